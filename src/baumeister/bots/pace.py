"""How many simulations a search makes before it looks at the clock again, so that it keeps its limits."""

from collections.abc import Callable
from math import inf

LOOKS = 20  # about how often the clock is looked at, once the speed is known

Clock = Callable[[], float]
"""Returns seconds since whenever."""


class Pace:
    """The limits of one search, and how far it is."""

    def __init__(self, seconds: float | None, simulations: int | None, clock: Clock) -> None:
        """Take the limits, one at least, and start the clock."""
        self._seconds, self._simulations, self._clock = seconds, simulations, clock
        self._start = clock()
        self._chunk = 0
        self.done = 0
        """Simulations made so far."""

    def note(self, simulations: int) -> None:
        """Note that some more simulations have been made."""
        self._chunk = simulations
        self.done += simulations

    def following(self, part: float) -> int:
        """Return how many simulations to make before the next look at the clock; 0 once a part of all (0 … 1) is done.

        One comes first, then at most twice as many each time, until they last from one look to the next.
        """
        left = inf if self._simulations is None else round(self._simulations * part) - self.done
        return int(left) if self._seconds is None else int(min(left, self._in_time(self._seconds, part)))

    def _in_time(self, seconds: float, part: float) -> int:
        spent = self._clock() - self._start
        if spent >= seconds * part:
            return 0
        if self.done == 0:
            return 1
        fitting = int(self.done / spent * min(seconds / LOOKS, seconds * part - spent))
        return max(1, min(2 * self._chunk, fitting))
