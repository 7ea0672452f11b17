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
from baumeister.svg.plan import line, rect
from baumeister.svg.solid import DETAIL, block, raised
from baumeister.text import Text

STOCK = Text(
    "{name}: blocks for this round {chosen}; in supply {supply}; cards in hand {cards}",
    "{name}: Bausteine dieser Runde {chosen}; im Vorrat {supply}; Handkarten {cards}",
)
COLUMN = Text(
    "{floors}: {chosen} to build this round, {supply} left in supply",
    "{floors}: {chosen} für diese Runde, {supply} noch im Vorrat",
)
NOW, SUPPLY = Text("now", "jetzt"), Text("supply", "Vorrat")
HEIGHT = 62.0
FOOT, NOW_Y, SUPPLY_Y = 28.5, 45.0, 57.2  # the blocks' south, the two rows of numbers
FLOOR = 2.4
LETTERS = 15.7  # with two colours, too, they can be read on a small laptop
CAPTION = 47.0  # the width of what the two rows are


def stock(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's public holdings: the blocks to build this round, below them how many are left in the supply; hand cards."""
    colours = colours_of(view, seat - 1)
    columns = [(colour, size) for colour in colours for size in range(SIZES)]
    step = 38.0 if len(colours) == 1 else 27.0
    end = CAPTION + step * len(columns)
    drawn = [_column(view, colour, size, CAPTION + step * index, step, look) for index, (colour, size) in enumerate(columns)]
    return picture(
        end + 54,
        HEIGHT,
        _stock_words(view, seat, look),
        *_captions(end, look),
        *drawn,
        *_backs(view, seat, end + 8, look),
        class_="stock-drawing",
    )


def _column(view: State, colour: int, size: int, x: float, step: float, look: Look) -> Markup:
    """Draw one size: its blocks to build, or their empty place, how many they are, and how many are left in the supply."""
    chosen, supply = int(view.chosen[colour, size]), int(view.supply[colour, size])
    side, middle = min(step * 0.72, 21.0), x + step / 2
    words = COLUMN.format(floors=floors_said(size + 1), chosen=chosen, supply=supply)
    ground = rect(-side / 2, -side / 2, side, side, stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="2.5 2.5")
    return group(
        title(words[look.language]),
        group(
            *(_block(look, colour, size, side) if chosen else [ground]),
            id=chosen_part(colour, size),
            transform=at(middle + (1.5 if chosen else 0), FOOT - side / 2),
        ),
        text(middle, NOW_Y - 7, f"×{chosen}", 18, look["ink"]) if chosen else "",
        text(middle, SUPPLY_Y - 1, supply, LETTERS, look["ink-soft" if supply else "ink-faint"], plain=True),
    )


def _block(look: Look, colour: int, size: int, side: float) -> list[Markup]:
    """Draw a block with its number of floors, as in the hand."""
    x, y = raised(0, 0, FLOOR * (size + 1))
    return [block(look, HUES[colour], side, side, size + 1, FLOOR), text(x, y, size + 1, 17.2, look["edge"])]


def _captions(end: float, look: Look) -> Iterator[Markup]:
    """Say what the two rows are; a line parts them."""
    yield text(0, NOW_Y - 7, NOW[look.language], LETTERS, look["ink"], plain=True, anchor="start", font_weight=700)
    yield text(0, SUPPLY_Y - 1, SUPPLY[look.language], LETTERS, look["ink-soft"], plain=True, anchor="start")
    yield line(0, NOW_Y + 3, end, NOW_Y + 3, look["line"])


def _backs(view: State, seat: int, x: float, look: Look) -> Iterator[Markup]:
    """Draw the backs of a seat's cards, fanned."""
    for slot in range(int(view.hand_sizes[seat - 1])):
        yield group(
            card_back(look, 17, 25),
            id=f"held-{seat}-{slot}",
            transform=f"{at(x + 7.0 * slot, 10)} rotate({(slot - 1.5) * 5:g})",
        )
    yield text(x + 18, 50, int(view.hand_sizes[seat - 1]), LETTERS, look["ink"])


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
