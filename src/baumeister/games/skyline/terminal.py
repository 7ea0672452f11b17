"""Project Skyline in a terminal: a view as text in Rich's markup, with the seats' colours as styles."""

from collections.abc import Iterator

from baumeister.games.skyline.components import (
    BESIDE,
    EMPTY,
    NO_CARD,
    ROAD,
    SIZE,
    SKYSCRAPER,
)
from baumeister.games.skyline.components import CARDS as CARD_COUNT
from baumeister.games.skyline.phrases import CARDS, floors, seat_name, skyscrapers, thousands
from baumeister.games.skyline.state import NOBODY, State
from baumeister.text import Language, Text

COLOURS = {"orange": "dark_orange", "blue": "dodger_blue1", "yellow": "yellow1", "purple": "medium_orchid"}
STYLES = tuple(COLOURS)
NORTH, EAST, SOUTH, WEST = range(8), range(8, 14), range(21, 13, -1), range(27, 21, -1)

LEGEND = Text(
    "O2: two floors of Orange, O#: a skyscraper, *: the architect. Pawns stand on the road around: ● is an action field.",
    "O2: zwei Etagen von Orange, O#: ein Hochhaus, *: der Architekt. Die Figuren stehen auf der Straße: ● ist ein Aktionsfeld.",
)
DICE = Text(
    "White die {white} (pawn), black die {black} (architect)", "Weißer Würfel {white} (Figur), schwarzer {black} (Architekt)"
)
CARD = Text("Action card: {title}", "Aktionskarte: {title}")
NEXT = Text("Next action card: {title}", "Nächste Aktionskarte: {title}")
SEAT = Text(
    "{seat} (P{number}): {cash}, {skyscrapers}, {supply} in the supply",
    "{seat} (P{number}): {cash}, {skyscrapers}, {supply} im Vorrat",
)


ENDLESS = Text("any number of floors", "beliebig viele Etagen")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the city with the road round it, dice and card, every seat's holdings."""
    lines = [_side(view, NORTH), *_rows(view), _side(view, SOUTH), "      a    b    c    d    e    f", ""]
    lines += [LEGEND[language], *_thrown(view, language), ""]
    return "\n".join([*lines, *(_seat(view, seat, language) for seat in range(view.seats))])


def _letter(seat: int) -> str:
    return f"[{STYLES[seat]}]{seat_name(seat).en[0]}[/]"


def _side(view: State, fields: range) -> str:
    return " ".join(_road(view, field) for field in fields)


def _rows(view: State) -> Iterator[str]:
    for row in range(SIZE):
        buildings = " ".join(_building(view, row * SIZE + column) for column in range(SIZE))
        yield f"{_road(view, WEST[row])} {buildings} {_road(view, EAST[row])} {row + 1}"


def _road(view: State, field: int) -> str:
    """Draw a road field, four characters wide, or as wide as the pawns that stand there."""
    pawns = [_letter(seat) for seat in range(view.seats) if view.pawns[seat] == field]
    ground = "●" if BESIDE[field] < 0 else "·"
    return "".join(pawns) + ground * (4 - len(pawns))


def _building(view: State, field: int) -> str:
    sign = "*" if view.architect == field else " "
    if view.buildings[field] == EMPTY:
        return f" {sign}_ "
    height = "#" if view.buildings[field] == SKYSCRAPER else str(int(view.buildings[field]))
    seat = int(view.owners[field])
    assert seat != NOBODY
    return f" [{STYLES[seat]}]{seat_name(seat).en[0]}{height}[/]{sign}"


def _thrown(view: State, language: Language) -> Iterator[str]:
    if view.white:
        yield DICE.format(white=int(view.white), black=int(view.black))[language]
    if view.card != NO_CARD:
        yield CARD.format(title=CARDS[int(view.card)].title)[language]
    if view.draws >= CARD_COUNT:
        yield NEXT.format(title=CARDS[int(view.pile[view.draws % CARD_COUNT])].title)[language]


def _seat(view: State, seat: int, language: Language) -> str:
    said = SEAT.format(
        seat=seat_name(seat),
        number=seat + 1,
        cash=thousands(int(view.cash[seat])),
        skyscrapers=skyscrapers(int(view.skyscrapers[seat])),
        supply=floors(int(view.supply[seat])) if view.seats > 2 else ENDLESS,
    )
    return f"{'>' if view.turn == seat else ' '} [{STYLES[seat]}]■[/] {said[language]}"


assert len(NORTH) + len(EAST) + len(SOUTH) + len(WEST) == ROAD
