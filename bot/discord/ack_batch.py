"""The interactions in hand: where they are many, all are acknowledged before anything else is done for any of them."""

from __future__ import annotations

import asyncio
from typing import Protocol

MAX_AT_ONCE = 8
"""Interactions that are worked on at once. With more in hand, each is deferred before its answer is worked on."""

ACK_TIMEOUT = 1.0
"""Seconds that answers wait while all are acknowledged: one that Discord leaves hanging must not hold up everybody."""


class Acknowledgeable(Protocol):
    """An interaction in hand."""

    def acknowledge_now(self) -> None:
        """Begin to acknowledge it, unless that was done."""


class AckBatch:
    """The interactions in hand, and those of them that are not acknowledged yet."""

    def __init__(self) -> None:
        self.in_hand = 0
        self._unacknowledged: set[Acknowledgeable] = set()
        self._overdue: set[Acknowledgeable] = set()
        self._held: set[asyncio.Future[None]] = set()

    @property
    def comes_first(self) -> bool:
        """Whether so many are in hand that acknowledging them comes first."""
        return self.in_hand > MAX_AT_ONCE

    def join(self, one: Acknowledgeable) -> None:
        """Take ``one`` in hand."""
        self.in_hand += 1
        self._unacknowledged.add(one)
        self._overdue.add(one)

    def leave(self, one: Acknowledgeable) -> None:
        """Let ``one`` go, which is answered or given up."""
        self.in_hand -= 1
        self.note_acknowledged(one)

    def note_acknowledged(self, one: Acknowledgeable) -> None:
        """Note that ``one`` is acknowledged, or cannot be."""
        self._unacknowledged.discard(one)
        self._overdue.discard(one)
        if not self._unacknowledged:
            for held in self._held:
                held.set_result(None)
            self._held.clear()

    async def acknowledged(self) -> None:
        """Acknowledge all where many are in hand; return once that is done, at the latest after ``ACK_TIMEOUT``."""
        await asyncio.sleep(0)  # what came at the same moment is in hand after that
        if not self.comes_first:
            return
        while self._overdue:
            self._overdue.pop().acknowledge_now()
        if self._unacknowledged:
            held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._held.add(held)
            try:
                await asyncio.wait([held], timeout=ACK_TIMEOUT)
            finally:
                self._held.discard(held)
