"""The outcome of a tournament's matches from games and absences, as pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime

import msgspec

from bot.scores.departures import Leaving
from bot.scores.result import Ended, Result
from bot.tables.core.base import user_mention
from bot.tables.core.model import Table
from bot.tournaments.model import MAX_FORFEITS, Match, MatchVerdict, Participant, TournamentState
from games.engine import Text, text

LAST_GAMES, TIMEOUTS, TO_FINISH = 10, 2, 2
"""The last games that count, the timeouts in them that bar a person, and the games to finish before the next sign-up.
"""


def by_result(match: Match, result: Result, people: Mapping[int, Participant]) -> Match:
    """``match`` decided by how its game has ended; ``people`` are the participants by number.

    Who has not played to the end comes last, and has forfeited unless they conceded. Somebody who has given their place
    away may have played on: the substitute had not agreed to sit down yet.
    """
    numbers = {user: number for number in match.seats for user in (*people[number].earlier, people[number].user_id)}
    there = {
        numbers[seat.user_id]: seat
        for seat in result.seats
        if seat.user_id in numbers and seat.ended in (Ended.PLAYED, Ended.SUBSTITUTE) and seat.place
    }
    order = {number: seat.place or 0 for number, seat in there.items() if number not in match.forfeited}
    conceded = {numbers.get(gone.user_id) for gone in result.departures if gone.how is Leaving.CONCEDED}
    away = tuple(each for each in match.seats if each not in order and each not in conceded)
    scores = [there[each].score for each in match.seats if each in order]
    known = [score for score in scores if score is not None]
    return msgspec.structs.replace(
        placed(match, order, MatchVerdict.PLAYED),
        forfeited=away,
        scores=tuple(known) if len(known) == len(match.seats) else None,
    )


def by_absence(match: Match, gone: Collection[int]) -> Match:
    """``match`` decided by who is ``gone``; those who are not share the first place."""
    return placed(match, {number: 1 for number in match.seats if number not in gone}, MatchVerdict.FORFEIT)


def drawn(match: Match) -> Match:
    """``match`` decided by its date: a draw between those who have not forfeited."""
    return msgspec.structs.replace(by_absence(match, match.forfeited), verdict=MatchVerdict.DRAW)


def placed(match: Match, order: Mapping[int, int], verdict: MatchVerdict) -> Match:
    """``match`` with the places of those who are in ``order``, by number; all others come after them."""
    places = tuple(
        1 + sum(other < order[number] for other in order.values()) if number in order else 1 + len(order)
        for number in match.seats
    )
    return msgspec.structs.replace(match, places=places, verdict=verdict)


def forfeits(matches: Iterable[Match]) -> Counter[int]:
    """How many games each participant has forfeited, by number."""
    decided = (each for each in matches if each.verdict not in (None, MatchVerdict.ANNULLED))
    return Counter(number for match in decided for number in match.forfeited)


def dropped_out(state: TournamentState, changed: Sequence[Match]) -> tuple[Participant, ...]:
    """Those who are out once ``changed`` matches are as they now are: they have forfeited too often."""
    now = {match.id: match for match in state.matches} | {match.id: match for match in changed}
    found = forfeits(now.values())
    return tuple(
        msgspec.structs.replace(each, dropped="tournament-out-forfeits")
        for each in state.active
        if found[each.number] >= MAX_FORFEITS
    )


def absent(match: Match, people: Mapping[int, Participant], table: Table | None) -> dict[int, bool]:
    """The numbers of those who play a match no longer that is not decided, and whether they forfeit it by that.

    Who has conceded has lost and no more.
    """
    left = {gone.user_id: gone.how for gone in table.absence.departures} if table is not None else {}
    found: dict[int, bool] = {}
    for number in match.seats:
        person = people[number]
        if number in match.forfeited or person.dropped is not None:
            found[number] = True
        elif person.user_id in left:
            found[number] = left[person.user_id] is not Leaving.CONCEDED
    return found


def still_sits(match: Match, people: Mapping[int, Participant], table: Table) -> bool:
    """Whether somebody is to forfeit a match who has not lost it at its running table yet: that comes first."""
    gone = {people[number].user_id for number in absent(match, people, table)}
    return bool(gone & {*table.people} - {each.user_id for each in table.absence.departures})


def verdict_text(state: TournamentState, match: Match, mention: Callable[[int], str] = user_mention) -> Text:
    """How a match was decided, with those who won it as ``mention`` has it of their user ids."""
    best = [number for number, place in zip(match.seats, match.places or (), strict=False) if place == 1]
    who = ", ".join(mention(state.participant(each).user_id) for each in best)
    tie = "yes" if len(best) != 1 else "no"
    return text(
        f"tournament-verdict-{match.verdict}",
        who=who,
        tie=tie,
        count=len(best),
        knockout=state.tournament.plan.knockout,
    )


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
