"""The houses of Neue Heimat as they stand: floors, roofs, fences."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.ground import (
    BIG,
    LEAST,
    LOT_DEPTH,
    LOT_WIDTH,
    RIVER_AFTER,
    ROW_STEP,
    fence,
    is_wide_only,
    lot_scale,
    lot_x,
    narrow_lots_of,
    narrow_scale,
    on_lot,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import FLOOR, LETTER, ROOF_HEIGHT, ROOF_VALUE, floor_marks, floor_outline, roof
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, IS_SINGLE_LEVEL, LOTS
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER
from baumeister.games.neue_heimat.rules.scoring import owner_of
from baumeister.games.neue_heimat.rules.state import PLACE, State
from baumeister.games.neue_heimat.words.items import house_worth
from baumeister.games.neue_heimat.words.parts import cube_part, lot_part, roof_part
from baumeister.games.neue_heimat.words.phrases import cube_name, seat_name, site
from baumeister.svg import Look, Markup
from baumeister.svg.element import element, group, number, title
from baumeister.svg.hatch import box
from baumeister.svg.part import STANDING, halo, hit
from baumeister.svg.solid import raised
from baumeister.text import Text, capital, listed, points

HOUSE = Text("{site}: {floors}; {points} with roof, for {owner}", "{site}: {floors}; mit Dach {points}, für {owner}")
BARE = Text(
    "{site}: {floors}; {points} so far, no roof yet, for {owner}",
    "{site}: {floors}; {points} bisher, noch kein Dach, für {owner}",
)
FENCED = Text("{site}, fenced: one cube only", "{site}, eingezäunt: nur eine Etage")
GHOST = "ghost-piece"
LEAST_WITH_LETTER = 0.85  # the size of floors that have room for a colour's letter beside their number
GROUND = box(-LOT_WIDTH / 2, -LOT_DEPTH / 2, LOT_WIDTH, LOT_DEPTH)
WHOLE_LOT = box(-32, -26, 64, 70)  # with the pavement before it
CEILING = 28.0, 50.0  # how high up the sheet roofs of the first row may reach; beyond the river, below what is written there
BELOW_SIGNS = 63.5  # how far below the middle of the row before roofs of the others reach: only their ridges into two lines


def symbol(colour: int) -> str:
    """Return the id of a colour's floor, defined once."""
    return f"floor-{colour}"


def houses(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Draw the houses of a row, from the west to the east."""
    for index in range(LOTS):
        yield lot_to_click(view, row, index, look)
        yield from _house(view, row, index, look)


def height_of(level: int, floors: int, row: int, lot: int) -> float:
    """Return how high a level of a house of some floors is, the top of the last floor included.

    Only the top floor of a tall house is seen whole: the others are pushed together, so that its roof stays below the ceiling.
    """
    if level == floors:
        return height_of(floors - 1, floors, row, lot) + FLOOR if floors else 0.0
    room = ROW_STEP - BELOW_SIGNS if row else row_y(0) - CEILING[lot >= RIVER_AFTER]
    most = room / BIG - ROOF_HEIGHT
    return level * min(FLOOR, (most - FLOOR) / max(1, floors - 1))


def _house(view: State, row: int, index: int, look: Look) -> Iterator[Markup]:
    floors = view.floors[row, index, : view.floor_counts[row, index]].tolist()
    length = int(view.lengths[row])
    for level, cube in enumerate(floors):
        yield _standing(look, cube, row, index, length, level, len(floors))
    if value := int(view.roofs[row, index]):
        yield _roof(look, value, row, index, length, len(floors))
    if IS_SINGLE_LEVEL[row, index]:
        beyond = "wide" if is_wide_only(index, length) else None
        yield group(fence(look, "front"), class_=beyond, pointer_events="none", **on_lot(row, index, length))


@lru_cache(maxsize=1024)
def _standing(look: Look, cube: int, row: int, index: int, length: int, level: int, floors: int) -> Markup:
    """Draw a floor that has been built."""
    scales = lot_scale(index, length), narrow_scale(index, length)
    height = height_of(level, floors, row, index)
    seen = height_of(level + 1, floors, row, index) - height
    return group(
        element("use", href=f"#{symbol(int(COLOUR_OF[cube]))}"),
        *on_both(*(_marks(look, cube, scale, seen) for scale in scales)),
        id=cube_part(cube),
        class_="floor",
        pointer_events="none",
        **on_lot(row, index, length, height),
    )


def _marks(look: Look, cube: int, scale: float, seen: float) -> Markup:
    """Draw the marks of a floor of some size; on small ones a colour's letter couldn't be read."""
    return floor_marks(look, cube, has_letter=scale > LEAST_WITH_LETTER, larger=max(1.0, LEAST / scale / LETTER), seen=seen)


@lru_cache(maxsize=1024)
def _roof(look: Look, value: int, row: int, index: int, length: int, floors: int) -> Markup:
    """Draw the roof on a house; its number can be read on all screens."""
    scales = lot_scale(index, length), narrow_scale(index, length)
    return group(
        *on_both(*(roof(look, value, max(1.0, LEAST / scale / ROOF_VALUE)) for scale in scales)),
        id=roof_part(row, index),
        pointer_events="none",
        data_from="sale",
        **on_lot(row, index, length, height_of(floors, floors, row, index)),
    )


def on_both(wide: Markup, narrow: Markup) -> Iterator[Markup]:
    """Yield what wide screens show and what narrow ones do, once if it is the same."""
    if wide == narrow:
        yield wide
    else:
        yield group(wide, class_="wide")
        yield group(narrow, class_="narrow", display="none")


# ---- Lots to click


def lot_to_click(view: State, row: int, index: int, look: Look) -> Markup:
    """Draw the clickable part of a lot: its ground and its house; nothing to be seen by itself."""
    floors, roof_value = int(view.floor_counts[row, index]), int(view.roofs[row, index])
    height = height_of(floors, floors, row, index)
    shape = floor_outline(height, is_roofed=roof_value > 0) if floors else ""
    spot = height if has_ghost(view) else None
    return _hit(look, row, index, int(view.lengths[row]), floors, shape, _words(view, row, index)[look.language], spot)


def has_ghost(view: State) -> bool:
    """Tell whether a floor or a roof is placed now, so that the page can show how it would stand."""
    return bool(view.phase == PLACE and view.viewer == view.actor and view.offer <= ROOF_OFFER)


def ghost(view: State, look: Look) -> Markup:
    """Define the piece that is placed now as it would stand."""
    if not has_ghost(view):
        return Markup("")
    piece = int(view.piece)
    if view.offer == ROOF_OFFER:
        return group(roof(look, piece, LEAST / ROOF_VALUE), id=GHOST)
    return group(element("use", href=f"#{symbol(int(COLOUR_OF[piece]))}"), floor_marks(look, piece, has_letter=False), id=GHOST)


@lru_cache(maxsize=2048)
def _hit(look: Look, row: int, index: int, length: int, floors: int, shape: str, words: str, spot: float | None) -> Markup:
    """Draw a lot to click; if something is placed now, how high it would stand.

    What it would gain stands above a low house, and at the foot of a tall one: above that are the signs of the next row.
    """
    beyond = is_wide_only(index, length)
    places = [(lot_x(index, length), lot_scale(index, length))]
    if not beyond:
        west, width = narrow_lots_of(length)[index]
        places.append((west + width / 2, narrow_scale(index, length)))
    spots = [" ".join(map(number, (*raised(x, row_y(row), spot * scale), scale))) for x, scale in places if spot is not None]
    return group(
        title(words),
        hit(look, WHOLE_LOT + shape),
        halo(look, shape, STANDING) if shape else halo(look, GROUND),
        id=lot_part(row, index),
        class_="part lot wide" if beyond else "part lot",
        data_gain="above" if floors == 1 else "below" if floors else None,
        data_ghost=GHOST if spots else None,
        data_spot=spots[0] if spots else None,
        data_narrow_spot=spots[-1] if spots else None,
        **on_lot(row, index, length),
    )


def _words(view: State, row: int, index: int) -> Text:
    """Describe a lot: "Row 2, lot 1: red 5, blue 3; 12 points with its roof, for Granite"."""
    name = capital(site(row, index))
    floors = view.floors[row, index, : view.floor_counts[row, index]].tolist()
    if not floors:
        return FENCED.format(site=name) if IS_SINGLE_LEVEL[row, index] else name
    return (HOUSE if view.roofs[row, index] else BARE).format(
        site=name,
        floors=listed(cube_name(cube) for cube in floors),
        points=points(house_worth(view, row, index)),
        owner=seat_name(owner_of(view, row, index)),
    )
