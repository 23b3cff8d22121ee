"""Shards: which session hears of which server, and how soon sessions may begin one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandbox.settings import SandboxSettings


@dataclass(frozen=True, slots=True)
class Shard:
    """One of ``count`` shards."""

    id: int = 0
    count: int = 1

    def hears_of(self, guild_id: str | None) -> bool:
        """Whether this shard is told of what happens in a server; of what happens in none (None), shard 0 is."""
        return self.id == (0 if guild_id is None else (int(guild_id) >> 22) % self.count)


def read_shard(data: Any) -> Shard | None:
    """The shard that an identify names, ``[id, count]``: the only one where it names none; None where there is none."""
    match data:
        case None:
            return Shard()
        case [int(id_), int(count)] if 0 <= id_ < count:
            return Shard(id_, count)
    return None


class SessionStarts:
    """Counts the sessions that begin: in each of ``max_concurrency`` buckets one in so many seconds, so many a day."""

    def __init__(self, settings: SandboxSettings, clock: Callable[[], float]) -> None:
        self._settings, self._clock = settings, clock
        self._last: dict[int, float] = {}
        self.used = 0
        self.too_soon = 0
        """How many were turned away because they came too soon after another of their bucket."""

    def begin(self, shard: Shard) -> bool:
        """Count a session that begins on ``shard``; False where it comes too soon."""
        bucket, now = shard.id % self._settings.max_concurrency, self._clock()
        last = self._last.get(bucket)
        if last is not None and now - last < self._settings.identify_seconds:
            self.too_soon += 1
            return False
        self._last[bucket] = now
        self.used += 1
        return True

    def limit(self) -> dict[str, int]:
        """Discord's ``session_start_limit``."""
        total = self._settings.session_starts
        remaining = max(total - self.used, 0)
        concurrency = self._settings.max_concurrency
        return {"total": total, "remaining": remaining, "reset_after": 14_400_000, "max_concurrency": concurrency}
