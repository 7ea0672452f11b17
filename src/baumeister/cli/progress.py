"""Progress on standard error: on a terminal one line that is overwritten, elsewhere a line from time to time."""

import sys
from collections.abc import Iterable
from math import inf
from time import monotonic

WIDTH = 79
INTERVAL = 10.0
"""Seconds between two lines where there is no terminal."""


class ProgressLine:
    """A line that says how far something is."""

    def __init__(self, interval: float = INTERVAL) -> None:
        """Take how often a line is written where there is no terminal, the first at once; 0: always, inf: never."""
        self._is_terminal, self._interval = sys.stderr.isatty(), interval
        self._written_at, self._written, self._latest = -inf, "", ""

    def show(self, text: str) -> None:
        """Show how far it is now."""
        self._latest = text
        if self._is_terminal:
            sys.stderr.write(f"\r{text:<{WIDTH}}")
            sys.stderr.flush()
        elif monotonic() - self._written_at > self._interval:
            self._write()

    def end(self) -> None:
        """Leave the latest text as the last line."""
        if self._is_terminal and self._latest:
            sys.stderr.write("\n")
        elif self._latest != self._written:
            self._write()

    def clear(self) -> None:
        """Blank the line on a terminal."""
        if self._is_terminal:
            sys.stderr.write(f"\r{'':<{WIDTH}}\r")

    def _write(self) -> None:
        sys.stderr.write(self._latest + "\n")
        sys.stderr.flush()
        self._written_at, self._written = monotonic(), self._latest


def show_progress_of(texts: Iterable[str]) -> None:
    """Do some work that yields a text whenever it has come further, and show them: the first one at once."""
    line = ProgressLine()
    for text in texts:
        line.show(f"baumeister: {text}")
    line.end()
