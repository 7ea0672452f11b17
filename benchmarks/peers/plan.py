"""What is measured, and the bars that it is measured by."""

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.peers.growth import CHARTS, PGX
from benchmarks.peers.measurement import COMMON, Measurement, ours, titled

from baumeister.games import GAMES, rules

GROUPS = {
    "play": "Random play, events a second of one core",
    "python": "Random play from a Python loop, events a second of one core",
    "aec": "One game through PettingZoo's interface, unwrapped, moves a second of one core",
    "gym": "One seat through Gymnasium's interface, unwrapped, its moves a second of one core",
    "vector": "Many games at once, two threads, moves a second by the clock",
    "bots": "Many games at once against bots inside the step, 1,024 lanes, one thread, learners' moves a second of one core",
    "search": "Searches, simulations a second of one core, one random rollout each",
    "seats": "Growth with seats: random play by kernels, events a second of one core",
    "cut_lanes": "Growth with length: the vector environment, 256 lanes, games cut off, learners' moves a second of one core",
    "cut_positions": "Growth with length: positions in a Python loop, games cut off, events a second of one core",
    "lanes": "Growth with lanes: connect four, moves a second by the clock",
    "threads": "Growth with threads: the vector environment, 4,096 lanes, moves a second by the clock",
}
"""The tables of the report."""
SIMULATIONS = 10_000
KERNELS = (
    ours("play", titled(COMMON), "kernels", COMMON, 200),
    *(ours("play", titled(name), "kernels", name, 200, rules(name).seats[-1]) for name in GAMES),
)
SPIEL_FOUR = Measurement("play", "connect four, in C++", "OpenSpiel", ("rollouts", COMMON, "2000"))
SPIEL_FOUR_BOTS = Measurement("play", "connect four, random bots in C++", "OpenSpiel", ("bots", COMMON))
SPIEL_HEARTS = Measurement("play", "hearts, in C++", "OpenSpiel", ("rollouts", "hearts", "2000"))
SPIEL_HEARTS_BOTS = Measurement("play", "hearts, random bots in C++", "OpenSpiel", ("bots", "hearts"))
PYTHON_ENGINES = (
    Measurement("play", "chess, in Python", "python-chess", ("board",)),
    Measurement("play", "Catan, 4 seats, in Python", "Catanatron", ("catan",)),
    Measurement("play", "Uno, in Python", "RLCard", ("cards", "uno")),
    Measurement("play", "limit hold'em, in Python", "RLCard", ("cards", "limit-holdem")),
    Measurement("play", "tic-tac-toe, in Python", "OpenSpiel", ("loop", "python_tic_tac_toe")),
)
POSITIONS = tuple(ours("python", titled(name), "positions", name) for name in GAMES)
LOOPS = (
    ours("python", "connect four, positions", "positions", COMMON),
    Measurement("python", "connect four, in C++ driven by Python", "OpenSpiel", ("loop", COMMON)),
    Measurement("python", "hearts, in C++ driven by Python", "OpenSpiel", ("loop", "hearts")),
    *POSITIONS,
)
AEC_FOUR = ours("aec", "connect four", "aec", COMMON)
AEC_GAMES = tuple(ours("aec", titled(name), "aec", name) for name in GAMES)
ZOO_FOUR = Measurement("aec", "connect four", "PettingZoo", ("aec",))
VECTOR_FOUR = ours("vector", "connect four, 1,024 lanes", "vector", COMMON, 1024, 2, clock="wall")
VECTOR_GAMES = tuple(ours("vector", f"{titled(name)}, 1,024 lanes", "vector", name, 1024, 2, clock="wall") for name in GAMES)
POOLS = tuple(
    Measurement("vector", f"{name}, 1,024 lanes", "EnvPool", ("pool", name, "1024", "2"), "wall")
    for name in ("CartPole-v1", "FrozenLake-v1", "Game2048-v1")
)
ONE_SEAT = tuple(ours("gym", f"{titled(name)}, against `random`", "gym", name) for name in (COMMON, *GAMES))
TOYS = tuple(
    Measurement("gym", f"{name}, against {whom}", "Gymnasium", ("toy", name))
    for name, whom in {"Blackjack-v1": "its dealer", "FrozenLake-v1": "nobody", "Taxi-v4": "nobody"}.items()
)
BOTS = tuple(
    ours("bots", f"{titled(name)}, {how}", "vector", name, 1024, 1, bot)
    for bot, how in {"none": "all learn", "random": "against `random`", "greedy": "against `greedy`"}.items()
    for name in GAMES
)
UCT = ours("search", "connect four, UCT", "uct", SIMULATIONS)
SPIEL_UCT = Measurement("search", "connect four, MCTS in C++", "OpenSpiel", ("mcts", COMMON, str(SIMULATIONS)))
SEARCHES = (
    Measurement("search", "hearts, ISMCTS in C++", "OpenSpiel", ("ismcts", "hearts", "500")),
    Measurement("search", "connect four, mctx on two cores, 256 at once", "Pgx", ("search", "256", "64"), "wall"),
)
GROWTH = tuple(measurement for chart in CHARTS for measurement in chart.all)
ALL = (
    *KERNELS, SPIEL_FOUR, SPIEL_FOUR_BOTS, SPIEL_HEARTS, SPIEL_HEARTS_BOTS, *PYTHON_ENGINES, *LOOPS, AEC_FOUR, ZOO_FOUR,
    *AEC_GAMES, *ONE_SEAT, *TOYS, VECTOR_FOUR, *POOLS, *VECTOR_GAMES, *BOTS, UCT, SPIEL_UCT, *SEARCHES, *GROWTH,
)  # fmt: skip
COMMON_GAME = (
    *(m for m in ALL if "onnect four" in m.title and m.group in ("play", "python", "aec", "gym", "vector", "search")),
    *(*TOYS, *POOLS, *PGX.all),
)
OWN_GAMES = (*KERNELS[1:], *POSITIONS, *AEC_GAMES, *ONE_SEAT[1:], *VECTOR_GAMES)


@dataclass(frozen=True)
class Ladder:
    """A chart of things side by side, a bar each."""

    file: str
    title: str
    all: tuple[Measurement, ...]


LADDERS = (
    Ladder("common", "The common game: how many a second (logarithmic; lines: ranges)", COMMON_GAME),
    Ladder("games", "Our games by way of playing: how many a second (logarithmic; lines: ranges)", OWN_GAMES),
)
WAYS = {"play": "compiled", "python": "Python", "aec": "PettingZoo", "gym": "Gymnasium", "lanes": "vector"}
"""How the charts call groups, where not by their names."""


@dataclass(frozen=True)
class Bar:
    """A claim: the slowest of some measurements is so many times as fast as the fastest of others."""

    claim: str
    ours: tuple[Measurement, ...]
    theirs: tuple[Measurement, ...]
    factor: float
    least: float = 0.0
    """Where there is nobody to compare with: at least so many a second."""


def bars() -> Iterator[Bar]:
    """Yield the bars."""
    yield Bar("kernels, connect four: OpenSpiel's in C++", KERNELS[:1], (SPIEL_FOUR, SPIEL_FOUR_BOTS), 2.0)
    for kernel in KERNELS[1:]:
        factor = 0.75 if "wettstreit" in kernel.arguments else 1.5
        yield Bar(f"kernels, {kernel.title}: OpenSpiel's hearts in C++", (kernel,), (SPIEL_HEARTS, SPIEL_HEARTS_BOTS), factor)
    yield Bar("kernels, the slowest: the fastest engine in Python", KERNELS, PYTHON_ENGINES, 10.0)
    yield Bar("PettingZoo's interface, connect four: its own", (AEC_FOUR,), (ZOO_FOUR,), 1.0)
    yield Bar("PettingZoo's interface, the slowest of the five: 20,000 moves a second", AEC_GAMES, (), 1.0, 20_000)
    yield Bar("vector, connect four: EnvPool's lightest environment", (VECTOR_FOUR,), POOLS, 5.0)
    yield Bar("vector, connect four: Pgx at its best batch", (VECTOR_FOUR,), PGX.all, 2.0)
    yield Bar("search, connect four: OpenSpiel's MCTS in C++", (UCT,), (SPIEL_UCT,), 2.0)
