"""The API as an application of its own."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError

from baumeister import __version__
from baumeister.web.api import routes, routes_undo
from baumeister.web.http import request_refusals
from baumeister.web.http.refusal_responses import HANDLERS, answer

ABOUT = "Make tables, sit down, play, and follow what happens, with the secret of a seat. docs/api.md shows how to write a bot."


def create_api() -> FastAPI:
    """Return the application under /api/v1."""
    api = FastAPI(title="Baumeister", version=__version__, description=ABOUT, docs_url=None, redoc_url=None)
    for error, handler in HANDLERS.items():
        api.add_exception_handler(error, handler)
    api.add_exception_handler(RequestValidationError, _on_unreadable)
    for doors in (routes, routes_undo):
        api.include_router(doors.router)
    return api


async def _on_unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = next(iter(error.errors()), None)
    where = ".".join(str(part) for part in first["loc"]) if first else ""
    return answer(request, request_refusals.unreadable(f"{where}: {first['msg']}" if first else ""))
