"""What is kept: whole lines, of one match, by one arena at a time."""

import json
import os
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path

import pytest

from baumeister.arena.journal import Journal, kept_in
from baumeister.arena.match import Match
from baumeister.arena.result import Result
from baumeister.core.errors import BaumeisterError

MATCH = Match("manhattan", 2, {"separate_colours": "on"}, ("greedy", "random"), seconds=0.05)
RESULTS = [Result(fixture, (3, 4), (2,), 60, (0.1, 0.2), (5, 6)) for fixture in MATCH.deal(0)]


def kept(folder: Path) -> list[Result]:
    with Journal(folder, MATCH) as journal:
        return journal.results


def test_results_are_there_again(tmp_path: Path) -> None:
    with Journal(tmp_path, MATCH) as journal:
        journal.begin_session()
        for result in RESULTS:
            journal.add(result)
    assert kept(tmp_path) == RESULTS


@pytest.mark.parametrize("lost", [1, 20, 60])
def test_half_a_line_is_dropped_and_written_again(tmp_path: Path, lost: int) -> None:
    with Journal(tmp_path, MATCH) as journal:
        for result in RESULTS:
            journal.add(result)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-lost])
    assert kept_in(tmp_path)[1] == RESULTS[:1]  # whoever only reads may come first
    assert kept(tmp_path) == RESULTS[:1]
    with Journal(tmp_path, MATCH) as journal:
        journal.add(RESULTS[1])
    assert kept(tmp_path) == RESULTS


def test_another_match_is_refused(tmp_path: Path) -> None:
    kept(tmp_path)
    with pytest.raises(BaumeisterError, match=r"another match \(seed 1, not 2\); name another --output"):
        Journal(tmp_path, replace(MATCH, seed=2))
    assert kept(tmp_path) == []


def test_a_second_arena_is_refused(tmp_path: Path) -> None:
    with Journal(tmp_path, MATCH), pytest.raises(BaumeisterError, match="another arena is playing"):
        Journal(tmp_path, MATCH)


def test_damage_is_told(tmp_path: Path) -> None:
    kept(tmp_path)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write("{}x\n")
    with pytest.raises(BaumeisterError, match="is damaged"):
        Journal(tmp_path, MATCH)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"deal": 0, "rotation": 0, "seating": [0, 1], "scores": [3, 4], "won": [2], "plies": 60}, "line 3 lacks “winners”"),
        ({"game": 1}, "line 3 lacks “deal”"),
        ({"session": "2026-01-01", "machine": "mine"}, "line 3 lacks “baumeister”"),
        (RESULTS[0].json() | {"scores": 3}, "line 3 is neither a game nor a session"),
        (RESULTS[0].json() | {"failure": {"who": 1}}, "line 3 is neither"),
        (RESULTS[1].json() | {"winners": [9]}, "line 3 is neither"),
        (RESULTS[0].json(), "line 3 repeats a game"),
        (3, "line 3 is not a JSON object"),
    ],
)
def test_a_line_of_another_kind_is_told(tmp_path: Path, line: object, why: str) -> None:
    with Journal(tmp_path, MATCH) as journal:
        journal.add(RESULTS[0])
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write(json.dumps(line) + "\n")
    with pytest.raises(BaumeisterError, match=f"games.jsonl is damaged: {why}"):
        Journal(tmp_path, MATCH)
    with pytest.raises(BaumeisterError, match=why):
        kept_in(tmp_path)


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BaumeisterError, match="can't keep a match in"):
        Journal(tmp_path / "file", MATCH)


@pytest.mark.parametrize("line", ["[]", "5", "null"])
def test_what_is_no_object_is_told(tmp_path: Path, line: str) -> None:
    (tmp_path / "games.jsonl").write_text(line + "\n")
    with pytest.raises(BaumeisterError, match=r"is damaged: line 1 is not a JSON object; name another --output"):
        Journal(tmp_path, MATCH)


def test_a_full_disk_is_told_and_what_was_kept_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    with Journal(tmp_path, MATCH) as journal:
        journal.add(RESULTS[0])
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(BaumeisterError, match=r"can't write to .*: No space left on device; what was kept before stays"):
            journal.add(RESULTS[1])
    monkeypatch.undo()
    assert kept(tmp_path)[:1] == RESULTS[:1]
