"""Servers to kill: processes of their own, started as people start them, or forked to save time."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol

ADDRESS = re.compile(r"http://localhost:(\d+)/")
LAST_WORDS = 60.0  # seconds for a dead server's own processes: they load games, then find that nobody asks


class Running(Protocol):
    """A server that runs."""

    port: int
    starts_in: float  # seconds, about

    def kill(self) -> None:
        """End it at once, by SIGKILL."""


class Served:
    """`baumeister serve` as people run it."""

    starts_in = 1.0

    def __init__(self, folder: Path, log: Path, *, waits: bool = True) -> None:
        """Start a server, and wait until it tells its address."""
        self.port = 0
        environment = os.environ | {"BAUMEISTER_DATA": str(folder)}
        command = [sys.executable, "-m", "baumeister", "serve", "--port", "0"]
        with log.open("ab") as told:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told, text=True, env=environment)
        if waits:
            assert self._process.stdout is not None
            self.port = port_of(self._process.stdout.readline())

    def kill(self) -> None:
        children = children_of(self._process.pid)
        self._process.kill()
        self._process.communicate()
        end = monotonic() + LAST_WORDS
        while any(map(lives, children)) and monotonic() < end:
            sleep(0.01)
        assert not [number for number in children if lives(number)], "a killed server's processes live on"


class Forks:
    """A process that has loaded everything, and forks servers."""

    def __init__(self, log: Path) -> None:
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
        pipe = subprocess.PIPE
        command = [sys.executable, str(Path(__file__).with_name("forking.py"))]
        with log.open("ab") as told:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=told, text=True, env=environment)

    def tell(self, order: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(order + "\n")
        self._process.stdin.flush()

    def hear(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def close(self) -> None:
        self._process.communicate()  # its input ends, and it with it


class Forked:
    """A server that has been forked."""

    starts_in = 0.2

    def __init__(self, forks: Forks, folder: Path, *, waits: bool = True) -> None:
        self._forks, self.port = forks, 0
        forks.tell(f"start {folder}")
        self._number = int(forks.hear())
        if waits:
            self.port = port_of(forks.hear())

    def kill(self) -> None:
        os.kill(self._number, signal.SIGKILL)
        self._forks.tell(f"bury {self._number}")
        while (line := self._forks.hear()) != "buried\n":  # its address, if it had begun to tell it
            assert line, "the forking process has ended"


def port_of(line: str) -> int:
    found = ADDRESS.search(line)
    assert found, f"the server didn't start: {line!r}"
    return int(found[1])


def children_of(number: int) -> list[int]:
    """Return the processes that a process has started (on Linux)."""
    path = Path(f"/proc/{number}/task/{number}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


def lives(number: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{number}/stat").read_text()
    except OSError:
        return False
