"""When an outbox item was first attempted, and the time as it was last known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("first_attempt_at", sa.BigInteger(), nullable=True))
    op.execute("UPDATE outbox SET first_attempt_at = created_at WHERE attempts > 0")
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_heartbeats")),
    )
