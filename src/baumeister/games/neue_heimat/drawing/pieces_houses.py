"""The houses of Neue Heimat as they stand: floors, roofs, fences, and before each a sign with its owner and its points."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.ground import (
    LEAST,
    LOT_DEPTH,
    LOT_STEP,
    LOT_WIDTH,
    PAVEMENT,
    fence,
    is_wide_only,
    lot_scale,
    lot_x,
    lots_of,
    narrow_lots_of,
    narrow_scale,
    on_lot,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import FLOOR, ROOF_VALUE, floor_marks, floor_outline, roof, stone
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, IS_SINGLE_LEVEL, LOTS
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER, site_of
from baumeister.games.neue_heimat.rules.scoring import owner_of
from baumeister.games.neue_heimat.rules.state import NOBODY, NOTHING, PLACE, State
from baumeister.games.neue_heimat.words.items import house_worth
from baumeister.games.neue_heimat.words.parts import cube_part, lot_part, roof_part
from baumeister.games.neue_heimat.words.phrases import SEAT_HUES, cube_name, seat_name, site
from baumeister.games.neue_heimat.words.turn_preview import outcomes
from baumeister.present.drawing import the_seat_in_brief, the_seats_initial
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, element, group, number, path, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import STANDING, halo, hit
from baumeister.svg.plan import rect
from baumeister.svg.solid import raised
from baumeister.text import Text, capital, listed, points, signed

HOUSE = Text("{site}: {floors}; {points} with roof, for {owner}", "{site}: {floors}; mit Dach {points}, für {owner}")
BARE = Text(
    "{site}: {floors}; {points} so far, no roof yet, for {owner}",
    "{site}: {floors}; {points} bisher, noch kein Dach, für {owner}",
)
FENCED = Text("{site}, fenced: one floor only", "{site}, eingezäunt: nur eine Etage")
BUYER = Text("buyer", "Käufer")
GHOST = "ghost-piece"
LEAST_WITH_LETTER = 1.3  # on smaller floors a colour's letter couldn't be read
NAME = 19.4  # the size of a name on a sign
DIGIT, LETTER = 11.0, 9.1  # how wide these are
SMALL = 35.0  # half of a sign's width
GAP, CLOSE_GAP, APART = 9.0, 5.0, 6.0  # between name and number, with the edge; on small signs; between two numbers
STONE = 11.5  # from a stone's edge to the name beside it
LEAST_STONE, LEAST_LETTER, LEAST_NAME, LEAST_BUYER = 10.0, 13.0, 24.0, 53.0  # of a stone, an initial, both, the word
GROUND = box(-LOT_WIDTH / 2, -LOT_DEPTH / 2, LOT_WIDTH, LOT_DEPTH)
WHOLE_LOT = box(-32, -26, 64, 70)  # with the pavement before it


def symbol(colour: int) -> str:
    """Return the id of a colour's floor, defined once."""
    return f"floor-{colour}"


def houses(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Draw the houses of a row, from the west to the east."""
    for index in range(LOTS):
        yield lot_to_click(view, row, index, look)
        yield from _house(view, row, index, look)


def _house(view: State, row: int, index: int, look: Look) -> Iterator[Markup]:
    floors = view.floors[row, index, : view.floor_counts[row, index]].tolist()
    length = int(view.lengths[row])
    for level, cube in enumerate(floors):
        yield _standing(look, cube, row, index, length, level)
    if value := int(view.roofs[row, index]):
        yield _roof(look, value, row, index, length, len(floors))
    if IS_SINGLE_LEVEL[row, index]:
        beyond = "wide" if is_wide_only(index, length) else None
        yield group(fence(look, "front"), class_=beyond, pointer_events="none", **on_lot(row, index, length))


@lru_cache(maxsize=1024)
def _standing(look: Look, cube: int, row: int, index: int, length: int, level: int) -> Markup:
    """Draw a floor that has been built."""
    least = min(lot_scale(index, length), narrow_scale(index, length))
    return group(
        element("use", href=f"#{symbol(int(COLOUR_OF[cube]))}"),
        floor_marks(look, cube, has_letter=least > LEAST_WITH_LETTER),
        id=cube_part(cube),
        class_="floor",
        pointer_events="none",
        **on_lot(row, index, length, level * FLOOR),
    )


@lru_cache(maxsize=1024)
def _roof(look: Look, value: int, row: int, index: int, length: int, floors: int) -> Markup:
    """Draw the roof on a house; its number can be read on all screens."""
    scales = lot_scale(index, length), narrow_scale(index, length)
    return group(
        *on_both(*(roof(look, value, max(1.0, LEAST / scale / ROOF_VALUE)) for scale in scales)),
        id=roof_part(row, index),
        pointer_events="none",
        data_from="sale",
        **on_lot(row, index, length, floors * FLOOR),
    )


def on_both(wide: Markup, narrow: Markup) -> Iterator[Markup]:
    """Yield what wide screens show and what narrow ones do, once if it is the same."""
    if wide == narrow:
        yield wide
    else:
        yield group(wide, class_="wide")
        yield group(narrow, class_="narrow", display="none")


# ---- Signs


def signs(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Draw the signs of a row: each house's owner and points, those to be where the piece for sale could go."""
    to_be, length = houses_to_be(view), int(view.lengths[row])
    for index in range(length):
        has_house = view.floor_counts[row, index] > 0
        owner = owner_of(view, row, index) if has_house else NOBODY
        places = [
            (west + width / 2, row_y(row) + PAVEMENT, width)
            for west, width in (lots[index] for lots in (lots_of(length), narrow_lots_of(length)))
        ]
        if (row, index) in to_be:
            heir, after = to_be[row, index]
            before = house_worth(view, row, index) if owner in (NOBODY, heir) else NOTHING
            yield from on_both(*(sign_to_be(look, owner, heir, before, after, *place) for place in places))
        elif has_house:
            yield from on_both(*(sign(look, owner, house_worth(view, row, index), *place) for place in places))


def houses_to_be(view: State) -> dict[tuple[int, int], tuple[int, int]]:
    """Return, by row and lot, whose a house would be with the floor or roof for sale, and its points (NH 4.2).

    It would be nobody's where it would be the buyer's, who isn't known yet.
    """
    if view.offer > ROOF_OFFER:
        return {}
    sites = [(*site_of(move), after) for move, after in outcomes(view)]
    return {(row, lot): (owner_of(after, row, lot), house_worth(after, row, lot)) for row, lot, after in sites}


@lru_cache(maxsize=1024)
def sign(look: Look, seat: int, points: int, x: float, y: float, room: float = LOT_STEP) -> Markup:
    """Draw the sign before a house: its owner, and what it counts in a complete row."""
    half = (room - 3) / 2
    return group(
        rect(-half, -14, 2 * half, 28, look["sheet"], rx=3, stroke=look["ink-soft"], stroke_width=1.2),
        owner_name(look, seat, 3 - half, 0, _room(half, 3 - half, str(points))),
        text(half - 3, 0, points, NAME, look["ink"], anchor="end"),
        transform=at(x, y),
        pointer_events="none",
    )


@lru_cache(maxsize=1024)
def sign_to_be(
    look: Look, owner: int, heir: int, before: int, after: int, x: float, y: float, room: float = LOT_STEP
) -> Markup:
    """Draw the sign of a house with the piece for sale: whose it would be, from whom it would pass, what that one would gain.

    What the house counts for its owner already (`before`, nothing where it would pass) stands apart from the gain: "5 +2".
    """
    half, passes = (room - 4) / 2, owner not in (NOBODY, heir)
    west = 3 - half + (22.5 if passes else 0)
    gain = signed(after - max(before, 0))
    stands = str(before) if before > 0 else ""
    least = LEAST_BUYER if heir == NOBODY and _room(half, west) >= LEAST_BUYER else LEAST_NAME
    if _room(half, west, gain, stands) < least:  # a smaller sign says less
        stands = ""
    if _room(half, west, gain) < (least if heir == NOBODY else LEAST_STONE):
        gain = ""
    border: dict[str, Attribute] = {"stroke": look["lamp"], "stroke_width": 2.0, "stroke_dasharray": "5 4"}
    return group(
        rect(-half, -14, 2 * half, 28, look["sheet"], rx=3, **border),
        group(stone(look, owner, 10, 22), transform=at(3 - half, -11)) if passes else "",
        path(f"M{west - 10:g} -6l8 6l-8 6Z", fill=look["lamp"]) if passes else "",
        owner_name(look, heir, west, 0, _room(half, west, gain, stands)),
        text(half - 3 - _width(gain) - APART, 0, stands, NAME, look["ink"], anchor="end") if stands else "",
        text(half - 3, 0, gain, NAME, look["lamp"], anchor="end") if gain else "",
        transform=at(x, y),
        pointer_events="none",
    )


def _room(half: float, west: float, number: str = "", other: str = "") -> float:
    """Return how much room for a name a sign that reaches from -half to half has before one number, or two."""
    gap = GAP if half > SMALL else CLOSE_GAP
    return half - west - gap - _width(number) - (APART + _width(other) if other else 0)


def _width(number: str) -> float:
    return DIGIT * len(number)


def owner_name(look: Look, seat: int, x: float, y: float, width: float) -> Markup:
    """Draw a piece of a seat's stone, and beside it as much of its player's name as fits; nobody is whoever buys."""
    if seat == NOBODY:
        word, ink = BUYER[look.language], look["ink-soft"]
        if width < LEAST_BUYER:
            return text(x + width / 2, y, "?", NAME, ink, plain=True, font_weight=700)
        return text(x + 2, y, word, NAME, ink, plain=True, anchor="start", font_weight=700)
    ink = look[f"{SEAT_HUES[seat]}-text"]
    if width < LEAST_LETTER:
        return group(stone(look, seat, 9, 22), transform=at(x, y - 11))
    if width < LEAST_NAME:
        return text(x + width / 2, y, the_seats_initial(seat + 1), NAME, ink, plain=True, font_weight=700)
    name = the_seat_in_brief(seat + 1, (width - STONE) / LETTER)
    return group(
        stone(look, seat, 9, 22),
        text(STONE, 11, name, NAME, ink, plain=True, anchor="start", font_weight=700),
        transform=at(x, y - 11),
    )


# ---- Lots to click


def lot_to_click(view: State, row: int, index: int, look: Look) -> Markup:
    """Draw the clickable part of a lot: its ground and its house; nothing to be seen by itself."""
    floors, roof_value = int(view.floor_counts[row, index]), int(view.roofs[row, index])
    shape = floor_outline(floors, is_roofed=roof_value > 0) if floors else ""
    level = floors if has_ghost(view) else None
    return _hit(look, row, index, int(view.lengths[row]), floors, shape, _words(view, row, index)[look.language], level)


def has_ghost(view: State) -> bool:
    """Tell whether a floor or a roof is placed now, so that the page can show how it would stand."""
    return bool(view.phase == PLACE and view.viewer == view.actor and view.offer <= ROOF_OFFER)


def ghost(view: State, look: Look) -> Markup:
    """Define the piece that is placed now as it would stand."""
    if not has_ghost(view):
        return Markup("")
    piece = int(view.piece)
    if view.offer == ROOF_OFFER:
        return group(roof(look, piece), id=GHOST)
    return group(element("use", href=f"#{symbol(int(COLOUR_OF[piece]))}"), floor_marks(look, piece), id=GHOST)


@lru_cache(maxsize=2048)
def _hit(look: Look, row: int, index: int, length: int, floors: int, shape: str, words: str, level: int | None) -> Markup:
    """Draw a lot to click; if something is placed now, on which level it would stand.

    What it would gain stands above a low house, and at the foot of a tall one: above that are the signs of the next row.
    """
    beyond = is_wide_only(index, length)
    places = [(lot_x(index, length), lot_scale(index, length))]
    if not beyond:
        west, width = narrow_lots_of(length)[index]
        places.append((west + width / 2, narrow_scale(index, length)))
    spots = [
        " ".join(map(number, (*raised(x, row_y(row), level * FLOOR * scale), scale)))
        for x, scale in places
        if level is not None
    ]
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
