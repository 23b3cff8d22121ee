"""The table service: everything people can do at tables.

Every method is one change or one query, raises :class:`bot.tables.refusal.Refusal` where it cannot be done (nothing is
changed then), and StoreUnavailable where the database fails (likewise). The same ``interaction_id`` again gives
the same answer and changes nothing.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.model.mine import Mine
from bot.model.table import Entry, Status, Table
from bot.pace.turns import deadlines
from bot.tables.branches import Branches
from bot.tables.clocks import Clocks
from bot.tables.hosting import Hosting
from bot.tables.idle import IdleTables
from bot.tables.leaving import SeatsThatOpen
from bot.tables.proposals import Proposals
from bot.tables.rematches import Rematches
from bot.tables.retention import Retention
from bot.tables.take_backs import TakeBacks
from bot.tables.vacations import Vacations
from bot.tables.votes import Votes

NEVER = datetime.max.replace(tzinfo=UTC)


class Tables(
    Rematches, Branches, TakeBacks, SeatsThatOpen, Hosting, Votes, Proposals, IdleTables, Clocks, Vacations, Retention
):
    """The parts are in the modules of their names; the queries are here."""

    async def at(self, channel_id: int) -> Table | None:
        """The live table of a channel, else the last one that was there."""
        return await self._store.at_channel(channel_id)

    async def mine(self, user_id: int, guild_id: int | None = None) -> list[Mine]:
        """The live tables where a person sits (on one server), oldest first."""
        return [Mine(table, _my_turn(table, user_id)) for table in await self._store.of_user(user_id, guild_id)]

    async def by_urgency(self, user_id: int) -> list[Mine]:
        """The same, most urgent first: what waits for the person, by the time left, then by how long it has waited."""
        found = [await self._with_time(each, user_id) for each in await self.mine(user_id)]
        return sorted(found, key=_urgency)

    async def next_table(self, user_id: int, after: int) -> Table | None:
        """The most urgent table that waits for a person, besides the one they are at."""
        waiting = (each.table for each in await self.by_urgency(user_id) if each.my_turn)
        return next((table for table in waiting if table.id != after), None)

    async def _with_time(self, mine: Mine, user_id: int) -> Mine:
        table, seat = mine.table, mine.table.seat_of(user_id)
        if table.status is not Status.RUNNING or not table.clocks:
            return mine
        times = deadlines(table, await self.about_clocks(table), self._now())
        own = table.clock_of(seat.seat) if seat and mine.my_turn else None
        until = times.get(own.seat) if own else min(times.values(), default=None)
        return msgspec.structs.replace(mine, until=until, late=own is not None and own.late_since is not None)

    async def log(self, table_id: int, limit: int = 20, before: int | None = None) -> list[Entry]:
        """The last ``limit`` journal entries (before a revision), oldest first. See Entry.readable and Entry.undone."""
        return await self._store.log(table_id, limit, before)

    async def since(self, table_id: int, revision: int, to: int | None = None) -> list[Entry]:
        """The journal entries after a revision (up to another), oldest first, without moves that were taken back."""
        return await self._store.since(table_id, revision, to)


def _my_turn(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return table.status is Status.RUNNING and seat is not None and not seat.kept and seat.seat in table.to_act


def _urgency(mine: Mine) -> tuple[Any, ...]:
    table = mine.table
    since = table.turn_since or table.touched_at
    return not mine.my_turn, table.status is not Status.RUNNING, not mine.late, mine.until or NEVER, since
