"""Kinds of database errors: our own mistake, or another writer's haste. All others are the database's trouble."""

from pathlib import Path

from sqlalchemy.exc import DataError, IntegrityError, NotSupportedError, ProgrammingError

from baumeister.web.storage.damage import damage_advice, is_damage
from baumeister.web.storage.faults import explain, is_full
from baumeister.web.table.refusals import BUSY, FULL, StoreError, damaged_store

MISTAKES = (ProgrammingError, DataError, IntegrityError, NotSupportedError)
"""Our own: a query without sense, a value that doesn't fit. The database works as it should."""
RACES = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_FOREIGNKEY", "23505", "23503")
"""SQLite's names and other databases' states of races with another writer: a row is there already, or its table gone."""


def is_race(error: IntegrityError) -> bool:
    """Tell whether another writer was faster, as far as the database says what it found."""
    found = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
    return found is None or found in RACES


def failure_of(cause: BaseException, file: Path | None) -> StoreError:
    """Return the refusal for what failed at a database; `file` is its own, if it has one."""
    if is_damage(cause):
        return damaged_store(str(cause), damage_advice(file) if file else "")
    return StoreError(explain(cause, file), FULL if is_full(cause, file) else BUSY)
