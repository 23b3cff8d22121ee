"""Orders: what a player has planned for their next turn. They lie outside the game's state and are private."""

from __future__ import annotations

import enum

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


class PremoveState(enum.Enum):
    """How far a premove has come: its turn has not come, is played soon, is being played, or never will be."""

    WAITING = enum.auto()
    DUE = enum.auto()
    PLAYING = enum.auto()
    DROPPED = enum.auto()


class Premove(msgspec.Struct, frozen=True, kw_only=True):
    """The premove of the person ``user_id`` on ``seat`` for their next turn: the first alternative that can begin.

    ``revision`` is the table's when it was last changed, ``deals`` the number of deals by then, ``due_revision`` the
    one at which its turn came. ``playing`` is the alternative that has begun to be played; ``dropped`` says why the
    premove is not played (any further), ``dropped_revision`` since when.
    """

    id: int = 0  # of a new one
    table_id: int
    seat: int
    user_id: int
    revision: int
    deals: int
    alternatives: tuple[Alternative, ...] = ()
    due_revision: int | None = None
    playing: int | None = None
    dropped: Text | None = None
    dropped_revision: int = 0

    @property
    def state(self) -> PremoveState:
        """How far it has come."""
        if self.dropped is not None:
            return PremoveState.DROPPED
        if self.playing is not None:
            return PremoveState.PLAYING
        return PremoveState.WAITING if self.due_revision is None else PremoveState.DUE
