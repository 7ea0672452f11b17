"""Where a row would end with the permit for sale: the barrier as it would stand, and the stretch between."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.ground import (
    LEAST,
    LOT_DEPTH,
    NORTH,
    PAVEMENT,
    SCALED,
    SOUTH,
    end_x,
    narrow_end_x,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces_houses import on_both
from baumeister.games.neue_heimat.rules.moves import SHORTER
from baumeister.games.neue_heimat.rules.placing import changed_row, length_after
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.phrases import lots, row_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo, hit
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, capital

TO_LENGTH = Text("{row}: {lots}", "{row}: {lots}")
BAND = box(0, NORTH + 2, 1, SOUTH - NORTH - 4)  # a stretch of a row's land, to be made as wide as it is
POST = 8.0  # from the middle of a barrier to where nothing of it stands, and where a fingertip that slips does nothing
TO_HIT = 86.0  # how wide at least, for a fingertip
ARROW, DIGIT, PADDING = 13.0, 9.4, 3.5  # of a sign: its arrow, each digit, what is free at its ends
SIGN_HEIGHT = 28.0


def new_ends(view: State, moves: Sequence[int], look: Look) -> Iterator[Markup]:
    """Draw where rows would end."""
    for move in moves:
        yield _new_end(view, move, look)


def _new_end(view: State, move: int, look: Look) -> Markup:
    """Draw the barrier where it would stand, the stretch between as what is clicked, and in it how long the row would be."""
    row, length, after = changed_row(view, move), int(view.lengths[changed_row(view, move)]), length_after(view, move)
    ways = (end_x(length, length), end_x(after, length)), (narrow_end_x(length, length), narrow_end_x(after, length))
    words = TO_LENGTH.format(row=capital(row_name(row)), lots=lots(after))
    (wide, narrow), y = ways, row_y(row)
    return group(
        title(words[look.language]),
        group(hit(look, BAND), transform=_across(*wide, y, TO_HIT), data_narrow=_across(*narrow, y, TO_HIT)),
        halo(look, BAND, transform=_across(*wide, y), data_narrow=_across(*narrow, y)),
        group(pole(look), opacity=0.7, transform=at(wide[1], y) + SCALED, data_narrow=at(narrow[1], y) + SCALED),
        *on_both(*(sign_of_length(look, length, after, y, *way) for way in ways)),
        id=f"{'longer' if move < SHORTER else 'shorter'}-{row + 1}",
        class_="part lot end at-stake",
    )


def _across(barrier: float, end: float, y: float, least: float = 0.0) -> str:
    """Return the transform that lays the band from a row's barrier to its new end, or some way beyond, clear of the posts."""
    width = max(abs(end - barrier) - 2 * POST, least)
    west = barrier + POST if end > barrier else barrier - POST - width
    return f"{at(west, y)} scale({width:g} 1)"


@lru_cache(maxsize=256)
def sign_of_length(look: Look, length: int, after: int, y: float, barrier: float, end: float) -> Markup:
    """Draw a sign on the pavement at the end of a stretch: how long the row is, and how long it is then."""
    now, then, way = str(length), str(after), 1 if end > barrier else -1
    width = sign_width(now, then)
    west = -width / 2 + PADDING
    first, last = west + DIGIT * len(now) / 2, -west - DIGIT * len(then) / 2
    arrow = f"M{west + DIGIT * len(now) + 2.5:g} 0h{ARROW - 5:g}m-5 -5l5 5l-5 5"
    return group(
        rect(-width / 2, -SIGN_HEIGHT / 2, width, SIGN_HEIGHT, look["sheet"], rx=3, stroke=look["ink"], stroke_width=OUTLINE),
        text(first, 0, now, LEAST, look["ink"], plain=True, font_weight=700),
        path(arrow, fill="none", stroke=look["ink"], stroke_width=2.2, stroke_linejoin="round", stroke_linecap="round"),
        text(last, 0, then, LEAST, look["ink"], plain=True, font_weight=700),
        transform=at(end - way * min(width, abs(end - barrier)) / 2 + (0 if way > 0 else POST / 2), y + PAVEMENT),
        pointer_events="none",
    )


def sign_width(now: str, then: str) -> float:
    """Return how wide a sign with an arrow between two numbers is."""
    return ARROW + DIGIT * len(now + then) + 2 * PADDING


@lru_cache(maxsize=8)
def pole(look: Look) -> Markup:
    """Draw a barrier across the row: red and white, between two posts."""
    top, bottom = -LOT_DEPTH / 2, LOT_DEPTH / 2 + 2
    return group(
        line(0, top, 0, bottom, look["ink"], 6.4),
        line(0, top, 0, bottom, look["sheet"], 4.2),
        path(f"M0 {top + 2:g}V{bottom:g}", fill="none", stroke=look["red-light"], stroke_width=4.2, stroke_dasharray="6 6"),
        *(rect(-4, y - 5, 8, 10, look["basalt-light"], rx=1.5, stroke=look["ink"], stroke_width=DETAIL) for y in (top, bottom)),
    )
