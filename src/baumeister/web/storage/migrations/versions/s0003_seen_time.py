"""Time that servers saw pass, by which tables age; each table's commitment as it was shown.

All tables of before begin their time anew: their dates came from clocks, and clocks jump.
"""

import hashlib
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Add the counted time and the commitments."""
    op.create_table(
        "seen_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("ran", sa.Float, nullable=False),
        sa.Column("off", sa.Float, nullable=False),
        sa.Column("newest", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO seen_time (id, ran, off, newest) VALUES (1, 0, 0, 0)")
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("marked", sa.Float))
    op.drop_index("tables_by_turn", "tables")
    op.create_index("tables_by_turn", "tables", ["turn", "seen", "touched"])
    op.execute("UPDATE requests SET at = 0")
    _commit_to_seeds(op.get_bind())


def _commit_to_seeds(connection: sa.Connection) -> None:
    """Keep the hash of each seed, as the pages have shown it so far."""
    tables = sa.table("tables", sa.column("id"), sa.column("seed", sa.LargeBinary), sa.column("commitment"))
    rows = [(row.id, hashlib.sha256(row.seed).hexdigest()) for row in connection.execute(sa.select(tables.c.id, tables.c.seed))]
    if rows:
        of_table = tables.c.id == sa.bindparam("table_id")
        query = tables.update().where(of_table).values(commitment=sa.bindparam("shown"))
        connection.execute(query, [{"table_id": table_id, "shown": shown} for table_id, shown in rows])
