"""The service of premoves: laying them down, and playing them.

A premove plays as its player would: key by key through the table service, each checked like a click. It is dropped, and
its player told, by whatever makes it uncertain; nobody else ever sees that there was one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from random import Random, SystemRandom
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.core.logs import log_about, log_about_table
from bot.premoves import queries
from bot.premoves.model import MAX_ALTERNATIVES, MAX_STEPS, MAX_WATCHED, Alternative, Premove, PremoveState
from bot.premoves.pauses import pause
from bot.premoves.plans import PlannedPosition, plan, touched, turn_has_come, watchable
from bot.tables.core import journal_queries as journal
from bot.tables.core import play as table_play
from bot.tables.core import queries as table_queries
from bot.tables.core.change import Stored
from bot.tables.core.model import Entry, EntryKind, Position, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal, existing
from bot.tables.time.arithmetic import ClockContext, left
from games.engine import THEN, Text, open_keys, text
from games.engine.decisions import why_closed

if TYPE_CHECKING:
    import sqlalchemy as sa

    from bot.db import Store
    from bot.tables.core.service import Tables

log = logging.getLogger(__name__)


class Laid(NamedTuple):
    """The position at which a person has changed their premove, and what is left of that."""

    position: Position
    premove: Premove | None


class PremoveService:
    """The premoves of all tables."""

    def __init__(self, store: Store, tables: Tables, *, rng: Random | None = None) -> None:
        self._store = store
        self._tables = tables
        self._rng = rng or SystemRandom()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Laying them down.

    async def of(self, table_id: int, user_id: int) -> Premove | None:
        """Return a person's premove at a table, or why it was dropped."""
        return await self._store.read(queries.find, table_id, user_id)

    async def set_choice(self, table_id: int, user_id: int, number: int, step: int, key: str) -> Laid:
        """Plans ``key`` as the ``step``-th choice of an alternative, in the place of what was planned from there on.

        It may be a path of several keys. Raises NotSeated, Refusal.
        """

        def change(found: Premove, at: Position, seat: int) -> Premove:
            at_first = _alternative(found, number)
            ahead = _plan(at, seat, at_first.keys[:step])
            if ahead.fitting < step:
                raise Refusal("refusal-premove-moved-on")
            for each in key.split(THEN):
                ahead = _plan(at, seat, [*(one.key for one in ahead.taken), each])
            if ahead.fitting != step + len(key.split(THEN)) or ahead.fitting > MAX_STEPS:
                raise Refusal("refusal-premove-not-open")
            return _with(found, number, replace(at_first, steps=tuple(ahead.taken)))

        return await self._change(table_id, user_id, change)

    async def shorten(self, table_id: int, user_id: int, number: int, step: int) -> Laid:
        """Forgets what an alternative plans from its ``step``-th choice on; one without any choice goes."""

        def change(found: Premove, _at: Position, _seat: int) -> Premove:
            mine = _alternative(found, number)
            return _with(found, number, replace(mine, steps=mine.steps[:step]))

        return await self._change(table_id, user_id, change)

    async def watch(self, table_id: int, user_id: int, number: int, piece: str) -> Laid:
        """Makes an alternative depend on ``piece`` not being touched, or no more if it did."""

        def change(found: Premove, at: Position, seat: int) -> Premove:
            mine = _alternative(found, number)
            kept = tuple(each for each in mine.unless if each.piece != piece)
            if kept == mine.unless:
                new = next((each for each in watchable(_plan(at, seat, mine.keys)) if each.piece == piece), None)
                if new is None:
                    raise Refusal("refusal-premove-not-open")
                if len(kept) == MAX_WATCHED:
                    raise Refusal("refusal-premove-watched", most=MAX_WATCHED)
                kept = (*kept, new)
            return _with(found, number, replace(mine, unless=kept))

        return await self._change(table_id, user_id, change)

    async def cancel(self, table_id: int, user_id: int) -> Position:
        """Forgets a person's premove, and that one was dropped."""
        async with self._lock(table_id):
            position, seat, _ = await self._seated(table_id, user_id)
            await self._store.write(queries.remove, table_id, seat)
        return position

    # Playing them.

    async def review(self, table_id: int, *, restarted: bool = False) -> None:
        """Sees what a change of a table means for its premoves: whose turn has come, and which are certain no more.

        ``restarted``: something may have happened that nobody has looked at.
        """
        async with self._lock(table_id):
            await self._review_all(table_id, await self._store.read(queries.at_table, table_id), restarted=restarted)

    async def resume(self) -> None:
        """Call this at a start: what became of premoves while nobody looked."""
        for table_id in await self._store.read(queries.tables_with_premoves):
            try:
                await self.review(table_id, restarted=True)
            except Exception:
                log.exception("The premoves of table %d could not be reviewed", table_id)

    async def play(self, premove_id: int) -> None:
        """Plays a premove that is due, unless it is gone or over."""
        found = await self._store.read(queries.by_id, premove_id)
        if found is None:
            return
        log_about(table=found.table_id)
        async with self._lock(found.table_id):
            premove = await self._store.read(queries.by_id, premove_id)
            if premove is None or premove.state not in (PremoveState.DUE, PremoveState.PLAYING):
                return
            position = await self._tables.position(premove.table_id)
            if not _rests(premove, position.table) or premove.state is PremoveState.PLAYING:
                await self._play(premove, position)
            else:  # its turn comes anew when the game goes on
                await self._store.write(queries.save, replace(premove, due_revision=None))

    async def _review_all(self, table_id: int, premoves: Sequence[Premove], *, restarted: bool = False) -> None:
        """Do what :meth:`review` says, with the lock held."""
        if not premoves:
            return
        try:
            position = await self._tables.position(table_id)
        except Refusal:
            return
        for premove in premoves:
            await self._review(premove, position, restarted=restarted)

    async def _review(self, premove: Premove, position: Position, *, restarted: bool) -> None:
        table = position.table
        since = table.revision > premove.revision
        entries = await self._store.read(journal.since, table.id, premove.revision) if since else []
        if table.over or table.seats[premove.seat].user_id != premove.user_id:
            await self._store.write(queries.remove, table.id, premove.seat)
        elif premove.state is PremoveState.DROPPED:
            own = (entry for entry in _moves(premove, entries) if entry.user_id is not None)
            if any(entry.revision > premove.dropped_revision for entry in own):
                await self._store.write(queries.remove, table.id, premove.seat)
        elif premove.state is PremoveState.PLAYING:
            return  # what has begun is played on
        elif (why := _dealt(premove, position) or _doubt(premove, entries, restarted=restarted)) is not None:
            await self._drop(premove, table, why)
        elif _comes(premove, position):
            play_at = self._tables.now() + await self._pause(table, premove.seat)
            due = replace(premove, due_revision=table.revision)
            await self._store.write(queries.save_due, due, table.guild_id, play_at)
            self._tables.scheduler.wake()

    async def _pause(self, table: Table, seat: int) -> timedelta:
        clock = table.clock_of(seat)
        about = (await self._tables.clock_contexts(table)).get(seat, ClockContext()) if clock else ClockContext()
        bank = None if clock is None else left(clock, table.pace, about, self._tables.now())
        return pause(await self._store.read(queries.answer_times, table.id), table.pace, bank, self._rng)

    async def _play(self, premove: Premove, position: Position) -> None:
        table = position.table
        entries = await self._store.read(journal.since, table.id, premove.revision)
        if premove.state is PremoveState.DUE:
            number = 0
            why = _dealt(premove, position) or _doubt(premove, entries)
            if why is None:
                number, why = _first_open(premove, position, entries)
            if why is not None:
                await self._drop(premove, table, why)
                return
            premove = replace(premove, playing=number)
            await self._store.write(queries.save, premove)
        await self._take(premove, table)

    async def _take(self, premove: Premove, table: Table) -> None:
        """Takes the keys of the chosen alternative; those that were taken before the bot went down count as taken."""
        mine = premove.alternatives[premove.playing or 0]
        for number, key in enumerate(mine.keys):
            interaction_id = f"premove-{table.id}-{premove.seat}-{premove.revision}-{number}"
            done = await self._store.read(journal.entry_of, table.id, interaction_id)
            if done is None and (why := await self._stops(premove, mine)) is not None:
                await self._drop(premove, table, why)
                return
            try:
                await table_play.act(self._tables, table.id, None, premove.user_id, key, interaction_id, ordered=True)
            except Refusal as refusal:
                why = text("premove-over-at", choice=mine.steps[number].label, why=refusal.text)
                await self._drop(premove, table, why)
                return
        await self._store.write(queries.remove, table.id, premove.seat)

    async def _stops(self, premove: Premove, mine: Alternative) -> Text | None:
        """Why a premove that is being played goes no further."""
        entries = await self._store.read(journal.since, premove.table_id, premove.revision)
        return _doubt(premove, entries) or _touched(premove, mine, entries)

    async def _drop(self, premove: Premove, table: Table, why: Text) -> None:
        log.info("A premove at table %d is dropped", table.id)
        revision = (await self._tables.get(table.id)).revision
        await self._store.write(queries.save, replace(premove, dropped=why, dropped_revision=revision, playing=None))

    async def _change(self, table_id: int, user_id: int, change: Callable[[Premove, Position, int], Premove]) -> Laid:
        async with self._lock(table_id):
            position, seat, premove = await self._seated(table_id, user_id)
            if turn_has_come(position, seat):
                raise Refusal("refusal-premove-your-turn")
            new = Premove(table_id=table_id, seat=seat, user_id=user_id, revision=0, deals=0)
            found = new if premove is None or premove.state is PremoveState.DROPPED else premove
            deals = position.game.deals(position.state)
            found = replace(change(found, position, seat), revision=position.table.revision, deals=deals)
            premoves, revision = await self._store.write(queries.change, found)
            if revision != position.table.revision:
                await self._review_all(table_id, premoves)  # the turn may have come in this moment
                return Laid(position, await self.of(table_id, user_id))
        return Laid(position, next((each for each in premoves if each.user_id == user_id), None))

    async def _seated(self, table_id: int, user_id: int) -> tuple[Position, int, Premove | None]:
        """Return the position of a game that goes on, the person's seat there, and their premove."""

        def both(connection: sa.Connection) -> tuple[Stored | None, Premove | None]:
            return table_queries.load(connection, table_id), queries.find(connection, table_id, user_id)

        log_about_table(table_id)
        stored, premove = await self._tables.query(both)
        seat = existing(stored).table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        position = await self._tables.read(existing(stored))
        if position.table.status is not Status.RUNNING:
            raise Refusal("refusal-over")
        return position, seat.seat, premove

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


def _plan(position: Position, seat: int, keys: Sequence[str]) -> PlannedPosition:
    """The plan of ``seat``. Raises Refusal where it cannot plan its next turn."""
    found = plan(position, seat, keys)
    if found is None:
        raise Refusal("refusal-premove-nothing")
    return found


def _alternative(premove: Premove, number: int) -> Alternative:
    """The alternative of this number, or a new one after the others. Raises Refusal."""
    if number > len(premove.alternatives) or number >= MAX_ALTERNATIVES:
        raise Refusal("refusal-premove-moved-on")
    return (*premove.alternatives, Alternative())[number]


def _with(premove: Premove, number: int, new: Alternative) -> Premove:
    """``premove`` with an alternative replaced; those without any choice go."""
    found = [*premove.alternatives[:number], new, *premove.alternatives[number + 1 :]]
    return replace(premove, alternatives=tuple(each for each in found if each.steps))


def _dealt(premove: Premove, position: Position) -> Text | None:
    """Whether hands were dealt or passed on since ``premove`` was laid down."""
    return text("premove-over-dealt") if position.game.deals(position.state) != premove.deals else None


def _doubt(premove: Premove, entries: Sequence[Entry], *, restarted: bool = False) -> Text | None:
    """Why ``premove`` is certain no more, by what has happened since it was laid down."""
    if any(entry.kind is EntryKind.TAKEN_BACK or _ended_turn_undone(entry) for entry in entries):
        return text("premove-over-undone")
    if any(entry.kind is EntryKind.REPLACE for entry in entries):
        return text("premove-over-seat")
    mine = _moves(premove, entries)
    if any(entry.user_id is None for entry in mine):
        return text("premove-over-computer")
    due = premove.due_revision
    if due is not None and any(entry.revision > due and not entry.ordered for entry in mine):
        return text("premove-over-moved")
    return text("premove-over-restart") if restarted and due is None and mine else None


def _moves(premove: Premove, entries: Sequence[Entry]) -> list[Entry]:
    """The moves on the seat of ``premove``, of its person or of a computer player that kept it warm."""
    return [entry for entry in entries if entry.kind is EntryKind.MOVE and entry.seat == premove.seat]


def _comes(premove: Premove, position: Position) -> bool:
    """Whether the turn that ``premove`` waits for is there."""
    waits = premove.state is PremoveState.WAITING and not _rests(premove, position.table)
    return waits and turn_has_come(position, premove.seat)


def _rests(premove: Premove, table: Table) -> bool:
    """Whether ``premove`` is not played for now: its table rests, or a computer player moves on its seat."""
    return table.absence.paused_until is not None or table.stopped or table.seats[premove.seat].stand_in


def _ended_turn_undone(entry: Entry) -> bool:
    """Whether a turn was taken back that the others had seen."""
    return entry.kind is EntryKind.UNDO and entry.turn_ended


def _touched(premove: Premove, mine: Alternative, entries: Sequence[Entry]) -> Text | None:
    found = touched(mine.unless, premove.seat, entries)
    return None if found is None else text("premove-over-touched", what=found.name)


def _first_open(premove: Premove, position: Position, entries: Sequence[Entry]) -> tuple[int, Text | None]:
    """The first alternative whose guard holds and whose first choice is open; else why the first of all is not."""
    asked = [decision for decision in position.decisions_of(premove.seat) if decision.waits]
    present = {key for decision in asked for key in open_keys(decision)}
    reasons: list[Text] = []
    for number, each in enumerate(premove.alternatives):
        why = _touched(premove, each, entries)
        first = each.steps[0]
        if why is None and first.key in present:
            return number, None
        closed = why_closed(asked, premove.seat, first.key)
        reasons.append(why or text("premove-over-at", choice=first.label, why=closed))
    return 0, reasons[0]
