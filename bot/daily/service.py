"""The deal of the day: one try that counts for everybody, wherever they are; then as often as they like.

A row holds how far a try has come. The player's choice is stored before computer players answer, and their answers
depend on nothing but the deal and the choices: where they are lost, or two processes think at once, they are the same
again.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from bot.core.fair_queue import QueueKey
from bot.core.refusal import Refusal
from bot.core.workers.pool import WorkerError
from bot.daily import queries
from bot.daily.course import Thinker, TryCourse, answered, dealt
from bot.daily.model import DAY, PLAYER, Deal, Try, begins, deadline, today
from bot.daily.plan import AHEAD_DAYS, drawn, engine_of
from bot.daily.proof import proof
from bot.daily.ranking import Everybody, RankedTry, everybody, ranked, streak
from bot.people.setting_queries import who_hide
from bot.scheduler import queries as due_times
from bot.scheduler.model import Due, Handler
from bot.tables.time.clock import Outage
from games import GAMES
from games.engine import AnyGame, IllegalMove, Text

if TYPE_CHECKING:
    import sqlalchemy as sa

    from bot.db import Store
    from bot.scheduler.scheduler import Scheduler

log = logging.getLogger(__name__)


class Verdict(StrEnum):
    """The answer to the last click in a try: nothing, since it led on, or why it did not."""

    NOTHING = "nothing"
    CLOSED = "closed"
    STALE = "stale"
    THINKING = "thinking"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class TryPage:
    """A try as its player meets it, to be finished ``until`` then (None: it is free).

    ``reason`` is what the game says of a choice that is closed.
    """

    course: TryCourse
    attempt: Try
    until: datetime | None
    verdict: Verdict = Verdict.NOTHING
    reason: Text | None = None


@dataclass(frozen=True, slots=True)
class Overview:
    """The deal of a day as somebody may know it, and with how many days in a row they have come to it.

    ``attempt`` is their own, ``over`` whether it (or the day) is over for them: then the results ``here``, on a server,
    and of ``all`` are known. ``until``: when that try has to be finished.
    """

    deal: Deal
    on: bool
    attempt: Try | None
    until: datetime | None
    over: bool
    streak: int
    here: tuple[RankedTry, ...] = ()
    all: Everybody | None = None

    @property
    def changed(self) -> bool:
        """Whether the programs are others than those for which the deal was fixed."""
        return (self.attempt.engine if self.attempt else engine_of(self.deal.game)) != self.deal.engine


class Daily:
    """The deals of the days and people's tries. Raises Refusal for what there is not."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        now: Callable[[], datetime],
        *,
        games: Mapping[str, AnyGame] = GAMES,
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._store = store
        self._thinker = thinker
        self._now = now
        self._games = games
        self._draw_seed = draw_seed

    @property
    def now(self) -> datetime:
        """The time by which days begin and end."""
        return self._now()

    @property
    def today(self) -> date:
        """The day whose deal is on."""
        return today(self.now)

    async def fix_ahead(self) -> None:
        """Fix the deals of today and of a month to come, where they are not."""
        first = self.today
        lacking = await self._store.read(queries.missing, first, first + (AHEAD_DAYS + 1) * DAY)
        new = [drawn(day, self._draw_seed, self._games) for day in lacking]
        if lacking:
            await self._store.write(queries.fix, [each for each in new if each is not None])

    async def begin_days(self, scheduler: Scheduler) -> None:
        """Have ``scheduler`` see to the deals of days from now on."""
        scheduler.handle({Due.DEALS: Handler(self.check, at_once=1)})
        await self._store.write(due_times.no_later, Due.DEALS, [0], None, self.now, self.now)

    async def check(self, _subject: int) -> datetime:
        """Fix what is to be fixed and forget what is old; return when that is due again.

        Where nobody has asked for a deal so far, none is fixed: it would take the rules of every game.
        """
        if await self._store.read(queries.deals, self.today):
            await self.fix_ahead()
        await self._store.write(queries.forget_old, self.now)
        return begins(self.today + DAY)

    async def deals(self) -> list[Deal]:
        """Return the deals whose seeds or fingerprints are told: of the last weeks, and all to come."""
        await self.fix_ahead()
        return await self._store.read(queries.deals, self.today - AHEAD_DAYS * DAY)

    async def proof(self) -> bytes:
        """Return the file by which anybody can check these deals, as it may be given away now."""
        found = await self.deals()
        outages = await self._store.read(queries.outages_since, begins(self.today - AHEAD_DAYS * DAY))
        return proof(found, outages, self.now)

    async def overview(self, user_id: int, day: date | None = None, guild_id: int | None = None) -> Overview:
        """Return the deal of a day (None: today's) for a person, who looks at it on a server or in their messages."""
        now, day = self.now, day or self.today
        deal = await self._deal(day)
        self._game(deal)
        if guild_id is not None and day == self.today:
            await self._store.write(queries.note_place, day, guild_id, user_id)

        def read(connection: sa.Connection) -> Overview:
            attempt, mine = queries.attempt(connection, day, user_id), queries.own(connection, user_id)
            since = begins(min((each[0] for each in mine), default=day))
            outages = queries.outages_since(connection, since)
            until = None if attempt is None else deadline(attempt.begun_at, outages, now)
            own = attempt is not None and (attempt.finished or (until is not None and until <= now))
            over = own or (attempt is None and day < today(now))
            found = Overview(deal, day == today(now), attempt, until, over, _streak(mine, outages, now))
            if not over:
                return found
            return replace(
                found,
                here=() if guild_id is None else tuple(shown_here(connection, day, guild_id, user_id)),
                all=everybody(queries.tries(connection, day), user_id),
            )

        return await self._store.read(read)

    async def begin(self, user_id: int, day: date, *, counts: bool) -> TryPage:
        """Begin a try, or go on with the one that counts. Raises Refusal where there is none to be begun."""
        seen = await self.overview(user_id, day)
        if counts and seen.attempt is not None:
            return await self.look(user_id, day, counts=True)
        if counts and not seen.on:
            raise Refusal("refusal-daily-over")
        if not counts and not seen.over:
            raise Refusal("refusal-daily-first")
        game = self._game(seen.deal)
        course = dealt(game, seen.deal, msgspec.convert(seen.deal.options, game.Options))
        new = Try(
            day=day,
            user_id=user_id,
            counts=counts,
            begun_at=self.now,
            engine=engine_of(seen.deal.game),
            state=game.encode(course.state),
            waits=course.asks_computers,
        )
        await self._store.write(queries.begin, new)
        return await self.look(user_id, day, counts=counts)

    async def look(self, user_id: int, day: date, *, counts: bool) -> TryPage:
        """Where somebody is in a try, once computer players have answered."""
        return await self._answered(await self._page(user_id, day, counts=counts))

    async def choose(self, user_id: int, day: date, revision: int, path: str, *, counts: bool) -> TryPage:
        """Take a choice in the position that was drawn at ``revision``; it stays taken."""
        page = await self.look(user_id, day, counts=counts)
        if page.course.over or page.verdict is not Verdict.NOTHING:
            return page
        if page.attempt.revision != revision:
            return replace(page, verdict=Verdict.STALE)
        before = replace(page.course, events=())
        try:
            course = before.after(PLAYER, path)
        except IllegalMove as illegal:
            return replace(page, verdict=Verdict.CLOSED, reason=illegal.text)
        mine = (*page.attempt.choices, path), (*page.attempt.leads, before.lead)
        attempt = msgspec.structs.replace(page.attempt, choices=mine[0], leads=mine[1])
        stored = await self._stored(replace(page, course=course), attempt, waits=course.asks_computers)
        if stored is None:
            return replace(await self.look(user_id, day, counts=counts), verdict=Verdict.STALE)
        return await self._answered(stored)

    async def _deal(self, day: date) -> Deal:
        found = await self._store.read(queries.deal, day)
        if found is None and day == self.today:
            await self.fix_ahead()
            found = await self._store.read(queries.deal, day)
        if found is None or day > self.today:
            raise Refusal("refusal-daily-none")
        return found

    def _game(self, deal: Deal) -> AnyGame:
        game = self._games.get(deal.game)
        if game is None:
            raise Refusal("refusal-daily-none")
        return game

    async def _page(self, user_id: int, day: date, *, counts: bool) -> TryPage:
        """Where somebody is as it is stored. Raises Refusal where they have begun no try, or it was long ago."""
        deal, now = await self._deal(day), self.now

        def read(connection: sa.Connection) -> tuple[Try | None, list[Outage]]:
            attempt = queries.attempt(connection, day, user_id, counts=counts)
            return attempt, [] if attempt is None else queries.outages_since(connection, attempt.begun_at)

        attempt, outages = await self._store.read(read)
        if attempt is None or attempt.state is None:
            raise Refusal("refusal-daily-none")
        game = self._game(deal)
        course = TryCourse(game, deal, game.decode(attempt.state), attempt.steps, attempt.told)
        until = deadline(attempt.begun_at, outages, now) if counts else None
        late = until is not None and until <= now and course.asks_player
        return TryPage(course, attempt, until, Verdict.LATE if late else Verdict.NOTHING)

    async def _answered(self, page: TryPage) -> TryPage:
        """``page`` once computer players have answered; THINKING where they could not."""
        if not page.attempt.waits:
            return page
        day, user_id, counts = page.attempt.day, page.attempt.user_id, page.attempt.counts
        try:
            course = await answered(page.course, self._thinker, QueueKey(person=user_id))
        except WorkerError as error:
            log.warning("Computer players have not answered a try of the day: %s", error)
            return replace(page, verdict=Verdict.THINKING)
        stored = await self._stored(replace(page, course=course), page.attempt, waits=False)
        return stored or await self._page(user_id, day, counts=counts)  # another process was as far, and has it alike

    async def _stored(self, page: TryPage, attempt: Try, *, waits: bool) -> TryPage | None:
        """``page`` with its course stored in ``attempt``, and the result where it is over; None: it has moved on."""
        course = page.course
        after = msgspec.structs.replace(
            attempt,
            revision=attempt.revision + 1,
            state=course.game.encode(course.state),
            steps=course.moves,
            waits=waits,
            told=course.events,
        )
        if course.over:
            mine = course.standings[PLAYER]
            result = {"place": mine.place, "score": mine.score, "lead": course.lead}
            after = msgspec.structs.replace(after, finished_at=self.now, **result)
        return replace(page, attempt=after) if await self._store.write(queries.advance, after) else None


def shown_here(connection: sa.Connection, day: date, guild_id: int, reader: int | None = None) -> list[RankedTry]:
    """Return the ranking of a server's people at the deal of a day, without those who want to be in none."""
    found = queries.tries(connection, day, guild_id)
    hidden = who_hide(connection, [each.user_id for each in found]) - {reader}
    return ranked(each for each in found if each.user_id not in hidden)


def _streak(mine: list[tuple[date, datetime, bool]], outages: list[Outage], now: datetime) -> int:
    finished = {day for day, _, done in mine if done}
    pending = {day for day, begun_at, done in mine if not done and deadline(begun_at, outages, now) > now}
    return streak(finished, pending, outages, today(now))
