"""Files for browsers."""

from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Route

from baumeister.web.http import request_refusals
from baumeister.web.pages.assets import files, version

KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "public, no-cache"


async def file(request: Request) -> FileResponse:
    """Send a file; one asked for with its version may be kept for ever."""
    path: str = request.path_params["path"]
    first, _, rest = path.partition("/")
    is_versioned = first == version()
    found = files().get(rest if is_versioned else path)
    if found is None:
        raise request_refusals.no_page()
    return FileResponse(found, headers={"Cache-Control": KEPT if is_versioned else ASKED_AGAIN})


ROUTES = [Route("/static/{path:path}", file)]
