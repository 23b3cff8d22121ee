"""An outage is that of one shard: several processes serve the bot, and one may be away alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was noted before was everybody's, who are all on the only shard of one."""
    connection = op.get_bind()
    noted = connection.execute(sa.text("SELECT began, ended FROM outages")).all()
    op.drop_table("outages")
    made = op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shard_count", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", "shard", "shard_count", name="pk_outages"),
    )
    op.create_index("ix_outages_ended", "outages", ["ended"])
    op.bulk_insert(made, [{"began": row.began, "shard": 0, "shard_count": 1, "ended": row.ended} for row in noted])
