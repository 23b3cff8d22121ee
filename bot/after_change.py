"""The functions that complete every change of a table, as a list for the table service."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.statement import Statement
from bot.matchmaking.rematch_start import completed
from bot.premoves.schema import premoves
from bot.results.recording import record_result, store_result
from bot.tables.core.change import Change, Stored
from bot.tables.core.service import AfterChange, Tables
from bot.tables.lobby.challenges import count_challenge
from bot.tables.polls import late_votes
from bot.tables.polls.service import reconcile
from bot.tables.time.absence import with_absences
from bot.tournaments.queries import check_result, wait_for_table
from bot.webhooks.queries import queue_change
from bot.webhooks.schema import webhooks

_planned = sa.exists().where(premoves.c.table_id == sa.bindparam("table"))
_heard = sa.exists().where(webhooks.c.guild_id == sa.bindparam("guild"))
_look = Statement(sa.select(_planned.label("planned"), _heard.label("heard")).where(sa.or_(_planned, _heard)))


async def seat_rematch(_tables: Tables, _stored: Stored | None, change: Change) -> Change:
    """Turn the seats of a rematch that is complete now, and have it start."""
    return completed(change)


async def apply_absences(_tables: Tables, stored: Stored | None, change: Change) -> Change:
    """Add what follows for players who are not there."""
    return change if stored is None else with_absences(stored.table, change)


def look(connection: sa.Connection, change: Change) -> bool:
    """Queue what webhooks are to be told, if there are any; return whether premoves lie at the table.

    It is one statement for both: each costs a change a round trip to a server.
    """
    found = _look.first(connection, {"table": change.table.id, "guild": change.table.guild_id}, beside=True)
    if found is None:
        return False
    if found.heard:
        queue_change(connection, change)
    return bool(found.planned)


AFTER_CHANGE = AfterChange(
    complete=(seat_rematch, apply_absences, reconcile, late_votes.watch, record_result),
    store=(count_challenge, store_result, check_result, wait_for_table),
    look=look,
)
