"""How posts are to look: those of servers as composers say, and any that Discord has refused as plain text."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import msgspec

from bot.core.localizer import Localizer
from bot.discord.message import Message
from bot.outbox.model import OutboxItem


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A post in the channel ``channel_id`` that looks like ``message``; without one nothing is said, and that is noted.

    What stands there is edited, and rests for so long before it is edited again. The ``last`` of it stays as it is from
    then on; it is not posted for the first time. What is said ``once`` is posted, and not remembered. Below it stands a
    ``thread`` of that name. ``by`` is the person who has caused it, and pings others by it.
    """

    channel_id: int
    message: Callable[[], Message] | None
    last: bool = False
    once: bool = False
    rests: timedelta = timedelta()
    thread: str = ""
    by: int | None = None


Compose = Callable[[OutboxItem], Awaitable[Draft | None]]
"""How the post of an item is to stand now; None: not at all. Raises NotYet where it is too early for it."""


def readable(message: Callable[[], Message], item: OutboxItem, localizer: Localizer) -> Callable[[], Message]:
    """``message``, or where Discord has refused it its words alone."""
    if not item.incident:
        return message
    note = localizer.format("plain-instead", number=item.incident)
    return lambda: message().in_plain_text(note)


def quietly(message: Callable[[], Message]) -> Callable[[], Message]:
    """``message`` without pings and sound: it takes the place of one that was heard and cannot be edited."""
    return lambda: replace(message(), pings=(), silent=True)
