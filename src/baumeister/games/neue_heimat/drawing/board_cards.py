"""The boards beside Neue Heimat's rows: each row's gaps, and its points for each owner now."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.core.items import by_seat
from baumeister.games.neue_heimat.drawing.ground import NARROW_CARDS, row_y
from baumeister.games.neue_heimat.drawing.pieces import stone
from baumeister.games.neue_heimat.drawing.pieces_houses import owner_stone
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

CARD, CARD_TOP, CARD_HEIGHT = (734.0, 338.0), -102.0, 66.0  # in the meadow behind the last lots
COLUMN, FIRST_LINE, LINE = 160.0, 32.0, 20.0
LETTERS = 20.5  # their size
NARROW_CARD = (10.0, 76.0)  # where the first lies on a narrow screen, and from one to the next
COMPLETE = Text("Complete", "Fertig")
TO_GO = Text("Missing: {what}", "Noch {what}")
HOUSE, HOUSES = Text("{count} house", "{count} Haus"), Text("{count} houses", "{count} Häuser")
NOTHING_YET = Text("no points yet", "noch keine Punkte")


def row_card(view: State, row: int, look: Look) -> Markup:
    """Draw the board beside a row: its gaps, its points for each owner now, whether it is doubled."""
    left, width = CARD
    is_done, is_doubled = is_complete(view, row), view.mayor_row == row
    return group(
        rect(0, 0, width, CARD_HEIGHT, look["sheet"], rx=2, stroke=look["ink"], stroke_width=OUTLINE if is_done else DETAIL),
        rect(0, 0, 6, CARD_HEIGHT, look["green-light" if is_done else "line"], rx=2),
        _heading(view, row, is_done, look),
        _doubled(look, width) if is_doubled else "",
        line(14, 21, width - 10, 21, look["line"]),
        *_sums(view, row, look),
        transform=at(left, row_y(row) + CARD_TOP),
        data_narrow=at(NARROW_CARD[0], NARROW_CARDS + row * NARROW_CARD[1]),
        class_="row-card",
    )


def _heading(view: State, row: int, is_done: bool, look: Look) -> Markup:
    words = _status(view, row)[look.language]
    return text(14, 11, words, LETTERS, look["ink"], plain=not is_done, anchor="start", font_weight=700)


def _doubled(look: Look, width: float) -> Markup:
    return group(
        rect(-22, -12, 44, 24, look["gold"], rx=2, stroke=look["ink"], stroke_width=DETAIL),
        text(0, 0, "× 2", 19, look["edge"]),
        transform=f"{at(width - 26, 6)} rotate(-5)",
    )


def _status(view: State, row: int) -> Text:
    if is_complete(view, row):
        return COMPLETE
    free, bare = int(view.lengths[row] - view.house_counts[row]), int(view.lengths[row] - view.roof_counts[row])
    missing = [plural(free, HOUSE, HOUSES)] if free else []
    missing.append(counted_roofs(bare))
    return TO_GO.format(what=listed(missing))


def _sums(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Write the row's points now for each seat that owns a house in it."""
    items = row_items(view, row)
    points, owners = by_seat(items, int(view.seats)), sorted({item.seat for item in items})
    if not owners:
        yield text(14, 45, NOTHING_YET[look.language], LETTERS, look["ink-soft"], plain=True, anchor="start")
    for index, seat in enumerate(owners):
        line_number, column = divmod(index, 2 if len(owners) < 5 else 3)
        step = COLUMN if len(owners) < 5 else COLUMN * 2 / 3
        x, y = 12.0 + column * step, FIRST_LINE + line_number * LINE
        yield _sum(look, seat, points[seat], factor(view, row) > 0, x, y, step)


@lru_cache(maxsize=512)
def _sum(look: Look, seat: int, points: int, is_gain: bool, x: float, y: float, width: float) -> Markup:
    is_short = width < COLUMN
    return group(
        group(owner_stone(look, seat, 0, 0), transform=f"{at(0, -9.5)} scale(0.93)")
        if is_short
        else group(stone(look, seat, 22, 16), transform=at(0, -8)),
        "" if is_short else text(27, 0, the_seat_in_short(seat + 1), LETTERS, look["ink"], plain=True, anchor="start"),
        text(width - 6, 0, signed(points), LETTERS, look["ink" if is_gain else "lit-text"], anchor="end"),
        transform=at(x, y),
    )
