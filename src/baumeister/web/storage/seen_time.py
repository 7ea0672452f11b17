"""The time that servers on a database saw pass. Tables age by it, not by the clock: clocks jump.

It grows in steps, by a clock that only goes forward, while a server runs. Of the time between two runs a day counts at most,
and no date counts twice: only time past the latest date that the database knows.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

from baumeister.web.settings import DAY

STEP = 3600.0  # the most that counts of the time between two looks
BEHIND, AHEAD = 3600.0, 7 * DAY  # the most that the clock may differ from the latest date without a warning

Clock = Callable[[], float]


class Kept(NamedTuple):
    """The counted time as a database keeps it, in seconds, and the latest date that it knows."""

    ran: float = 0.0  # while servers ran
    off: float = 0.0  # between their runs
    newest: float = 0.0


class SeenTime:
    """Counts time, starting from a database's counts."""

    def __init__(self, wall: Clock = time.time, steady: Clock = time.monotonic) -> None:
        """`wall` tells the date and may jump; `steady` only goes forward."""
        self._wall, self._steady = wall, steady
        self._kept, self._since = Kept(), steady()

    def begin(self, kept: Kept, touched: float, seen: float) -> str | None:
        """Go on from the kept counts, the date and the counted time at which a table was last touched; return a warning.

        A killed server hasn't kept its last minutes, but its tables tell of them.
        """
        newest = max(kept.newest, touched)
        passed = self._wall() - newest if newest else 0.0
        ran = max(kept.ran, seen - kept.off)
        self._kept = Kept(ran, kept.off + min(max(passed, 0.0), DAY), max(newest, self._wall()))
        self._since = self._steady()
        return warning(self._wall(), newest) if newest else None

    def count(self) -> Kept:
        """Count the time since the last look, and return the counts to keep."""
        self._kept = Kept(self.ran, self._kept.off, max(self._kept.newest, self._wall()))
        self._since = self._steady()
        return self._kept

    @property
    def ran(self) -> float:
        """The running time of servers: nothing else moves it."""
        return self._kept.ran + min(self._steady() - self._since, STEP)

    @property
    def seen(self) -> float:
        """The counted time by now: it never goes back."""
        return self.ran + self._kept.off


def warning(now: float, newest: float) -> str | None:
    """Return a warning for the host if the clock is far from the latest date that the database knows."""
    if -BEHIND <= now - newest <= AHEAD:
        return None
    days = abs(now - newest) / DAY
    where, excuse = ("after", "no server ran here for so long") if now > newest else ("before", "it was wrong before")
    return (
        f"this machine's clock says {_date(now)}, {days:,.1f} days {where} the latest date in the database, {_date(newest)}: "
        f"no table ends by that, for tables age by the time that servers see pass; set the clock unless {excuse}"
    )


def _date(seconds: float) -> str:
    try:
        return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
    except (ValueError, OverflowError, OSError):
        return f"{seconds:.0f} s after 1970"
