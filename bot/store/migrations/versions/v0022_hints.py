"""Whether a table's players may ask what a computer player would do. At tables from before they may not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
