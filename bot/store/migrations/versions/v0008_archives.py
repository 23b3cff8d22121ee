"""What stays of games that are long over, and when they are looked at.

Whatever is over already is looked at in the coming week, as late as that so that every server can have said by then how
long its games are to be kept.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

WEEK = 7 * 24 * 3600
"""Seconds over which the first look is spread."""


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("moves", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
    )
    op.add_column("tables", sa.Column("swept_at", sa.BigInteger(), nullable=True))
    _schedule()


def _schedule() -> None:
    """Has every table that is over looked at, each at a time of its own."""
    tables = sa.table("tables", *map(sa.column, ("id", "status")))
    due = sa.table("due", *map(sa.column, ("table_id", "kind", "at")))
    first = int((datetime.now(UTC) + timedelta(days=1)).timestamp())
    at = (sa.cast(tables.c.id, sa.BigInteger) * 7919 % WEEK + first) * sa.literal(1_000_000, sa.BigInteger)
    over = sa.select(tables.c.id, sa.literal("sweep"), at).where(tables.c.status.in_(["finished", "closed"]))
    op.get_bind().execute(sa.insert(due).from_select(["table_id", "kind", "at"], over))
