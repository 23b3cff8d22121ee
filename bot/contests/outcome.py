"""What games and absences mean for the meetings of a tournament, as functions of what is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime

import msgspec

from bot.model.absence import Leaving
from bot.model.contest import FORFEITS, ContestMeeting, Participant, Verdict, Whole
from bot.model.result import Ended, Result
from bot.model.table import Table

LAST_GAMES, TIMEOUTS, TO_FINISH = 10, 2, 2
"""Who ran out of time so often in their last games has to finish so many before they sign up again."""


def by_result(meeting: ContestMeeting, result: Result, users: Mapping[int, int]) -> ContestMeeting:
    """``meeting`` decided by how its game has ended; ``users`` are the user ids of the participants by number.

    Who has not played to the end comes last, and has forfeited unless they conceded.
    """
    there = {
        seat.user_id: seat for seat in result.seats if seat.ended in (Ended.PLAYED, Ended.SUBSTITUTE) and seat.place
    }
    order = {
        number: there[users[number]].place or 0
        for number in meeting.seats
        if users[number] in there and number not in meeting.forfeited
    }
    conceded = {gone.user_id for gone in result.departures if gone.how is Leaving.CONCEDED}
    away = tuple(each for each in meeting.seats if each not in order and users[each] not in conceded)
    scores = [there[users[each]].score for each in meeting.seats if each in order]
    known = [score for score in scores if score is not None]
    return msgspec.structs.replace(
        placed(meeting, order, Verdict.PLAYED),
        forfeited=away,
        scores=tuple(known) if len(known) == len(meeting.seats) else None,
    )


def by_absence(meeting: ContestMeeting, gone: Collection[int]) -> ContestMeeting:
    """``meeting`` decided by who is ``gone``; those who are not share the first place."""
    return placed(meeting, {number: 1 for number in meeting.seats if number not in gone}, Verdict.FORFEIT)


def drawn(meeting: ContestMeeting) -> ContestMeeting:
    """``meeting`` decided by its date: a draw between those who have not forfeited."""
    return msgspec.structs.replace(by_absence(meeting, meeting.forfeited), verdict=Verdict.DRAW)


def placed(meeting: ContestMeeting, order: Mapping[int, int], verdict: Verdict) -> ContestMeeting:
    """``meeting`` with the places of those who are in ``order``, by number; all others come after them."""
    places = tuple(
        1 + sum(other < order[number] for other in order.values()) if number in order else 1 + len(order)
        for number in meeting.seats
    )
    return msgspec.structs.replace(meeting, places=places, verdict=verdict)


def forfeits(meetings: Iterable[ContestMeeting]) -> Counter[int]:
    """How many games each participant has forfeited, by number."""
    decided = (each for each in meetings if each.verdict not in (None, Verdict.ANNULLED))
    return Counter(number for meeting in decided for number in meeting.forfeited)


def dropped_out(whole: Whole, changed: Sequence[ContestMeeting]) -> tuple[Participant, ...]:
    """Those who are out once ``changed`` meetings are as they now are: they have forfeited too often."""
    now = {meeting.id: meeting for meeting in whole.meetings} | {meeting.id: meeting for meeting in changed}
    found = forfeits(now.values())
    return tuple(
        msgspec.structs.replace(each, dropped="contest-out-forfeits")
        for each in whole.active
        if found[each.number] >= FORFEITS
    )


def absent(meeting: ContestMeeting, people: Mapping[int, Participant], table: Table | None) -> dict[int, bool]:
    """The numbers of those who play a meeting no longer that is not decided, and whether they forfeit it by that.

    Who has conceded has lost and no more.
    """
    left = {gone.user_id: gone.how for gone in table.absence.departures} if table is not None else {}
    found: dict[int, bool] = {}
    for number in meeting.seats:
        person = people[number]
        if number in meeting.forfeited or person.dropped is not None:
            found[number] = True
        elif person.user_id in left:
            found[number] = left[person.user_id] is not Leaving.CONCEDED
    return found


def to_finish(results: Sequence[Result], user_id: int) -> int:
    """How many games somebody has to finish before they may sign up; ``results`` are theirs, in order."""
    times = sorted(
        gone.at
        for result in results[-LAST_GAMES:]
        for gone in result.departures
        if gone.user_id == user_id and gone.how is Leaving.FORFEITED
    )
    if len(times) < TIMEOUTS:
        return 0
    return max(TO_FINISH - sum(_finished(result, user_id, times[-1]) for result in results), 0)


def _finished(result: Result, user_id: int, since: datetime) -> bool:
    ended: Collection[Ended] = {seat.ended for seat in result.seats if seat.user_id == user_id}
    return not result.annulled and result.ended_at > since and bool({Ended.PLAYED, Ended.SUBSTITUTE} & {*ended})
