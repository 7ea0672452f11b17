"""The favicon's drawing as icons of an installed page."""

import re
from functools import cache

from baumeister.svg.png import png_from
from baumeister.web.pages.site.assets import files, version

ICONS = {"icon-192.png": 192, "icon-512.png": 512, "mask-512.png": 512, "touch-180.png": 180}
"""Sizes in pixels. A mask's corners may be cut off by the device; so may those of a touch icon."""
SAFE = 0.7  # of a mask's width: the rest may be cut off


def icon(name: str) -> str:
    """Return an icon's address."""
    return f"/icons/{version()}/{name}"


@cache
def icon_png(name: str) -> bytes:
    """Return an icon."""
    drawing = files()["favicon.svg"].read_text()
    return png_from(drawing if name.startswith("icon") else filled(drawing), ICONS[name])


def filled(drawing: str) -> str:
    """Return the drawing on paper that reaches its edges: its frame goes, the rest keeps clear of them."""
    whole = re.fullmatch(r"(<svg[^>]*>)(<rect[^>]*>)(.*)</svg>\s*", drawing, re.DOTALL)
    assert whole is not None
    outer, frame, inner = whole.groups()
    paper = re.search(r'fill="([^"]*)"', frame)
    assert paper is not None
    shift = 32 * (1 - SAFE)
    moved = f'<g transform="translate({shift:g} {shift:g}) scale({SAFE})">{inner}</g>'
    return f'{outer}<rect width="64" height="64" fill="{paper[1]}"/>{moved}</svg>'
