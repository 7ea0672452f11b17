"""Files for browsers."""

import asyncio
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from baumeister.web.http import request_refusals
from baumeister.web.http.responses import as_taken
from baumeister.web.pages.site.assets import files, packed, version

KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "public, no-cache"


async def file(request: Request) -> Response:
    """Send a file; one asked for with its version may be kept for ever."""
    path: str = request.path_params["path"]
    first, _, rest = path.partition("/")
    is_versioned = first == version()
    name, headers = rest if is_versioned else path, {"Cache-Control": KEPT if is_versioned else ASKED_AGAIN}
    if body := await asyncio.to_thread(packed, name):
        content, said = as_taken(request, body)
        return Response(content, media_type=guess_type(name)[0], headers=headers | said)
    found = files().get(name)
    if found is None:
        raise request_refusals.no_page()
    return FileResponse(found, headers=headers)


ROUTES = [Route("/static/{path:path}", file)]
