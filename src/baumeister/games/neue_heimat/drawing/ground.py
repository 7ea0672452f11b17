"""The ground of Neue Heimat: the main road, three streets of lots that cross the river Haul, meadows beyond it.

      | 1 2 3 4 ~ 5 6 7 8 9 10 |  the row's   roofs and
road  | 1 2 3 4 ~ 5 6 7 8 9 10 |  points      special
      | 1 2 3 4 ~ 5 6 7 8 9 10 |              pieces
                                  three display rows below

Lots beyond a row's barrier are narrow, until a permit makes them wide enough to be built on. A narrow screen shows no lot
beyond them: those of a longer row share the room of four, and the row's points stand beside them.
"""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.games.neue_heimat.rules.components import IS_SINGLE_LEVEL, LOTS, ROWS
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, number, path
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect, roundel, trees
from baumeister.svg.solid import DETAIL, OUTLINE, raised
from baumeister.text import Text

BOARD_WIDTH, BOARD_HEIGHT = 1160.0, 650.0
INSET, EDGE = 6.0, 10.0  # from the border of the sheet to its frame, to the frame's inner line
FIRST_ROW, ROW_STEP = 146.0, 164.0
ROAD = (84.0, 116.0)
RIVER_AFTER, RIVER = 4, 40.0
FIELDS = 44.0, 58.0, 58.0  # how deep, north of each row: above the first stands the caption
LOT_STEP = 96.0  # from a permitted lot to the next
WHOLE = 84.0  # how wide a lot must be for all that stands on it to be drawn at full size
NEAR_BANK = 122.0, 122.0 + RIVER_AFTER * LOT_STEP  # from where to where its lots lie
FAR_LOTS = NEAR_BANK[1] + RIVER, NEAR_BANK[1] + RIVER + 332.0
ASIDE, NARROWEST = 46.0, 10.0  # beyond a row's end: the strip for its permits, a lot's width at least
LOT_WIDTH, LOT_DEPTH = 57.0, 46.0  # as drawn
BIG = 1.35  # how much larger lots, houses and their parts are on the board
SCALED = f" scale({BIG:g})"
NORTH, SOUTH = -38.0, 64.0  # of a row's land, from the middle of its lots
PAVEMENT = 48.0  # the middle of the pavement, from there
LEAST = 19.4  # the size of lettering at least: eleven pixels where the board is smallest beside the players
NUMBERED = 30.0  # how wide a lot beyond the end must be for its number to be clear of barriers that a permit may put there
MAYOR_X = 48.0  # where the mayor stands before a row
SHEET_BOTTOM = FIRST_ROW + 2 * ROW_STEP + SOUTH + 8

# On a narrow screen the trays lie below the rows, on a phone held sideways beside them.
NARROW_CORNER, NARROW_WIDTH = (8.0, 14.0), 688.0
NARROW_ENDS = NEAR_BANK[1], NEAR_BANK[1] + ASIDE  # the ends of longer rows; of those that a permit would make
NARROW_TRAYS, TRAY_STEP = SHEET_BOTTOM + 9, 69.0
NARROW_HEIGHT = NARROW_TRAYS + 3 * TRAY_STEP
LOW_GAP = 100.0  # how much further below the trays lie in upright windows so low that the auction's panel would cut them
SIDEWAYS_WIDTH, SIDEWAYS_TOP, SIDEWAYS_BOTTOM = 850.0, -36.0, 596.0
LEAST_SCALE = 0.71  # of a floor there, for its number to be read

ONE_CUBE = Text("1 cube", "1 Etage")
ROAD_NAME = Text("main road", "Hauptstr.")
RIVER_NAME = Text("river", "Fluss")


def row_y(row: int) -> float:
    """Return the height of the middle of a row's lots."""
    return FIRST_ROW + row * ROW_STEP


Lots = tuple[tuple[float, float], ...]
"""Where each lot of a row begins, and how wide it is."""


@lru_cache(maxsize=16)
def lots_of(length: int) -> Lots:
    """Return the lots of a row of which so many are permitted: these at full width if they fit, the others in what is left."""
    near, far = min(length, RIVER_AFTER), max(0, length - RIVER_AFTER)
    return (
        *_bank(NEAR_BANK, RIVER_AFTER, near, ASIDE if near < RIVER_AFTER else 0.0),
        *_bank(FAR_LOTS, LOTS - RIVER_AFTER, far, ASIDE if far else 0.0),
    )


@lru_cache(maxsize=16)
def narrow_lots_of(length: int) -> Lots:
    """Return the lots of a row that a narrow screen shows: those of a longer row share the room of four."""
    if length <= RIVER_AFTER:
        return lots_of(length)[:RIVER_AFTER]
    width = (NEAR_BANK[1] - NEAR_BANK[0]) / length
    return tuple((NEAR_BANK[0] + index * width, width) for index in range(length))


def is_wide_only(lot: int, length: int) -> bool:
    """Return whether a narrow screen shows nothing of a lot in a row with so many permitted lots."""
    return lot >= max(length, RIVER_AFTER)


def _bank(bank: tuple[float, float], count: int, permitted: int, aside: float) -> Iterator[tuple[float, float]]:
    """Yield the lots on a bank: the permitted ones, a strip for permits, the others."""
    west, east = bank
    others, room = count - permitted, east - west - aside
    wide = min(LOT_STEP, (room - others * NARROWEST) / permitted) if permitted else 0.0
    for index in range(permitted):
        yield west + index * wide, wide
    for index in range(others):
        narrow = (room - permitted * wide) / others
        yield west + permitted * wide + aside + index * narrow, narrow


def lot_x(lot: int, length: int) -> float:
    """Return where the middle of a lot is in a row with so many permitted lots; lots count from 0."""
    west, width = lots_of(length)[lot]
    return west + width / 2


def lot_scale(lot: int, length: int) -> float:
    """Return how large a lot and what stands on it is drawn."""
    return BIG * min(1.0, lots_of(length)[lot][1] / WHOLE)


def narrow_scale(lot: int, length: int) -> float:
    """Return how large a lot and what stands on it is drawn on a narrow screen."""
    return max(LEAST_SCALE, BIG * min(1.0, narrow_lots_of(length)[lot][1] / WHOLE))


def on_lot(row: int, lot: int, length: int, level: float = 0.0) -> dict[str, Attribute]:
    """Return where what stands on a lot is drawn, at a height over its ground."""
    places: dict[str, Attribute] = {"transform": _on_lot(lot_x(lot, length), row, lot_scale(lot, length), level)}
    if length > RIVER_AFTER and lot < length:
        west, width = narrow_lots_of(length)[lot]
        places["data_narrow"] = _on_lot(west + width / 2, row, narrow_scale(lot, length), level)
    return places


def _on_lot(x: float, row: int, scale: float, level: float) -> str:
    return f"{at(*raised(x, row_y(row), level * scale))} scale({scale:g})"


def end_x(lots: int, length: int) -> float:
    """Return where so many lots end in a row with so many permitted ones."""
    west, width = lots_of(length)[lots - 1]
    return west + width


def narrow_end_x(lots: int, length: int) -> float:
    """Return the same on a narrow screen; what lies beyond the row ends in the strip beside it."""
    shown = narrow_lots_of(length)
    return sum(shown[lots - 1]) if lots <= len(shown) else NARROW_ENDS[1]


@lru_cache(maxsize=16)
def ground(look: Look) -> Markup:
    """Draw everything that never changes."""
    return group(
        group(meadow(look), river(look), class_="wide"),
        *(street(look, row) for row in range(ROWS)),
        group(*(_land(look, row_y(row), *NARROW_ENDS) for row in range(ROWS)), class_="narrow", display="none"),
        group(*(bridge(look, row) for row in range(ROWS)), class_="wide"),
        road(look),
        class_="ground",
    )


def river(look: Look) -> Markup:
    """Draw the Haul, which flows from north to south."""
    left, right = NEAR_BANK[1] + 3, FAR_LOTS[0] - 3
    bottom = SHEET_BOTTOM
    shore = (
        f"M{left} {EDGE}C{left - 9} 90 {left + 9} 150 {left - 1} 250S{left + 7} 400 {left} {bottom}"
        f"H{right}C{right - 8} 400 {right + 8} 330 {right + 1} 240S{right - 9} 80 {right + 2} {EDGE}Z"
    )
    middle = (left + right) / 2
    waves = "".join(f"M{number(middle - 14 + i % 3 * 6)} {26 + i * 38}q5 -3.5 10 0t10 0" for i in range(14))
    return group(
        path(shore, fill=look["water"], stroke=look["ink-faint"], stroke_width=OUTLINE),
        path(waves, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL),
        text(
            0,
            0,
            RIVER_NAME[look.language],
            19.5,
            look["ink-soft"],
            font_style="italic",
            transform=f"{at(middle, 62)} rotate(90)",
        ),
    )


def meadow(look: Look) -> Markup:
    """Draw the fields beyond the river: hedges and trees, where nobody has built yet."""
    left, right = FAR_LOTS
    bands = "".join(
        f"M{number(left)} {number(row_y(row) + NORTH - fields)}q90 -9 180 1t{number(right - left - 180)} -4"
        f"v{number(fields - 4)}H{number(left)}Z"
        for row, fields in enumerate(FIELDS)
    )
    furrows = "".join(
        f"M{number(left + 16 + i * 19 + row * 7)} {number(row_y(row) + NORTH - 8)}l9 {number(20 - fields)}"
        for row, fields in enumerate(FIELDS)
        for i in range(11)
    )
    crowns = [
        (left + 22 + (i * 83 + row * 47) % 190, row_y(row) + NORTH - fields + 8 + i % 3 * 5, 5.0 + i % 3 * 1.6)
        for row, fields in enumerate(FIELDS)
        for i in range(5)
    ]
    return group(
        path(bands, fill=look["park"], opacity=0.42),
        path(furrows, fill="none", stroke=look["ink-faint"], stroke_width=DETAIL, opacity=0.35),
        trees(look, crowns),
    )


def road(look: Look) -> Markup:
    """Draw the main road with its trees."""
    west, east = ROAD
    middle, bottom = (west + east) / 2, SHEET_BOTTOM
    crowns = [(x, y, 5.5) for row in range(ROWS) for x in (west - 8, east + 8) for y in (row_y(row) - 92, row_y(row) - 66)]
    return group(
        rect(west, EDGE, east - west, bottom - EDGE, look["lot"]),
        path(f"M{west} {EDGE}V{bottom}M{east} {EDGE}V{bottom}", fill="none", stroke=look["ink-soft"], stroke_width=OUTLINE),
        path(f"M{middle} 128V{bottom}", fill="none", stroke=look["ink-faint"], stroke_width=1.4, stroke_dasharray="11 9"),
        trees(look, crowns),
        text(
            0,
            0,
            ROAD_NAME[look.language],
            LEAST,
            look["ink-soft"],
            font_style="italic",
            transform=f"{at(middle, 70)} rotate(-90)",
        ),
        *(group(roundel(look, middle, row_y(row), 16, row + 1), class_="written") for row in range(ROWS)),
    )


def street(look: Look, row: int) -> Markup:
    """Draw a row's land on both banks, with the pavement in front of the lots."""
    far = _land(look, row_y(row), FAR_LOTS[0] - 2, FAR_LOTS[1] + 2)
    return group(_land(look, row_y(row), ROAD[1], NEAR_BANK[1] + 2), group(far, class_="wide"))


def _land(look: Look, y: float, left: float, right: float) -> Markup:
    return group(
        rect(left, y + NORTH, right - left, SOUTH - NORTH, look["ground"], stroke=look["ink-faint"], stroke_width=DETAIL),
        rect(left, y + PAVEMENT - 14, right - left, 28, look["lot"], stroke=look["line"], stroke_width=DETAIL),
    )


def bridge(look: Look, row: int) -> Markup:
    """Draw a row's bridge over the river."""
    y = row_y(row)
    shore, other = NEAR_BANK[1] + 2, FAR_LOTS[0] - 2
    railing = "".join(f"M{number(shore)} {number(y + side)}H{number(other)}" for side in (PAVEMENT - 14, PAVEMENT + 14))
    posts = "".join(
        f"M{number(shore + i * 10)} {number(y + PAVEMENT - 14)}v-5M{number(shore + i * 10)} {number(y + PAVEMENT + 14)}v-5"
        for i in range(5)
    )
    return group(
        rect(shore, y + PAVEMENT - 14, other - shore, 28, look["lot"], stroke=look["line"], stroke_width=DETAIL),
        path(railing + posts, fill="none", stroke=look["ink-soft"], stroke_width=OUTLINE),
    )


@lru_cache(maxsize=512)
def lot(look: Look, row: int, index: int, length: int, *, is_done: bool = False) -> Markup:
    """Draw a lot: paved where one may build, else only staked out; on single-level lots a white fence (NH 1.1).

    The land of a complete row is green.
    """
    x, y = -LOT_WIDTH / 2, -LOT_DEPTH / 2
    if index >= length:
        return _staked_out(look, row, index, length)
    paved = group(
        rect(x, y, LOT_WIDTH, LOT_DEPTH, look["lot"], stroke=look["ink-soft"], stroke_width=OUTLINE * 0.8),
        fence(look, "back") if IS_SINGLE_LEVEL[row, index] else "",
        *_numbers(look, row, index, length),
        **on_lot(row, index, length),
    )
    return group(_lawn(look, row, index, length), paved) if is_done else paved


def _numbers(look: Look, row: int, index: int, length: int) -> Iterator[Markup]:
    """Write what stands on a lot, on a narrow screen as much as there is room for there."""
    wide, narrow = (list(_number(look, row, index, scale(index, length))) for scale in (lot_scale, narrow_scale))
    if wide == narrow:
        yield from wide
    else:
        yield group(*wide, class_="wide")
        yield group(*narrow, class_="narrow", display="none")


def _number(look: Look, row: int, index: int, scale: float) -> Iterator[Markup]:
    """Write a lot's number; below it, where there is room, that only one floor may stand there."""
    has_limit = IS_SINGLE_LEVEL[row, index] and scale == BIG
    yield text(0, -7.5 if has_limit else 0, index + 1, max(15.0, LEAST / scale), look["ink-soft"])
    if has_limit:
        yield text(0, 7, ONE_CUBE[look.language], LEAST / BIG, look["ink-soft"], plain=True)


def _lawn(look: Look, row: int, index: int, length: int) -> Markup:
    wide, narrow = (
        f"{at(west, row_y(row) + NORTH + 1)} scale({number(width)} 1)"
        for west, width in (lots[index] for lots in (lots_of(length), narrow_lots_of(length)))
    )
    return group(rect(0, 0, 1, SOUTH - NORTH - 2, look["park"]), transform=wide, data_narrow=narrow)


def _staked_out(look: Look, row: int, index: int, length: int) -> Markup:
    """Draw a lot beyond its row's end: as narrow as there is room, with its number if that fits."""
    room = lots_of(length)[index][1]
    share = room / LOT_STEP
    width, depth = BIG * LOT_WIDTH * share, BIG * LOT_DEPTH
    fenced = group(fence(look, "back"), transform=f"scale({BIG * share:g} {BIG:g})") if IS_SINGLE_LEVEL[row, index] else ""
    return group(
        rect(-width / 2, -depth / 2, width, depth, stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="4 5"),
        fenced,
        text(0, 0, index + 1, LEAST, look["ink-soft"]) if room > NUMBERED else "",
        class_="wide" if is_wide_only(index, length) else None,
        transform=at(lot_x(index, length), row_y(row)),
    )


@lru_cache(maxsize=16)
def fence(look: Look, side: str) -> Markup:
    """Draw the back and the sides, or the front, of a white fence round the origin."""
    right, down = LOT_WIDTH / 2 - 2, LOT_DEPTH / 2 - 1
    if side == "front":
        spots = [(-right + i * (2 * right / 9), down + 2) for i in range(10)]
        rails = f"M{number(-right)} {number(down - 3)}H{number(right)}M{number(-right)} {number(down)}H{number(right)}"
    else:
        spots = [(-right + i * (2 * right / 9), -down + 4) for i in range(10)]  # clear of the lot's number
        spots += [(side * right, -down + 7 + i * 7.0) for side in (-1, 1) for i in range(1, 6)]
        rails = f"M{number(-right)} {number(down - 4)}V{number(-down)}H{number(right)}V{number(down - 4)}"
    pickets = "".join(f"M{number(x)} {number(y)}v-7.5" for x, y in spots)
    return group(
        path(rails + pickets, fill="none", stroke=look["ink-soft"], stroke_width=3.6, stroke_linecap="square"),
        path(rails + pickets, fill="none", stroke=look["sheet"], stroke_width=2.2, stroke_linecap="square"),
    )
