"""Writes down what the reference bots choose: python -m tests.bots.references.make. Only for a game that has no file yet.

A file holds games of `easy` seats as moves' numbers, and for each of twenty positions of every game the ply, the choice of
`greedy-1` and that of `mcts-1` with 24 simulations. The ply is the seed.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import baumeister as bm
from baumeister.arena.luck import Luck
from baumeister.games import GAMES
from baumeister.present.game import Game, Position

HERE = Path(__file__).parent
SIMULATIONS = 24
POSITIONS = 20
LINES = 10


class Line(TypedDict):
    """A game, and choices in some of its positions: ply, choice of greedy-1, choice of mcts-1."""

    seats: int
    moves: list[int]
    choices: list[list[int]]


def choices(position: Position) -> list[int]:
    """Return a position's ply and what the reference bots choose there."""
    view = position.view(position.actor)
    greedy = bm.make_bot("greedy-1", seed=position.ply)
    searching = bm.make_bot("mcts-1", seed=position.ply, simulations=SIMULATIONS)
    return [position.ply, greedy.choose(view).number, searching.choose(view).number]


def played(game: Game, seed: int) -> Position:
    """Return the end of a game between `easy` seats."""
    luck, bots = Luck(seed, 0), [bm.make_bot("easy", seed=seed + seat) for seat in range(game.seats)]
    position, seat = game.start(), 0
    while not position.is_over:
        if position.actor == 0:
            position = position.play(luck.draw(position, seat))
        else:
            seat = position.actor
            position = position.play(bots[seat - 1].choose(position.view(seat)))
    return position


def line_of(game: Game, seed: int) -> Line:
    """Return a game with choices in positions spread over it, where there is something to choose."""
    end = played(game, seed)
    open_to_choice = [position for position in end.line() if position.actor > 0 and len(position.moves) > 1]
    step = len(open_to_choice) / POSITIONS
    chosen = [open_to_choice[int(step * number)] for number in range(POSITIONS)]
    return {
        "seats": game.seats,
        "moves": [move.number for move in end.history],
        "choices": [choices(position) for position in chosen],
    }


def lines(name: str) -> Iterator[Line]:
    """GamesPlayed ten games, each number of seats in turn."""
    seats = bm.game(name).rules.seats
    for seed in range(LINES):
        yield line_of(bm.game(name, seats[seed % len(seats)]), seed)


def main() -> None:
    """Write the files that are missing."""
    for name in GAMES:
        path = HERE / f"{name}.json"
        if not path.exists():
            bm.compile_game(name)
            written = ",\n".join(json.dumps(line, separators=(",", ":")) for line in lines(name))
            path.write_text(f"[{written}]\n")


if __name__ == "__main__":
    main()
