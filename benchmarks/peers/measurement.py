"""What a measurement is."""

from dataclasses import dataclass
from typing import Literal

from benchmarks.peers.common import CONNECT_FOUR

from baumeister.games import rules

COMMON = CONNECT_FOUR.id
OURS = "Baumeister"


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

    @property
    def configuration(self) -> tuple[str, ...]:
        """What is measured, by which the same thing in two groups is known."""
        return (self.peer, *self.arguments, self.clock)


def ours(group: str, title: str, *arguments: str | int, clock: Literal["cpu", "wall"] = "cpu") -> Measurement:
    """Return a measurement of ours."""
    return Measurement(group, title, OURS, tuple(map(str, arguments)), clock)


def named(name: str) -> str:
    """Return a game's title."""
    return "connect four" if name == COMMON else rules(name).title.en


def titled(name: str) -> str:
    """Return a game's title and its seats."""
    return named(name) if name == COMMON else f"{named(name)}, {rules(name).seats[-1]} seats"


def threads_of(count: int) -> str:
    """Return so many threads in words."""
    return f"{count} thread{'s'[: count - 1]}"
