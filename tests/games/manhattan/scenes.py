"""Helpers for Manhattan's tests: the games, positions placed from a drawing, and what is asked of them.

A board is drawn as six lines of nine lots, cities A B C above D E F, a bar between cities. A building is written from the
ground up, each block as its colour's first letter and its floors: `o1b3` is a blue building of 3 floors on 1 orange floor.
"""

from collections import Counter
from collections.abc import Mapping

import numpy as np

from baumeister.core.record import copy, new
from baumeister.games import rules
from baumeister.games.manhattan.rules.state import BUILD, DRAW, State
from baumeister.games.manhattan.words.phrases import seat_names
from baumeister.text import Text
from tests.games.kinds import Game, Position, View
from tests.games.manhattan.plain import Table

MANHATTAN = rules("manhattan")
FOUR, THREE, TWO = (Game(MANHATTAN, seats, {}) for seats in (4, 3, 2))
SEPARATE = Game(MANHATTAN, 2, {"separate_colours": "on"})
GAMES = (TWO, SEPARATE, THREE, FOUR)

COLOURS = "obyp"  # orange, blue, yellow, purple
NAMES = ("orange", "blue", "yellow", "purple")  # as plain.py calls them
CITIES = "ABCDEF"
TAKEN = {4: 6, 3: 4, 2: 4}
ROUND_TURNS = {4: 24, 3: 12, 2: 16}
EMPTY = "\n".join([". . . | . . . | . . ."] * 6)


def place_of(lot: str) -> int:
    """Return the index of a lot, given by its name."""
    return CITIES.index(lot[0]) * 9 + int(lot[1]) - 1


def drawn(board: str) -> dict[str, list[tuple[int, int]]]:
    """Read a drawn board: for each lot with a building its blocks, colour and floors, from the ground up."""
    rows = [row.replace("|", " ").split() for row in board.strip().splitlines() if row.strip()]
    assert [len(row) for row in rows] == [9] * 6, "draw six rows of nine lots"
    buildings = {}
    for index, row in enumerate(rows):
        for column, cell in enumerate(row):
            if cell != ".":
                city, lot = CITIES[index // 3 * 3 + column // 3], index % 3 * 3 + column % 3 + 1
                pairs = zip(cell[::2], cell[1::2], strict=True)
                buildings[f"{city}{lot}"] = [(COLOURS.index(colour), int(floors)) for colour, floors in pairs]
    return buildings


def placed(
    game: Game,
    board: str = EMPTY,
    *,
    seat: int = 1,
    hands: Mapping[int, str] | None = None,
    chosen: Mapping[str, str] | None = None,
    turn: int | None = None,
    round_number: int = 1,
    scores: tuple[int, ...] = (),
) -> Position:
    """Return a position in which a seat has to build.

    Args:
        board: the drawing.
        seat: whose turn it is.
        hands: the cards of seats, such as `{1: "1 1 5 9"}`; nobody else holds any that matter.
        chosen: the chosen blocks by colour letter, such as `{"o": "2-1-0-0"}`; of the others all are built.
        turn: how many turns of the round are over; as follows from the chosen blocks if not given.
        round_number: the round that is played, from 1.
        scores: the points so far.
    """
    state = new(State)
    game.rules.kernels.setup(state, game.seats, game.option_indices)
    _place_blocks(state, board, chosen or {})
    _place_cards(state, hands or {})
    left = int(state.chosen.sum())
    state.turn = ROUND_TURNS[game.seats] - left if turn is None else turn
    state.round_number = round_number - 1
    state.phase, state.actor, state.receiver = BUILD, seat, seat - 1
    state.starter = (seat - 1 - state.turn) % game.seats
    state.scores[: len(scores)] = scores
    return Position(game, state)


def _place_blocks(state: State, board: str, chosen: Mapping[str, str]) -> None:
    for lot, blocks in drawn(board).items():
        for colour, floors in blocks:
            state.floors[place_of(lot), colour] += floors
            state.top[place_of(lot)] = colour
            state.built_place[state.built] = place_of(lot)
            state.built_block[state.built] = colour * 4 + floors - 1
            state.built += 1
            state.supply[colour, floors - 1] -= 1
    for letter, mix in chosen.items():
        state.chosen[COLOURS.index(letter)] = [int(count) for count in mix.split("-")]
    state.supply -= state.chosen
    assert (state.supply >= 0).all(), "more blocks are drawn than there are"


def _place_cards(state: State, hands: Mapping[int, str]) -> None:
    """Give the cards; who isn't named gets the first ones that are left."""
    for seat in sorted(range(1, int(state.seats) + 1), key=lambda seat: seat not in hands):
        kinds = [int(card) - 1 for card in hands[seat].split()] if seat in hands else _left_over(state)
        for kind in kinds:
            state.pile[kind] -= 1
            state.hands[seat - 1, kind] += 1
        state.hand_sizes[seat - 1] = state.received_count[seat - 1] = len(kinds)
        state.received[seat - 1, : len(kinds)] = kinds
        state.pile_size -= len(kinds)
    assert (state.pile >= 0).all(), "more cards of a kind are dealt than there are"


def _left_over(state: State) -> list[int]:
    return [kind for kind in range(9) for _ in range(state.pile[kind])][:4]


def score_now(position: Position) -> tuple[int, ...]:
    """Return the points that each seat gets when a round ends on this board."""
    state: State = copy(position.state)
    state.chosen[:] = 0
    state.phase, state.actor, state.receiver = DRAW, 0, 0
    state.turn = ROUND_TURNS[position.game.seats]
    after = Position(position.game, state)
    scored = after.play(after.moves[0].number)
    return tuple(np.subtract(scored.scores, position.scores).tolist())


def hand_of(position: View, seat: int) -> list[int]:
    """Return the cards in a hand, sorted."""
    counts = position.state.hands[seat - 1].tolist()
    return sorted(Counter(dict(enumerate(counts, 1))).elements())


def by_colour(game: Game, text: Text) -> Text:
    """Return a sentence in which seats are called by their colours."""
    return text.named(seat_names(game.seats))


def plain_table(game: Game, state: State) -> Table:
    """Return the plain game with a state's buildings and scores."""
    table = Table(game.seats, game.options.get("separate_colours") == "on")
    for place, block in zip(state.built_place[: state.built].tolist(), state.built_block[: state.built].tolist(), strict=True):
        colour, size = divmod(block, 4)
        table.buildings[f"{CITIES[place // 9]}{place % 9 + 1}"].append((NAMES[colour], size + 1))
    table.scores = dict(enumerate(state.scores[: game.seats].tolist(), 1))
    return table
