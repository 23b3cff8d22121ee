"""Tables without a server: their place may be nowhere, and who plays there may be written to alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None

LIVE = sa.text("status IN ('lobby', 'running', 'set_aside')")
IS_CHALLENGE = sa.text("""invitations LIKE '%"challenge"\\:true%'""")
UNRATED = sa.text("counted IS NULL")


def upgrade() -> None:
    op.drop_index("ix_tables_guild_owner", "tables")
    op.drop_index("ix_tables_channel", "tables")
    op.drop_index("uq_tables_live_channel", "tables")
    _may_be_null("tables", "guild_id")
    _may_be_null("tables", "channel_id")
    op.create_index("ix_tables_guild_owner", "tables", ["guild_id", "owner_id"])
    op.create_index("ix_tables_channel", "tables", ["channel_id"])
    op.create_index(
        "uq_tables_live_channel", "tables", ["channel_id"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE
    )
    op.add_column("tables", sa.Column("code", sa.String(16)))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    op.create_index(
        "ix_tables_challenges",
        "tables",
        ["owner_id", "created_at"],
        sqlite_where=IS_CHALLENGE,
        postgresql_where=IS_CHALLENGE,
    )
    for name in ("follows", "unreachable"):
        op.add_column("seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_index("ix_results_guild", "results")
    _may_be_null("results", "guild_id")
    op.create_index("ix_results_guild", "results", ["guild_id", "ended_at", "table_id"])
    op.create_index(
        "ix_results_unrated",
        "results",
        ["guild_id", "ended_at"],
        sqlite_where=UNRATED,
        postgresql_where=UNRATED,
    )
    op.create_table(
        "wrong_codes",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "at", name=op.f("pk_wrong_codes")),
    )


def _may_be_null(table: str, column: str) -> None:
    """Allow a column of large numbers to be NULL. SQLite cannot, but for a new column in the place of the old one.

    (To copy the whole table and drop it would drop all rows that belong to its rows.)
    """
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column(table, column, nullable=True)
        return
    op.add_column(table, sa.Column("instead", sa.BigInteger()))
    found = sa.table(table, sa.column(column), sa.column("instead"))
    op.execute(sa.update(found).values(instead=found.c[column]))
    op.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    op.execute(f"ALTER TABLE {table} RENAME COLUMN instead TO {column}")
