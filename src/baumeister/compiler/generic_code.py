"""Generic code: functions written once for all games, run as they are or compiled for their signatures."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from baumeister.compiler import cache as disk
from baumeister.compiler.signatures import Signature
from baumeister.positions.engine import Engine

Functions = TypeVar("Functions", bound=NamedTuple)
"""A named tuple of functions."""


@dataclass(frozen=True, eq=False)
class GenericCode(Generic[Functions]):
    """Some functions that are compiled together and kept in one folder. Nothing here loads Numba before it compiles."""

    name: str
    """The folder's, less its fingerprint."""
    as_it_is: Functions
    signatures: Mapping[str, Signature]
    """A signature for each function, by its name in the tuple."""

    def functions_for(self, engine: Engine) -> Functions:
        """Return the functions that fit how a game's kernels are run."""
        return self.compiled if engine.is_compiled else self.as_it_is

    @cached_property
    def folder(self) -> Path:
        """The folder for the compiled functions: its name follows their sources and their signatures."""
        modules = {function.__module__ for function in self.as_it_is} | {"baumeister.compiler.generic_functions"}
        return disk.folder_for(self.name, modules, repr(self.signatures))

    def is_compiled(self) -> bool:
        """Tell whether the compiled functions are on disk."""
        return disk.is_ready(self.folder)

    def compile(self) -> None:
        """Compile the functions that aren't on disk, and load them."""
        _ = self.compiled

    @cached_property
    def compiled(self) -> Functions:
        """The functions compiled, from disk if they are there; one process compiles while others wait."""
        with disk.filling(self.folder):
            return self.as_it_is._make(self._compile())

    def _compile(self) -> Iterator[Callable[..., Any]]:
        """Yield the functions, each compiled now or loaded."""
        from baumeister.compiler.generic_functions import compiled_code  # noqa: PLC0415 - loads Numba

        for name, function in self.as_it_is._asdict().items():
            yield compiled_code(function, self.signatures[name], self.folder)
