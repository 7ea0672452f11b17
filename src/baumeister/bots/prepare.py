"""Getting compiled code ready before somebody waits for it: `python -m baumeister.bots.prepare PART` compiles one part.

A part is a game's id, `bots` or `network`, the code that is written once for all games. Parts don't depend on one another.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from baumeister.bots import compiled as bots
from baumeister.bots import network_code as network
from baumeister.compiler import games
from baumeister.core.rules import Rules
from baumeister.games import GAMES, rules

BOTS, NETWORK = "bots", "network"
PARTS = (BOTS, NETWORK, *GAMES)
GENERIC = {BOTS: bots, NETWORK: network}
"""The modules that compile what is written once for all games."""
MANY = 2
"""Cold parts from which on it pays to compile them in processes of their own."""


def is_compiled(part: str) -> bool:
    """Tell whether a part's compiled code is on disk."""
    return GENERIC[part].is_compiled() if part in GENERIC else games.is_compiled(rules(part))


def can_search(found: Rules) -> bool:
    """Tell whether bots that search can play a game at their full strength: its code and theirs is on disk."""
    return bots.is_compiled() and games.is_compiled(found)


def compile_part(part: str) -> str:
    """Compile a part, or load it if it is there; return its name."""
    if part in GENERIC:
        GENERIC[part].compiled()
    else:
        games.c_functions_of(rules(part))
    return part


def compile_parts(parts: Sequence[str] = PARTS) -> Iterator[tuple[str, int, int]]:
    """Compile what is missing of some parts, or of all, several parts at once where there are several cores.

    Yields each part when it is ready, how many are ready, and how many were missing.
    """
    cold = [part for part in parts if not is_compiled(part)]
    if len(cold) < MANY:
        for count, part in enumerate(cold, 1):
            yield compile_part(part), count, len(cold)
        return
    with ProcessPoolExecutor(min(len(cold), os.cpu_count() or 1), get_context("spawn")) as pool:
        for count, done in enumerate(as_completed([pool.submit(compile_part, part) for part in cold]), 1):
            yield done.result(), count, len(cold)


def main() -> None:
    """Compile one part, at low priority: people come first."""
    if hasattr(os, "nice"):
        os.nice(10)
    compile_part(sys.argv[1])


if __name__ == "__main__":
    main()
