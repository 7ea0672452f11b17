"""How a measurement is taken, in a process of its own, and told in a line of JSON. It imports nothing of ours or of others."""

import json
import sys
from collections.abc import Callable, Mapping
from time import perf_counter, process_time

Play = Callable[[], int]
"""Does something once, and returns how many units of work that was."""


def rates(play: Play, seconds: float) -> dict[str, float]:
    """Return units a second, by the clock and by processor time, after a first call that isn't counted."""
    play()
    count, start, processor = 0, perf_counter(), process_time()
    while perf_counter() - start < seconds:
        count += play()
    return {"wall": count / (perf_counter() - start), "cpu": count / (process_time() - processor)}


def main(makers: Mapping[str, Callable[..., Play]]) -> None:
    """Measure what the command line says, `SECONDS NAME [ARGUMENT …]`, and print the rates."""
    seconds, name, *arguments = sys.argv[1:]
    print(json.dumps(rates(makers[name](*arguments), float(seconds))))
