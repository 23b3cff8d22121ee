"""Reviewing a game together that is over. It changes no table; what is shown is what the replay shows everybody."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import ParamSpec

from bot.db.database import Query
from bot.discord.message import shortened
from bot.discord.sanitize import escaped, visible
from bot.learning.look_back import LookBack
from bot.learning.model import LostMoment
from bot.reviews import queries
from bot.reviews.model import MAX_LINE, Pin, Reviewer
from bot.tables.by_message.lines import unheard
from bot.tables.core.change import Stored
from bot.tables.core.model import Position, Table
from bot.tables.core.refusals import NotSeated, Refusal, require_awake
from bot.tables.core.service import Tables
from bot.tables.history import replays

P = ParamSpec("P")

CHECK_SEARCH_AFTER, GIVE_UP_AFTER = timedelta(seconds=30), timedelta(hours=6)
"""How often a search is asked how far it is, and when one that comes to no end is left alone."""


class Reviews:
    """The shared reviews of ``tables``; ``look_back`` finds the moments in which somebody lost most. Raises Refusal."""

    def __init__(self, tables: Tables, look_back: LookBack) -> None:
        self._tables, self.look_back = tables, look_back

    async def begin(self, table: Table, user_id: int, *, manager: bool = False) -> int | None:
        """A person takes part in the review, which a player or a manager opens; return the channel where it stands.

        None: it is not posted yet, or is by message.
        """
        await self._require_over(table, user_id)
        if not manager and table.seat_of(user_id) is None and not await self._is_open(table):
            raise Refusal("refusal-review-closed")
        await self._write(queries.take_part, table.id, user_id, self._tables.now())
        return await self._tables.store.read(queries.channel_of, table.id)

    async def require_may_pin(self, table: Table, user_id: int) -> None:
        """Raise Refusal unless a person may pin positions of a game."""
        await self._require_over(table, user_id)
        if table.seat_of(user_id) is None and not await self._is_open(table):
            raise Refusal("refusal-review-closed")

    async def pin(self, stored: Stored, user_id: int, turn: int, eyes: str, typed: str) -> int | None:
        """A person pins the end of a turn, as they see it with ``eyes``, with a line; return where, see :meth:`begin`.

        A player opens the review with that.
        """
        table, words = stored.table, escaped(shortened(visible(typed), MAX_LINE))
        if not words:
            raise Refusal("refusal-say-nothing")
        await self.require_may_pin(table, user_id)
        moment = await replays.moment(self._tables, await replays.past(self._tables, stored), user_id, turn, eyes)
        seat = table.seat_of(user_id)
        new = Pin(
            table_id=table.id,
            number=0,
            user_id=user_id,
            turn=moment.turn.number,
            eyes=str(seat.seat) if seat is not None and moment.eyes == replays.OWN else moment.eyes,
            words=words,
            at=self._tables.now(),
        )
        await self._write(queries.pin, new)
        return await self._tables.store.read(queries.channel_of, table.id)

    async def agree(self, table: Table, user_id: int) -> None:
        """A player lets everybody see the moments in which they lost most."""
        await self._require_over(table, user_id)
        if table.seat_of(user_id) is None:
            raise NotSeated
        if table.archived_at is not None:
            raise Refusal("refusal-look-back-over")
        await self._write(queries.agree, table.id, user_id, self._tables.now())
        self._tables.scheduler.wake()

    async def readable(self, table: Table, reader: int) -> Sequence[Pin]:
        """Return the pins that a person reads by message: none of whom they mute or block, or who blocks them."""
        found = await self._tables.store.read(queries.all_pins, table.id)
        others = {each.user_id for each in found} - {reader}
        hidden = await self._tables.store.read(unheard, others, reader)
        return [each for each in found if each.user_id not in hidden]

    async def check(self, table_id: int) -> datetime | None:
        """Look for the moments of those who have agreed; return when to look how far that is (None: it is done)."""
        left = await self._tables.store.read(queries.to_look_for, table_id)
        if not left:
            return None
        position, now = await self._position(table_id), self._tables.now()
        for each in left:
            found = await self._found(position, each, now)
            if found is not None:
                await self._write(queries.add_moments, table_id, each.user_id, found, now)
        waits = await self._tables.store.read(queries.to_look_for, table_id)
        return now + CHECK_SEARCH_AFTER if waits else None

    async def _position(self, table_id: int) -> Position | None:
        try:
            return await self._tables.position(table_id)
        except Refusal:
            return None

    async def _found(self, position: Position | None, reviewer: Reviewer, now: datetime) -> Sequence[LostMoment] | None:
        """Return what is found for a person; None as long as the search goes on."""
        if position is None or (reviewer.agreed_at is not None and reviewer.agreed_at + GIVE_UP_AFTER < now):
            return ()
        try:
            return (await self.look_back.ask(position, reviewer.user_id)).moments
        except Refusal:
            return ()

    async def _is_open(self, table: Table) -> bool:
        return await self._tables.store.read(queries.is_open, table.id)

    async def _require_over(self, table: Table, user_id: int) -> None:
        if table.commitment is None:
            raise Refusal("refusal-not-started")
        if not table.over:
            raise Refusal("refusal-review-early")
        if table.game not in self._tables.games:
            raise Refusal("refusal-game-away")
        require_awake(table)
        await self._tables.people.require_admitted(table.guild_id, [user_id])

    async def _write(self, query: Query[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        await self._tables.store.write(query, *args, **kwargs)
        self._tables.on_outbox()
