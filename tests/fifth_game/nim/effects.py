"""What happens in Nim, as data."""

from __future__ import annotations

from games.engine import Effect


class Turn(Effect, frozen=True):
    """The seat chooses how many stones to take."""


class Take(Effect, frozen=True):
    """The seat takes ``stones`` from the heap; whoever takes the last ends the game."""

    stones: int


AnyEffect = Turn | Take
