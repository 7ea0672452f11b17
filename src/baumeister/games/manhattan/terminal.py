"""Manhattan in a terminal: a view as text in Rich's markup, with the colours' names as styles."""

from collections.abc import Iterator, Sequence

from baumeister.games.manhattan.components import KINDS, LOT_OF_CARD, LOTS, SIDES, SIZES
from baumeister.games.manhattan.notation import CITY_LETTERS
from baumeister.games.manhattan.scoring import height
from baumeister.games.manhattan.state import State
from baumeister.text import Language, Text

COLOURS = {"orange": "dark_orange", "blue": "dodger_blue1", "yellow": "yellow1", "purple": "orchid"}
STYLES = tuple(COLOURS)
LETTERS = ("O", "B", "Y", "P")

LEGEND = Text(
    "A number alone is an empty lot; B7 is a building of 7 floors that Blue owns.",
    "Eine Zahl allein ist ein leerer Bauplatz; B7 ist ein Gebäude mit 7 Stockwerken, das Blau gehört.",
)
CARDS = Text("Your cards build on lots", "Deine Karten bauen auf Bauplatz")
CHOSEN = Text("chosen blocks (floors)", "gewählte Bausteine (Stockwerke)")
SUPPLY = Text("supply", "Vorrat")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: two rows of three cities, every seat's blocks, the viewer's cards."""
    lines = [line for row in range(2) for line in _cities(view, range(row * 3, row * 3 + 3))]
    lines += [LEGEND[language], "", *_blocks(view, language)]
    if view.viewer > 0:
        lines += ["", f"{CARDS[language]}: {_cards(view)}"]
    return "\n".join(lines)


def _cities(view: State, cities: Sequence[int]) -> Iterator[str]:
    yield "     ".join(f"[bold]{CITY_LETTERS[city]:^12}[/]" for city in cities)
    for row in range(3):
        yield "     ".join("".join(_lot(view, city * LOTS + row * 3 + column) for column in range(3)) for city in cities)
    yield ""


def _lot(view: State, place: int) -> str:
    colour = int(view.top[place])
    if colour < 0:
        return f"{place % LOTS + 1:^4}"
    return f"[{STYLES[colour]}]{LETTERS[colour] + str(height(view, place)):^4}[/]"


def _blocks(view: State, language: Language) -> Iterator[str]:
    for colour in range(4 if view.seats == 2 else view.seats):
        chosen, supply = (_counts(blocks[colour].tolist()) for blocks in (view.chosen, view.supply))
        yield (
            f"[{STYLES[colour]}]{LETTERS[colour]}[/] P{colour % view.seats + 1}  "
            f"{CHOSEN[language]}: {chosen}  {SUPPLY[language]}: {supply}"
        )


def _counts(blocks: Sequence[int]) -> str:
    return " ".join(f"{blocks[size]}×{size + 1}" for size in range(SIZES) if blocks[size]) or "-"


def _cards(view: State) -> str:
    seat = view.viewer - 1
    lots = LOT_OF_CARD[SIDES[view.seats, seat]]
    held = [int(lots[kind]) + 1 for kind in range(KINDS) for _ in range(view.hands[seat, kind])]
    return " ".join(map(str, sorted(held))) or "-"
