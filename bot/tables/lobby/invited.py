"""Lobbies that wait for those who are invited, or for a time at which the game begins by itself."""

from __future__ import annotations

import functools

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Actor, EntryKind, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from games.engine import text


async def decline(tables: Tables, table_id: int, user_id: int, found: Stored | None = None) -> Table:
    """Decline an invitation to a lobby, so that the seat is free again; or ask for a seat there no more."""

    async def decide(stored: Stored) -> Change:
        table = stored.table
        waits = {*table.invitations.invited, *(each.user_id for each in table.invitations.asking)}
        if table.status is not Status.LOBBY or user_id not in waits:
            raise Refusal("refusal-not-invited")
        left = table.invitations.without(user_id).given_up()
        return lobby.lobby_change(tables, stored, EntryKind.DECLINED, user_id, invitations=left)

    return await tables.change(table_id, decide, found)


async def start_by_itself(tables: Tables, table: Table) -> None:
    """Begin a game whose time has come, with computer players where they are to fill it; else say why not.

    Nobody who is invited is waited for any more. May be called again wherever it was interrupted. Raises Refusal.
    """
    table_id, wanted = table.id, table.invitations
    if not is_waiting(table) or wanted.start_at is None or wanted.start_at > tables.now():
        return
    owner = Actor(table.owner_id, table.guild_id)
    if wanted.invited or wanted.private:
        table = await tables.change(table_id, functools.partial(_nobody_awaited, tables))
    counts = lobby.players(tables, table)
    enough = next((count for count in sorted(counts) if count >= len(table.seats)), None)
    while wanted.fill is not None and enough is not None and len(table.seats) < enough:
        table = await lobby.add_computer(tables, table_id, wanted.fill, owner)
    if len(table.seats) in counts:
        await lobby.start(tables, table_id, owner)
    else:
        await tables.change(table_id, functools.partial(_too_few, tables))


async def _nobody_awaited(tables: Tables, stored: Stored) -> Change | None:
    if not is_waiting(stored.table):
        return None
    left = msgspec.structs.replace(stored.table.invitations, invited=(), private=False)
    return lobby.lobby_change(tables, stored, EntryKind.OPTIONS, stored.table.owner_id, invitations=left)


async def _too_few(tables: Tables, stored: Stored) -> Change | None:
    """The time has come, but the game cannot begin: the lobby stays open, and says so."""
    if not is_waiting(stored.table):
        return None
    left = stored.table.invitations.begun()
    change = lobby.lobby_change(tables, stored, EntryKind.OPTIONS, stored.table.owner_id, invitations=left)
    note = NewItem(Kind.NOTICE, note=text("notice-not-started", who=f"<@{stored.table.owner_id}>"))
    return msgspec.structs.replace(change, items=(*change.items, note))


def is_waiting(table: Table) -> bool:
    """Return whether a lobby still waits for its time."""
    return table.status is Status.LOBBY and table.invitations.start_at is not None
