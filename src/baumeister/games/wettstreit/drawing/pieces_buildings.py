"""The building of every card: as it stands in cities, on cards and, of unknown value, for a type."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from baumeister.games.wettstreit.drawing.pieces_halls import church, hall
from baumeister.games.wettstreit.drawing.pieces_towers import corner, gate, tower
from baumeister.games.wettstreit.rules.components import (
    CARDS,
    CHURCH_TYPE,
    CORNER_TYPE,
    FACES,
    GATE_TYPE,
    HALL_TYPE,
    TOWER_TYPE,
)
from baumeister.games.wettstreit.words.notation import CARD_NAMES
from baumeister.svg import Look, Markup
from baumeister.svg.element import element, group

SLOT = 60.0  # width of a building's place in a city
TOPS = {  # each building's height with the things on its top
    "L": (60, 92, 118),
    "R": (60, 92, 118),
    "T": (58, 93, 112),
    "G": (46, 63, 62, 90),
    "H": (72, 111, 128),
    "C": (88, 96, 114, 114, 126, 159),
}
LOWEST = {"L": 1, "R": 1, "T": 1, "G": 2, "H": 5, "C": 4}
HEIGHTS = tuple(TOPS[letter][value - LOWEST[letter]] for letter, value in FACES)

assert len(HEIGHTS) == CARDS


@lru_cache(maxsize=256)
def building(look: Look, card: int) -> Markup:
    """Draw the building of a card: SLOT wide, the middle of its base at the origin."""
    letter, value = FACES[card]
    if letter in "LR":
        return group(*corner(look, value, -1 if letter == "L" else 1))
    return group(*{"T": tower, "G": gate, "H": hall, "C": church}[letter](look, value))


@lru_cache(maxsize=32)
def building_of_type(look: Look, kind: int) -> Markup:
    """Draw a building that stands for its type."""
    drawn = {
        CORNER_TYPE: lambda: corner(look, 2, 0),
        TOWER_TYPE: lambda: tower(look, 2),
        GATE_TYPE: lambda: gate(look, 3),
        HALL_TYPE: lambda: hall(look, 6),
        CHURCH_TYPE: lambda: church(look, 7),
    }
    return group(*drawn[kind]())


def symbols(look: Look, cards: Iterable[int], kinds: Iterable[int]) -> Iterator[Markup]:
    """Define the buildings of these cards and types once, for `standing` and `standing_type`."""
    for card in sorted(set(cards)):
        yield group(building(look, card), id=f"building-{CARD_NAMES[card]}")
    for kind in sorted(set(kinds)):
        yield group(building_of_type(look, kind), id=f"building-of-{kind}")


@lru_cache(maxsize=32)
def standing(card: int) -> Markup:
    """Draw a building that the board has defined."""
    return element("use", href=f"#building-{CARD_NAMES[card]}")


def ghost(card: int) -> str:
    """Return the id of a building as it would stand in the viewer's city."""
    return f"ghost-{CARD_NAMES[card]}"


@lru_cache(maxsize=8)
def standing_type(kind: int) -> Markup:
    """Draw a building of a type that the board has defined."""
    return element("use", href=f"#building-of-{kind}")
