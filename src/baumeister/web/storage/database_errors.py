"""Kinds of database errors: our own mistake, or another writer's haste. All others are the database's trouble."""

from sqlalchemy.exc import DataError, IntegrityError, NotSupportedError, ProgrammingError

MISTAKES = (ProgrammingError, DataError, IntegrityError, NotSupportedError)
"""Our own: a query without sense, a value that doesn't fit. The database works as it should."""
RACES = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_FOREIGNKEY", "23505", "23503")
"""SQLite's names and other databases' states of races with another writer: a row is there already, or its table gone."""


def is_race(error: IntegrityError) -> bool:
    """Tell whether another writer was faster, as far as the database says what it found."""
    found = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
    return found is None or found in RACES
