"""What `baumeister arena` prints of a contest: a table that fits a terminal."""

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from tests.arena.test_results import MATCH, deal

from baumeister.arena.ratings import ratings
from baumeister.arena.result import Failure, Result
from baumeister.cli import arena_report

WON = [result for number in range(200) for result in deal(number, 0, 0)]


def contest(results: list[Result], left: int = 0) -> Any:
    """Return a contest as the report reads it."""
    return SimpleNamespace(
        match=MATCH, journal=SimpleNamespace(results=results), games_left=left, seconds_left=None, decision=None
    )


@pytest.mark.parametrize("has_failed", [False, True])
def test_the_table_fits_80_columns_with_each_name_whole(has_failed: bool) -> None:
    lost = [replace(WON[0], failure=Failure(1, "crash", "")), *WON[1:]]
    results = lost if has_failed else WON
    console = Console(width=80)
    with console.capture() as printed:
        console.print(arena_report.table(contest(results), ratings(MATCH, results)))
    lines = printed.get().splitlines()
    assert max(map(len, lines)) <= 80
    assert all(any(line.split()[:1] == [bot] for line in lines) for bot in MATCH.kinds)
    assert ("failed" in printed.get()) == has_failed
    assert "…" not in printed.get()


def test_a_long_command_takes_several_lines_and_everything_else_stays() -> None:
    match = replace(MATCH, bots=("class:arena_class:Hasty", "exec:python3 arena_program.py"))
    lost = [replace(WON[0], failure=Failure(1, "crash", "")), *WON[1:]]
    found = SimpleNamespace(match=match, journal=SimpleNamespace(results=lost))
    console = Console(width=80)
    with console.capture() as printed:
        console.print(arena_report.table(found, ratings(match, lost)))  # type: ignore[arg-type]
    lines = printed.get().splitlines()
    assert max(map(len, lines)) <= 80
    heads = printed.get().splitlines()[1:3]
    words = {word for head in heads for word in head.split()}
    assert words >= {"bot", "games", "won", "95", "interval", "points", "ms/move", "failed", "rating"}
    assert {"100.0%", "400", "10.0", "50.0", "50.8"} <= set(printed.get().split())
    assert "…" not in printed.get()


@pytest.mark.parametrize(("played", "said"), [(1, "; 1 more waits for the rest of its deal"), (0, "")])
def test_games_of_a_deal_that_is_not_over_wait(played: int, said: str) -> None:
    found = contest([*deal(0, 0, 1), *deal(1, 0, 0)[:played]])
    found.journal.sessions = []
    assert arena_report.sentences(found)[-1] == f"2 games in 1 deal{said}."


def test_a_line_tells_how_far_it_is_of_how_many(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_report, "TOLD", 0.0)
    here = contest([], 4)

    def play(_: object) -> Iterator[Result]:
        for result in WON[:2]:
            here.journal.results.append(result)
            here.games_left -= 1
            yield result

    here.play = play
    arena_report.run_told(here, lambda _: pytest.fail("played"))
    first, second, third = capsys.readouterr().err.splitlines()
    assert (first, second) == ("baumeister: 0 of 4 games", "baumeister: 1 of 4 games")
    assert third.startswith("baumeister: 2 of 4 games; greedy 100.0% (")


def test_a_match_that_is_decided_tells_how_many_games_were_asked_for() -> None:
    found = contest(WON[:14])
    found.decision, found.fixtures = "Decided.", [None] * 400
    assert arena_report.progress(found) == "14 of 400 games at most. Decided."


def test_games_that_were_played_until_something_was_decided_are_told() -> None:
    found = contest(WON)
    found.journal.sessions = [
        {"baumeister": "1", "goal": 0.6, "before": 0},
        {"baumeister": "1", "weights": "abcd", "before": 9},
    ]
    said = arena_report.sentences(found)
    assert said[-1].startswith("Careful: these games were to be played until it was decided whether greedy wins more than 60%.")
    assert said[-2] == "Careful: several versions, networks or programs played these games: 1, 1 with weights abcd."
