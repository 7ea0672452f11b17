"""The boards at the right of Neue Heimat's rows: each row's gaps, and its points for each owner now."""

from collections.abc import Iterator
from functools import lru_cache

from baumeister.core.items import by_seat
from baumeister.games.neue_heimat.drawing.ground import FAR_LOTS, NARROW_CARDS, row_y
from baumeister.games.neue_heimat.drawing.pieces_houses import owner_stone
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import factor
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.items import row_items
from baumeister.games.neue_heimat.words.phrases import counted_roofs
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group
from baumeister.svg.lettering import text
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, plural, signed

CARD, CARD_TOP, CARD_HEIGHT = (FAR_LOTS[1] + 12, 128.0), -99.0, 160.0
FIRST_LINE, LINE, RULE, FIRST_SUM, SUM, SUMS = 13.0, 18.5, 62.0, 75.5, 22.5, 90.0
LETTERS = 19.5  # their size
NARROW_STEP, NARROW_SCALE = 184.0, 1.2  # on a narrow screen they lie side by side
ROW = Text("Row {number}", "Reihe {number}")
COMPLETE = Text("Complete", "Fertig")
MISSING = Text("Missing:", "Noch:")
HOUSE, HOUSES = Text("{count} house", "{count} Haus"), Text("{count} houses", "{count} Häuser")
NOTHING_YET = Text("no points", "noch keine"), Text("yet", "Punkte")


def row_card(view: State, row: int, look: Look) -> Markup:
    """Draw the board beside a row: its gaps, its points for each owner now, whether it is doubled."""
    left, width = CARD
    is_done, is_doubled = is_complete(view, row), view.mayor_row == row
    return group(
        rect(0, 0, width, CARD_HEIGHT, look["sheet"], rx=2, stroke=look["ink"], stroke_width=OUTLINE if is_done else DETAIL),
        rect(0, 0, 6, CARD_HEIGHT, look["green-light" if is_done else "line"], rx=2),
        *_heading(view, row, look),
        _doubled(look) if is_doubled else "",
        line(12, RULE, width - 6, RULE, look["line"]),
        *_sums(view, row, look),
        _name(look, row),
        transform=at(left, row_y(row) + CARD_TOP),
        data_narrow=f"{at(10 + row * NARROW_STEP, NARROW_CARDS)} scale({NARROW_SCALE:g})",
        class_="row-card",
    )


def _heading(view: State, row: int, look: Look) -> Iterator[Markup]:
    for index, words in enumerate(_status(view, row)):
        y = FIRST_LINE + index * LINE
        yield text(12, y, words[look.language], LETTERS, look["ink"], plain=True, anchor="start", font_weight=700)


def _name(look: Look, row: int) -> Markup:
    """Name the row above its board where they lie apart."""
    words = ROW.format(number=row + 1)[look.language]
    return group(text(0, -10, words, LETTERS, look["ink"], anchor="start"), class_="narrow", display="none")


def _doubled(look: Look) -> Markup:
    """Mark the mayor's row."""
    return group(
        rect(0, 0, 34, 24, look["gold"], rx=2, stroke=look["ink"], stroke_width=DETAIL),
        text(17, 12.5, "× 2", LETTERS, look["edge"]),
        transform=at(CARD[1] - 38, 4),
    )


def _status(view: State, row: int) -> list[Text]:
    if is_complete(view, row):
        return [COMPLETE]
    free, bare = int(view.lengths[row] - view.house_counts[row]), int(view.lengths[row] - view.roof_counts[row])
    missing = [plural(free, HOUSE, HOUSES)] if free else []
    return [MISSING, *missing, counted_roofs(bare)]


def _sums(view: State, row: int, look: Look) -> Iterator[Markup]:
    """Write the row's points now for each seat that owns a house in it."""
    items = row_items(view, row)
    points, owners = by_seat(items, int(view.seats)), sorted({item.seat for item in items})
    if not owners:
        for index, words in enumerate(NOTHING_YET):
            y = FIRST_SUM + 4 + index * LINE
            yield text(12, y, words[look.language], LETTERS, look["ink-soft"], plain=True, anchor="start")
    for index, seat in enumerate(owners):
        y = FIRST_SUM + index * min(SUM, SUMS / len(owners))
        yield _sum(look, seat, points[seat], factor(view, row) > 0, y)


@lru_cache(maxsize=512)
def _sum(look: Look, seat: int, points: int, is_gain: bool, y: float) -> Markup:
    return group(
        group(owner_stone(look, seat, 0, 0), transform=f"{at(12, -11)} scale(0.95)"),
        text(CARD[1] - 6, 0, signed(points), LETTERS, look["ink" if is_gain else "lit-text"], anchor="end"),
        transform=at(0, y),
    )
