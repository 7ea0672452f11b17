"""Opening the database, and bringing its schema up to date."""

from pathlib import Path

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from baumeister.core.errors import BaumeisterError
from baumeister.web.storage.database_file import DatabaseFile

HEAD = "0004"  # the newest step in `migrations/versions`; a test compares
WRITES = "writes"  # the execution option of connections that write

SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # acknowledged writes outlive a power failure
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)


def open_database(url: str, file: DatabaseFile | None = None) -> AsyncEngine:
    """Return an engine. SQLite's writers take their lock first: none fails half-way. Where its file is gone, none is made."""
    engine = create_async_engine(url, hide_parameters=True)  # errors are logged, hidden cards are not
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(engine.sync_engine, "begin", _begin)
        if file is not None:
            event.listen(engine.sync_engine, "do_connect", lambda *_: file.check())
    return engine


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def find_url_fault(url: str) -> str | None:
    """Return what is wrong with a database's URL: that it is none, of no kind we know, or wants a driver that isn't there."""
    try:
        dialect = make_url(url).get_dialect(_is_async=True)
        if not dialect.is_async:
            return f"its driver, {dialect.driver}, doesn't work asynchronously"
        dialect.import_dbapi()
    except (ArgumentError, ValueError) as error:
        return str(error).partition("\n")[0]
    except ImportError as error:
        return f"its driver is missing: pip install {error.name}"
    return None


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Give the database the newest schema. Alembic is loaded only when needed.

    Raises:
        BaumeisterError: if a newer version of Baumeister has changed it.
    """
    async with engine.connect() as connection:
        found = await connection.run_sync(_revision)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise BaumeisterError(
            f"the database is of a newer version of Baumeister (its step {found}, ours {HEAD}); update Baumeister"
        )
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        await connection.run_sync(_upgrade)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - loading it takes longer than starting
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
