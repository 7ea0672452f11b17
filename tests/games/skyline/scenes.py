"""Positions drawn in a test: the city row by row, pawns, money.

o1 .  .  .  .  .      o b y p: Orange P1, Blue P2, Yellow P3, Purple P4
.  b2 .  .  .  .      1, 2: floors; #: a skyscraper
.  .  o# b#*.  .      *: the architect stands there
"""

from collections.abc import Sequence

import numpy as np

from baumeister.core.record import copy, new
from baumeister.games.skyline.game import RULES
from baumeister.games.skyline.rules.scoring import ITEMS, itemise
from baumeister.games.skyline.rules.setup import setup
from baumeister.games.skyline.rules.state import CARD, DRAW, ROLL, State
from baumeister.games.skyline.words.notation import NAMES
from baumeister.games.skyline.words.phrases import seat_names
from baumeister.text import Text
from tests.games.kinds import Game, Position

OWNERS = "obyp"
AWAY = (2, 2, 2, 2)  # road fields of the north side, beside b1


def scene(
    rows: Sequence[str],
    seats: int = 3,
    *,
    turn: int = 1,
    pawns: Sequence[int] = (0, 0, 0, 0),
    cash: Sequence[int] = (700, 700, 700, 700),
    expert: bool = False,
    pile: Sequence[int] = (),
) -> Position:
    """Return a position before the throw of a seat (from 1). What the rows leave out is empty; `pile` are the cards seen."""
    options = {"expert": "on"} if expert else {}
    state = new(State)
    setup(state, seats, np.array([int(expert), 0], np.int64))
    state.phase, state.actor, state.turn, state.architect = ROLL, 0, turn - 1, 0
    for row, text in enumerate(rows):
        for column, token in enumerate(text.replace("*", "* ").split()):
            _put(state, 6 * row + column, token)
    for seat in range(seats):
        state.pawns[seat], state.cash[seat] = pawns[seat], cash[seat]
        state.from_cards[seat] = cash[seat] - 700
    for draw, kind in enumerate(pile):
        state.pile[draw % 20] = kind
        state.unseen[kind] -= 1
    state.draws = len(pile)
    return Position(Game(RULES, seats, options), state)


def _put(state: State, field: int, token: str) -> None:
    if token.endswith("*"):
        state.architect = field
    if token[0] == ".":
        return
    seat, height = OWNERS.index(token[0]), token[1]
    state.owners[field], state.buildings[field] = seat, 4 if height == "#" else int(height)
    if height == "#":
        state.skyscrapers[seat] += 1
    else:
        state.supply[seat] -= int(height)


def drawing(position: Position) -> Position:
    """Return the position with its seat on an action field, about to draw a card."""
    state = copy(position.state)
    state.pawns[state.turn] = 14
    state.phase = DRAW
    return Position(position.game, state)


def with_card(position: Position, kind: int) -> Position:
    """Let the seat at its turn draw a card."""
    return drawing(position).play(f"card {kind}")


def city(position: Position) -> dict[str, str]:
    """Return what stands where, as the scenes write it."""
    heights = {4: "#"}
    return {
        name: OWNERS[position.state.owners[field]] + heights.get(building, str(building))
        for field, (name, building) in enumerate(zip(NAMES, position.state.buildings.tolist(), strict=True))
        if building
    }


def architect(position: Position) -> str:
    """Return where the architect stands."""
    return str(NAMES[position.state.architect])


def cash(position: Position) -> list[int]:
    """Return each seat's money."""
    return [int(money) for money in position.state.cash[: position.game.seats]]


def rule_of(position: Position, move: str) -> str:
    """Return the rule by which a move is refused."""
    view = position.view(max(position.actor, 0)).state
    return position.game.rules.words.refuse(view, position.game.move(move).number).rule


def asks(position: Position) -> bool:
    """Tell whether the card drawn asks for a decision."""
    return bool(position.state.phase == CARD)


def builds(position: Position) -> set[str]:
    """Return the legal moves of the architect, without the word `build`."""
    return {move.removeprefix("build ") for move in position.moves}


def by_colour(text: Text) -> Text:
    """Call the seats in a sentence by their colours."""
    return text.named(seat_names(len(OWNERS)))


def items(position: Position) -> list[tuple[int, int, int, int]]:
    """Return the rows of `itemise`: seat, points, reason, subject."""
    rows = np.zeros((ITEMS, 4), np.int64)
    count = itemise(position.state, rows)
    return [(seat, money, reason, subject) for seat, money, reason, subject in rows[:count].tolist()]
