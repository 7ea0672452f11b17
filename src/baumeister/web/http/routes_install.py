"""Files with which browsers install the table: the manifest, its icons, the service worker, the page without a server."""

import asyncio
import json

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from baumeister.text import Language
from baumeister.web.http import request_refusals
from baumeister.web.http.routes_assets import ASKED_AGAIN, KEPT
from baumeister.web.http.session import Session
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.site import texts as site_words
from baumeister.web.pages.site.assets import FOLDER, asset, style, version
from baumeister.web.pages.site.icons import ICONS, icon, icon_png
from baumeister.web.pages.site.layout import FONTS, THEME_COLOURS
from baumeister.web.pages.site.offline import offline_page

PAPER = THEME_COLOURS["light"]
OFFLINE = "/offline"


async def manifest(request: Request) -> JSONResponse:
    """Describe the table as a program."""
    found = described(Session.of(request).language)
    return JSONResponse(found, headers={"Cache-Control": ASKED_AGAIN}, media_type="application/manifest+json")


def described(language: Language) -> dict[str, object]:
    """Return the manifest."""
    return {
        "id": "/",
        "name": common.BAUMEISTER[language],
        "short_name": common.BAUMEISTER[language],
        "description": site_words.SHORT_ABOUT[language],
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": icon(name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size in ICONS.items()
            if (purpose := {"icon": "any", "mask": "maskable"}.get(name.partition("-")[0]))
        ],
    }


async def icon_file(request: Request) -> Response:
    """Send an icon, drawn once."""
    name: str = request.path_params["name"]
    if name not in ICONS:
        raise request_refusals.no_page()
    body = await asyncio.to_thread(icon_png, name)
    is_versioned = request.path_params["version"] == version()
    return Response(body, media_type="image/png", headers={"Cache-Control": KEPT if is_versioned else ASKED_AGAIN})


async def worker(_: Request) -> Response:
    """Send the service worker, another one whenever a file has changed. It serves all paths below its own: the whole site."""
    kept = json.dumps([OFFLINE, *map(asset, (style("pages"), *FONTS, "favicon.svg"))])
    code = (FOLDER / "worker.js").read_text().replace("VERSION", version()).replace('"KEPT"', kept)
    return Response(code, media_type="text/javascript", headers={"Cache-Control": ASKED_AGAIN})


async def offline(_: Request) -> HTMLResponse:
    """Show the page without a server."""
    return HTMLResponse(offline_page(), headers={"Cache-Control": ASKED_AGAIN})


ROUTES = [
    Route("/manifest.webmanifest", manifest),
    Route("/icons/{version}/{name}", icon_file),
    Route("/worker.js", worker),
    Route(OFFLINE, offline),
]
