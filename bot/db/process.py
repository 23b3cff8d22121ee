"""The processes of a bot that several serve together, and what each may take in hand."""

from __future__ import annotations

import msgspec

from bot.core.shards import ShardRange

BEAT_SECONDS = 5.0
"""Seconds between two signs of life of a process."""

LAPSE_SECONDS = 20.0
"""Seconds after which a process that gives no sign of life is taken for dead."""


class Process(msgspec.Struct, frozen=True, kw_only=True):
    """A process: ``id`` is its own from start to end, ``place`` says where it runs.

    ``successor`` is the process that takes its shards over, and ``ready`` that it is connected to all of its own.
    """

    id: int
    shards: ShardRange
    version: str
    place: str
    successor: int | None = None
    ready: bool = False

    def __str__(self) -> str:
        return f"{self.place} ({self.version})"


class ShardsTaken(Exception):  # noqa: N818 - what it is
    """A process may not serve its shards beside the others. The message is one line for the operator."""
