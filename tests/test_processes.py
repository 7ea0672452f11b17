"""Ctrl-C while a process is started."""

import os
import signal
import time
from collections.abc import Iterator
from threading import Event, Thread

import pytest

from baumeister.processes import interrupts_held


@pytest.fixture
def ctrl_c_interrupts() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c_interrupts")
def test_ctrl_c_waits_for_the_end_of_the_block_whichever_thread_takes_it() -> None:
    leave, reached = Event(), False
    other = Thread(target=leave.wait)
    other.start()
    try:
        with pytest.raises(KeyboardInterrupt), interrupts_held():  # noqa: PT012 - the end of the block raises
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.05)
            reached = True
    finally:
        leave.set()
        other.join()
    assert reached
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("ctrl_c_interrupts")
def test_without_ctrl_c_nothing_is_left_behind() -> None:
    with interrupts_held():
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
