"""Whom a lobby waits for, and until when; a table that was there before waits for nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("gathering", sa.Text(), server_default="{}", nullable=False))
