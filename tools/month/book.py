"""The notes of a simulated month, with a bookkeeping of their own, and the checks of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import timedelta

from bot.core.pace import Pace
from bot.people.settings import TurnAlert
from bot.reminders.model import AlertKind
from bot.tables.core.change import Change
from bot.tables.core.model import EntryKind, Status, Table
from bot.tables.time.clock import PACE_TERMS
from tools.campaign import Record
from tools.month.crowd import DAY, MINUTE, One, minute_of

GRACE = 60
AFTER_OUTAGE = 10
FRESH = timedelta(hours=12)
SPREAD = 16
"""Minutes over which reminders that are due together are spread, and one to round up."""


@dataclass
class Bank:
    """The bank of a seat, in minutes. ``asked`` is a revision, ``since`` a minute."""

    left: int
    asked: int = 0
    since: int | None = None
    mine: bool = False
    late: bool = False
    given: int = 0
    used: int = 0


@dataclass
class Wait:
    """Somebody is waited for at a table since its board was posted, and has been told so at these minutes."""

    user: int
    since: int
    told: list[int] = field(default_factory=list)
    reminded: list[int] = field(default_factory=list)
    daily: list[int] = field(default_factory=list)


class Book:
    """Is told of every change and everything that is said. ``record`` has what happened, and what must not have."""

    def __init__(self, people: dict[int, One], now: Callable[[], int]) -> None:
        self.people = people
        self.tables: dict[int, Table] = {}
        self.banks: dict[int, dict[int, Bank]] = {}
        self.waits: dict[tuple[int, int], Wait] = {}
        self.record = Record()
        self.outages: list[range] = []
        self._now = now

    def fault(self, what: str) -> None:
        """Notes what must not be."""
        self.record.found(f"minute {self._now()}: {what}")

    # -- changes -----------------------------------------------------------------------------------------------------

    def changed(self, change: Change) -> None:
        """A change was stored."""
        table = change.table
        before = self.tables.get(table.id, table)
        self.tables[table.id] = table
        entries = (change.entry, *change.more)
        self.record.count(f"{change.entry.kind} {'computer' if change.entry.level else ''}".strip())
        ended = {entry.seat for entry in entries if entry.turn_ended}
        for seat, wait in [(seat, wait) for (at, seat), wait in self.waits.items() if at == table.id]:
            gone = seat not in table.to_act or seat in ended or table.seats[seat].active_user != wait.user
            if gone or table.absence.paused_until is not None:
                self._over(table, self.waits.pop((table.id, seat)))
        if change.entry.user_id in self.people:
            self.people[change.entry.user_id].active_at = self._now()
        if table.pace in PACE_TERMS:
            self._follow(before, change)
            if table.status is Status.RUNNING:
                self._compare(table)

    def _follow(self, before: Table, change: Change) -> None:  # noqa: C901 - a case a kind of entry
        """The banks after a change."""
        table, kind, seat = change.table, change.entry.kind, change.entry.seat
        banks = self.banks.setdefault(table.id, {})
        match kind:
            case EntryKind.START:
                for each in table.seats:
                    if each.user_id is not None:
                        banks[each.seat] = bank = Bank(PACE_TERMS[table.pace].bank // MINUTE)
                        if each.seat in table.to_act:
                            bank.asked, bank.mine = table.revision, True
            case EntryKind.MOVE:
                self._moved(before, change)
            case EntryKind.LATE:
                for clock in table.clocks:
                    if clock.late_since is not None and not banks[clock.seat].late:
                        self._ran_out(table, clock.seat, minute_of(clock.late_since))
            case EntryKind.KEPT | EntryKind.REPLACE if seat is not None:
                bank = banks.setdefault(seat, Bank(0))
                self._stop(table, seat, before)
                bank.late = False
                if table.seats[seat].active_user is not None:
                    self._fresh(bank, table, at_least=True)
                    bank.asked = table.revision if seat in table.to_act else 0
            case EntryKind.PAUSED:
                for number, bank in banks.items():
                    self._stop(table, number, before)
                    if bank.late:
                        self._fresh(bank, table)
            case _:
                pass
        for was, now in zip(before.seats, table.seats, strict=False):
            if was.stand_in and not now.stand_in and was.user_id == now.user_id:
                bank = banks[now.seat]
                self._fresh(bank, table, at_least=True)
                bank.asked = table.revision if now.seat in table.to_act else 0
        if table.absence.paused_until is not None:
            for bank in banks.values():
                bank.asked = 0
        elif before.absence.paused_until is not None and kind is not EntryKind.MOVE:
            for number in table.to_act:
                if table.seats[number].active_user is not None:
                    banks[number].asked = table.revision

    def _moved(self, before: Table, change: Change) -> None:
        table, mover, terms = change.table, change.entry.seat, PACE_TERMS[change.table.pace]
        turned = change.turn_end is not None
        waiting = change.table.to_act
        for seat, bank in self.banks[table.id].items():
            if before.seats[seat].active_user is None:
                continue
            late = seat == mover and bank.late
            if late:
                self._fresh(bank, table)
            if turned or seat not in waiting:
                self._stop(table, seat, before)
            if turned and bank.mine:
                added = min(terms.added // MINUTE, max(terms.most // MINUTE - bank.left, 0))
                bank.left, bank.given, bank.mine = bank.left + added, bank.given + added, False
            if seat in waiting and not bank.asked:
                bank.asked, bank.since, bank.mine = table.revision, None, turned or bank.mine
            elif late and bank.asked:
                bank.since = self._now()

    def _fresh(self, bank: Bank, table: Table, *, at_least: bool = False) -> None:
        """Return the bank of somebody who resumes, or who takes over ``at_least``."""
        terms = PACE_TERMS[table.pace]
        fresh = min(max(terms.added, FRESH), terms.most) // MINUTE
        left = max(bank.left, fresh) if at_least else fresh
        bank.given += left - bank.left
        bank.left, bank.late = left, False
        bank.mine = bank.mine and at_least

    def _stop(self, table: Table, seat: int, before: Table) -> None:
        bank = self.banks[table.id][seat]
        if bank.since is not None:
            spent = min(self._spent(before, seat, bank.since, self._now()), bank.left)
            bank.left, bank.used = bank.left - spent, bank.used + spent
        bank.since, bank.asked = None, 0

    def _ran_out(self, table: Table, seat: int, at: int) -> None:
        bank = self.banks[table.id][seat]
        spent = self._spent(table, seat, bank.since, at) if bank.since is not None else -1
        graces = [each.stop + GRACE for each in self.outages if len(each) > AFTER_OUTAGE]
        if spent < bank.left or (spent > bank.left and at not in graces):
            self.fault(f"table {table.id} seat {seat} late at {at}, after {spent} of {bank.left} minutes")
        if any(each.stop <= at < each.stop + GRACE for each in self.outages if len(each) > AFTER_OUTAGE):
            self.fault(f"table {table.id} seat {seat} ran out within an hour after an outage")
        bank.used += bank.left
        bank.left, bank.since, bank.late = 0, None, True
        self.record.count("ran out")

    def _spent(self, table: Table, seat: int, since: int, until: int) -> int:
        """Return the minutes that a clock has run."""
        user = table.seats[seat].user_id
        runs: Callable[[int, int], int] = lambda a, b: b - a  # noqa: E731 - one of two
        if PACE_TERMS[table.pace].calendars and user is not None:
            runs = self.people[user].open_minutes
        out = (range(max(since, each.start), min(until, each.stop)) for each in self.outages)
        return runs(since, until) - sum(runs(each.start, each.stop) for each in out if each)

    def stands(self, table: Table, seat: int) -> str:
        """Why the clock of a seat that is waited for comes to nothing; empty where it runs."""
        bank = self.banks[table.id].get(seat)
        if bank is None or bank.since is None:
            return f"the clock of seat {seat} stands"
        spent = self._spent(table, seat, bank.since, self._now() - GRACE)
        return f"the clock of seat {seat} has run out" if spent > bank.left else ""

    def _compare(self, table: Table) -> None:
        for clock in table.clocks:
            bank = self.banks[table.id][clock.seat]
            theirs = (
                clock.bank // MINUTE,
                minute_of(clock.since) if clock.since else None,
                clock.late_since is not None,
            )
            ours = (bank.left, bank.since, bank.late)
            if theirs != ours or clock.bank % MINUTE:
                self.fault(f"table {table.id} ({table.pace}) seat {clock.seat}: {theirs} where {ours} is right")
                bank.left, bank.since, bank.late = theirs
            self.record.count("banks compared")
            if (bank.used, bank.left) != (clock.used // MINUTE, clock.bank // MINUTE):
                self.fault(f"table {table.id} seat {clock.seat}: used {clock.used} where {bank.used} is right")
                bank.used = clock.used // MINUTE

    # -- what is said ------------------------------------------------------------------------------------------------

    def board(self, table: Table, revision: int, pinged: Collection[int]) -> None:
        """A board was posted or brought up to date."""
        now = self._now()
        for bank in self.banks.get(table.id, {}).values():
            if 0 < bank.asked <= revision and bank.since is None and not bank.late:
                bank.since = now
        paused = table.absence.paused_until is not None
        if paused and pinged:
            self.fault(f"{pinged} are pinged at table {table.id}, which pauses")
        for seat in () if paused else table.to_act:
            user = table.seats[seat].active_user
            if user is not None and (table.id, seat) not in self.waits:
                self.waits[table.id, seat] = Wait(user, now)
        for user in () if paused else pinged:
            seat = next(each.seat for each in table.seats if each.user_id == user)
            self.record.count("pings")
            self._loud([table], user, "a ping")
            self._told(table, self.waits[table.id, seat])

    def alert(
        self, told: AlertKind, user: int, tables: Sequence[Table], alone: Collection[int], *, public: bool
    ) -> None:
        """Somebody was told that tables wait for them, at some for them ``alone`` though several were waited for."""
        now = self._now()
        self.record.count(f"{told}{' public' if public else ''}")
        self._loud(tables, user, told)
        if told in (AlertKind.REMINDER, AlertKind.DAILY) and now - self.people[user].active_at < 10:
            self.fault(f"{told} of {user}, who was active at {self.people[user].active_at}")
        for table in tables:
            seat = next((each.seat for each in table.seats if each.user_id == user), -1)
            wait = self.waits.get((table.id, seat))
            if wait is None:
                self.fault(f"{told} of {user} about table {table.id}, which does not wait for them")
            elif told is AlertKind.DAILY:
                one = self.people[user]
                if wait.daily and one.day_of(now) == one.day_of(wait.daily[-1]):
                    self.fault(f"{user} is told twice a day of table {table.id}: {wait.daily} and {now}")
                wait.daily.append(now)
            elif told is AlertKind.REMINDER or (wait.told and table.id in alone):
                wait.reminded.append(now)
                if len(wait.reminded) > 3 or (len(wait.reminded) > 1 and now - wait.reminded[-2] < 2):
                    self.fault(f"{user} is reminded of table {table.id} at {wait.reminded}")
            else:
                self._told(table, wait)

    def _loud(self, tables: Sequence[Table], user: int, what: str) -> None:
        """Whether somebody may be told anything now."""
        if self.people[user].quiet[self._now()] and all(table.pace is not Pace.EVENING for table in tables):
            self.fault(f"{what} of {user} in quiet hours, about tables {[table.id for table in tables]}")

    def _told(self, table: Table, wait: Wait) -> None:
        wait.told.append(self._now())
        if len(wait.told) > 1:
            self.fault(f"{wait.user} is told at {wait.told} that it is their turn at table {table.id}")

    def _over(self, table: Table, wait: Wait) -> None:
        """Somebody is waited for no more, and was to be told while they were."""
        one, now = self.people[wait.user], self._now()
        awake = now - wait.since if table.pace is Pace.EVENING else one.awake_minutes(wait.since, now)
        awake -= sum(len(each) + 1 for each in self.outages if wait.since < each.stop)
        if one.active_at > wait.since and one.active_at < now:
            awake = 0  # put off for that again and again, perhaps
        self.record.count("waits")
        told = wait.told or wait.reminded  # by a reminder of other tables, perhaps
        if one.wanted.turn in (TurnAlert.PING, TurnAlert.MESSAGE, TurnAlert.LATER) and not told and awake > 30:
            self.fault(f"{wait.user} was not told of their turn at table {table.id} since {wait.since}")
        hours = one.wanted.remind_hours
        if one.wanted.turn is TurnAlert.DAILY:
            if awake > 3 * DAY and not wait.daily:
                self.fault(f"{wait.user} has had no daily message about table {table.id} since {wait.since}")
        elif hours is not None and awake > hours * 60 + SPREAD + 30 and not wait.reminded:
            self.fault(f"{wait.user} was not reminded of table {table.id} since {wait.since}, for {awake} minutes")

    def close(self) -> None:
        """The month is over."""
        for (table_id, _), wait in self.waits.items():
            self._over(self.tables[table_id], wait)
        for table_id, banks in self.banks.items():
            if self.tables[table_id].status is not Status.RUNNING:
                continue
            start = PACE_TERMS[self.tables[table_id].pace].bank // MINUTE
            for seat, bank in banks.items():
                known = self.tables[table_id].clock_of(seat)
                if known is not None and bank.left + bank.used - bank.given not in (start, 0):
                    self.fault(f"table {table_id} seat {seat}: {bank.left} left of {start} and {bank.given}")
                self.record.count("minutes used", bank.used)
                self.record.count("minutes given", bank.given)
