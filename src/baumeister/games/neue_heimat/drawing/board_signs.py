"""The signs before Neue Heimat's houses: whose each is and what it counts, and what becomes of both by the piece for sale."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from baumeister.games.neue_heimat.drawing.ground import (
    PAVEMENT,
    Lots,
    lots_of,
    narrow_lots_of,
    row_y,
)
from baumeister.games.neue_heimat.drawing.pieces import stone
from baumeister.games.neue_heimat.drawing.pieces_houses import has_ghost, on_both
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
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect

NAME = 19.4  # the size of a name on a sign
NUMBER, DIGIT = 21.0, 10.0  # of a number, and how wide each of its letters
HEIGHT = 28.0
EDGE = 3.0  # from a sign's border to what stands on it
BETWEEN = 2.6  # between two signs: a name and a figure have a line in a row of seven
PLATE = 33.0, 20.0  # with a name
ARROW = 10.0  # how wide, with the room beside it
STONE = 8.5  # how wide: the old owner's, where there is no room for a plate
SECOND_LINE = 21.0  # below the first
CROWDED = 66.0  # how wide the signs of many lots are: dashes of neighbours would run together
UP = 11.0  # with a second line: to right below the house's front, for the sign to end above the next row's houses


@dataclass(frozen=True)
class Worth:
    """Whose a house is and what it counts in a complete row; the buyer's, who isn't known yet, is nobody's."""

    seat: int
    points: int
    is_doubled: bool

    @property
    def number(self) -> str:
        """What is written beside the plate: in the mayor's row what is doubled."""
        return f"{self.points // 2}×2" if self.is_doubled else str(self.points)


@dataclass(frozen=True)
class Line:
    """A line of a sign: a plate at its left, at its right what the house counts now, and with the piece for sale.

    An arrow leads to what would be. A stone tells whose the house is now where there is room for the heir's plate only.
    """

    plate: int | None = None
    now: str = ""
    then: str = ""
    has_arrow: bool = False
    stone: int | None = None

    @property
    def before(self) -> float:
        """How much room is taken before the plate."""
        leads_to_plate = self.has_arrow and self.plate is not None and not self.now
        return (0.0 if self.stone is None else STONE) + (ARROW if leads_to_plate else 0.0)

    @property
    def left(self) -> float:
        """How wide the plate is with what stands before it."""
        return 0.0 if self.plate is None else self.before + PLATE[0]

    @property
    def right(self) -> float:
        """How wide the numbers are."""
        return (ARROW if self.has_arrow and not self.before else 0.0) + DIGIT * len(self.now + self.then)

    @property
    def width(self) -> float:
        """How much room the line takes."""
        return self.left + self.right + EDGE * (3 if self.left and self.right else 1)


@dataclass(frozen=True)
class Sign:
    """A sign: where it is, whose the house is and what it counts, and both with the piece for sale if it can go there."""

    x: float
    y: float
    width: float
    now: Worth | None
    then: Worth | None = None
    is_lit: bool = False  # its lot can be clicked now

    @property
    def lines(self) -> tuple[Line, ...]:
        """What stands on it, as much as there is room for."""
        found = list(_wordings(self.now, self.then))
        return next((lines for lines in found if all(line.width <= self.width for line in lines)), found[-1])

    @property
    def below(self) -> float:
        """How far below the first line the last one stands."""
        return SECOND_LINE * (len(self.lines) - 1)


def _wordings(now: Worth | None, then: Worth | None) -> Iterator[tuple[Line, ...]]:
    """Yield what a sign may say, the best first: "Ada 5", "Ada 5 → 9", "Ada 5" above "→ Ben 9"; the shortest last."""
    known = [each for each in (now, then) if each]
    for numbers in ([each.number for each in known], [str(each.points) for each in known]):
        if now and then:
            yield from _passing(now.seat, then.seat, *numbers)
        else:
            line = Line(known[0].seat, "" if then else numbers[0], numbers[0] if then else "")
            yield (line,)
            yield replace(line, now="", then=""), replace(line, plate=None)
    if now and then:
        yield Line(then.seat), Line(None, "", then.number)
        yield Line(then.seat), Line(None, "", str(then.points))


def _passing(owner: int, heir: int, now: str, then: str) -> Iterator[tuple[Line, ...]]:
    both = Line(None, now, then, has_arrow=True)
    if owner == heir:
        yield (Line(owner, now, then, has_arrow=True),)
        yield Line(owner, now), Line(None, "", then, has_arrow=True)
    else:
        yield Line(owner, now), Line(heir, "", then, has_arrow=True)
        yield Line(heir, has_arrow=True, stone=owner), both
    yield Line(heir), both


def signs(view: State, look: Look) -> Iterator[Markup]:
    """Draw the signs of all houses, in front of everything: they hide nothing but the lots' edges."""
    kinds = [signs_on(view, lots_of), signs_on(view, narrow_lots_of)]
    for wide, narrow in zip(*kinds, strict=True):
        yield from on_both(drawn(look, wide), drawn(look, narrow))


def signs_on(view: State, lots: Callable[[int], Lots]) -> list[Sign]:
    """Return the signs of all rows, as a wide screen shows its lots, or as a narrow one does."""
    to_be, is_lit = houses_to_be(view), has_ghost(view)
    found = (sign for row in range(ROWS) for sign in _row(view, row, lots(int(view.lengths[row])), to_be))
    return [replace(sign, is_lit=is_lit and sign.then is not None) for sign in found]


def _row(view: State, row: int, lots: Lots, to_be: dict[tuple[int, int], Worth]) -> Iterator[Sign]:
    for index in range(int(view.lengths[row])):
        now, then = worth(view, row, index) if view.floor_counts[row, index] else None, to_be.get((row, index))
        west, width = lots[index]
        if now or then:
            yield Sign(west + width / 2, row_y(row) + PAVEMENT, width - BETWEEN, now, then)


def worth(view: State, row: int, index: int) -> Worth:
    """Return whose a house is and what it counts."""
    return Worth(owner_of(view, row, index), house_worth(view, row, index), view.mayor_row == row)


def houses_to_be(view: State) -> dict[tuple[int, int], Worth]:
    """Return, by row and lot, whose a house would be with the floor or roof for sale, and what it would count (NH 4.2)."""
    if view.offer > ROOF_OFFER:
        return {}
    sites = [(*site_of(move), after) for move, after in outcomes(view)]
    return {(row, lot): worth(after, row, lot) for row, lot, after in sites}


# ---- Drawing


@lru_cache(maxsize=1024)
def drawn(look: Look, sign: Sign) -> Markup:
    """Draw a sign; dashed while the piece for sale may yet go to its lot, where there is room for dashes."""
    half, lines = sign.width / 2, sign.lines
    has_columns = any(line.left and line.right for line in lines)
    border: dict[str, Attribute] = {"stroke": look["ink-soft"], "stroke_width": 1.2}
    if sign.is_lit:
        border = {"stroke": look["lamp"], "stroke_width": 2.4}
    elif sign.then and sign.width > CROWDED:
        border["stroke_dasharray"] = "5 4"
    return group(
        rect(-half, -HEIGHT / 2, sign.width, HEIGHT + sign.below, look["sheet"], rx=3, **border),
        *(
            _line(look, line, half - EDGE if has_columns else (line.left + line.right) / 2, index * SECOND_LINE)
            for index, line in enumerate(lines)
        ),
        class_="written",
        transform=at(sign.x, sign.y - (UP if sign.below else 0)),
        pointer_events="none",
    )


def _line(look: Look, line: Line, half: float, y: float) -> Markup:
    """Draw a line: its plate at the left and its numbers at the right."""
    west, arrow = -half, (line.before - half if line.before else half - DIGIT * len(line.then)) - ARROW
    return group(
        "" if line.stone is None else group(stone(look, line.stone, STONE, PLATE[1]), transform=at(west, -PLATE[1] / 2)),
        path(f"M{arrow + 2:g} -6l{ARROW - 4:g} 6l{4 - ARROW:g} 6Z", fill=look["lamp"]) if line.has_arrow else "",
        "" if line.plate is None else plate(look, line.plate, west + line.before),
        _number(line.now, half - line.right + DIGIT * len(line.now), look["ink"]),
        _number(line.then, half, look["lamp"]),
        transform=at(0, y) if y else None,
    )


def _number(words: str, right: float, ink: str) -> Markup:
    return text(right, 0, words, NUMBER, ink, plain=True, anchor="end", font_weight=700) if words else Markup("")


def plate(look: Look, seat: int, x: float, height: float = PLATE[1]) -> Markup:
    """Draw a plate in a seat's colour with a few letters of its player's name; the buyer's, who isn't known yet, is blank."""
    width = PLATE[0]
    if seat == NOBODY:
        border: dict[str, Attribute] = {"stroke": look["ink-soft"], "stroke_width": 1.2}
        blank = rect(x, -height / 2, width, height, "none", rx=2.5, **border)
        return group(blank, text(x + width / 2, 0, "?", NAME, look["ink-soft"], plain=True, font_weight=700))
    return group(
        rect(x, -height / 2, width, height, look[f"{SEAT_HUES[seat]}-text"], rx=2.5),
        rect(x + 1.6, 1.6 - height / 2, width - 3.2, height - 3.2, look["dusk"], rx=1.5),
        text(x + width / 2, 0, the_seat_in_brief(seat + 1), NAME, look["on-plate"], plain=True, font_weight=700),
    )
