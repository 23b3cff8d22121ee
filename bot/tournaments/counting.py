"""The tables of a round: they open, those forfeit there who are to, and what was played is counted."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import timedelta

import msgspec

from bot.core.pseudonym import is_pseudonym
from bot.core.refusal import Refusal
from bot.outbox import queries as outbox
from bot.outbox.model import Also, Kind, NewItem, Outcome, SendReport
from bot.outbox.queries import insert_items
from bot.outbox.sender import TryLater
from bot.results import queries as results
from bot.scores.result import Result
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as tables
from bot.tables.core.base import moment, user_mentions
from bot.tables.core.model import Person, Status, Table
from bot.tables.polls import play_unrated
from bot.tables.seating import tournament_tables
from bot.tables.seating.absence import Override
from bot.tables.show.thread_link import board_link
from bot.tables.time.arithmetic import ClockContext, empty_at
from bot.tables.time.clock import SeatClock
from bot.tournaments import queries as tournaments
from bot.tournaments.base import TournamentBase
from bot.tournaments.model import (
    FIRST_MOVE_TIME,
    Announcement,
    Match,
    MatchVerdict,
    Phase,
    Tournament,
    TournamentChange,
    TournamentState,
)
from bot.tournaments.outcome import absent, by_absence, by_result, dropped_out, still_sits, verdict_text
from games.engine import Text, text

log = logging.getLogger(__name__)

RETRY_AFTER = timedelta(minutes=10)
"""How long to wait after a table could not be opened."""

OUT = {
    "tournament-out-left": Override.WITHDREW,
    "tournament-out-removed": Override.REMOVED,
    "tournament-out-forfeits": Override.FORFEITS,
}
"""The reason that is told at the table of somebody who plays no longer, by why they are out."""


class Counting(TournamentBase):
    """Play in the rounds of tournaments."""

    def due_to_open(self, state: TournamentState) -> list[Match]:
        """The matches whose tables are to be opened now."""
        now, runs = self._now(), state.tournament.phase is Phase.RUNNING
        return [each for each in state.open if runs and each.table_id is None and each.opens_at <= now]

    async def match_posted(self, report: SendReport) -> Also | None:
        """Opens the table of a match whose thread stands; see :data:`bot.outbox.outbox.Listener`.

        Where the thread cannot be made it is tried on for as long as the round lasts.
        """
        guild_id, match_id = report.item.subject, report.item.number
        if report.outcome is Outcome.GIVEN_UP:
            again = NewItem(Kind.MATCH, match_id, wait=RETRY_AFTER.total_seconds())
            return lambda connection: insert_items(connection, guild_id, guild_id, 0, self._now(), [again])
        if report.sent.thread_id is not None:
            state = await self._store.read(tournaments.of_match, match_id)
            if state is not None and state.match(match_id) in self.due_to_open(state):
                language = await self._language(guild_id)
                try:
                    await self.open_table(state.tournament.id, match_id, report.sent.thread_id, language)
                except Refusal as refusal:
                    log.warning("No table can be opened for match %d of a tournament: %s", match_id, refusal)
                    raise TryLater(RETRY_AFTER.total_seconds()) from refusal
        return None

    async def open_table(self, tournament_id: int, match_id: int, channel_id: int, language: str) -> Table | None:
        """The table of a match, opened in a channel and begun as far as that was not done; None: it is not wanted.

        Raises Refusal.
        """
        state = await self._store.read(tournaments.find, tournament_id)
        match = _match(state, match_id)
        if state is None or match is None or match.table_id is not None:
            return None
        people = {each.number: each for each in state.people}
        there = [people[each] for each in match.seats if each not in absent(match, people, None)]
        plan, tournament = state.tournament.plan, state.tournament
        if len(there) not in self._games[plan.game].seats:
            return None
        table = await tournament_tables.host(
            self._tables,
            tournament.guild_id,
            channel_id,
            tournament.opener_id,
            [Person(each.user_id, each.name, each.locale) for each in there],
            plan.game,
            plan.options,
            language,
            match.id,
            plan.pace,
            rated=plan.rated,
        )

        def decide(now_is: TournamentState) -> TournamentChange | None:
            mine = _match(now_is, match_id, decided=True)
            if mine is None or mine.table_id is not None:
                return None
            linked = msgspec.structs.replace(mine, table_id=table.id)
            return TournamentChange(tournament=self._touched(now_is.tournament), matches=(linked,))

        await self._store_change(tournament_id, decide)
        return await tournament_tables.begin(self._tables, table)  # by now everybody knows whose table it is

    async def _settle(self, state: TournamentState) -> bool:
        """Counts what has been played, and has those forfeit who are to; whether the tournament has changed by that."""
        await self._stop_decided(state)
        ids = [each.table_id for each in state.open if each.table_id is not None]
        known = {table.id: table for table in await self._store.read(tables.several, ids)}
        for table in known.values():  # it was opened by a program that died before it began
            await tournament_tables.begin(self._tables, table)
        playing = {number for number, table in known.items() if table.status is Status.RUNNING}
        for user, table_id, why in await self._who_forfeits(state, known):
            try:
                known[table_id] = await tournament_tables.forfeit(self._tables, table_id, user, why)
            except Refusal as refusal:
                log.info("Nobody forfeits at table %d: %s", table_id, refusal)
                playing.discard(table_id)
        ended = {table: kept.result for table, kept in (await self._store.read(results.several, ids)).items()}

        posts = {
            each.id: await self._store.read(outbox.find_post, state.tournament.guild_id, Kind.MATCH, each.id)
            for each in state.open
            if _newly_closed(each, known)
        }

        def decide(now_is: TournamentState) -> TournamentChange | None:
            people = {each.number: each for each in now_is.people}
            found = [
                (each, self._as_it_stands(now_is, each, known, ended))
                for each in now_is.open
                if each.table_id not in playing or not still_sits(each, people, known[each.table_id])
            ]
            new = [after for before, after in found if after != before]
            calls = [
                _call(now_is, after, board_link(known[after.table_id or 0], posts.get(after.id)))
                for before, after in found
                if _newly_closed(before, known) and after.verdict is None
            ]
            return self._decided(now_is, new, calls) if new else None

        if decide(state) is None:
            return False
        await self._store_change(state.tournament.id, decide)
        return True

    async def _stop_decided(self, state: TournamentState) -> None:
        """Closes the tables whose games count for nobody, and stops those whose matches were decided without play."""
        ids = await self._store.read(tournaments.live_though_decided, state.tournament.id)
        for match in state.matches:
            if match.table_id is None or match.table_id not in ids:
                continue
            try:
                if match.verdict is MatchVerdict.ANNULLED:
                    await tournament_tables.close(self._tables, match.table_id, state.tournament.opener_id)
                else:
                    await play_unrated.stop(self._tables, match.table_id, verdict_text(state, match))
            except Refusal as refusal:
                log.info("Table %d of a decided match goes on: %s", match.table_id, refusal)

    def _as_it_stands(
        self, state: TournamentState, match: Match, known: Mapping[int, Table], ended: Mapping[int, Result]
    ) -> Match:
        """``match`` as its table and those who are gone leave it."""
        people = {each.number: each for each in state.people}
        table, result = known.get(match.table_id or 0), ended.get(match.table_id or 0)
        if result is not None and not result.annulled:
            return by_result(match, result, people)
        gone = absent(match, people, table)
        match = msgspec.structs.replace(
            match,
            forfeited=tuple(each for each, forfeits in gone.items() if forfeits),
            closed=match.closed or _newly_closed(match, known),
        )
        left = len(match.seats) - len(gone)
        playable = table is not None or left in self._games[state.tournament.plan.game].seats
        return match if left > 1 and playable else by_absence(match, gone)

    async def _who_forfeits(
        self, state: TournamentState, known: Mapping[int, Table]
    ) -> list[tuple[int, int, Override]]:
        """The user ids of those who are to forfeit the games they play, the tables' ids, and why."""
        people = {each.number: each for each in state.people}
        running = {number: table for number, table in known.items() if table.status is Status.RUNNING}
        moved = await self._store.read(journal.who_moved, list(running))
        found: list[tuple[int, int, Override]] = []
        for match in state.open:
            table = running.get(match.table_id or 0)
            if table is None:
                continue
            left = {gone.user_id for gone in table.absence.departures}
            out = [people[number] for number in match.seats]
            users = dict.fromkeys(await self._never_moved(table, moved), Override.UNMOVED)
            users |= {
                each.user_id: OUT.get(each.dropped or "", Override.RULED)
                for each in out
                if each.number in match.forfeited or each.dropped is not None
            }
            found += [(user, table.id, why) for user, why in users.items() if user in table.people and user not in left]
        return found

    async def _never_moved(self, table: Table, moved: set[tuple[int, int]]) -> list[int]:
        """The user ids of those who have been asked for their first move at ``table`` for :data:`FIRST_MOVE_TIME`."""
        waiting = [
            clock
            for clock in table.clocks
            if clock.seat in table.to_act and clock.since is not None and (table.id, clock.seat) not in moved
        ]
        now = self._now()
        if not any(clock.since is not None and clock.since + FIRST_MOVE_TIME <= now for clock in waiting):
            return []
        about, found = await self._tables.clock_contexts(table), list[int]()
        for clock in waiting:
            patience = SeatClock(seat=clock.seat, bank=FIRST_MOVE_TIME, since=clock.since)
            at = empty_at(patience, table.pace, about.get(clock.seat, ClockContext()))
            user = table.seats[clock.seat].active_user
            if user is not None and at is not None and at <= now:
                found.append(user)
        return found

    def _decided(
        self, state: TournamentState, matches: Sequence[Match], notes: Sequence[Announcement] = ()
    ) -> TournamentChange:
        """``state`` with matches as they now are, and without those who have forfeited too often by them."""
        out = dropped_out(state, matches)
        told = [Announcement(words=text("tournament-note-forfeits", who=f"<@{each.user_id}>")) for each in out]
        return TournamentChange(
            tournament=self._touched(state.tournament),
            people=out,
            matches=tuple(matches),
            notes=(*notes, *told),
            notices=told_at_tables(state, matches),
        )


def told_at_tables(state: TournamentState, matches: Sequence[Match]) -> tuple[tuple[int, Text], ...]:
    """Return notices for those closed tables of ``state`` that matter for ``matches`` as they are now.

    They say that organisers decide, and what was decided. At a table that is still being played at, it stops.
    """
    found: list[tuple[int, Text]] = []
    for after in matches:
        before = state.match(after.id)
        if after.table_id is None or not after.closed:
            continue
        if after.verdict is not None:
            found.append((after.table_id, text("notice-tournament-counts", how=verdict_text(state, after))))
        elif before is not None and not before.closed:
            found.append((after.table_id, text("notice-tournament-closed")))
    return tuple(found)


def _newly_closed(match: Match, known: Mapping[int, Table]) -> bool:
    """Whether the table of a match was closed, and no organiser was called for it yet."""
    table = known.get(match.table_id or 0)
    return table is not None and table.status is Status.CLOSED and not match.closed


def _call(state: TournamentState, match: Match, link: str) -> Announcement:
    """The note that calls the opener of a tournament to decide a match, whose post is at ``link``."""
    return Announcement(words=called_to_decide(state, match, link), pings=_opener(state.tournament))


def _opener(tournament: Tournament) -> tuple[int, ...]:
    """The user id of its opener, unless they were forgotten."""
    return () if is_pseudonym(tournament.opener_id) else (tournament.opener_id,)


def called_to_decide(state: TournamentState, match: Match, link: str = "") -> Text:
    """Return the words of that note."""
    tournament = state.tournament
    opener = _opener(tournament)
    return text(
        "tournament-note-closed",
        organiser=user_mentions(opener),
        called=len(opener),
        table=str(match.table_id),
        who=user_mentions(state.participant(each).user_id for each in match.seats),
        link=link,
        until=moment(tournament.round_ends_at or tournament.changed_at),
        knockout=tournament.plan.knockout,
    )


def _match(state: TournamentState | None, match_id: int, *, decided: bool = False) -> Match | None:
    """The match with this id, as long as nothing has decided it (or also if it is ``decided``)."""
    if state is None or state.tournament.phase is not Phase.RUNNING:
        return None
    found = state.matches if decided else state.open
    return next((each for each in found if each.id == match_id), None)
