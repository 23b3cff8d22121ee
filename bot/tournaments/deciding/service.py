"""Decisions of organisers about single matches, and undoing them; each is announced with their reason."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import msgspec

from bot.core.refusal import Refusal
from bot.outbox.model import Kind, NewItem
from bot.results import queries as results
from bot.results import rating_queries as ratings
from bot.scores.result import Removal
from bot.tables.core.base import user_mention
from bot.tables.seating import tournament_tables
from bot.tournaments import queries as tournaments
from bot.tournaments.base import Also
from bot.tournaments.counting import Counting, told_at_tables
from bot.tournaments.model import (
    Announcement,
    Match,
    MatchDecision,
    MatchVerdict,
    Organiser,
    Phase,
    TournamentChange,
    TournamentState,
)
from bot.tournaments.outcome import placed, verdict_text
from bot.tournaments.pairing.rounds import Form
from games.engine import Argument, text

log = logging.getLogger(__name__)

CORRECTED = (Phase.RUNNING, Phase.OVER)
"""The phases in which matches are decided, also those of earlier rounds."""


class Deciding(Counting):
    """Adjudicating, annulling, and undoing that. Reasons come ready for a message."""

    async def to_decide(self, match_id: int, by: Organiser, *, again: bool = False) -> tuple[TournamentState, Match]:
        """A match that waits for an organiser's decision, and its tournament. Raises Refusal, also for all others.

        With ``again`` it may be one that is decided, or is still played.
        """
        state = await self._store.read(tournaments.of_match, match_id)
        if state is None:
            raise Refusal("refusal-no-tournament")
        state = await self.organised(state.tournament.id, by)
        if again:
            found = state.match(match_id)
            if found is None or found.table_id is None:
                raise Refusal("refusal-no-tournament")
            _require_correctable(state, found)
            return state, found
        found = next((each for each in state.open if each.id == match_id), None)
        if found is None or found.table_id is None or state.tournament.phase is not Phase.RUNNING:
            raise Refusal("refusal-match-decided")
        return state, found

    async def match_at(self, tournament_id: int, by: Organiser, table_id: int) -> tuple[TournamentState, Match]:
        """The match that is played at a table, for an organiser who decides it or decides it anew. Raises Refusal."""
        state = await self.organised(tournament_id, by)
        if state.tournament.phase not in CORRECTED:
            raise Refusal("refusal-tournament-not-begun")
        match = _match_at(state, table_id)
        _require_correctable(state, match)
        return state, match

    async def adjudicate(
        self, tournament_id: int, by: Organiser, table_id: int, best: Sequence[int], reason: str, *, first: bool = False
    ) -> TournamentState:
        """A match ends with the ``best``, user ids from the first place on; all others share the next. Raises Refusal.

        Without them it is a draw. With ``first`` it is not decided anew. Its game stops, and may be played on unrated.
        One of an earlier round is corrected: what was paired since stands.
        """

        def decide(state: TournamentState) -> TournamentChange:
            match = _match_at(state, table_id)
            _require_correctable(state, match)
            if first and match.verdict is not None:
                raise Refusal("refusal-match-decided")
            numbers = {state.participant(each).user_id: each for each in match.seats}
            for user in best:
                if user not in numbers:
                    raise Refusal("refusal-plays-elsewhere", who=f"<@{user}>", table=str(table_id))
            order = {numbers[user]: place for place, user in enumerate(best, 1)}
            if len(order) < len(best):
                raise Refusal("refusal-places-twice")
            decided = placed(
                msgspec.structs.replace(match, forfeited=(), scores=None, before=_decision(match)),
                order or dict.fromkeys(match.seats, 1),
                MatchVerdict.ADJUDICATED,
            )
            who = ", ".join(f"{place}. {user_mention(user)}" for place, user in enumerate(best, 1))
            note = organiser_note(
                ("draw", "adjudicate")[len(best)] if len(best) < 2 else "places",
                by,
                reason,
                table=str(table_id),
                who=user_mention(best[0]) if len(best) == 1 else who,
            )
            return self._corrected(state, decided, note)

        return await self._organise(tournament_id, by, reason, decide, *CORRECTED)

    async def annul(self, tournament_id: int, by: Organiser, table_id: int, reason: str) -> TournamentState:
        """A match counts for nobody, here and in ratings; its table is closed. Raises Refusal."""
        at = self._now()

        def decide(state: TournamentState) -> TournamentChange:
            match = _match_at(state, table_id)
            if state.tournament.plan.form == Form.KNOCKOUT:
                raise Refusal("refusal-annul-knockout")
            if match.verdict is MatchVerdict.ANNULLED:
                raise Refusal("refusal-annulled")
            nothing = msgspec.structs.replace(
                match,
                verdict=MatchVerdict.ANNULLED,
                places=None,
                scores=None,
                forfeited=(),
                before=_decision(match),
            )
            return self._corrected(state, nothing, organiser_note("annul", by, reason, table=str(table_id)))

        state = await self._organise(tournament_id, by, reason, decide, *CORRECTED)
        kept = await self._store.read(results.find, table_id)
        if kept is not None and kept.removal is None:
            told = text("notice-result-removed", by=f"<@{by.actor.user_id}>", reason=reason)
            removal = Removal(by=by.actor.user_id, reason=reason, at=at)
            await self._store.write(ratings.remove, table_id, removal, NewItem(Kind.NOTICE, note=told))
        elif kept is None:
            await tournament_tables.close(self._tables, table_id, by.actor.user_id)
        return state

    async def undo(self, tournament_id: int, by: Organiser, table_id: int, reason: str) -> TournamentState:
        """The last decision of organisers about a match is undone; doing so again brings it back. Raises Refusal.

        A game that was stopped for it is not played on: as long as its round lasts it waits for another decision.
        """
        at = self._now()

        def decide(state: TournamentState) -> TournamentChange:
            match = _match_at(state, table_id)
            _require_correctable(state, match)
            before = match.before
            if before is None:
                raise Refusal("refusal-nothing-decided", table=str(table_id))
            if before.verdict is None and (match not in state.current or state.tournament.phase is Phase.OVER):
                raise Refusal("refusal-undo-open", table=str(table_id))
            undone = msgspec.structs.replace(
                match,
                verdict=before.verdict,
                places=before.places,
                scores=before.scores,
                forfeited=before.forfeited,
                closed=match.closed or before.verdict is None,
                before=_decision(match),
            )
            how = text("tournament-waits") if undone.verdict is None else verdict_text(state, undone)
            return self._corrected(state, undone, organiser_note("undo", by, reason, table=str(table_id), how=how))

        state = await self._organise(tournament_id, by, reason, decide, *CORRECTED)
        match = _match_at(state, table_id)
        kept = await self._store.read(results.find, table_id)
        if kept is not None and kept.removal is not None and match.verdict is not MatchVerdict.ANNULLED:
            told = text("notice-result-restored", by=f"<@{by.actor.user_id}>", reason=reason)
            await self._store.write(ratings.restore, table_id, at, NewItem(Kind.NOTICE, note=told))
        return state

    def _corrected(self, state: TournamentState, match: Match, note: Announcement) -> TournamentChange:
        """``state`` with a match decided by organisers. Where it is over, its last post is made again."""
        over = state.tournament.over if state.tournament.phase is Phase.OVER else None
        again = (Announcement(words=text(over)),) if over is not None else ()
        return TournamentChange(
            tournament=self._touched(state.tournament),
            matches=(match,),
            notes=(note, *again),
            notices=told_at_tables(state, [match]),
        )

    async def _organise(
        self,
        tournament_id: int,
        by: Organiser,
        reason: str,
        decide: Callable[[TournamentState], TournamentChange | None],
        *phases: Phase,
        also: Sequence[Also] = (),
    ) -> TournamentState:
        """Changes a tournament for an organiser who gives a reason, at one of ``phases`` (none: until it is over).

        What is ``also`` to be stored is in the same transaction.
        """
        await self.organised(tournament_id, by)
        if not reason.strip():
            raise Refusal("refusal-no-reason")

        def checked(state: TournamentState) -> TournamentChange | None:
            if state.tournament.phase not in (phases or (Phase.SIGN_UP, Phase.CHECK_IN, Phase.RUNNING)):
                over = state.tournament.phase is Phase.OVER
                raise Refusal("refusal-tournament-over" if over else "refusal-tournament-not-begun")
            return decide(state)

        state = await self._change_state(tournament_id, by.actor.guild_id, checked, *also)
        log.info("Tournament %d was organised by %d", tournament_id, by.actor.user_id)
        return state


def organiser_note(what: str, by: Organiser, reason: str, **arguments: Argument) -> Announcement:
    """Return the announcement of an organiser's act."""
    return Announcement(words=text(f"tournament-note-{what}", by=f"<@{by.actor.user_id}>", reason=reason, **arguments))


def _decision(match: Match) -> MatchDecision:
    """How a match is decided as it is."""
    return MatchDecision(match.verdict, match.places, match.forfeited, match.scores)


def _require_correctable(state: TournamentState, match: Match) -> None:
    """Refuses a match of an earlier round of a knockout: those of the next were drawn from it."""
    if state.tournament.plan.form == Form.KNOCKOUT and match.round < state.tournament.round:
        raise Refusal("refusal-round-over")


def _match_at(state: TournamentState, table_id: int) -> Match:
    """The match that is played at a table. Raises Refusal where that is no table of this tournament."""
    found = next((each for each in state.matches if each.table_id == table_id), None)
    if found is None:
        raise Refusal("refusal-no-such-match", table=str(table_id))
    return found
