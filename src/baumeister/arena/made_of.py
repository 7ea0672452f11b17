"""What others' bots are made of: a hash of their files, so that a match knows when one has changed."""

import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from importlib.machinery import PathFinder
from pathlib import Path

from baumeister.arena.entrants import EXAMPLES, command_of, installed_bots
from baumeister.bots.levels import names

DIGITS = 8
"""Of a hash: enough to tell one version of a program from the next."""


def hashes_of(specs: Iterable[str]) -> dict[str, str]:
    """Return a hash for each bot that is a program or a class, where its files are found."""
    found = {spec: hash_of(files_of(spec)) for spec in specs}
    return {spec: content for spec, content in found.items() if content}


def hash_of(files: Iterable[Path]) -> str:
    """Return a hash of files' contents; nothing if none can be read."""
    content, is_empty = sha256(), True
    for file in files:
        with suppress(OSError):
            content.update(sha256(file.read_bytes()).digest())
            is_empty = False
    return "" if is_empty else content.hexdigest()[:DIGITS]


def files_of(spec: str) -> Iterator[Path]:
    """Yield the files that make a bot: those that its command names, or the one that holds its class; none if it is ours."""
    kind, _, rest = spec.partition(":")
    if kind in {"exec", "table"}:
        words = command_of(spec, rest)
        program = shutil.which(words[0])
        yield from (Path(word) for word in ([program] if program else words[:1]) + words[1:] if Path(word).is_file())
        return
    target = rest if kind in EXAMPLES else "" if kind in names() else installed_bots().get(kind, "")
    if (file := module_file(target.partition(":")[0])) is not None:
        yield file


def module_file(name: str) -> Path | None:
    """Return where a module's text lies, as the host would import it, without importing anything; None if it isn't found."""
    places, file = ["", *sys.path], None
    for part in filter(None, name.split(".")):
        spec = PathFinder.find_spec(part, places)
        if spec is None:
            return None
        places, file = list(spec.submodule_search_locations or ()), spec.origin
    return None if file is None else Path(file)
