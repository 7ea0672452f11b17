"""Files that browsers fetch: under a name that changes with the content, so that they are kept for ever."""

import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Route

from baumeister.web.table import refusals

FOLDER = Path(__file__).resolve().parents[1] / "static"
KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "public, no-cache"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@cache
def files() -> dict[str, Path]:
    """Return all files by their names; what is not among them is not sent."""
    return {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*")) if path.is_file()}


@cache
def version() -> str:
    """Return a name for the content of all files."""
    digest = hashlib.sha256()
    for name, path in files().items():
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def asset(name: str) -> str:
    """Return a file's address. Files find each other by relative addresses, as all are under the same version."""
    return f"/static/{version()}/{name}"


async def file(request: Request) -> FileResponse:
    """Send a file; one asked for with its version may be kept for ever."""
    path: str = request.path_params["path"]
    first, _, rest = path.partition("/")
    is_versioned = first == version()
    found = files().get(rest if is_versioned else path)
    if found is None:
        raise refusals.no_page()
    return FileResponse(found, headers={"Cache-Control": KEPT if is_versioned else ASKED_AGAIN})


ROUTES = [Route("/static/{path:path}", file)]
