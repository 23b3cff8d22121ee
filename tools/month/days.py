"""A month of the deal of the day on a fake clock: people by chance, two processes, outages, computers that fail.

`make days` has five hundred people play it for thirty days. Each keeps a diary of what they were shown; in the end the
database has to say the same, a deal that is played again comes to the same end, and seeds fit their fingerprints.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from functools import partial
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from bot.core.fair_queue import QueueKey
from bot.core.refusal import Refusal
from bot.core.workers.pool import NOBODY, WorkerError
from bot.core.workers.thinking_pool import FixedPlayer
from bot.daily import queries
from bot.daily.course import answered, dealt
from bot.daily.model import DAY, PLAYER, TIME, Deal, Try, begins
from bot.daily.proof import Doubt, checked, decode
from bot.daily.ranking import EXCUSED_BY
from bot.daily.schema import daily_deals, daily_tries
from bot.daily.service import Daily, TryPage, Verdict
from bot.db.schema import outbox
from bot.outbox import queries as queue
from bot.outbox.model import Kind, Post
from bot.people import setting_queries as settings
from bot.people.settings import GuildSettings
from bot.server.posts import ServerPostTimes
from bot.tables.time import clock_queries as clocks
from bot.tables.time.clock import Outage
from games import GAMES
from games.players import Knowledge
from testing.daily import ThinksHere, sensible
from testing.memory_database import memory_store
from tools.campaign import Record, command_line, tell

if TYPE_CHECKING:
    from bot.db import Store

FIRST = date(2026, 3, 2)
GUILDS = (10, 20, 30)
DOWN = ((3, 20.0, 9.0), (9, 6.0, 30.0), (17, 12.0, 0.1))
"""Outages: the day, the hour, and for how many hours."""

FAILS, PLAYS_TWICE, GIVES_UP, TRIES_AGAIN = 0.002, 0.05, 0.03, 0.1
"""The chance that a computer's answer is lost, both processes get a click, somebody stops, or tries once more."""

CHECKED = 0.1
"""Of the answers that are known this part is thought out again, and has to be the same."""

KEEN = (0.5, 0.9, 1.0)
"""On what share of the days people play."""

Act = Callable[[], Awaitable[object]]


class Failing(ThinksHere):
    """Computer players whose process dies now and then.

    A deal is the same for all, so that many people come to the same position: it is thought about once, and some
    times more for ``record``.
    """

    def __init__(self, rng: Random, record: Record) -> None:
        super().__init__()
        self._rng, self._record = rng, record
        self._answers: dict[tuple[str, Knowledge, FixedPlayer], str | None] = {}

    async def fixed(self, game: str, known: Knowledge, player: FixedPlayer, claim: QueueKey = NOBODY) -> str | None:
        if self._rng.random() < FAILS:
            raise WorkerError("its process has died")
        asked = game, known, player
        if asked in self._answers and self._rng.random() >= CHECKED:
            self._record.count("answers known")
            return self._answers[asked]
        answer = await super().fixed(game, known, player, claim)
        self._record.count("answers thought out")
        if self._answers.setdefault(asked, answer) != answer:
            self._record.found(f"a computer's answer in {game} was {answer}, and {self._answers[asked]} before")
        return answer

    def forget(self) -> None:
        """Forget the answers: there are other deals from now on."""
        self._answers.clear()


@dataclass
class Person:
    """Somebody who plays on most days, and what they remember of each: the last page they were shown."""

    user_id: int
    guilds: tuple[int, ...]
    keen: float
    hour: float
    days: dict[date, TryPage] = field(default_factory=dict)

    def finished(self, day: date) -> bool:
        return day in self.days and self.days[day].course.over


class Days:
    """So many ``people`` for so many ``days``; deals end after ``turns`` of each (0: as they are)."""

    def __init__(
        self, store: Store, people: int, days: int, seed: int, turns: int, say: Callable[[str], object]
    ) -> None:
        self._say = say
        self.store, self.days, self.turns = store, days, turns
        self.record, self.rng, self.now = Record(), Random(seed), begins(FIRST)
        rng, self._thinker = self.rng, Failing(Random(seed + 1), self.record)
        self.people = [
            Person(number, tuple(rng.sample(GUILDS, rng.randint(0, 2))), rng.choice(KEEN), rng.uniform(0, 24))
            for number in range(1, people + 1)
        ]
        self.processes = [
            Daily(store, self._thinker, lambda: self.now, draw_seed=lambda: rng.randbytes(32)) for _ in range(2)
        ]
        self.rankings = ServerPostTimes(store, lambda: self.now, lambda _: True, lambda: None)
        self.outages = [
            Outage(at, at + timedelta(hours=hours))
            for day, hour, hours in DOWN
            for at in [begins(FIRST + day * DAY) + timedelta(hours=hour)]
        ]
        self._unnoted = [*self.outages]
        self.posted: dict[tuple[int, int], int] = {}
        self._file: bytes | None = None
        self._told: set[date] = set()
        self._agenda: list[tuple[datetime, int, Act]] = []
        self._number = count()

    async def run(self) -> None:
        for guild in GUILDS:
            await self.store.write(settings.change, "guild", guild, GuildSettings, {"daily_channel": guild + 1})
        await self._daily()
        end = begins(FIRST + self.days * DAY)
        for day in range(self.days):
            begun = begins(FIRST + day * DAY)
            for person in self.people:
                if self.rng.random() < person.keen:
                    self._plan(begun + timedelta(hours=person.hour), self._play, person, FIRST + day * DAY)
            self._plan(begun + timedelta(hours=23), self._check_streaks)
        for guild in GUILDS:
            self._plan(begins(FIRST), self._ranking, guild)
        for outage in self.outages:
            self._plan(outage.ended, self._note_outages)
        while self._agenda and self._agenda[0][0] < end + 2 * DAY:
            at, _, what = heapq.heappop(self._agenda)
            if (later := self._up(at)) != at:
                heapq.heappush(self._agenda, (later, next(self._number), what))
                continue
            if at.date() != self.now.date():
                self.now = at
                await self._daily()
            self.now = max(self.now, at)
            await what()
        self.now = max(self.now, end + 2 * DAY)
        await self._daily()
        self.record.count("seeds verified", len(self._told))
        if not self._told >= {FIRST + number * DAY for number in range(self.days)}:
            self.record.found(f"seeds that are not told: only those of {sorted(self._told)} are")
        await self._check()

    def _plan(self, at: datetime, what: Callable[..., Awaitable[object]], *args: object) -> None:
        done: Act = partial(what, *args)
        heapq.heappush(self._agenda, (at, next(self._number), done))

    def _up(self, at: datetime) -> datetime:
        """When somebody gets to it who wants to at a time: after the outage, if there is one."""
        return next((each.ended + timedelta(minutes=1) for each in self.outages if each.began <= at < each.ended), at)

    async def _note_outages(self) -> None:
        """Note outages that have ended: a process does so at its start, before it hears of anybody."""
        while self._unnoted and self._unnoted[0].ended <= self.now:
            await self.store.write(clocks.note_outage, self._unnoted.pop(0))

    async def _daily(self) -> None:
        await self._note_outages()
        await self.processes[0].fix_ahead()  # before anybody asks for a deal, so that none is played as it is
        await self.processes[0].check(0)
        if self.turns:
            await self.store.write(lambda c: c.execute(sa.update(daily_deals).values(turns=self.turns)) and None)
        self._thinker.forget()
        await self._verify()
        self._say(f"{self.processes[0].today}: {self.record.counts}, {self.record.findings[-1:]}\n")

    async def _verify(self) -> None:
        """The file of fingerprints holds, also against that of the day before, and no seed in it is of use by now."""
        made = await self.processes[0].proof()
        try:
            *_, _last = checked(made, self._file)
        except Doubt as doubt:
            self.record.found(f"{self.now}: {doubt}")
        self._file, told = made, {each.day for each in decode(made).deals if each.seed}
        self._told |= told
        for person in self.people:
            if any(not person.finished(day) and self._goes_on(person, day) for day in person.days.keys() & told):
                self.record.found(f"{self.now}: a seed is told that is of use to {person.user_id}")

    async def _ranking(self, guild: int) -> None:
        """What is due about a server's ranking, in both processes; what is queued is posted."""
        for _ in range(self.rng.choice((1, 2))):
            at = await self.rankings.check_daily(guild)
        columns = outbox.c.kind, outbox.c.number, outbox.c.subject
        for row in await self.store.read(lambda c: c.execute(sa.select(*columns)).all()):
            if row.kind != Kind.DAILY or row.subject not in GUILDS:
                self.record.found(f"{self.now}: a post that nobody has asked for: {row}")
            key = row.subject, row.number
            self.posted[key] = self.posted.get(key, 0) + 1
            post = Post(kind=Kind.DAILY, subject=row.subject, number=row.number, channel_id=1, message_id=1)
            await self.store.write(queue.record_posts, [post])
        await self.store.write(lambda c: c.execute(sa.delete(outbox)) and None)
        if at is not None:
            self._plan(at, self._ranking, guild)

    async def _play(self, person: Person, day: date) -> None:
        """A few clicks of somebody; the rest comes later, on some days after midnight, or never."""
        process = self.rng.choice(self.processes)
        if self.rng.random() < GIVES_UP:
            self.record.count("given up")
            return
        try:
            page = await self._look(process, person, day)
            for _ in range(self.rng.randint(3, 40)):
                if page.course.over or page.verdict is Verdict.LATE:
                    break
                page = await self._click(process, person, page)
                self.now += timedelta(seconds=self.rng.randint(2, 20))
        except Refusal as refusal:
            self.record.count(refusal.text.id)
            if refusal.text.id != "refusal-daily-over":
                self.record.found(f"{self.now}: {refusal.text.id} for {person.user_id} on {day}")
            return
        person.days[day] = page
        if page.verdict is Verdict.LATE:
            self.record.count("late")
            return
        if not page.course.over:
            self._plan(self.now + timedelta(hours=self.rng.choice((0.1, 1, 5, 12, 26))), self._play, person, day)
            return
        await self._check_places(person, page)
        if self.rng.random() < TRIES_AGAIN:
            free = await process.begin(person.user_id, day, counts=False)
            self.record.count("free tries", int(not free.attempt.counts))

    async def _check_places(self, person: Person, page: TryPage) -> None:
        """A result stands once on each server where its person has looked at the deal, and on no other."""
        day, user_id = page.attempt.day, person.user_id
        for guild in GUILDS:
            tries = await self.store.read(queries.tries, day, guild)
            mine = [(each.place, each.score, each.lead) for each in tries if each.user_id == user_id]
            shown = page.attempt.place, page.attempt.score, page.attempt.lead
            self.record.count("places looked at", len(mine))
            if mine != [shown] * (guild in person.guilds):
                self.record.found(f"{self.now}: the results of {user_id} on {day} on server {guild} are {mine}")

    async def _look(self, process: Daily, person: Person, day: date) -> TryPage:
        for guild in person.guilds:
            await process.overview(person.user_id, guild_id=guild)
        if day in person.days:
            page = await process.look(person.user_id, day, counts=True)
            if page.attempt.choices != person.days[day].attempt.choices:
                self.record.found(f"{self.now}: the try of {person.user_id} on {day} is not as it was left")
            return page
        both = await asyncio.gather(*(each.begin(person.user_id, day, counts=True) for each in self.processes))
        self.record.count("begun")
        return both[0]

    async def _click(self, process: Daily, person: Person, page: TryPage) -> TryPage:
        if page.verdict is Verdict.THINKING:
            self.record.count("answers lost")
            return await process.look(person.user_id, page.attempt.day, counts=True)
        if page.verdict is Verdict.STALE:
            return await process.look(person.user_id, page.attempt.day, counts=True)
        key, day, revision = sensible(page, self.rng), page.attempt.day, page.attempt.revision
        clicked = self.processes if self.rng.random() < PLAYS_TWICE else [process]
        await asyncio.gather(*(each.choose(person.user_id, day, revision, key, counts=True) for each in clicked))
        self.record.count("clicks")
        after = await process.look(person.user_id, day, counts=True)
        if after.attempt.choices != (*page.attempt.choices, key):
            self.record.found(f"{self.now}: a choice of {person.user_id} on {day} is lost, or counted twice")
        return after

    async def _check(self) -> None:
        ends: dict[tuple[date, tuple[str, ...]], tuple[int | None, int | None]] = {}
        kept = await self.store.read(lambda c: queries.TRIES.all(c, queries.TRIES.select(daily_tries.c.counts)))
        stored = {(each.user_id, each.day): each for each in kept}
        known = {(person.user_id, day) for person in self.people for day in person.days}
        if stored.keys() != known:
            self.record.found(f"tries that nobody knows of, or that are lost: {sorted(stored.keys() ^ known)[:5]}")
        for person in self.people:
            for day, page in person.days.items():
                self._compare(person, day, page, stored[person.user_id, day])
                result = page.attempt.score, page.attempt.lead
                if page.course.over and ends.setdefault((day, page.attempt.choices), result) != result:
                    self.record.found(f"the same choices on {day} had different ends")
        self.record.count("finished", sum(each.finished for each in kept))
        await self._play_again()
        for (guild, number), times in self.posted.items():
            self.record.count("rankings posted", times)
            if times != 1:
                self.record.found(f"server {guild} was told {times} times of {date.fromordinal(number)}")

    def _compare(self, person: Person, day: date, page: TryPage, stored: Try) -> None:
        told, now = page.attempt, stored
        if (told.finished, told.place, told.score, told.lead) != (now.finished, now.place, now.score, now.lead):
            self.record.found(f"the result of {person.user_id} on {day} is not the one that was shown")
        done = now.finished_at
        if done is not None and done > now.begun_at + TIME + self._down(now.begun_at, done):
            self.record.found(f"the try of {person.user_id} on {day} was finished too late")

    async def _play_again(self) -> None:
        """Some tries once more from the deal and the choices alone."""
        done = [page for each in self.people for page in each.days.values() if page.course.over]
        for page in self.rng.sample(done, min(len(done), 40)):
            deal: Deal = page.course.deal
            game = GAMES[deal.game]
            course = await answered(
                dealt(game, deal, msgspec.convert(deal.options, game.Options)), ThinksHere(), NOBODY
            )
            for path in page.attempt.choices:
                course = await answered(course.after(PLAYER, path), ThinksHere(), NOBODY)
            self.record.count("played again")
            if (course.over, course.lead) != (True, page.attempt.lead):
                self.record.found(
                    f"the try of {page.attempt.user_id} on {deal.day} comes out otherwise when played again"
                )

    async def _check_streaks(self) -> None:
        today = self.processes[0].today
        excused = {day for day in self._all_days() if self._down(begins(day), begins(day + DAY)) >= EXCUSED_BY}
        longest = self.record.counts.get("longest streak", 0)
        for person in self.people:
            run = 0
            for day in self._all_days():
                kept = day in excused or day == today or self._goes_on(person, day)
                run = run + 1 if person.finished(day) else run if kept else 0
            shown = (await self.processes[0].overview(person.user_id)).streak
            longest = max(longest, shown)
            if shown != run:
                self.record.found(f"the streak of {person.user_id} is {run} days, not {shown}")
        self.record.counts["longest streak"] = longest

    def _goes_on(self, person: Person, day: date) -> bool:
        """Whether somebody may still finish their try at a deal."""
        if day not in person.days:
            return False
        begun = person.days[day].attempt.begun_at
        return self.now < begun + TIME + self._down(begun, self.now)

    def _all_days(self) -> Iterator[date]:
        day = FIRST
        while day <= self.processes[0].today:
            yield day
            day += DAY

    def _down(self, since: datetime, until: datetime) -> timedelta:
        spans = (min(each.ended, until) - max(each.began, since) for each in self.outages)
        return sum((each for each in spans if each > timedelta()), timedelta())


async def simulate(
    people: int, days: int, seed: int, turns: int, say: Callable[[str], object] = lambda _: None
) -> Record:
    """Simulate a month and return its record; ``say`` is told a line a day."""
    async with memory_store() as store:
        month = Days(store, people, days, seed, turns, say)
        await month.run()
    return month.record


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what has happened; 1 where something must not have."""
    parser = command_line("days", __doc__)
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--turns", type=int, default=2, help="each deal ends after so many turns; 0: as it is")
    asked = parser.parse_args(arguments)
    logging.disable(logging.WARNING)
    began = time.perf_counter()
    record = asyncio.run(simulate(asked.people, asked.days, asked.seed, asked.turns, sys.stderr.write))
    record.seconds = time.perf_counter() - began
    tell(f"{asked.people} people, {asked.days} days, seed {asked.seed}", record)
    return int(bool(record.findings))


if __name__ == "__main__":
    sys.exit(main())
