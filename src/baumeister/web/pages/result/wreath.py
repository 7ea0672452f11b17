"""The wreath of a player who has won, in the colour of the seat."""

import math

import htpy as h

RADIUS, MIDDLE = 33.0, 50.0
LEAF = "M0 2C-9 -5 -8 -17 0 -24C8 -17 9 -5 0 2Z"
LEAVES = range(8, 150, 23)
"""Where a branch's leaves are, in degrees from its foot."""
SPREAD = 24
"""By how many degrees leaves turn outwards and inwards."""
BOW = "M50 84L36 97L40 84L31 78ZM50 84L64 97L60 84L69 78Z"


def wreath() -> h.Renderable:
    """Draw two branches of laurel, tied by a bow, round a one; the page colours it by the seat's class."""
    branch = [h.path(d=LEAF, transform=_place(angle, turn)) for angle in LEAVES for turn in (SPREAD, -SPREAD)]
    return h.svg(".wreath", viewBox="0 0 100 100", aria_hidden="true")[
        h.path(".bow", d=BOW),
        h.g[branch],
        h.g(transform=f"translate({2 * MIDDLE:g} 0) scale(-1 1)")[branch],
        h.text(x=f"{MIDDLE:g}", y="63")["1"],
    ]


def _place(angle: int, turn: int) -> str:
    """Return the transformation of a leaf to its place on the right branch, pointing along it and aside."""
    x, y = MIDDLE + RADIUS * math.sin(math.radians(angle)), MIDDLE + RADIUS * math.cos(math.radians(angle))
    return f"translate({x:.1f} {y:.1f}) rotate({90 - angle + turn}) scale(0.8)"
