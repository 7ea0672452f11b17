"""`baumeister arena`: what it prints, that it goes on where it stopped, and that a kill costs no game."""

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
    return [sys.executable, "-m", "baumeister", "arena", *arguments, "--workers", "1"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"COLUMNS": "100", "NO_COLOR": "1"}
    return subprocess.run(command(*arguments), capture_output=True, text=True, check=False, timeout=120, env=environment)


def games_in(folder: Path) -> list[dict[str, object]]:
    lines = (folder / "games.jsonl").read_text().splitlines()
    return [line for line in map(json.loads, lines) if "deal" in line]


def test_a_match_is_played_told_drawn_and_taken_up(tmp_path: Path) -> None:
    first = run("manhattan", "--bots", "greedy", "random", "--games", "10", "--output", str(tmp_path), "--records")
    assert first.returncode == 0, first.stderr
    assert "manhattan, 2 seats, an even share is 50.0%" in first.stdout
    assert "10 games in 5 deals." in first.stdout
    assert {path.name for path in tmp_path.glob("shares.*")} == {"shares.svg", "shares.png"}
    assert len(list((tmp_path / "records").iterdir())) == 10
    more = run("manhattan", "--bots", "greedy", "random", "--games", "30", "--output", str(tmp_path))
    assert "10 games are there already" in more.stderr
    assert "greedy is stronger than random" in more.stdout
    assert len(games_in(tmp_path)) == 30
    late = run("manhattan", "--bots", "greedy", "random", "--games", "30", "--output", str(tmp_path), "--records")
    assert "--records keeps games as they are played; 20 earlier ones have no record" in late.stderr


def test_a_match_stops_once_it_is_decided(tmp_path: Path) -> None:
    done = run("buerger", "--bots", "greedy", "random", "--games", "400", "--until-decided", "--output", str(tmp_path))
    assert "greedy wins more than an even share" in done.stdout
    assert len(games_in(tmp_path)) < 100


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_no_game_is_lost_when_it_is_stopped(tmp_path: Path, number: signal.Signals) -> None:
    arguments = ("manhattan", "--bots", "greedy", "random", "--games", "4000", "--output", str(tmp_path))
    with subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        journal = tmp_path / "games.jsonl"
        while not journal.exists() or len(journal.read_bytes()) < 5000:
            time.sleep(0.05)
        process.send_signal(number)
        process.communicate(timeout=60)
    assert process.returncode == (130 if number == signal.SIGINT else -number)
    before = games_in(tmp_path) if number == signal.SIGINT else []
    taken_up = run(*arguments[:5], "2", "--output", str(tmp_path))
    assert taken_up.returncode == 0, taken_up.stderr
    games = games_in(tmp_path)
    assert games[: len(before)] == before
    assert len({(game["deal"], game["rotation"]) for game in games}) == len(games) > 10


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("manhatten", "--bots", "greedy", "random"), "there is no game “manhatten”"),
        (("manhattan", "--bots", "greedy"), "at least two different bots"),
        (("manhattan", "--bots", "greedy", "dreamy"), "there is no bot “dreamy”"),
        (("manhattan", "--bots", "greedy", "exec:/nowhere/bot"), "it doesn't start"),
        (("manhattan", "--bots", "greedy", "mcts:speed=3"), "asks for speed, which no bot knows"),
        (("manhattan", "--bots", "random", "greedy:simulations=3"), "greedy answers at once; hard, master, mcts, "),
        (("manhattan", "--bots", "greedy", "exec:"), "“exec:” names nothing; write exec:./mybot"),
        (("manhattan", "--bots=greedy", "class:nowhere:Bot"), "“class:nowhere:Bot” can't play"),
        (
            ("manhattan", "--bots", "greedy", "easy:character=nobody"),
            "no character “nobody”; there are cornelia,",
        ),
        (("manhattan", "--seats", "4", "--bots", "greedy", "easy", "random", "--until-decided"), "as many bots as seats"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments, "--output", str(tmp_path))
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("manhattan", "--bots", "greedy", "random", "--goal", "0.4"), "--until-decided --goal 0.35"),
        (("manhattan", "--bots", "greedy", "random", "--until-decided", "--goal", "nan"), "--until-decided --goal 0.35"),
        (("manhattan", "--bots", "greedy", "random", "--until-decided", "--goal", "35"), "0<x<1"),
        (("manhattan", "--ladder", "--goal", "0.4"), "leave GAME, --goal out"),
        (("--ladder", "--ray", "--seed", "3"), "leave --seed, --ray out; it takes --games, --workers and --output"),
    ],
)
def test_options_that_mean_nothing_together_are_refused(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments, "--output", str(tmp_path))
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
