"""Challenges: a table that one person opens for another, which does not become a nuisance."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.people import queries as people
from bot.people import setting_queries as settings
from bot.tables.core import queries as table_queries
from bot.tables.core.base import moment, place, user_mention
from bot.tables.core.change import Change
from bot.tables.core.model import EntryKind, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import queries

MAX_CHALLENGES = 3
"""How often one person may challenge others in a period, wherever they do."""

PERIOD = timedelta(days=1)


def require_challengeable(connection: sa.Connection, challenger: int, rival: int, now: datetime) -> None:
    """Refuse where one person may not challenge another now.

    Who blocks the challenger gives the same answer as who takes no challenges.
    """
    if challenger == rival:
        raise Refusal("refusal-challenge-yourself")
    if people.blocks_any(connection, [challenger], [rival]):
        raise Refusal("refusal-challenge-blocked", who=user_mention(rival))
    closed = not settings.of_user(connection, rival).challenges
    if closed or people.blocks_any(connection, [rival], [challenger]):
        raise Refusal("refusal-challenge-closed", who=user_mention(rival))
    sits_at = [*table_queries.of_user(connection, challenger), *table_queries.of_user(connection, rival)]
    stands = next((table for table in sits_at if _is_open(table, challenger, rival)), None)
    if stands is not None:
        raise Refusal("refusal-challenge-open", who=user_mention(rival), channel=place(stands))
    _require_few(connection, challenger, now)


def count_challenge(connection: sa.Connection, change: Change) -> None:
    """Refuse a new table that is one challenge too many, also of several that are made at the same moment."""
    table = change.table
    if change.entry.kind is EntryKind.OPEN and table.invitations.challenge:
        settings.hold(connection, table.owner_id)
        _require_few(connection, table.owner_id, table.created_at, but=table.id)


def _require_few(connection: sa.Connection, challenger: int, now: datetime, *, but: int = 0) -> None:
    """Refuse where a person has challenged too many lately, not counting a table (``but``)."""
    made = queries.challenges_since(connection, challenger, now - PERIOD, but=but)
    if len(made) >= MAX_CHALLENGES:
        raise Refusal("refusal-challenge-often", limit=MAX_CHALLENGES, when=moment(made[-MAX_CHALLENGES] + PERIOD))


def _is_open(table: Table, *pair: int) -> bool:
    """Whether a table is a challenge between two people that has not begun."""
    there = {table.owner_id, *table.people, *table.invitations.invited}
    return table.status is Status.LOBBY and table.invitations.challenge and {*pair} <= there
