"""Pings of boards: whom they ping, who is to be left alone, and the alerts that a board answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import sqlalchemy as sa

from bot.outbox import queries as outbox
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, Post
from bot.people.availability import quiet_until
from bot.people.settings import TurnAlert
from bot.tables.core.model import Table
from bot.tables.time import waiting_queries as waiting
from bot.tables.time.clock import PACE_TERMS

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables


async def pings(tables: Tables, table: Table, asked: Sequence[int]) -> tuple[list[int], bool]:
    """Return which of those ``asked`` a board of ``table`` pings, and whether it is silent for everybody.

    Whoever has the table in their own messages is pinged there.

    In a pause computers may finish their turn, but nobody is asked for theirs.
    """
    if table.absence.paused_until is not None:
        return [], True
    written_to = {
        seat.user_id for seat in table.seats if seat.user_id in table.written_to.values() and not seat.unreachable
    }
    wishes, now = await tables.people.wishes(asked), tables.now()
    quiet = [user for user in asked if _heeds(table) and quiet_until(wishes[user].schedule, now) is not None]
    wanted = [
        user
        for user in asked
        if user not in written_to and user not in quiet and wishes[user].alerts.turn is TurnAlert.PING
    ]
    return wanted, bool(asked) and len(quiet) == len(asked)


async def leave_alone(tables: Tables, table: Table, user_id: int, *, always: bool = False) -> bool:
    """Whether to leave somebody alone now; at a pace that ignores calendars only where that ``always`` counts."""
    return (_heeds(table) or always) and await tables.people.quiet(user_id) is not None


def _heeds(table: Table) -> bool:
    """Whether calendars count at the pace of a table."""
    terms = PACE_TERMS.get(table.pace)
    return terms is None or terms.calendars


async def delete_answered(store: Store, messenger: Messenger, table: Table) -> tuple[Post, ...]:
    """Delete the alerts of a table that are answered. Return those that are gone."""

    def answered(connection: sa.Connection) -> list[Post]:
        seats = {one.seat for one in waiting.at_table(connection, table.id)}
        posts = outbox.find_posts(connection, table.id)
        return [post for post in posts if post.kind is Kind.ALERT and post.number not in seats]

    gone = await store.read(answered)
    for post in gone:
        await messenger.delete(post)
    return tuple(gone)
