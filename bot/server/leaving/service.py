"""Servers that leave: what is kept of them rests, and is deleted in the end.

A server that removes the bot rests at once: nothing of it is claimed by the scheduler, the outbox or computer players,
its tables refuse every change, and its clocks stand as in an outage. Where it is back in time, all goes on. Otherwise,
and where those who manage it have asked for it, its due time deletes it in steps, each of which may be the last before
a crash.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.core.refusal import Refusal
from bot.scheduler.model import ELSEWHERE
from bot.server.leaving import absence_queries as absences
from bot.server.leaving import erasure_queries as erasures
from bot.tables.core.service import Tables

log = logging.getLogger(__name__)

TIME_TO_KEEP = timedelta(days=1)
"""The time in which those who manage a server can take back that all is deleted."""

SETTLED_AFTER = timedelta(minutes=3)
"""The time from the beginning of a deletion to its first step: what was being posted or moved then is done by then."""

BATCH_SIZE, MAX_BATCHES = 20, 50
"""The number of tables that are deleted in one transaction, and of such steps in one check."""

IsThere = Callable[[int], Awaitable[bool | None]]
"""Tells whether the bot is on a server, by its id; None where that cannot be known now."""


async def gone(tables: Tables, keep: timedelta, guild_id: int) -> None:
    """The bot was removed from a server, or is found to have been: all of it rests, and is kept for ``keep``."""
    if await tables.store.write(absences.note_gone, guild_id, tables.now(), keep):
        log.warning("The bot was removed from server %d: its data rests, and is deleted in %s", guild_id, keep)
        tables.scheduler.wake()


async def back(tables: Tables, guild_id: int) -> bool:
    """The bot is on a server again, where everything goes on; return whether it was away."""
    if not await tables.store.write(absences.note_back, guild_id, tables.now()):
        return False
    log.info("The bot is back on server %d", guild_id)
    tables.scheduler.wake()
    tables.on_outbox()
    return True


async def ask(tables: Tables, guild_id: int) -> datetime:
    """Have all of a server deleted in :data:`TIME_TO_KEEP`; return when. Raises Refusal where that has begun."""
    now = tables.now()
    if (await plan(tables, guild_id)).begun:
        raise Refusal("refusal-erasing")
    at = await tables.store.write(erasures.ask, guild_id, now + TIME_TO_KEEP, now)
    tables.scheduler.wake()
    return at


async def take_back(tables: Tables, guild_id: int) -> None:
    """Keep what is stored of a server. Raises Refusal where nothing was to be deleted, or that has begun."""
    if not await tables.store.write(erasures.keep, guild_id):
        raise Refusal("refusal-erasing" if (await plan(tables, guild_id)).begun else "refusal-not-erased")


async def plan(tables: Tables, guild_id: int) -> erasures.Plan:
    """Return what is to become of what is stored of a server."""
    return await tables.store.read(erasures.plan_of, guild_id)


async def check(tables: Tables, keep: timedelta, is_there: IsThere, guild_id: int) -> datetime | None:
    """Delete all of a server whose time is up, or go on with that; return when to look again, None: never."""
    found, now = await plan(tables, guild_id), tables.now()
    if found.begun:
        return await _go_on(tables, guild_id)
    at = found.erased_at(keep)
    if at is None or now < at:
        return at
    if found.gone_since is not None:
        there = await is_there(guild_id)
        if there:
            await back(tables, guild_id)
        if there is not False:
            return now + ELSEWHERE
    if await tables.store.write(erasures.begin, guild_id, found, now):
        log.warning("All that is stored of server %d is deleted now", guild_id)
        return now + SETTLED_AFTER
    return now


async def _go_on(tables: Tables, guild_id: int) -> datetime | None:
    for _ in range(MAX_BATCHES):
        if await tables.store.write(erasures.erase_tables, guild_id, BATCH_SIZE, tables.now()) < BATCH_SIZE:
            await tables.store.write(erasures.erase_rest, guild_id)
            log.warning("Nothing is stored of server %d any more but results that name nobody", guild_id)
            tables.scheduler.wake()
            return None
    return tables.now()
