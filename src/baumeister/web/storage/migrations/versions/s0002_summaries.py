"""A table's summary for the home page, kept beside its events; empty for a table that has not been touched since."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=False, server_default=""))
