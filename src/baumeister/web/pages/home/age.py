"""Ages of tables, in words."""

from datetime import UTC, datetime

import htpy as h

from baumeister.text import Language, Text, plural
from baumeister.web.pages.home import texts as words

MINUTE, HOUR, DAY, WEEK = 60, 3600, 24 * 3600, 7 * 24 * 3600
STEPS = ((WEEK, words.WEEKS), (DAY, words.DAYS), (HOUR, words.HOURS), (MINUTE, words.MINUTES))


def ago(seconds: float) -> Text:
    """Say how long ago something was, in the largest unit that is full."""
    for unit, (one, many) in STEPS:
        if seconds >= unit:
            return plural(int(seconds // unit), one, many)
    return words.JUST_NOW


def age(at: float, now: float, language: Language) -> h.Renderable:
    """Return when something was, both given in seconds since 1970: as an age, and exactly for programs."""
    exactly = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    return h.time(datetime=exactly)[ago(now - at)[language]]
