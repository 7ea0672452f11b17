"""Two branches of laurel: round the one of a player who has won, small at the face of whoever leads."""

import math

import htpy as h

from baumeister.text import Language
from baumeister.web.pages.elements import texts as words

RADIUS, MIDDLE = 33.0, 50.0
LEAF = "M0 2C-9 -5 -8 -17 0 -24C8 -17 9 -5 0 2Z"
LEAVES, FEW_LEAVES = range(8, 150, 23), range(14, 150, 32)
"""Where a branch's leaves are, in degrees from its foot, and where those of a small one are."""
LARGER = 1.15
"""How large these are."""
SPREAD = 24
"""By how many degrees leaves turn outwards and inwards."""
BOW = "M50 84L36 97L40 84L31 78ZM50 84L64 97L60 84L69 78Z"


def wreath() -> h.Renderable:
    """Draw the branches, tied by a bow, round a one; the page colours it by the seat's class."""
    return h.svg(".wreath", viewBox="0 0 100 100", aria_hidden="true")[
        h.path(".bow", d=BOW),
        _branches(LEAVES, 0.8),
        h.text(x=f"{MIDDLE:g}", y="63")["1"],
    ]


def sign_of_lead(language: Language, *, is_open: bool = False) -> h.Renderable:
    """Draw the branches small, and say what they mean: perhaps that it leads whatever becomes of open points."""
    said = (words.LEADS_EITHER_WAY if is_open else words.LEADS)[language]
    return h.span(".leads", title=said)[
        h.svg(viewBox="0 0 100 100", aria_hidden="true")[_branches(FEW_LEAVES, LARGER)],
        h.span(".unseen")[said],
    ]


def _branches(leaves: range, scale: float) -> h.Renderable:
    branch = [h.path(d=LEAF, transform=_place(angle, turn, scale)) for angle in leaves for turn in (SPREAD, -SPREAD)]
    return h.fragment[h.g[branch], h.g(transform=f"translate({2 * MIDDLE:g} 0) scale(-1 1)")[branch]]


def _place(angle: int, turn: int, scale: float) -> str:
    """Return the transformation of a leaf to its place on the right branch, pointing along it and aside."""
    x, y = MIDDLE + RADIUS * math.sin(math.radians(angle)), MIDDLE + RADIUS * math.cos(math.radians(angle))
    return f"translate({x:.1f} {y:.1f}) rotate({90 - angle + turn}) scale({scale:g})"
