"""What each person has seen of each table, and their private notes about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _of_a_person(
        "visits", sa.Column("seen", sa.Integer(), nullable=False), sa.Column("earlier", sa.Integer(), nullable=False)
    )
    _of_a_person(
        "notes", sa.Column("words", sa.Text(), nullable=False), sa.Column("at", sa.BigInteger(), nullable=False)
    )


def _of_a_person(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(
        name,
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=f"pk_{name}"),
    )
    op.create_index(f"ix_{name}_table_id", name, ["table_id"])
