"""Alembic's entry: runs on the connection that :mod:`bot.store.migrate` hands over, in its transaction."""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the caller's transaction is the one
)
context.run_migrations()
