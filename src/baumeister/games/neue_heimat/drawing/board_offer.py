"""What can be auctioned next, small, in a line below the rows: on low phones the auction's panel covers the racks."""

from functools import lru_cache

from baumeister.core.record import OVER
from baumeister.games.neue_heimat.drawing.ground import LEAST, NARROW_CORNER, SHEET_BOTTOM
from baumeister.games.neue_heimat.drawing.pieces import floor_body, floor_marks, special, tile_stack
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, DISPLAY_ROWS, MAYOR, SPECIALS
from baumeister.games.neue_heimat.rules.state import BESIDE, State
from baumeister.games.neue_heimat.words.turn_preview import is_choosing
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL

TOP, HEIGHT = SHEET_BOTTOM - 4.5, 40.0  # the racks below it lie under the panel, which leaves no more room
LEFT, RACK, GAP = NARROW_CORNER[0] + 6.0, 112.0, 6.0  # of the racks: where the first begins, how wide each is
CUBE = 0.72  # the size of floors
FROM_EDGE = 24.0  # from a rack's edge to the middle of the floor at its end
ROOFS, SPECIAL = LEFT + DISPLAY_ROWS * (RACK + GAP) + 30.0, 50.0  # where the roofs lie; from there, and from piece to piece


def offer_in_brief(view: State, look: Look) -> Markup:
    """Draw the racks' ends, how many roofs are left, the special pieces; before whoever chooses they lie in the panel."""
    drawn: list[Markup] = []
    if view.actor != OVER and not is_choosing(view):
        beside = tuple(number for number in range(SPECIALS) if view.specials[number] == BESIDE)
        drawn = [_rack(look, row, _ends(view, row)) for row in range(DISPLAY_ROWS)]
        drawn.append(_beside(look, int(view.roofs_left), beside))
    return group(*drawn, class_="narrow in-brief", display="none", pointer_events="none")


def _ends(view: State, row: int) -> tuple[int, ...]:
    cubes = view.display[row, view.display_start[row] : view.display_stop[row]].tolist()
    return tuple(cubes if len(cubes) < 2 else (cubes[0], cubes[-1]))


@lru_cache(maxsize=512)
def _rack(look: Look, row: int, ends: tuple[int, ...]) -> Markup:
    places = FROM_EDGE, RACK - FROM_EDGE
    return group(
        rect(0, 0, RACK, HEIGHT, look["wash"], rx=3, stroke=look["line"], stroke_width=DETAIL),
        *(_cube(look, cube, x) for cube, x in zip(ends, places, strict=False)),
        transform=at(LEFT + row * (RACK + GAP), TOP),
    )


def _cube(look: Look, cube: int, x: float) -> Markup:
    drawn = floor_body(look, int(COLOUR_OF[cube])), floor_marks(look, cube, has_letter=False)
    return group(*drawn, transform=f"{at(x + 2, HEIGHT / 2 + 6.5)} scale({CUBE:g})")


@lru_cache(maxsize=256)
def _beside(look: Look, roofs: int, specials: tuple[int, ...]) -> Markup:
    stack = group(tile_stack(look, 2), transform=f"{at(-14, 2)} scale(0.6)") if roofs else ""
    return group(
        stack,
        text(14, 2, roofs, LEAST, look["ink"]) if roofs else "",
        *(_special(look, number, (index + 1) * SPECIAL) for index, number in enumerate(specials)),
        transform=at(ROOFS, TOP + HEIGHT / 2),
    )


def _special(look: Look, number: int, x: float) -> Markup:
    feet, scale = (18.0, 0.7) if number == MAYOR else (6.0, 1.05)
    return group(special(look, number, is_low=True), transform=f"{at(x, feet)} scale({scale:g})")
