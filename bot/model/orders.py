"""Orders: what a player has planned for their next turn. They lie outside the game's state and are private."""

from __future__ import annotations

from datetime import datetime

import msgspec

from games.engine import Text

MOST_ALTERNATIVES = 3
MOST_WATCHED = 3
MOST_STEPS = 20
"""Keys of one alternative."""


class Watched(msgspec.Struct, frozen=True, array_like=True):
    """A piece or place that is not to be touched meanwhile, and what it is called."""

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


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What the person ``user_id`` on ``seat`` wants to do in their next turn: the first alternative that can begin.

    ``revision`` is the table's when it was last changed, ``deals`` how often hands had been dealt by then. ``due_at``:
    its turn came at revision ``came``, and it is played then. ``chosen``: this alternative has begun to be played.
    ``over``: it is not played (any further), and why.
    """

    table_id: int
    seat: int
    user_id: int
    revision: int
    deals: int
    alternatives: tuple[Alternative, ...] = ()
    came: int | None = None
    due_at: datetime | None = None
    chosen: int | None = None
    over: Text | None = None
    over_at: int = 0  # the table's revision then
