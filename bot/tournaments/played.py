"""A tournament as the rules of pairings and standings see it: people are known there by their numbers."""

from __future__ import annotations

from bot.tournaments.model import Match, MatchVerdict, TournamentState
from bot.tournaments.pairing import withdrawals
from bot.tournaments.pairing.rounds import Entrant, Form, Pairing
from bot.tournaments.pairing.standings import Standing, standings


def entrants(state: TournamentState) -> tuple[Entrant, ...]:
    """Those who began."""
    return tuple(
        Entrant(person=each.number, seed=each.seed, dropped=each.dropped is not None) for each in state.entrants
    )


def played(state: TournamentState) -> tuple[Pairing, ...]:
    """All matches there have been, also those that count for nobody."""
    return tuple(map(match_of, state.matches))


def standing(state: TournamentState, until: int | None = None) -> tuple[Standing, ...]:
    """The standings, best first, by all that counts; by the rounds ``until`` one, where that is given."""
    plan = state.tournament.plan
    counted = [
        match_of(each)
        for each in state.matches
        if each.verdict is not MatchVerdict.ANNULLED and (until is None or each.round <= until)
    ]
    field = entrants(state)
    if plan.has_fixtures:
        counted = withdrawals.counted(field, counted, state.tournament.rounds)
    return standings(Form(plan.form), plan.group_size, field, counted)


def match_of(match: Match) -> Pairing:
    """A match, as it stands."""
    return Pairing(
        round=match.round,
        seats=match.seats,
        places=match.places,
        forfeited=frozenset(match.forfeited),
        score=match.scores,
    )


def left_early(state: TournamentState) -> frozenset[int]:
    """Those whose games count for nobody: they have left a round robin of two before they had played half of it."""
    if not state.tournament.plan.has_fixtures:
        return frozenset()
    there = [match_of(each) for each in state.matches if each.verdict is not MatchVerdict.ANNULLED]
    return withdrawals.left_early(entrants(state), there, state.tournament.rounds)


def uncounted(state: TournamentState) -> frozenset[int]:
    """The matches by id that count for nobody as somebody left early: theirs, and byes of those they would have met."""
    if not state.tournament.plan.has_fixtures:
        return frozenset()
    games = {each.id: match_of(each) for each in state.matches if each.verdict is not MatchVerdict.ANNULLED}
    kept = {*withdrawals.counted(entrants(state), [*games.values()], state.tournament.rounds)}
    return frozenset(number for number, game in games.items() if game not in kept)


def in_order(state: TournamentState) -> list[int]:
    """The people of a tournament by number, the best first, those who have dropped out at the end."""
    return [each.person for each in sorted(standing(state), key=lambda each: each.dropped)]
