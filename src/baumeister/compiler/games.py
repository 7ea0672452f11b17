"""Compiling games, and letting a process run them compiled."""

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from baumeister.compiler import cache as disk
from baumeister.core.rules import Kernels, Rules
from baumeister.positions import engine

if TYPE_CHECKING:
    from baumeister.compiler.c_functions import CFunctions


def is_wanted() -> bool:
    """Tell whether kernels may run compiled: yes, unless BAUMEISTER_KERNELS=interpreted is in the environment."""
    return os.environ.get("BAUMEISTER_KERNELS") != "interpreted"


@cache
def folder_of(rules: Rules) -> Path:
    """Return the folder for a game's compiled code."""
    modules = {getattr(rules.kernels, name).__module__ for name in Kernels.__dataclass_fields__}
    return disk.folder_for(rules.id, sorted(modules))


def is_compiled(rules: Rules) -> bool:
    """Tell whether a game's compiled code is on disk."""
    return disk.is_ready(folder_of(rules))


def use_compiled(rules: Rules) -> None:
    """Let this process run a game's kernels compiled from now on: loaded from disk, or compiled first (some seconds)."""
    from baumeister.compiler.engine import Compiled  # noqa: PLC0415

    engine.use(rules.id, Compiled(rules, c_functions_of(rules)))


@cache
def c_functions_of(rules: Rules) -> "CFunctions":
    """Return a game's kernels compiled, from disk if they are there; one process compiles while others wait."""
    from baumeister.compiler.c_functions import CFunctions, Sizes, compile_functions  # noqa: PLC0415 - loads Numba

    folder = folder_of(rules)
    sizes = Sizes(len(rules.move_texts), len(rules.options), rules.feature_count)
    with disk.filling(folder):
        return CFunctions(**dict(compile_functions(vars(rules.kernels), rules.state.dtype, sizes, folder)))
