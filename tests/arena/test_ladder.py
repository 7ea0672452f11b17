"""The ladder: its page is made from what is kept, and stands in the documentation as the data has it."""

import json
from pathlib import Path

import pytest

from baumeister.arena.contest import Contest
from baumeister.arena.intervals import Interval
from baumeister.arena.journal import Journal
from baumeister.arena.ladder import (
    GOALS,
    LEVELS,
    REFERENCES,
    folder_of,
    match_for,
    matches_of_references,
    page,
    rungs,
    rungs_of_goals,
)
from baumeister.arena.result import Result
from baumeister.arena.standing import Standing
from baumeister.games import GAMES, facts
from baumeister.machine import describe

DOCS = Path(__file__).parents[2] / "docs"


def test_every_rung_is_climbed_in_every_game() -> None:
    sizes = sum(len(facts(game).seats) for game in GAMES)
    assert len(list(rungs())) == len(LEVELS) * sizes + (len(REFERENCES) + len(GOALS)) * len(GAMES)


def test_the_page_tells_what_is_kept(tmp_path: Path) -> None:
    match = next(matches_of_references())
    with Journal(folder_of(match, tmp_path), match) as journal:
        journal.begin_session()
        for fixture in match.deal(0):
            journal.add(Result(fixture, (1,) * 4, (fixture.seating.index(0) + 1,), 9, (0.5,) * 4, (10,) * 4))
    (row,) = [line for line in page(tmp_path).splitlines() if line.startswith("| manhattan")]
    assert row.startswith("| manhattan | 4 | `greedy-1` | 3 `random` | 100.0% | ")
    assert " | 25% | nothing yet | 4 | 50.0 | 20" in row
    assert " | A | 0" in row
    assert page(tmp_path).endswith(f"\n- A: {describe()['machine']}\n")


def test_an_interval_that_ends_beside_even_has_another_digit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(matches_of_references())
    with Journal(folder_of(match, tmp_path), match) as journal:
        journal.begin_session()
        for fixture in match.deal(0):
            journal.add(Result(fixture, (1,) * 4, (1,), 9, (0.5,) * 4, (10,) * 4))
    for low, written in ((0.2502, "25.02% to 33.80% | 25% | more"), (0.2562, "25.6% to 33.8% | 25% | more")):
        one = Standing(match.bots[0], 4, Interval(0.29, low, 0.338), 1.0, 50.0, {})
        monkeypatch.setattr("baumeister.arena.ladder.standing_of", lambda *_, one=one: one)
        assert written in page(tmp_path)


def test_goals_are_tested_until_they_are_decided(tmp_path: Path) -> None:
    lower, higher = (rung for rung in rungs_of_goals() if rung.match == match_for(GOALS[0], "manhattan"))
    with Journal(folder_of(lower.match, tmp_path), lower.match) as journal:
        journal.begin_session({"weights": "idle"})
        journal.begin_session()
        for deal in range(30):
            if deal in {1, 29}:
                journal.begin_session({"weights": f"of {deal}"})
            for fixture in lower.match.deal(deal):
                journal.add(Result(fixture, (1,) * 4, (fixture.seating.index(0) + 1,), 9, (0.5,) * 4, (10,) * 4))
        contest = Contest(lower.match, journal, 400, until_decided=True, goal=lower.goal)
        assert contest.is_over
        assert "master wins more than 30%, 100.0% (" in str(contest.decision)
    rows = [line for line in page(tmp_path).splitlines() if line.startswith("| manhattan")]
    games = []
    for row, rung in zip(rows, (lower, higher), strict=True):
        assert row.startswith(f"| manhattan | 4 | `master` | 3 `mcts-1` | {rung.goal:.0%} | 100.0% | ")
        assert " | more | " in row
        games.append(int(row.split(" | ")[8]))
    assert 0 < games[0] <= games[1] < 116, "games after the decision don't count"
    assert all("weights of 1 " in row for row in rows)
    assert "idle" not in "".join(rows), "who played nothing isn't named"
    assert "of 29" not in "".join(rows), "nor is who played on after the decision"


def test_the_page_in_the_documentation_is_that_of_the_data() -> None:
    assert (DOCS / "strength.md").read_text(encoding="utf-8") == page(DOCS / "strength"), "run baumeister arena --ladder"


def test_the_data_in_the_documentation_is_a_ladder() -> None:
    kept = {path.parent.name: json.loads(path.read_text().splitlines()[0]) for path in DOCS.glob("strength/*/games.jsonl")}
    asked = {folder_of(rung.match, DOCS).name: rung.match.json() for rung in rungs()}
    for name, match in kept.items():
        assert {key: match[key] for key in asked[name]} == asked[name]
