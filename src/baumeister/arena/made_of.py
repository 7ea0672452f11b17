"""What others' bots are made of: a hash of their text, so that a match can tell when one has changed."""

import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from hashlib import file_digest, sha256
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path

from baumeister.arena.entrants import command_of, installed_bots
from baumeister.bots.levels import names

DIGITS = 8
"""Of a hash: enough to tell one version of a program from the next."""
LAUNCHER = re.compile(r"(python|pypy|ruby|perl|node|deno|bun|java|bash|sh|env|uv|run|nice)[\d.]*(\.exe)?$|[\d.]+$|-")
"""A command's words that come before what it starts: interpreters, options and their numbers."""


def hashes_of(specs: Iterable[str]) -> dict[str, str]:
    """Return a hash for each bot that is a program or a class, where its files are found and can be read."""
    found = {spec: files_of(spec) for spec in specs}
    return {spec: content for spec, files in found.items() if files and (content := content_of(files))}


def content_of(files: Sequence[Path]) -> str:
    """Return a hash of files' contents; nothing if one can't be read."""
    content = sha256()
    try:
        for file in files:
            with file.open("rb") as opened:
                content.update(file_digest(opened, "sha256").digest())
    except OSError:
        return ""
    return content.hexdigest()[:DIGITS]


def files_of(spec: str) -> list[Path]:
    """Return the files that make a bot, those that it reads besides left out; none if it is ours."""
    kind, _, rest = spec.partition(":")
    if kind in {"exec", "table"}:
        return files_of_command(command_of(spec, rest))
    if kind in names():
        return []
    return files_of_module((rest if kind == "class" else installed_bots().get(kind, "")).partition(":")[0])


def files_of_command(words: Sequence[str]) -> list[Path]:
    """Return the file that a command starts, or those of the module."""
    word = started_by(words)
    if "-m" in words[:-1] and words[words.index("-m") + 1] == word:
        return files_of_module(word)
    file = word if is_file(word) else shutil.which(word)
    return [] if file is None else [Path(file)]


def is_file(word: str) -> bool:
    """Tell whether a word of a command is a file's path; most are no paths at all."""
    try:
        return Path(word).is_file()
    except (OSError, ValueError):
        return False


def started_by(words: Sequence[str]) -> str:
    """Return the word of a command that says what it starts, behind an interpreter and its options."""
    return next((word for word in words if not LAUNCHER.match(Path(word).name)), words[0] if words else "")


def files_of_module(name: str) -> list[Path]:
    """Return the text of a module, or of the package in which it lies, as the host would import it; imports nothing."""
    top = name.partition(".")[0]
    try:
        spec = PathFinder.find_spec(top, ["", *sys.path]) or find_spec(top)
    except (ImportError, ValueError):  # no name of a module
        return []
    if spec is None:
        return []
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    if folders:
        return sorted(file for folder in folders for file in folder.rglob("*.py"))
    return [Path(spec.origin)] if spec.origin and is_file(spec.origin) else []
