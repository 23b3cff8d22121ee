"""A sandbox in which every request body is checked, and a bot in it that deals the same cards in every run."""

from __future__ import annotations

import re
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from bot.app import Cairn
from bot.core.icons import MARK
from sandbox.server import Request
from sandbox.settings import SandboxSettings
from testing.driver import Sandbox
from testing.openapi import Checker

UNAVOIDABLE = {40060, 50083, 160004}
"""Error codes for a bot that does again what it does not know to be done, or edits in a thread archived since.

It has answered before, or made the thread of a message just before it died.
"""

PATIENCE = 90.0
"""Seconds until a test gives up waiting: far more than anything takes."""


MAX_REPEATS, SPAN = 5, 60.0
"""The same request may be made so often in so many seconds."""

NEW = re.compile(r"/channels/\d+/threads")
"""Each of these makes another thread, for a command of its own."""

LOGIN, CONVERSATIONS = "/users/@me", "/users/@me/channels"


class Repeats:
    """Finds requests that are made more than five times in a minute, and were answered."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._times = defaultdict[tuple[str, str, str], deque[float]](lambda: deque(maxlen=MAX_REPEATS + 1))

    def heard(self, request: Request) -> None:
        """Counts a request that changes something; what Discord could not see to is asked for again.

        A history is read at each attempt that follows another, and stories let those hours pass in seconds. Commands
        are told at each start, and stories kill and start a program again and again, which opens its conversations anew
        each time. A post wakes a thread, which may then be archived once more.
        """
        if request.path == LOGIN:
            for known in [each for each in self._times if each[1] == CONVERSATIONS]:
                del self._times[known]
        if request.method == "GET" or request.path.endswith("/commands"):
            return
        if request.status in {0, 429} or request.status >= 500 or NEW.fullmatch(request.path):
            return
        if request.method == "POST" and request.path.endswith("/messages"):
            self._times.pop(("PATCH", request.path.removesuffix("/messages"), repr({"archived": True})), None)
        times = self._times[request.method, request.path, repr(request.body)]
        times.append(time.monotonic())
        if len(times) > MAX_REPEATS and times[-1] - times[0] < SPAN:
            self.found.append(f"{request.method} {request.path} {str(request.body)[:100]} ({request.status})")


@asynccontextmanager
async def checked_sandbox(**wanted: Any) -> AsyncIterator[Sandbox]:
    """A sandbox that fails its test where a request breaks Discord's rules.

    Discord's deadline for answers is that of ``make bench`` and of tests that ask for it: a busy machine breaks it. And
    Cairn always says something: where it deferred that, it is waited for.
    """
    checker = Checker.find()
    settings = SandboxSettings(**{"rate_limits": "off", "ack_seconds": PATIENCE / 3, **wanted})
    async with Sandbox(settings, quiet=0.1, noted=PATIENCE / 9, timeout=PATIENCE) as running:
        if checker is not None:
            checker.watch(running.server)
        repeats = Repeats()
        running.server.on_request.append(repeats.heard)
        yield running
    refused = [r for r in running.server.requests if r.status == 400 and r.answer["code"] not in UNAVOIDABLE]
    assert not refused, [f"{r.method} {r.path}: {r.answer}" for r in refused]
    marked = [r.path for r in running.server.requests if MARK.search(repr(r.body))]
    assert not marked, f"the mark of an icon was sent, where there was to be an emoji or nothing: {marked[:5]}"
    assert checker is None or not checker.found, checker.found[:5]
    assert not repeats.found, f"asked for again and again: {repeats.found[:5]}"


def steady(client: Cairn) -> Cairn:
    """``client`` deals the same cards in every run, at its first table, its second, and so on."""
    numbers = count(1)
    client.tables.draw_seed = lambda: next(numbers).to_bytes(32, "big")
    return client
