"""The requests at which a game of other people was stopped: what used up its time or memory would do so again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b

SECONDS, BUSY_SECONDS = 600.0, 60.0
"""A request is refused for so long, and where the machine may have been busy. Then it is tried again."""

MAX_REQUESTS = 1000


class Stopped:
    """Why a game was stopped, by request, for the last requests at which it was. ``now`` tells seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._known: OrderedDict[bytes, tuple[float, str]] = OrderedDict()

    def why(self, request: bytes) -> str | None:
        """Return why the game was stopped at this request not long ago; None where it was not."""
        if not self._known:
            return None
        until, why = self._known.get(_digest(request), (0.0, ""))
        return why if self._now() < until else None

    def note(self, request: bytes, why: str, seconds: float = SECONDS) -> None:
        """Remember for so long that the game was stopped at this request just now."""
        digest = _digest(request)
        self._known[digest] = self._now() + seconds, why
        self._known.move_to_end(digest)
        if len(self._known) > MAX_REQUESTS:
            self._known.popitem(last=False)


def _digest(request: bytes) -> bytes:
    return blake2b(request, digest_size=16).digest()
