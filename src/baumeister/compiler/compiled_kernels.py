"""Kernels compiled: the same text, in which every other kernel is called by its compiled version."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dis import get_instructions
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeAlias

from numba import types
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.registry import CPUDispatcher

from baumeister.core.kernel import compiled_text, is_inlined, is_kernel

OfNumba: TypeAlias = Any
"""A type, signature or result of Numba, which has no types for a checker."""

OUTER = {"nopython": True, "nogil": True}

GENERIC = {**OUTER, "_nrt": False}
"""Options of generic code that Python calls: without counting references, which takes most of the time of short steps and lets
threads wait for one another. Code that allocates is refused."""

INNER = {**GENERIC, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
"""Options of kernels that only other kernels call: without wrappers for Python and C, which take the compiler long."""


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A kernel's code as a part of others: linked into them, and optimised and made machine code there, not by itself."""

    def _optimize_final_module(self) -> None:
        """Leave it to the function into which this code is linked."""

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """Return 0: there is no machine code."""
        return 0

    @property
    def codegen(self) -> "LinkedLibrary":
        """Return the setter of the environment: a dummy, for only machine code has one."""
        return self

    def set_env(self, name: str, environment: OfNumba) -> None:
        """Do nothing."""


@contextmanager
def linked_only(generator: OfNumba) -> Iterator[None]:
    """Compile for linking only while in this context."""
    before, generator._library_class = generator._library_class, LinkedLibrary  # noqa: SLF001
    try:
        yield
    finally:
        generator._library_class = before  # noqa: SLF001


class CompiledKernel(CPUDispatcher):  # type: ignore[misc]
    """A kernel as compiled code sees it: compiled once for whole numbers of every width."""

    def compile(self, signature: OfNumba) -> OfNumba:
        """Compile this kernel for some types, if that has not been done."""
        with linked_only(self.targetctx.codegen()):
            return super().compile(signature)

    def get_call_template(self, args: tuple[OfNumba, ...], kws: dict[str, OfNumba]) -> OfNumba:
        """Return how to call this kernel, compiling it first if it has not been called with such types."""
        return super().get_call_template(tuple(map(widened, args)), kws)


def widened(kind: OfNumba) -> OfNumba:
    """Return the widest type of a whole number; leave other types and uint64 as they are."""
    return types.int64 if isinstance(kind, types.Integer) and kind is not types.uint64 else kind


@cache
def compiled_kernel(function: Callable[..., Any]) -> CompiledKernel:
    """Return a kernel's compiled version; it is compiled when compiled code calls it."""
    options = {**INNER, "forceinline": True} if is_inlined(function) else INNER
    return CompiledKernel(rebound(compiled_text(function)), targetoptions=options)


def rebound(function: Callable[..., Any], **values: OfNumba) -> FunctionType:
    """Return a copy of a function that calls compiled kernels; `values` are further globals."""
    assert isinstance(function, FunctionType)
    used = {name: function.__globals__[name] for name in names_in(function.__code__) if name in function.__globals__} | values
    found = {
        name: compiled_kernel(value) if isinstance(value, FunctionType) and is_kernel(value) else value
        for name, value in used.items()
    }
    copy = FunctionType(function.__code__, found, function.__name__)
    copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
    return copy


def names_in(code: CodeType) -> Iterator[str]:
    """Yield the globals that a function looks up, those of its comprehensions too."""
    yield from (found.argval for found in get_instructions(code) if found.opname == "LOAD_GLOBAL")
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from names_in(inner)


class FolderCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, in a folder whose name is a fingerprint of the sources (cache.py)."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._name, self._py_func = repr(function), function
        self._cache_file = IndexDataCacheFile(str(folder), f"{function.__module__}.{function.__qualname__}", source_stamp=0)
        self.enable()

    def _load_overload(self, sig: OfNumba, target_context: OfNumba) -> OfNumba:
        data = self._cache_file.load(self._index_key(sig, target_context.codegen()))
        return None if data is None else CompileResult._rebuild(target_context, *data)  # noqa: SLF001

    def _save_overload(self, sig: OfNumba, data: OfNumba) -> None:
        self._cache_file.save(self._index_key(sig, data.codegen), data._reduce())  # noqa: SLF001


def compiled_for_c(function: FunctionType, signature: OfNumba, folder: Path) -> OfNumba:
    """Return a function that C can call, compiled now or loaded from a folder.

    It keeps what it refers to alive; drop it, and its address is void.
    """
    found: OfNumba = CFunc(function, (signature.args, signature.return_type), {}, OUTER)
    found._cache = FolderCache(function, folder)  # noqa: SLF001 - Numba's own cache knows no folders
    found.compile()
    return found


def compiled_for_python(function: Callable[..., Any], signature: OfNumba, folder: Path) -> Callable[..., Any]:
    """Return generic code that Python calls, compiled now for one signature or loaded from a folder."""
    found: OfNumba = CPUDispatcher(rebound(function), targetoptions=GENERIC)
    found._cache = FolderCache(found.py_func, folder)  # noqa: SLF001
    found.compile(signature)
    found.disable_compile()
    entry: Callable[..., Any] = found
    return entry
