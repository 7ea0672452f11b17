"""Responses shared by several routes."""

import gzip

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from baumeister.web.http import request_refusals
from baumeister.web.http.forms import Fields
from baumeister.web.http.session import Session, escape, host_of
from baumeister.web.live.client_request import ClientRequest, content_hash
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.news import ends_of_beats

LATELY = 8
"""Events among which a page that has acted looks for beats."""


def client_request(request: Request, session: Session, fields: Fields, table_id: str = "") -> ClientRequest:
    """Return the visitor's request, with its own key."""
    key = request.headers.get("idempotency-key", "") or fields.get("key", "")
    if not key.isprintable():  # not every database keeps such text
        raise request_refusals.unreadable("key")
    content = sorted((name, value) for name, value in fields.items() if name not in ("csrf", "key"))
    return ClientRequest(session.visitor(table_id), key[:128], content_hash(request.url.path, content))


def answer_changed(session: Session, table: LiveTable) -> Response:
    """Answer that a table has been changed."""
    if session.wants_json:
        return session.sign(
            JSONResponse({"seq": table.now.seq, "beats": ends_of_beats(table.history.since(table.now.seq - LATELY))})
        )
    return session.sign(RedirectResponse(f"/t/{table.facts.id}", 303))


def redirect(session: Session, path: str) -> Response:
    """Send the browser to another page."""
    if session.wants_json:
        return session.sign(JSONResponse({"location": path}))
    return session.sign(RedirectResponse(path, 303))


def own_path(path: str) -> str:
    """Return a path of this site, whatever was asked for."""
    is_own = path.startswith("/") and not path.startswith(("//", "/\\")) and host_of(path) == "" and path.isprintable()
    return path if is_own else "/"


def remember_name(session: Session, fields: Fields) -> None:
    """Remember the visitor's name."""
    session.remember("name", escape(fields.get("name", "")[:60]))


def as_taken(request: Request, packed: bytes) -> tuple[bytes, dict[str, str]]:
    """Return what is packed, or unpacked if the browser doesn't take it so, and the headers that say which."""
    if "gzip" not in request.headers.get("accept-encoding", ""):  # the middleware then adds `Vary`
        return gzip.decompress(packed), {}
    return packed, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
