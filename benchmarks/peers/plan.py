"""What is measured, and the bars that it is measured by."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from benchmarks.peers.common import CONNECT_FOUR

from baumeister.games import GAMES, rules

COMMON = CONNECT_FOUR.id
GROUPS = {
    "play": "Random play, events a second of one core",
    "python": "Random play from a Python loop, events a second of one core",
    "aec": "One game through PettingZoo's interface, unwrapped, moves a second of one core",
    "vector": "Many games at once, two threads, moves a second by the clock",
    "search": "Searches, simulations a second of one core, one random rollout each",
    "seats": "Growth with seats: random play by kernels, events a second of one core",
    "lanes": "Growth with lanes: connect four, moves a second by the clock",
}
"""The tables of the report."""


@dataclass(frozen=True)
class Measurement:
    """A thing to measure, in a process of its own."""

    group: str
    title: str
    peer: str
    """Whose it is: a name in `install.PEERS`, or ours."""
    arguments: tuple[str, ...]
    """A name in that module's table, and what it takes."""
    clock: Literal["cpu", "wall"] = "cpu"
    """By which clock it counts: one thread's work by processor time, several threads' by the clock on the wall."""


OURS = "Baumeister"


def ours(group: str, title: str, *arguments: str | int, clock: Literal["cpu", "wall"] = "cpu") -> Measurement:
    """Return a measurement of ours."""
    return Measurement(group, title, OURS, tuple(map(str, arguments)), clock)


def titled(name: str) -> str:
    """Return a game's title and its seats."""
    return "connect four" if name == COMMON else f"{rules(name).title.en}, {rules(name).seats[-1]} seats"


LANES = (64, 256, 1024, 4096, 16384)
BATCHES = (256, 1024, 4096, 16384)
SIMULATIONS = 10_000
KERNELS = tuple(ours("play", titled(name), "kernels", name, 200) for name in (COMMON, *GAMES))
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
LOOPS = (
    ours("python", "connect four, positions", "positions", COMMON),
    Measurement("python", "connect four, in C++ driven by Python", "OpenSpiel", ("loop", COMMON)),
    Measurement("python", "hearts, in C++ driven by Python", "OpenSpiel", ("loop", "hearts")),
    *(ours("python", titled(name), "positions", name) for name in GAMES),
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
PGX = tuple(Measurement("lanes", f"connect four, {lanes:,} lanes", "Pgx", ("vector", str(lanes)), "wall") for lanes in BATCHES)
GROWTH = tuple(
    ours(
        "lanes",
        f"connect four, {lanes:,} lanes, {threads} thread{'s'[: threads - 1]}",
        "vector",
        COMMON,
        lanes,
        threads,
        clock="wall",
    )
    for threads in (1, 2)
    for lanes in LANES
)
UCT = ours("search", "connect four, UCT", "uct", SIMULATIONS)
SPIEL_UCT = Measurement("search", "connect four, MCTS in C++", "OpenSpiel", ("mcts", COMMON, str(SIMULATIONS)))
SEARCHES = (
    Measurement("search", "hearts, ISMCTS in C++", "OpenSpiel", ("ismcts", "hearts", "500")),
    Measurement("search", "connect four, mctx on two cores, 256 at once", "Pgx", ("search", "256", "64"), "wall"),
    *(ours("search", f"{titled(name)}, the bot `mcts`, which looks ahead instead", "mcts", name) for name in GAMES),
)
SEATS = tuple(
    ours("seats", f"{rules(name).title.en}, {seats} seats", "kernels", name, 200, seats)
    for name in GAMES
    for seats in rules(name).seats
)
ALL = (
    *KERNELS, SPIEL_FOUR, SPIEL_FOUR_BOTS, SPIEL_HEARTS, SPIEL_HEARTS_BOTS, *PYTHON_ENGINES, *LOOPS, AEC_FOUR, ZOO_FOUR,
    *AEC_GAMES, VECTOR_FOUR, *POOLS, *VECTOR_GAMES, *PGX, *GROWTH, UCT, SPIEL_UCT, *SEARCHES, *SEATS,
)  # fmt: skip


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
    yield Bar("vector, connect four: Pgx at its best batch", (VECTOR_FOUR,), PGX, 2.0)
    yield Bar("search, connect four: OpenSpiel's MCTS in C++", (UCT,), (SPIEL_UCT,), 2.0)
