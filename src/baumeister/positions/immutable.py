"""Values that can't be changed once they are made."""

from typing import NoReturn


class Immutable:
    """Refuses to set or delete attributes. A value's parts, and its cached properties, go into its `__dict__`."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is immutable: {name} can't be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is immutable: {name} can't be deleted")
