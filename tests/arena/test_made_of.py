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


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "mine"
    package.mkdir()
    for file in (
        package / "__init__.py",
        package / "clever.py",
        *(tmp_path / name for name in ("alone.py", "prog.py", "game.log")),
    ):
        file.write_text("# first\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("spec", "files"),
    [
        (CLASS, ["__init__.py", "clever.py"]),
        ("class:alone:Bot", ["alone.py"]),
        ("exec:python3 -u prog.py --log game.log", ["prog.py"]),
        ("exec:python3 -m alone", ["alone.py"]),
        ("table:./prog.py 3", ["prog.py"]),
        ("exec:sh", ["sh"]),
    ],
)
@pytest.mark.usefixtures("here")
def test_a_class_is_its_module_or_package_and_a_program_the_file_that_is_started(spec: str, files: list[str]) -> None:
    assert [file.name for file in files_of(spec)] == files
    assert "mine" not in sys.modules


@pytest.mark.usefixtures("here")
def test_what_is_ours_or_not_found_has_no_hash() -> None:
    none = ["greedy", "mcts:simulations=9", "class:nowhere.to_be:Bot", "class:..x:Bot", "exec:./nothing", "exec:''"]
    assert hashes_of([*none, f"exec:python3 -c '{'x' * 5000}'"]) == {}


def test_a_match_whose_bot_has_changed_knows_it(here: Path) -> None:
    match = Match("manhattan", 2, {}, (CLASS, "random"))

    def played(games: int) -> tuple[list[str], int]:
        """Play so many games; return what had changed before, and how many versions have played."""
        with Journal(here / "kept", match) as journal:
            contest = Contest(match, journal, games)
            changed = contest.changed
            results = (Result(fixture, (9, 8), (1,), 9, (0.0, 0.0), (4, 4)) for fixture in contest.fixtures[games - 2 :])
            list(contest.play(lambda _: results))
            found = versions(journal.sessions)
        assert all(f" with {CLASS} " in version for version in found)
        return changed, len(found)

    assert played(2) == ([], 1)
    (here / "mine" / "clever.py").write_text("# second\n")
    assert played(4) == ([CLASS], 2)
    (here / "mine" / "clever.py").write_text("# first\n")
    assert played(6) == ([CLASS], 2)
