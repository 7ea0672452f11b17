"""OpenSpiel: random play wholly in C++ and from a Python loop, its games written in Python, its searches in C++."""

import random

import pyspiel
from benchmarks.peers.timing import Play, main
from open_spiel.python import games  # noqa: F401 - registers those written in Python

ROOM = 1000  # megabytes that a search may take
SAMPLE = 300  # games whose mean length tells how many moves a rollout makes


def begun(name: str) -> tuple[pyspiel.Game, pyspiel.State]:
    """Return a game and its first position in which a player has a choice."""
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        step(state, rng)
    return game, state


def step(state: pyspiel.State, rng: random.Random) -> None:
    """Make a random move; chance's by its odds."""
    if state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(moves, odds)[0])
    else:
        moves = state.legal_actions()
        state.apply_action(moves[int(rng.random() * len(moves))])


def finish(state: pyspiel.State, rng: random.Random) -> int:
    """Play on to the end; return how many moves that took."""
    count = 0
    while not state.is_terminal():
        step(state, rng)
        count += 1
    return count


def rollouts(name: str, count: str) -> Play:
    """Return what plays random games in C++: the rollouts of one simulation of a search, from the first decision on."""
    game, state = begun(name)
    rng = random.Random(2)
    length = sum(finish(state.clone(), rng) for _ in range(SAMPLE)) / SAMPLE
    bot = searcher(game, int(count), 1)

    def play() -> int:
        bot.step(state)
        return round(length * int(count))

    return play


def bots(name: str) -> Play:
    """Return what plays random games in C++, by its random bots, and counts the moves of players."""
    game, state = begun(name)
    seeds = iter(range(1 << 40))
    players = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    rng = random.Random(2)
    length = sum(finish(state.clone(), rng) for _ in range(SAMPLE)) / SAMPLE

    def play() -> int:
        for _ in range(100):
            pyspiel.evaluate_bots(state.clone(), players, next(seeds))
        return round(100 * length)

    return play


def loop(name: str) -> Play:
    """Return what plays a random game in a Python loop, and counts all moves."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    return lambda: finish(game.new_initial_state(), rng)


def searcher(game: pyspiel.Game, rollouts: int, simulations: int) -> pyspiel.MCTSBot:
    """Return its search in C++: UCT, with some random rollouts a simulation, without its solver."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    policy = pyspiel.ChildSelectionPolicy.UCT
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, ROOM, False, 1, False, policy)


def mcts(name: str, simulations: str) -> Play:
    """Return what searches from the first decision with one random rollout a simulation, and counts simulations."""
    game, state = begun(name)
    bot = searcher(game, 1, int(simulations))

    def play() -> int:
        bot.step(state)
        return int(simulations)

    return play


def ismcts(name: str, simulations: str) -> Play:
    """Return what searches likewise where something is hidden."""
    _, state = begun(name)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, int(simulations))

    def play() -> int:
        bot.step(state)
        return int(simulations)

    return play


if __name__ == "__main__":
    main({"rollouts": rollouts, "bots": bots, "loop": loop, "mcts": mcts, "ismcts": ismcts})
