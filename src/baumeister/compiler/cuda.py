"""Where generic code runs for CUDA: on a GPU, or in Numba's simulator of one, which runs it as the Python that it is.

With NUMBA_ENABLE_CUDASIM=1 in the environment Numba simulates; rules run interpreted then (BAUMEISTER_KERNELS=interpreted).
"""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from types import FunctionType
from typing import Any, Protocol

import numpy as np

from baumeister.compiler.c_functions import Sizes
from baumeister.compiler.games import is_wanted
from baumeister.core.errors import BaumeisterError
from baumeister.core.record import HEAD
from baumeister.core.rules import Rules
from baumeister.generic.slots import Handle, Slots

Texts = Mapping[Callable[..., Any], Callable[..., Any]]
There = Any
"""An array in the memory of the device."""

THREADS = 64  # a block of the GPU's


class Device(Protocol):
    """Memory, and generic code bound to a game's kernels."""

    def put(self, array: There) -> There:
        """Return a copy of an array there; in the simulator the array itself."""

    def write(self, there: There, array: There) -> None:
        """Write an array, from here or there, over one of the same shape there."""

    def take(self, there: There) -> There:
        """Return an array from there."""

    def handle(self, there: There) -> Handle:
        """Return an array's handle for kernels."""

    def handles(self, there: There) -> Handle:
        """Return the handle of each of an array's rows."""

    def slots(self, slots: Slots) -> Slots:
        """Return these states there."""

    def launcher(self, text: Callable[..., None]) -> Callable[..., None]:
        """Return what runs generic code: given how many threads, and its arguments."""


def device_for(rules: Rules, stand_ins: Texts) -> Device:
    """Return the GPU, or its simulator if the environment asks for it; `stand_ins` are compiled in place of some kernels.

    Raises:
        BaumeisterError: if there is none; the message says what to do.
    """
    from numba import config  # noqa: PLC0415 - loads Numba

    if config.ENABLE_CUDASIM:
        if is_wanted():
            raise BaumeisterError("a simulated GPU runs rules interpreted: set BAUMEISTER_KERNELS=interpreted")
        return Simulated(rules)
    if find_spec("numba_cuda") is None:
        raise BaumeisterError("numba-cuda is not installed; install it with `pip install 'baumeister[gpu]'`")
    from numba import cuda  # noqa: PLC0415 - of the extra

    if not cuda.is_available():
        raise BaumeisterError("there is no GPU here that CUDA can use; `python -m benchmarks.cuda` simulates one")
    return Gpu(rules, stand_ins)


class Gpu:
    """A GPU."""

    def __init__(self, rules: Rules, stand_ins: Texts) -> None:
        from numba import cuda  # noqa: PLC0415 - of the extra

        from baumeister.compiler.cuda_code import DeviceCode  # noqa: PLC0415

        self._cuda: Any = cuda
        self._code = DeviceCode(vars(rules.kernels), rules.state.dtype, sizes_of(rules), stand_ins)

    def put(self, array: There) -> There:
        """Return a copy of an array there."""
        return self._cuda.to_device(np.ascontiguousarray(array))

    def write(self, there: There, array: There) -> None:
        """Write an array, from here or there, over one of the same shape there."""
        is_there = hasattr(array, "__cuda_array_interface__")
        there.copy_to_device(self._cuda.as_cuda_array(array) if is_there else np.ascontiguousarray(array, there.dtype))

    def take(self, there: There) -> There:
        """Return a copy of an array from there."""
        return there.copy_to_host()

    def handle(self, there: There) -> Handle:
        """Return an array's address, valid as long as the array lives."""
        return int(there.__cuda_array_interface__["data"][0])

    def handles(self, there: There) -> Handle:
        """Return the address of each of an array's rows."""
        return self.put(self.handle(there) + np.arange(len(there), dtype=np.int64) * there.strides[0])

    def slots(self, slots: Slots) -> Slots:
        """Return copies of these states."""
        from numba.cuda.cudadrv.devicearray import DeviceNDArray  # noqa: PLC0415

        rows = self.put(slots.rows)
        heads = DeviceNDArray((len(slots.rows),), slots.rows.strides[:1], HEAD, gpu_data=rows.gpu_data)
        return Slots(rows, heads, self.handles(rows))

    def launcher(self, text: Callable[..., None]) -> Callable[..., None]:
        """Return what runs generic code; it is compiled when it is run first."""
        code = self._code.compiled(text)

        def launch(count: int, *arguments: object) -> None:
            code[-(-count // THREADS), THREADS](*arguments)

        return launch


class Simulated:
    """Numba's simulator: memory is that of the process, kernels are interpreted, a thread of Python each."""

    def __init__(self, rules: Rules) -> None:
        self._bound = {name.upper(): kernel for name, kernel in vars(rules.kernels).items()}

    def put(self, array: There) -> There:
        """Return the array."""
        return array

    def write(self, there: There, array: There) -> None:
        """Write an array over one of the same shape."""
        there[:] = array

    def take(self, there: There) -> There:
        """Return the array."""
        return there

    def handle(self, there: There) -> Handle:
        """Return the array, which is its own handle."""
        return there

    def handles(self, there: There) -> Handle:
        """Return the rows."""
        return list(there) if there.ndim > 1 else [there[place : place + 1] for place in range(len(there))]

    def slots(self, slots: Slots) -> Slots:
        """Return the slots."""
        return slots

    def launcher(self, text: Callable[..., None]) -> Callable[..., None]:
        """Return what runs generic code, one thread after another."""
        from numba import cuda  # noqa: PLC0415 - loads Numba

        assert isinstance(text, FunctionType)
        names = text.__globals__ | self._bound | {"cuda": cuda}
        names["TEXT"] = FunctionType(text.__code__, names, text.__name__)
        code: Any = cuda.jit(FunctionType(unpacked.__code__, names))

        def launch(count: int, *arguments: object) -> None:
            code[count, 1](arguments)

        return launch


TEXT: Any = None


def unpacked(arguments: tuple[object, ...]) -> None:
    """Run a text: the simulator copies arrays that it is given by themselves, to which handles wouldn't refer."""
    TEXT(*arguments)


def sizes_of(rules: Rules) -> Sizes:
    """Return the lengths of the arrays that a game's kernels are given."""
    return Sizes(len(rules.move_texts), len(rules.options), rules.feature_count)
