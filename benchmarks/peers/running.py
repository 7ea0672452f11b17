"""Running the measurements: each in a process of its own, all in turn, several rounds."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from benchmarks.peers import install
from benchmarks.peers.measurement import OURS, Measurement

ROOT = Path(__file__).parents[2]
LIMIT = 180  # seconds for one measurement, compiling included
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
MODULES = {OURS: "ours"} | {peer.name: f"theirs.{peer.module}" for peer in install.PEERS}


class Results:
    """What was measured, round by round, and why some things were not."""

    def __init__(self) -> None:
        self.rates: dict[Measurement, list[float]] = {}
        self.failures: dict[Measurement, str] = {}

    def measure(self, measurement: Measurement, seconds: float) -> None:
        """Measure once more, unless it has failed before."""
        if measurement in self.failures:
            return
        try:
            self.rates.setdefault(measurement, []).append(measured(measurement, seconds))
        except (subprocess.SubprocessError, ValueError) as error:
            self.failures[measurement] = str(error)

    def samples(self, measurement: Measurement) -> list[float]:
        """Return all rates of what it measures: what stands in two groups was measured in both."""
        return [
            rate for other, rates in self.rates.items() if other.configuration == measurement.configuration for rate in rates
        ]

    def median(self, measurement: Measurement) -> float | None:
        """Return the median of these; None if there are none."""
        found = self.samples(measurement)
        return median(found) if found else None

    def medians(self, measurements: Iterable[Measurement]) -> list[float]:
        """Return the medians of those that were measured."""
        return [found for found in map(self.median, measurements) if found is not None]


def measured(measurement: Measurement, seconds: float) -> float:
    """Return the rate.

    Raises:
        ValueError: if it can't be measured; the message says why.
        SubprocessError: if it takes too long.
    """
    own = measurement.peer == OURS
    program = [sys.executable if own else install.python(), "-m", f"benchmarks.peers.{MODULES[measurement.peer]}"]
    environment = {
        **os.environ,
        **ONE_THREAD,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)] if own else [str(ROOT)]),
    }
    done = subprocess.run(
        [*program, str(seconds), *measurement.arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT,
    )
    if done.returncode:
        raise ValueError(install.last_line(done.stderr))
    rate: float = json.loads(install.last_line(done.stdout))[measurement.clock]
    return rate
