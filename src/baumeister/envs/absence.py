"""What is said where a library of the extra `envs` isn't there."""

from collections.abc import Iterator
from contextlib import contextmanager

from baumeister.core.errors import BaumeisterError

LIBRARIES = {"gymnasium": "Gymnasium", "pettingzoo": "PettingZoo", "PIL": "Pillow"}
"""Of the extra, by their modules."""


@contextmanager
def explaining_absence() -> Iterator[None]:
    """Say how to get what isn't there: any of them, for one imports another.

    Raises:
        BaumeisterError: if one isn't there.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        name = LIBRARIES.get((error.name or "").partition(".")[0])
        if name is None:
            raise
        raise BaumeisterError(f"{name} is not installed; `pip install 'baumeister[envs]'` installs it") from None
