"""Messages to one person alone, in their language."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.core.localizer import language_of
from bot.core.pseudonym import is_pseudonym
from bot.discord.message import Message
from bot.outbox.gate import Ping
from bot.outbox.messenger import ANYBODY, Messenger
from bot.outbox.model import OutboxItem, Post
from bot.outbox.sender import MESSAGES_CLOSED, Undeliverable
from bot.people import queries as people
from bot.people import setting_queries as settings

if TYPE_CHECKING:
    from bot.db import Store

T = TypeVar("T")

CANNOT_DM, NO_SHARED_SERVER, MISSING_ACCESS = 50007, 50278, 50001
CLOSED = (CANNOT_DM, NO_SHARED_SERVER, MISSING_ACCESS)
"""Discord's codes for somebody who takes no messages: they are closed, or there is no server or install in common."""

MAX_KNOWN = 10_000
"""The people whose channels are remembered; discord.py does so of 128, and asks Discord anew for all others."""


class DirectMessages:
    """Posts them by ``messenger``."""

    def __init__(self, client: discord.Client, store: Store, messenger: Messenger) -> None:
        self._client = client
        self._store = store
        self._messenger = messenger
        self._opening: dict[int, asyncio.Task[int]] = {}
        self._known: dict[int, int] = {}

    async def post(
        self, user_id: int, message: Callable[[], Message], item: OutboxItem, ping: Ping = ANYBODY
    ) -> discord.Message:
        """Posts to a person, unless they were forgotten. Closed messages are tried again once that person clicks."""
        if is_pseudonym(user_id):
            raise Undeliverable("nobody is known by that number")
        if await self._store.read(people.messages_closed, user_id):
            raise Undeliverable("messages are closed")
        return await self._taken(user_id, partial(self._post, user_id, message, item, ping))

    async def edit(self, user_id: int, post: Post, message: Callable[[], Message], item: OutboxItem) -> Post | None:
        """Edits what stands in a person's messages; see :meth:`bot.outbox.messenger.Messenger.edit`."""
        return await self._taken(user_id, lambda: self._messenger.edit(post, message(), item))

    async def _taken(self, user_id: int, send: Callable[[], Awaitable[T]]) -> T:
        """Return what ``send`` does; who takes no messages is noted, once the conversation has been opened anew."""
        try:
            try:
                return await send()
            except discord.Forbidden as error:
                if error.code != MISSING_ACCESS:
                    raise
                data = await self._client.http.start_private_message(user_id)
                self._known[user_id] = int(data["id"])
                return await send()
        except discord.NotFound:
            self._known.pop(user_id, None)
            raise
        except discord.Forbidden as error:
            if error.code not in CLOSED:
                raise
            await self._store.write(people.note_messages_closed, user_id)
            raise Undeliverable(f"{error.status} {error.code}", MESSAGES_CLOSED) from error

    async def _post(
        self, user_id: int, message: Callable[[], Message], item: OutboxItem, ping: Ping
    ) -> discord.Message:
        channel = self._messenger.channel(await self.channel_of(user_id))
        return (await self._messenger.post(channel, message, item, ping)).message

    async def channel_of(self, user_id: int) -> int:
        """The id of a person's channel; Discord is asked where it is not known."""
        return self._known.get(user_id) or await self._opened(user_id)

    async def _opened(self, user_id: int) -> int:
        """The id of a person's channel. Discord is asked once, however many posts wait for it."""
        opening = self._opening.get(user_id)
        if opening is None:
            opening = asyncio.create_task(self._open(user_id))
            self._opening[user_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(user_id))
        return await asyncio.shield(opening)

    async def _open(self, user_id: int) -> int:
        channel = await self._client.create_dm(discord.Object(user_id))
        if len(self._known) >= MAX_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[user_id] = channel.id
        return channel.id

    async def language(self, user_id: int, locale: str) -> str:
        """The language of what a person alone reads whose Discord has ``locale``."""
        return (await self._store.read(settings.of_user, user_id)).language or language_of(locale)
