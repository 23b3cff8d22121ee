"""States as bytes: one byte of format version, then JSON that later versions can still read and mend."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from games.engine.clone import cloner
from games.engine.lookup import once

StateT = TypeVar("StateT")

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class UnreadableState(Exception):  # noqa: N818 - what it is, not that it is an error
    """Stored bytes that no known format explains. The bytes themselves are left as they are."""


class NewerState(UnreadableState):
    """Bytes in a format that a newer version of the game has stored."""


class Codec(Generic[StateT]):
    """Encodes, decodes and copies one game's state.

    ``upgrades[n]`` turns the plain data of format ``n`` into that of format ``n + 1``; the current format is one past
    the highest key. Each upgrade ships with a stored game of its format that a test opens.
    """

    def __init__(self, state: type[StateT], upgrades: Mapping[int, Upgrade] | None = None) -> None:
        self._upgrades = dict(upgrades or {})
        self.format = max(self._upgrades, default=0) + 1
        if set(self._upgrades) != set(range(1, self.format)):
            raise ValueError("upgrades must lead from format 1 to the current one without a gap")
        self.type = state
        self._prefix = bytes([self.format])
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(state)

    @once
    def clone(self) -> Callable[[StateT], StateT]:
        """Copies a state, so that either can be changed: what can change is copied, the rest shared."""
        return cloner(self.type)

    def encode(self, state: StateT) -> bytes:
        """``state`` in the current format."""
        return self._prefix + self._encoder.encode(state)

    def decode(self, data: bytes) -> StateT:
        """The state in ``data``, upgraded where it was stored in an earlier format. Raises UnreadableState."""
        if not data:
            raise UnreadableState("no bytes")
        try:
            if data[0] == self.format:
                return self._decoder.decode(memoryview(data)[1:])
            if not 1 <= data[0] < self.format:
                error = NewerState if data[0] else UnreadableState
                raise error(f"format {data[0]}, this program knows 1 to {self.format}")
            plain = msgspec.json.decode(data[1:])
            for step in range(data[0], self.format):
                plain = self._upgrades[step](plain)
            return msgspec.convert(plain, self.type)
        except (msgspec.MsgspecError, LookupError, AttributeError, TypeError, ValueError) as error:
            raise UnreadableState(f"{type(error).__name__}: {error}") from error
