"""The service of orders: laying them down, and playing them.

An order plays as its player would: key by key through the table service, each checked like a click. It is dropped, and
its player told, by whatever makes it uncertain; nobody else ever sees that there was one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from random import Random, SystemRandom
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.model.orders import MOST_ALTERNATIVES, MOST_STEPS, MOST_WATCHED, Alternative, Order
from bot.model.table import Entry, EntryKind, Position, Status, Table
from bot.orders.pauses import pause
from bot.orders.plans import Plan, plan, touched, turn_has_come, watchable
from bot.pace.clock import Circumstances, left
from bot.store import orders as queries
from bot.tables import play as table_play
from bot.tables.refusal import NotOpen, NotSeated, Refusal
from games.engine import THEN, Text, open_keys, text
from games.engine.decisions import why_closed

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class Orders:
    """The orders of all tables. ``on_due`` is called when a due time has changed."""

    def __init__(
        self, store: Store, tables: Tables, *, on_due: Callable[[], None] = lambda: None, rng: Random | None = None
    ) -> None:
        self._store = store
        self._tables = tables
        self._on_due = on_due
        self._rng = rng or SystemRandom()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Laying them down.

    async def of(self, table_id: int, user_id: int) -> Order | None:
        """What a person has ordered at a table, or why that was dropped."""
        return await self._store.read(queries.find, table_id, user_id)

    async def lay(self, table_id: int, user_id: int, number: int, step: int, key: str) -> Position:
        """Plans ``key`` as the ``step``-th choice of an alternative, in the place of what was planned from there on.

        It may be a path of several keys. Returns the present position. Raises NotSeated, Refusal.
        """

        def change(found: Order, at: Position, seat: int) -> Order:
            at_first = _alternative(found, number)
            ahead = _plan(at, seat, at_first.keys[:step])
            if ahead.fitting < step:
                raise Refusal("refusal-order-moved-on")
            for each in key.split(THEN):
                ahead = _plan(at, seat, [*(one.key for one in ahead.taken), each])
            if ahead.fitting != step + len(key.split(THEN)) or ahead.fitting > MOST_STEPS:
                raise Refusal("refusal-order-not-open")
            return _with(found, number, replace(at_first, steps=tuple(ahead.taken)))

        return await self._change(table_id, user_id, change)

    async def shorten(self, table_id: int, user_id: int, number: int, step: int) -> Position:
        """Forgets what an alternative plans from its ``step``-th choice on; one without any choice goes."""

        def change(found: Order, _at: Position, _seat: int) -> Order:
            mine = _alternative(found, number)
            return _with(found, number, replace(mine, steps=mine.steps[:step]))

        return await self._change(table_id, user_id, change)

    async def watch(self, table_id: int, user_id: int, number: int, piece: str) -> Position:
        """Makes an alternative depend on ``piece`` not being touched, or no more if it did."""

        def change(found: Order, at: Position, seat: int) -> Order:
            mine = _alternative(found, number)
            kept = tuple(each for each in mine.unless if each.piece != piece)
            if kept == mine.unless:
                new = next((each for each in watchable(_plan(at, seat, mine.keys)) if each.piece == piece), None)
                if new is None:
                    raise Refusal("refusal-order-not-open")
                if len(kept) == MOST_WATCHED:
                    raise Refusal("refusal-order-watched", most=MOST_WATCHED)
                kept = (*kept, new)
            return _with(found, number, replace(mine, unless=kept))

        return await self._change(table_id, user_id, change)

    async def cancel(self, table_id: int, user_id: int) -> Position:
        """Forgets a person's order, and that one was dropped."""
        async with self._lock(table_id):
            position, seat = await self._seated(table_id, user_id)
            await self._store.write(queries.remove, table_id, seat)
        return position

    # Playing them.

    async def review(self, table_id: int, *, restarted: bool = False) -> None:
        """Sees what a change of a table means for its orders: whose turn has come, and which are certain no more.

        ``restarted``: something may have happened that nobody has looked at.
        """
        if not await self._store.read(queries.at_table, table_id):
            return
        async with self._lock(table_id):
            orders = await self._store.read(queries.at_table, table_id)
            try:
                position = await self._tables.position(table_id)
            except Refusal:
                return
            for order in orders:
                await self._review(order, position, restarted=restarted)
        self._on_due()

    async def resume(self) -> None:
        """Call this at a start: what became of orders while nobody looked."""
        for table_id in await self._store.read(queries.tables_with_orders):
            try:
                await self.review(table_id, restarted=True)
            except Exception:
                log.exception("The orders of table %d could not be looked at", table_id)

    async def play(self, table_id: int) -> datetime | None:
        """Plays the orders of a table that are due; when the next one is."""
        async with self._lock(table_id):
            for order in await self._store.read(queries.at_table, table_id):
                if order.over is None and order.due_at is not None and order.due_at <= self._tables.now():
                    await self._play(order, await self._tables.position(table_id))
        return await self._store.read(queries.next_at, table_id)

    async def _review(self, order: Order, position: Position, *, restarted: bool) -> None:
        table = position.table
        entries = await self._store.since(table.id, order.revision)
        if table.over or table.seats[order.seat].user_id != order.user_id:
            await self._store.write(queries.remove, table.id, order.seat)
        elif order.over is not None:
            if any(entry.seat == order.seat and entry.revision > order.over_at for entry in entries):
                await self._store.write(queries.remove, table.id, order.seat)
        elif order.chosen is not None:
            return  # it is being played, or will be played on
        elif (why := _dealt(order, position) or _doubt(order, entries, restarted=restarted)) is not None:
            await self._drop(order, table, why)
        elif order.came is None and turn_has_come(position, order.seat):
            due_at = self._tables.now() + await self._pause(table, order.seat)
            await self._store.write(queries.save, replace(order, came=table.revision, due_at=due_at))

    async def _pause(self, table: Table, seat: int) -> timedelta:
        clock = table.clock_of(seat)
        about = (await self._tables.about_clocks(table)).get(seat, Circumstances()) if clock else Circumstances()
        bank = None if clock is None else left(clock, table.pace, about, self._tables.now())
        return pause(await self._store.read(queries.answer_times, table.id), table.pace, bank, self._rng)

    async def _play(self, order: Order, position: Position) -> None:
        table = position.table
        entries = await self._store.since(table.id, order.revision)
        if order.chosen is None:
            number = 0
            why = _dealt(order, position) or _doubt(order, entries)
            if why is None:
                number, why = _first_open(order, position, entries)
            if why is not None:
                await self._drop(order, table, why)
                return
            order = replace(order, chosen=number)
            await self._store.write(queries.save, order)
        await self._take(order, table)

    async def _take(self, order: Order, table: Table) -> None:
        """Takes the keys of the chosen alternative; those that were taken before the bot went down count as taken."""
        mine = order.alternatives[order.chosen or 0]
        for number, key in enumerate(mine.keys):
            interaction_id = f"order-{table.id}-{order.seat}-{order.revision}-{number}"
            done = await self._store.entry_of(table.id, interaction_id)
            if done is None and (why := await self._stops(order, mine)) is not None:
                await self._drop(order, table, why)
                return
            try:
                await table_play.act(self._tables, table.id, None, order.user_id, key, interaction_id, ordered=True)
            except Refusal as refusal:
                why = refusal.text if isinstance(refusal, NotOpen) else text("order-over-closed")
                await self._drop(order, table, text("order-over-at", choice=mine.steps[number].label, why=why))
                return
        await self._store.write(queries.remove, table.id, order.seat)

    async def _stops(self, order: Order, mine: Alternative) -> Text | None:
        """Why an order that is being played goes no further."""
        entries = await self._store.since(order.table_id, order.revision)
        return _doubt(order, entries) or _touched(order, mine, entries)

    async def _drop(self, order: Order, table: Table, why: Text) -> None:
        log.info("An order at table %d is dropped", table.id)
        revision = (await self._tables.get(table.id)).revision
        await self._store.write(queries.save, replace(order, over=why, over_at=revision, due_at=None, chosen=None))

    async def _change(self, table_id: int, user_id: int, change: Callable[[Order, Position, int], Order]) -> Position:
        async with self._lock(table_id):
            position, seat = await self._seated(table_id, user_id)
            if turn_has_come(position, seat):
                raise Refusal("refusal-order-your-turn")
            new = Order(table_id=table_id, seat=seat, user_id=user_id, revision=0, deals=0)
            order = await self.of(table_id, user_id)
            found = new if order is None or order.over is not None else order
            deals = position.game.deals(position.state)
            found = replace(change(found, position, seat), revision=position.table.revision, deals=deals)
            if found.alternatives:
                await self._store.write(queries.save, found)
            else:
                await self._store.write(queries.remove, table_id, seat)
        await self.review(table_id)  # the turn may have come in this moment
        return position

    async def _seated(self, table_id: int, user_id: int) -> tuple[Position, int]:
        stored = await self._tables.load(table_id)
        seat = stored.table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        position = await self._tables.read(stored)
        if position.table.status is not Status.RUNNING:
            raise Refusal("refusal-over")
        return position, seat.seat

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


def _plan(position: Position, seat: int, keys: Sequence[str]) -> Plan:
    """The plan of ``seat``. Raises Refusal where it cannot plan its next turn."""
    found = plan(position, seat, keys)
    if found is None:
        raise Refusal("refusal-order-nothing")
    return found


def _alternative(order: Order, number: int) -> Alternative:
    """The alternative of this number, or a new one after the others. Raises Refusal."""
    if number > len(order.alternatives) or number >= MOST_ALTERNATIVES:
        raise Refusal("refusal-order-moved-on")
    return (*order.alternatives, Alternative())[number]


def _with(order: Order, number: int, new: Alternative) -> Order:
    """``order`` with an alternative replaced; those without any choice go."""
    found = [*order.alternatives[:number], new, *order.alternatives[number + 1 :]]
    return replace(order, alternatives=tuple(each for each in found if each.steps))


def _dealt(order: Order, position: Position) -> Text | None:
    """Whether hands were dealt or passed on since ``order`` was laid down."""
    return text("order-over-dealt") if position.game.deals(position.state) != order.deals else None


def _doubt(order: Order, entries: Sequence[Entry], *, restarted: bool = False) -> Text | None:
    """Why ``order`` is certain no more, by what has happened since it was laid down."""
    if any(entry.kind is EntryKind.TAKEN_BACK or _ended_turn_undone(entry) for entry in entries):
        return text("order-over-undone")
    if any(entry.kind is EntryKind.REPLACE for entry in entries):
        return text("order-over-seat")
    mine = [entry for entry in entries if entry.kind is EntryKind.MOVE and entry.seat == order.seat]
    if order.came is not None and any(entry.revision > order.came and not entry.ordered for entry in mine):
        return text("order-over-moved")
    return text("order-over-restart") if restarted and order.came is None and mine else None


def _ended_turn_undone(entry: Entry) -> bool:
    """Whether a turn was taken back that the others had seen."""
    return entry.kind is EntryKind.UNDO and entry.turn_ended


def _touched(order: Order, mine: Alternative, entries: Sequence[Entry]) -> Text | None:
    found = touched(mine.unless, order.seat, entries)
    return None if found is None else text("order-over-touched", what=found.name)


def _first_open(order: Order, position: Position, entries: Sequence[Entry]) -> tuple[int, Text | None]:
    """The first alternative whose guard holds and whose first choice is open; else why the first of all is not."""
    asked = [decision for decision in position.decisions_of(order.seat) if decision.waits]
    present = {key for decision in asked for key in open_keys(decision)}
    reasons: list[Text] = []
    for number, each in enumerate(order.alternatives):
        why = _touched(order, each, entries)
        first = each.steps[0]
        if why is None and first.key in present:
            return number, None
        closed = why_closed(asked, order.seat, first.key)
        reasons.append(why or text("order-over-at", choice=first.label, why=closed))
    return 0, reasons[0]
