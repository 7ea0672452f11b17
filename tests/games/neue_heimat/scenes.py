"""Positions drawn in a test: rows of houses, a display, money. `r5 b3^4` is a house: red 5, blue 3 above it, roof 4."""

from collections.abc import Mapping, Sequence

import numpy as np

from baumeister.core.record import copy, new
from baumeister.games.neue_heimat.game import RULES
from baumeister.games.neue_heimat.rules.moves import OFFERS
from baumeister.games.neue_heimat.rules.setup import setup
from baumeister.games.neue_heimat.rules.state import CHOOSE, ON_BOARD, OUT, PLACE, State
from baumeister.games.neue_heimat.words.notation import COLOUR_LETTERS
from tests.games.kinds import Game, Position

OWNERS = {"r": 1, "o": 2, "y": 1, "g": 2, "b": 1, "v": 2}


def cube(name: str) -> int:
    """Return the cube written `r5`."""
    return COLOUR_LETTERS.index(name[0]) * 6 + int(name[1]) - 1


def scene(
    rows: Sequence[str] = ("", "", ""),
    seats: int = 3,
    *,
    lengths: Sequence[int] = (4, 4, 4),
    display: Sequence[str] = ("o6 v6", "", ""),
    cash: Sequence[int] = (12, 12, 12, 12, 12),
    boxes: Sequence[int] = (),
    owners: Mapping[str, int] = OWNERS,
    mayor: int = 0,
    permits: Mapping[int, tuple[int, int]] | None = None,
    out: Sequence[int] = (),
    turn: int = 1,
    rounds: int = 1,
) -> Position:
    """Return a position at the begin of a turn. Houses are divided by `,`.

    Seats, rows and permits count from 1: `owners` says who owns a colour on the board, `mayor` is a row, `permits` gives the
    row and the change of a permit (already in `lengths`), `out` are the specials out of the game (4 cancel cube, 5 mayor).
    """
    state = new(State)
    setup(state, seats, np.array([rounds - 1], np.int64))
    state.phase, state.actor, state.auctioneer = CHOOSE, turn, turn - 1
    state.drawn, state.mayor_row, state.lengths[:] = 24, mayor - 1, lengths
    for seat in range(seats):
        state.cash[seat] = cash[seat]
    state.boxes[: len(boxes)] = boxes
    for row, houses in enumerate(rows):
        for lot, house in enumerate(houses.split(",") if houses else []):
            _build(state, row, lot, house, owners)
    for row, cubes in enumerate(display):
        for index, name in enumerate(cubes.split()):
            state.display[row, index] = cube(name)
            state.display_stop[row] = index + 1
            state.bag[cube(name)] = 0
    if mayor:
        state.specials[4] = ON_BOARD
    for permit, (row, change) in (permits or {}).items():
        state.specials[permit - 1] = ON_BOARD
        state.permit_rows[permit - 1], state.permit_changes[permit - 1] = row - 1, change
    for special in out:
        state.specials[special - 1] = OUT
    return Position(Game(RULES, seats, {"rounds": str(rounds)}), state)


def _build(state: State, row: int, lot: int, house: str, owners: Mapping[str, int]) -> None:
    floors, _, roof = house.strip().partition("^")
    for level, name in enumerate(floors.split()):
        number = cube(name)
        state.floors[row, lot, level] = state.tops[row, lot] = number
        state.floor_counts[row, lot] += 1
        state.pips[row, lot] += int(name[1])
        state.bag[number] = 0
        state.colour_owners[number // 6] = owners[name[0]] - 1
    state.house_counts[row] += 1
    if roof:
        state.roofs[row, lot] = int(roof)
        state.roof_counts[row] += 1
        state.roof_pile[int(roof)] -= 1
        state.roofs_left -= 1


def bought(position: Position, what: str) -> Position:
    """Return a position in which the auctioneer has just got a piece: a cube `r5`, `roof 4`, `I`, `cancel`, `mayor`."""
    state = copy(position.state)
    if what.startswith("roof"):
        value = int(what.split()[1])
        state.offer, state.piece = 6, value
        state.roof_pile[value] -= 1
        state.roofs_left -= 1
    elif len(what) == 2 and what[1].isdigit():
        state.offer, state.piece = 0, cube(what)
        state.bag[cube(what)] = 0
    else:
        state.offer = OFFERS - 5 + ("I", "II", "III", "cancel", "mayor").index(what)
        state.specials[state.offer - (OFFERS - 5)] = 1
    state.buyer, state.phase, state.actor = state.auctioneer, PLACE, state.auctioneer + 1
    return Position(position.game, state)


def places(position: Position) -> set[str]:
    """Return the legal moves of a seat that places a piece, without the word `place`."""
    return {move.removeprefix("place ") for move in position.moves}


def rule_of(position: Position, move: str) -> str:
    """Return the rule by which a move is refused."""
    return position.game.rules.words.refuse(position.view(max(position.actor, 0)).state, position.game.move(move).number).rule
