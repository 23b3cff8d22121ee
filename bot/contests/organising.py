"""What organisers do to a tournament; each of it is told in its channel, with the reason they give."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta

import msgspec

from bot.contests.counting import Counting, decided_elsewhere
from bot.contests.entering import MOST_DAYS
from bot.contests.outcome import placed
from bot.contests.pairing import Form
from bot.model.contest import (
    Alteration,
    ContestMeeting,
    ContestNote,
    Official,
    Participant,
    Phase,
    Verdict,
    Whole,
)
from bot.model.outbox import Kind, NewItem
from bot.model.refusal import Refusal
from bot.model.result import Removal
from bot.model.table import Actor, Person, Status
from bot.store import ratings, results
from bot.tables import administration, seats
from games.engine import Argument, text

log = logging.getLogger(__name__)

LONGEST_REASON = 200
"""Characters."""


class Organising(Counting):
    """The power of organisers. Reasons come ready for a message."""

    async def extend(self, contest_id: int, by: Official, days: int, reason: str) -> Whole:
        """A round (or the sign-up, or the check-in) lasts so many days longer. Raises Refusal."""
        if not 1 <= days <= MOST_DAYS:
            raise Refusal("refusal-tournament-days", days=MOST_DAYS)
        longer = timedelta(days=days)

        def decide(whole: Whole) -> Alteration:
            contest = whole.contest
            match contest.phase:
                case Phase.SIGN_UP:
                    until = contest.plan.sign_up_until + longer
                    plan = msgspec.structs.replace(contest.plan, sign_up_until=until)
                    after = self._touched(contest, plan=plan)
                case Phase.CHECK_IN:
                    until = (contest.check_in_until or self._now()) + longer
                    after = self._touched(contest, check_in_until=until)
                case _:
                    until = (contest.round_ends_at or self._now()) + longer
                    after = self._touched(contest, round_ends_at=until)
            at = f"<t:{int(until.timestamp())}:f>"
            return Alteration(contest=after, notes=(_note("extend", by, reason, until=at),))

        return await self._organise(contest_id, by, reason, decide)

    async def forfeit(self, contest_id: int, by: Official, user_id: int, reason: str) -> Whole:
        """A player forfeits the game they have in this round. Raises Refusal."""

        def decide(whole: Whole) -> Alteration:
            who = _player(whole, user_id)
            meeting = next((each for each in whole.open if who.number in each.seats), None)
            if meeting is None or who.number in meeting.forfeited:
                raise Refusal("refusal-no-meeting", who=f"<@{user_id}>")
            marked = msgspec.structs.replace(meeting, forfeited=(*meeting.forfeited, who.number))
            note = _note("forfeit", by, reason, who=f"<@{user_id}>")
            return Alteration(contest=self._touched(whole.contest), meetings=(marked,), notes=(note,))

        return await self._organise(contest_id, by, reason, decide, Phase.RUNNING)

    async def adjudicate(self, contest_id: int, by: Official, table_id: int, winner: int | None, reason: str) -> Whole:
        """A meeting of this round ends with a winner by user id, or (None) as a draw. Raises Refusal.

        Its game may be played on, but does not count here any more.
        """

        def decide(whole: Whole) -> Alteration:
            meeting = _meeting_at(whole, table_id)
            if meeting not in whole.current:
                raise Refusal("refusal-round-over")
            numbers = {whole.participant(each).user_id: each for each in meeting.seats}
            if winner is not None and winner not in numbers:
                raise Refusal("refusal-plays-elsewhere", who=f"<@{winner}>", table=str(table_id))
            first = [numbers[winner]] if winner is not None else [*meeting.seats]
            decided = placed(
                msgspec.structs.replace(meeting, forfeited=(), scores=None),
                {number: 1 if number in first else 2 for number in meeting.seats},
                Verdict.ADJUDICATED,
            )
            said = "adjudicate" if winner is not None else "draw"
            note = _note(said, by, reason, table=str(table_id), who=f"<@{winner or 0}>")
            told = decided_elsewhere([decided]) if meeting.verdict is None else ()
            return Alteration(contest=self._touched(whole.contest), meetings=(decided,), notes=(note,), told=told)

        return await self._organise(contest_id, by, reason, decide, Phase.RUNNING)

    async def annul(self, contest_id: int, by: Official, table_id: int, reason: str) -> Whole:
        """A meeting counts for nobody, here and in ratings; its table is closed. Raises Refusal."""
        at = self._now()

        def decide(whole: Whole) -> Alteration:
            meeting = _meeting_at(whole, table_id)
            if whole.contest.plan.form == Form.KNOCKOUT:
                raise Refusal("refusal-annul-knockout")
            if meeting.verdict is Verdict.ANNULLED:
                raise Refusal("refusal-annulled")
            nothing = msgspec.structs.replace(meeting, verdict=Verdict.ANNULLED, places=None, scores=None, forfeited=())
            note = _note("annul", by, reason, table=str(table_id))
            return Alteration(contest=self._touched(whole.contest), meetings=(nothing,), notes=(note,))

        whole = await self._organise(contest_id, by, reason, decide, Phase.RUNNING)
        kept = await self._store.read(results.find, table_id)
        if kept is not None and kept.removal is None:
            told = text("notice-result-removed", by=f"<@{by.actor.user_id}>", reason=reason)
            removal = Removal(by=by.actor.user_id, reason=reason, at=at)
            await self._store.write(ratings.remove, table_id, removal, NewItem(Kind.NOTICE, note=told))
        elif kept is None:
            await administration.close(
                self._tables, table_id, Actor(by.actor.user_id, whole.contest.guild_id, manager=True)
            )
        return whole

    async def replace(self, contest_id: int, by: Official, user_id: int, new: Person, reason: str) -> Whole:
        """Somebody else takes a player's place from now on, with all that was played. Raises Refusal.

        The seat at a table that is being played is offered to them.
        """

        def decide(whole: Whole) -> Alteration:
            who = _player(whole, user_id)
            if whole.of_user(new.user_id) is not None:
                raise Refusal("refusal-plays-already", who=f"<@{new.user_id}>")
            instead = msgspec.structs.replace(
                who, user_id=new.user_id, name=new.name, locale=new.locale, signed_at=self._now()
            )
            note = _note("replace", by, reason, who=f"<@{user_id}>", new=f"<@{new.user_id}>")
            called = msgspec.structs.replace(note, pings=(new.user_id,))
            return Alteration(contest=self._touched(whole.contest), people=(instead,), notes=(called,))

        whole = await self._organise(contest_id, by, reason, decide, Phase.RUNNING, Phase.CHECK_IN)
        me = whole.of_user(new.user_id)
        meeting = next((each for each in whole.open if me is not None and me.number in each.seats), None)
        if meeting is not None and meeting.table_id is not None:
            await self._offer(meeting.table_id, user_id, new, by, reason)
        return whole

    async def _offer(self, table_id: int, user_id: int, new: Person, by: Official, reason: str) -> None:
        table = await self._tables.get(table_id)
        seat = table.seat_of(user_id)
        if seat is None or table.status is not Status.RUNNING:
            return
        manager = Actor(by.actor.user_id, table.guild_id, manager=True)
        try:
            await seats.hand_over(self._tables, table_id, seat.seat, new, manager, reason=reason)
        except Refusal as refusal:
            log.info("The seat at table %d is not offered: %s", table_id, refusal)

    async def remove(self, contest_id: int, by: Official, user_id: int, reason: str) -> Whole:
        """A player is out of the tournament: they forfeit what they play, and are paired no more. Raises Refusal."""

        def decide(whole: Whole) -> Alteration:
            who = whole.of_user(user_id)
            note = _note("remove", by, reason, who=f"<@{user_id}>")
            if who is not None and whole.contest.phase is not Phase.RUNNING:
                return Alteration(contest=self._touched(whole.contest), gone=(who.number,), notes=(note,))
            out = msgspec.structs.replace(_player(whole, user_id), dropped="contest-out-removed")
            return Alteration(contest=self._touched(whole.contest), people=(out,), notes=(note,))

        return await self._organise(contest_id, by, reason, decide)

    async def end(self, contest_id: int, by: Official, reason: str) -> Whole:
        """A tournament is called off, or ended before its last round; games under way are played on. Raises Refusal."""

        def decide(whole: Whole) -> Alteration:
            over = self._touched(whole.contest, phase=Phase.OVER, over="contest-over-ended", round_ends_at=None)
            return Alteration(contest=over, notes=(_note("end", by, reason),))

        return await self._organise(contest_id, by, reason, decide)

    async def _organise(
        self, contest_id: int, by: Official, reason: str, decide: Callable[[Whole], Alteration], *phases: Phase
    ) -> Whole:
        """Changes a tournament for an organiser who gives a reason, at one of ``phases`` (none: until it is over)."""
        await self._require_organiser(contest_id, by)
        if not reason.strip():
            raise Refusal("refusal-no-reason")

        def checked(whole: Whole) -> Alteration:
            if whole.contest.phase not in (phases or (Phase.SIGN_UP, Phase.CHECK_IN, Phase.RUNNING)):
                over = whole.contest.phase is Phase.OVER
                raise Refusal("refusal-tournament-over" if over else "refusal-tournament-not-begun")
            return decide(whole)

        whole = await self._alter(contest_id, by.actor.guild_id, checked)
        log.info("Tournament %d was organised by %d", contest_id, by.actor.user_id)
        return whole


def _note(what: str, by: Official, reason: str, **arguments: Argument) -> ContestNote:
    """What the channel is told of an organiser's act."""
    return ContestNote(words=text(f"contest-note-{what}", by=f"<@{by.actor.user_id}>", reason=reason, **arguments))


def _player(whole: Whole, user_id: int) -> Participant:
    """Somebody who is in a tournament. Raises Refusal."""
    who = whole.of_user(user_id)
    if who is None or who.dropped is not None:
        raise Refusal("refusal-plays-not", who=f"<@{user_id}>")
    return who


def _meeting_at(whole: Whole, table_id: int) -> ContestMeeting:
    """The meeting that is played at a table. Raises Refusal where that is no table of this tournament."""
    found = next((each for each in whole.meetings if each.table_id == table_id), None)
    if found is None:
        raise Refusal("refusal-no-such-meeting", table=str(table_id))
    return found
