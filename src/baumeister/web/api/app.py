"""The API as an application of its own, loaded when it is first asked, or when there is time."""

import logging

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from baumeister import __version__
from baumeister.web.api.routes import refusal_answer, router
from baumeister.web.table import refusals
from baumeister.web.table.refusals import Refusal

log = logging.getLogger("baumeister.web")
ABOUT = "Make tables, sit down, play, and follow what happens, with the secret of a seat. docs/api.md shows how to write a bot."


def create_api() -> FastAPI:
    """Return the application under /api/v1."""
    api = FastAPI(title="Baumeister", version=__version__, description=ABOUT, docs_url=None, redoc_url=None)
    api.add_exception_handler(Refusal, _on_refusal)
    api.add_exception_handler(RequestValidationError, _on_unreadable)
    api.add_exception_handler(HTTPException, _on_http_error)
    api.add_exception_handler(Exception, _on_fault)
    api.include_router(router)
    return api


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_answer(request, error)


async def _on_unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    refusal = refusals.unreadable()
    first = next(iter(error.errors()), None)
    if first is not None:
        where = ".".join(str(part) for part in first["loc"])
        refusal.text = refusals.with_detail(refusal.text, f"{where}: {first['msg']}")
    return refusal_answer(request, refusal)


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal_answer(request, refusals.of_http(error))
    response.headers.update(error.headers or {})
    return response


async def _on_fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refusal_answer(request, refusals.fault())
