"""One cache for everything rendered in this process, bounded in size. Equal content is rendered once, whoever asks."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from sys import getsizeof
from threading import Lock
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import ref

from baumeister.present.game import Position, View

P = ParamSpec("P")
T = TypeVar("T")
MEGABYTE = 1 << 20
SIZE = 64 * MEGABYTE
OVERHEAD = 500  # bytes for a key and its place
OBJECT = 2_000  # bytes, by and large, for a value that is no text


def _size_of(value: T) -> int:
    return getsizeof(value) if isinstance(value, str) else OBJECT


def _always(_: T) -> bool:
    return True


class RenderCache:
    """Values by key, the least recently used first. `size` is in bytes, about."""

    def __init__(self, size: int) -> None:
        self._size, self._used = size, 0
        self._values: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether there is a value for a key."""
        return key in self._values

    def get(
        self,
        key: Hashable,
        make: Callable[[], T],
        size_of: Callable[[T], int] = _size_of,
        may_keep: Callable[[T], bool] = _always,
    ) -> T:
        """Return the value of a key, made now if it isn't there."""
        with self._lock:
            found = self._values.get(key)
            if found is not None:
                self._values.move_to_end(key)
                value: T = found[0]
                return value
        made = make()
        if may_keep(made):
            self.keep(key, made, size_of(made))
        return made

    def for_object(
        self, position: Position, kind: Hashable, make: Callable[[], T], size_of: Callable[[T], int] = _size_of
    ) -> T:
        """Return the value of this very position, made now if it isn't there: equal positions may have different pasts.

        It is kept by the position's id, which another position may have had before: so each value remembers its position.
        """
        key = kind, id(position)
        if not self.has_for_object(position, kind):
            self.forget(key)
        owned = self.get(key, lambda: (ref(position), make()), lambda owned: size_of(owned[1]))
        return owned[1]

    def has_for_object(self, position: Position, kind: Hashable) -> bool:
        """Tell whether there is a value for this very position."""
        with self._lock:
            owned, _ = self._values.get((kind, id(position)), (None, 0))
            return owned is not None and owned[0]() is position

    def find(self, key: Hashable, kind: type[T]) -> T | None:
        """Return the value of a key if there is one of this kind."""
        with self._lock:
            value, _ = self._values.get(key, (None, 0))
            if not isinstance(value, kind):
                return None
            self._values.move_to_end(key)
            return value

    def keep(self, key: Hashable, value: T, size: int) -> None:
        """Keep a value of so many bytes; the least recently used ones make room for it."""
        size += OVERHEAD
        with self._lock:
            self._drop(key)
            self._values[key] = value, size
            self._used += size
            while self._used > self._size:
                self._drop(next(iter(self._values)))

    def _drop(self, key: Hashable) -> None:
        _, size = self._values.pop(key, (None, 0))
        self._used -= size

    def forget(self, key: Hashable) -> None:
        """Forget the value of a key, if there is one."""
        with self._lock:
            self._drop(key)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self._used = 0


CACHE = RenderCache(SIZE)


def view_key(view: View) -> Hashable:
    """Return a key for a view's content."""
    return view.game, view.raw


def once_a_view(make: Callable[Concatenate[View, P], T]) -> Callable[Concatenate[View, P], T]:
    """Cache a function by the content of its view and its other arguments."""

    @wraps(make)
    def cached(view: View, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (make.__module__, make.__qualname__, view_key(view), args, *kwargs.items())
        return CACHE.get(key, lambda: make(view, *args, **kwargs))

    return cached
