"""The report of speeds says what was measured, and shows the charts that are beside it."""

import re
import subprocess
import venv
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from benchmarks.peers import install, plan, sizes
from benchmarks.peers.__main__ import write
from benchmarks.peers.growth import CHARTS
from benchmarks.peers.measurement import OURS
from benchmarks.peers.ours import MAKERS
from benchmarks.peers.report import Circumstances
from benchmarks.peers.running import Results

from baumeister.games import GAMES

HOW = Circumstances(2, 1.0, (0.0, 0.0), "", {"Pgx": "it has the measles"})


@pytest.fixture(autouse=True)
def quick_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "TABLES", 1)
    monkeypatch.setattr(sizes, "GAMES", GAMES[:1])


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(install, "FOLDER", tmp_path / "peers")


def measured(groups: set[str]) -> Results:
    """Return made-up figures."""
    results = Results()
    for number, measurement in enumerate(plan.ALL):
        if measurement.group in groups:
            results.rates[measurement] = [1e6 + number, 1.2e6 + number]
    return results


@pytest.mark.usefixtures("nothing_installed")
@pytest.mark.parametrize("groups", [set(plan.GROUPS), {"seats"}, {"threads", "lanes"}], ids=["all", "seats", "threads"])
def test_charts_are_shown_and_drawings(groups: set[str], tmp_path: Path) -> None:
    write(measured(groups), HOW, tmp_path)
    text = (tmp_path / "results.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[.+\]\((charts/\w+\.svg)\)", text)
    assert {tmp_path / name for name in shown} == set((tmp_path / "charts").iterdir())
    for name in shown:
        assert ET.parse(tmp_path / name).getroot().get("viewBox")
    assert "- Pgx could not be installed: it has the measles" in text
    row = next(line for line in text.splitlines() if line.startswith("| Manhattan |"))
    on_disk, in_memory, events = (int(cell.replace(",", "")) for cell in row.strip(" |").split("|")[-3:])
    assert on_disk > 8 * events > 0
    assert in_memory > 100 * events
    for group, title in plan.GROUPS.items():
        assert (f"## {title}\n" in text) == (group in groups)


def test_one_thing_has_one_figure_wherever_it_stands() -> None:
    results = Results()
    twice = [m for m in plan.ALL if m.configuration == plan.VECTOR_FOUR.configuration]
    assert [m.group for m in twice] == ["vector", "lanes"]
    results.rates = {twice[0]: [6.0, 7.0], twice[1]: [4.0]}
    assert [results.median(m) for m in twice] == [6.0, 6.0]
    assert results.medians((plan.VECTOR_FOUR,)) == [6.0]
    largest = [m for chart in CHARTS if chart.file == "seats" for curve in chart.curves for m in curve.all[-1:]]
    assert [m.configuration for m in largest] == [m.configuration for m in plan.KERNELS[1:]]


@pytest.mark.usefixtures("nothing_installed")
def test_a_note_is_a_fact_among_others(tmp_path: Path) -> None:
    folder = tmp_path / "that/is/new"
    write(measured({"play"}), HOW._replace(note="an editor"), folder)
    assert "\n| meanwhile on the machine | an editor |\n" in (folder / "results.md").read_text(encoding="utf-8")


def test_every_measurement_of_ours_can_be_made_and_is_made_once() -> None:
    assert len(set(plan.ALL)) == len(plan.ALL)
    assert {m.arguments[0] for m in plan.ALL if m.peer == OURS} == set(MAKERS)
    assert {m.peer for m in plan.ALL} - {OURS} == {peer.name for peer in install.PEERS}
    assert {m.group for m in plan.ALL} == set(plan.GROUPS)
    assert {m for chart in CHARTS for m in chart.all} <= set(plan.ALL)


@pytest.mark.usefixtures("nothing_installed")
def test_a_peer_that_cannot_be_installed_is_left_out_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = "WARNING: slow\nERROR: No matching distribution found for chess\nnotice: a new pip\n"
    monkeypatch.setattr(install, "make_environment", install.FOLDER.mkdir)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, "", refusal))
    assert dict(install.install({"python-chess"})) == {"python-chess": "No matching distribution found for chess"}


@pytest.mark.usefixtures("nothing_installed")
def test_without_venv_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "ensurepip")

    monkeypatch.setattr(venv, "create", fail)
    with pytest.raises(SystemExit, match="python3-venv"):
        install.make_environment()
