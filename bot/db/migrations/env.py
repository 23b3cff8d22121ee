"""Alembic's entry: runs on the connection that :mod:`bot.db.migrate` hands over, in its transaction."""

from __future__ import annotations

from alembic import context

from bot.db.schema import schema_to_make

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema_to_make(),
    render_as_batch=True,
    transactional_ddl=False,  # the caller's transaction is the one
)
context.run_migrations()
