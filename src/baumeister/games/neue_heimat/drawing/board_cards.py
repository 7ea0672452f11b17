"""The boards at the right of Neue Heimat's rows: each row's gaps, and its points for each owner now."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from baumeister.core.items import by_seat
from baumeister.games.neue_heimat.drawing.board_signs import ARROW, PLATE, plate
from baumeister.games.neue_heimat.drawing.ground import FAR_LOTS, NARROW_ENDS, row_y
from baumeister.games.neue_heimat.rules.components import MAYOR
from baumeister.games.neue_heimat.rules.round_end import ROWS_TO_COMPLETE, complete_count, is_complete
from baumeister.games.neue_heimat.rules.state import OFFERED, State
from baumeister.games.neue_heimat.words.items import is_counted, row_items
from baumeister.games.neue_heimat.words.phrases import counted_roofs, houses
from baumeister.games.neue_heimat.words.turn_preview import rows_to_turn
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path
from baumeister.svg.lettering import text
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, either_way, signed

CARD, CARD_TOP, CARD_HEIGHT = (FAR_LOTS[1] + 12, 134.0), -99.0, 160.0
FIRST_LINE, LINE, RULE, FIRST_SUM, SUM, SUMS = 34.5, 18.5, 64.0, 77.5, 22.5, 90.0
EAVES, ROOM = 14.0, 76.0  # of the small houses: their height; how much room they have beside the mayor's mark
LETTERS, FIGURE, FIGURES = 19.5, 11.5, 6  # their size; how wide a figure is; how many signs have room with an arrow
NARROW_LEFT = NARROW_ENDS[1] + 4
COMPLETE = Text("Complete", "Fertig")
TO_GO = Text("{what} to go", "Noch {what}")
BOTH_TO_GO = Text("{what} and", "Noch {what}"), Text("{what} to go", "und {what}")
CAN_COMPLETE = Text("This piece can", "Sie kann jetzt"), Text("complete it", "fertig werden")
NOTHING_YET = Text("no points", "noch keine"), Text("yet", "Punkte")


def row_card(view: State, row: int, look: Look) -> Markup:
    """Draw the board beside a row: its gaps, its points for each owner now, whether it is doubled."""
    left, width = CARD
    is_done, is_doubled = is_complete(view, row), view.mayor_row == row
    completed, opened = rows_to_turn(view)
    is_completed = row in completed
    return group(
        rect(0, 0, width, CARD_HEIGHT, look["sheet"], rx=2, stroke=look["ink"], stroke_width=OUTLINE if is_done else DETAIL),
        rect(0, 0, 6, CARD_HEIGHT, look["green-light" if is_done else "line"], rx=2),
        _decides(look) if not is_done and complete_count(view) == ROWS_TO_COMPLETE - 1 and not is_counted(view) else "",
        _turns(look) if is_completed or row in opened else "",
        *_heading(view, row, look, CAN_COMPLETE if is_completed else _status(view, row)),
        _doubled(look) if is_doubled else "",
        line(12, RULE, width - 6, RULE, look["line"]),
        *_sums(view, row, look),
        transform=at(left, row_y(row) + CARD_TOP),
        data_narrow=at(NARROW_LEFT, row_y(row) + CARD_TOP),
        class_="row-card",
    )


def _heading(view: State, row: int, look: Look, status: Sequence[Text]) -> Iterator[Markup]:
    """Draw the row's lots, small: empty, with a house, with a roof on it; and write what is missing."""
    length = int(view.lengths[row])
    built, roofs = int(view.house_counts[row]), [bool(roof) for roof in view.roofs[row, :length]]
    step = min(18.0, ROOM / length)
    for lot, has_roof in enumerate(roofs):
        yield _small_house(look, 12 + lot * step, step - 3, lot < built, has_roof, is_complete(view, row))
    for index, words in enumerate(status):
        y = FIRST_LINE + index * LINE
        yield text(12, y, words[look.language], LETTERS, look["ink"], plain=True, anchor="start", font_weight=700)


@lru_cache(maxsize=512)
def _small_house(look: Look, x: float, width: float, is_built: bool, has_roof: bool, is_done: bool) -> Markup:
    """Draw a lot as on a plan of the row: a dashed square, walls, or walls with a roof."""
    ink: dict[str, Attribute] = {"stroke": look["ink" if is_built else "ink-soft"], "stroke_width": DETAIL}
    if not is_built:
        return rect(x, EAVES, width, 10, "none", stroke_dasharray="2 2", **ink)
    roof = path(f"M{x - 1:g} {EAVES:g}L{x + width / 2:g} {EAVES - 9:g}L{x + width + 1:g} {EAVES:g}Z", fill=look["slate"], **ink)
    return group(rect(x, EAVES, width, 10, look["green" if is_done else "marble"], **ink), roof if has_roof else "")


def _decides(look: Look) -> Markup:
    """Mark a row that would end the round once it is complete (NH 5.2)."""
    return rect(6, 0.5, CARD[1] - 6.5, RULE - 0.5, look["gold"], fill_opacity=0.75)


def _turns(look: Look) -> Markup:
    """Mark a row that the piece for sale can complete or open again."""
    return rect(-1, -1, CARD[1] + 2, CARD_HEIGHT + 2, "none", rx=3, stroke=look["lamp"], stroke_width=4, stroke_dasharray="9 5")


def _doubled(look: Look) -> Markup:
    """Mark the mayor's row."""
    return group(
        rect(0, 0, 34, 24, look["gold"], rx=2, stroke=look["ink"], stroke_width=DETAIL),
        text(17, 12.5, "× 2", LETTERS, look["edge"]),
        transform=at(CARD[1] - 36, 1.5),
    )


def _status(view: State, row: int) -> Sequence[Text]:
    if is_complete(view, row):
        return [COMPLETE]
    free, bare = int(view.lengths[row] - view.house_counts[row]), int(view.lengths[row] - view.roof_counts[row])
    if not free:
        return [TO_GO.format(what=counted_roofs(bare))]
    return [words.format(what=what) for words, what in zip(BOTH_TO_GO, (houses(free), counted_roofs(bare)), strict=True)]


def _sums(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Write the row's points for each seat that owns a house in it."""
    sums = _points(view, row)
    if not sums:
        for index, words in enumerate(NOTHING_YET):
            y = FIRST_SUM + 4 + index * LINE
            yield text(12, y, words[look.language], LETTERS, look["ink-soft"], plain=True, anchor="start")
    for index, (seat, (now, then)) in enumerate(sums.items()):
        step = min(SUM, SUMS / len(sums))
        yield _sum(look, seat, now, then, FIRST_SUM + index * step, min(PLATE[1], step - 1))


def _points(view: State, row: int) -> dict[int, tuple[str, str]]:
    """Return what is written beside the plate of each seat that owns a house in the row: until it is complete both signs.

    Beside it what the row would count with the mayor while he is for sale (NH 4.6).
    """
    items = row_items(view, row)
    points = by_seat(items, int(view.seats))
    is_open, can_double = not (is_complete(view, row) or is_counted(view)), view.specials[MAYOR] == OFFERED
    return {
        seat: (
            either_way(abs(points[seat])) if is_open else signed(points[seat]),
            str(2 * abs(points[seat])) if can_double else "",
        )
        for seat in sorted({item.seat for item in items})
    }


@lru_cache(maxsize=512)
def _sum(look: Look, seat: int, now: str, then: str, y: float, height: float) -> Markup:
    """Draw a seat's plate and its points, with an arrow to what they would be, if that may change."""
    right, west = CARD[1] - 6, CARD[1] - 6 - FIGURE * len(then) - ARROW
    if then and len(now + then) > FIGURES:
        now = now[1:]  # the sign has no room
    arrow = path(f"M{west + 2:g} -6l{ARROW - 4:g} 6l{4 - ARROW:g} 6Z", fill=look["lamp"])
    return group(
        plate(look, seat, 12, height),
        *((arrow, text(right, 0, then, LETTERS, look["lamp"], anchor="end")) if then else ()),
        text(west if then else right, 0, now, LETTERS, look["ink"], anchor="end"),
        transform=at(0, y),
    )
