"""Processes that take a share of another's work. Ctrl-C is for the one that started them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back until the end of the block. Processes that are started in it never see one.

    A process that is interrupted while it starts another leaves it half told, and what is told of that is a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    came: list[int] = []
    handler = signal.getsignal(signal.SIGINT) if current_thread() is main_thread() else None
    if handler is not None:
        signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
        if came:  # another thread, which blocks none, had taken it
            signal.raise_signal(signal.SIGINT)
