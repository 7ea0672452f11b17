"""Manhattan's moves as text, in the order of their numbers."""

from baumeister.games.manhattan.rules.components import CITIES, FOUR_MIXES, KINDS, LOTS, MIXES, SIX_MIXES, SIZES

CITY_LETTERS = "ABCDEF"


def place_name(place: int) -> str:
    """Return a lot's name: `A5`."""
    return f"{CITY_LETTERS[place // LOTS]}{place % LOTS + 1}"


def _takes(word: str, start: int, count: int) -> list[str]:
    return [f"{word} " + "-".join(map(str, mix)) for mix in MIXES[start : start + count].tolist()]


MOVE_TEXTS: tuple[str, ...] = (
    *_takes("take", 0, SIX_MIXES + FOUR_MIXES),
    *_takes("take*", SIX_MIXES, FOUR_MIXES),
    *(f"{place_name(place)}+{size + 1}{star}" for star in ("", "*") for place in range(CITIES * LOTS) for size in range(SIZES)),
    *(f"scrap {kind + 1} {size + 1}{star}" for star in ("", "*") for kind in range(KINDS) for size in range(SIZES)),
    *(f"deal {kind + 1}" for kind in range(KINDS)),
    *(f"draw {kind + 1}" for kind in range(KINDS)),
)

EXAMPLES = ("A5+3", "take 3-2-1-0", "scrap 7 1")
