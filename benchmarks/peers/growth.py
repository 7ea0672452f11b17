"""How speed grows with seats, length, lanes and threads: what is measured for it, and the charts made of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.peers.measurement import COMMON, Measurement, named, ours, threads_of, titled

from baumeister.games import GAMES, rules

LANES = (64, 256, 1024, 4096, 16384)
BATCHES = LANES[1:]
THREADS = (1, 2, 4)
LENGTHS = (16, 32, 64, 128, 256)


@dataclass(frozen=True)
class Curve:
    """Measurements of one thing."""

    name: str
    points: tuple[tuple[int, Measurement], ...]
    """What is measured at which number."""

    @property
    def all(self) -> tuple[Measurement, ...]:
        """All that it draws."""
        return tuple(measurement for _, measurement in self.points)


@dataclass(frozen=True)
class Chart:
    """Curves over one number."""

    file: str
    title: str
    across: str
    """What that number counts."""
    curves: tuple[Curve, ...]
    is_relative: bool = False
    """Whether each curve is drawn in multiples of its first point."""

    @property
    def all(self) -> tuple[Measurement, ...]:
        """All that it draws."""
        return tuple(measurement for curve in self.curves for measurement in curve.all)


def seats_curve(name: str) -> Curve:
    """Return a game with each number of seats."""
    counts = rules(name).seats
    points = ((n, ours("seats", f"{named(name)}, {n} seats", "kernels", name, 200, n)) for n in counts)
    return Curve(named(name), tuple(points))


def length_curve(name: str, kind: str) -> Curve:
    """Return a game cut off at each length."""
    points = ((n, ours(kind, f"{titled(name)}, the first {n}", kind, name, n)) for n in LENGTHS)
    return Curve(named(name), tuple(points))


def lanes_curve(threads: int) -> Curve:
    """Return connect four in each number of lanes."""
    title = f"connect four, {{:,}} lanes, {threads_of(threads)}"
    points = ((n, ours("lanes", title.format(n), "vector", COMMON, n, threads, clock="wall")) for n in LANES)
    return Curve(f"Baumeister, {threads_of(threads)}", tuple(points))


def pgx_curve() -> Curve:
    """Return Pgx's connect four in each number of lanes."""
    points = ((n, Measurement("lanes", f"connect four, {n:,} lanes", "Pgx", ("vector", str(n)), "wall")) for n in BATCHES)
    return Curve("Pgx, all cores", tuple(points))


def threads_curve(name: str) -> Curve:
    """Return a game with each number of threads."""
    lanes = 4096
    points = (
        (n, ours("threads", f"{titled(name)}, {lanes:,} lanes, {threads_of(n)}", "vector", name, lanes, n, clock="wall"))
        for n in THREADS
    )
    return Curve(named(name), tuple(points))


PGX = pgx_curve()
CHARTS: Sequence[Chart] = (
    Chart("seats", "Random play by kernels: millions of events a second by seats", "seats", tuple(map(seats_curve, GAMES))),
    Chart(
        "length",
        "Vector environment, games cut off: millions of moves a second by their length",
        "moves of learners",
        tuple(length_curve(name, "cut_lanes") for name in GAMES),
    ),
    Chart(
        "past",
        "Positions, games cut off: millions of events a second by their length",
        "events",
        tuple(length_curve(name, "cut_positions") for name in GAMES),
    ),
    Chart("lanes", "Connect four: millions of moves a second by lanes", "lanes", (lanes_curve(1), lanes_curve(2), PGX)),
    Chart(
        "threads",
        "Vector environment, 4,096 lanes: speed by threads, in multiples of that with one",
        "threads",
        tuple(threads_curve(name) for name in (COMMON, *GAMES)),
        is_relative=True,
    ),
)
