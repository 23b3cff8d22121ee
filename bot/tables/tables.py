"""The table service: everything people can do at tables.

Every method is one change or one query, raises :class:`bot.tables.refusal.Refusal` where it cannot be done (nothing is
changed then), and StoreUnavailable where the database fails (likewise). The same ``interaction_id`` again gives
the same answer and changes nothing.
"""

from __future__ import annotations

from bot.model.table import Entry, Mine, Status, Table
from bot.tables.administration import Administration
from bot.tables.clocks import Clocks
from bot.tables.lobby import Lobby
from bot.tables.replays import Replays
from bot.tables.retention import Retention
from bot.tables.seats import Seats
from bot.tables.take_backs import TakeBacks


class Tables(Lobby, TakeBacks, Seats, Clocks, Administration, Retention, Replays):
    """The parts are in the modules of their names; the queries are here."""

    async def at(self, channel_id: int) -> Table | None:
        """The live table of a channel, else the last one that was there."""
        return await self._store.at_channel(channel_id)

    async def mine(self, user_id: int, guild_id: int | None = None) -> list[Mine]:
        """The live tables where a person sits (on one server), oldest first."""
        return [Mine(table, _my_turn(table, user_id)) for table in await self._store.of_user(user_id, guild_id)]

    async def log(self, table_id: int, limit: int = 20, before: int | None = None) -> list[Entry]:
        """The last ``limit`` journal entries (before a revision), oldest first. See Entry.readable and Entry.undone."""
        return await self._store.log(table_id, limit, before)

    async def since(self, table_id: int, revision: int) -> list[Entry]:
        """The journal entries after a revision, oldest first, without moves that were taken back."""
        return await self._store.since(table_id, revision)


def _my_turn(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return table.status is Status.RUNNING and seat is not None and seat.seat in table.to_act
