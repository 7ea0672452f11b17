"""The type of kernels that compiled code is given to call: Numba's type of functions, but quickly told and read.

Numba asks a function for its signature and its address in Python at every call, which takes as long as ten steps of a game.
"""

from typing import Any

from numba.core import cgutils, types
from numba.core.cgutils import get_null_value
from numba.experimental.function_type import FunctionModel
from numba.extending import NativeValue, register_model, unbox


class KernelType(types.FunctionType):
    """The type of objects that have the address of a C function as their `address`."""


register_model(KernelType)(FunctionModel)


@unbox(KernelType)  # type: ignore[untyped-decorator]  # Numba has no types
def read_address(kind: Any, value: Any, reader: Any) -> Any:
    """Generate code that reads the address."""
    pair = cgutils.create_struct_proxy(kind)(reader.context, reader.builder)
    address = reader.pyapi.object_getattr_string(value, "address")
    pair.c_addr = reader.pyapi.long_as_voidptr(address)
    reader.pyapi.decref(address)
    pair.py_addr = get_null_value(pair.py_addr.type)
    pair.jit_addr = get_null_value(pair.jit_addr.type)
    return NativeValue(pair._getvalue())  # noqa: SLF001
