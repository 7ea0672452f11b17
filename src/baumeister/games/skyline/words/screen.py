"""Project Skyline in a terminal."""

from collections.abc import Iterator

from baumeister.games.skyline.rules.cards import kind_of_draw
from baumeister.games.skyline.rules.city import has_endless_supply
from baumeister.games.skyline.rules.components import BESIDE, EMPTY, NO_CARD, NOTHING, ROAD, SIZE, SKYSCRAPER
from baumeister.games.skyline.rules.components import CARDS as CARD_COUNT
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.phrases import COLOURS, ENDLESS, floors, seat_names, skyscrapers
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.present.terminal import laid_out, paint, seat_lines
from baumeister.text import Language, Text, amount

NORTH, EAST, SOUTH, WEST = range(8), range(8, 14), range(21, 13, -1), range(27, 21, -1)

LEGEND = Text(
    "O2: two floors of Orange, O#: a skyscraper, *: the architect. Around them the road with the pawns; ●: a corner.",
    "O2: zwei Etagen von Orange, O#: ein Hochhaus, *: der Architekt. Rundherum die Straße mit den Figuren; ●: eine Ecke.",
)
DICE = Text(
    "White die {white} (pawn), black die {black} (architect)", "Weißer Würfel {white} (Figur), schwarzer {black} (Architekt)"
)
CARD = Text("Action card: {title}", "Aktionskarte: {title}")
NEXT = Text("Next action card: {title}", "Nächste Aktionskarte: {title}")
HELD = Text("{cash} in cash, {skyscrapers}, in supply: {floors}", "{cash} in bar, {skyscrapers}, im Vorrat: {floors}")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the city with the road round it, dice and card, every seat's holdings."""
    board = [_side(view, NORTH, language), *_rows(view, language), _side(view, SOUTH, language), _columns()]
    held = (_held(view, seat)[language] for seat in range(view.seats))
    return laid_out(language, board, LEGEND, _thrown(view, language), seat_lines(view, language, seat_names(view.seats), held))


def _letter(seat: int, language: Language, more: str = "") -> str:
    """Write the first letter of a seat's colour, in this colour."""
    return paint(SEAT_HUES[seat], f"{COLOURS[seat][language][0]}{more}")


def _side(view: State, fields: range, language: Language) -> str:
    return " ".join(_road(view, field, language) for field in fields)


def _rows(view: State, language: Language) -> Iterator[str]:
    for row in range(SIZE):
        buildings = " ".join(_building(view, row * SIZE + column, language) for column in range(SIZE))
        yield f"{_road(view, WEST[row], language)} {buildings} {_road(view, EAST[row], language)} {row + 1}"


def _columns() -> str:
    return " " * 6 + "    ".join("abcdef")


def _road(view: State, field: int, language: Language) -> str:
    """Draw a road field, four characters wide, with the pawns that stand there."""
    pawns = [_letter(seat, language) for seat in range(view.seats) if view.pawns[seat] == field]
    return "".join(pawns) + paint("faint", ("●" if BESIDE[field] == NOTHING else "·") * (4 - len(pawns)))


def _building(view: State, field: int, language: Language) -> str:
    sign = "*" if view.architect == field else " "
    if view.buildings[field] == EMPTY:
        return f" {sign}_ "
    height = "#" if view.buildings[field] == SKYSCRAPER else f"{view.buildings[field]}"
    return f" {_letter(int(view.owners[field]), language, height)}{sign}"


def _thrown(view: State, language: Language) -> Iterator[str]:
    if view.white:
        yield DICE.format(white=int(view.white), black=int(view.black))[language]
    if view.card != NO_CARD:
        yield CARD.format(title=CARDS[int(view.card)].title)[language]
    if view.draws >= CARD_COUNT:
        yield NEXT.format(title=CARDS[kind_of_draw(view, view.draws)].title)[language]


def _held(view: State, seat: int) -> Text:
    return HELD.format(
        cash=amount(int(view.cash[seat])),
        skyscrapers=skyscrapers(int(view.skyscrapers[seat])),
        floors=ENDLESS if has_endless_supply(view) else floors(int(view.supply[seat])),
    )


assert len(NORTH) + len(EAST) + len(SOUTH) + len(WEST) == ROAD
