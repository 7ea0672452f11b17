"""Every example runs, in short form, as somebody would start it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.served import served

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"
RECORD = Path(__file__).parents[1] / "releases/0.1.0/manhattan.json"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    compiled = os.environ | {"BAUMEISTER_KERNELS": "compiled"}  # bots take long without
    done = subprocess.run(command, env=compiled, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_example_is_forgotten() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [path.name for path in EXAMPLES.glob("*.py") if f'"{path.name}"' not in text] == []


@pytest.mark.parametrize("game", ["manhattan", "skyline"])
def test_a_game_with_chance_by_its_odds(game: str) -> None:
    lines = run("first_game.py", game, "1").splitlines()
    assert lines[-1].startswith("scores (")
    assert len(lines) > 50


def test_a_greedy_bot_beats_random_ones() -> None:
    assert "won by (1,)" in run("greedy_bot.py")


def test_a_match_has_an_interval() -> None:
    said = re.fullmatch(r"greedy won [\d.]+ of 2 games: ([\d.]+)% \(([\d.]+)% to ([\d.]+)%\)\n", run("match.py", "2"))
    assert said
    share, low, high = map(float, said.groups())
    assert 0 <= low <= share <= high <= 100
    assert high - low > 50, "two games prove little"


def test_a_bot_over_http(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        assert "won by" in run("http_bot.py", address, "neue_heimat")


def test_bots_of_others_meet_in_the_arena(tmp_path: Path) -> None:
    names = ["arena_class.py", "arena_program.py", "arena_seat.py"]
    bots = [f"class:{names[0][:-3]}:Hasty", f"exec:{sys.executable} {names[1]}", f"table:{sys.executable} {names[2]}"]
    command = [sys.executable, "-m", "baumeister", "arena", "neue_heimat", "--output", str(tmp_path), "--games", "3"]
    command += ["--workers", "1", "--bots", *bots]
    done = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "3 games in 1 deal." in done.stdout
    assert "by failing" not in done.stdout, done.stdout


def test_a_record_is_drawn(tmp_path: Path) -> None:
    assert run("draw_record.py", str(RECORD), str(tmp_path)).startswith("Manhattan: ")
    assert (tmp_path / "end.svg").read_text(encoding="utf-8").startswith("<svg")
    assert {path.name for path in tmp_path.glob("*.png")} == {"half-way-1.png", "half-way-2.png"}
    assert (tmp_path / "half-way-1.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
def test_a_learner_of_sb3_contrib() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed; `make .venv/learners` has it")
    said = run("maskable_ppo.py", "2048", "neue_heimat")
    assert re.search(r"after 2048 steps: \d+% won", said)


@pytest.mark.long
def test_a_learner_in_one_file(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="the extra `train` is not installed")
    short = ["--minutes", "0.05", "--lanes", "32", "--steps", "16", "--batch", "128", "--width", "32", "--games", "4"]
    said = run("ppo.py", "--opponent", "random", *short, "--curve", str(tmp_path / "curve.svg"))
    assert re.search(r"against greedy-1: [\d.]+% of 4 games won", said)
    assert "<polyline" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
