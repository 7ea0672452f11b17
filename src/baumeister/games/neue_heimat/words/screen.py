"""Neue Heimat in a terminal."""

from collections.abc import Iterator

from baumeister.games.neue_heimat.rules.components import (
    COLOUR_OF,
    COLOURS,
    DISPLAY_ROWS,
    IS_SINGLE_LEVEL,
    PERMITS,
    PIPS_OF,
    ROWS,
    SPECIALS,
)
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import house_points, owner_of
from baumeister.games.neue_heimat.rules.state import BESIDE, BID, DECIDE, PLACE, State
from baumeister.games.neue_heimat.words.notation import COLOUR_LETTERS, PERMIT_NAMES
from baumeister.games.neue_heimat.words.phrases import (
    SEAT_HUES,
    as_subject,
    cheques,
    counted_roofs,
    piece_name,
    row_name,
    seat_names,
    special_name,
)
from baumeister.present.terminal import laid_out, paint, seat_lines
from baumeister.text import Language, Text, capital, listed

HUES = ("red", "orange", "yellow", "green", "blue", "purple")

LEGEND = Text(
    "r6·b4^3=13 P1: red 6, blue 4 on top, roof 3, 13 points for P1. _: an empty lot. #: a lot for one cube only.",
    "r6·b4^3=13 P1: Rot 6, darauf Blau 4, Dach 3, 13 Punkte für P1. _: ein leerer Bauplatz. #: Platz für nur eine Etage.",
)
COMPLETE = Text("complete", "fertig")
DOUBLE = Text("counts double", "zählt doppelt")
DISPLAY = Text("Display {row}: {cubes}", "Auslage {row}: {cubes}")
BESIDE_BOARD = Text("Beside the board: {pieces}", "Neben dem Spielplan: {pieces}")
AUCTION = Text("Auction by {seat}: {piece}", "Auktion von {seat}: {piece}")
HELD = Text("{cash}, cash box {box}, owns {colours}", "{cash}, Schwarzgeld {box}, besitzt {colours}")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the houses, what may be auctioned, the auction, every seat's money and colours."""
    rows = (_row(view, row, language) for row in range(ROWS))
    beside = [*_display(view, language), _pieces(view, language), *_auction(view, language)]
    held = (_held(view, seat)[language] for seat in range(view.seats))
    seats = seat_lines(view, language, seat_names(view.seats), held, SEAT_HUES)
    return laid_out(language, rows, LEGEND, beside, seats)


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
    name = paint("ink", capital(row_name(row))[language])
    return "  ".join([name, *houses, *empty, f"({', '.join(notes)})" if notes else ""]).rstrip()


def _house(view: State, row: int, lot: int) -> str:
    floors = "·".join(_cube(cube) for cube in view.floors[row, lot, : view.floor_counts[row, lot]].tolist())
    roof = f"^{view.roofs[row, lot]}" if view.roofs[row, lot] else ""
    points, owner = house_points(view, row, lot), owner_of(view, row, lot)
    return f"{floors}{roof}={points} {paint(SEAT_HUES[owner], f'P{owner + 1}')}"


def _cube(cube: int) -> str:
    return paint(HUES[COLOUR_OF[cube]], f"{COLOUR_LETTERS[COLOUR_OF[cube]]}{PIPS_OF[cube]}")


def _display(view: State, language: Language) -> Iterator[str]:
    for row in range(DISPLAY_ROWS):
        cubes = view.display[row, view.display_start[row] : view.display_stop[row]].tolist()
        yield DISPLAY.format(row=row + 1, cubes=" ".join(map(_cube, cubes)) or "-")[language]


def _pieces(view: State, language: Language) -> str:
    roofs = counted_roofs(int(view.roofs_left))
    left = [as_subject(special_name(special)) for special in range(SPECIALS) if view.specials[special] == BESIDE]
    return BESIDE_BOARD.format(pieces=listed([roofs, *left]))[language]


def _auction(view: State, language: Language) -> Iterator[str]:
    if view.phase in (BID, DECIDE, PLACE):
        piece = _cube(view.piece) if view.offer < ROOF_OFFER else piece_name(view)
        names = seat_names(view.seats)
        bids = [f"{names[seat][language]} {view.bids[seat]}" for seat in range(view.seats) if view.bids[seat] > 0]
        yield AUCTION.format(seat=names[view.auctioneer], piece=piece)[language] + (f" ({', '.join(bids)})" if bids else "")


def _held(view: State, seat: int) -> Text:
    owned = [paint(HUES[colour], COLOUR_LETTERS[colour]) for colour in range(COLOURS) if view.colour_owners[colour] == seat]
    return HELD.format(cash=cheques(int(view.cash[seat])), box=int(view.boxes[seat]), colours=" ".join(owned) or "-")
