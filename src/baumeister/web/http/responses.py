"""What answers of several routes are made of."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from baumeister.web import pages
from baumeister.web.http.forms import Fields
from baumeister.web.http.session import Browser, escaped, host_of, message_of
from baumeister.web.live.service import Asked, content_hash
from baumeister.web.table.live_table import OpenTable
from baumeister.web.table.refusals import Refusal


def asked(request: Request, browser: Browser, fields: Fields, table_id: str = "") -> Asked:
    """Return who asks what, and the request's own key."""
    key = request.headers.get("idempotency-key", "") or fields.get("key", "")
    content = sorted((name, value) for name, value in fields.items() if name not in ("csrf", "key"))
    return Asked(browser.visitor(table_id), key[:128], content_hash(request.url.path, content))


def done(browser: Browser, table: OpenTable) -> Response:
    """Answer that a table has been changed."""
    if browser.wants_json:
        return browser.sign(JSONResponse({"seq": table.now.seq}))
    return browser.sign(RedirectResponse(f"/t/{table.facts.id}", 303))


def moved(browser: Browser, path: str) -> Response:
    """Answer that it goes on elsewhere."""
    if browser.wants_json:
        return browser.sign(JSONResponse({"location": path}))
    return browser.sign(RedirectResponse(path, 303))


def own_path(path: str) -> str:
    """Return a path of this site, whatever was asked for."""
    is_own = path.startswith("/") and not path.startswith(("//", "/\\")) and host_of(path) == "" and path.isprintable()
    return path if is_own else "/"


def remember_name(browser: Browser, fields: Fields) -> None:
    """Remember the name that somebody goes by."""
    browser.remember("name", escaped(fields.get("name", "")[:60]))


def refusal_answer(request: Request, refusal: Refusal) -> Response:
    """Answer with the reason why something was not done: as JSON for the table's script, else as a page."""
    browser = Browser.of(request)
    headers = {"Retry-After": str(int(refusal.retry_after))} if refusal.retry_after else None
    if browser.wants_json:
        content = {"reason": refusal.text[browser.language], "rule": refusal.rule}
        return JSONResponse(content, refusal.status, headers)
    frame = browser.frame(message_of(refusal), refusal.status, "/")
    return HTMLResponse(pages.error_page(frame), refusal.status, headers)
