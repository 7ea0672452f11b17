"""The changing part of a table's page as onlookers get it: made once for all who see the same, and compressed once."""

import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from baumeister.core.position import Position
from baumeister.text import Language
from baumeister.web.pages.view_models import Frame, Seat

KEPT = 64  # fragments, some 250 kB each
LEVEL = 5


@dataclass(frozen=True)
class Sight:
    """All that an onlooker's fragment depends on."""

    position: Position
    seq: int
    ply: int | None
    seats: tuple[Seat, ...]
    language: Language
    origin: str


@dataclass
class Made:
    """A fragment, and the same compressed."""

    html: str

    @cached_property
    def packed(self) -> bytes:
        """The fragment as browsers that take gzip get it."""
        return gzip.compress(self.html.encode(), LEVEL)

    def answer(self, request: Request) -> Response:
        """Return the fragment as an answer, packed if the browser takes it so."""
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return HTMLResponse(self.html)
        return HTMLResponse(self.packed, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


class Onlookers:
    """The fragments that onlookers asked for last."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._made: OrderedDict[Sight, Made] = OrderedDict()

    def fragment(self, sight: Sight, frame: Frame, make: Callable[[], str]) -> Made:
        """Return a fragment, made now if nobody asked for it before. What holds a token of its browser's is not shared."""
        found = self._made.get(sight)
        if found is None:
            found = Made(make())
            if frame.csrf in found.html:
                return found
            self._made[sight] = found
            if len(self._made) > self._kept:
                self._made.popitem(last=False)
        self._made.move_to_end(sight)
        return found
