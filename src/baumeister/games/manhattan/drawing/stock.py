"""A seat's public holdings, small, for its panel."""

from collections.abc import Iterator

from baumeister.core.record import Cells
from baumeister.games.manhattan.drawing.pieces import HUES
from baumeister.games.manhattan.rules.components import SIZES
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.parts import chosen_part
from baumeister.games.manhattan.words.phrases import colours_of, seat_name
from baumeister.games.manhattan.words.phrases import floors as floors_said
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.lettering import text
from baumeister.svg.pieces import card_back
from baumeister.svg.solid import block
from baumeister.text import Text

STOCK = Text(
    "{name}: blocks for this round {chosen}; in supply {supply}; cards in hand {cards}",
    "{name}: Bausteine dieser Runde {chosen}; im Vorrat {supply}; Handkarten {cards}",
)
COLUMN = Text(
    "{floors}: {chosen} to build this round, {supply} left in supply",
    "{floors}: {chosen} für diese Runde, {supply} noch im Vorrat",
)
NOW, LEFT = Text("now", "jetzt"), Text("left", "übrig")
NOW_Y, LEFT_Y = 42.0, 57.0
CAPTION = 38.0  # the width of what the two rows of numbers are


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's public holdings: blocks to build this round, blocks left for later, hand cards."""
    colours = colours_of(view, seat - 1)
    columns = [(colour, size) for colour in colours for size in range(SIZES)]
    is_roomy = len(colours) == 1
    step = 38.0 if is_roomy else 31.0
    columns_width = step * len(columns)
    width = columns_width + 54 + (CAPTION if is_roomy else 0)
    drawn = [_column(view, colour, size, 4 + step * index, step, look) for index, (colour, size) in enumerate(columns)]
    return picture(
        width,
        62,
        _stock_words(view, seat, look),
        *drawn,
        *(_captions(columns_width + 2, look) if is_roomy else ()),
        *_backs(view, seat, width - 46, look),
        class_="stock-drawing",
    )


def _column(view: State, colour: int, size: int, x: float, step: float, look: Look) -> Markup:
    """Draw one size: a block, how many are chosen, how many are left in the supply."""
    chosen, supply = int(view.chosen[colour, size]), int(view.supply[colour, size])
    side = step * 0.56
    words = COLUMN.format(floors=floors_said(size + 1), chosen=chosen, supply=supply)
    return group(
        title(words[look.language]),
        group(
            block(look, HUES[colour], side, side, size + 1, 3.0),
            id=chosen_part(colour, size),
            transform=at(x + step * 0.42, 21.5),
            opacity=None if chosen else 0.5,
        ),
        text(x + step * 0.42, NOW_Y, chosen, 17, look["ink"] if chosen else look["ink-faint"]),
        text(x + step * 0.42, LEFT_Y, supply, 16, look["ink"] if supply else look["ink-faint"], plain=True),
    )


def _captions(x: float, look: Look) -> Iterator[Markup]:
    """Say what the two rows of numbers are."""
    for words, y in ((NOW, NOW_Y), (LEFT, LEFT_Y)):
        yield text(x, y, words[look.language], 14, look["ink-soft"], plain=True, anchor="start")


def _backs(view: State, seat: int, x: float, look: Look) -> Iterator[Markup]:
    """Draw the backs of a seat's cards, fanned."""
    for slot in range(int(view.hand_sizes[seat - 1])):
        yield group(
            card_back(look, 17, 25),
            id=f"held-{seat}-{slot}",
            transform=f"{at(x + 7.0 * slot, 10)} rotate({(slot - 1.5) * 5:g})",
        )
    yield text(x + 18, 50, int(view.hand_sizes[seat - 1]), 15, look["ink"])


def _stock_words(view: State, seat: int, look: Look) -> str:
    said = STOCK.format(
        name=seat_name(seat - 1),
        chosen=_counted(view.chosen, colours_of(view, seat - 1)),
        supply=_counted(view.supply, colours_of(view, seat - 1)),
        cards=int(view.hand_sizes[seat - 1]),
    )
    return said[look.language]


def _counted(blocks: Cells, colours: list[int]) -> str:
    """Say how many blocks of each size: "6 × 1, 2 × 3"."""
    counts = [(int(blocks[colour, size]), size + 1) for colour in colours for size in range(SIZES)]
    return ", ".join(f"{count} × {floors}" for count, floors in counts if count) or "0"
