"""Neue Heimat's moves as text, in the order of their numbers."""

from baumeister.games.neue_heimat.rules.components import CASH_MAX, COLOURS, DISPLAY_ROWS, LOTS, PIPS, ROOF_VALUES, ROWS

COLOUR_LETTERS = "roygbv"
PERMIT_NAMES = ("I", "II", "III")
OFFER_TEXTS = (
    *(f"{row + 1}{end}" for row in range(DISPLAY_ROWS) for end in "LR"),
    "roof",
    *PERMIT_NAMES,
    "cancel",
    "mayor",
)


def site_name(row: int, lot: int) -> str:
    """Return a lot's name: `2-3` for row 2, lot 3; both are given counting from 0."""
    return f"{row + 1}-{lot + 1}"


MOVE_TEXTS: tuple[str, ...] = (
    "stash",
    *(f"offer {what}" for what in OFFER_TEXTS),
    "pass",
    *(f"bid {bid}" for bid in range(1, CASH_MAX + 1)),
    "sell",
    "keep",
    *(f"place {site_name(row, lot)}" for row in range(ROWS) for lot in range(LOTS)),
    *(f"place {row + 1}+" for row in range(ROWS)),
    *(f"place {row + 1}-" for row in range(ROWS)),
    *(f"place {row + 1}" for row in range(ROWS)),
    *(f"cancel {permit}" for permit in PERMIT_NAMES),
    "discard",
    *(f"cube {COLOUR_LETTERS[colour]}{pips + 1}" for colour in range(COLOURS) for pips in range(PIPS)),
    "roof blank",
    *(f"roof {value}" for value in range(1, ROOF_VALUES)),
)

EXAMPLES = ("offer 1L", "bid 4", "place 2-3")
