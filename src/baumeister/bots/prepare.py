"""Getting compiled code ready before somebody waits for it: `python -m baumeister.bots.prepare PART` compiles one part.

A part is a game, or `bots`, the bots' code, which is written once for all games. Parts don't depend on one another.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import Protocol

from baumeister.bots.compiled import BOT_CODE
from baumeister.compiler import games
from baumeister.core.rules import Rules
from baumeister.games import GAMES, rules
from baumeister.processes import interrupts_held

BOTS = BOT_CODE.name
"""The name of the code that all bots share."""
PARTS = (BOTS, *GAMES)
MANY = 2
"""Cold parts from which on it pays to compile them in processes of their own."""


class Part(Protocol):
    """Code that is compiled by itself and kept in one folder: a game's kernels, or generic code."""

    @property
    def name(self) -> str:
        """The part's name."""

    def is_compiled(self) -> bool:
        """Tell whether it is on disk."""

    def compile(self) -> None:
        """Compile the functions that aren't on disk, and load them."""


@dataclass(frozen=True)
class GameCode:
    """A game's kernels as a part."""

    name: str

    def is_compiled(self) -> bool:
        """Tell whether the game's compiled code is on disk."""
        return games.is_compiled(rules(self.name))

    def compile(self) -> None:
        """Compile the functions that aren't on disk, and load them."""
        games.c_functions_of(rules(self.name))


def part_of(name: str) -> Part:
    """Return the part of that name."""
    return BOT_CODE if name == BOTS else GameCode(name)


def is_compiled(part: str) -> bool:
    """Tell whether the code of the part of that name is on disk."""
    return part_of(part).is_compiled()


def can_search(found: Rules) -> bool:
    """Tell whether bots that search can play a game at their full strength: its code and theirs is on disk."""
    return BOT_CODE.is_compiled() and games.is_compiled(found)


def compile_part(part: Part) -> str:
    """Compile a part, or load it if it is there; return its name."""
    part.compile()
    return part.name


def compile_parts(parts: Iterable[Part]) -> Iterator[tuple[str, int, int]]:
    """Compile the missing ones of some parts, several at once where there are several cores.

    Yields the name of each part when it is ready, how many are ready, and how many were missing.
    """
    cold = [part for part in parts if not part.is_compiled()]
    if len(cold) < MANY:
        for count, part in enumerate(cold, 1):
            with interrupts_held():
                compile_part(part)
            yield part.name, count, len(cold)
        return
    others = active_children()
    pool = ProcessPoolExecutor(min(len(cold), os.cpu_count() or 1), get_context("spawn"))
    try:
        with interrupts_held():
            tasks = [pool.submit(compile_part, part) for part in cold]
        for count, done in enumerate(as_completed(tasks), 1):
            yield done.result(), count, len(cold)
    except BaseException:
        for process in set(active_children()).difference(others):
            process.terminate()  # what it has compiled is kept
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def main() -> None:
    """Compile one part, at low priority: people come first."""
    if hasattr(os, "nice"):
        os.nice(10)
    part_of(sys.argv[1]).compile()


if __name__ == "__main__":
    main()
