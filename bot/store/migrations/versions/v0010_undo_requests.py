"""Undo by consent: whether a table allows it, and the request that is open there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo_by_consent", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("tables", sa.Column("undo_request", sa.Text(), nullable=True))
