"""Computer players: seats without a person, who moved in the journal, and which games one has had a seat in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("with_computers", sa.Boolean(), server_default=sa.false(), nullable=False)
    )  # in place: where SQLite copies this table, all that hangs on it would go
    op.add_column("journal", sa.Column("level", sa.String(length=8), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("user_id", existing_type=sa.BigInteger(), nullable=True)
        seats.add_column(sa.Column("level", sa.String(length=8), nullable=True))
