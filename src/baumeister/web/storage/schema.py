"""The database's tables. A change here needs a step in `migrations/versions`, and `HEAD` in database.py."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()


def _table_id() -> "Column[str]":
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seating", Text, nullable=False),  # JSON: the seating at first
    Column("given", Text, nullable=False),  # JSON: the moves made before the table started
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False, server_default=""),  # the seed's hash, as it is shown from the first move
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # the counted time when it was touched: storage/seen_time.py
    Column("marked", Float),  # the running time when nobody had touched it for long; null: somebody has
    Column("turn", String(16), nullable=False),  # whose turn it is: person, bot, open, chance; or over
    Column("summary", Text, nullable=False, server_default=""),  # JSON: table/summary.py; empty: unknown
    Index("tables_by_turn", "turn", "seen", "touched"),
)

events = Table(
    "events",
    metadata,
    _table_id(),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

keys = Table(
    "keys",
    metadata,
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("purpose", String(16), nullable=False),  # seat or invitation
    Column("salt", String(32), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("browser_hash", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "secret_hash"),
    Index("keys_by_browser", "browser_hash"),
)

drafts = Table(
    "drafts",
    metadata,
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("confirms", Integer, nullable=False),
    Column("line_seq", Integer, nullable=False),  # the event after which the tentative moves were made
    Column("moves", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "seat"),
)

unlisted = Table(  # tables that a browser has taken off its list, and where it still has a seat
    "unlisted",
    metadata,
    _table_id(),
    Column("browser_hash", String(64), nullable=False),
    PrimaryKeyConstraint("browser_hash", "table_id"),
)

requests = Table(
    "requests",
    metadata,
    Column("client", String(64), nullable=False),
    Column("key", String(128), nullable=False),
    Column("content", String(64), nullable=False),  # a hash of the request's content
    Column("result", String(128), nullable=False),
    Column("at", Float, nullable=False),  # the running time when it was answered
    PrimaryKeyConstraint("client", "key"),
    Index("requests_by_age", "at"),
)

seen_time = Table(  # one row: storage/seen_time.py
    "seen_time",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ran", Float, nullable=False),
    Column("off", Float, nullable=False),
    Column("newest", Float, nullable=False),
)
