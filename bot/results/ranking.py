"""The ranking in a game on a server."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import timedelta
from typing import NamedTuple

from bot.scores.rating import Rating

MAX_PLACES = 15
"""The number of places that are shown."""

CHANGES_TIME = timedelta(days=30)
"""Over this time changes are shown."""


class Ranked(NamedTuple):
    """Somebody's place (1 is best; equal numbers share it), rating, and how it has changed lately (None: it is new)."""

    place: int
    user_id: int
    rating: Rating
    change: int | None


def ranked(now: Mapping[int, Rating], then: Mapping[int, Rating], hidden: Collection[int] = ()) -> list[Ranked]:
    """All who have a rating ``now`` and are not ``hidden``, the best first.

    ``then`` are the ratings to compare with.
    """
    shown = {user: rating for user, rating in now.items() if user not in hidden}
    places = dict[int, int]()
    for place, number in enumerate(sorted((rating.number for rating in shown.values()), reverse=True), 1):
        places.setdefault(number, place)
    found = [
        Ranked(
            places[rating.number],
            user,
            rating,
            rating.number - then[user].number if user in then else None,
        )
        for user, rating in shown.items()
    ]
    return sorted(found, key=lambda each: (each.place, each.user_id))


def shown(ranking: list[Ranked], reader: int) -> list[Ranked]:
    """The best of ``ranking``, and the reader where they come later."""
    return ranking[:MAX_PLACES] + [each for each in ranking[MAX_PLACES:] if each.user_id == reader]
