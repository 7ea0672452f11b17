"""The signs before Neue Heimat's houses: whose each is, what it counts, and what it would gain by the piece for sale."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from baumeister.games.neue_heimat.drawing.ground import (
    PAVEMENT,
    Lots,
    lot_scale,
    lots_of,
    narrow_lots_of,
    narrow_scale,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import house_corners, stone
from baumeister.games.neue_heimat.drawing.pieces_houses import on_both
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER, site_of
from baumeister.games.neue_heimat.rules.scoring import owner_of
from baumeister.games.neue_heimat.rules.state import NOBODY, State
from baumeister.games.neue_heimat.words.items import house_worth
from baumeister.games.neue_heimat.words.phrases import SEAT_HUES
from baumeister.games.neue_heimat.words.turn_preview import outcomes
from baumeister.present.drawing import the_seat_in_brief
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path
from baumeister.svg.hatch import Point
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect
from baumeister.text import Text, signed

BUYER = Text("buyer", "Käufer")
NAME = 19.4  # the size of a name on a sign
DIGIT, LETTER = 11.0, 9.1  # how wide these are
HEIGHT = 28.0
LINE = 9.0  # half of the height of its lettering
CLEAR = 1.5  # from a house of the next row
SMALL = 35.0  # half of a sign's width
GAP, CLOSE_GAP, APART = 9.0, 5.0, 6.0  # between name and number, with the edge; on small signs; between two numbers
STONE = 11.5  # from a stone's edge to the name beside it
PASSING = 22.5  # from the edge of the old owner's stone to the heir's plate: an arrow lies between them
PLATE = 6.0  # what is free at the ends of a name on its plate
LEAST_STONE, LEAST_PLATE, LEAST_BUYER = 9.0, 18.0, 53.0  # of a stone, of a plate with a letter, of the word
WORDY = 33.0  # of a plate beside two numbers


@dataclass(frozen=True)
class Sign:
    """A sign: where it is, whose the house is, and what it counts in a complete row.

    With the piece for sale it would be the `heir`'s, who would gain points; the buyer's, who isn't known yet, is nobody's.
    """

    x: float
    y: float
    width: float
    owner: int
    points: int
    heir: int = NOBODY
    gain: int | None = None

    @property
    def passes(self) -> bool:
        """Whether the house would change hands, and there is room to say so."""
        if self.gain is None or self.owner in (NOBODY, self.heir):
            return False
        least = LEAST_BUYER if self.heir == NOBODY else LEAST_PLATE
        return 2 * self.half - 3 - PASSING - self._beside(signed(self.gain)) >= least

    @property
    def seat(self) -> int:
        """Whose name it bears."""
        return self.owner if self.gain is None else self.heir

    @property
    def half(self) -> float:
        """Half of its width."""
        return (self.width - (3 if self.gain is None else 4)) / 2

    @property
    def west(self) -> float:
        """Where its name begins."""
        return 3 - self.half + (PASSING if self.passes else 0)

    @cached_property
    def numbers(self) -> tuple[str, str]:
        """What the house counts already ("" where it would pass), and what it would gain; a small sign says less."""
        if self.gain is None:
            return str(self.points), ""
        gain = signed(self.gain)
        stands = str(self.points) if self.owner in (NOBODY, self.heir) and self.points > 0 else ""
        if self._room(stands, gain) < (LEAST_BUYER if self.seat == NOBODY else WORDY):
            stands = ""
        return stands, gain if self._room(gain) >= LEAST_STONE else ""

    @property
    def room(self) -> float:
        """How much room is left for a name."""
        return self._room(*self.numbers)

    def _room(self, *numbers: str) -> float:
        return self.half - self.west - self._beside(*numbers)

    def _beside(self, *numbers: str) -> float:
        """Return how much room numbers take beside a name."""
        widths = [_width(number) for number in numbers if number]
        return (GAP if self.half > SMALL else CLOSE_GAP) + sum(widths) + APART * max(0, len(widths) - 1)


def signs(view: State, look: Look) -> list[list[Markup]]:
    """Draw the signs of each row; all of a row bear their owners' names in the same form, whole only if there is room."""
    kinds = [signs_on(view, lots_of, lot_scale), signs_on(view, narrow_lots_of, narrow_scale)]
    return [
        [
            each
            for sign, small in zip(wide, narrow, strict=True)
            for each in on_both(drawn(look, sign, _plate_width(wide)), drawn(look, small, _plate_width(narrow)))
        ]
        for wide, narrow in zip(*kinds, strict=True)
    ]


def _plate_width(row: Sequence[Sign]) -> float:
    """Return how wide a plate there is room for on every sign but small ones and those of houses that would pass."""
    rooms = [sign.room for sign in row if sign.seat != NOBODY and not sign.passes]
    return min((room for room in rooms if room >= LEAST_PLATE), default=math.inf)


def signs_on(view: State, lots: Callable[[int], Lots], scale: Callable[[int, int], float]) -> list[list[Sign]]:
    """Return the signs of each row, as a wide screen shows its lots, or as a narrow one does."""
    to_be = houses_to_be(view)
    return [
        list(_row(view, row, lots(int(view.lengths[row])), to_be, _towers(view, row + 1, lots, scale))) for row in range(ROWS)
    ]


def _row(
    view: State, row: int, lots: Lots, to_be: dict[tuple[int, int], tuple[int, int]], towers: Sequence[Point]
) -> Iterator[Sign]:
    for index in range(int(view.lengths[row])):
        has_house = view.floor_counts[row, index] > 0
        owner, points = (owner_of(view, row, index), house_worth(view, row, index)) if has_house else (NOBODY, 0)
        west, width = _beside(towers, *lots[index])
        place = west + width / 2, row_y(row) + PAVEMENT, width
        if (row, index) in to_be:
            heir, after = to_be[row, index]
            has_already = max(points, 0) if owner in (NOBODY, heir) else 0
            yield Sign(*place, owner, has_already, heir, after - has_already)
        elif has_house:
            yield Sign(*place, owner, points)


def houses_to_be(view: State) -> dict[tuple[int, int], tuple[int, int]]:
    """Return, by row and lot, whose a house would be with the floor or roof for sale, and its points (NH 4.2).

    It would be nobody's where it would be the buyer's, who isn't known yet.
    """
    if view.offer > ROOF_OFFER:
        return {}
    sites = [(*site_of(move), after) for move, after in outcomes(view)]
    return {(row, lot): (owner_of(after, row, lot), house_worth(after, row, lot)) for row, lot, after in sites}


# ---- Tall houses before signs


def _towers(view: State, row: int, lots: Callable[[int], Lots], scale: Callable[[int, int], float]) -> list[Point]:
    """Return from where to where the houses of a row hide the lettering on the signs behind them."""
    if row == ROWS:
        return []
    line, length = row_y(row - 1) + PAVEMENT, int(view.lengths[row])
    found = []
    for index in range(int(view.house_counts[row])):
        west, width = lots(length)[index]
        size = scale(index, length)
        corners = [
            (west + width / 2 + x * size, row_y(row) + y * size)
            for x, y in house_corners(int(view.floor_counts[row, index]), bool(view.roofs[row, index]))
        ]
        if across := _across(corners, line - LINE, line + LINE):
            found.append((min(across), max(across)))
    return found


def _across(corners: Sequence[Point], top: float, bottom: float) -> list[float]:
    """Return where an outline's corners lie, and where its sides cross, between two heights."""
    found = [x for x, y in corners if top <= y <= bottom]
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        found += [x + (to_x - x) * (edge - y) / (to_y - y) for edge in (top, bottom) if min(y, to_y) < edge < max(y, to_y)]
    return found


def _beside(towers: Sequence[Point], west: float, width: float) -> tuple[float, float]:
    """Return the larger part of a sign's room that no house hides."""
    east = west + width
    for left, right in towers:
        if left < east and right > west:
            west, east = max((west, left - CLEAR), (right + CLEAR, east), key=lambda part: part[1] - part[0])
    return west, east - west


# ---- Drawing


@lru_cache(maxsize=1024)
def drawn(look: Look, sign: Sign, plate_width: float) -> Markup:
    """Draw a sign: its owner, what the house counts and, apart from it, what it would gain: "5 +2"."""
    half, west = sign.half, sign.west
    stands, gain = sign.numbers
    border: dict[str, Attribute] = {"stroke": look["ink-soft"], "stroke_width": 1.2}
    if sign.gain is not None:
        border = {"stroke": look["lamp"], "stroke_width": 2.0, "stroke_dasharray": "5 4"}
    stands_at = half - 3 - (_width(gain) + APART if gain else 0)
    return group(
        rect(-half, -HEIGHT / 2, 2 * half, HEIGHT, look["sheet"], rx=3, **border),
        group(stone(look, sign.owner, 10, 22), transform=at(3 - half, -11)) if sign.passes else "",
        path(f"M{west - 10:g} -6l8 6l-8 6Z", fill=look["lamp"]) if sign.passes else "",
        _buyer(look, west, sign.room) if sign.seat == NOBODY else _plate(look, sign.seat, west, min(sign.room, plate_width)),
        text(stands_at, 0, stands, NAME, look["ink"], anchor="end") if stands else "",
        text(half - 3, 0, gain, NAME, look["lamp"], anchor="end") if gain else "",
        transform=at(sign.x, sign.y),
        pointer_events="none",
    )


def _width(number: str) -> float:
    return DIGIT * len(number)


def _buyer(look: Look, x: float, room: float) -> Markup:
    """Write that the house would be whoever's buys."""
    if room < LEAST_BUYER:
        return text(x + room / 2, 0, "?", NAME, look["ink-soft"], plain=True, font_weight=700)
    return text(x + 2, 0, BUYER[look.language], NAME, look["ink-soft"], plain=True, anchor="start", font_weight=700)


def _plate(look: Look, seat: int, x: float, width: float) -> Markup:
    """Draw a plate in a seat's colour with its player's name, or a piece of its stone if that has no room."""
    if width < LEAST_PLATE:
        return group(stone(look, seat, LEAST_STONE, 22), transform=at(x, -11))
    name = the_seat_in_brief(seat + 1, (width - PLATE) / LETTER)
    return group(
        rect(x, -11, width, 22, look[f"{SEAT_HUES[seat]}-text"], rx=2.5),
        text(x + width / 2, 0, name, NAME, look["sheet"], plain=True, font_weight=700),
    )


def owner_name(look: Look, seat: int, x: float, width: float) -> Markup:
    """Draw a piece of a seat's stone, and beside it its player's name."""
    name, ink = the_seat_in_brief(seat + 1, (width - STONE) / LETTER), look[f"{SEAT_HUES[seat]}-text"]
    written = text(STONE, 11, name, NAME, ink, plain=True, anchor="start", font_weight=700)
    return group(stone(look, seat, 9, 22), written, transform=at(x, -11))
