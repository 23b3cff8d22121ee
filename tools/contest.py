"""Whole tournaments with the real services on a fake clock, with people who vanish, leave and are replaced.

The program dies again and again. A bookkeeping of its own notes what was played at each table; the standings have to
be what a second implementation makes of that, and every round has to seat everybody once.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import logging
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from bot.contests.contests import Contests
from bot.contests.pairing import Entrant, Form, Meeting
from bot.contests.played import standing
from bot.model.clock import Pace
from bot.model.contest import Official, Phase, Plan, Seeding, Verdict, Whole
from bot.model.outbox import Kind, Post, Sent
from bot.model.refusal import Refusal
from bot.model.table import Actor, Person, Status, Table
from bot.store import Store, contests
from bot.store.migrate import migrate
from bot.tables import Expiry, Tables
from tests.bot.contests import second_standings
from tools.month.memory import Memory

T = TypeVar("T")

GUILD, CHANNEL = 10, 20
BOSS = Official(Actor(1, GUILD, manager=True))
SUBSTITUTE = 900
"""The user id of who takes somebody's place."""

MOST_STEPS = 5000
STEP, LONG_STEP = timedelta(minutes=10), timedelta(hours=6)


class Killed(BaseException):
    """The program dies."""


class Setup(NamedTuple):
    """A tournament to be simulated: so many people, rounds, and seats at a table."""

    game: str
    options: dict[str, Any]
    group_size: int
    people: int
    rounds: int
    pace: Pace = Pace.STEADY
    round_days: int = 12


class Simulation:
    """One tournament. ``deaths`` is how likely the program dies at each transaction, before or after it."""

    def __init__(self, store: Store, setup: Setup, seed: int, deaths: float) -> None:
        self.store, self.setup, self.deaths = store, setup, deaths
        self.rng = Random(seed)
        self.time = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.left: set[tuple[int, int]] = set()
        self.conceded: set[tuple[int, int]] = set()
        self.sleepers: set[int] = set()
        self.leavers: list[int] = []
        self._clicks = 0
        self._write = store.write
        self._begin()

    def _begin(self) -> None:
        """The program starts, and knows what is in the database."""
        self.counts["starts"] += 1

        async def write(query: Callable[..., Any], *args: Any) -> Any:
            self._perhaps_die()
            done = await self._write(query, *args)
            self._perhaps_die()
            return done

        self.store.write = write  # type: ignore[assignment] # it may die before and after each transaction
        self.tables = Tables(self.store, now=lambda: self.time, draw_seed=self._seed)
        self.contests = Contests(self.store, self.tables, now=lambda: self.time, draw_lot=self._seed)
        self.expiry = Expiry(self.store, self.tables, now=lambda: self.time)

    def _perhaps_die(self) -> None:
        if self.rng.random() < self.deaths:
            self.counts["deaths"] += 1
            raise Killed

    def _seed(self) -> bytes:
        return hashlib.sha256(self.rng.randbytes(8)).digest()

    async def _surely(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does something that people or time do, in as many programs as it takes."""
        while True:
            try:
                return await work()
            except Killed:
                self._begin()

    async def run(self) -> Whole:
        """The tournament once it is over."""
        setup, users = self.setup, range(100, 100 + self.setup.people)
        plan = Plan(
            name="",
            game=setup.game,
            options=setup.options,
            pace=setup.pace,
            form=Form.SWISS.value,
            group_size=setup.group_size,
            rounds=setup.rounds,
            most=setup.people,
            rated=True,
            seeding=Seeding.LOT,
            sign_up_until=self.time + timedelta(days=1),
            round_days=setup.round_days,
        )
        whole = await self._surely(lambda: self.contests.open(BOSS, plan, CHANNEL, "open"))
        number = self.number = whole.contest.id
        for user in users:
            await self._surely(partial(self._do, "contests", "sign_up", number, GUILD, _person(user)))
        self.time += timedelta(days=1)
        await self._look()
        absent = set(self.rng.sample(users, max(1, len(users) // 15)))
        for user in set(users) - absent:
            await self._surely(partial(self._do, "contests", "check_in", number, GUILD, user))
        self.time += timedelta(days=1)
        self.sleepers = set(self.rng.sample(sorted(set(users) - absent), max(1, len(users) // 15)))
        self.leavers = self.rng.sample(sorted(set(users) - absent - self.sleepers), max(1, len(users) // 15))
        self.counts["absent at check-in"] = len(absent)
        return await self._rounds()

    async def _rounds(self) -> Whole:
        before = 0
        for _ in range(MOST_STEPS):
            await self._look()
            whole = await self._whole()
            if whole.contest.round > before or whole.contest.phase is Phase.OVER:
                self._check(whole)
                if whole.contest.phase is Phase.OVER:
                    return whole
                before = whole.contest.round
            await self._open_tables(whole)
            await self._people_act(await self._whole())
            await self._look()
            busy = await self._play(await self._whole())
            self.time += STEP if busy else LONG_STEP
        raise AssertionError("it never ends")

    async def _whole(self) -> Whole:
        return await self.contests.get(self.number, GUILD)

    async def _look(self) -> None:
        """What time does is done, and what is to be said is said."""
        await self._surely(self.expiry_due)
        await self._surely(self.contests.arrange)
        await self._surely(self._post)

    async def expiry_due(self) -> None:
        """What is due at tables."""
        await self.expiry.run_due()

    async def _post(self) -> None:
        """Everything that is to be said is said now."""
        while found := await self.store.claim(self.time, (), 50):
            for item in found:
                board = Post(
                    table_id=item.table_id, kind=Kind.STATUS, channel_id=1, message_id=1, revision=item.revision
                )
                public = item.kind in (Kind.STATUS, Kind.REFRESH)
                await self.store.finish(item, Sent((board,) if public else ()), self.time)
        for note in await self.store.read(contests.notes, self.number):
            await self.store.write(contests.said, note.id)
            self.counts[f"said {note.words.id.removeprefix('contest-')}"] += 1

    async def _open_tables(self, whole: Whole) -> None:
        for meeting in self.contests.due_to_open(whole):
            where = 1000 + meeting.id
            await self._surely(partial(self._do, "contests", "open_table", self.number, meeting.id, where, "en"))

    # what people do

    async def _people_act(self, whole: Whole) -> None:
        """Somebody leaves in the second round, an organiser replaces somebody in it, annuls and adjudicates games."""
        if whole.contest.round != 2 or not all(each.table_id for each in whole.open):
            return
        for user in self.leavers[:-1]:
            if (mine := whole.of_user(user)) is not None and mine.dropped is None:
                await self._surely(partial(self._do, "contests", "leave", self.number, GUILD, user))
                self._goes(whole, mine.number)
                self.counts["left"] += 1
        old, new = self.leavers[-1], _person(SUBSTITUTE)
        if (mine := whole.of_user(old)) is not None and mine.dropped is None:
            await self._surely(partial(self._do, "contests", "replace", self.number, BOSS, old, new, "ill"))
            self.counts["replaced"] += 1
            for table in await self._running(await self._whole()):
                for offer in table.offers:
                    agree = partial(self._do, "tables", "agree", table.id, offer.seat, offer.revision, new)
                    await self._surely(agree)

    async def _do(self, service: str, act: str, *args: Any) -> None:
        """Does something by a service of the program that runs now; another may have done it before it died."""
        try:
            await getattr(getattr(self, service), act)(*args)
        except Refusal:
            return

    def _goes(self, whole: Whole, number: int) -> None:
        self.left |= {(meeting.id, number) for meeting in whole.open if number in meeting.seats}

    async def _running(self, whole: Whole) -> list[Table]:
        found = [await self.tables.get(each.table_id) for each in whole.open if each.table_id is not None]
        return [table for table in found if table.status is Status.RUNNING]

    async def _play(self, whole: Whole) -> bool:
        """Everybody who is there plays on; whether anybody has."""
        busy = False
        for meeting in whole.open:
            if meeting.table_id is not None:
                acted = await self._surely(partial(self._play_at, meeting.id, meeting.table_id))
                busy = busy or acted
        return busy

    async def _play_at(self, meeting_id: int, table_id: int) -> bool:
        """A table is played on until somebody sleeps; whether anything was done."""
        acted = False
        for _ in range(100_000):
            table = await self.tables.get(table_id)
            if table.status is not Status.RUNNING:
                return acted
            seat = table.seats[table.to_act[0]]
            if seat.active_user in self.sleepers:
                return acted
            acted = True
            position = await self.tables.position(table_id)
            if seat.active_user is not None and self.rng.random() < 0.0005:
                await self._concede(meeting_id, table_id, seat.active_user)
                continue
            found = [
                choice.key
                for each in position.decisions_of(seat.seat)
                if each.waits
                for choice in each.choices
                if choice.why_not is None
            ]
            key = "draw-pile" if "draw-pile" in found else self.rng.choice(found)
            self.counts["moves"] += 1
            if seat.active_user is None:
                await self.tables.act_as_computer(table_id, table.revision, seat.seat, key)
            else:
                self._clicks += 1
                await self.tables.act(table_id, table.revision, seat.active_user, key, f"click-{self._clicks}")
        raise AssertionError("a game never ends")

    async def _concede(self, meeting_id: int, table_id: int, user: int) -> None:
        mine = (await self._whole()).of_user(user)
        if mine is not None:
            self.conceded.add((meeting_id, mine.number))
            await self._surely(partial(self._do, "tables", "concede", table_id, user))

    # what must hold

    def _check(self, whole: Whole) -> None:
        """A round has begun, or it is over: everybody sits once, and nobody who has left."""
        for meeting in whole.current:
            self.counts["meetings"] += 1
            for number in meeting.seats:
                dropped = whole.participant(number).dropped
                if dropped is not None and meeting.verdict is None:
                    self.faults.append(f"{number} is paired in round {meeting.round}, though {dropped}")
        for number in range(1, whole.contest.round + 1):
            seated = Counter(each for meeting in whole.meetings if meeting.round == number for each in meeting.seats)
            if max(seated.values()) > 1:
                self.faults.append(f"somebody sits twice in round {number}")
        tables = [each.table_id for each in whole.meetings if each.table_id is not None]
        if len({*tables}) != len(tables):
            self.faults.append("a table is of two meetings")

    async def compare(self, whole: Whole) -> None:
        """Holds the standings against what was played, counted by itself and ranked by a second implementation."""
        users = {each.number: each.user_id for each in whole.people}
        booked = [await self._booked(whole, each.id, users) for each in whole.meetings]
        field = [Entrant(each.number, each.seed, each.dropped is not None) for each in whole.entrants]
        lines = second_standings.lines(Form.SWISS, self.setup.group_size, field, booked)
        theirs = [(each.person, each.place, each.points, tuple(each.tie_breaks.values())) for each in standing(whole)]
        if theirs != lines:
            self.faults.append(f"standings differ:\n{theirs}\n{lines}")
        self.counts["conceded"] = len(self.conceded)
        for verdict, count in Counter(each.verdict for each in whole.meetings).items():
            self.counts[f"decided by {verdict}"] += count
        for why, count in Counter(each.dropped for each in whole.people if each.dropped).items():
            self.counts[f"out: {why.removeprefix('contest-out-')}"] += count

    async def _booked(self, whole: Whole, meeting_id: int, users: dict[int, int]) -> Meeting:
        """A meeting by what its game itself says at the end, and by who was not there."""
        meeting = next(each for each in whole.meetings if each.id == meeting_id)
        if len(meeting.seats) == 1:
            return Meeting(meeting.round, meeting.seats, None)
        table = await self.tables.get(meeting.table_id) if meeting.table_id is not None else None
        earlier = {SUBSTITUTE: self.leavers[-1]}  # whose place was taken in the second round
        conceded = {number for number in meeting.seats if (meeting_id, number) in self.conceded}
        forfeited = {
            number for number in meeting.seats if users[number] in self.sleepers or (meeting_id, number) in self.left
        }
        there = [number for number in meeting.seats if number not in conceded | forfeited]
        places, score = dict.fromkeys(there, 1), None
        if meeting.verdict is Verdict.PLAYED and table is not None:
            position = await self.tables.position(table.id)
            final = position.game.standings(position.state)
            if final is not None and len(there) > 0:
                people = {number: (users[number], earlier.get(users[number])) for number in there}
                seats = {number: final[_seat_of(table, each)] for number, each in people.items()}
                places = {
                    number: 1 + sum(other.place < mine.place for other in seats.values())
                    for number, mine in seats.items()
                }
                if len(there) == len(meeting.seats):
                    score = tuple(seats[number].score for number in meeting.seats)
        return Meeting(
            meeting.round,
            meeting.seats,
            tuple(places.get(number, len(there) + 1) for number in meeting.seats),
            frozenset(forfeited),
            score,
        )


def _seat_of(table: Table, users: Collection[int | None]) -> int:
    """The seat of somebody who may have had several ids."""
    return next(seat.seat for seat in table.seats if seat.user_id is not None and seat.user_id in users)


def _person(user: int) -> Person:
    return Person(user, f"P{user}", "en-GB")


async def simulate(setup: Setup, seed: int, deaths: float) -> Simulation:
    """A tournament that is over, held against its bookkeeping."""
    database = Memory()
    await migrate(database)
    store = Store(database)
    try:
        simulation = Simulation(store, setup, seed, deaths)
        whole = await simulation.run()
        simulation.deaths = 0.0
        await simulation.compare(whole)
    finally:
        await store.close()
    return simulation


SWISS = Setup("lost_cities", {"rounds": 1}, 2, 30, 5)
GROUPS = Setup("moon", {}, 4, 30, 3)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what has happened; 1 where something must not have."""
    parser = argparse.ArgumentParser(prog="make contest", description=__doc__)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--deaths", type=float, default=0.01, help="how likely the program dies at a transaction")
    asked = parser.parse_args(arguments)
    logging.disable(logging.WARNING)
    faults = 0
    for setup in (SWISS, GROUPS):
        began = time.perf_counter()
        done = asyncio.run(simulate(setup._replace(people=asked.people), asked.seed, asked.deaths))
        took = time.perf_counter() - began
        what = f"{setup.game}, {asked.people} people, {setup.rounds} rounds, {setup.group_size} at a table"
        lines = [
            f"{what}: {took:.0f} seconds",
            *(f"  {name:32} {count:8,}" for name, count in sorted(done.counts.items())),
        ]
        lines += [f"FAULT {fault}" for fault in done.faults]
        sys.stdout.write("\n".join([*lines, ""]))
        faults += len(done.faults)
    sys.stdout.write(f"{faults} faults\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
