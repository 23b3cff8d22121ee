"""Ratings, as data: what somebody's results in one game on one server say of their strength."""

from __future__ import annotations

from datetime import datetime

import msgspec

MU, SIGMA = 25.0, 25.0 / 3
"""Of somebody new: the strength that is supposed, and how unsure that is. Weng and Lin's own scale."""

BASE, SCALE = 1200, 32
"""The number of somebody new, and how much one unit of Weng and Lin's adds; most people end up from 1,000 to 2,500."""

SETTLED_AFTER_GAMES = 5
"""After so many games a rating tells something."""


class Rating(msgspec.Struct, frozen=True):
    """An estimate of a person's strength after ``games`` rated games, and its uncertainty (``sigma``)."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def number(self) -> int:
        """The rating as people read it: what the strength is at least, with near certainty."""
        return round(BASE + SCALE * (self.mu - 3 * self.sigma))

    @property
    def settling(self) -> bool:
        """Whether it rests on too few games to tell much."""
        return self.games < SETTLED_AFTER_GAMES


class RatingChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a person's rating by the result of a table.

    ``expected`` is the chance to win by the ratings before. ``won`` is how much of a win it was: 1, a share of 1 where
    several sides share the first place, or 0.
    """

    table_id: int
    guild_id: int
    game: str
    user_id: int
    at: datetime
    before: Rating
    after: Rating
    expected: float
    won: float

    @property
    def gain(self) -> int:
        """By how much the number has changed."""
        return self.after.number - self.before.number
