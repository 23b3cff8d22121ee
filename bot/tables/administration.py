"""Administration of tables: closing, moving, nudging, and what to do with a table that cannot be played."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import msgspec

from bot.model.change import Change, Due, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import Actor, EntryKind, Person, Position, Status, Table
from bot.tables.absence import asked_anew, open_votes, running_due
from bot.tables.base import LOBBY_LIFE, TableServiceBase, moment, require_here, require_owner
from bot.tables.refusal import NotSeated, Refusal, SetAside
from bot.tables.retention import over_due
from bot.tables.seating import hand_items
from bot.tables.seats import offer_items, user_mention
from bot.tables.undo_requests import request_items
from games.engine import Text, UnreadableState, text

log = logging.getLogger(__name__)

NUDGE_AFTER = timedelta(hours=1)
"""Nobody is nudged who has been asked for less."""

BATCH = 50
"""How many tables are checked at a time, so that clicks get their turn."""


class Administration(TableServiceBase):
    """What owners, managers and the passing of time do to a table."""

    async def close(self, table_id: int, by: Actor) -> Table:
        """The owner or a manager ends a table for good, without a result. Its state is kept."""

        async def decide(stored: Stored) -> Change:
            require_owner(stored.table, by)
            return self._closing(stored, by.user_id, text("notice-closed", who=user_mention(by.user_id)))

        return await self._change(table_id, decide)

    async def expire(self, table_id: int) -> None:
        """Closes a lobby that nobody has touched for :data:`LOBBY_LIFE`, with a notice."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            if table.status is not Status.LOBBY or self._now() < table.touched_at + LOBBY_LIFE:
                raise Refusal("refusal-over")
            return self._closing(stored, None, text("notice-expired", days=LOBBY_LIFE.days))

        try:
            await self._change(table_id, decide)
        except Refusal:
            log.debug("Table %d is no idle lobby any more", table_id)

    async def move(self, table_id: int, channel_id: int, by: Actor) -> Table:
        """Moves a table to another channel of its server, where it is posted again; for players and managers."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            require_here(table, by)
            if not by.manager and table.owner_id != by.user_id and table.seat_of(by.user_id) is None:
                raise NotSeated
            if table.status is Status.SET_ASIDE:
                raise SetAside
            if not table.live:
                raise Refusal("refusal-over")
            moved = self._touched(stored, channel_id=channel_id)
            public = NewItem(Kind.LOBBY if table.status is Status.LOBBY else Kind.STATUS)
            asked = [NewItem(Kind.UNDO_REQUEST)] if table.undo_request is not None else []
            asked += [NewItem(Kind.VOTE)] if open_votes(table) else []
            asked += [NewItem(Kind.OPEN_SEAT)] if table.absence.open_seats else []
            asked += [NewItem(Kind.PROPOSAL)] if table.absence.proposal is not None else []
            asked += [NewItem(Kind.IDLE)] if table.absence.idle is not None else []
            return Change(
                table=moved,
                entry=self._entry(moved, EntryKind.MOVE_HERE, by.user_id, key=str(channel_id)),
                hands_due=stored.hands_due,
                forget_posts=(None,),
                items=(public, *offer_items(table), *asked),
            )

        return await self._change(table_id, decide)

    async def nudge(self, table_id: int, user_id: int) -> Table:
        """A player pings those who are waited for once more, at most every so many hours."""
        table = await self.nudgeable(table_id, user_id)
        hours = (await self._store.guild_settings(table.guild_id)).nudge_hours
        now, span = self._now(), timedelta(hours=hours)
        nudged_at = await self._store.nudge(table, now, now - span)
        if nudged_at is not None:
            raise Refusal("refusal-nudged-already", hours=hours, when=moment(nudged_at + span))
        self._on_outbox()
        return table

    async def nudgeable(self, table_id: int, user_id: int) -> Table:
        """The table, where a player may ping those who are waited for: somebody else, and for an hour."""
        table = await self.get(table_id)
        seat = table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        if table.status is not Status.RUNNING:
            raise Refusal("refusal-not-running")
        if not table.awaited:
            raise Refusal("refusal-nudge-computer")
        if table.awaited == (user_id,):
            raise Refusal("refusal-nudge-self")
        if table.absence.paused_until is not None:
            raise Refusal("refusal-paused")
        patient = (table.turn_since or table.touched_at) + NUDGE_AFTER
        if self._now() < patient:
            raise Refusal("refusal-nudge-soon", when=moment(patient))
        return table

    async def seen(self, person: Person) -> None:
        """Updates a person's name and locale at all their tables."""
        await self._store.seen(person)

    async def mend(self) -> None:
        """Checks every live table: sets aside those that cannot be read, brings back those that can be read again."""
        after = 0
        while found := await self._store.batch(after, BATCH):
            for stored in found:
                try:
                    await self._look_after(stored)
                except Refusal as refusal:
                    log.warning("Table %d could not be looked after: %s", stored.table.id, refusal)
                await asyncio.sleep(0)
            after = found[-1].table.id

    async def try_again(self, table_id: int, by: Actor) -> Table:
        """The owner or a manager resumes a table that was set aside, if this program can read it."""

        async def decide(stored: Stored) -> Change:
            require_owner(stored.table, by)
            if stored.table.status is Status.SET_ASIDE and self._trouble(stored) is not None:
                raise SetAside
            return await self._back(stored)

        return await self._change(table_id, decide)

    async def _look_after(self, stored: Stored) -> None:
        table = stored.table
        trouble = self._trouble(stored)
        if table.status is not Status.SET_ASIDE and trouble is not None:
            await self._set_aside(table.id, trouble)
        elif table.status is Status.SET_ASIDE and trouble is None and not await self._failed(table):
            await self._change(table.id, self._back)
            log.info("Table %d can be read again", table.id)

    async def _failed(self, table: Table) -> bool:
        """Whether a table was set aside because a step failed; such a table waits for somebody to try again."""
        entries = await self._store.log(table.id, 1)
        return any(entry.kind is EntryKind.SET_ASIDE and entry.key is not None for entry in entries)

    def _trouble(self, stored: Stored) -> Exception | None:
        """Why a live table cannot be played on; None where it can."""
        game = self._games.get(stored.table.game)
        if game is None:
            return UnreadableState(f"no game {stored.table.game!r}")
        try:
            msgspec.convert(stored.table.options, game.Options)
            if stored.state is not None:
                game.decisions(game.decode(stored.state))
        except msgspec.ValidationError as error:
            return UnreadableState(f"its options: {error}")
        except Exception as error:
            return error
        return None

    async def _back(self, stored: Stored) -> Change:
        if stored.table.status is not Status.SET_ASIDE:
            raise Refusal("refusal-not-set-aside")
        again = NewItem(Kind.NOTICE, note=text("notice-back"))
        if stored.state is None:
            table = self._touched(stored, status=Status.LOBBY)
            return self._lasting(stored, table, EntryKind.BACK, None, (again, NewItem(Kind.LOBBY)), lobby=True)
        table = self._touched(stored, status=Status.RUNNING)
        table = msgspec.structs.replace(table, asked_since=asked_anew(table, table.to_act))
        game = self._games[table.game]
        position = Position(table, game, game.decode(stored.state))
        return self._lasting(stored, table, EntryKind.BACK, None, (again, NewItem(Kind.STATUS), *hand_items(position)))

    def _closing(self, stored: Stored, user_id: int | None, note: Text) -> Change:
        table = stored.table
        if not table.live:
            raise Refusal("refusal-over")
        items = [NewItem(Kind.NOTICE, note=note)]
        if stored.state is None:
            items.insert(0, NewItem(Kind.LOBBY))
        elif table.status is Status.RUNNING:
            items.insert(0, NewItem(Kind.REFRESH))
            items += [NewItem(Kind.HAND, seat.seat) for seat in table.seats if seat.user_id is not None]
        items += (*offer_items(table), *request_items(table, None, "undo-over-closed"))
        closed = self._touched(
            stored,
            status=Status.CLOSED,
            to_act=(),
            turn_since=None,
            undo_seat=None,
            undo_depth=0,
            seed=stored.seed,
            offers=(),
            undo_request=None,
        )
        return Change(
            table=closed,
            entry=self._entry(closed, EntryKind.CLOSE, user_id),
            forget=True,
            drop_items=True,
            items=tuple(items),
            due=over_due(closed),
        )

    def _lasting(
        self,
        stored: Stored,
        table: Table,
        kind: EntryKind,
        user_id: int | None,
        items: tuple[NewItem, ...],
        *,
        lobby: bool = False,
    ) -> Change:
        return Change(
            table=table,
            entry=self._entry(table, kind, user_id),
            hands_due=stored.hands_due,
            items=items,
            due={Due.LOBBY: table.touched_at + LOBBY_LIFE} if lobby else running_due(table),
        )
