"""Where compiled code is kept on disk: a folder for each game, and one for each body of generic code (generic_code.py).

A folder's name is a hash of the sources it depends on, the compiler's version and the processor, so stale code is never
loaded: an edit in one game's rules compiles that game alone, a wording compiles nothing. Nothing here loads Numba.
"""

import getpass
import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import platformdirs
from filelock import FileLock

from baumeister.machine import installed, processor_lines

PACKAGE = Path(__file__).parents[1]
IMPORT = re.compile(r"^\s*(?:from (baumeister[\w.]*) import (\([^)]*\)|.*)|import (baumeister[\w.]*))", re.MULTILINE)
KEPT = 30 * 24 * 3600  # seconds for which compiled code is kept unused
READY = "ready"  # the file that says that a folder is complete


def folder_for(name: str, modules: Iterable[str], signatures: str = "") -> Path:
    """Return the folder for code compiled from some modules, of any package, and all that these import from this one.

    `signatures` says for which arguments, where the modules don't. The folder need not exist yet. It lies below
    BAUMEISTER_CACHE, else the user's cache folder, else a folder among temporary files.
    """
    return base_folder() / f"{name}-{fingerprint(modules, signatures)}"


def is_ready(folder: Path) -> bool:
    """Tell whether a folder holds everything that belongs in it."""
    return (folder / READY).exists()


@contextmanager
def filling(folder: Path) -> Iterator[None]:
    """Enclose the use of a folder: one process fills it while others wait; afterwards it is ready.

    A process that dies half-way leaves the folder unready, and the next one goes on where it stopped.
    """
    if is_ready(folder):
        note_use(folder)
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with FileLock(folder / "lock"):
        yield
        (folder / READY).touch()
    forget_unused(folder.parent)


def note_use(folder: Path) -> None:
    """Note that code is used now, so that it isn't forgotten; another user's folder can't be touched, but can be read."""
    with suppress(OSError):
        os.utime(folder)


def forget_unused(base: Path) -> None:
    """Delete compiled code that nobody has used for long. Another process may be doing the same."""
    for folder in base.iterdir():
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > KEPT:
                shutil.rmtree(folder, ignore_errors=True)


def wanted_folder() -> Path:
    """Return the folder in which compiled code is to be kept: BAUMEISTER_CACHE, else the user's cache folder."""
    base = os.environ.get("BAUMEISTER_CACHE") or platformdirs.user_cache_dir("baumeister", appauthor=False)
    return Path(base) / "compiled"


def is_lasting() -> bool:
    """Tell whether compiled code is kept where it was wanted, and not, because that can't be written to, elsewhere."""
    return base_folder() == wanted_folder()


@cache
def base_folder() -> Path:
    """Return a writable folder for all compiled code."""
    try:
        return writable(wanted_folder())
    except OSError:
        own = Path(tempfile.gettempdir()) / f"baumeister-{getpass.getuser()}"
        own.mkdir(mode=0o700, exist_ok=True)
        if hasattr(os, "getuid") and own.stat().st_uid != os.getuid():
            own = Path(tempfile.mkdtemp(prefix="baumeister-"))
        return writable(own / "compiled")


def writable(folder: Path) -> Path:
    """Make a folder if need be and see that it can be written to."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        return folder


def fingerprint(modules: Iterable[str], signatures: str = "") -> str:
    """Return a name for all that code compiled from these modules depends on: sources, arguments, Python, Numba, NumPy, CPU."""
    own = ("baumeister.compiler.c_functions", "baumeister.compiler.compiled_kernels")
    digest = hashlib.sha256("\n".join((sys.version, *map(installed, ("numba", "llvmlite", "numpy")), *processor())).encode())
    for name, source in sorted(sources_of((*modules, *own)).items()):
        digest.update(name.encode() + b"\0" + source)
    digest.update(signatures.encode())
    return digest.hexdigest()[:20]


def sources_of(modules: Iterable[str]) -> dict[str, bytes]:
    """Return the sources of these modules and of all that they import from this package, by module name."""
    found: dict[str, bytes] = {}
    wanted = list(modules)
    while wanted:
        name = wanted.pop()
        source = source_of(name) if name not in found else None
        if source is not None:
            found[name] = source
            wanted += imports_of(source.decode())
    return found


@cache
def source_of(module: str) -> bytes | None:
    """Return a module's source; None if there is no such module, or it is a package of ours."""
    path = path_of(module)
    return path.read_bytes() if path is not None and path.is_file() else None


def path_of(module: str) -> Path | None:
    """Return where a module's source is: in this package, or where that of another package was imported from."""
    top, *rest = module.split(".")
    if top == __name__.partition(".")[0]:
        return PACKAGE.joinpath(*rest).with_suffix(".py")
    found = getattr(sys.modules.get(module), "__file__", None)
    return None if found is None else Path(found)


def imports_of(source: str) -> Iterator[str]:
    """Yield the modules of ours that a source may import: a name after `from … import` can be a module too."""
    for package, names, module in IMPORT.findall(source):
        yield package or module
        for name in re.findall(r"\w+", names):
            yield f"{package}.{name}"


@cache
def processor() -> tuple[str, ...]:
    """Return the processor's name and instruction sets: code for one may not run on another."""
    lines = processor_lines("model name", "flags", "Features", "CPU part")
    return (platform.machine(), *(lines or (platform.processor(),)))
