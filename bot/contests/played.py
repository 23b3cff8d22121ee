"""A tournament as the rules of pairings and standings see it: people are known there by their numbers."""

from __future__ import annotations

from bot.contests.pairing import Entrant, Form, Meeting
from bot.contests.standings import Standing, standings
from bot.model.contest import ContestMeeting, Verdict, Whole


def entrants(whole: Whole) -> tuple[Entrant, ...]:
    """Those who began."""
    return tuple(
        Entrant(person=each.number, seed=each.seed, dropped=each.dropped is not None) for each in whole.entrants
    )


def played(whole: Whole) -> tuple[Meeting, ...]:
    """All meetings there have been, also those that count for nobody."""
    return tuple(map(_meeting, whole.meetings))


def table_of(whole: Whole) -> tuple[Standing, ...]:
    """The standings, best first."""
    counted = [each for each in whole.meetings if each.verdict is not Verdict.ANNULLED]
    plan = whole.contest.plan
    return standings(Form(plan.form), plan.group_size, entrants(whole), tuple(map(_meeting, counted)))


def _meeting(meeting: ContestMeeting) -> Meeting:
    return Meeting(
        round=meeting.round,
        seats=meeting.seats,
        places=meeting.places,
        forfeited=frozenset(meeting.forfeited),
        score=meeting.scores,
    )
