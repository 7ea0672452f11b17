"""`baumeister dataset`: what it keeps, that it goes on where it stopped, what it refuses."""

import hashlib
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "baumeister", "dataset", *arguments, "--workers", "1"]
    environment = os.environ | {"COLUMNS": "100", "NO_COLOR": "1"}
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=environment)


def sums(folder: Path) -> dict[str, str]:
    """Return the checksums by file, after comparing them with the files."""
    pairs = [line.split("  ") for line in (folder / "SHA256SUMS").read_text().splitlines()]
    for found, name in pairs:
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == found, name
    return {name: found for found, name in pairs}


def test_one_bot_plays_all_seats_and_more_games_are_added(tmp_path: Path) -> None:
    arguments = ("manhattan", "--bot", "mcts", "--simulations", "3", "--output", str(tmp_path), "--games")
    first = run(*arguments, "2")
    assert first.returncode == 0, first.stderr
    assert re.search(r"^baumeister: 0 of \d+ games$", first.stderr, re.M)
    assert "2 games in" in first.stdout
    kept = sums(tmp_path)
    assert {name.partition("/")[0] for name in kept} == {"README.md", "games.jsonl", "records", "thoughts"}
    card = (tmp_path / "README.md").read_text()
    assert "# Manhattan: games of mcts" in card
    assert "| games | 2 |" in card
    more = run(*arguments, "4")
    assert more.returncode == 0, more.stderr
    again = sums(tmp_path)
    assert again["records/00000-0.json"] == kept["records/00000-0.json"]
    assert sum(name.startswith("records/") for name in again) == 4


@pytest.mark.long
@pytest.mark.skipif(find_spec("pyarrow") is None, reason="the extra `data` is not installed")
def test_tables_are_written_again_only_where_games_were_added(tmp_path: Path) -> None:
    arguments = (
        "neue_heimat",
        "--bot",
        "greedy",
        "--bot",
        "random",
        "--format",
        "parquet",
        "--output",
        str(tmp_path),
        "--games",
    )
    assert "1 of 1 tables written" in run(*arguments, "2").stderr
    assert "decisions-000000-000001.parquet" in sums(tmp_path)
    assert "| `margin` | float32 |" in (tmp_path / "README.md").read_text()
    run(*arguments, "4")
    assert [name for name in sums(tmp_path) if name.endswith(".parquet")] == ["decisions-000000-000003.parquet"]


@pytest.mark.skipif(find_spec("pyarrow") is not None, reason="the extra `data` is installed")
def test_without_its_extra_it_says_how_to_get_it(tmp_path: Path) -> None:
    done = run("manhattan", "--bot", "random", "--format", "parquet", "--output", str(tmp_path))
    assert done.returncode == 1
    assert "pip install 'baumeister[data]'" in done.stderr


def test_a_folder_of_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("mine")
    done = run("manhattan", "--bot", "random", "--games", "2", "--output", str(tmp_path))
    assert done.returncode == 1
    assert "holds other files and no games of ours; name a new or an empty folder" in " ".join(done.stderr.split())
    assert [path.name for path in tmp_path.iterdir()] == ["README.md"]
    assert (tmp_path / "README.md").read_text() == "mine"


def test_help_says_how_many_play(tmp_path: Path) -> None:
    said = " ".join(run("--help").stdout.replace("│", "").split())
    assert "defaults to the number of bots, as far as the game allows it" in said
    assert "maximum" not in said
    done = run("manhattan", "--bot", "random", "--seats", "0", "--output", str(tmp_path))
    assert "Manhattan is for 2 to 4 seats, not 0" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("manhatten", "--bot", "greedy"), "there is no game “manhatten”"),
        (("manhattan", "--bot", "dreamy"), "there is no bot “dreamy”"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments, "--output", str(tmp_path))
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
