"""On a narrow screen the far bank lies below the near one: tags beside the rows say which go on there, and lead to it."""

from collections.abc import Iterator

from baumeister.games.neue_heimat.drawing.board_rows import rows_to_choose_beyond
from baumeister.games.neue_heimat.drawing.ground import NARROW_WIDTH, NEAR_BANK, RIVER_AFTER, far_row, row_y
from baumeister.games.neue_heimat.rules.components import ROWS
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.phrases import row_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import group, path, title
from baumeister.svg.lettering import text
from baumeister.svg.plan import rect
from baumeister.svg.solid import OUTLINE
from baumeister.text import Text, capital

GOES_ON = Text("{row} goes on below: lots {first} to {last}", "{row} geht unten weiter: Bauplätze {first} bis {last}")
LEFT, HEIGHT = NEAR_BANK[1] + 6, 66.0
WIDTH = NARROW_WIDTH - LEFT - 2


def tags(view: State, look: Look) -> Iterator[Markup]:
    """Draw the tag of each row that crosses the river; it is lit where the piece for sale could go beyond."""
    lit = rows_to_choose_beyond(view)
    for row in range(ROWS):
        length = int(view.lengths[row])
        if length > RIVER_AFTER:
            yield _tag(look, row, length, is_lit=row in lit)


def _tag(look: Look, row: int, length: int, *, is_lit: bool) -> Markup:
    first, middle, y = RIVER_AFTER + 1, LEFT + WIDTH / 2, row_y(row) - 7
    words = GOES_ON.format(row=capital(row_name(row)), first=first, last=length)
    shown = f"{first}–{length}" if length > first else str(first)
    colour, weight = (look["lamp"], 3.6) if is_lit else (look["ink"], OUTLINE)
    return group(
        title(words[look.language]),
        rect(LEFT, y - HEIGHT / 2, WIDTH, HEIGHT, look["sheet"], rx=4, stroke=colour, stroke_width=weight),
        text(middle, y - 13, shown, 24, look["ink"]),
        path(f"M{middle - 10:g} {y + 9:g}h20l-10 14Z", fill=look["ink"]),
        class_="narrow",
        display="none",
        data_leads=far_row(row),
    )
