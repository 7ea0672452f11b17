"""Screens: views as text for a terminal, in Rich's markup, laid out in the same way for all games.

    board     the pieces on the table, and a legend of its signs
    beside    the things beside it: stacks, dice, the item for sale
    seats     of each its colour, number, name and public holdings; `>` before the one to move
    hand      the viewer's own

Lines are at most 80 characters wide, but for things that grow during a game. Styles are called as the colours of the palette.
"""

from collections.abc import Iterable, Iterator, Sequence

from baumeister.core.record import Head
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.text import Language, Text

STYLES = {
    "orange": "dark_orange",
    "blue": "dodger_blue1",
    "yellow": "yellow3",
    "purple": "medium_orchid",
    "red": "indian_red1",
    "green": "green3",
    "copper": "dark_orange3",
    "steel": "light_steel_blue",
    "brass": "gold3",
    "zinc": "grey70",
    "granite": "rosy_brown",
    "marble": "grey93",
    "slate": "steel_blue",
    "sandstone": "tan",
    "basalt": "grey50",
    "ink": "bold",
    "faint": "dim",
}
"""Rich's styles by the names of colours, for a console's theme."""


def laid_out(language: Language, board: Iterable[str], legend: Text, *blocks: Iterable[str]) -> str:
    """Return a screen: the board, its legend, and the other parts after empty lines."""
    parts = [[*board, paint("faint", legend[language])], *map(list, blocks)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def paint(style: str, text: str, width: int = 0) -> str:
    """Return a text in a style, with spaces behind it up to a width."""
    return f"[{style}]{text}[/]" + " " * (width - len(text))


def seat_lines(
    view: Head, language: Language, names: Sequence[Text], holdings: Iterable[str], hues: Sequence[str] = SEAT_HUES
) -> Iterator[str]:
    """Yield for each seat whether it is to move, its colour, its number and name, its holdings, in one line or several."""
    width = max(len(name[language]) for name in names)
    for seat, held in enumerate(holdings):
        marker, (first, *more) = ">" if view.actor == seat + 1 else " ", held.split("\n")
        yield f"{marker} {paint(hues[seat], '■')} P{seat + 1} {names[seat][language]:<{width}}  {first}"
        yield from (" " * (width + 9) + line for line in more)
