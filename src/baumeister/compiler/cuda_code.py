"""Kernels compiled for CUDA, from the same text: device functions, called by generic code with addresses of the GPU's memory.

It needs the extra `gpu`, and to run, a GPU.
"""

from collections.abc import Callable, Iterator, Mapping
from types import FunctionType
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda import cgutils, types
from numba.cuda.extending import intrinsic
from numba.cuda.np.arrayobj import make_array, populate_array
from numba.cuda.np.numpy_support import from_dtype

from baumeister.compiler.c_functions import Sizes, frames
from baumeister.compiler.compiled_kernels import OfNumba, names_in, rebound
from baumeister.core.kernel import compiled_text, is_kernel


def pointer_to(kind: OfNumba) -> OfNumba:
    """Return device code that turns an address into a pointer to this type, or into the record there."""

    @intrinsic  # type: ignore[untyped-decorator]
    def pointer(_context: OfNumba, _address: OfNumba) -> OfNumba:
        def generate(context: OfNumba, builder: OfNumba, _signature: OfNumba, args: OfNumba) -> OfNumba:
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(types.int64), generate

    return pointer


@intrinsic  # type: ignore[untyped-decorator]
def array_of(_context: OfNumba, pointer: OfNumba, shape: OfNumba) -> OfNumba:
    """Return the array of one dimension at a pointer."""
    kind = types.Array(pointer.dtype, 1, "C")

    def generate(context: OfNumba, builder: OfNumba, _signature: OfNumba, args: OfNumba) -> OfNumba:
        length = context.cast(builder, builder.extract_value(args[1], 0), shape.dtype, types.intp)
        size = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(pointer.dtype)))
        array = make_array(kind)(context, builder)
        populate_array(array, args[0], cgutils.pack_array(builder, [length]), cgutils.pack_array(builder, [size]), size, None)
        return array._getvalue()  # noqa: SLF001

    return kind(pointer, shape), generate


class DeviceCode:
    """A game's kernels as device functions, and generic code that calls them."""

    def __init__(
        self,
        kernels: Mapping[str, Callable[..., Any]],
        state: np.dtype[np.void],
        sizes: Sizes,
        stand_ins: Mapping[Callable[..., Any], Callable[..., Any]],
    ) -> None:
        """Take a game; `stand_ins` are compiled in place of kernels that nobody will call."""
        self._stand_ins, self._made = stand_ins, dict[Callable[..., Any], OfNumba]()
        self._functions = {name.upper(): function for name, function in self._of_addresses(kernels, state, sizes)}

    def compiled(self, text: Callable[..., Any]) -> OfNumba:
        """Return generic code as what can be launched; it is compiled when it is launched first."""
        return cuda.jit(self.bound(text))

    def bound(self, text: Callable[..., Any]) -> FunctionType:
        """Return generic code bound to the game's device functions."""
        return self._rebound(text, cuda=cuda, **self._functions)

    def _of_addresses(
        self, kernels: Mapping[str, Callable[..., Any]], state: np.dtype[np.void], sizes: Sizes
    ) -> Iterator[tuple[str, OfNumba]]:
        """Yield the kernels as functions of addresses, in the same frames as for C."""
        record, weights = pointer_to(from_dtype(state)), pointer_to(types.CPointer(types.int64))
        for name, frame in frames(sizes).items():
            function = rebound(
                frame.template,
                KERNEL=self._device(kernels[name]),
                RECORD=record,
                ARRAY=pointer_to(types.CPointer(frame.element)),
                WEIGHTS=weights,
                LENGTH=frame.length,
                carray=array_of,
            )
            yield name, cuda.jit(device=True)(function)

    def _device(self, function: Callable[..., Any]) -> OfNumba:
        text = compiled_text(self._stand_ins.get(function, function))
        if text not in self._made:
            self._made[text] = cuda.jit(device=True)(self._rebound(text))
        return self._made[text]

    def _rebound(self, function: Callable[..., Any], **values: OfNumba) -> FunctionType:
        assert isinstance(function, FunctionType)
        used = {name: function.__globals__.get(name) for name in names_in(function.__code__)}
        kernels = {name: value for name, value in used.items() if isinstance(value, FunctionType) and is_kernel(value)}
        return rebound(function, **{name: self._device(value) for name, value in kernels.items()} | values)
