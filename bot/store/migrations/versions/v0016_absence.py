"""A table knows what it does about players who are late, and what goes on about it; a computer may keep a seat warm.

A game that was under way before is looked at as others are: whether somebody is late, whether nobody has touched it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

DAY = 86_400_000_000
"""Microseconds."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("late", sa.String(16), server_default="vote", nullable=False))
    op.add_column("tables", sa.Column("absence", sa.Text(), server_default="{}", nullable=False))
    op.add_column("seats", sa.Column("kept", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("kept_turns", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("coming_back", sa.Boolean(), server_default=sa.false(), nullable=False))
    looks = "INSERT INTO due (table_id, kind, at) SELECT id, '{kind}', touched_at + {days} FROM tables WHERE {which}"
    op.execute(looks.format(kind="clock", days=7 * DAY, which="status = 'running' AND pace = 'free'"))
    op.execute(looks.format(kind="idle", days=60 * DAY, which="status = 'running'"))
