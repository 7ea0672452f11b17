"""Measure ourselves and our peers side by side.

    python -m benchmarks.peers                     # installs the peers, takes about half an hour
    python -m benchmarks.peers --rounds 3 --seconds 1 --only play vector
    python -m benchmarks.peers --ours              # nobody else, nothing is installed

Writes `benchmarks/results.md` and charts beside it.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from benchmarks.peers import install, plan
from benchmarks.peers.charts import write_charts
from benchmarks.peers.measurement import OURS, Measurement
from benchmarks.peers.report import Circumstances, report
from benchmarks.peers.running import Results

FOLDER = Path(__file__).parents[1]


def main() -> None:
    """Install, measure, write."""
    parser = argparse.ArgumentParser(description="Measure ourselves and our peers side by side.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=1.5, help="how long, each time")
    parser.add_argument("--only", nargs="*", choices=plan.GROUPS, default=list(plan.GROUPS), help="groups to measure")
    parser.add_argument("--ours", action="store_true", help="measure nobody else")
    parser.add_argument("--note", default="", help="what else the machine did meanwhile, for the report")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the report goes")
    chosen = parser.parse_args()
    wanted = [m for m in plan.ALL if m.group in chosen.only and (m.peer == OURS or not chosen.ours)]
    missing = {} if chosen.ours else dict(install.install({measurement.peer for measurement in wanted}))
    load, results = os.getloadavg()[0], Results()
    for done in range(1, chosen.rounds + 1):
        measure_all(results, wanted, chosen.seconds)
        loads = load, os.getloadavg()[0]
        write(results, Circumstances(done, chosen.seconds, loads, chosen.note, missing), chosen.folder)


def measure_all(results: Results, wanted: Sequence[Measurement], seconds: float) -> None:
    """Measure everything once more, in turn."""
    for measurement in wanted:
        results.measure(measurement, seconds)
        last = results.failures.get(measurement) or f"{results.rates[measurement][-1]:,.0f}"
        print(f"{measurement.peer}, {measurement.title}: {last}", flush=True)


def write(results: Results, how: Circumstances, folder: Path) -> None:
    """Write the report and the charts, after each round anew."""
    (folder / "charts").mkdir(parents=True, exist_ok=True)
    (folder / "results.md").write_text(report(results, how), encoding="utf-8")
    write_charts(results, folder / "charts")


if __name__ == "__main__":
    main()
