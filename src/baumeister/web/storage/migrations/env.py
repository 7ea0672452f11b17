"""Alembic's environment: runs the steps on the connection handed over by `storage/database.py`."""

from alembic import context

from baumeister.web.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
