"""Rate limits: a bucket per route and channel, one for all requests, and the lock for bots that do not listen."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from zlib import crc32

from sandbox.settings import SandboxSettings


@dataclass(frozen=True, slots=True)
class Limit:
    """``requests`` in ``seconds``; ``everywhere`` false: outside the limit on all requests together."""

    requests: int
    seconds: float
    everywhere: bool = True


ORDINARY = Limit(50, 1.0)
MESSAGES = Limit(5, 5.0)
DELETIONS = Limit(5, 1.0)
INTERACTIONS = Limit(5, 2.0, everywhere=False)
PINGS = Limit(20, 1.0, everywhere=False)


@dataclass(slots=True)
class Window:
    """A fixed window of time and what was used of it."""

    ends: float = 0.0
    used: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The headers of the answer and, when there were too many requests, after how many seconds to come again."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False


class RateLimiter:
    """Counts requests; ``mode`` is "strict", "headers" (told but not enforced) or "off"."""

    def __init__(self, settings: SandboxSettings, clock: Callable[[], float]) -> None:
        self._settings, self._clock = settings, clock
        self._windows: dict[tuple[str, str], Window] = {}
        self._all = Window()
        self._invalid = Window()

    def take(self, route: str, major: str, limit: Limit) -> Verdict:
        """Count one request on ``route`` about ``major`` (a channel, server or token)."""
        mode, now = self._settings.rate_limits, self._clock()
        if mode == "off":
            return Verdict({})
        if limit.everywhere and mode == "strict":
            if self._all.ends <= now:
                self._all.ends, self._all.used = now + 1.0, 0
            if self._all.used >= self._settings.global_limit:
                after = round(self._all.ends - now, 3)
                return Verdict({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, after, everywhere=True)
            self._all.used += 1
        window = self._windows.get((route, major))
        if window is None:
            self._sweep(now)
            window = self._windows[route, major] = Window()
        if window.ends <= now:
            window.ends, window.used = now + limit.seconds, 0
        over = window.used >= limit.requests
        window.used += not over
        left = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(limit.requests - window.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{crc32(route.encode()):08x}",
        }
        if over and mode == "strict":
            scope = "user" if limit.everywhere else "shared"
            return Verdict({**headers, "X-RateLimit-Scope": scope}, round(left, 3))
        return Verdict(headers)

    def _sweep(self, now: float) -> None:
        if len(self._windows) % 1024 == 1023:
            self._windows = {key: w for key, w in self._windows.items() if w.ends > now}

    def answered(self, status: int, headers: Mapping[str, str] = MappingProxyType({})) -> None:
        """Count a request answered with 401, 403 or 429, unless it was a limit that others share."""
        if status not in (401, 403, 429) or headers.get("X-RateLimit-Scope") == "shared":
            return
        now = self._clock()
        if self._invalid.ends <= now:
            self._invalid.ends, self._invalid.used = now + 600.0, 0
        self._invalid.used += 1

    @property
    def invalid(self) -> int:
        """The number of such requests in the present ten minutes."""
        return self._invalid.used if self._invalid.ends > self._clock() else 0

    @property
    def locked_out(self) -> bool:
        """Whether there were so many invalid requests that none is heard any more."""
        return self._invalid.used >= self._settings.invalid_limit and self._invalid.ends > self._clock()
