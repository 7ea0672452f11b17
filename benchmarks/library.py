"""What the library's Python way costs: microseconds a call in the middle of games, and whole random games a second.

    python benchmarks/library.py                        all games, compiled
    python benchmarks/library.py skyline --interpreted
    python benchmarks/library.py --json > before.json

Calls are timed on positions that have not been asked before, so nothing is remembered; times are CPU time, the best of some
rounds. Random games are the same in every run. `held` is what each position of a finished game keeps in memory.
"""

import argparse
import json
import os
import random
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any

import baumeister as bm
from baumeister import Game, Position
from baumeister.core.record import copy

SAMPLE = 200  # positions in which a seat moves


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the library.")
    parser.add_argument("games", nargs="*", default=bm.GAMES, metavar="GAME")
    parser.add_argument("--interpreted", action="store_true", help="run kernels as Python")
    parser.add_argument("--rounds", type=int, default=7, help="how often each call is timed")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long random games are played, a game")
    parser.add_argument("--json", action="store_true", help="print one JSON object a game")
    chosen = parser.parse_args()
    if chosen.interpreted:
        os.environ["BAUMEISTER_KERNELS"] = "interpreted"
    for name in chosen.games:
        if not chosen.interpreted:
            bm.compile_game(name)
        found = measured(name, chosen.rounds, chosen.seconds)
        print(json.dumps({"game": name} | found) if chosen.json else table(name, found))


def measured(name: str, rounds: int, seconds: float) -> dict[str, float]:
    """Return everything about one game, with as many seats as it takes."""
    game = bm.game(name)
    sample = list(sampled(game, random.Random(1)))
    moves = sum(len(position.moves) for position in sample) / len(sample)
    costs = {what: cost(sample, prepare, call, rounds) for what, prepare, call in calls()}
    return {"moves": moves} | costs | random_games(game, seconds) | {"held": held(game)}


def sampled(game: Game, rng: random.Random) -> Iterator[Position]:
    """Yield positions from the middle halves of random games in which a seat moves."""
    left = SAMPLE
    while left:
        line = random_game(game, rng).line()
        middle = [position for position in line[len(line) // 4 : 3 * len(line) // 4] if position.actor > 0][:left]
        left -= len(middle)
        yield from middle


def random_game(game: Game, rng: random.Random) -> Position:
    """Return the end of a game in which every legal move is equally likely, chance's by their odds."""
    position = game.start()
    while not position.is_over:
        position = position.play(rng.choices(position.moves, position.odds or None)[0])
    return position


def fresh(position: Position) -> Position:
    """Return a position that has been asked nothing yet."""
    return type(position)(position.game, position.state)


def knowing_moves(position: Position) -> Position:
    """Return a position that has been asked for its moves."""
    found = fresh(position)
    assert found.moves
    return found


def seen(position: Position) -> Any:
    """Return the view of the seat to move, which has been asked nothing yet."""
    return fresh(position).view(position.actor)


def calls() -> Sequence[tuple[str, Callable[[Position], Any], Callable[[Any], Any]]]:
    """Return what is timed: a name, how to prepare, what to call."""
    rng = bm.rng_of(1)
    return (
        ("legal", fresh, lambda position: position.moves),
        ("play", knowing_moves, lambda position: position.play(position.moves[-1])),
        ("view", fresh, lambda position: position.view(1)),
        ("view_legal", seen, lambda view: view.moves),
        ("guess", seen, lambda view: view.guess(rng)),
        ("scores", fresh, lambda position: position.scores),
        ("observation", seen, lambda view: view.observation()),
        ("json", seen, lambda view: view.json()),
        ("copy", fresh, lambda position: copy(position.state)),
    )


def cost(sample: Sequence[Position], prepare: Callable[[Position], Any], call: Callable[[Any], Any], rounds: int) -> float:
    """Return the microseconds of a call."""
    best = float("inf")
    for _ in range(rounds):
        prepared = [prepare(position) for position in sample]
        began = process_time()
        for item in prepared:
            call(item)
        best = min(best, process_time() - began)
    return best / len(sample) * 1e6


def random_games(game: Game, seconds: float) -> dict[str, float]:
    """Return how many random games, and moves of them, Python plays a second."""
    rng, games, plies, began = random.Random(2), 0, 0, process_time()
    while games == 0 or process_time() - began < seconds:
        games, plies = games + 1, plies + random_game(game, rng).ply
    spent = process_time() - began
    return {"games_per_second": games / spent, "moves_per_second": plies / spent}


def held(game: Game) -> float:
    """Return the bytes that a position of a finished game keeps in memory."""
    random_game(game, random.Random(3))  # what is made once for all games
    tracemalloc.start()
    end = random_game(game, random.Random(3))
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / (end.ply + 1)


def table(name: str, found: dict[str, float]) -> str:
    """Return what was measured as lines."""
    units = {"moves": "legal moves", "games_per_second": "", "moves_per_second": "", "held": "bytes a position"}
    rows = (f"  {what:<18}{value:>12,.1f} {units.get(what, 'µs')}" for what, value in found.items())
    return "\n".join((name, *rows))


if __name__ == "__main__":
    main()
