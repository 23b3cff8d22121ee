"""Tables of parties: once all have agreed and the thread stands, their table is opened there."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.core.refusal import Refusal
from bot.matchmaking import queries as finding
from bot.matchmaking.model import Party
from bot.outbox.model import Also, Outcome, SendReport
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Actor, Status, Table
from bot.tables.lobby import service as lobby

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables

log = logging.getLogger(__name__)


class PartyTables:
    """Opens them, each once, whatever dies meanwhile. ``language`` tells in which language a server is written to."""

    def __init__(self, store: Store, tables: Tables, language: Callable[[int], Awaitable[str]]) -> None:
        self._store = store
        self._tables = tables
        self._language = language

    async def posted(self, report: SendReport) -> Also | None:
        """Hears what became of the post of a party; see :data:`bot.outbox.outbox.Listener`."""
        party = await self._store.read(finding.find, report.item.number)
        if party is None or party.over is not None or not party.complete:
            return None
        if report.outcome not in (Outcome.SENT, Outcome.ALREADY_POSTED):
            log.warning("No thread can be opened for meeting %d: %s", party.id, report.reason)
            return lambda connection: finding.end_without(connection, party.id, self._tables.now())
        if report.sent.thread_id is None:
            return None
        try:
            table = await self._open(party, report.sent.thread_id)
        except Refusal as refusal:
            log.warning("No table can be opened for meeting %d: %s", party.id, refusal)
            return lambda connection: finding.end_without(connection, party.id, self._tables.now())
        return lambda connection: finding.end_with_table(connection, party.id, table.id, self._tables.now())

    async def _open(self, party: Party, channel_id: int) -> Table:
        """The table of a party, opened, filled and begun as far as that has not been done. Raises Refusal."""
        guild_id, people = party.wanted.guild_id, [wait.person for wait in party.queue_entries]
        owner, id_ = people[0], f"party-{party.id}"
        language = await self._language(guild_id)
        known = await self._store.read(table_queries.opened_by, id_)
        table = known or await lobby.open_table(
            self._tables, guild_id, channel_id, owner, party.wanted.game, {}, language, id_, (), party.wanted.pace
        )
        for person in people:
            if table.status is Status.LOBBY and table.seat_of(person.user_id) is None:
                table = await lobby.join(self._tables, table.id, person)
        if table.status is Status.LOBBY:
            table = (await lobby.start(self._tables, table.id, Actor(table.owner_id, guild_id))).table
        return table
