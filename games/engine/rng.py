"""The shared source of randomness. It lives in the state, so a stored game goes on with the same luck."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, MutableSequence
from random import Random
from typing import TypeVar

import msgspec

T = TypeVar("T")


class GameRng(msgspec.Struct):
    """A seed (hex) and how many draws were made from it.

    Draw n is SHA-256 of seed and n, so anybody with the seed can repeat every shuffle with any program (``cairn
    verify`` does), whatever Python's own generator does.
    """

    seed: str
    draws: int = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n`` - 1, each equally likely (bias below 2**-190 for any deck)."""
        digest = hashlib.sha256(f"{self.seed}:{self.draws}".encode()).digest()
        self.draws += 1
        return int.from_bytes(digest, "big") % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Puts ``items`` in a new order, in place (Fisher-Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return ``items`` in a new order, as a list of its own."""
        found = list(items)
        self.shuffle(found)
        return found

    def roll(self, dice: int = 1, sides: int = 6) -> list[int]:
        """Return what so many ``dice`` show, each 1 to ``sides``; whoever rolls calls :meth:`Log.reveal`."""
        return [1 + self.below(sides) for _ in range(dice)]


def seeded_rng(seed: bytes) -> GameRng:
    """The source that ``seed`` begins."""
    return GameRng(seed.hex())


def random_rng(rng: Random) -> GameRng:
    """A source nobody knows, for a resampled state."""
    return GameRng(rng.randbytes(16).hex())


def commitment(seed: bytes) -> str:
    """What may be shown while a game runs: the SHA-256 of its seed, in hex. It fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()
