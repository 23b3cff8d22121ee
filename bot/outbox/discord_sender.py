"""Sends the outbox's items to Discord, each by what composes its kind, and says what a refusal means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import aiohttp
import discord
import msgspec

from bot.outbox.messenger import ARCHIVED, UNKNOWN_CHANNEL, Messenger
from bot.outbox.model import Kind, OutboxItem, PostTarget, Sent, kinds_to
from bot.outbox.sender import (
    CHANNEL_GONE,
    LOCKED_OUT,
    NO_MESSAGES,
    THREAD_LOCKED,
    Asleep,
    Refused,
    Send,
    TryLater,
    Undeliverable,
    Unreachable,
)

UNKNOWN_USER, INVALID_RECIPIENT = 10013, 50033
MISSING_ACCESS, MISSING_PERMISSIONS, WRONG_CHANNEL = 50001, 50013, 50024
LOCKED, NOT_TEXT = 160005, 50008
PERSONAL = (Kind.HAND, Kind.AWAY_ENDS, Kind.TROUBLED, Kind.ASLEEP, Kind.BANNED, *kinds_to(PostTarget.PERSON))
CLOSED_TO_US = {
    MISSING_ACCESS: LOCKED_OUT,
    MISSING_PERMISSIONS: LOCKED_OUT,
    WRONG_CHANNEL: LOCKED_OUT,
    ARCHIVED: THREAD_LOCKED,
    LOCKED: THREAD_LOCKED,
    NOT_TEXT: NO_MESSAGES,
}


class DiscordSender:
    """The :class:`~bot.outbox.sender.Sender` of the real bot.

    ``client`` sends through ``messenger`` what ``senders`` compose, each for its kind. ``serves`` says whether a server
    would be known here.
    """

    def __init__(
        self,
        client: discord.Client,
        messenger: Messenger,
        senders: Mapping[Kind, Send],
        *,
        serves: Callable[[int], bool] = lambda _: True,
    ) -> None:
        self._client = client
        self._messenger = messenger
        self._senders = senders
        self._serves = serves

    async def send(self, item: OutboxItem) -> Sent:
        """Sends ``item``; see :meth:`bot.outbox.sender.Sender.send`."""
        guild_id = item.guild_id
        known = guild_id is None or self._client.get_guild(guild_id) is not None
        if self._client.is_ready() and not known and self._serves(guild_id or 0):
            raise Asleep
        try:
            sent = await self._senders[item.kind](item)
            held_back = self._messenger.held_back.pop(item.id, ())
            return msgspec.structs.replace(sent, later=(*sent.later, *held_back))
        except discord.HTTPException as error:
            raise _classified(item, error) from error
        except discord.RateLimited as error:
            raise TryLater(error.retry_after) from error
        except (OSError, aiohttp.ClientError) as error:
            raise TryLater from error


def _classified(item: OutboxItem, error: discord.HTTPException) -> Exception:
    """Translate a failed request for ``item`` into an exception of the sender."""
    what = f"{error.status} {error.code} {error.text}"
    if error.code in (UNKNOWN_CHANNEL, UNKNOWN_USER, INVALID_RECIPIENT) or (
        item.kind in PERSONAL and error.status == 403
    ):
        return Undeliverable(what, CHANNEL_GONE if error.code == UNKNOWN_CHANNEL else "")
    if error.code in CLOSED_TO_US:
        return Unreachable(what, CLOSED_TO_US[error.code])
    return Refused(what) if error.status in {400, 403, 404, 413} else TryLater()
