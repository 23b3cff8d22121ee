"""Since when each seat is asked what it is asked: a move of another leaves its buttons as they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked_since", sa.Text(), server_default="[]", nullable=False))
