"""Tells people that tables wait for them: each thing once, when and how they want, never in their quiet hours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.logs import log_about
from bot.model.alerts import ACTIVE, Alerts, Told, TurnAlert, Waiting
from bot.model.calendar import Schedule
from bot.model.clock import TERMS
from bot.model.outbox import Kind, NewItem
from bot.model.table import Table
from bot.pace.turns import deadlines
from bot.people.calendar import quiet_until, reminders_rest
from bot.people.people import People
from bot.people.reminding import INTERVALS, alone_at, daily_at, remind_at, reminded, told_at
from bot.steady_time import utc_now
from bot.store import alerts
from games.engine import Text

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

SPREAD = timedelta(minutes=15)
"""Over so long a time reminders that are due together are spread."""

AGAIN = timedelta(hours=1)
"""How long to wait after a failure."""

LONGEST_SLEEP = 600.0
"""Seconds."""

URGED_AT = 5
"""One part in so many of a bank is left when its owner is urged."""


class One(NamedTuple):
    """A table that waits for a person, who plays there by this schedule, and when a fifth of the bank is left."""

    waiting: Waiting
    table: Table
    schedule: Schedule
    urge_at: datetime | None

    @property
    def alone(self) -> bool:
        """Whether this person is the last one of several who are waited for."""
        return self.waiting.several and self.table.to_act == (self.waiting.seat,)


class Alerting:
    """Looks at who is waited for whenever something may have to be told, and queues what is; the outbox says it.

    ``on_outbox`` is called when there is something to say. Several processes may look at the same person: what is told
    is stored in one transaction with what is noted of it, so one of them tells it.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        people: People,
        *,
        now: Callable[[], datetime] = utc_now,
        on_outbox: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._now = now
        self._on_outbox = on_outbox
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the task; what became due while the program was down is told at once."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Call this when somebody is waited for, or wants to be told otherwise."""
        self._woken.set()

    async def stop(self) -> None:
        """Ends the waiting."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def run_due(self) -> float:
        """Tells everybody what they are to be told by now. Returns the seconds until somebody is next, at most."""
        while (user_id := await self._store.read(alerts.due, self._now())) is not None:
            try:
                await self.look(user_id)
            except alerts.Overtaken:
                log.debug("Somebody has answered, or was told by another process")
                await asyncio.sleep(0)
            except Exception:
                log.exception("Somebody could not be told that a table waits")
                await self._store.write(alerts.put_off, user_id, self._now(), self._now() + AGAIN)
        at = await self._store.read(alerts.next_at)
        return LONGEST_SLEEP if at is None else max(0.0, min((at - self._now()).total_seconds(), LONGEST_SLEEP))

    async def look(self, user_id: int) -> None:
        """Tells one person what is due, and notes when to look again. Raises :class:`bot.store.alerts.Overtaken`."""
        now = self._now()
        wanted = await self._people.preferences(user_id)
        before = await self._store.read(alerts.of_user, user_id)
        active = await self._store.read(alerts.active_at, user_id, now - ACTIVE)
        mine, items = list[One](), list[tuple[int, int, NewItem]]()
        for one in before:
            each = await self._one(one, wanted, now)
            told = _of_turn(each, wanted, now, active=active is not None)
            mine.append(each._replace(waiting=told or _unsaid(each, wanted, now)))
            if told is not None:
                items.append(_item(each, Told.TURN if wanted.turn is TurnAlert.MESSAGE else Told.PING))
        after = {each.waiting.table_id: each.waiting for each in mine}
        awake = [each for each in mine if quiet_until(each.schedule, now) is None]
        if active is None and any(_is_due(each, wanted, now) for each in awake):
            queued = await self._store.read(alerts.unsent, user_id)
            before_it = {each.waiting.last_at for each in mine if each.waiting.table_id in queued}
            again = {each.waiting.table_id for each in mine if each.waiting.last_at in before_it}
            named = [
                each
                for each in awake
                if _is_due(each, wanted, now) or _may_be_named(each, wanted) or each.waiting.table_id in again
            ]
            for each in named:
                counts = each.waiting.table_id not in again or _is_due(each, wanted, now)
                after[each.waiting.table_id] = _reminded(each, wanted, now, counts=counts)
            kind = Told.DAILY if wanted.turn is TurnAlert.DAILY else Told.REMINDER
            items += await self._reminders(user_id, named, kind, now, queued)
        changed = []
        for one, each in zip(before, mine, strict=True):
            waiting = after[one.table_id]
            at = _next_at(each._replace(waiting=waiting), wanted, now)
            if at is not None and at <= now:
                at = quiet_until(each.schedule, now) or (active or now) + ACTIVE
            changed.append((one, msgspec.structs.replace(waiting, at=at)))
        await self._store.write(alerts.tell, now, changed, items)
        if items:
            self._on_outbox()

    async def _one(self, waiting: Waiting, wanted: Alerts, now: datetime) -> One:
        table = await self._tables.get(waiting.table_id)
        terms = TERMS.get(table.pace)
        by_calendar = terms is None or terms.calendars or wanted.turn is TurnAlert.DAILY
        schedule = await self._people.schedule(waiting.user_id) if by_calendar else Schedule()
        return One(waiting, table, schedule, await self._urge_at(table, waiting.seat, now))

    async def _urge_at(self, table: Table, seat: int, now: datetime) -> datetime | None:
        """When a fifth of what a seat's bank held at the start of its wait is left; None where no clock runs."""
        shorter = tuple(
            msgspec.structs.replace(clock, bank=clock.bank - clock.bank / URGED_AT)
            for clock in table.clocks
            if clock.seat == seat and clock.since is not None
        )
        if not shorter:
            return None
        about = await self._tables.about_clocks(table)
        return deadlines(msgspec.structs.replace(table, clocks=shorter), about, now).get(seat)

    async def _reminders(
        self, user_id: int, named: Sequence[One], told: Told, now: datetime, queued: Mapping[int, datetime]
    ) -> list[tuple[int, int, NewItem]]:
        """One message about all of them, or where messages are closed one on each server.

        It takes the place of one that is ``queued`` and not sent yet, by table, and goes out when that was to.
        """
        named = sorted(named, key=lambda each: each.waiting.table_id not in queued)
        times = [queued[each.waiting.table_id] for each in named if each.waiting.table_id in queued]
        wait = max(min(times) - now, timedelta()) if times else _spread(user_id, named, now)
        first = named[:1]
        if await self._store.messages_closed(user_id):
            servers = {each.table.guild_id: each for each in reversed(named)}
            first = list(servers.values())
        return [_item(each, told, wait) for each in first]

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            log_about()
            try:
                wait = await self.run_due()
            except Exception:
                log.exception("Who is waited for could not be read")
                wait = 60.0
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                continue


def _unsaid(each: One, wanted: Alerts, now: datetime) -> Waiting:
    """What is noted where nothing is said: of the turn itself nothing is to be, perhaps."""
    at = told_at(each.waiting, wanted, each.schedule)
    return msgspec.structs.replace(each.waiting, told=at is None or at <= now)


def _of_turn(each: One, wanted: Alerts, now: datetime, *, active: bool) -> Waiting | None:
    """What is noted once a person is told that it is their turn, or that they are the last; None: neither is said."""
    at = told_at(each.waiting, wanted, each.schedule)
    if at is not None and at <= now:
        return msgspec.structs.replace(each.waiting, told=True, alone=each.waiting.alone or each.alone)
    if each.alone and not active and alone_at(each.waiting, wanted, each.schedule, now) == now:
        return reminded(msgspec.structs.replace(each.waiting, alone=True), now, each.urge_at)
    return None


def _next_at(each: One, wanted: Alerts, now: datetime) -> datetime | None:
    """When there is next something to tell of a table; None where there is not, as things are."""
    times = [told_at(each.waiting, wanted, each.schedule), _remind_at(each, wanted, now)]
    times += [alone_at(each.waiting, wanted, each.schedule, now)] if each.alone else []
    return min((time for time in times if time is not None), default=None)


def _is_due(each: One, wanted: Alerts, now: datetime) -> bool:
    at = _remind_at(each, wanted, now)
    return at is not None and at <= now


def _may_be_named(each: One, wanted: Alerts) -> bool:
    """Whether a reminder of others names this table too: it still has one to come, by its owner's interval."""
    return wanted.turn is TurnAlert.DAILY or (
        each.waiting.reminded < len(INTERVALS) and wanted.remind_hours is not None
    )


def _remind_at(each: One, wanted: Alerts, now: datetime) -> datetime | None:
    """When the next reminder is due; a daily message that was missed is not made up for at night."""
    if wanted.turn is TurnAlert.DAILY:
        at = daily_at(each.waiting, wanted, each.schedule)
        missed = at <= now and quiet_until(each.schedule, now) is not None
        return daily_at(msgspec.structs.replace(each.waiting, last_at=now), wanted, each.schedule) if missed else at
    return remind_at(each.waiting, wanted, each.schedule, each.urge_at)


def _reminded(each: One, wanted: Alerts, now: datetime, *, counts: bool) -> Waiting:
    """What is noted once a reminder names a table; it ``counts`` unless it takes the place of one that did."""
    if wanted.turn is TurnAlert.DAILY or not counts:
        return msgspec.structs.replace(each.waiting, told=True, last_at=now)
    return reminded(each.waiting, now, each.urge_at)


def _item(each: One, told: Told, wait: timedelta = timedelta()) -> tuple[int, int, NewItem]:
    item = NewItem(Kind.ALERT, seat=each.waiting.seat, note=Text(told.value), wait=wait.total_seconds())
    return each.table.id, each.table.revision, item


def _spread(user_id: int, named: Sequence[One], now: datetime) -> timedelta:
    """How long this person's reminder waits, so that not all go out together; not into quiet hours."""
    wait = SPREAD * (user_id * 2654435761 % 2**32) / 2**32
    if any(TERMS[each.table.pace].calendars is False for each in named if each.table.pace in TERMS):
        return timedelta()
    rests = reminders_rest(named[0].schedule, now, now + wait)
    return rests[0][0] - now if rests else wait
