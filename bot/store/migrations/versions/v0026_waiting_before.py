"""Who was waited for before anybody noted that is reminded as well, from now on; their boards have pinged them.

Of several who are waited for, the last one is told so.
"""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "waiting",
        sa.Column("alone", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    )
    now = int(datetime.now(UTC).timestamp() * 1_000_000)
    asked = sa.text(
        "INSERT INTO waiting (table_id, seat, user_id, since, at, told, reminded, urged, several)"
        " SELECT tables.id, seats.seat, seats.user_id, :now, :now, :yes, 0, :no, :no"
        " FROM tables JOIN seats ON seats.table_id = tables.id"
        " JOIN posts ON posts.table_id = tables.id AND posts.kind = 'status'"
        " WHERE tables.status = 'running' AND (tables.to_act >> seats.seat) & 1 = 1"
        " AND seats.user_id IS NOT NULL AND NOT seats.kept"
        " AND NOT EXISTS (SELECT 1 FROM waiting WHERE waiting.table_id = tables.id AND waiting.seat = seats.seat)"
    ).bindparams(sa.bindparam("yes", True, sa.Boolean), sa.bindparam("no", False, sa.Boolean))
    op.get_bind().execute(asked, {"now": now})
