"""The functions that complete every change of a table, as a list for the table service."""

from __future__ import annotations

from bot.matchmaking.rematch_start import completed
from bot.premoves.queries import any_at_table
from bot.results.recording import record_result, store_result
from bot.tables.core.change import Change, Stored
from bot.tables.core.service import AfterChange, Tables
from bot.tables.lobby.challenges import count_challenge
from bot.tables.polls import late_votes
from bot.tables.polls.service import reconcile
from bot.tables.time.absence import with_absences
from bot.tournaments.queries import check_result
from bot.webhooks.queries import queue_change


async def seat_rematch(_tables: Tables, _stored: Stored | None, change: Change) -> Change:
    """Turn the seats of a rematch that is complete now, and have it start."""
    return completed(change)


async def apply_absences(_tables: Tables, stored: Stored | None, change: Change) -> Change:
    """Add what follows for players who are not there."""
    return change if stored is None else with_absences(stored.table, change)


AFTER_CHANGE = AfterChange(
    complete=(seat_rematch, apply_absences, reconcile, late_votes.watch, record_result),
    store=(count_challenge, store_result, check_result, queue_change),
    planned=any_at_table,
)
