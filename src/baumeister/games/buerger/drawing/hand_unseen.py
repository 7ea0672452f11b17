"""Beside the viewer's hand: how many tiles of each colour and kind it hasn't seen yet, as every tile but those is seen."""

from collections.abc import Iterator

from baumeister.games.buerger.drawing.pieces_tiles import HUES, kind_sign
from baumeister.games.buerger.rules.components import COLOURS, HOUSE, PARK, TILE_COLOUR, TILE_KIND, TILES, VILLA
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.phrases import COLOURS as COLOUR_NAMES
from baumeister.games.buerger.words.phrases import KINDS as KIND_NAMES
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, title
from baumeister.svg.lettering import text
from baumeister.svg.pieces import swatch
from baumeister.text import Text

CAPTION = Text("Tiles not seen yet", "Noch ungesehene Plättchen")
CAPTION_WORDS = Text(
    "Tiles that may still come, or lie hidden in others’ hands", "Plättchen, die noch kommen oder verdeckt bei anderen liegen"
)
COUNTED = Text("{kinds}, {colour}: {count}", "{kinds}, {colour}: {count}")
ROWS = (HOUSE, VILLA, PARK)
UNSEEN_WIDTH = 236.0
FIRST, STEP = 54.0, 36.0  # of the columns, a colour each
HEAD, BELOW, ROW = 45.0, 75.0, 29.0  # the colours, the first kind, from kind to kind


def unseen(view: State, x: float, look: Look) -> Markup:
    """Draw a table of what may still come, or lies hidden in others' hands."""
    return group(
        group(
            title(CAPTION_WORDS[look.language]),
            text(0, 17, CAPTION[look.language], 18, look["ink-soft"], plain=True, anchor="start"),
        ),
        *_table(view, look),
        class_="wide kept-clear yet-unseen",
        transform=at(x, 0),
    )


def _table(view: State, look: Look) -> Iterator[Markup]:
    for colour in range(COLOURS):
        yield group(swatch(look, HUES[colour], 24), transform=at(FIRST + STEP * colour, HEAD))
    for row, kind in enumerate(ROWS):
        y = BELOW + ROW * row
        yield group(kind_sign(look, kind), transform=at(14, y))
        for colour in range(COLOURS):
            count = unseen_count(view, colour, kind)
            said = COUNTED.format(kinds=KIND_NAMES[kind].many, colour=COLOUR_NAMES[colour], count=count)
            ink = look["ink"] if count else look["ink-faint"]
            yield group(title(said[look.language]), text(FIRST + STEP * colour, y, count, 22, ink))


def unseen_count(view: State, colour: int, kind: int) -> int:
    """Return how many tiles of a colour and a kind the viewer hasn't seen (BB 2.1)."""
    return sum(int(view.supply[tile]) for tile in range(TILES) if TILE_COLOUR[tile] == colour and TILE_KIND[tile] == kind)
