"""Generic code compiled: one function for all games, called by Python with the arguments of its signature."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba import from_dtype, types

from baumeister.compiler.c_functions import kernel_type
from baumeister.compiler.compiled_kernels import OfNumba, compiled_for_python
from baumeister.compiler.signatures import Argument, Array, Group, KernelCall, Signature


def compiled_code(function: Callable[..., Any], signature: Signature, folder: Path) -> Callable[..., Any]:
    """Return a function compiled for a signature, now or loaded from a folder."""
    result = types.none if signature.result is None else type_of(signature.result)
    return compiled_for_python(function, result(*map(type_of, signature.arguments)), folder)


def type_of(argument: Argument) -> OfNumba:
    """Return Numba's type of an argument."""
    if isinstance(argument, Array):
        return types.Array(from_dtype(np.dtype(argument.element)), argument.dimensions, "A" if argument.has_gaps else "C")
    if isinstance(argument, KernelCall):
        return kernel_type(argument.arity)
    if isinstance(argument, Group):
        return types.BaseTuple.from_types(tuple(map(type_of, argument.fields)), argument.kind)
    return from_dtype(np.dtype(argument))
