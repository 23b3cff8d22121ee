"""How often Discord has refused requests lately: it bans an address at 10,000 within ten minutes.

Discord calls them invalid requests: each 401, 403 and 429, but for a limit that is shared with others. Every request
of discord.py's client goes through one aiohttp session, answers to interactions included: its trace counts them here,
and here is stopped what had better not be asked.
"""

from __future__ import annotations

import logging
import re
import time
from collections import deque
from collections.abc import Callable, Mapping
from enum import IntEnum
from types import SimpleNamespace

import aiohttp
import discord
from yarl import URL

from bot.core.metrics.requests import BASE, ID, route
from bot.core.steady_time import wall_clock

log = logging.getLogger(__name__)

SPAN_SECONDS = 600.0
"""Discord counts over so many seconds."""

INVALID = (401, 403, 429)
"""The statuses that it counts."""

SCOPE, GLOBAL, SHARED = "X-RateLimit-Scope", "global", "shared"
"""The header that says whose limit was passed: this bot's on all routes together, or one that it shares with others."""

PROXY = "Via"
"""The header that Discord's answers have, and those of a proxy that bars an address have not."""

EVERYWHERE = ""
"""The place of a refusal that concerns every request: of the token, or of the address."""

MAJOR = re.compile(r"/(?:(?:webhooks|interactions)/\d+|[^/]+)/[^/]+")
"""The part of a path that says what a limit is about: a channel, a server, an interaction."""

ANSWER = re.compile(r"\w+ /(?:webhooks|interactions)/")
"""Routes that answer interactions."""

OPTIONAL = re.compile(r"PATCH /channels/\{id\}$|\w+ /applications/\{id\}/emojis")
"""Routes that nobody waits for: names, tags and archives of threads, and icons."""


class Restraint(IntEnum):
    """How much is left unasked. The value is the number of invalid requests from which on that is so.

    NEEDED: only what is needed is asked. ELSEWHERE: nothing is asked where Discord refused it. NOTHING: nothing at all.
    """

    NONE = 0
    NEEDED = 2_000
    ELSEWHERE = 5_000
    NOTHING = 9_000


def world_seconds() -> float:
    """The monotonic clock; where the world was set forward by hand, ahead of it by so much."""
    return time.monotonic() + wall_clock.ahead.total_seconds()


class InvalidRequests:
    """Counts the invalid requests of this process, and says which are not to be made.

    Several processes at one address take a ``share`` each of what is allowed to all.
    """

    def __init__(self, share: float = 1.0, now: Callable[[], float] = world_seconds) -> None:
        self._limits = {each: max(int(each * share), 1) for each in Restraint if each}
        self._now = now
        self._times = deque[float]()
        self._refused = dict[str, float]()
        self._restraint = Restraint.NONE

    @property
    def count(self) -> int:
        """The number of invalid requests of the last ten minutes."""
        since = self._now() - SPAN_SECONDS
        while self._times and self._times[0] <= since:
            self._times.popleft()
        return len(self._times)

    @property
    def restraint(self) -> Restraint:
        """How much is left unasked now; a change of it is logged."""
        count = self.count
        found = max((each for each, limit in self._limits.items() if count >= limit), default=Restraint.NONE)
        if found is not self._restraint:
            level = logging.WARNING if found < Restraint.ELSEWHERE else logging.ERROR
            now = f"from now on: {found.name.lower()}, before: {self._restraint.name.lower()}"
            log.log(level, "Discord has refused %d requests in ten minutes; %s", count, now)
            self._restraint = found
        return found

    def spares(self) -> bool:
        """Whether only what is needed is asked, if that."""
        return self.restraint >= Restraint.NEEDED

    def note(self, method: str, url: URL, status: int, headers: Mapping[str, str]) -> None:
        """Note an answer of Discord's."""
        scope = headers.get(SCOPE)
        if status not in INVALID or scope == SHARED or not BASE.match(url.path):
            return
        now = self._now()
        concerns_all = status == 401 or (status == 429 and (scope == GLOBAL or PROXY not in headers))
        where = EVERYWHERE if concerns_all and not ANSWER.match(route(method, url)) else place(method, url)
        self._refused.pop(where, None)
        self._refused[where] = now
        while self._refused[oldest := next(iter(self._refused))] <= now - SPAN_SECONDS:
            del self._refused[oldest]
        self._times.append(now)
        _ = self.restraint

    def wait(self, method: str, url: URL) -> float:
        """Return for how many seconds a request is not to be made; 0 where it may be. The gateway always may."""
        restraint = self.restraint
        if restraint is Restraint.NONE or not BASE.match(url.path):
            return 0.0
        if restraint is Restraint.NOTHING:
            return self._until_below(Restraint.NOTHING)
        asked, now = route(method, url), self._now()
        if ANSWER.match(asked):
            return 0.0
        if restraint is Restraint.ELSEWHERE:
            at = max(self._refused.get(each, -SPAN_SECONDS) for each in (EVERYWHERE, place(method, url)))
            if at + SPAN_SECONDS > now:
                return min(at + SPAN_SECONDS - now, self._until_below(Restraint.ELSEWHERE))
        return self._until_below(Restraint.NEEDED) if OPTIONAL.match(asked) else 0.0

    def _until_below(self, restraint: Restraint) -> float:
        """For how many seconds so much restraint is called for yet."""
        return max(self._times[len(self._times) - self._limits[restraint]] + SPAN_SECONDS - self._now(), 1.0)

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have ``trace`` count every request, and stop with discord.RateLimited what is not to be asked; return it."""

        async def start(_session: object, _context: SimpleNamespace, asked: aiohttp.TraceRequestStartParams) -> None:
            if seconds := self.wait(asked.method, asked.url):
                raise discord.RateLimited(seconds)

        async def end(_session: object, _context: SimpleNamespace, asked: aiohttp.TraceRequestEndParams) -> None:
            self.note(asked.method, asked.url, asked.response.status, asked.response.headers)

        trace.on_request_start.insert(0, start)
        trace.on_request_end.append(end)
        return trace


def place(method: str, url: URL) -> str:
    """``POST /channels/7/messages`` for all messages in a channel: the route, with what its limit is about."""
    base = BASE.match(url.path)
    path = url.path[base.end() :] if base else url.path
    major = MAJOR.match(path)
    end = major.end() if major else 0
    return f"{method} {path[:end]}{ID.sub('/{id}', path[end:])}"
