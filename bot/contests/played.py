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
    return tuple(map(meeting_of, whole.meetings))


def standing(whole: Whole, until: int | None = None) -> tuple[Standing, ...]:
    """The standings, best first, by all that counts; by the rounds ``until`` one, where that is given."""
    plan = whole.contest.plan
    counted = [
        meeting_of(each)
        for each in whole.meetings
        if each.verdict is not Verdict.ANNULLED and (until is None or each.round <= until)
    ]
    return standings(Form(plan.form), plan.group_size, entrants(whole), counted)


def meeting_of(meeting: ContestMeeting) -> Meeting:
    """A meeting, as it stands."""
    return Meeting(
        round=meeting.round,
        seats=meeting.seats,
        places=meeting.places,
        forfeited=frozenset(meeting.forfeited),
        score=meeting.scores,
    )
