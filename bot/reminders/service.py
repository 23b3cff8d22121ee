"""Tells people that tables wait for them: each thing once, when and how they want, never in their quiet hours."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from bot.outbox.model import Kind, NewItem
from bot.people import queries as people_queries
from bot.people.availability import quiet_until, reminders_rest
from bot.people.calendar import Schedule
from bot.people.service import Wishes, wishes
from bot.people.settings import Alerts, TurnAlert
from bot.reminders import queries as alerts
from bot.reminders.arithmetic import INTERVALS, alone_at, daily_at, remind_at, reminded, told_at
from bot.reminders.model import ACTIVE_TIME, AlertKind
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Table
from bot.tables.core.refusals import existing
from bot.tables.core.service import Tables
from bot.tables.time import clocks
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.turns import deadlines
from bot.tables.time.waiting import Waiting
from games.engine import Text

log = logging.getLogger(__name__)

SPREAD_TIME = timedelta(minutes=15)
"""Over so long a time reminders that are due together are spread."""

SENT_WITHIN = timedelta(minutes=1)
"""The time before quiet hours by which a reminder is due at the latest: it has to be sent, too."""

URGED_AT_PART = 5
"""One part in so many of a bank is left when its owner is urged."""


URGED_BEFORE_LATE = timedelta(days=1)
"""The time before which a person is told that they are about to be late where no clock runs."""


class One(NamedTuple):
    """A table that waits for a person, who plays there by this schedule, and when they are urged."""

    waiting: Waiting
    table: Table
    schedule: Schedule
    urge_at: datetime | None

    def alerts(self, wanted: Alerts) -> Alerts:
        """Return how its person wants to be told of their turn there: who has it in their messages is, by that."""
        mine = self.waiting.user_id in self.table.written_to.values() and wanted.turn is TurnAlert.MESSAGE
        return msgspec.structs.replace(wanted, turn=TurnAlert.PING) if mine else wanted

    @property
    def alone(self) -> bool:
        """Whether this person is the last one of several who are waited for."""
        return self.waiting.several and self.table.to_act == (self.waiting.seat,)


async def check(tables: Tables, user_id: int) -> datetime | None:
    """Queue what a person is to be told by now, which the outbox says; return when to check them next.

    Each thing is told once, though several processes may do so at the same time: what is told is stored in one
    transaction with what is noted of it.
    """
    try:
        return await _tell(tables, user_id)
    except alerts.Overtaken:
        log.debug("Somebody has answered, or was told by another process")
        return tables.now()


async def _tell(tables: Tables, user_id: int) -> datetime | None:
    """Do so. Raises :class:`bot.reminders.queries.Overtaken`."""
    now = tables.now()
    known = await tables.query(_known, user_id, now - ACTIVE_TIME)
    if not known.tables:
        return None
    before, wanted, active = [one for one, _ in known.tables], known.wishes.alerts, known.active
    mine, turns, last = list[One](), list[One](), list[One]()
    for one, table in known.tables:
        each = await _one(tables, one, table, known.wishes)
        if (told := _of_turn(each, wanted, now)) is not None:
            turns.append(each)
        elif active is None and (told := _of_the_last(each, wanted, now)) is not None:
            last.append(each)
        mine.append(each._replace(waiting=told or _unsaid(each, wanted, now)))
    after = {each.waiting.table_id: each.waiting for each in mine}
    awake = [each for each in mine if quiet_until(each.schedule, now) is None]
    items = list[tuple[int, int, NewItem]]()
    if active is None and any(_is_due(each, wanted, now) for each in awake):
        queued = await tables.store.read(alerts.unsent, user_id)
        before_it = {each.waiting.last_at for each in mine if each.waiting.table_id in queued}
        counted = {each.waiting.table_id for each in mine if each.waiting.last_at in before_it}
        counted |= {each.waiting.table_id for each in last}
        last = []  # the reminder says so
        named = [
            each
            for each in awake
            if _is_due(each, wanted, now) or _may_be_named(each, wanted) or each.waiting.table_id in counted
        ]
        for each in named:
            counts = each.waiting.table_id not in counted or _is_due(each, wanted, now)
            after[each.waiting.table_id] = _reminded(each, wanted, now, counts=counts)
        kind = AlertKind.DAILY if wanted.turn is TurnAlert.DAILY else AlertKind.REMINDER
        items += await _reminders(tables, user_id, named, kind, now, queued)
    at_once = AlertKind.TURN if wanted.turn is TurnAlert.MESSAGE else AlertKind.PING
    items += [_item(each, at_once) for each in (*turns, *last)]
    times = []
    for each in mine:
        at = _next_at(each._replace(waiting=after[each.waiting.table_id]), wanted, now)
        if at is not None:
            times.append(at if at > now else quiet_until(each.schedule, now) or (active or now) + ACTIVE_TIME)
    changed = [(one, after[one.table_id]) for one in before]
    if any(was != now_is for was, now_is in changed):
        await tables.store.write(alerts.tell, now, changed, items)
    if items:
        tables.on_outbox()
    return min(times, default=None)


class _Known(NamedTuple):
    """The tables that wait for a person, longest first, their wishes, and when they were active last."""

    tables: Sequence[tuple[Waiting, Table]]
    wishes: Wishes
    active: datetime | None


def _known(connection: sa.Connection, user_id: int, since: datetime) -> _Known:
    waiting = alerts.of_user(connection, user_id)
    found = [(one, existing(table_queries.find(connection, one.table_id))) for one in waiting]
    return _Known(found, wishes(connection, [user_id])[user_id], alerts.active_at(connection, user_id, since))


async def _one(tables: Tables, waiting: Waiting, table: Table, wishes: Wishes) -> One:
    terms = PACE_TERMS.get(table.pace)
    by_calendar = terms is None or terms.calendars or wishes.alerts.turn is TurnAlert.DAILY
    schedule = wishes.schedule if by_calendar else Schedule()
    return One(waiting, table, schedule, await _urge_at(tables, table, waiting.seat))


async def _urge_at(tables: Tables, table: Table, seat: int) -> datetime | None:
    """When a fifth of what a seat's bank held at the start of its wait is left.

    Where no clock runs, that is a day before its person is late; None where nobody waits for them.
    """
    if table.pace not in PACE_TERMS:
        late_at = await clocks.late_at(tables, table, seat)
        return late_at and late_at - URGED_BEFORE_LATE
    shorter = tuple(
        msgspec.structs.replace(clock, bank=clock.bank - clock.bank / URGED_AT_PART)
        for clock in table.clocks
        if clock.seat == seat and clock.since is not None
    )
    if not shorter:
        return None
    about = await tables.clock_contexts(table)
    return deadlines(msgspec.structs.replace(table, clocks=shorter), about).get(seat)


async def _reminders(
    tables: Tables, user_id: int, named: Sequence[One], told: AlertKind, now: datetime, queued: Mapping[int, datetime]
) -> list[tuple[int, int, NewItem]]:
    """One message about all of them, or where messages are closed one on each server.

    It takes the place of one that is ``queued`` and not sent yet, by table, and goes out when that was to.
    """
    named = sorted(named, key=lambda each: each.waiting.table_id not in queued)
    times = [queued[each.waiting.table_id] for each in named if each.waiting.table_id in queued]
    wait = max(min(times) - now, timedelta()) if times else _spread(user_id, named, now)
    first = named[:1]
    if await tables.store.read(people_queries.messages_closed, user_id):
        servers = {each.table.guild_id: each for each in reversed(named)}
        first = list(servers.values())
    return [_item(each, told, wait) for each in first]


def _unsaid(each: One, wanted: Alerts, now: datetime) -> Waiting:
    """Return the state to store where nothing is sent."""
    at = told_at(each.waiting, each.alerts(wanted), each.schedule)
    return msgspec.structs.replace(each.waiting, notified=at is None or at <= now)


def _of_turn(each: One, wanted: Alerts, now: datetime) -> Waiting | None:
    """Return the state to store once a person is notified of their turn; None where that is not due."""
    at = told_at(each.waiting, each.alerts(wanted), each.schedule)
    if at is None or at > now:
        return None
    return msgspec.structs.replace(each.waiting, notified=True, alone=each.waiting.alone or each.alone)


def _of_the_last(each: One, wanted: Alerts, now: datetime) -> Waiting | None:
    """Return the state to store once a person is told that they are the last; None where that is not due.

    A reminder that is due at the same moment names the table, and says so.
    """
    if not each.alone or alone_at(each.waiting, wanted, each.schedule, now) != now:
        return None
    return reminded(msgspec.structs.replace(each.waiting, alone=True), now, each.urge_at)


def _next_at(each: One, wanted: Alerts, now: datetime) -> datetime | None:
    """When there is next something to tell of a table; None where there is not, as things are."""
    times = [told_at(each.waiting, each.alerts(wanted), each.schedule), _remind_at(each, wanted, now)]
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
    """Return the state to store once a reminder names a table; it ``counts`` unless it replaces one that did."""
    if wanted.turn is TurnAlert.DAILY or not counts:
        return msgspec.structs.replace(each.waiting, notified=True, last_at=now)
    return reminded(each.waiting, now, each.urge_at)


def _item(each: One, told: AlertKind, wait: timedelta = timedelta()) -> tuple[int, int, NewItem]:
    item = NewItem(Kind.ALERT, each.waiting.seat, note=Text(told.value), wait=wait.total_seconds())
    return each.table.id, each.table.revision, item


def _spread(user_id: int, named: Sequence[One], now: datetime) -> timedelta:
    """How long this person's reminder waits, so that not all go out together; they go before quiet hours begin."""
    if any(PACE_TERMS[each.table.pace].calendars is False for each in named if each.table.pace in PACE_TERMS):
        return timedelta()
    rests = reminders_rest(named[0].schedule, now, now + SPREAD_TIME)
    span = max(rests[0][0] - SENT_WITHIN - now, timedelta()) if rests else SPREAD_TIME
    return span * (user_id * 2654435761 % 2**32) / 2**32
