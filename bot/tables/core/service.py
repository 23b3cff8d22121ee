"""The table service: it loads a table, lets an act decide what changes, stores that and tells who waits for it.

The acts themselves are functions in the modules of their features. They raise Refusal where something cannot be done
(nothing is changed then) and StoreUnavailable where the database fails (likewise). The same ``interaction_id`` again
gives the same answer and changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.core.errors import describe
from bot.core.logs import INCIDENT, log_about_table
from bot.core.meter import SILENT, Meter
from bot.core.steady_time import utc_now
from bot.core.workers.foreign_pool import GameStopped
from bot.db.database import Query, StoreUnavailable
from bot.outbox.model import Kind, NewItem
from bot.people.availability import is_away
from bot.people.calendar import Away
from bot.people.service import People
from bot.scheduler.model import Due
from bot.scheduler.scheduler import Scheduler
from bot.tables.core import queries as tables
from bot.tables.core.base import entry_for
from bot.tables.core.change import Change, ChannelTaken, Follow, RevisionConflict, Stored, UnknownGame, UnreadableTable
from bot.tables.core.model import EntryKind, Position, Status, Table
from bot.tables.core.refusals import Quarantined, Refusal, StepFailed, existing, require_awake
from bot.tables.history.played_again import PlayedAgain
from bot.tables.history.position_queries import Newest, NewestPositions
from bot.tables.time.pacing import Pacing
from bot.tables.time.turns import ClockContexts, changed, charged, held
from bot.tables.time.vacation_queries import refresh
from games import GAMES
from games.engine import AnyGame, NewerState, UnreadableState, text

if TYPE_CHECKING:
    import sqlalchemy as sa

    from bot.db import Store

log = logging.getLogger(__name__)

MAX_TRIES = 5
"""Attempts at a change when another process keeps changing the table."""

P = ParamSpec("P")
T = TypeVar("T")

Decide = Callable[[Stored], Awaitable[Change | None]]
"""Returns what changes at a table, None for nothing. Raises Refusal to leave it alone."""

Answer = Callable[[Stored], Awaitable[tuple[Change | None, T]]]
"""The same, with an answer for the caller."""

HasLeft = Callable[[int | None, int], Awaitable[bool]]
MemberSince = Callable[[int | None, int], Awaitable[datetime | None]]


async def _nobody_has_left(_guild_id: int | None, _user_id: int) -> bool:
    return False


async def _nobody_knows(_guild_id: int | None, _user_id: int) -> datetime | None:
    return None


class Tables:
    """The tables of a store, with a lock for each one in use.

    ``after_change`` is what must happen with every change, see :mod:`bot.after_change`. ``now`` tells the time,
    ``draw_seed`` draws a seed from the operating system's source. ``on_outbox`` is called when there is something to
    post, ``on_change`` with every change that was stored, and ``scheduler`` is woken when a due time has changed.
    ``has_left`` tells whether a person (by user id) is known to have left a server (by guild id), ``member_since`` when
    they joined it, as far as that can be known. ``meter`` counts moves, ``pacing`` knows what clocks depend on,
    ``people`` what players have set for themselves.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        after_change: AfterChange,
        now: Callable[[], datetime] = utc_now,
        on_outbox: Callable[[], None] = lambda: None,
        on_change: Callable[[Change], None] = lambda _: None,
        has_left: HasLeft = _nobody_has_left,
        member_since: MemberSince = _nobody_knows,
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        meter: Meter = SILENT,
        pacing: Pacing | None = None,
        people: People | None = None,
        scheduler: Scheduler | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.on_outbox = on_outbox
        self.has_left = has_left
        self.member_since = member_since
        self.draw_seed = draw_seed
        self.people = people or People(store, now, refresh)
        self.pacing = pacing or Pacing(store, now)
        self.scheduler = scheduler or Scheduler(store, now)
        self.replayed: dict[int, PlayedAgain] = {}
        self._after_change = after_change
        self.on_change = on_change
        self._meter = meter
        self._newest = NewestPositions()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Reading.

    async def query(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what ``query`` finds about tables. Raises Refusal for one that cannot be read."""
        try:
            return await self.store.read(query, *args, **kwargs)
        except UnreadableTable as error:
            raise Refusal("refusal-unreadable") from error

    async def at(self, channel_id: int) -> Table | None:
        """Return the live table of a channel, else the last one that was there."""
        return await self.query(tables.at_channel, channel_id)

    async def get(self, table_id: int) -> Table:
        """Return the table with this id. Raises UnknownTable."""
        return existing(await self.query(tables.find, table_id))

    def find_to_play(self, connection: sa.Connection, table_id: int) -> Stored | None:
        """Return the table with this id as it is stored, with what its clocks depend on. Raises UnreadableTable."""
        stored = tables.load(connection, table_id)
        if stored is None:
            return None
        return msgspec.structs.replace(stored, clock_contexts=self.pacing.find(connection, stored.table))

    async def load(self, table_id: int) -> Stored:
        """Return the table with this id as it is stored. Raises UnknownTable."""
        log_about_table(table_id)
        return existing(await self.query(tables.load, table_id))

    async def position(self, table_id: int) -> Position:
        """Return the position at a table that has been started. A state that cannot be read sets the table aside."""
        return await self.read(await self.load(table_id))

    async def read(self, stored: Stored) -> Position:
        """Return the position that ``stored`` holds, likewise, with what is open there."""
        try:
            position = self.decode(stored)
            _ = position.decisions
        except (Refusal, StoreUnavailable):
            raise
        except Exception as error:
            raise await self.set_aside(stored.table.id, error) from error
        return position

    def decode(self, stored: Stored) -> Position:
        """Return the position that ``stored`` holds. Raises SetAside, UnreadableState, or Refusal for a lobby."""
        table = stored.table
        if table.status is Status.QUARANTINED:
            raise Quarantined(gone=table.game not in self.games)
        if stored.state is None:
            raise Refusal("refusal-not-started" if table.archived_at is None else "refusal-swept")
        game = self.games.get(table.game)
        if game is None:
            raise UnknownGame(f"no game {table.game!r}")
        return Position(table, game, game.decode(stored.state))

    def running(self, stored: Stored, *, stopped: bool = False) -> Position:
        """Return the position of a game that goes on, or (``stopped``) may go on. Raises Refusal for any other."""
        position = self.decode(stored)
        require_awake(position.table)
        if position.table.status is not Status.RUNNING:
            raise Refusal("refusal-over")
        if position.table.stopped and not stopped:
            raise Refusal("refusal-stopped")
        return position

    async def clock_contexts(self, found: Table | Stored) -> ClockContexts:
        """Return what the clocks of a table depend on besides themselves."""
        if isinstance(found, Table):
            return await self.pacing.about(found)
        return await self.pacing.about(found.table) if found.clock_contexts is None else found.clock_contexts

    async def longest_wait(self, table: Table) -> timedelta | None:
        """Return how long a turn at a table in its lobby can take; see :class:`bot.tables.time.pacing.Pacing`."""
        return await self.pacing.longest_wait(table)

    async def away(self, table: Table) -> dict[int, Away]:
        """Return which of the people at ``table`` are away now, by seat."""
        schedules, now = await self.people.schedules(table.people), self.now()
        seats = {seat.seat: seat.user_id for seat in table.seats if seat.user_id is not None}
        found = {seat: is_away(schedules[user], now) for seat, user in seats.items()}
        return {seat: away for seat, away in found.items() if away is not None}

    # Changing.

    async def change(
        self, table_id: int, decide: Decide, found: Stored | None = None, follow: Follow | None = None
    ) -> Table:
        """Change a table as ``decide`` says, and return it as it is then; see :meth:`change_for`.

        ``follow`` stores what else is to be so from the same moment on.
        """

        async def answer(stored: Stored) -> tuple[Change | None, None]:
            return await decide(stored), None

        return (await self.change_both(table_id, answer, found, follow))[0]

    async def change_for(self, table_id: int, decide: Answer[T], found: Stored | None = None) -> T:
        """Change a table as ``decide`` says, and return its answer.

        ``decide`` gets the table as stored, at first as it was ``found`` where somebody has loaded it just now. It is
        asked again if another process was faster. If the game itself fails, its table is quarantined, so that nobody
        runs into the same step again and again. Raises Refusal.
        """
        return (await self.change_both(table_id, decide, found))[1]

    async def change_both(
        self, table_id: int, decide: Answer[T], found: Stored | None = None, follow: Follow | None = None
    ) -> tuple[Table, T]:
        """Change a table as ``decide`` says, and return it as it is then, with the answer; see :meth:`change_for`."""
        async with self._lock(table_id):
            for _ in range(MAX_TRIES):
                stored, found = found or await self.load(table_id), None
                require_awake(stored.table)
                try:
                    change, answer = await decide(stored)
                except Quarantined as refusal:
                    raise Quarantined(gone=stored.table.game not in self.games) from refusal
                except (Refusal, StoreUnavailable):
                    raise
                except Exception as error:
                    if stored.state is None and not isinstance(error, UnreadableState):
                        raise
                    raise await self._quarantine(table_id, error) from error
                if change is None:
                    return stored.table, answer
                change = await self._completed(stored, change)
                if await self._commit(stored.table, change, follow):
                    return change.table, answer
        raise Refusal("refusal-busy")

    async def create(self, change: Change) -> Table:
        """Store a new table, and tell of it. Raises ChannelTaken."""
        change = await self._completed(None, change)
        table = await self.store.write(self._create, change)
        self._tell(msgspec.structs.replace(change, table=table))
        return table

    def touched(self, stored: Stored, **changes: Any) -> Table:
        """Return the table after a change made now."""
        table = stored.table
        return msgspec.structs.replace(table, revision=table.revision + 1, touched_at=self.now(), **changes)

    async def set_aside(self, table_id: int, error: Exception) -> Refusal:
        """Set a table aside that cannot be read, or whose game failed: its bytes stay, its players are told.

        Returns the refusal for whoever came upon it.
        """
        async with self._lock(table_id):
            return await self._quarantine(table_id, error)

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _completed(self, stored: Stored | None, change: Change) -> Change:
        for complete in self._after_change.complete:
            change = await complete(self, stored, change)
        return change

    async def _commit(self, before: Table, change: Change, follow: Follow | None = None) -> bool:
        """Store ``change`` of a table as it was ``before`` and tell of it; return False if the table has moved on."""
        try:
            newest = self._newest.before(change)
            depth, planned = await self.store.write(self._store, before, change, newest, follow)
            self._newest.note(change, newest, depth)
        except RevisionConflict:
            return False
        except ChannelTaken:
            raise Refusal("refusal-channel-taken") from None
        self._tell(msgspec.structs.replace(change, planned=planned))
        return True

    def _store(
        self, connection: sa.Connection, before: Table, change: Change, newest: Newest | None, follow: Follow | None
    ) -> tuple[int | None, bool]:
        follows = (*self._after_change.store, *((follow,) if follow else ()))
        depth = tables.commit(connection, change, newest, follows, before)
        return depth, self._after_change.look(connection, change)

    def _create(self, connection: sa.Connection, change: Change) -> Table:
        table = tables.create(connection, change, self._after_change.store)
        self._after_change.look(connection, msgspec.structs.replace(change, table=table))
        return table

    def _tell(self, change: Change) -> None:
        if change.entry.kind is EntryKind.MOVE:
            moves, computer = 1 + len(change.more), change.entry.level is not None
            self._meter.moved(change.table.game, moves, computer=computer)
        if change.items:
            self.on_outbox()
        if change.due or change.clocks:
            self.scheduler.wake()
        self.on_change(change)

    async def _quarantine(self, table_id: int, error: Exception) -> Refusal:
        """Do what :meth:`set_aside` says, with the lock held."""
        stored = await self.load(table_id)
        if stored.table.status not in {Status.LOBBY, Status.RUNNING}:
            return Refusal("refusal-unreadable" if stored.table.game in self.games else "refusal-game-away")
        number: str | None = None
        refusal: Refusal = Quarantined()
        note = text("notice-set-aside")
        if isinstance(error, UnreadableState):
            if isinstance(error, UnknownGame):
                refusal, note = Quarantined(gone=True), text("notice-game-gone", game=text("game-name"))
            elif isinstance(error, NewerState):
                note = text("notice-game-older", game=text("game-name"))
            log.error("Table %d is set aside: %s", table_id, describe(error))
        elif isinstance(error, GameStopped):
            number = secrets.token_hex(3)
            log.error("Incident %s: table %d is set aside: %s", number, table_id, error, extra={INCIDENT: number})
            refusal = StepFailed(number, stopped=True)
            note = text("notice-game-stopped", number=number, game=text("game-name"))
        else:
            number = secrets.token_hex(3)
            extra = {INCIDENT: number}
            log.error("Incident %s: table %d is set aside", number, table_id, exc_info=error, extra=extra)
            refusal, note = StepFailed(number), text("notice-step-failed", number=number)
        about, now = await self.clock_contexts(stored), self.now()
        clocks = held(stored.table, about, now)
        table = self.touched(stored, status=Status.QUARANTINED, clocks=clocks)
        await self._commit(
            stored.table,
            Change(
                table=table,
                clocks=changed(stored.table.clocks, clocks),
                charged=charged(stored.table, about, now),
                entry=entry_for(table, EntryKind.QUARANTINED, key=number),
                hands_due=stored.hands_due,
                drop_items=True,
                due={Due.LOBBY: None},
                items=(NewItem(Kind.NOTICE, note=note),),
            ),
        )
        return refusal


Complete = Callable[[Tables, Stored | None, Change], Awaitable[Change]]
"""Completes a change of a table as it was stored (None: a new one) before the change is stored."""


class AfterChange(NamedTuple):
    """The functions for every change: those that ``complete`` it, and those that ``store`` its consequences.

    ``look`` looks once, when all is stored, for what features keep at a table, stores what they add to its change, and
    returns whether somebody plans ahead there.
    """

    complete: Sequence[Complete] = ()
    store: Sequence[Follow] = ()
    look: Callable[[sa.Connection, Change], bool] = lambda _connection, _change: False
