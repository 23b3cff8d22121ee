"""Lobbies that wait for those who are invited, or for a time at which the game begins by itself."""

from __future__ import annotations

import logging

import msgspec

from bot.model.change import Change, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import Actor, EntryKind, Status, Table
from bot.tables.refusal import Refusal
from bot.tables.terms import Terms
from games.engine import text

log = logging.getLogger(__name__)


class Gatherings(Terms):
    """Invitations, and games that begin at a time."""

    async def decline(self, table_id: int, user_id: int, found: Stored | None = None) -> Table:
        """Whoever is invited to a lobby will not join it: their seat is free again."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            if table.status is not Status.LOBBY or user_id not in table.gathering.invited:
                raise Refusal("refusal-not-invited")
            left = table.gathering.without(user_id).given_up()
            return self._lobby_change(stored, EntryKind.DECLINED, user_id, gathering=left)

        return await self._change(table_id, decide, found)

    async def start_by_itself(self, table_id: int) -> None:
        """Begins a game whose time has come, with computer players where they are to fill it; else says why not.

        Nobody who is invited is waited for any more. May be called again wherever it was interrupted.
        """
        try:
            await self._start_by_itself(table_id)
        except Refusal as refusal:
            log.debug("Table %d does not begin by itself: %s", table_id, refusal)

    async def _start_by_itself(self, table_id: int) -> None:
        table = await self.get(table_id)
        wanted = table.gathering
        if table.status is not Status.LOBBY or wanted.start_at is None or wanted.start_at > self._now():
            return
        owner = Actor(table.owner_id, table.guild_id)
        if wanted.invited or wanted.private:
            table = await self._change(table_id, self._nobody_awaited)
        counts = self.players(table)
        enough = next((count for count in sorted(counts) if count >= len(table.seats)), None)
        while wanted.fill is not None and enough is not None and len(table.seats) < enough:
            table = await self.add_computer(table_id, wanted.fill, owner)
        if len(table.seats) in counts:
            await self.start(table_id, owner)
        else:
            await self._change(table_id, self._too_few)

    async def _nobody_awaited(self, stored: Stored) -> Change:
        require_waiting(stored.table)
        left = msgspec.structs.replace(stored.table.gathering, invited=(), private=False)
        return self._lobby_change(stored, EntryKind.OPTIONS, stored.table.owner_id, gathering=left)

    async def _too_few(self, stored: Stored) -> Change:
        """The time has come, but the game cannot begin: the lobby stays open, and says so."""
        require_waiting(stored.table)
        left = stored.table.gathering.begun()
        change = self._lobby_change(stored, EntryKind.OPTIONS, stored.table.owner_id, gathering=left)
        note = NewItem(Kind.NOTICE, note=text("notice-not-started", who=f"<@{stored.table.owner_id}>"))
        return msgspec.structs.replace(change, items=(*change.items, note))


def require_waiting(table: Table) -> None:
    """Refuses unless a lobby still waits for its time."""
    if table.status is not Status.LOBBY or table.gathering.start_at is None:
        raise Refusal("refusal-over")
