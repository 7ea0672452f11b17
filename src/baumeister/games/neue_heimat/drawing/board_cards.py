"""The boards beside Neue Heimat's rows: what each row lacks, and what it counts now for whom."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.core.items import by_seat
from baumeister.games.neue_heimat.drawing.ground import NARROW_CARDS, NARROW_LEFT, NARROW_WIDTH, row_y
from baumeister.games.neue_heimat.drawing.pieces import stone
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import factor
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.items import row_items
from baumeister.games.neue_heimat.words.phrases import counted_roofs
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group
from baumeister.svg.lettering import text
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, listed, plural, signed

CARD, CARD_TOP, CARD_HEIGHT = (854.0, 212.0), -62.0, 106.0
CARD_GAP = 8.0
NARROW_CARD = ((NARROW_WIDTH - 2 - (ROWS - 1) * CARD_GAP) / ROWS) / CARD[1]
COMPLETE = Text("Complete", "Fertig")
TO_GO = Text("Missing: {what}", "Noch {what}")
HOUSE, HOUSES = Text("{count} house", "{count} Haus"), Text("{count} houses", "{count} Häuser")
NOTHING_YET = Text("no points yet", "noch keine Punkte")


def row_card(view: State, row: int, look: Look) -> Markup:
    """Draw the board beside a row: what is missing, what it counts now for whom, whether it is doubled."""
    left, width = CARD
    is_done, is_doubled = is_complete(view, row), view.mayor_row == row
    return group(
        rect(0, 0, width, CARD_HEIGHT, look["sheet"], rx=2, stroke=look["ink"], stroke_width=OUTLINE if is_done else DETAIL),
        rect(0, 0, 6, CARD_HEIGHT, look["green-light" if is_done else "line"], rx=2),
        _heading(view, row, is_done, look),
        _doubled(look, width) if is_doubled else "",
        line(16, 31, width - 10, 31, look["line"]),
        *_sums(view, row, look),
        transform=at(left, row_y(row) + CARD_TOP),
        data_narrow=f"{at(NARROW_LEFT + 1 + row * (NARROW_CARD * width + CARD_GAP), NARROW_CARDS)} scale({NARROW_CARD:g})",
        class_="row-card",
    )


def _heading(view: State, row: int, is_done: bool, look: Look) -> Markup:
    words = _status(view, row)[look.language]
    return text(16, 17, words, 17 if is_done else 15.5, look["ink"], plain=not is_done, anchor="start", font_weight=700)


def _doubled(look: Look, width: float) -> Markup:
    return group(
        rect(-17, -10, 34, 20, look["gold"], rx=2, stroke=look["ink"], stroke_width=DETAIL),
        text(0, 0, "× 2", 13.5, look["edge"]),
        transform=f"{at(width - 22, 0)} rotate(-5)",
    )


def _status(view: State, row: int) -> Text:
    if is_complete(view, row):
        return COMPLETE
    free, bare = int(view.lengths[row] - view.house_counts[row]), int(view.lengths[row] - view.roof_counts[row])
    missing = [plural(free, HOUSE, HOUSES)] if free else []
    missing.append(counted_roofs(bare))
    return TO_GO.format(what=listed(missing))


def _sums(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Write what the row counts now for each seat that owns a house in it."""
    items = row_items(view, row)
    points, owners = by_seat(items, int(view.seats)), sorted({item.seat for item in items})
    if not owners:
        yield text(16, 50, NOTHING_YET[look.language], 16, look["ink-soft"], plain=True, anchor="start")
    for index, seat in enumerate(owners):
        column, line_number = divmod(index, 3)
        x, y = 16.0 + column * 96, 46.0 + line_number * 22
        yield _sum(look, seat, points[seat], factor(view, row) > 0, x, y, len(owners) > 3)


@lru_cache(maxsize=512)
def _sum(look: Look, seat: int, points: int, is_gain: bool, x: float, y: float, is_narrow: bool) -> Markup:
    return group(
        group(stone(look, seat), transform=at(0, -7)),
        text(25, 0, the_seat_in_short(seat + 1), 13.5 if is_narrow else 16, look["ink"], plain=True, anchor="start"),
        text(90 if is_narrow else 186, 0, signed(points), 18, look["ink" if is_gain else "lit-text"], anchor="end"),
        transform=at(x, y),
    )
