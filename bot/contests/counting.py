"""The tables of a round: they open, those forfeit there who are to, and what was played is counted."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import msgspec

from bot.contests.base import ContestsBase
from bot.contests.outcome import absent, by_absence, by_result, dropped_out
from bot.model.clock import SeatClock
from bot.model.contest import FIRST_MOVE, Alteration, ContestMeeting, ContestNote, Phase, Verdict, Whole
from bot.model.refusal import Refusal
from bot.model.result import Result
from bot.model.table import Actor, Person, Status, Table
from bot.pace.clock import Circumstances, empty_at
from bot.store import contests, journal, results, tables
from bot.tables import administration, hosting
from games.engine import Text, text

log = logging.getLogger(__name__)


class Counting(ContestsBase):
    """What is played in a round."""

    def due_to_open(self, whole: Whole) -> list[ContestMeeting]:
        """The meetings whose tables are to be opened now."""
        now = self._now()
        return [each for each in whole.open if each.table_id is None and each.opens_at <= now]

    async def open_table(self, contest_id: int, meeting_id: int, channel_id: int, language: str) -> Table | None:
        """The table of a meeting, opened in a channel and begun as far as that was not done; None: it is not wanted.

        Raises Refusal.
        """
        whole = await self._store.read(contests.find, contest_id)
        meeting = _meeting(whole, meeting_id)
        if whole is None or meeting is None or meeting.table_id is not None:
            return None
        people = {each.number: each for each in whole.people}
        there = [people[each] for each in meeting.seats if each not in absent(meeting, people, None)]
        plan, contest = whole.contest.plan, whole.contest
        if len(there) not in self._games[plan.game].seats:
            return None
        table = await hosting.host(
            self._tables,
            contest.guild_id,
            channel_id,
            contest.opener_id,
            [Person(each.user_id, each.name, each.locale) for each in there],
            plan.game,
            plan.options,
            language,
            f"contest-{meeting.id}",
            plan.pace,
            rated=plan.rated,
        )

        def decide(now_is: Whole) -> Alteration | None:
            mine = _meeting(now_is, meeting_id, decided=True)
            if mine is None or mine.table_id is not None:
                return None
            linked = msgspec.structs.replace(mine, table_id=table.id)
            return Alteration(contest=self._touched(now_is.contest), meetings=(linked,))

        await self._store.write(contests.alter, contest_id, decide)
        return await hosting.begin(self._tables, table)  # by now everybody knows whose table it is

    async def _settle(self, whole: Whole) -> bool:
        """Counts what has been played, and has those forfeit who are to; whether the tournament has changed by that."""
        await self._close_annulled(whole)
        ids = [each.table_id for each in whole.open if each.table_id is not None]
        known = {table.id: table for table in await self._store.read(tables.several, ids)}
        for table in known.values():  # it was opened by a program that died before it began
            await hosting.begin(self._tables, table)
        for user, table_id in await self._who_forfeits(whole, known):
            try:
                known[table_id] = await hosting.forfeit(self._tables, table_id, user)
            except Refusal as refusal:
                log.info("Nobody forfeits at table %d: %s", table_id, refusal)
        ended = {table: kept.result for table, kept in (await self._store.read(results.several, ids)).items()}

        def decide(now_is: Whole) -> Alteration | None:
            new = [self._as_it_stands(now_is, each, known, ended) for each in now_is.open]
            new = [meeting for meeting in new if meeting not in now_is.open]
            return self._decided(now_is, new) if new else None

        if decide(whole) is None:
            return False
        await self._store.write(contests.alter, whole.contest.id, decide)
        return True

    async def _close_annulled(self, whole: Whole) -> None:
        """Closes the tables of this round whose games count for nobody."""
        ids = [each.table_id for each in whole.current if each.verdict is Verdict.ANNULLED and each.table_id]
        for table in await self._store.read(tables.several, ids) if ids else ():
            if table.live:
                await administration.close(self._tables, table.id, Actor(table.owner_id, table.guild_id))

    def _as_it_stands(
        self, whole: Whole, meeting: ContestMeeting, known: Mapping[int, Table], ended: Mapping[int, Result]
    ) -> ContestMeeting:
        """``meeting`` as its table and those who are gone leave it."""
        people = {each.number: each for each in whole.people}
        table, result = known.get(meeting.table_id or 0), ended.get(meeting.table_id or 0)
        if result is not None and not result.annulled:
            return by_result(meeting, result, {number: people[number].user_id for number in meeting.seats})
        gone = absent(meeting, people, table)
        meeting = msgspec.structs.replace(meeting, forfeited=tuple(each for each, forfeits in gone.items() if forfeits))
        left = len(meeting.seats) - len(gone)
        playable = table is not None or left in self._games[whole.contest.plan.game].seats
        return meeting if left > 1 and playable else by_absence(meeting, gone)

    async def _who_forfeits(self, whole: Whole, known: Mapping[int, Table]) -> list[tuple[int, int]]:
        """The user ids of those who are to forfeit the games they play, and the tables' ids."""
        people = {each.number: each for each in whole.people}
        running = {number: table for number, table in known.items() if table.status is Status.RUNNING}
        moved = await self._store.read(journal.who_moved, list(running))
        found: list[tuple[int, int]] = []
        for meeting in whole.open:
            table = running.get(meeting.table_id or 0)
            if table is None:
                continue
            left = {gone.user_id for gone in table.absence.departures}
            out = [people[number] for number in meeting.seats]
            users = [each.user_id for each in out if each.number in meeting.forfeited or each.dropped is not None]
            users += await self._never_moved(table, moved)
            found += [(user, table.id) for user in dict.fromkeys(users) if user in table.people and user not in left]
        return found

    async def _never_moved(self, table: Table, moved: set[tuple[int, int]]) -> list[int]:
        """The user ids of those who have been asked for their first move at ``table`` for :data:`FIRST_MOVE`."""
        waiting = [
            clock
            for clock in table.clocks
            if clock.seat in table.to_act and clock.since is not None and (table.id, clock.seat) not in moved
        ]
        now = self._now()
        if not any(clock.since is not None and clock.since + FIRST_MOVE <= now for clock in waiting):
            return []
        about, found = await self._tables.about_clocks(table), list[int]()
        for clock in waiting:
            patience = SeatClock(seat=clock.seat, bank=FIRST_MOVE, since=clock.since)
            at = empty_at(patience, table.pace, about.get(clock.seat, Circumstances()))
            user = table.seats[clock.seat].active_user
            if user is not None and at is not None and at <= now:
                found.append(user)
        return found

    def _decided(
        self, whole: Whole, meetings: Sequence[ContestMeeting], notes: Sequence[ContestNote] = ()
    ) -> Alteration:
        """``whole`` with meetings as they now are, and without those who have forfeited too often by them."""
        out = dropped_out(whole, meetings)
        told = [ContestNote(words=text("contest-note-forfeits", who=f"<@{each.user_id}>")) for each in out]
        return Alteration(
            contest=self._touched(whole.contest),
            people=out,
            meetings=tuple(meetings),
            notes=(*notes, *told),
            told=decided_elsewhere(meetings),
        )


def decided_elsewhere(meetings: Sequence[ContestMeeting]) -> tuple[tuple[int, Text], ...]:
    """What is said at the tables of those of ``meetings`` that were decided without being played to the end there."""
    return tuple(
        (each.table_id, text("notice-contest-decided"))
        for each in meetings
        if each.table_id is not None and each.verdict in (Verdict.DRAW, Verdict.ADJUDICATED)
    )


def _meeting(whole: Whole | None, meeting_id: int, *, decided: bool = False) -> ContestMeeting | None:
    """The meeting with this id, as long as nothing has decided it (or also if it is ``decided``)."""
    if whole is None or whole.contest.phase is not Phase.RUNNING:
        return None
    found = whole.meetings if decided else whole.open
    return next((each for each in found if each.id == meeting_id), None)
