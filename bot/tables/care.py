"""Looking after tables: closing, another player for a seat, moving, nudges, and what this program cannot read."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any

import msgspec

from bot.post.errand import Draft, Kind
from bot.tables.change import Change, Stored
from bot.tables.desk import LOBBY_LIFE, Desk, board, require_owner
from bot.tables.lobby import companion, hands, seated, who
from bot.tables.model import EntryKind, Person, Position, Seat, Status, Table
from bot.tables.refusal import NotSeated, Refusal, SetAside
from games.engine import Argument, Text, UnreadableState, text
from games.players import Level

log = logging.getLogger(__name__)

BATCH = 50
"""How many tables are looked through at a time; people's clicks go in between."""


class Care(Desk):
    """What owners, managers and time do to a table."""

    async def close(self, table_id: int, user_id: int, *, manager: bool = False) -> Table:
        """The owner or a manager ends a table for good, without a result. A state that is there is kept."""

        async def decide(stored: Stored) -> Change:
            require_owner(stored.table, user_id, manager=manager)
            return self._closing(stored, user_id, text("notice-closed", who=_mention(user_id)))

        return await self._change(table_id, decide)

    async def expire(self, table_id: int) -> None:
        """Closes a lobby that nobody has touched for :data:`LOBBY_LIFE`, with a word in the channel."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            if table.status is not Status.LOBBY or self._now() < table.touched_at + LOBBY_LIFE:
                raise Refusal("refusal-over")
            return self._closing(stored, None, text("notice-expired", days=LOBBY_LIFE.days))

        try:
            await self._change(table_id, decide)
        except Refusal:
            log.debug("Table %d is no idle lobby any more", table_id)

    async def replace(self, table_id: int, seat: int, new: Person | Level, *, by: int, manager: bool = False) -> Table:
        """``new``, a person or a computer player of that level, takes over a seat of a running game.

        That is decided by who sits there, the owner or a manager.
        """

        async def decide(stored: Stored) -> Change:
            position = self._running(stored)
            table = position.table
            if not 0 <= seat < len(table.seats):
                raise Refusal("refusal-other-not-seated")
            old = table.seats[seat]
            if by != old.user_id:
                require_owner(table, by, manager=manager)
            if isinstance(new, Person) and table.seat_of(new.user_id) is not None:
                raise Refusal("refusal-already-seated")
            player = new if isinstance(new, Person) else companion(table, new)
            return self._reseat(stored, position, old, seated(seat, player), by)

        return await self._change(table_id, decide)

    async def move(self, table_id: int, channel_id: int, user_id: int, *, manager: bool = False) -> Table:
        """Brings a table to another channel of its server, where it is posted anew. Players may, and managers."""

        async def decide(stored: Stored) -> Change:
            table = stored.table
            if not manager and table.owner_id != user_id and table.seat_of(user_id) is None:
                raise NotSeated
            if table.status is Status.SET_ASIDE:
                raise SetAside
            if not table.live:
                raise Refusal("refusal-over")
            moved = self._touched(stored, channel_id=channel_id)
            return Change(
                table=moved,
                entry=self._entry(moved, EntryKind.MOVE_HERE, user_id, key=str(channel_id)),
                hands_due=stored.hands_due,
                forget_posts=(None,),
                errands=(Draft(Kind.LOBBY if table.status is Status.LOBBY else Kind.STATUS),),
            )

        return await self._change(table_id, decide)

    async def nudge(self, table_id: int, user_id: int) -> Table:
        """A player asks for those who are waited for to be pinged again; not too often."""
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
        hours = (await self._store.guild_settings(table.guild_id)).nudge_hours
        now = self._now()
        if not await self._store.nudge(table, now, now - timedelta(hours=hours)):
            raise Refusal("refusal-nudged-already", hours=hours)
        self._on_outbox()
        return table

    async def seen(self, person: Person) -> None:
        """Keeps the name and locale of a person fresh at every table."""
        await self._store.seen(person)

    async def mend(self) -> None:
        """Looks through every live table: sets aside what cannot be read, brings back what can be read again."""
        after = 0
        while found := await self._store.batch(after, BATCH):
            for stored in found:
                await self._look_after(stored)
                await asyncio.sleep(0)
            after = found[-1].table.id

    async def _look_after(self, stored: Stored) -> None:
        table = stored.table
        trouble = self._trouble(stored)
        if table.status is Status.SET_ASIDE and trouble is None:
            await self._change(table.id, self._back)
            log.info("Table %d can be read again", table.id)
        elif table.status is not Status.SET_ASIDE and trouble is not None:
            await self._set_aside(table.id, trouble)

    def _trouble(self, stored: Stored) -> UnreadableState | None:
        """Why a live table cannot be read; None where it can."""
        game = self._games.get(stored.table.game)
        if game is None:
            return UnreadableState(f"no game {stored.table.game!r}")
        try:
            if stored.state is not None:
                game.decode(stored.state)
        except UnreadableState as error:
            return error
        return None

    async def _back(self, stored: Stored) -> Change:
        if stored.table.status is not Status.SET_ASIDE:
            raise Refusal("refusal-busy")
        again = Draft(Kind.NOTICE, note=text("notice-back"))
        if stored.state is None:
            table = self._touched(stored, status=Status.LOBBY)
            return self._lasting(stored, table, EntryKind.BACK, None, (again, Draft(Kind.LOBBY)), lobby=True)
        table = self._touched(stored, status=Status.RUNNING)
        game = self._games[table.game]
        position = Position(table, game, game.decode(stored.state))
        return self._lasting(stored, table, EntryKind.BACK, None, (again, Draft(Kind.STATUS), *hands(position)))

    def _reseat(self, stored: Stored, position: Position, old: Seat, new: Seat, by: int) -> Change:
        seat = old.seat
        seats = tuple(new if other.seat == seat else other for other in position.table.seats)
        undo = {"undo_seat": None, "undo_depth": 0} if position.table.undo_seat == seat else {}
        table = self._touched(stored, seats=seats, **undo)
        table = msgspec.structs.replace(
            table,
            owner_id=_owner(table, old, new),
            with_computers=table.with_computers or new.level is not None,
        )
        note = text("notice-replaced", old=_called(old), new=_called(new), seat=seat + 1)
        # A fresh ping is for a person who is now waited for; where nobody is, the computer players' turns are shown.
        asks = seat in table.to_act and (new.user_id is not None or not table.awaited)
        public = board(table) if asks else Draft(Kind.REFRESH)
        position.table = table
        hand = [draft for draft in hands(position) if draft.seat == seat]
        return Change(
            table=table,
            entry=self._entry(table, EntryKind.REPLACE, by, seat=seat, key=who(new), level=new.level),
            hands_due=stored.hands_due & ~(1 << seat),
            reseated=True,
            forget=bool(undo),
            forget_posts=(seat,),  # the next hand must not go where the last player's went
            errands=(Draft(Kind.NOTICE, note=note), public, *hand),
        )

    def _closing(self, stored: Stored, user_id: int | None, note: Text) -> Change:
        table = stored.table
        if not table.live:
            raise Refusal("refusal-over")
        errands = [Draft(Kind.NOTICE, note=note)]
        if stored.state is None:
            errands.insert(0, Draft(Kind.LOBBY))
        elif table.status is Status.RUNNING:
            errands.insert(0, Draft(Kind.REFRESH))
        closed = self._touched(
            stored,
            status=Status.CLOSED,
            to_act=(),
            turn_since=None,
            undo_seat=None,
            undo_depth=0,
            seed=stored.seed,
        )
        return Change(
            table=closed,
            entry=self._entry(closed, EntryKind.CLOSE, user_id),
            forget=True,
            drop_errands=True,
            errands=tuple(errands),
            expires=None,
        )

    def _lasting(
        self,
        stored: Stored,
        table: Table,
        kind: EntryKind,
        user_id: int | None,
        errands: tuple[Draft, ...],
        *,
        lobby: bool = False,
    ) -> Change:
        more: dict[str, Any] = {"expires": table.touched_at + LOBBY_LIFE} if lobby else {}
        return Change(
            table=table,
            entry=self._entry(table, kind, user_id),
            hands_due=stored.hands_due,
            errands=errands,
            **more,
        )


def _owner(table: Table, old: Seat, new: Seat) -> int:
    """Who owns a table where ``new`` took the seat of ``old``: a person who plays, as long as there is one."""
    if table.owner_id != old.user_id:
        return table.owner_id
    if new.user_id is not None:
        return new.user_id
    return next(iter(table.people), table.owner_id)


def _called(seat: Seat) -> Argument:
    """Who sits there, for a notice: a person is mentioned, a computer player named as what it is."""
    if seat.user_id is not None:
        return _mention(seat.user_id)
    return text("computer-name", name=seat.name, level=text(f"level-{seat.level}"))


def _mention(user_id: int) -> str:
    """A person outside the seats, in Discord's own form: it shows the name and needs no escaping."""
    return f"<@{user_id}>"
