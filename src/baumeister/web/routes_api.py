"""The API for programs."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from baumeister.web.browser import preferred
from baumeister.web.refusals import Refusal

router = APIRouter(prefix="/api/v1")


def refusal_answer(request: Request, refusal: Refusal) -> Response:
    """Answer with the reason why something was not done."""
    headers = {"Retry-After": str(int(refusal.retry_after))} if refusal.retry_after else None
    language = preferred(request.headers.get("accept-language", ""))
    return JSONResponse({"reason": refusal.text[language], "rule": refusal.rule}, refusal.status, headers)
