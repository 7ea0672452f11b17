"""OpenSpiel plays our games: its own tests of them, its algorithms, and what it is told when it asks wrongly."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from baumeister.games import GAMES, rules

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("pyspiel") is None, reason="the extra `openspiel` is not installed"),
]

SMALLEST = {"neue_heimat": "seats=2,rounds=1"}
"""Parameters for a short game; otherwise the fewest seats will do."""
CHECKS = ("random_play", "playthrough", "observation", "search", "counterfactual_regret", "learning", "refusals")


SHORT = ("random_play", "refusals")
"""What runs for the first game, whose hands are hidden; the rest takes long."""
CASES = [
    pytest.param(check, game, marks=() if check in SHORT and game == GAMES[0] else pytest.mark.long)
    for game in GAMES
    for check in CHECKS
]


def spiel(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, timeout=800)


@pytest.mark.parametrize(("check", "game"), CASES)
def test_openspiel(check: str, game: str) -> None:
    few = f"seats={rules(game).seats[0]}"
    done = spiel("-m", "tests.envs.spiel_checks", check, f"baumeister_{game}({SMALLEST.get(game, few)})")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


def test_every_check_has_its_case() -> None:
    done = spiel("-c", "from tests.envs.spiel_checks import CHECKS; print(*CHECKS)")
    assert done.stdout.split() == [*CHECKS], done.stderr


@pytest.mark.parametrize(
    ("asked", "sentence"),
    {
        "baumeister_manhattan(seats=9)": "is for 2 to 4 seats",
        "baumeister_manhattan(returns=glory)": "returns are of one of the kinds",
        "baumeister_manhattan(separate_colours=perhaps)": "option separate_colours is one of off, on",
    }.items(),
)
def test_what_is_asked_wrongly_is_answered_in_a_sentence(asked: str, sentence: str) -> None:
    done = spiel("-c", f"import pyspiel, baumeister.envs; pyspiel.load_game({asked!r})")
    assert sentence in done.stderr
