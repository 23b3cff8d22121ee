"""Tables that cannot be read: quarantined, and taken up again by a program that can read them."""

from __future__ import annotations

import asyncio
import functools
import logging
from datetime import datetime

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.scheduler.model import Due
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as table_queries
from bot.tables.core.base import LOBBY_LIFE, entry_for, require_owner
from bot.tables.core.change import Change, Stored, UnknownGame
from bot.tables.core.model import Actor, EntryKind, Position, Status, Table
from bot.tables.core.refusals import Quarantined, Refusal
from bot.tables.core.service import Tables
from bot.tables.seating.seating import hand_items
from bot.tables.time.absence import asked_anew, running_due
from games.engine import UnreadableState, text

log = logging.getLogger(__name__)

BATCH_SIZE = 50
"""Tables checked at a time, so that clicks get their turn."""


async def check_all(tables: Tables, guild_id: int | None = None) -> None:
    """Checks every live table (of a server): sets aside what cannot be read, brings back what can be read again."""
    after = 0
    while found := await tables.store.read(table_queries.batch, after, BATCH_SIZE, guild_id):
        for stored in found:
            try:
                await _check(tables, stored)
            except Refusal as refusal:
                log.warning("Table %d could not be checked: %s", stored.table.id, refusal)
            await asyncio.sleep(0)
        after = found[-1].table.id


async def try_again(tables: Tables, table_id: int, by: Actor) -> Table:
    """The owner or a manager resumes a table that was quarantined, if this program can read it."""

    async def decide(stored: Stored) -> Change:
        require_owner(stored.table, by)
        if stored.table.status is Status.QUARANTINED and _trouble(tables, stored) is not None:
            raise Quarantined
        return await _back(tables, stored)

    return await tables.change(table_id, decide)


async def _check(tables: Tables, stored: Stored) -> None:
    table = stored.table
    trouble = _trouble(tables, stored)
    if table.status is not Status.QUARANTINED and trouble is not None:
        await tables.set_aside(table.id, trouble)
    elif table.status is Status.QUARANTINED and trouble is None and not await _failed(tables, table):
        await tables.change(table.id, functools.partial(_back, tables))
        log.info("Table %d can be read again", table.id)


async def _failed(tables: Tables, table: Table) -> bool:
    """Whether a table was quarantined because a step failed; such a table waits for somebody to try again."""
    entries = await tables.store.read(journal.last, table.id, 1)
    return any(entry.kind is EntryKind.QUARANTINED and entry.key is not None for entry in entries)


def _trouble(tables: Tables, stored: Stored) -> Exception | None:
    """Why a live table cannot be played on; None where it can."""
    game = tables.games.get(stored.table.game)
    if game is None:
        return UnknownGame(f"no game {stored.table.game!r}")
    try:
        msgspec.convert(stored.table.options, game.Options)
        if stored.state is not None:
            game.decisions(game.decode(stored.state))
    except msgspec.ValidationError as error:
        return UnreadableState(f"its options: {error}")
    except Exception as error:
        return error
    return None


async def _back(tables: Tables, stored: Stored) -> Change:
    if stored.table.status is not Status.QUARANTINED:
        raise Refusal("refusal-not-set-aside")
    again = NewItem(Kind.NOTICE, note=text("notice-back"))
    if stored.state is None:
        table = tables.touched(stored, status=Status.LOBBY)
        items: tuple[NewItem, ...] = (again, NewItem(Kind.LOBBY))
        due: dict[Due, datetime | None] = {Due.LOBBY: table.touched_at + LOBBY_LIFE}
    else:
        table = tables.touched(stored, status=Status.RUNNING)
        table = msgspec.structs.replace(table, asked_since=asked_anew(table, table.to_act))
        game = tables.games[table.game]
        position = Position(table, game, game.decode(stored.state))
        items, due = (again, NewItem(Kind.STATUS), *hand_items(position)), running_due(table)
    entry = entry_for(table, EntryKind.BACK)
    return Change(table=table, entry=entry, hands_due=stored.hands_due, items=items, due=due)
