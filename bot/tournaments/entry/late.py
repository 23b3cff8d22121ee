"""Late entries: somebody joins a tournament that has begun, and makes up for what can be made up. Pure.

In a round robin of two they need a place in the fixtures: that of the bye in an odd field, or one that somebody has
left. The games which that place has missed are played beside the present round; the byes and forfeits that stood for
them are annulled. In other forms a late entry is paired from the next round on, with no points for those before.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec

from bot.core.refusal import Refusal
from bot.tournaments.model import TABLE_EVERY, Match, MatchVerdict, Participant, TournamentState
from bot.tournaments.pairing import circle
from bot.tournaments.pairing.field import Entrant, Form


class LatePlace(NamedTuple):
    """A place of a ``seed``, which has been left by who had it ``before``, if anybody."""

    seed: int
    before: Participant | None = None


def require_open(state: TournamentState) -> None:
    """Refuses a late entry where half of the rounds have begun, or nobody can join any more."""
    tournament = state.tournament
    if tournament.is_season:
        return  # where no division has a place, they wait for the next
    if tournament.plan.form == Form.KNOCKOUT:
        raise Refusal("refusal-late-knockout")
    if 2 * tournament.round > tournament.rounds:
        raise Refusal("refusal-late-half")
    if state.tournament.plan.has_fixtures and free_place(state) is None:
        raise Refusal("refusal-late-full")


def free_place(state: TournamentState) -> LatePlace | None:
    """The place that a late entry takes; None: in the fixtures of this round robin there is none."""
    left = [each for each in state.entrants if each.dropped is not None]
    if state.tournament.plan.has_fixtures and len(state.entrants) % 2 == 0:
        return LatePlace(left[0].seed, left[0]) if left else None
    return LatePlace(len(state.entrants) + 1)


def placed_late(state: TournamentState, person: Participant) -> Participant:
    """``person``, who has a number, on the place that is free. Raises Refusal."""
    require_open(state)
    place = free_place(state)
    if place is None:
        raise Refusal("refusal-late-full")
    before = place.before
    return msgspec.structs.replace(
        person,
        number=person.number if before is None else before.number,
        seed=place.seed,
        dropped=None,
        checked_in=True,
        earlier=() if before is None else (*before.earlier, before.user_id),
        substitute=None,
    )


def made_up(state: TournamentState, new: Participant, now: datetime) -> tuple[Match, ...]:
    """The matches that change by a late entry ``new``: those annulled, and the games that are played for them now."""
    if not state.tournament.plan.has_fixtures:
        return ()
    others = [each for each in state.entrants if each.number != new.number]
    field = [
        Entrant(each.number, each.seed, each.dropped is not None)
        for each in sorted([*others, new], key=lambda each: each.seed)
    ]
    found: list[Match] = []
    after = max((each.number for each in state.current), default=0)
    for number in range(1, state.tournament.round + 1):
        seats = next(pair for pair in circle.pairs(field, number) if new.number in pair)
        old = [each for each in state.matches if each.round == number and {*each.seats} & {*seats}]
        mine = [each for each in old if new.number in each.seats]
        if any(_stands(each, new.number, seats) for each in mine):
            continue
        found += [_annulled(each) for each in old if {*each.seats} <= {*seats}]
        after += 1
        found.append(_missed(state, after, seats, now + len(found) * TABLE_EVERY))
    return tuple(found)


def _stands(match: Match, number: int, seats: Sequence[int]) -> bool:
    """Whether a match of a place remains as it is: nobody forfeited it there, or it is the bye that it would be."""
    if match.verdict is MatchVerdict.ANNULLED or number in match.forfeited:
        return False
    return len(match.seats) > 1 or len(seats) == 1


def _annulled(match: Match) -> Match:
    return msgspec.structs.replace(match, verdict=MatchVerdict.ANNULLED, places=None, scores=None, forfeited=())


def _missed(state: TournamentState, number: int, seats: Sequence[int], now: datetime) -> Match:
    """A match of the present round; a bye where the other has dropped out."""
    alone = len(seats) == 1
    return Match(
        id=0,
        tournament_id=state.tournament.id,
        round=state.tournament.round,
        number=number,
        seats=tuple(seats),
        opens_at=now,
        verdict=MatchVerdict.BYE if alone else None,
        places=(1,) if alone else None,
    )
