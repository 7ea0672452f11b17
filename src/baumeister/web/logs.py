"""The log: one line a record, for people or as JSON, with the id of the request behind it and without secrets."""

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb, format_exception

REQUEST: ContextVar[str] = ContextVar("request", default="")
REQUESTS = "baumeister.requests"  # the logger of a line for each request, if wished
FORMS = ("json", "requests")  # the words of BAUMEISTER_LOG
SECRET = re.compile(r"(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}")  # as `table/secrets.py` makes them; hashes are lower case
FRAMES_MOST = 12
MINUTE = 60.0  # seconds between two lines that say the same
LINES_MOST = 100  # that are remembered as told


def redact(text: str) -> str:
    """Return a text without anything that looks like a secret. No caller should log one; this is the safety net."""
    return SECRET.sub("[secret]", text)


class PlainLine(logging.Formatter):
    """Writes a record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        when = datetime.fromtimestamp(record.created).astimezone().isoformat(" ", "seconds")
        request_id = f" [{REQUEST.get()}]" if REQUEST.get() else ""
        line = f"{when} {record.levelname}{request_id} {record.getMessage()}{_fault(record)}"
        return redact("".join(char if char.isprintable() else ascii(char)[1:-1] for char in line))


class JsonLine(logging.Formatter):
    """Writes a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        data = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage()),
        }
        if REQUEST.get():
            data["request"] = REQUEST.get()
        if record.exc_info and record.exc_info[1]:
            data["traceback"] = redact("".join(format_exception(record.exc_info[1])))
        return json.dumps(data, ensure_ascii=False)


def _fault(record: logging.LogRecord) -> str:
    """Return an exception and where it came from, innermost first, in one line."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return ""
    frames = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    return f": {type(error).__name__}: {error} ({' < '.join(reversed(frames[-FRAMES_MOST:]))})"


class Seldom:
    """Tells a log the same thing once a minute at most, however often it happens."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log, self._clock = log, clock
        self._told: dict[str, tuple[float, int]] = {}  # when, and how often since

    def error(self, line: str) -> None:
        """Tell of an error, and how often it happened since it was last told."""
        now, (told, more) = self._clock(), self._told.get(line, (-MINUTE, 0))
        if now - told < MINUTE:
            self._told[line] = told, more + 1
            return
        if len(self._told) >= LINES_MOST:
            self._told.clear()
        self._told[line] = now, 0
        self._log.error("%s%s", line, f" ({more} times more since it was last told)" if more else "")


def set_up(wishes: str) -> None:
    """Write all records to the standard error; `wishes` are words of BAUMEISTER_LOG with commas between."""
    handler, words = logging.StreamHandler(sys.stderr), wishes.split(",")
    handler.setFormatter(JsonLine() if "json" in words else PlainLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("baumeister").setLevel(logging.INFO)
    logging.getLogger(REQUESTS).setLevel(logging.INFO if "requests" in words else logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_no_repetition)
    logging.getLogger("python_multipart").setLevel(logging.ERROR)  # a bad form is its sender's matter


def _is_no_repetition(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Exception in ASGI")  # `on_fault` has told it
