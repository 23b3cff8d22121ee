"""The shared source of chance. It lives in the state, so a stored game goes on with the same luck."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from random import Random
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Chance(msgspec.Struct):
    """A seed (hex) and how many draws were made from it.

    Draw n is SHA-256 of seed and n, so anybody with the seed can repeat every shuffle with any program (``cairn
    verify`` does), and it does not hang on how Python's own generator happens to work.
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

    def copy(self) -> Chance:
        return Chance(self.seed, self.draws)


def start(seed: bytes) -> Chance:
    """The source of chance that ``seed`` begins."""
    return Chance(seed.hex())


def unknown(rng: Random) -> Chance:
    """A source nobody knows, for a resampled state."""
    return Chance(rng.randbytes(16).hex())


def commitment(seed: bytes) -> str:
    """What may be shown while a game runs: the SHA-256 of its seed, in hex. It fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()
