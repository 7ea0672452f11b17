"""The signs before Neue Heimat's houses: whose each is and what it counts, or what it would gain by the piece for sale."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.ground import (
    PAVEMENT,
    SHEET_BOTTOM,
    Lots,
    lot_scale,
    lots_of,
    narrow_lots_of,
    narrow_scale,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import FLOOR, stone
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
from baumeister.svg.solid import raised
from baumeister.text import signed

NAME = 19.4  # the size of a name on a sign
HEIGHT = 28.0
EDGE = 3.0  # from a sign's border to what stands on it
PLATE = 33.0, 22.0  # with a name
PASSING = 8.5, 8.0  # before an heir's plate, and how wide each: the old owner's stone and an arrow
ONE_LINE = 73.0  # how wide a sign at least is on which number and plate stand side by side
SECOND_LINE = 23.0  # below the first
NUMBER = 15.0, 14.0  # of the number on a house's top: half of its width and of its height
STEPS = 0.0, -15.0, 21.0  # down the street: to where a sign hides no number of the next row


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
    def number(self) -> str:
        """What is written beside the plate."""
        return str(self.points) if self.gain is None else signed(self.gain)

    @property
    def passes(self) -> bool:
        """Whether the house would change hands, and there is room to say so."""
        has_room = self.width >= 2 * EDGE + sum(PASSING) + PLATE[0]
        return self.gain is not None and self.owner not in (NOBODY, self.heir) and has_room

    @property
    def below(self) -> float:
        """How far below the plate the number stands: beside it where there is room."""
        return SECOND_LINE if self.width < ONE_LINE + (sum(PASSING) if self.passes else 0) else 0.0


def signs(view: State, look: Look) -> Iterator[Markup]:
    """Draw the signs of all houses, in front of everything: a tall house would hide those of the row behind it."""
    kinds = [signs_on(view, lots_of, lot_scale), signs_on(view, narrow_lots_of, narrow_scale)]
    for wide, narrow in zip(*kinds, strict=True):
        yield from on_both(drawn(look, wide), drawn(look, narrow))


def signs_on(view: State, lots: Callable[[int], Lots], scale: Callable[[int, int], float]) -> list[Sign]:
    """Return the signs of all rows, as a wide screen shows its lots, or as a narrow one does."""
    to_be = houses_to_be(view)
    return [
        sign
        for row in range(ROWS)
        for sign in _row(view, row, lots(int(view.lengths[row])), to_be, _numbers(view, row + 1, lots, scale))
    ]


def _row(
    view: State, row: int, lots: Lots, to_be: dict[tuple[int, int], tuple[int, int]], numbers: Sequence[Point]
) -> Iterator[Sign]:
    for index in range(int(view.lengths[row])):
        has_house = view.floor_counts[row, index] > 0
        owner, points = (owner_of(view, row, index), house_worth(view, row, index)) if has_house else (NOBODY, 0)
        west, width = lots[index]
        place = west + width / 2, row_y(row) + PAVEMENT, width - EDGE
        if (row, index) in to_be:
            heir, after = to_be[row, index]
            has_already = max(points, 0) if owner in (NOBODY, heir) else 0
            yield _clear(Sign(*place, owner, has_already, heir, after - has_already), numbers)
        elif has_house:
            yield _clear(Sign(*place, owner, points), numbers)


def houses_to_be(view: State) -> dict[tuple[int, int], tuple[int, int]]:
    """Return, by row and lot, whose a house would be with the floor or roof for sale, and its points (NH 4.2).

    It would be nobody's where it would be the buyer's, who isn't known yet.
    """
    if view.offer > ROOF_OFFER:
        return {}
    sites = [(*site_of(move), after) for move, after in outcomes(view)]
    return {(row, lot): (owner_of(after, row, lot), house_worth(after, row, lot)) for row, lot, after in sites}


# ---- Tall houses behind signs


def _numbers(view: State, row: int, lots: Callable[[int], Lots], scale: Callable[[int, int], float]) -> list[Point]:
    """Return where the numbers on the tops of a row's houses are."""
    if row == ROWS:
        return []
    length, found = int(view.lengths[row]), []
    for index in range(int(view.house_counts[row])):
        west, width = lots(length)[index]
        found.append(raised(west + width / 2, row_y(row), int(view.floor_counts[row, index]) * FLOOR * scale(index, length)))
    return found


def _clear(sign: Sign, numbers: Sequence[Point]) -> Sign:
    """Return a sign where it hides least of the numbers of the next row's houses, and stays on the sheet."""
    half, middle = (HEIGHT + sign.below) / 2, sign.y + sign.below / 2
    near = [y for x, y in numbers if abs(x - sign.x) < sign.width / 2 + NUMBER[0]]

    def hidden(step: float) -> float:
        return sum(max(0.0, half + NUMBER[1] - abs(middle + step - y)) for y in near)

    return replace(sign, y=min(sign.y + min(STEPS, key=hidden), SHEET_BOTTOM - HEIGHT / 2 - sign.below))


# ---- Drawing


@lru_cache(maxsize=1024)
def drawn(look: Look, sign: Sign) -> Markup:
    """Draw a sign: the owner's plate, or what becomes of the owner, and beside it a number: "Ada 5", "Ada +2"."""
    half, below = sign.width / 2, sign.below
    before = sum(PASSING) if sign.passes else 0.0
    west = -(before + PLATE[0]) / 2 if below else EDGE - half
    ink = look["ink"] if sign.gain is None else look["lamp"]
    border: dict[str, Attribute] = {"stroke": look["ink-soft"], "stroke_width": 1.2}
    if sign.gain is not None:
        border = {"stroke": ink, "stroke_width": 2.0, "stroke_dasharray": "5 4"}
    return group(
        rect(-half, -HEIGHT / 2, sign.width, HEIGHT + below, look["sheet"], rx=3, **border),
        _passing(look, sign.owner, west) if sign.passes else "",
        plate(look, sign.owner if sign.gain is None else sign.heir, west + before),
        text(0 if below else half - EDGE, below, sign.number, NAME, ink, anchor="middle" if below else "end"),
        transform=at(sign.x, sign.y),
        pointer_events="none",
    )


def _passing(look: Look, owner: int, x: float) -> Markup:
    """Draw the old owner's stone, and an arrow to the heir's plate."""
    width, arrow = PASSING
    return group(
        group(stone(look, owner, width, PLATE[1]), transform=at(x, -PLATE[1] / 2)),
        path(f"M{x + width + 1:g} -6l{arrow - 2:g} 6l{2 - arrow:g} 6Z", fill=look["lamp"]),
    )


def plate(look: Look, seat: int, x: float, height: float = PLATE[1]) -> Markup:
    """Draw a plate in a seat's colour with a few letters of its player's name; the buyer's, who isn't known yet, is blank."""
    width = PLATE[0]
    if seat == NOBODY:
        border: dict[str, Attribute] = {"stroke": look["ink-soft"], "stroke_width": 1.2}
        blank = rect(x, -height / 2, width, height, "none", rx=2.5, **border)
        return group(blank, text(x + width / 2, 0, "?", NAME, look["ink-soft"], plain=True, font_weight=700))
    return group(
        rect(x, -height / 2, width, height, look[f"{SEAT_HUES[seat]}-text"], rx=2.5),
        text(x + width / 2, 0, the_seat_in_brief(seat + 1), NAME, look["sheet"], plain=True, font_weight=700),
    )
