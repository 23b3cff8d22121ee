"""Tables that begin by themselves with people who were brought together, such as those of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.model.absence import Late, Leaving
from bot.model.change import Change, ChannelTaken, Due, Stored
from bot.model.clock import Pace
from bot.model.gathering import Gathering
from bot.model.table import Actor, EntryKind, Person, Status, Table
from bot.tables.base import LOBBY_LIFE
from bot.tables.lobby import Lobby
from bot.tables.refusal import NotSeated, Refusal
from bot.tables.seating import seat_for
from bot.tables.votes import Votes


class Hosting(Lobby, Votes):
    """Games that are begun for people, and forfeited for them."""

    async def host(
        self,
        guild_id: int,
        channel_id: int,
        owner_id: int,
        people: Sequence[Person],
        game: str,
        options: dict[str, Any],
        language: str,
        once: str,
        pace: Pace,
        *,
        rated: bool,
    ) -> Table:
        """The table that ``once`` stands for, opened with ``people`` on its seats if it was not; nothing is said yet.

        Who is late there forfeits, and nobody may ask to take anything back. Raises Refusal.
        """
        if (before := await self._store.opened_by(once)) is not None:
            return before
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            options=self._options(self._game(game), options),
            language=language,
            status=Status.LOBBY,
            owner_id=owner_id,
            seats=tuple(seat_for(number, person) for number, person in enumerate(people)),
            revision=1,
            created_at=self._now(),
            touched_at=self._now(),
            pace=pace,
            late=Late.FORFEIT,
            undo_by_consent=False,
            rated=rated,
            gathering=Gathering(private=True),
        )
        return await self._created(table, once)

    async def begin_hosted(self, table: Table) -> Table:
        """``table`` once its game has begun, which it may have before. Raises Refusal."""
        if table.status is not Status.LOBBY:
            return table
        return (await self.start(table.id, Actor(table.owner_id, table.guild_id))).table

    async def _created(self, table: Table, once: str) -> Table:
        change = Change(
            table=table,
            entry=self._entry(table, EntryKind.OPEN, table.owner_id),
            interaction_id=once,
            due={Due.LOBBY: table.touched_at + LOBBY_LIFE},
        )
        try:
            return await self._store.create(change)
        except ChannelTaken:
            if (before := await self._store.opened_by(once)) is not None:
                return before
            raise Refusal("refusal-channel-taken") from None

    async def forfeit(self, table_id: int, user_id: int, by: int | None = None) -> Table:
        """A person loses a running game, as if their time were up. Raises NotSeated, Refusal."""

        async def decide(stored: Stored) -> Change:
            seat = self._running(stored).table.seat_of(user_id)
            if seat is None:
                raise NotSeated
            return await self._lost(stored, seat.seat, Leaving.FORFEITED, by)

        return await self._change(table_id, decide)
