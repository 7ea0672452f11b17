"""Measure ourselves and our peers side by side.

    python -m benchmarks.peers                     # installs the peers, takes about half an hour
    python -m benchmarks.peers --rounds 3 --seconds 1 --only play vector

Writes `benchmarks/results.md` and charts beside it.
"""

import argparse
import os
from pathlib import Path

from benchmarks.peers import install, plan
from benchmarks.peers.charts import write_charts
from benchmarks.peers.report import Circumstances, report
from benchmarks.peers.running import Results

FOLDER = Path(__file__).parents[1]


def main() -> None:
    """Install, measure, write."""
    parser = argparse.ArgumentParser(description="Measure ourselves and our peers side by side.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=1.5, help="how long, each time")
    parser.add_argument("--only", nargs="*", choices=plan.GROUPS, default=list(plan.GROUPS), help="groups to measure")
    parser.add_argument("--note", default="", help="what else the machine did meanwhile, for the report")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the report goes")
    chosen = parser.parse_args()
    missing = dict(install.install())
    load, results = os.getloadavg()[0], Results()
    for done in range(1, chosen.rounds + 1):
        measure_all(results, chosen.only, chosen.seconds)
        loads = load, os.getloadavg()[0]
        write(results, Circumstances(done, chosen.seconds, loads, chosen.note, missing), chosen.folder)


def measure_all(results: Results, groups: list[str], seconds: float) -> None:
    """Measure everything once more, in turn."""
    for measurement in plan.ALL:
        if measurement.group in groups:
            results.measure(measurement, seconds)
            last = results.failures.get(measurement) or f"{results.rates[measurement][-1]:,.0f}"
            print(f"{measurement.peer}, {measurement.title}: {last}", flush=True)


def write(results: Results, how: Circumstances, folder: Path) -> None:
    """Write the report and the charts, after each round anew."""
    (folder / "charts").mkdir(exist_ok=True)
    (folder / "results.md").write_text(report(results, how), encoding="utf-8")
    write_charts(results, folder / "charts")


if __name__ == "__main__":
    main()
