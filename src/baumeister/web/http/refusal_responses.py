"""Answers to refused requests: one place for pages, the table's script and the API."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from baumeister.web import pages
from baumeister.web.http import metrics, request_refusals
from baumeister.web.http.request_ids import route_of
from baumeister.web.http.request_refusals import AtTable, HttpRefusal
from baumeister.web.http.session import Session, message_of, preferred_language
from baumeister.web.logs import REQUEST
from baumeister.web.table.refusals import Code, Refusal, StaleError

Handler = Callable[[Request, Exception], Awaitable[Response]]
STATUSES: Mapping[Code, int] = {
    "not there": 404,
    "not readable": 410,
    "not allowed": 403,
    "not now": 409,
    "not possible": 422,
    "no store": 503,
}
log = logging.getLogger("baumeister.web")


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    return refusal.status if isinstance(refusal, HttpRefusal) else STATUSES[refusal.code]


def answer(request: Request, refusal: Refusal) -> Response:
    """Answer with the reason: as JSON for programs and for the table's script, else as a page."""
    return _answer(request, refusal, _reason)


def answer_briefly(request: Request, refusal: Refusal) -> Response:
    """Answer like `answer`, but with a bare sentence for a page: a flood must not cost us pages."""
    return _answer(request, refusal, _sentence)


def _answer(request: Request, refusal: Refusal, for_pages: Callable[[Request, Refusal], Response]) -> Response:
    metrics.count(request, refusal)
    make = _problem if request.url.path.startswith("/api/") else for_pages
    response = make(request, refusal)
    if refusal.retry_after:
        response.headers["Retry-After"] = str(int(refusal.retry_after))
    return response


def _problem(request: Request, refusal: Refusal) -> Response:
    """Answer a program with a `ProblemJson` (web/api/schemas.py)."""
    status, language = status_of(refusal), preferred_language(request.headers.get("accept-language", ""))
    table = refusal.table if isinstance(refusal, AtTable) else None
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return JSONResponse({"reason": refusal.text[language], "rule": refusal.rule, "table": table}, status, headers)


def _reason(request: Request, refusal: Refusal) -> Response:
    session, status = Session.of(request), status_of(refusal)
    if session.wants_json:
        stale = {"stale": True} if isinstance(refusal, StaleError) else {}
        return JSONResponse({"reason": refusal.text[session.language], "rule": refusal.rule} | stale, status)
    frame, back = session.frame(message_of(refusal), status, "/"), _table_behind(request) if status == 405 else ""
    return HTMLResponse(pages.error_page(frame, back=back), status)


def _table_behind(request: Request) -> str:
    """Return the address of the table whose form was opened like a page: it stands in the address bar after a refusal."""
    table_id = request.path_params.get("table_id", "")
    return f"/t/{quote(table_id)}" if table_id else ""


def _sentence(request: Request, refusal: Refusal) -> Response:
    session, status = Session.of(request), status_of(refusal)
    sentence = refusal.text[session.language]
    return JSONResponse({"reason": sentence, "rule": ""}, status) if session.wants_json else PlainTextResponse(sentence, status)


async def on_refusal(request: Request, error: Exception) -> Response:
    """Answer a refusal."""
    assert isinstance(error, Refusal)
    return answer(request, error)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer an error of the framework."""
    assert isinstance(error, HTTPException)
    response = answer(request, request_refusals.of_http(error, request.method))
    response.headers.update(error.headers or {})
    return response


async def on_fault(request: Request, error: Exception) -> Response:
    """Log a fault of ours and admit it."""
    log.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    return answer(request, request_refusals.fault(REQUEST.get()))


async def on_gone(request: Request, error: Exception) -> Response:  # noqa: ARG001 - the framework's signature
    """Answer nobody: the client went in the middle of its request, or was cut off."""
    return Response(status_code=400)


HANDLERS: Mapping[type[Exception], Handler] = {
    Refusal: on_refusal,
    HTTPException: on_http_error,
    ClientDisconnect: on_gone,
    Exception: on_fault,
}
