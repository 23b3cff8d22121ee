"""The interactions in hand: of a crowd all are acknowledged before anything else is done for any of them."""

from __future__ import annotations

import asyncio
from typing import Protocol

CROWD = 8
"""With more interactions than this in hand, each is deferred before its answer is worked on."""

HOLD = 1.0
"""Seconds that nothing is worked on for the acknowledgements of a crowd: one that Discord leaves hanging must not
keep everybody waiting."""


class Waiting(Protocol):
    """An interaction in hand."""

    def hurry(self) -> None:
        """Begins to acknowledge it, unless that was done."""


class Crowd:
    """Who is in hand, and who of them nobody has acknowledged yet."""

    def __init__(self) -> None:
        self.in_hand = 0
        self._unacknowledged: set[Waiting] = set()
        self._unhurried: set[Waiting] = set()
        self._held: set[asyncio.Future[None]] = set()

    @property
    def is_one(self) -> bool:
        """Whether so many are in hand that acknowledging comes first."""
        return self.in_hand > CROWD

    def join(self, one: Waiting) -> None:
        """Takes ``one`` in hand."""
        self.in_hand += 1
        self._unacknowledged.add(one)
        self._unhurried.add(one)

    def leave(self, one: Waiting) -> None:
        """``one`` is answered, or given up."""
        self.in_hand -= 1
        self.note_acknowledged(one)

    def note_acknowledged(self, one: Waiting) -> None:
        """``one`` is acknowledged, or cannot be."""
        self._unacknowledged.discard(one)
        self._unhurried.discard(one)
        if not self._unacknowledged:
            for held in self._held:
                held.set_result(None)
            self._held.clear()

    async def acknowledged(self) -> None:
        """Has a crowd acknowledged and returns then, or after ``HOLD``; at once where there is none."""
        await asyncio.sleep(0)  # whoever came at the same moment is in hand after that
        if not self.is_one:
            return
        while self._unhurried:
            self._unhurried.pop().hurry()
        if self._unacknowledged:
            held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._held.add(held)
            try:
                await asyncio.wait([held], timeout=HOLD)
            finally:
                self._held.discard(held)
