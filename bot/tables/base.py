"""What every part of the table service shares: loading a table and committing a change."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import UNSET

from bot.errors import told
from bot.logs import INCIDENT, log_about_table
from bot.meter import SILENT, Meter
from bot.model.calendar import Away
from bot.model.change import Change, ChannelTaken, Due, RevisionConflict, Stored, UnreadableTable
from bot.model.outbox import Kind, NewItem
from bot.model.result import result_of
from bot.model.table import Actor, Entry, EntryKind, Position, Status, Table
from bot.pace.pacing import Pacing
from bot.pace.turns import About, changed, charged, held
from bot.people.calendar import is_away
from bot.people.people import People
from bot.steady_time import utc_now
from bot.store import journal
from bot.store.database import StoreUnavailable
from bot.tables.absence import attended
from bot.tables.played_again import PlayedAgain
from bot.tables.refusal import Refusal, SetAside, StepFailed, UnknownTable
from games import GAMES
from games.engine import AnyGame, UnreadableState, text

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

LOBBY_LIFE = timedelta(days=14)
"""How long an untouched lobby stays open."""

QUIET = 5.0
"""Seconds a board waits while only computer players move, so that their turns share one post."""

TRIES = 5
"""Attempts at a change when another process keeps changing the table."""

Decide = Callable[[Stored], Awaitable[Change]]
HasLeft = Callable[[int, int], Awaitable[bool]]


async def _nobody_has_left(_guild_id: int, _user_id: int) -> bool:
    return False


class TableServiceBase:
    """The store, the games, and a lock for each table in use.

    ``now`` tells the time, ``draw_seed`` draws a seed from the operating system, ``on_outbox`` is called when there is
    something to say, ``on_due`` when a due time has changed, ``on_change`` with each table that was changed.
    ``has_left`` tells whether a person (by user id) is known to have left a server (by guild id), ``meter`` is told of
    every move, ``pacing`` tells what the clocks of tables depend on, and ``people`` what their players have said.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        now: Callable[[], datetime] = utc_now,
        on_outbox: Callable[[], None] = lambda: None,
        on_due: Callable[[], None] = lambda: None,
        on_change: Callable[[Table], None] = lambda _: None,
        has_left: HasLeft = _nobody_has_left,
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        meter: Meter = SILENT,
        pacing: Pacing | None = None,
        people: People | None = None,
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._on_outbox = on_outbox
        self._on_due = on_due
        self._on_change = on_change
        self._has_left = has_left
        self._draw_seed = draw_seed
        self._meter = meter
        self._pacing = pacing or Pacing(store, now)
        self.people = people or People(store, now)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._seen_again: dict[int, PlayedAgain] = {}

    async def get(self, table_id: int) -> Table:
        """The table with this id."""
        try:
            found = await self._store.table(table_id)
        except UnreadableTable as error:
            raise Refusal("refusal-unreadable") from error
        if found is None:
            raise UnknownTable
        return found

    async def position(self, table_id: int) -> Position:
        """The position at a table that has been started. A state that cannot be read sets the table aside."""
        return await self.read(await self.load(table_id))

    async def read(self, stored: Stored) -> Position:
        """The position that ``stored`` holds, likewise, with what is open there."""
        try:
            position = self._read(stored)
            _ = position.decisions
        except (Refusal, StoreUnavailable):
            raise
        except Exception as error:
            raise await self._set_aside(stored.table.id, error) from error
        return position

    async def load(self, table_id: int) -> Stored:
        """The table with this id as it is stored. Raises UnknownTable."""
        log_about_table(table_id)
        try:
            stored = await self._store.load(table_id)
        except UnreadableTable as error:
            raise Refusal("refusal-unreadable") from error
        if stored is None:
            raise UnknownTable
        return stored

    def _read(self, stored: Stored) -> Position:
        """The position that ``stored`` holds. Raises SetAside, UnreadableState, or Refusal for a lobby."""
        table = stored.table
        if table.status is Status.SET_ASIDE:
            raise SetAside
        if stored.state is None:
            raise Refusal("refusal-not-started" if table.swept_at is None else "refusal-swept")
        game = self._games.get(table.game)
        if game is None:
            raise UnreadableState(f"no game {table.game!r}")
        return Position(table, game, game.decode(stored.state))

    def _running(self, stored: Stored) -> Position:
        """The position of a game that goes on."""
        position = self._read(stored)
        if position.table.status is not Status.RUNNING:
            raise Refusal("refusal-over")
        return position

    async def _change(self, table_id: int, decide: Decide, found: Stored | None = None) -> Table:
        """Changes a table as ``decide`` says, which is asked again if another process was faster.

        ``decide`` gets the table as stored, at first as it was ``found`` where somebody has loaded it just now, and
        raises Refusal to leave it alone. If the game itself fails, its table is set aside, so that nobody runs into
        the same step again and again.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                stored, found = found or await self.load(table_id), None
                try:
                    change = await decide(stored)
                except (Refusal, StoreUnavailable):
                    raise
                except Exception as error:
                    if stored.state is None and not isinstance(error, UnreadableState):
                        raise
                    raise await self._put_aside(table_id, error) from error
                change = await self._with_result(stored, attended(stored.table, change))
                if await self._commit(change):
                    return change.table
        raise Refusal("refusal-busy")

    async def _with_result(self, stored: Stored, change: Change) -> Change:
        """``change`` with the result of the game that ends with it, if one does."""
        table, state = change.table, stored.state if change.state is UNSET else change.state
        if state is None or not table.over or stored.table.over:
            return change
        position = None
        if stored.table.status is not Status.SET_ASIDE:
            game = self._games[table.game]
            position = Position(table, game, game.decode(state))
        began = await self._store.read(journal.started_at, table.id)
        return msgspec.structs.replace(change, result=result_of(table, position, began or table.created_at))

    async def _commit(self, change: Change) -> bool:
        """Stores ``change`` and wakes the outbox; False if the table has moved on."""
        try:
            await self._store.commit(change)
        except RevisionConflict:
            return False
        except ChannelTaken:
            raise Refusal("refusal-channel-taken") from None
        self._tell(change)
        return True

    async def about_clocks(self, table: Table) -> About:
        """What the clocks of ``table`` depend on besides themselves."""
        return await self._pacing.about(table)

    async def longest_wait(self, table: Table) -> timedelta | None:
        """How long a turn at a table in its lobby can take; see :meth:`bot.pace.pacing.Pacing.longest_wait`."""
        return await self._pacing.longest_wait(table)

    async def away(self, table: Table) -> dict[int, Away]:
        """Which of the people at ``table`` are away now, by seat."""
        schedules, now = await self.people.schedules(table.people), self._now()
        seats = {seat.seat: seat.user_id for seat in table.seats if seat.user_id is not None}
        found = {seat: is_away(schedules[user], now) for seat, user in seats.items()}
        return {seat: away for seat, away in found.items() if away is not None}

    def now(self) -> datetime:
        """The present time."""
        return self._now()

    def _tell(self, change: Change) -> None:
        if change.entry.kind is EntryKind.MOVE:
            moves, computer = 1 + len(change.more), change.entry.level is not None
            self._meter.moved(change.table.game, moves, computer=computer)
        if change.items:
            self._on_outbox()
        if change.due or change.clocks:
            self._on_due()
        self._on_change(change.table)

    def _entry(self, table: Table, kind: EntryKind, user_id: int | None = None, **more: Any) -> Entry:
        """A journal entry for ``table`` as it is after the change."""
        return Entry(
            table_id=table.id, revision=table.revision, kind=kind, at=table.touched_at, user_id=user_id, **more
        )

    def _touched(self, stored: Stored, **changes: Any) -> Table:
        """The table after a change made now."""
        table = stored.table
        return msgspec.structs.replace(table, revision=table.revision + 1, touched_at=self._now(), **changes)

    async def _set_aside(self, table_id: int, error: Exception) -> Refusal:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            return await self._put_aside(table_id, error)

    async def _put_aside(self, table_id: int, error: Exception) -> Refusal:
        """Sets a table aside that cannot be read, or whose game failed: its bytes stay, its players are told.

        Returns the refusal for whoever came upon it. The lock is held.
        """
        stored = await self.load(table_id)
        if stored.table.status not in {Status.LOBBY, Status.RUNNING}:
            return Refusal("refusal-unreadable")
        number: str | None = None
        refusal: Refusal = SetAside()
        note = text("notice-set-aside")
        if isinstance(error, UnreadableState):
            log.error("Table %d is set aside: %s", table_id, told(error))
        else:
            number = secrets.token_hex(3)
            extra = {INCIDENT: number}
            log.error("Incident %s: table %d is set aside", number, table_id, exc_info=error, extra=extra)
            refusal, note = StepFailed(number), text("notice-step-failed", number=number)
        about, now = await self.about_clocks(stored.table), self._now()
        clocks = held(stored.table, about, now)
        table = self._touched(stored, status=Status.SET_ASIDE, clocks=clocks)
        await self._commit(
            Change(
                table=table,
                clocks=changed(stored.table.clocks, clocks),
                charged=charged(stored.table, about, now),
                entry=self._entry(table, EntryKind.SET_ASIDE, key=number),
                hands_due=stored.hands_due,
                drop_items=True,
                due={Due.LOBBY: None},
                items=(NewItem(Kind.NOTICE, note=note),),
            )
        )
        return refusal


def moment(at: datetime) -> str:
    """A Discord timestamp, shown in the reader's own way: "in 5 minutes"."""
    return f"<t:{int(at.timestamp())}:R>"


def board_item(table: Table) -> NewItem:
    """The outbox item of a board that is due; it waits a little while only computer players move."""
    alone = table.status is Status.RUNNING and table.to_act and not table.awaited
    return NewItem(Kind.STATUS, wait=QUIET if alone else 0.0)


def require_here(table: Table, by: Actor) -> None:
    """Refuses unless ``by`` acts on the table's own server: managing another one gives no power here."""
    if by.guild_id != table.guild_id:
        raise Refusal("refusal-other-server")


def require_owner(table: Table, by: Actor) -> None:
    """Refuses unless ``by`` is the table's owner or manages its server, and acts there."""
    require_here(table, by)
    if not by.manager and table.owner_id != by.user_id:
        raise Refusal("refusal-owner-only")


def require_lobby(table: Table) -> None:
    """Refuses unless the table still waits for players."""
    if table.status is Status.SET_ASIDE:
        raise SetAside
    if table.status is Status.RUNNING:
        raise Refusal("refusal-already-started")
    if table.status is not Status.LOBBY:
        raise Refusal("refusal-over")
