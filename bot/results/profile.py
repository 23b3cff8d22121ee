"""What somebody's results on a server say of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.model.rating import Rating, RatingChange
from bot.model.result import Ended, Result


class Rated(NamedTuple):
    """The rated games of somebody in one game: the wins that were ``expected``, those there were, the rating now."""

    expected: float
    won: float
    rating: Rating


class Played(NamedTuple):
    """How often somebody began one game and it had a result, and how often each place, in order.

    ``rated`` is None where nothing counted or it is not to be shown.
    """

    games: int
    places: Mapping[int, int]
    rated: Rated | None


class Meetings(NamedTuple):
    """How many games two people began on different sides, and in how many each was ahead."""

    games: int
    ahead: int
    behind: int


class Profile(NamedTuple):
    """``played`` by game; ``rescued``: games played to the end in place of another; ``meetings``: with the reader."""

    played: Mapping[str, Played]
    rescued: int
    meetings: Meetings | None


def profile(found: Sequence[Result], changes: Sequence[RatingChange], user: int, reader: int) -> Profile:
    """What the results of ``user``, and what they changed in ratings, say to ``reader``."""
    valid = [result for result in found if not result.annulled]
    places: dict[str, Counter[int]] = {}
    for result in valid:
        place = place_of(result, user)
        if place is not None:
            places.setdefault(result.game, Counter())[place] += 1
    played = {
        game: Played(counts.total(), dict(sorted(counts.items())), _rated(game, changes))
        for game, counts in sorted(places.items())
    }
    rescued = sum(
        seat.user_id == user and seat.ended is Ended.SUBSTITUTE and seat.began is not None
        for result in valid
        for seat in result.seats
    )
    return Profile(played, rescued, None if user == reader else _meetings(valid, user, reader))


def place_of(result: Result, user: int) -> int | None:
    """The place of somebody who began the game, None without one; who left has the last that was possible."""
    seat = next((seat for seat in result.seats if seat.began == user), None)
    if seat is None or seat.place is None:
        return None
    left = [gone.user_id for gone in result.departures]
    return len(result.seats) - left.index(user) if user in left else seat.place


def _rated(game: str, changes: Sequence[RatingChange]) -> Rated | None:
    those = [change for change in changes if change.game == game]
    if not those:
        return None
    return Rated(sum(each.expected for each in those), sum(each.won for each in those), those[-1].after)


def _meetings(found: Sequence[Result], user: int, reader: int) -> Meetings:
    pairs = []
    for result in found:
        theirs, mine = place_of(result, user), place_of(result, reader)
        if theirs is not None and mine is not None and not _partners(result, user, reader):
            pairs.append((theirs, mine))
    ahead = sum(theirs < mine for theirs, mine in pairs)
    return Meetings(len(pairs), ahead, sum(theirs > mine for theirs, mine in pairs))


def _partners(result: Result, *users: int) -> bool:
    return any({*users} <= {result.seats[seat].began for seat in team} for team in result.teams)
