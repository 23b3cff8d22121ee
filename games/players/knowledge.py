"""What a seat knows, as something that can be sent to another process."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from games.engine import AnyGame


class Knowledge(msgspec.Struct, frozen=True):
    """A position as ``seat`` knows it: everything hidden from it is dealt anew, so that the truth is not in here.

    ``state`` is that position, encoded. Two positions ``seat`` cannot tell apart give the same knowledge.
    """

    seat: int
    state: bytes

    @classmethod
    def of(cls, game: AnyGame, state: Any, seat: int, seed: bytes) -> Knowledge:
        """What ``seat`` knows of ``state``; ``seed`` decides what stands in for the rest."""
        return cls(seat, game.encode(game.resample(state, seat, Random(seed))))

    def position(self, game: AnyGame) -> Any:
        """The position, decoded."""
        return game.decode(self.state)


def keys_open(game: AnyGame, position: Any, seat: int, *, waits: bool) -> Sequence[str]:
    """The keys open to ``seat``, of the decisions that are waited for or of those that are not."""
    return game.machine.keys(position, seat, waits=waits)
