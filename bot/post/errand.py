"""What must be said, as data: errands, what came of them, and what was posted where."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

import msgspec

from games.engine import Text


class Kind(StrEnum):
    """What an errand is about. All but NOTICE are composed from the table as it is when they are sent.

    LOBBY: the lobby message is to be posted or brought up to date (it shows a start and a close as well).
    STATUS: the board post is due, with a ping for whoever is waited for.
    REFRESH: the current status post is to be edited in place; nobody is pinged.
    HAND: the hand of one seat is to be sent to its owner.
    NUDGE: those who are waited for are to be pinged once more.
    NOTICE: a text is to be said at the table; never overtaken.
    END: the game is over: the last board, the result and the seed. Takes the place of the last STATUS.
    """

    LOBBY = "lobby"
    STATUS = "status"
    REFRESH = "refresh"
    HAND = "hand"
    NUDGE = "nudge"
    NOTICE = "notice"
    END = "end"


class Draft(msgspec.Struct, frozen=True):
    """An errand before it is stored. ``seat`` is given for HAND only, ``note`` for NOTICE only.

    ``wait``: seconds that it may wait for a newer one to overtake it. What it overtakes itself keeps its earlier time.
    """

    kind: Kind
    seat: int | None = None
    note: Text | None = None
    wait: float = 0.0


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to say. ``attempts`` counts this one, so it is 1 at first; ``nonce`` is the same at every attempt."""

    id: int
    table_id: int
    kind: Kind
    seat: int | None
    revision: int
    note: Text | None
    attempts: int
    nonce: str  # 20 characters; Discord allows 25


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """A message of ours that stands somewhere. There is one per table, ``kind`` (the sender's word) and seat."""

    table_id: int
    kind: str
    channel_id: int
    message_id: int
    revision: int
    seat: int | None = None
    body: str = ""  # what of it the sender will want to know again, in the sender's own form


class Sent(msgspec.Struct, frozen=True):
    """What an errand led to: posts to remember (each takes the place of the one before it) and posts to forget."""

    posts: tuple[Post, ...] = ()
    gone: tuple[Post, ...] = ()


class TryLater(Exception):  # noqa: N818 - what to do, not that it is an error
    """It did not work and may work later, not before ``seconds`` from now."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(f"try again in {seconds:.1f} s")
        self.seconds = seconds


class Undeliverable(Exception):  # noqa: N818 - what it is, not that it is an error
    """It cannot be said at all (closed DMs, a channel that is gone); ``reason`` is for the operator's log."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Sender(Protocol):
    """Says an errand on Discord."""

    async def send(self, errand: Errand) -> Sent:
        """Says it. The returned posts are stored in the transaction that finishes the errand.

        Raises TryLater or Undeliverable; anything else is logged and treated as TryLater. May be called again with the
        same errand after a crash: use its nonce.
        """
        ...
