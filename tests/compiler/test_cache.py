"""Compiled code on disk: what it depends on, that it is found again, and that processes at once don't spoil it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.arena.endings.compiled import ENDING_CODE
from baumeister.bots.compiled import BOT_CODE
from baumeister.compiler import cache
from baumeister.compiler.games import folder_of
from baumeister.compiler.generic_code import GenericCode
from baumeister.compiler.signatures import Signature
from baumeister.envs.compiled import ENV_CODE
from baumeister.games import GAMES, rules
from baumeister.train.compiled import TRAIN_CODE

PACKAGE = cache.PACKAGE
GENERIC = (BOT_CODE, ENV_CODE, ENDING_CODE, TRAIN_CODE)
EVERYTHING = {*GAMES, *(code.name for code in GENERIC)}
REPORT = """
import baumeister as bm
from baumeister.compiler.games import folder_of, is_compiled
game = bm.game("manhattan", seats=4)
cold = not is_compiled(game.rules)
bm.compile_game("manhattan")
position = game.start()
print(position.odds[0], position.state.pile_size, folder_of(game.rules).name, cold)
"""


@pytest.fixture
def edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the package whose edits the folders' names follow."""
    copy = tmp_path / "baumeister"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    monkeypatch.setattr(cache, "PACKAGE", copy)
    return copy


def folders() -> dict[str, str]:
    """Return the names of all folders as the sources are now."""
    forget_folders()
    found = {game: folder_of(rules(game)).name for game in GAMES} | {code.name: code.folder.name for code in GENERIC}
    forget_folders()
    return found


def forget_folders() -> None:
    """Forget which sources were read and which folders they led to."""
    for remembered in (cache.source_of, folder_of):
        remembered.cache_clear()
    for code in GENERIC:
        vars(code).pop("folder", None)


def changed_by(path: Path, old: str = "", new: str = "\nMORE = 1\n") -> set[str]:
    """Edit a file; return the parts that must be compiled again."""
    before = folders()
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1) if old else text + new, "utf-8")
    after = folders()
    return {part for part in before if before[part] != after[part]}


def test_a_copy_of_the_same_sources_needs_nothing_compiled(edit: Path) -> None:
    before = folders()
    assert changed_by(edit / "text.py") == set()
    assert folders() == before


def test_an_edit_of_a_game_compiles_that_game_alone(edit: Path) -> None:
    for game in GAMES:
        for path in ("rules/components.py", "rules/scoring.py", "rules/turn.py", "bots/evaluation.py", "bots/features.py"):
            assert changed_by(edit / "games" / game / path) == {game}, (game, path)


def test_a_wording_a_drawing_or_a_page_compiles_nothing(edit: Path) -> None:
    for path in (
        *edit.glob("games/*/words/*.py"),
        *edit.glob("games/*/drawing/*.py"),
        *edit.glob("games/*/*.py"),
        *edit.glob("present/*.py"),
        *edit.glob("svg/*.py"),
        *edit.glob("web/**/*.py"),
        *edit.glob("cli/*.py"),
        *edit.glob("records/*.py"),
        *(edit / "bots" / name for name in ("compiled.py", "mcts.py", "prepare.py")),
        *(edit / "envs" / name for name in ("compiled.py", "vector_env.py")),
        *(edit / "compiler" / name for name in ("cache.py", "games.py", "generic_code.py")),
        edit / "machine.py",
        edit / "text.py",
    ):
        path.write_text(path.read_text("utf-8") + "\nMORE = 1\n", "utf-8")
    before = folders()
    shutil.rmtree(edit)
    shutil.copytree(PACKAGE, edit, ignore=shutil.ignore_patterns("__pycache__", "static"))
    assert folders() == before


def test_an_edit_of_the_search_compiles_no_rules(edit: Path) -> None:
    assert changed_by(edit / "bots/search/search.py") == {"bots"}
    assert changed_by(edit / "generic/search_settings.py") == {"bots"}
    assert changed_by(edit / "bots/network.py") == {"bots", "train"}
    for path in ("bots/choosing.py", "bots/win_share.py", "generic/playout.py"):
        assert changed_by(edit / path) == {"bots", "envs", "train"}, path
    assert changed_by(edit / "generic/slots.py") == {code.name for code in GENERIC}


def test_an_edit_of_the_environments_compiles_them_alone(edit: Path) -> None:
    assert changed_by(edit / "envs/lanes.py") == {"envs", "train"}, "self-play moves as its bots do"
    assert changed_by(edit / "envs/batch_code.py") == {"envs"}
    for path in ("train/self_play.py", "train/deciding.py", "train/harvesting.py", "train/work.py"):
        assert changed_by(edit / path) == {"train"}, path
    assert changed_by(edit / "arena/endings/tree.py") == {"endings"}


def test_generic_code_follows_its_signatures() -> None:
    before = folders()
    signatures = {**BOT_CODE.signatures, "survey": Signature(None, ())}
    changed = GenericCode(BOT_CODE.name, BOT_CODE.as_it_is, signatures)
    assert GenericCode(BOT_CODE.name, BOT_CODE.as_it_is, BOT_CODE.signatures).folder.name == before["bots"]
    assert changed.folder.name != before["bots"]


def test_what_all_kernels_stand_on_compiles_everything(edit: Path) -> None:
    for path in ("core/chance.py", "core/record.py", "compiler/c_functions.py", "compiler/compiled_kernels.py"):
        assert changed_by(edit / path) == EVERYTHING, path


def test_kernels_stand_on_the_numeric_core_and_their_own_game(edit: Path) -> None:
    for game in GAMES:
        modules = {function.__module__ for function in vars(rules(game).kernels).values()}
        rooms = (
            "baumeister.core.",
            "baumeister.compiler.",
            f"baumeister.games.{game}.rules.",
            f"baumeister.games.{game}.bots.",
        )
        assert all(name.startswith(rooms) for name in cache.sources_of(modules))


def test_the_cache_folder_can_be_chosen_and_needs_no_right_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.base_folder.cache_clear()
    monkeypatch.setenv("BAUMEISTER_CACHE", str(tmp_path / "here"))
    assert cache.base_folder() == tmp_path / "here" / "compiled"
    assert cache.is_lasting()
    cache.base_folder.cache_clear()
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("BAUMEISTER_CACHE", str(tmp_path / "file"))
    assert cache.base_folder().is_dir()
    assert not cache.is_lasting()
    cache.base_folder.cache_clear()


def test_a_folder_is_ready_only_when_it_was_filled(tmp_path: Path) -> None:
    folder = tmp_path / "base" / "part"
    with pytest.raises(ZeroDivisionError), cache.filling(folder):
        raise ZeroDivisionError
    assert not cache.is_ready(folder)
    with cache.filling(folder):
        assert not cache.is_ready(folder)
    assert cache.is_ready(folder)


def test_code_that_nobody_used_for_long_is_deleted(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    os.utime(old, (0, 0))
    with cache.filling(new):
        pass
    assert not old.exists()
    assert new.exists()


def test_a_game_asks_for_its_code_without_reading_its_sources_again(monkeypatch: pytest.MonkeyPatch) -> None:
    bm.game("manhattan")
    monkeypatch.setattr(cache, "sources_of", lambda modules: pytest.fail(f"{modules} were read again"))
    bm.game("manhattan")


def test_two_processes_may_forget_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, old = tmp_path / "a", tmp_path / "b"
    old.mkdir()
    os.utime(old, (0, 0))
    monkeypatch.setattr(Path, "iterdir", lambda _: iter((gone, old)))  # the other has deleted the first meanwhile
    cache.forget_unused(tmp_path)
    assert not old.exists()


def test_ready_code_of_another_user_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(1, "Operation not permitted", str(path))

    (tmp_path / cache.READY).touch()
    monkeypatch.setattr(os, "utime", refuse)
    with cache.filling(tmp_path):
        pass


def start(folder: Path) -> "subprocess.Popen[str]":
    """Start a process that uses the package in a folder, with a cache of its own there."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "BAUMEISTER_CACHE": str(folder / "cache")}
    environment.pop("BAUMEISTER_KERNELS", None)
    command = [sys.executable, "-c", REPORT]
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=-1, stderr=-1, text=True)


def result(process: "subprocess.Popen[str]") -> list[str]:
    """Wait; return what a process printed, in words."""
    out, err = process.communicate(timeout=280)
    assert process.returncode == 0, err
    return out.split()


@pytest.mark.slow
@pytest.mark.long
def test_an_edited_table_is_seen_and_two_processes_at_once_agree(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "baumeister", ignore=shutil.ignore_patterns("__pycache__"))
    first, second = start(tmp_path), start(tmp_path)
    five, cards, name, _ = result(first)
    assert [five, cards, name] == result(second)[:3]
    assert (five, cards) == ("5", "45")
    assert result(start(tmp_path)) == [five, cards, name, "False"], "the second start finds everything compiled"
    table = tmp_path / "baumeister/games/manhattan/rules/components.py"
    table.write_text(table.read_text("utf-8").replace("CARDS_OF_A_KIND = 5 ", "CARDS_OF_A_KIND = 6 "), "utf-8")
    six, more, new_name, cold = result(start(tmp_path))
    assert (six, more, cold) == ("6", "54", "True")
    assert new_name != name
