"""Kernels: plain Python functions over records, compiled by Numba, or interpreted with NUMBA_DISABLE_JIT=1.

Numba's cache on disk does not see that a table or a function in another file changed, so compiled code lives in a folder named
by everything that it was compiled from. Processes that compile at once would spoil its index; here they take turns to write to
it, and what one compiles already others wait for (`compiling`).
"""

import getpass
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from filelock import FileLock
from numba import from_dtype, njit, types
from numba.core import caching

numba_config: Any = numba.config  # its settings are made when it is loaded
numba_caching: Any = caching  # has no types
Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
IMPORT = re.compile(r"^\s*(?:from (baumeister[\w.]*) import (\([^)]*\)|.*)|import (baumeister[\w.]*))", re.MULTILINE)
KEPT = 30 * 24 * 3600  # seconds for which compiled code is kept that nobody uses
INTERPRETED = bool(numba_config.DISABLE_JIT)


def compiled_sources() -> dict[str, bytes]:
    """Return the source of every module with kernels and of all that they import from here, by module name.

    What kernels don't depend on (drawings, sentences, pages) is left out: a change of it compiles nothing. Drawing primitives
    are imported beside kernels, but never used in one.
    """
    sources = {
        ".".join(("baumeister", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): path.read_bytes()
        for path in PACKAGE.rglob("*.py")
    }
    found: dict[str, bytes] = {}
    wanted = [name for name, source in sources.items() if b"@kernel\n" in source or b"specialise(" in source]
    while wanted:
        name = wanted.pop()
        if name in sources and name not in found and not name.startswith("baumeister.svg"):
            found[name] = sources[name]
            wanted += imports_of(sources[name].decode())
    return found


def imports_of(source: str) -> Iterator[str]:
    """Name the modules of ours that a source may import: what follows `from … import` can be a module too."""
    for package, names, module in IMPORT.findall(source):
        yield package or module
        for name in re.findall(r"\w+", names):
            yield f"{package}.{name}"


def fingerprint() -> str:
    """Return a name for everything that compiled code depends on: our sources, Python, Numba, NumPy and the processor."""
    digest = hashlib.sha256()
    cpu = llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten()
    digest.update(repr((sys.version, numba.__version__, llvmlite.__version__, np.__version__, cpu)).encode())
    for name, source in sorted(compiled_sources().items()):
        digest.update(name.encode() + b"\0" + source)
    return digest.hexdigest()[:20]


def cache_folder() -> Path:
    """Return where compiled code is kept: BAUMEISTER_CACHE, else the user's cache folder, else one among temporary files."""
    base = os.environ.get("BAUMEISTER_CACHE") or platformdirs.user_cache_dir("baumeister", appauthor=False)
    name = fingerprint()
    try:
        return usable(Path(base) / "compiled" / name)
    except OSError:
        own = Path(tempfile.gettempdir()) / f"baumeister-{getpass.getuser()}"
        own.mkdir(mode=0o700, exist_ok=True)
        if hasattr(os, "getuid") and own.stat().st_uid != os.getuid():
            own = Path(tempfile.mkdtemp(prefix="baumeister-"))
        return usable(own / "compiled" / name)


def usable(folder: Path) -> Path:
    """Make a folder if need be, see that it can be written to, and forget its sisters that were not used for long."""
    is_new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass
    os.utime(folder)
    if is_new:
        for other in folder.parent.iterdir():
            if time.time() - other.stat().st_mtime > KEPT:
                shutil.rmtree(other, ignore_errors=True)
    return folder


class SharedIndex(numba_caching.IndexDataCacheFile):  # type: ignore[misc]
    """Numba's index of a function's compiled versions, for processes that compile at once: one writes at a time.

    Numba reads the index, adds an entry and writes it back; between the two another process may have added its own.
    """

    def save(self, key: Any, data: Any) -> None:
        """Add a compiled version."""
        with FileLock(Path(self._cache_path) / "index.lock"):
            super().save(key, data)


if not INTERPRETED:
    CACHE: Path | None = cache_folder()
    numba_config.CACHE_DIR = str(CACHE)  # Numba reads it whenever a function is decorated
    numba_caching.IndexDataCacheFile = SharedIndex
else:
    CACHE = None


def kernel(function: Function) -> Function:
    """Compile a function when it is first called; interpreted, return it unchanged."""
    return cast(Function, njit(cache=True, nogil=True)(function))


def is_compiled(name: str) -> bool:
    """Tell whether everything that `compiling` has under this name is compiled, or needs not to be."""
    return CACHE is None or (CACHE / name).exists()


@contextmanager
def compiling(what: str, name: str) -> Iterator[bool]:
    """Enclose the first use of some kernels; yields whether they still have to be compiled on this machine.

    If so, says on standard error that it takes a while, and lets other processes that want the same wait. Afterwards they are
    marked as compiled. `what` is a name for people, `name` one for the marker.
    """
    if CACHE is None or is_compiled(name):
        yield False
        return
    with FileLock(CACHE / f"{name}.lock"):
        if is_compiled(name):
            yield False
            return
        sys.stderr.write(f"baumeister: compiling {what} for this machine; only the first start takes so long …\n")
        sys.stderr.flush()
        yield True
        (CACHE / name).touch()


class Types:
    """Numba's names for what kernels of one record type take and give, for the explicit signatures of generic code.

    With explicit signatures generic code that takes a game's kernels as arguments is compiled once per record type and found
    on disk by later processes; given plain functions, Numba would compile it anew in every process.
    """

    integer = types.int64
    unsigned = types.uint64
    real = types.float64
    nothing = types.none
    integers = types.Array(types.int64, 1, "C")  # weights, options, scores, counts
    moves = types.Array(types.int32, 1, "C")
    reals = types.Array(types.float64, 1, "C")
    floats = types.Array(types.float32, 1, "C")
    rng = types.Array(types.uint64, 1, "C")

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        self.state = state = from_dtype(dtype)
        self.states = types.Array(state, 1, "C")
        function = types.FunctionType
        integer, nothing = self.integer, self.nothing
        self.setup = function(nothing(state, integer, self.integers))
        self.legal = function(integer(state, self.moves))
        self.odds = function(nothing(state, self.moves, integer, self.integers))
        self.play = function(nothing(state, integer))
        self.hide = function(nothing(state, integer))
        self.guess = function(nothing(state, self.rng))
        self.features = function(nothing(state, self.floats))
        self.score = function(nothing(state, self.integers))
        self.evaluate = function(nothing(state, self.reals))


def specialise(function: Function, signature: Any) -> Function:
    """Compile generic code for one signature, or load it from disk; interpreted, return it unchanged."""
    if INTERPRETED:
        return function
    return cast(Function, njit(signature, cache=True, nogil=True)(function))
