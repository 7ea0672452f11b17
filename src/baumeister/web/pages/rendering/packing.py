"""Pages as they travel: compressed where they are drawn."""

import gzip
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from baumeister.web.pages.view_models import Frame

P = ParamSpec("P")
T = TypeVar("T")
LEVEL = 5


def pack(make: Callable[P, str], *args: P.args, **kwargs: P.kwargs) -> bytes:
    """Return a function's drawing, compressed."""
    return gzip.compress(make(*args, **kwargs).encode(), LEVEL, mtime=0)


def pack_for_all(make: Callable[[T, Frame], str], page: T, frame: Frame) -> bytes:
    """Return a page shared by many visitors, compressed; nothing if it holds a token of one browser."""
    drawn = make(page, frame)
    return b"" if frame.csrf in drawn else pack(str, drawn)


def unpack(body: bytes) -> str:
    """Return a page as text."""
    return gzip.decompress(body).decode()
