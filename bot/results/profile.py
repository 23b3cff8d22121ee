"""A person's record on a server by their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from statistics import quantiles
from typing import NamedTuple

from bot.scores.departures import Leaving
from bot.scores.rating import Rating, RatingChange
from bot.scores.result import Ended, Result, deserters, replaced

MAX_TURNS, MIN_TURNS = 50, 8
"""The number of last turns from which the time to answer is taken, and the number that it needs."""


class Rated(NamedTuple):
    """The rated games of somebody in one game: the wins that were ``expected``, those there were, the rating now."""

    expected: float
    won: float
    rating: Rating


class GameRecord(NamedTuple):
    """How often somebody began one game and it had a result, and how often each place, in order.

    ``rated`` is None where nothing counted or it is not to be shown.
    """

    games: int
    places: Mapping[int, int]
    rated: Rated | None


class HeadToHead(NamedTuple):
    """How many games two people began on different sides, and in how many each was ahead."""

    games: int
    ahead: int
    behind: int


class Profile(NamedTuple):
    """``played`` by game; ``rescued``: games played to the end in place of another; ``meetings``: with the reader.

    ``history``: the number of the rating after each game that counted, by game, with its time; empty where it is not
    to be shown. ``pace``: half of the last turns took from the first to the second. ``reliable``: how many games have
    ended since a time ran out, all where none has.
    """

    played: Mapping[str, GameRecord]
    rescued: int
    meetings: HeadToHead | None
    history: Mapping[str, Sequence[tuple[datetime, int]]] = {}
    pace: tuple[timedelta, timedelta] | None = None
    reliable: int = 0


def profile(
    found: Sequence[Result],
    changes: Sequence[RatingChange],
    user: int,
    reader: int,
    times: Sequence[timedelta] = (),
    timeout: datetime | None = None,
) -> Profile:
    """Return the profile of ``user`` from their results and changes of ratings, as ``reader`` may see it.

    ``times`` are the durations of their last turns, ``timeout`` is when a time of theirs last ran out.
    """
    valid = [result for result in found if not result.annulled]
    places: dict[str, Counter[int]] = {}
    for result in valid:
        place = place_of(result, user)
        if place is not None:
            places.setdefault(result.game, Counter())[place] += 1
    played = {
        game: GameRecord(counts.total(), dict(sorted(counts.items())), _rated(game, changes))
        for game, counts in sorted(places.items())
    }
    rescued = sum(
        seat.user_id == user and seat.ended is Ended.SUBSTITUTE and seat.began is not None
        for result in valid
        for seat in result.seats
    )
    history = {game: [(each.at, each.after.number) for each in changes if each.game == game] for game in sorted(played)}
    return Profile(
        played,
        rescued,
        None if user == reader else _meetings(valid, user, reader),
        {game: those for game, those in history.items() if those},
        quartiles(times),
        len([result for result in valid if _after_timeout(result, user, timeout)]),
    )


def quartiles(times: Sequence[timedelta]) -> tuple[timedelta, timedelta] | None:
    """Between which two lies the middle half of ``times``; None of too few to tell."""
    if len(times) < MIN_TURNS:
        return None
    first, _, third = quantiles([each.total_seconds() for each in times], n=4, method="inclusive")
    return timedelta(seconds=first), timedelta(seconds=third)


def last_forfeit(found: Sequence[Result], user: int) -> datetime | None:
    """When ``user`` last lost a game by running out of time."""
    those = (gone for result in found for gone in result.departures)
    lost = (gone.at for gone in those if gone.user_id == user and gone.how is Leaving.FORFEITED)
    return max(lost, default=None)


def _after_timeout(result: Result, user: int, timeout: datetime | None) -> bool:
    """Whether ``user`` has a seat in a game that has ended since."""
    return (timeout is None or result.ended_at > timeout) and any(seat.user_id == user for seat in result.seats)


def place_of(result: Result, user: int) -> int | None:
    """The place of somebody who began the game, None without one; who left it to others has the last."""
    seat = next((seat for seat in result.seats if seat.began == user), None)
    if seat is None or seat.place is None or user in replaced(result):
        return None
    return len(result.seats) if user in deserters(result) and seat.user_id is not None else seat.place


def _rated(game: str, changes: Sequence[RatingChange]) -> Rated | None:
    those = [change for change in changes if change.game == game]
    if not those:
        return None
    return Rated(sum(each.expected for each in those), sum(each.won for each in those), those[-1].after)


def _meetings(found: Sequence[Result], user: int, reader: int) -> HeadToHead:
    pairs = []
    for result in found:
        theirs, mine = place_of(result, user), place_of(result, reader)
        if theirs is not None and mine is not None and not _partners(result, user, reader):
            pairs.append((theirs, mine))
    ahead = sum(theirs < mine for theirs, mine in pairs)
    return HeadToHead(len(pairs), ahead, sum(theirs > mine for theirs, mine in pairs))


def _partners(result: Result, *users: int) -> bool:
    return any({*users} <= {result.seats[seat].began for seat in team} for team in result.teams)
