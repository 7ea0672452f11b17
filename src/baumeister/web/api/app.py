"""The API as an application of its own."""

import asyncio

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from baumeister import __version__
from baumeister.web.api import routes, routes_greetings, routes_undo
from baumeister.web.http import request_refusals
from baumeister.web.http.refusal_responses import HANDLERS, answer

ABOUT = "Make tables, sit down, play, and follow what happens, with the secret of a seat. docs/api.md shows how to write a bot."


def create_api() -> FastAPI:
    """Return the application under /api/v1."""
    api = FastAPI(
        title="Baumeister",
        version=__version__,
        description=ABOUT,
        servers=[{"url": "/api/v1"}],
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    api.add_route("/openapi.json", _describe, include_in_schema=False)
    for error, handler in HANDLERS.items():
        api.add_exception_handler(error, handler)
    api.add_exception_handler(RequestValidationError, _on_unreadable)
    for doors in (routes, routes_undo, routes_greetings):
        api.include_router(doors.router)
    return api


async def _describe(request: Request) -> Response:
    """Send the description, made once, outside the event loop: it takes a quarter of a second."""
    return JSONResponse(await asyncio.to_thread(request.app.openapi))


async def _on_unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = next(iter(error.errors()), None)
    where = ".".join(str(part) for part in first["loc"]) if first else ""
    return answer(request, request_refusals.unreadable(f"{where}: {first['msg']}" if first else ""))
