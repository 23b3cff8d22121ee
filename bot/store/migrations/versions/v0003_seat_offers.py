"""Seats change hands by consent: the offers of a table, and who has seen the hand of a seat before."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OFFERS = sa.text("kind = 'seat_offered'")


def upgrade() -> None:
    op.add_column("tables", sa.Column("offers", sa.Text(), server_default="[]", nullable=False))
    op.add_column("seats", sa.Column("seen_by", sa.Text(), server_default="[]", nullable=False))
    op.create_index(
        "ix_journal_seat_offers", "journal", ["user_id", "at"], sqlite_where=OFFERS, postgresql_where=OFFERS
    )
    _fill()


def _fill() -> None:
    """Writes down who sat where before, for tables at which a seat has changed hands."""
    journal = sa.table("journal", *map(sa.column, ("table_id", "revision", "kind", "user_id", "seat", "key", "level")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "user_id", "seen_by")))
    changed = sa.select(journal.c.table_id).where(journal.c.kind == "replace")
    rows = op.get_bind().execute(
        sa.select(journal).where(journal.c.table_id.in_(changed)).order_by(journal.c.table_id, journal.c.revision)
    )
    for table_id, entries in groupby(rows, key=lambda row: row.table_id):
        for seat, users in _earlier(entries).items():
            where = (seats.c.table_id == table_id, seats.c.seat == seat)
            op.get_bind().execute(sa.update(seats).where(*where).values(seen_by=json.dumps(users)))


def _earlier(entries: Any) -> dict[int, list[int]]:
    """The persons who once sat on each seat that has changed hands, as the journal of a table tells it."""
    sitting: list[int | None] = []  # by seat; None: a computer player
    names: list[str] = []
    earlier: dict[int, list[int]] = {}
    for row in entries:
        if row.kind in {"open", "join"}:
            sitting.append(row.user_id if row.level is None else None)
            names.append(str(row.user_id) if row.level is None else row.key)
        elif row.kind in {"leave", "kick"} and row.key in names:
            at = names.index(row.key)
            del sitting[at], names[at]
        elif row.kind == "replace" and row.seat < len(sitting):
            gone = sitting[row.seat]
            if gone is not None and gone not in earlier.setdefault(row.seat, []):
                earlier[row.seat].append(gone)
            sitting[row.seat] = int(row.key) if row.level is None else None
    return {seat: [user for user in users if user != sitting[seat]] for seat, users in earlier.items()}
