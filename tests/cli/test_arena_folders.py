"""Where `baumeister arena` keeps a match if nobody says, and what it says of games that are there."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from baumeister.arena.match import Match
from baumeister.cli.arena import LONGEST_NAME, announce, folder_for, short_name


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("greedy-1", "greedy-1"),
        ("mcts:simulations=9", "mcts"),
        ("class:mine.clever:Bot_2", "Bot_2"),
        ("class:mine:Über", "Über"),
        ("exec:python3 -u ./my.bot.py --fast", "my-bot"),
        ("exec:./bot --depth 12 --key secret", "bot"),
        ("exec:nice -n 5 node bot.js 3", "bot"),
        ("exec:python3 -m mine.bot", "mine"),
        ("table:./seat", "seat"),
        ("exec:--", ""),
        (f"exec:./{'a' * 300}", "a" * LONGEST_NAME),
    ],
)
def test_a_folder_is_named_after_its_bots(bot: str, name: str) -> None:
    assert short_name(bot) == name


def test_a_match_stays_where_an_earlier_version_kept_it(tmp_path: Path) -> None:
    match = Match("manhattan", 2, {}, ("class:mine:Bot", "random"))
    named = folder_for(match, tmp_path)
    assert named.name.startswith("manhattan-2-Bot-random-")
    earlier = tmp_path / f"manhattan-2-random-{named.name[-6:]}"
    earlier.mkdir()
    assert folder_for(match, tmp_path) == earlier


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ([], ""),
        (["class:mine:Bot"], "careful: class:mine:Bot has changed since games of this match were played."),
        (["exec:./a", "exec:./b"], "careful: exec:./a, exec:./b have changed since games of this match were played."),
    ],
)
def test_a_bot_that_has_changed_is_told(changed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    contest: Any = SimpleNamespace(journal=SimpleNamespace(results=[1], folder="here"), changed=changed, is_over=False)
    announce(contest)
    told = capsys.readouterr().err
    assert said in told
    assert ("careful" in told) == bool(changed)
