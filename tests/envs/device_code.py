"""A step's device code, run by the processor: python -m tests.envs.device_code GAME.

Numba makes LLVM's intermediate code of it, from which NVIDIA's compiler goes on. Here LLVM makes the processor's machine code
of the same; the number of the GPU's thread is a variable. So no GPU is needed to see that lanes come out as on the processor.
"""

import ctypes
import re
import sys
from collections.abc import Callable, Iterator
from typing import Any, cast

import llvmlite.binding as llvm  # type: ignore[import-untyped]
import numba.cuda.dispatcher
import numpy as np
from numba.cuda import types
from numba.cuda.compiler import compile_cuda
from numba.cuda.np.numpy_support import from_dtype

from baumeister import envs
from baumeister.compiler.cuda import sizes_of
from baumeister.compiler.cuda_code import DeviceCode
from baumeister.core.record import HEAD
from baumeister.envs.cuda_env import room_of
from baumeister.envs.cuda_lanes import Room, no_greedy_move, step_lane
from baumeister.envs.lanes import Lanes, greedy_move
from baumeister.envs.memory import row_handles
from baumeister.envs.vector_env import Step
from baumeister.games import rules
from baumeister.generic.slots import Slots
from baumeister.present.game import Game

LANES, STEPS, STEPS_MOST = 6, 250, 2000
CAPABILITY = 9, 0
THREAD = "@thread = global i32 0\n"
REGISTER = "define i32 @{name}() {{\n %number = {value}\n ret i32 %number\n}}\n"


class SomeGpu:
    """What the compiler asks of a GPU."""

    compute_capability = CAPABILITY


def array(element: Any, dimensions: int = 1, layout: str = "C") -> Any:
    return types.Array(element, dimensions, layout)


def signature() -> tuple[Any, ...]:
    """Return the types of a step's arguments."""
    byte, number, real = types.int8, types.int64, types.float64
    bytes_, numbers, rows, moves = array(byte), array(number), array(number, 2), array(types.int32, 2)
    floats, masks, reals = array(types.float32, 2), array(byte, 2), array(real, 2)
    slots = types.NamedTuple((array(types.uint8, 2), array(from_dtype(HEAD), 1, "A"), numbers), Slots)
    head = (bytes_, numbers, moves, numbers, numbers, floats, numbers, masks, floats, bytes_, array(types.boolean))
    lanes = types.NamedTuple((*head, bytes_, masks, numbers, number, numbers, number), Lanes)
    work = (moves, numbers, rows, numbers, reals, numbers, rows, numbers, numbers, rows, numbers, numbers, numbers, slots)
    return lanes, types.NamedTuple(work, Room), array(types.uint64), slots


class OnProcessor:
    """A game's step, compiled for CUDA as far as LLVM's intermediate code, and from there for the processor."""

    def __init__(self, game: Game) -> None:
        kernels = vars(game.rules.kernels)
        code = DeviceCode(kernels, game.rules.state.dtype, sizes_of(game.rules), {greedy_move: no_greedy_move})
        found = compile_cuda(code.bound(step_lane), types.void, signature(), cc=CAPABILITY)
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
        self._engine = llvm.create_mcjit_compiler(self._linked(found.library.llvm_strs), self._machine)
        self._engine.finalize_object()
        self._address = self._engine.get_function_address(found.fndesc.llvm_func_name)
        self._thread = ctypes.c_int32.from_address(self._engine.get_global_value_address("thread"))

    def run(self, count: int, *arguments: object) -> None:
        """Run it as so many threads would."""
        result = ctypes.c_int64()
        numbers = [ctypes.addressof(result), *(number for argument in arguments for number in flat(argument))]
        step = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_int64] * len(numbers))(self._address)
        for self._thread.value in range(count):
            assert step(*numbers) == 0

    def _linked(self, texts: list[str]) -> Any:
        here = [re.sub(r"^target .*$", "", text, flags=re.MULTILINE).replace("llvm.nvvm.read.ptx.", "") for text in texts]
        values = {"tid.x": "load i32, ptr @thread", "ntid.x": "add i32 0, 1"}
        registers = sorted({name for text in here for name in re.findall(r'@"?(sreg\.[\w.]+)', text)})
        own = (REGISTER.format(name=name, value=values.get(name.removeprefix("sreg."), "add i32 0, 0")) for name in registers)
        first, *others = map(self._parsed, (THREAD + "".join(own), *here))
        for other in others:
            first.link_in(other)
        first.verify()
        return first

    def _parsed(self, text: str) -> Any:
        module = llvm.parse_assembly(text)
        module.triple, module.data_layout = llvm.get_default_triple(), str(self._machine.target_data)
        return module


def flat(argument: object) -> Iterator[int]:
    """Yield an argument as device functions take it: of arrays all that they say of themselves."""
    if isinstance(argument, np.ndarray):
        yield from (0, 0, argument.size, argument.itemsize, argument.ctypes.data, *argument.shape, *argument.strides)
    elif isinstance(argument, tuple):
        for part in argument:
            yield from flat(part)
    else:
        assert isinstance(argument, int)
        yield argument


class Here:
    """The memory that addresses refer to: the process's own."""

    def __init__(self, game: Game) -> None:
        self._engine = game.engine

    def put(self, array: Any) -> Any:
        return array

    def handles(self, array: Any) -> Any:
        return row_handles(self._engine, array)

    def slots(self, slots: Slots) -> Slots:
        return slots


def compare(game: Game, step_of: Callable[..., None], opponents: str | None, autoreset_mode: str) -> None:
    """Play at random in both ways; all that is written must be the same, to the bit, until a game has come to its end."""
    own, other = (
        envs.vector(game, num_envs=LANES, seed=3, threads=1, opponents=opponents, autoreset_mode=autoreset_mode)
        for _ in range(2)
    )
    given = other._lanes, room_of(cast(Any, Here(game)), game, LANES, other._rngs), other._rngs, other._slots

    def run(*, are_some: bool = False) -> Step:
        other._is_started = True
        step_of(LANES, *given)
        return other._step

    other._run = run  # type: ignore[method-assign]
    rng, number, ended = np.random.default_rng(5), 0, 0
    step, there = own.reset(), other.reset()
    while number < STEPS or (not ended and number < STEPS_MOST):
        assert [array.tobytes() for array in step] == [array.tobytes() for array in there]
        assert own._slots.rows.tobytes() == other._slots.rows.tobytes()
        assert own._rngs.tobytes() == other._rngs.tobytes()
        ended += int(step.terminated.sum())
        moves = own.sample(rng)
        step, there, number = own.step(moves), other.step(moves), number + 1
    assert ended, "no game came to its end"


if __name__ == "__main__":
    numba.cuda.dispatcher.get_current_device = SomeGpu
    found = rules(sys.argv[1])
    envs.vector(Game(found, found.seats[0]), num_envs=1).close()  # which lets this process run the game compiled
    code = OnProcessor(Game(found, found.seats[0]))
    for seats in found.seats:
        compare(Game(found, seats), code.run, None, "next_step")
        compare(Game(found, seats), code.run, "random", "same_step")
