"""Others' bots change: a match knows what played its games, and says when that is no longer what would play today."""

import sys
from pathlib import Path

import pytest

from baumeister.arena.contest import Contest
from baumeister.arena.journal import Journal, versions
from baumeister.arena.made_of import files_of, hashes_of
from baumeister.arena.match import Match
from baumeister.arena.result import Result

CLASS = "class:mine.clever:Bot"
PROGRAM = "exec:python3 -u prog.py --fast"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine").mkdir()
    for name in ("mine/__init__.py", "mine/clever.py", "prog.py"):
        (tmp_path / name).write_text("# first\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_class_is_its_module_and_a_program_the_files_of_its_command(here: Path) -> None:
    assert [file.resolve() for file in files_of(CLASS)] == [here / "mine/clever.py"]
    assert [file.name for file in files_of(PROGRAM)][1:] == ["prog.py"]
    assert [file.name for file in files_of("table:./prog.py")] == ["prog.py"]
    assert "mine" not in sys.modules


@pytest.mark.usefixtures("here")
def test_what_is_ours_or_not_found_has_no_hash() -> None:
    assert hashes_of(["greedy", "mcts:simulations=9", "class:nowhere.to_be:Bot", "exec:./nothing"]) == {}


def test_a_bot_that_has_changed_is_told(here: Path) -> None:
    match = Match("manhattan", 2, {}, (CLASS, "random"))

    def played(games: int) -> list[str]:
        """Play so many games; return what has changed before them."""
        with Journal(here / "kept", match) as journal:
            contest = Contest(match, journal, games)
            changed = contest.changed
            results = (Result(fixture, (9, 8), (1,), 9, (0.0, 0.0), (4, 4)) for fixture in contest.fixtures[games - 2 :])
            list(contest.play(lambda _: results))
            found = versions(journal.sessions)
        assert all(f" with {CLASS} " in version for version in found)
        assert len(found) == games // 2
        return changed

    assert played(2) == []
    (here / "mine/clever.py").write_text("# second\n")
    assert played(4) == [CLASS]
