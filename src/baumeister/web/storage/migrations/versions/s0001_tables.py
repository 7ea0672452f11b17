"""Tables, their events, keys to seats, tentative moves, answered requests."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seating", sa.Text, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("turn", sa.String(16), nullable=False),
    )
    op.create_index("tables_by_turn", "tables", ["turn", "touched"])
    op.create_table(
        "events",
        _table_id(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "keys",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("browser_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "secret_hash"),
    )
    op.create_index("keys_by_browser", "keys", ["browser_hash"])
    op.create_table(
        "drafts",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("confirms", sa.Integer, nullable=False),
        sa.Column("line_seq", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "requests",
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("result", sa.String(128), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("client", "key"),
    )
    op.create_index("requests_by_age", "requests", ["at"])


def _table_id() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)
