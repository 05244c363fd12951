"""How Alembic finds the database: the connection is given by who calls it."""

from __future__ import annotations

from alembic import context

from spielkiste.server.store import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
