"""Answers with pages, which are drawn in processes."""

from collections.abc import Callable
from functools import partial
from typing import ParamSpec

from starlette.background import BackgroundTask
from starlette.responses import HTMLResponse, Response

from baumeister.web.http.responses import as_taken
from baumeister.web.http.services import Services
from baumeister.web.http.session import Session
from baumeister.web.pages.rendering.packing import pack

P = ParamSpec("P")


async def draw_page(here: Services, make: Callable[P, str], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """Return a page, drawn and packed by a process."""
    async with here.drawing.turns:
        return await here.drawing.draw(partial(pack, make, *args, **kwargs))


def sign_page(session: Session, body: bytes, status: int = 200, background: BackgroundTask | None = None) -> Response:
    """Return a packed page as the answer to a browser, unpacked if it doesn't take it packed, with the browser's cookies."""
    content, headers = as_taken(session.request, body)
    return session.sign(HTMLResponse(content, status, headers, background=background))
