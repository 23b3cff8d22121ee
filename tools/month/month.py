"""A month of many tables on a fake clock: the services of the bot on a database of their own, and people by chance."""

from __future__ import annotations

import heapq
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from bot import due_times as due_at_tables
from bot.after_change import AFTER_CHANGE
from bot.core.pace import Pace
from bot.db.schema import due
from bot.outbox.model import AT_TABLES
from bot.outbox.outbox import Outbox
from bot.people import calendar_queries as calendars
from bot.people import queries as people
from bot.people.calendar import Calendar
from bot.people.service import People
from bot.tables.core.change import Change
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from bot.tables.seating.absence import Late
from bot.tables.show.reports import TableReports
from bot.tables.time.absence import under_way
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.pacing import Pacing
from bot.tables.time.vacation_queries import refresh
from games import GAMES
from games.players import Level
from testing.outbox import next_at
from tools.month.book import Book
from tools.month.crowd import DAY, FIRST, MINUTE, Habit, One, made, minute_of
from tools.month.play import Play
from tools.month.post import NotingSender

if TYPE_CHECKING:
    from bot.db import Store

GUILDS = (10, 11, 12)
PACES = {Pace.FREE: 28, Pace.SLOW: 20, Pace.STEADY: 25, Pace.BRISK: 22, Pace.EVENING: 5}
LATES = {Late.VOTE: 50, Late.COMPUTER: 20, Late.WAIT: 15, Late.FORFEIT: 15}
LONGEST = timedelta(days=8)
"""For so long nothing may happen at a table without clocks: nobody is late for seven days."""

SOON = timedelta(days=2)
"""For so long nothing may be done about who is late: the others may have decided to wait."""

FIRST_DUE = sa.select(sa.func.min(due.c.at))

ROUNDS = 100
OUTAGES = ((5 * DAY + 700, 95), (12 * DAY + 1000, 7), (20 * DAY + 300, 14 * 60))
"""From which minute on nobody could play, and for how many."""


class Month:
    """A month of ``days`` with ``tables`` and ``people``. The same ``seed`` gives the same month."""

    def __init__(self, store: Store, tables: int, days: int, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.days = days
        self.time = FIRST - timedelta(days=3)
        crowd = [made(number, days, self.rng) for number in range(1, tables + 3)]
        self.people = {one.person.user_id: one for one in crowd}
        self.book = Book(self.people, lambda: minute_of(self.time))
        self.store = store
        self._pacing = Pacing(store, self._now)
        self._said = People(store, self._now, refresh)
        self.tables = Tables(
            store,
            now=self._now,
            pacing=self._pacing,
            people=self._said,
            draw_seed=lambda: self.rng.randbytes(32),
            after_change=AFTER_CHANGE,
            on_change=self._changed,
        )
        self.play = Play(self.tables, self.book, self.rng)
        sender = NotingSender(self.tables, store, self.book)
        listeners = dict.fromkeys(AT_TABLES, TableReports(self.tables).heard)
        self._outbox = Outbox(store, sender, listeners, now=self._now, jitter=lambda: 1.0)
        self.tables.scheduler.handle(due_at_tables.handlers(self.tables))
        self._heap: list[tuple[int, int, Callable[[], Awaitable[None]]]] = []
        self._numbers = count()
        self._wanted = tables
        self._runs = (self._outbox.drained, self.tables.scheduler.run_due)

    def _now(self) -> datetime:
        return self.time

    # -- time --------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """The month passes, and its books are closed."""
        await self._prepare()
        outages = [each for each in OUTAGES if each[0] + each[1] < self.days * DAY]
        while True:
            event = self._heap[0][0] if self._heap else self.days * DAY
            due = await self._next()
            minute = min(event, self.days * DAY if due is None else -(-(due - FIRST) // MINUTE))
            if minute >= self.days * DAY:
                break
            if outages and minute >= outages[0][0]:
                await self._outage(*outages.pop(0))
                continue
            self._advance(minute)
            while self._heap and self._heap[0][0] <= minute:
                _, _, do = heapq.heappop(self._heap)
                await do()
            await self._settle()
        self.book.close()

    def _advance(self, minute: int) -> None:
        to = max(FIRST + minute * MINUTE, self.time)
        self._pacing.leap(to - self.time)
        self.time = to

    async def _outage(self, since: int, minutes: int) -> None:
        self._advance(since)
        await self._pacing.note_alive()
        self.time += minutes * MINUTE
        await self._pacing.note_alive()
        self.book.outages.append(range(minute_of(self.time) - minutes, minute_of(self.time)))

    async def _settle(self) -> None:
        """Everything that is due is done."""
        for _ in range(ROUNDS):
            due = await self._times()
            if all(at is None or at > self.time for at in due):
                return
            for at, run in zip(due, self._runs, strict=True):
                if at is not None and at <= self.time:
                    await run()
        self.book.fault(f"what is due never ends: {await self._times()}")

    async def _times(self) -> tuple[datetime | None, ...]:
        item = await next_at(self.store) if await self.store.read(_queued) else None
        return item, await self.store.read(_first_due)

    async def _next(self) -> datetime | None:
        return min((at for at in await self._times() if at is not None), default=None)

    def _at(self, minute: int, do: Callable[[], Awaitable[None]]) -> None:
        heapq.heappush(self._heap, (max(minute, minute_of(self.time)), next(self._numbers), do))

    # -- people ------------------------------------------------------------------------------------------------------

    async def _prepare(self) -> None:
        for user, one in self.people.items():
            await self.store.write(calendars.change, user, partial(_put, one.calendar), self.time)
            await self._said.change_settings(user, **msgspec.structs.asdict(one.wanted))
            if one.closed:
                await self.store.write(people.note_messages_closed, user)
            self._at(self.rng.randrange(DAY), partial(self._session, one))
            if one.vacation is not None:
                self._at(one.vacation[0] * DAY + 9 * 60, partial(self._go_away, one))
        self._advance(0)
        for number in range(self._wanted):
            pace = self.rng.choices(list(PACES), list(PACES.values()))[0]
            day = self.rng.randrange(self.days) if pace is Pace.EVENING else self.rng.randrange(2)
            at = 19 * 60 + self.rng.randrange(60) if pace is Pace.EVENING else self.rng.randrange(DAY)
            self._at(day * DAY + at, partial(self._open, number, pace))
        for day in range(1, self.days):
            self._at(day * DAY, self._check)

    async def _open(self, number: int, pace: Pace) -> None:
        game = GAMES[self.rng.choice(list(GAMES))]
        seats = self.rng.choice([each for each in game.seats if each <= 4])
        computers = int(seats > 2 and self.rng.random() < 0.3)
        owner, *others = self.rng.sample(list(self.people.values()), seats - computers)
        guild = self.rng.choice(GUILDS)
        late = self.rng.choices(list(LATES), list(LATES.values()))[0]
        table = await lobby.open_table(
            self.tables, guild, 1000 + number, owner.person, game.key, {}, "en", f"open-{number}", pace=pace, late=late
        )
        for one in others:
            await lobby.join(self.tables, table.id, one.person)
        for _ in range(computers):
            await lobby.add_computer(self.tables, table.id, Level.EASY, self.play.by(table))
        await lobby.start(self.tables, table.id, self.play.by(table))

    async def _session(self, one: One) -> None:
        """Somebody looks in, and will again."""
        now, rng = minute_of(self.time), self.rng
        hours = {Habit.KEEN: (9, 15), Habit.SLOW: (50, 90)}.get(one.habit, (22, 36))
        wait = rng.randrange(hours[0] * 60, hours[1] * 60)
        if now // DAY not in one.gone and (not one.quiet[now] or rng.random() < 0.05):
            await self.play.look_in(one)
        following = now + wait
        while following < self.days * DAY and one.quiet[following]:
            following += rng.randrange(10, 60)
        self._at(following, partial(self._session, one))

    async def _go_away(self, one: One) -> None:
        user, (_, ahead, days) = one.person.user_id, one.vacation or (0, 0, 0)
        first = await self._said.today(user) + timedelta(days=ahead)
        last = None if days is None else first + timedelta(days=days - 1)
        one.away.append(await self._said.go_away(user, first, last))
        one.reckon()
        if days is None or self.rng.random() < 0.25:
            back = ahead + (8 if days is None else max(days // 2, 1))
            self._at(minute_of(self.time) + back * DAY, partial(self._come_back, one))

    async def _come_back(self, one: One) -> None:
        if await self._said.come_back(one.person.user_id) is not None:
            one.away[-1] = msgspec.structs.replace(one.away[-1], back_at=self.time)
            one.reckon()

    # -- tables ------------------------------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        self.book.changed(change)
        table, now = change.table, minute_of(self.time)
        self.play.noted(table)
        if table.status is not Status.RUNNING:
            return
        if any(seat.seat in table.to_act for seat in table.automatic):
            self._at(now + 1, partial(self.play.computers, table.id))
        if table.pace is Pace.EVENING:
            for user in table.awaited:
                wait = self.rng.randrange(1, 9) if self.rng.random() < 0.98 else self.rng.randrange(60, 400)
                if now // DAY not in self.people[user].gone:
                    self._at(now + wait, partial(self.play.visit, table.id, user))

    async def _check(self) -> None:
        """No table is stuck, once all is posted that this very minute has brought."""
        await self._settle()
        for table in self.book.tables.values():
            if table.status is Status.RUNNING and table.present and (why := self._stuck(table)):
                self.book.fault(f"table {table.id} ({table.game}, {table.pace}, {table.late}) is stuck: {why}")

    def _stuck(self, table: Table) -> str:
        if not table.to_act:
            return "it waits for nobody"
        untouched = self.time - table.touched_at
        if not table.awaited:
            return "its computer players do nothing" if untouched > 2 * MINUTE else ""
        if table.absence.paused_until is not None:
            return "its pause does not end" if table.absence.paused_until < self.time else ""
        for seat in table.to_act:
            user = table.seats[seat].active_user
            clock = table.clock_of(seat)
            late = clock is not None and clock.late_since is not None
            helpers = [each for each in table.present if each != user]
            if user is None:
                continue
            if (table.id, seat) not in self.book.waits:
                return f"nobody was told that it waits for seat {seat}"
            if table.pace in PACE_TERMS and not late and (why := self.book.stands(table, seat)):
                return why
            alone = len(table.people) < 2 or not helpers
            if late and table.late is not Late.WAIT and not alone and not under_way(table, seat):
                return f"nothing is done about seat {seat}" if untouched > SOON else ""
            vacations = any(self.people[each].vacation for each in table.awaited)
            if table.pace is Pace.FREE and not late and not vacations and untouched > LONGEST:
                return f"nobody is late after {untouched}"
        return ""


def _queued(connection: sa.Connection) -> bool:
    return connection.exec_driver_sql("SELECT 1 FROM outbox LIMIT 1").first() is not None


def _first_due(connection: sa.Connection) -> datetime | None:
    """When a game, a vacation or a person is to be checked next."""
    found: datetime | None = connection.execute(FIRST_DUE).scalar_one()
    return found


def _put(calendar: Calendar, _: Calendar) -> Calendar:
    return calendar
