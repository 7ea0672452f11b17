"""Neue Heimat in a terminal: a view as text in Rich's markup, with the colours' names as styles."""

from collections.abc import Iterator

from baumeister.games.neue_heimat.components import COLOUR_OF, DISPLAY_ROWS, IS_SINGLE_LEVEL, PERMITS, PIPS_OF, ROWS, SPECIALS
from baumeister.games.neue_heimat.moves import ROOF_OFFER
from baumeister.games.neue_heimat.notation import COLOUR_LETTERS, PERMIT_NAMES
from baumeister.games.neue_heimat.phrases import capital, piece_name, row_name, seat_name, special_name
from baumeister.games.neue_heimat.scoring import is_complete, owner_of
from baumeister.games.neue_heimat.state import BESIDE, BID, CHOOSE, DECIDE, PLACE, State
from baumeister.text import Language, Text

COLOURS = {
    "red": "red1",
    "orange": "dark_orange",
    "yellow": "yellow1",
    "green": "green3",
    "blue": "dodger_blue1",
    "violet": "medium_orchid",
}
STYLES = tuple(COLOURS)

LEGEND = Text(
    "r6·b4^3=13 P1: red 6, above it blue 4, roof 3: 13 points, of P1. _ is an empty lot, # one for a single floor.",
    "r6·b4^3=13 P1: Rot 6, darüber Blau 4, Dach 3: 13 Punkte, von P1. _ ist ein leerer Bauplatz, # einer für nur eine Etage.",
)
COMPLETE = Text("complete", "fertig")
DOUBLE = Text("counts double", "zählt doppelt")
DISPLAY = Text("Display", "Auslage")
BESIDE_BOARD = Text("Beside the board", "Neben dem Brett")
ROOFS = Text("{count} roofs", "{count} Dächer")
AUCTION = Text("Auction by {seat}", "Auktion von {seat}")
CASH = Text("{seat} (P{number}): cash {cash}, cash box {box}", "{seat} (P{number}): Schecks {cash}, Schwarzgeld {box}")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the houses, what may be auctioned, the auction, every seat's money and colours."""
    lines = [_row(view, row, language) for row in range(ROWS)]
    lines += [LEGEND[language], "", *_display(view, language), _pieces(view, language)]
    if view.phase in (BID, DECIDE, PLACE):
        lines += ["", _auction(view, language)]
    return "\n".join([*lines, "", *(_seat(view, seat, language) for seat in range(view.seats))])


def _row(view: State, row: int, language: Language) -> str:
    houses = [_house(view, row, lot) for lot in range(view.house_counts[row])]
    empty = ["#" if IS_SINGLE_LEVEL[row, lot] else "_" for lot in range(view.house_counts[row], view.lengths[row])]
    notes = [
        f"{PERMIT_NAMES[permit]}{view.permit_changes[permit]:+d}"
        for permit in range(PERMITS)
        if view.permit_rows[permit] == row
    ]
    if is_complete(view, row):
        notes.append(COMPLETE[language])
    if view.mayor_row == row:
        notes.append(DOUBLE[language])
    name = f"[bold]{capital(row_name(row))[language]}[/]"
    return "  ".join([name, *houses, *empty, f"({', '.join(notes)})" if notes else ""]).rstrip()


def _house(view: State, row: int, lot: int) -> str:
    floors = "·".join(_cube(cube) for cube in view.floors[row, lot, : view.floor_counts[row, lot]].tolist())
    roof = f"^{view.roofs[row, lot]}" if view.roofs[row, lot] else ""
    points = int(view.pips[row, lot]) + int(view.roofs[row, lot])
    return f"{floors}{roof}={points} P{owner_of(view, row, lot) + 1}"


def _cube(cube: int) -> str:
    return f"[{STYLES[COLOUR_OF[cube]]}]{COLOUR_LETTERS[COLOUR_OF[cube]]}{PIPS_OF[cube]}[/]"


def _display(view: State, language: Language) -> Iterator[str]:
    for row in range(DISPLAY_ROWS):
        cubes = view.display[row, view.display_start[row] : view.display_stop[row]].tolist()
        yield f"{DISPLAY[language]} {row + 1}: {' '.join(map(_cube, cubes)) or '-'}"


def _pieces(view: State, language: Language) -> str:
    pieces = [ROOFS.format(count=int(view.roofs_left))]
    for special in range(SPECIALS):
        if view.specials[special] == BESIDE:
            name = special_name(special)
            pieces.append(Text(name.en, name.de.replace("den ", "der ")))
    return f"{BESIDE_BOARD[language]}: {', '.join(piece[language] for piece in pieces)}"


def _auction(view: State, language: Language) -> str:
    piece = _cube(view.piece) if view.offer < ROOF_OFFER else piece_name(view)[language]
    bids = [f"{seat_name(seat)[language]} {view.bids[seat]}" for seat in range(view.seats) if view.bids[seat] > 0]
    title = AUCTION.format(seat=seat_name(view.auctioneer))[language]
    return f"{title}: {piece}" + (f" ({', '.join(bids)})" if bids else "")


def _seat(view: State, seat: int, language: Language) -> str:
    line = CASH.format(seat=seat_name(seat), number=seat + 1, cash=int(view.cash[seat]), box=int(view.boxes[seat]))[language]
    colours = [f"[{style}]{style[0]}[/]" for colour, style in enumerate(STYLES) if view.colour_owners[colour] == seat]
    marker = "> " if view.auctioneer == seat and view.phase in (CHOOSE, BID, DECIDE, PLACE) else "  "
    return f"{marker}{line}" + (f", {' '.join(colours)}" if colours else "")
