"""Kernels and their cache: a changed table is seen, processes that start at once don't hurt one another."""

import ast
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from baumeister.core import kernel
from baumeister.core.kernel import PACKAGE, SharedIndex, compiled_sources

REPORT = """
import sys
import baumeister as bm
from baumeister.core.kernel import CACHE, compiling
game = bm.game("manhattan", seats=4)
with compiling("a part", "part"):
    position = game.first()
    print(position.odds[0], position.state.pile_size, CACHE.name)
"""


MAKERS = {"kernel", "specialise", "njit", "jit", "vectorize"}


def name_of(path: Path) -> str:
    """Return the name of a module of the package."""
    return ".".join(("baumeister", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")


TREES = {name_of(path): ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")}


def has_kernels(name: str) -> bool:
    """Tell whether a module makes kernels: it decorates with, or calls, one of the makers."""
    return any(isinstance(node, ast.Name) and node.id in MAKERS for node in ast.walk(TREES[name]))


def imports(name: str) -> set[str]:
    """Return the modules of the package that a module imports, however it does it, when it is loaded."""
    found = set()
    for node in TREES[name].body:
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: say from where"
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & TREES.keys()


DRAWN = "baumeister.svg"  # drawing primitives: imported beside kernels, never used in one


def test_all_modules_with_kernels_are_in_the_fingerprint() -> None:
    with_kernels = {name for name in TREES if has_kernels(name)}
    assert len(with_kernels) > 5
    assert with_kernels <= compiled_sources().keys()


def test_all_that_these_modules_import_is_in_the_fingerprint() -> None:
    """Else a table could change that the fingerprint doesn't see."""
    known = compiled_sources().keys()
    for name in known:
        assert {found for found in imports(name) if not found.startswith(DRAWN)} <= known, name


def test_what_kernels_do_not_depend_on_is_not() -> None:
    names = compiled_sources().keys()
    assert not {name for name in names if name.split(".")[1:2] in (["web"], ["cli"], ["records"])}
    assert not {name for name in names if name.endswith((".words", ".drawing", ".notation"))}


def test_the_fingerprint_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "baumeister"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    before = kernel.fingerprint()
    monkeypatch.setattr(kernel, "PACKAGE", package)
    assert kernel.fingerprint() == before
    (package / "games" / "manhattan" / "words.py").write_text("# no kernels here")
    assert kernel.fingerprint() == before
    table = package / "games" / "manhattan" / "components.py"
    table.write_text(table.read_text("utf-8") + "\nMORE = 1\n", "utf-8")
    assert kernel.fingerprint() != before


def test_the_cache_folder_can_be_chosen_and_needs_no_right_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAUMEISTER_CACHE", str(tmp_path / "here"))
    assert kernel.cache_folder() == tmp_path / "here" / "compiled" / kernel.fingerprint()
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("BAUMEISTER_CACHE", str(tmp_path / "file"))
    folder = kernel.cache_folder()
    assert folder.is_dir()
    assert tmp_path not in folder.parents
    folder.rmdir()


def start(folder: Path) -> "subprocess.Popen[str]":
    """Start a process that uses the package in a folder, with a cache of its own there."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "BAUMEISTER_CACHE": str(folder / "cache")}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-c", REPORT]
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=-1, stderr=-1, text=True)


def result(process: "subprocess.Popen[str]") -> tuple[list[str], str]:
    """Wait; return what a process printed, in words, and on standard error."""
    out, err = process.communicate(timeout=280)
    assert process.returncode == 0, err
    return out.split(), err


def test_what_many_compile_at_once_is_all_kept(tmp_path: Path) -> None:
    def save(writer: int) -> None:
        index = SharedIndex(str(tmp_path), "function", "stamp")
        for version in range(10):
            index.save((writer, version), f"code {writer} {version}")

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(save, range(6)))
    index = SharedIndex(str(tmp_path), "function", "stamp")
    assert all(index.load((writer, version)) == f"code {writer} {version}" for writer in range(6) for version in range(10))


@pytest.mark.slow
def test_an_edited_table_is_seen_and_two_processes_at_once_agree(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "baumeister", ignore=shutil.ignore_patterns("__pycache__"))
    first, second = start(tmp_path), start(tmp_path)
    (five, cards, name), said = result(first)
    other, said_too = result(second)
    assert [five, cards, name] == other
    assert (five, cards) == ("5", "45")
    assert sum("compiling" in text for text in (said, said_too)) == 1, "one compiles, the other waits"
    again, quiet = result(start(tmp_path))
    assert again == other
    assert quiet == "", "the second start finds everything compiled"
    table = tmp_path / "baumeister" / "games" / "manhattan" / "components.py"
    table.write_text(table.read_text("utf-8").replace("CARDS_OF_A_KIND = 5 ", "CARDS_OF_A_KIND = 6 "), "utf-8")
    (six, more, new_name), _ = result(start(tmp_path))
    assert (six, more) == ("6", "54")
    assert new_name != name
