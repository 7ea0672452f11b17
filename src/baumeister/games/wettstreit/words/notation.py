"""The moves of Wettstreit der Baumeister as text, in the order of their numbers."""

from baumeister.games.wettstreit.rules.components import BID_MAX, CARDS, FACES, PLACES, SABOTEUR, SEATS_MAX, START

STACK_NAMES = ("open", "hidden")
CARD_NAMES = tuple(f"{letter}{value}" for letter, value in FACES)
ROLLS = (*map(str, range(1, SABOTEUR)), "S")


def place_name(index: int) -> str:
    """Return a place's number in notation, 0 where the first card of the city was laid."""
    return str(index - START)


def _seats(word: str) -> list[str]:
    return [f"{word} P{seat}" for seat in range(1, SEATS_MAX + 1)]


def _cards(word: str) -> list[str]:
    return [f"{word} {card}" for card in CARD_NAMES]


MOVE_TEXTS: tuple[str, ...] = (
    *_seats("rob"),
    "leave",
    *(f"auction {stack}" for stack in STACK_NAMES),
    *(f"bid {bid}" for bid in range(BID_MAX + 1)),
    "pass",
    *(f"lay {CARD_NAMES[card]} {place_name(index)}" for card in range(CARDS) for index in range(PLACES)),
    "done",
    *(f"{seat} {place_name(index)}" for seat in _seats("sabotage") for index in range(PLACES)),
    *(f"{seat} hand" for seat in _seats("sabotage")),
    "pay",
    "refuse",
    *(f"under {stack}" for stack in STACK_NAMES),
    *_cards("reveal"),
    *(f"roll {side}" for side in ROLLS),
    *_cards("peek"),
    *_cards("lose"),
)

EXAMPLES = ("auction hidden", "bid 4", "lay G3 0")
