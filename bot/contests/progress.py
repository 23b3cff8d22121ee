"""What time and games do to a tournament: its check-in, its rounds and their tables, and its end.

Every step is one transaction that does nothing where it was done before, so that it does not matter what dies between
two of them, or who else does the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import msgspec

from bot.contests import seeding
from bot.contests.counting import Counting
from bot.contests.news import round_news
from bot.contests.outcome import drawn
from bot.contests.pairing import Form, next_round, rounds
from bot.contests.played import entrants, played
from bot.model.contest import (
    CHECK_IN,
    Alteration,
    Contest,
    ContestMeeting,
    ContestNote,
    Phase,
    Seeding,
    Verdict,
    Whole,
)
from bot.store import contests, ratings
from games.engine import text

log = logging.getLogger(__name__)

SPACING = timedelta(seconds=6)
"""A round's tables open so far apart: Discord lets nobody make many threads at once."""

PINGS = 80
"""So many people are named in one message."""

MOST_STEPS = 50
"""So much is done for one tournament in one go."""


class Progress(Counting):
    """The course of tournaments."""

    async def arrange(self, serves: Callable[[int], bool] = lambda _: True) -> None:
        """Does what is due on the servers for which ``serves`` says so. Any process may, at any time, and again."""
        for contest in await self._store.read(contests.live):
            if serves(contest.guild_id):
                try:
                    await self._advance(contest.id)
                except Exception:
                    log.exception("Tournament %d cannot be taken further for now", contest.id)

    async def _advance(self, contest_id: int) -> None:
        for _ in range(MOST_STEPS):
            whole = await self._store.read(contests.find, contest_id)
            decide = None if whole is None else await self._next_step(whole)
            if decide is None:
                return
            await self._store.write(contests.alter, contest_id, decide)

    async def _next_step(self, whole: Whole) -> Callable[[Whole], Alteration | None] | None:
        """The next change that is due, of whatever ``whole`` has become by then; None where there is none."""
        contest, now = whole.contest, self._now()
        match contest.phase:
            case Phase.SIGN_UP:
                return self._check_in if contest.plan.sign_up_until <= now else None
            case Phase.CHECK_IN:
                everybody = all(each.checked_in for each in whole.people)
                if not everybody and (contest.check_in_until or now) > now:
                    return None
                return await self._beginning(whole)
            case Phase.RUNNING:
                if await self._settle(whole):
                    return _nothing
                if whole.open:
                    return self._end_round if contest.round_ends_at and contest.round_ends_at <= now else None
                return await self._next_round(whole)
            case _:
                return None

    # before it begins

    def _check_in(self, whole: Whole) -> Alteration | None:
        """Sign-up is over: everybody is asked whether they are there."""
        contest, now = whole.contest, self._now()
        if contest.phase is not Phase.SIGN_UP or contest.plan.sign_up_until > now:
            return None
        if len(whole.people) < 2:
            return Alteration(contest=self._over(contest, _too_few(len(whole.people))))
        until = now + CHECK_IN.get(contest.plan.pace, timedelta(days=1))
        users = [each.user_id for each in whole.people]
        more = (users[start : start + PINGS] for start in range(PINGS, len(users), PINGS))
        notes = tuple(
            ContestNote(
                words=text("contest-note-check-in", who=" ".join(f"<@{user}>" for user in each)), pings=(*each,)
            )
            for each in more
        )
        return Alteration(contest=self._touched(contest, phase=Phase.CHECK_IN, check_in_until=until), notes=notes)

    async def _beginning(self, whole: Whole) -> Callable[[Whole], Alteration | None]:
        """The change by which those begin who are there, in the order of their strength or by lot."""
        plan, contest = whole.contest.plan, whole.contest
        known = await self._store.read(ratings.standing, contest.guild_id, plan.game)
        strength = {each.number: known[each.user_id].number for each in whole.people if each.user_id in known}
        if plan.seeding is Seeding.LOT:
            strength = {}

        def decide(now_is: Whole) -> Alteration | None:
            contest = now_is.contest
            if contest.phase is not Phase.CHECK_IN:
                return None
            here = [each for each in now_is.people if each.checked_in]
            out = tuple(
                msgspec.structs.replace(each, dropped="contest-out-absent")
                for each in now_is.people
                if each not in here
            )
            if len(here) < 2:
                return Alteration(contest=self._over(contest, _too_few(len(here))), people=out)
            order = seeding.seeded([each.number for each in here], strength, contest.lot)
            seeds = {number: seed for seed, number in enumerate(order, 1)}
            begun = tuple(msgspec.structs.replace(each, seed=seeds[each.number]) for each in here)
            many = rounds(Form(plan.form), plan.group_size, len(here), plan.rounds)
            return Alteration(contest=self._touched(contest, phase=Phase.RUNNING, rounds=many), people=(*begun, *out))

        return decide

    def _over(self, contest: Contest, why: str) -> Contest:
        return self._touched(contest, phase=Phase.OVER, over=why, round_ends_at=None)

    # rounds

    async def _next_round(self, whole: Whole) -> Callable[[Whole], Alteration | None]:
        """The change that begins the next round, or ends it all. Pairings are made beside everything else."""
        contest = whole.contest
        groups: tuple[tuple[int, ...], ...] = ()
        if contest.round < contest.rounds and len(whole.active) > 1:
            groups = await asyncio.to_thread(
                next_round,
                Form(contest.plan.form),
                contest.plan.group_size,
                entrants(whole),
                played(whole),
                contest.round + 1,
                contest.lot,
                self._games[contest.plan.game].seats,
            )

        def decide(now_is: Whole) -> Alteration | None:
            if now_is != whole:
                return None  # somebody has left meanwhile, or another process was faster
            if not groups:
                left = contest.round < contest.rounds and len(whole.active) < 2
                why = "contest-over-left" if left else "contest-over-finished"
                return Alteration(contest=self._over(contest, why), notes=(ContestNote(words=text(why)),))
            return self._round(whole, groups)

        return decide

    def _round(self, whole: Whole, groups: Sequence[Sequence[int]]) -> Alteration:
        """The round in which ``groups`` meet, whose tables open one after the other."""
        now, number = self._now(), whole.contest.round + 1
        until = now + timedelta(days=whole.contest.plan.round_days)
        contest = self._touched(whole.contest, round=number, round_ends_at=until)
        tables_first = sorted(groups, key=lambda group: len(group) == 1)
        meetings = tuple(
            _meeting(contest, place, tuple(group), now + (place - 1) * SPACING)
            for place, group in enumerate(tables_first, 1)
        )
        return Alteration(contest=contest, meetings=meetings, news=round_news(contest, whole, meetings))

    def _end_round(self, whole: Whole) -> Alteration | None:
        """The round's date has come: what nobody has decided is a draw."""
        contest, now = whole.contest, self._now()
        left = whole.open
        if contest.phase is not Phase.RUNNING or not left or (contest.round_ends_at or now) > now:
            return None
        ended = [drawn(each) for each in left]
        note = ContestNote(words=text("contest-note-date", round=contest.round, count=len(ended)))
        return self._decided(whole, ended, (note,))


def _nothing(_whole: Whole) -> None:
    return None


def _meeting(contest: Contest, number: int, seats: tuple[int, ...], opens_at: datetime) -> ContestMeeting:
    """A meeting of the round that begins; one alone has a bye."""
    alone = len(seats) == 1
    return ContestMeeting(
        id=0,
        contest_id=contest.id,
        round=contest.round,
        number=number,
        seats=seats,
        opens_at=opens_at,
        verdict=Verdict.BYE if alone else None,
        places=(1,) if alone else None,
    )


def _too_few(count: int) -> str:
    return ("contest-over-nobody", "contest-over-alone")[count]
