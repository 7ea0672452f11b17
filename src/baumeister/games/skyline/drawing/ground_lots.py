"""The lots before the city: gardens, orchards, a pond, sheds, surveyors' pegs."""

from collections.abc import Callable

from baumeister.games.skyline.drawing.board_place import field_middle
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, number, path
from baumeister.svg.plan import trees
from baumeister.svg.solid import DETAIL


def lot_ground(look: Look, field: int) -> Markup:
    """Draw a lot."""
    drawn = GROUNDS[int(KINDS[field])](look, field)
    return group(drawn, transform=at(*field_middle(field)))


def orchard(look: Look, seed: int) -> Markup:
    """Draw rows of fruit trees."""
    return trees(
        look, [(-30.0 + i * 20 + j % 2 * 6, -22.0 + j * 22, 5.0 + (i + j + seed) % 3) for i in range(4) for j in range(3)]
    )


def allotments(look: Look, seed: int) -> Markup:
    """Draw beds in rows, with a hut."""
    beds = "".join(f"M-40 {number(-30 + i * 8)}h{44 + (i * 7 + seed) % 13}" for i in range(9))
    return group(path(beds, **_line(look), stroke_dasharray="11 3"), _hut(look, 22, 4), trees(look, [(30.0, -20.0, 6.0)]))


def pond(look: Look, seed: int) -> Markup:
    """Draw a pond under trees."""
    shore = "M-24 2q2 -20 24 -16q16 2 22 10q10 14 -10 20q-18 8 -30 0q-8 -6 -6 -14Z"
    return group(
        path(shore, fill=look["water"], stroke=look["ink-faint"], stroke_width=DETAIL),
        path("M-10 4q5 -3 10 0t10 0M-2 12q4 -3 8 0", **_line(look)),
        trees(look, [(-32.0, -20.0, 7.0), (34.0, -16.0 + seed % 5, 6.0), (36.0, 26.0, 8.0), (-34.0, 26.0, 5.0)]),
    )


def farm(look: Look, seed: int) -> Markup:
    """Draw two barns with ridges, a yard, a path."""
    return group(
        path(f"M50 {12 + seed % 7}Q10 6 -10 12T-50 {20 - seed % 5}", **_line(look)),
        _hut(look, -32, -26, 34, 18),
        _hut(look, -32, 20, 24, 16),
        trees(look, [(24.0, -18.0, 7.0), (36.0, 26.0, 6.0), (22.0, 28.0, 5.0)]),
    )


def meadow(look: Look, seed: int) -> Markup:
    """Draw grass, and a path across."""
    tufts = [((i * 37 + seed * 11) % 84 - 42, (i * 23 + seed * 17) % 66 - 30) for i in range(10)]
    grass = "".join(f"M{x} {y}l2 -5M{x + 3} {y}v-6M{x + 6} {y}l-2 -5" for x, y in tufts)
    return group(
        path(f"M-50 {-10 + seed % 9}C-16 -26 4 26 50 {6 + seed % 11}", **_line(look), stroke_dasharray="5 4"),
        path(grass, **_line(look)),
        trees(look, [(-34.0, 26.0, 6.0)]),
    )


def survey(look: Look, seed: int) -> Markup:
    """Draw the surveyors' pegs and strings."""
    pegs = "".join(f"M{x - 3} {y - 3}l6 6m-6 0l6 -6" for x in (-28, 28) for y in (-20, 22))
    return group(
        path("M-28 -20H28V22H-28Z", **_line(look), stroke_dasharray="6 3"),
        path(f"M-28 -20L28 22M-28 22L28 -20M{-6 + seed % 3} 1h12", **_line(look), opacity=0.6),
        path(pegs, fill="none", stroke=look["ink-faint"], stroke_width=1.4),
    )


def _hut(look: Look, x: float, y: float, width: float = 18.0, depth: float = 14.0) -> Markup:
    return path(
        f"M{x} {y}h{width}v{depth}h-{width}ZM{x} {number(y + depth / 2)}h{width}",
        fill=look["ground"],
        stroke=look["ink-faint"],
        stroke_width=DETAIL,
    )


def _line(look: Look) -> dict[str, Attribute]:
    return {"fill": "none", "stroke": look["line"], "stroke_width": DETAIL * 1.4, "stroke_linecap": "round"}


KINDS = "052413314052243501105234430125521340"  # row by row
GROUNDS: tuple[Callable[[Look, int], Markup], ...] = (orchard, survey, allotments, meadow, pond, farm)
