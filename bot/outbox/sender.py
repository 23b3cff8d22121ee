"""What the outbox asks of whoever sends its items, and what may come of an attempt."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

from bot.model.outbox import OutboxItem, Sent


class TryLater(Exception):  # noqa: N818 - what to do, not that it is an error
    """It did not work and may work later, not before ``seconds`` from now."""

    def __init__(self, seconds: float = 0) -> None:
        super().__init__(f"try again in {seconds:.1f} s")
        self.seconds = seconds


class NotYet(Exception):  # noqa: N818 - what it is, not that it is an error
    """It is not the time for it before ``at``: nothing was tried."""

    def __init__(self, at: datetime) -> None:
        super().__init__(f"not before {at}")
        self.at = at


class Undeliverable(Exception):  # noqa: N818 - what it is, not that it is an error
    """It cannot be sent at all (closed DMs, a channel that is gone); ``reason`` is for the operator's log."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Unreachable(Exception):  # noqa: N818 - what it is, not that it is an error
    """The place does not let us post (a missing permission, a locked thread): people can change that, time cannot."""


class Refused(Exception):  # noqa: N818 - what happened, not that it is an error
    """Discord will never accept this as it is."""


class Asleep(Exception):  # noqa: N818 - what it is, not that it is an error
    """The bot is not on the table's server: nothing is tried before it is there again."""


class NotOurs(Exception):  # noqa: N818 - what it is, not that it is an error
    """Another process may be sending it: there was no sign of life of ours for too long. It is left to that one."""


class Sender(Protocol):
    """Sends an item to Discord."""

    async def send(self, item: OutboxItem) -> Sent:
        """Sends it. The returned posts are stored in the transaction that finishes the item.

        Raises TryLater, NotYet, Undeliverable, Unreachable, Asleep, NotOurs or Refused; anything else is a bug and
        treated as Refused.
        May be called again with the same item after a crash: what it has sent before is not to be sent twice. An item
        with an ``incident`` was refused before and is sent as plain text.
        """
        ...
