"""Ratings in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.localizer import Localizer
from bot.scores.rating import RatingChange
from bot.tables.show.names import person_mention


def rating_line(changes: Sequence[RatingChange], localizer: Localizer) -> str:
    """Return a line with the rating changes of a game, or that it changed nothing."""
    if not changes:
        return "-# " + localizer.format("end-not-counted")
    parts = [
        localizer.format(
            "rating-change",
            who=person_mention(change.user_id, localizer),
            number=str(change.after.number),
            gain=signed(change.gain),
            settling="yes" if change.after.settling else "no",
        )
        for change in changes
    ]
    return localizer.format("end-ratings", changes=" · ".join(parts))


def signed(number: int) -> str:
    """A change as people write it: +12, −9, ±0."""
    return f"{'+' if number > 0 else '−' if number < 0 else '±'}{abs(number)}"
