"""The changing part of a table's page for spectators: made and compressed once for all who see the same."""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from sys import getsizeof

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from baumeister.text import Language
from baumeister.web.pages.render_cache import CACHE
from baumeister.web.pages.view_models import Frame, Seat

LEVEL = 5


@dataclass(frozen=True)
class SpectatorView:
    """All that a spectator's fragment depends on. Events never change, so the last one stands for all."""

    table_id: str
    seq: int
    ply: int | None
    seats: tuple[Seat, ...]
    language: Language
    origin: str


@dataclass
class Fragment:
    """A fragment, plain and compressed."""

    html: str

    @cached_property
    def packed(self) -> bytes:
        """The fragment for browsers that take gzip."""
        return gzip.compress(self.html.encode(), LEVEL)

    def answer(self, request: Request) -> Response:
        """Return the fragment as an answer, packed if the browser takes it so."""
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return HTMLResponse(self.html)
        return HTMLResponse(self.packed, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


def spectator_fragment(view: SpectatorView, frame: Frame, make: Callable[[], str]) -> Fragment:
    """Return a fragment, made now if nobody asked for it before. A fragment with a browser's token is not shared."""

    def size_of(fragment: Fragment) -> int:
        return getsizeof(fragment.html)

    def may_keep(fragment: Fragment) -> bool:
        return frame.csrf not in fragment.html

    return CACHE.get(view, lambda: Fragment(make()), size_of, may_keep)
