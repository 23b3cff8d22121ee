"""Acts of organisers on a tournament; each is announced in its channel with their reason."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta

import msgspec

from bot.core.refusal import Refusal
from bot.tables.core.model import Actor, Person, Status
from bot.tables.polls import seat_offers
from bot.tables.polls.subjects import SeatOffer
from bot.tournaments.base import require_phase
from bot.tournaments.deciding.service import Deciding, organiser_note
from bot.tournaments.entering import MAX_DAYS
from bot.tournaments.model import (
    Announcement,
    Organiser,
    Participant,
    Phase,
    Substitute,
    TournamentChange,
    TournamentState,
)
from games.engine import text

log = logging.getLogger(__name__)

MAX_REASON = 200
"""Characters."""


class Organising(Deciding):
    """The power of organisers. Reasons come ready for a message."""

    async def extend(self, tournament_id: int, by: Organiser, days: int, reason: str) -> TournamentState:
        """A round (or the sign-up, or the check-in) lasts so many days longer. Raises Refusal."""
        if not 1 <= days <= MAX_DAYS:
            raise Refusal("refusal-tournament-days", days=MAX_DAYS)
        longer = timedelta(days=days)

        def decide(state: TournamentState) -> TournamentChange:
            tournament = state.tournament
            match tournament.phase:
                case Phase.SIGN_UP:
                    until = tournament.plan.sign_up_until + longer
                    plan = msgspec.structs.replace(tournament.plan, sign_up_until=until)
                    after = self._touched(tournament, plan=plan)
                case Phase.CHECK_IN:
                    until = (tournament.check_in_until or self._now()) + longer
                    after = self._touched(tournament, check_in_until=until)
                case _:
                    until = (tournament.round_ends_at or self._now()) + longer
                    after = self._touched(tournament, round_ends_at=until)
            at = f"<t:{int(until.timestamp())}:f>"
            return TournamentChange(tournament=after, notes=(organiser_note("extend", by, reason, until=at),))

        return await self._organise(tournament_id, by, reason, decide)

    async def forfeit(self, tournament_id: int, by: Organiser, user_id: int, reason: str) -> TournamentState:
        """A player forfeits the game they have in this round. Raises Refusal."""

        def decide(state: TournamentState) -> TournamentChange:
            who = _player(state, user_id)
            match = next((each for each in state.open if who.number in each.seats), None)
            if match is None or who.number in match.forfeited:
                raise Refusal("refusal-no-match", who=f"<@{user_id}>")
            marked = msgspec.structs.replace(match, forfeited=(*match.forfeited, who.number))
            note = organiser_note("forfeit", by, reason, who=f"<@{user_id}>")
            return TournamentChange(tournament=self._touched(state.tournament), matches=(marked,), notes=(note,))

        return await self._organise(tournament_id, by, reason, decide, Phase.RUNNING)

    async def replace(
        self, tournament_id: int, by: Organiser, user_id: int, new: Person, reason: str
    ) -> TournamentState:
        """Proposes that somebody takes a player's place, with all that was played. Raises Refusal.

        It is so where the player does that, or another organiser has proposed the same; else it is asked in public. Who
        only opened the tournament may not: they may play in it.
        """
        guild_id = (await self.get(tournament_id, by.actor.guild_id)).tournament.guild_id
        if not await self._is_appointed(by, guild_id):
            raise Refusal("refusal-tournament-replace")

        def decide(state: TournamentState) -> TournamentChange | None:
            if state.of_user(user_id) is None and state.of_user(new.user_id) is not None:
                return None
            who, me = _player(state, user_id), by.actor.user_id
            proposal = Substitute(new, me, reason)
            if who.substitute is not None and who.substitute.person.user_id == new.user_id:
                proposal = who.substitute
            if me == user_id or me not in (proposal.by, new.user_id):
                return self._replaced(state, who, proposal, me)
            if proposal is who.substitute:
                return None
            _require_new(state, new)
            asked = organiser_note(
                "replace-asked", by, reason, who=f"<@{user_id}>", new=f"<@{new.user_id}>", number=str(who.number)
            )
            waits = msgspec.structs.replace(who, substitute=proposal)
            notes = (msgspec.structs.replace(asked, pings=(user_id,)),)
            return TournamentChange(tournament=self._touched(state.tournament), people=(waits,), notes=notes)

        before = await self.get(tournament_id, by.actor.guild_id)
        state = await self._organise(tournament_id, by, reason, decide, Phase.RUNNING, Phase.CHECK_IN)
        offered = await self._seat(state, user_id, new, by.actor.user_id, reason)
        if not offered and before.of_user(user_id) is None:
            raise Refusal("refusal-plays-already", who=f"<@{new.user_id}>")
        return state

    async def agree(self, tournament_id: int, by: Organiser, number: int) -> TournamentState:
        """The player with this number agrees that a substitute takes their place, or another organiser does."""
        before = await self.get(tournament_id, by.actor.guild_id)
        who = next((each for each in before.people if each.number == number), None)
        proposal, me = None if who is None else who.substitute, by.actor.user_id
        if who is None or proposal is None:
            raise Refusal("refusal-replace-gone")
        second = me not in (proposal.by, proposal.person.user_id)
        second = second and await self._is_appointed(by, before.tournament.guild_id)
        if not second and me != who.user_id:
            raise Refusal("refusal-replace-agree", who=f"<@{who.user_id}>")

        def decide(state: TournamentState) -> TournamentChange:
            found = _player(state, who.user_id)
            require_phase(state.tournament, Phase.RUNNING, Phase.CHECK_IN)
            if found.substitute != proposal:
                raise Refusal("refusal-replace-gone")
            return self._replaced(state, found, proposal, me)

        state = await self._change_state(tournament_id, by.actor.guild_id, decide)
        await self._seat(state, who.user_id, proposal.person, proposal.by, proposal.reason)
        return state

    def _replaced(
        self, state: TournamentState, who: Participant, proposal: Substitute, agreed: int
    ) -> TournamentChange:
        """The change by which a substitute takes a player's place, once this person has agreed. Raises Refusal."""
        new = proposal.person
        _require_new(state, new)
        instead = msgspec.structs.replace(
            who,
            user_id=new.user_id,
            name=new.name,
            locale=new.locale,
            signed_at=self._now(),
            earlier=(*who.earlier, who.user_id),
            substitute=None,
        )
        words = text(
            "tournament-note-replace",
            by=f"<@{proposal.by}>",
            who=f"<@{who.user_id}>",
            new=f"<@{new.user_id}>",
            agreed=f"<@{agreed}>",
            reason=proposal.reason,
        )
        note = Announcement(words=words, pings=(new.user_id,))
        return TournamentChange(tournament=self._touched(state.tournament), people=(instead,), notes=(note,))

    async def _seat(self, state: TournamentState, user_id: int, new: Person, by: int, reason: str) -> bool:
        """Whether the seat of a player at a table that is being played was still to be offered to a substitute.

        That may be all that is left to do: the bot may have died in between.
        """
        me = state.of_user(new.user_id)
        match = next((each for each in state.open if me is not None and me.number in each.seats), None)
        if match is None or match.table_id is None:
            return False
        return await self._offer(match.table_id, user_id, new, by, reason)

    async def _offer(self, table_id: int, user_id: int, new: Person, by: int, reason: str) -> bool:
        """Whether the seat of a person was still to be offered."""
        table = await self._tables.get(table_id)
        seat = table.seat_of(user_id)
        if seat is None or table.status is not Status.RUNNING:
            return False
        offered = [poll.about.to for poll in table.asking(SeatOffer, seat.seat)]
        if any(isinstance(to, Person) and to.user_id == new.user_id for to in offered):
            return False
        manager = Actor(by, table.guild_id, manager=True)
        try:
            await seat_offers.hand_over(self._tables, table_id, seat.seat, new, manager, reason=reason)
        except Refusal as refusal:
            log.info("The seat at table %d is not offered: %s", table_id, refusal)
        return True

    async def remove(self, tournament_id: int, by: Organiser, user_id: int, reason: str) -> TournamentState:
        """A player is out of the tournament: they forfeit what they play, and are paired no more. Raises Refusal."""

        def decide(state: TournamentState) -> TournamentChange:
            who = state.of_user(user_id)
            note = organiser_note("remove", by, reason, who=f"<@{user_id}>")
            if who is not None and state.tournament.phase is not Phase.RUNNING:
                return TournamentChange(tournament=self._touched(state.tournament), gone=(who.number,), notes=(note,))
            out = msgspec.structs.replace(_player(state, user_id), dropped="tournament-out-removed")
            return TournamentChange(tournament=self._touched(state.tournament), people=(out,), notes=(note,))

        return await self._organise(tournament_id, by, reason, decide)

    async def end(self, tournament_id: int, by: Organiser, reason: str) -> TournamentState:
        """A tournament is called off, or ended before its last round; games under way are played on. Raises Refusal."""
        return await self._organise(tournament_id, by, reason, self._end(by, reason))

    def _end(self, by: Organiser, reason: str) -> Callable[[TournamentState], TournamentChange]:
        """The change by which a tournament is ended."""

        def decide(state: TournamentState) -> TournamentChange:
            over = self._touched(state.tournament, phase=Phase.OVER, over="tournament-over-ended", round_ends_at=None)
            return TournamentChange(tournament=over, notes=(organiser_note("end", by, reason),))

        return decide


def _player(state: TournamentState, user_id: int) -> Participant:
    """Somebody who is in a tournament. Raises Refusal."""
    who = state.of_user(user_id)
    if who is None or who.dropped is not None:
        raise Refusal("refusal-plays-not", who=f"<@{user_id}>")
    return who


def _require_new(state: TournamentState, new: Person) -> None:
    """Refuses where a substitute plays in the tournament already."""
    if state.of_user(new.user_id) is not None:
        raise Refusal("refusal-plays-already", who=f"<@{new.user_id}>")
