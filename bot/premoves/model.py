"""Orders: what a player has planned for their next turn. They lie outside the game's state and are private."""

from __future__ import annotations

import msgspec

from games.engine import Text

MAX_ALTERNATIVES = 3
MAX_WATCHED = 3
MAX_STEPS = 20
"""Keys of one alternative."""


class Watched(msgspec.Struct, frozen=True, array_like=True):
    """A piece or place that is not to be touched meanwhile, and a sentence that says how it would be."""

    piece: str
    name: Text


class PlannedStep(msgspec.Struct, frozen=True, array_like=True):
    """A choice's key, and its label when it was planned."""

    key: str
    label: Text


class Alternative(msgspec.Struct, frozen=True):
    """One way to play the turn: ``steps`` one after the other, whatever happens or unless ``unless`` is touched."""

    steps: tuple[PlannedStep, ...] = ()
    unless: tuple[Watched, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its choices."""
        return tuple(step.key for step in self.steps)


class Premove(msgspec.Struct, frozen=True, kw_only=True):
    """The premove of the person ``user_id`` on ``seat`` for their next turn: the first alternative that can begin.

    ``revision`` is the table's when it was last changed, ``deals`` the number of deals by then. ``came`` is the
    revision at which its turn came: it is played soon. ``chosen`` is the alternative that has begun to be played.
    ``over`` says why it is not played (any further).
    """

    id: int = 0  # of a new one
    table_id: int
    seat: int
    user_id: int
    revision: int
    deals: int
    alternatives: tuple[Alternative, ...] = ()
    came: int | None = None
    chosen: int | None = None
    over: Text | None = None
    over_at: int = 0  # the table's revision then
