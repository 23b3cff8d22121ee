"""The interface between the outbox and whoever sends its items, with the outcomes of an attempt."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Protocol

from bot.outbox.model import OutboxItem, PostTarget, Sent


class TryLater(Exception):  # noqa: N818 - what to do, not that it is an error
    """It did not work and may work later, not before ``seconds`` from now."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(f"try again in {seconds:.1f} s")
        self.seconds = seconds


class TooOften(TryLater):
    """The same was asked for too often lately: whoever asks has a mistake, and pauses."""


class NotYet(Exception):  # noqa: N818 - what it is, not that it is an error
    """It is not the time for it before ``at``: nothing was tried."""

    def __init__(self, at: datetime) -> None:
        super().__init__(f"not before {at}")
        self.at = at


class Undeliverable(Exception):  # noqa: N818 - what it is, not that it is an error
    """It cannot be sent at all (closed DMs, a channel that is gone).

    ``reason`` is for the operator's log, ``why`` for the service that it belongs to, in a word.
    """

    def __init__(self, reason: str, why: str = "") -> None:
        super().__init__(reason)
        self.why = why


CHANNEL_GONE, LOCKED_OUT, THREAD_LOCKED = "channel-gone", "trouble-locked-out", "trouble-thread-locked"
NO_MESSAGES = "trouble-no-messages"
"""Why a place cannot be posted to, by the message that says it."""

MESSAGES_CLOSED = "messages-closed"
"""Why somebody cannot be written to."""

LOCKED_OUT_SECONDS = 300.0
"""How long to wait at least for somebody to grant a missing permission before trying again."""


class Unreachable(Exception):  # noqa: N818 - what it is, not that it is an error
    """Its place does not take it: people can change that, time alone cannot.

    ``reason`` is for the operator's log, ``why`` for the service that it belongs to, in a word. It is not tried again
    before ``seconds`` from now (None: :data:`LOCKED_OUT_SECONDS`).
    """

    def __init__(self, reason: str, why: str = "", seconds: float | None = None) -> None:
        super().__init__(reason)
        self.why = why
        self.seconds = LOCKED_OUT_SECONDS if seconds is None else seconds


class Refused(Exception):  # noqa: N818 - what happened, not that it is an error
    """Discord will never accept this as it is."""


class Asleep(Exception):  # noqa: N818 - what it is, not that it is an error
    """The bot is not on the server: nothing is tried before it is there again."""


class NotOurs(Exception):  # noqa: N818 - what it is, not that it is an error
    """Another process may be sending it: there was no sign of life of ours for too long. It is left to that one."""


Send = Callable[[OutboxItem], Awaitable[Sent]]
"""Sends an item; see :meth:`Sender.send`."""


class Sender(Protocol):
    """Sends an item to where it goes."""

    async def send(self, item: OutboxItem) -> Sent:
        """Sends it. The returned posts are stored in the transaction that finishes the item.

        Raises TryLater, NotYet, Undeliverable, Unreachable, Asleep, NotOurs or Refused; anything else is a bug and
        treated as Refused.
        May be called again with the same item after a crash: what it has sent before is not to be sent twice. An item
        with an ``incident`` was refused before and is sent as plain text.
        """
        ...


class Routed:
    """Hands items to the sender of their target; those of all other targets to ``others``."""

    def __init__(self, others: Sender, senders: Mapping[PostTarget, Sender]) -> None:
        self._others = others
        self._senders = senders

    async def send(self, item: OutboxItem) -> Sent:
        """Sends it; see :meth:`Sender.send`."""
        return await self._senders.get(item.kind.target, self._others).send(item)
