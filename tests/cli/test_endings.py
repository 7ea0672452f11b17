"""`baumeister endings`: bots measured in ends that are solved, and such ends found."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "baumeister", "endings", *arguments]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"COLUMNS": "100", "NO_COLOR": "1"}
    return subprocess.run(command(*arguments), capture_output=True, text=True, check=False, timeout=120, env=environment)


def test_endings_are_found_and_bots_measured_on_them(tmp_path: Path) -> None:
    path = tmp_path / "ends.jsonl"
    found = run("buerger", "--count", "6", "--bound", "2000", "--workers", "1", "--output", str(path))
    assert found.returncode == 0, found.stderr
    assert "6 endings of buerger with 2 seats" in found.stdout
    measured = run("buerger", "--bots", "random", "greedy", "--file", str(path), "--workers", "1")
    assert measured.returncode == 0, measured.stderr
    assert "buerger, 6 endings" in measured.stdout
    told = json.loads(run("buerger", "--bots", "greedy", "--file", str(path), "--workers", "1", "--json").stdout)
    assert told["bots"][0]["bot"] == "greedy"
    assert 0.0 <= told["bots"][0]["mean_loss"] <= told["bots"][0]["high"] <= 1.0


def test_ctrl_c_ends_a_search_cleanly_and_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "ends.jsonl"
    arguments = ("buerger", "--count", "40", "--bound", "2000", "--workers", "1", "--output", str(path))
    with subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        kept = tmp_path / "ends.jsonl.part"
        while not kept.exists() or not kept.stat().st_size:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "stopped" in said
    assert "Traceback" not in said
    assert run(*arguments).returncode == 0
    assert not kept.exists()


def test_a_command_that_asks_for_nothing_says_what_there_is() -> None:
    assert "endings GAME --bots" in run("buerger").stderr
    assert "no game" in run("chess", "--count", "3").stderr.lower()
    assert "there is no bot" in run("buerger", "--bots", "nobody").stderr
