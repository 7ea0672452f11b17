"""Lazily computed properties: `functools.cached_property` without the lock that Python 3.11 still takes for it.

Two threads may find the same value at once; as the object is immutable, it is the same.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    remembered = cached_property
else:

    class remembered(cached_property):  # noqa: N801 - a decorator, as `property` is
        """A property whose value is kept with the object."""

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            """Find the value, and put it where Python finds it the next time."""
            if instance is None:
                return self
            value = instance.__dict__[self.attrname] = self.func(instance)
            return value
