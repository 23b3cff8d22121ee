"""Posts that belong to a server rather than to a table: each stands once, and looks as it is to look."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from bot.model.finding import GuildPost
from bot.model.outbox import Kind, OutboxItem, Post
from bot.outbox.messenger import Messenger
from bot.store import guild_posts
from bot.ui.message import Message

if TYPE_CHECKING:
    from bot.store import Store

FIRST_NUMBER = 1 << 30
"""The containers of these posts are numbered from here on, beyond the number of any item of the outbox."""


class GuildPosts:
    """Posts and edits by ``messenger`` what ``store`` keeps of each."""

    def __init__(self, store: Store, messenger: Messenger, now: Callable[[], datetime]) -> None:
        self._store = store
        self._messenger = messenger
        self._now = now

    async def keep(
        self, guild_id: int, kind: str, number: int, channel_id: int, message: Callable[[], Message]
    ) -> GuildPost:
        """Has ``message`` stand in a channel: it is edited in, or posted where no post stands that can be edited.

        Raises what Discord answers, as discord.py does.
        """
        looks = message().fingerprint()
        known = await self._store.read(guild_posts.find, guild_id, kind, number)
        if known is not None and known.message_id:
            if known.channel_id == channel_id:
                if known.looks == looks:
                    return known
                if await self._messenger.edit(_post(known), message()) is not None:
                    return await self._shown(known, known.message_id, looks)
            await self._messenger.delete(_post(known))
        begun = await self._store.write(guild_posts.begin, guild_id, kind, number, channel_id, self._now())
        sent = await self._messenger.post(self._messenger.channel(channel_id, guild_id), message, _item(begun))
        return await self._shown(begun, sent.id, looks)

    async def settle(self, post: GuildPost, message: Message) -> None:
        """Has a post look as it is to look from now on, if it still stands, and forgets it."""
        if post.message_id:
            await self._messenger.edit(_post(post), message)
        await self._store.write(guild_posts.forget, post)

    async def remove(self, post: GuildPost) -> None:
        """Deletes a post, and forgets it."""
        if post.message_id:
            await self._messenger.delete(_post(post))
        await self._store.write(guild_posts.forget, post)

    async def _shown(self, post: GuildPost, message_id: int, looks: str) -> GuildPost:
        await self._store.write(guild_posts.shown, post, message_id, looks, self._now())
        found = await self._store.read(guild_posts.find, post.guild_id, post.kind, post.number)
        return found or post


def _post(post: GuildPost) -> Post:
    return Post(table_id=0, kind=post.kind, channel_id=post.channel_id, message_id=post.message_id, revision=0)


def _item(post: GuildPost) -> OutboxItem:
    """What the messenger is to know of an attempt, as of an item of the outbox."""
    began = post.first_attempt_at
    assert began is not None  # noqa: S101 - its attempt has begun
    return OutboxItem(
        id=FIRST_NUMBER + post.id,
        table_id=0,
        kind=Kind.NOTICE,
        seat=None,
        revision=0,
        note=None,
        attempts=post.attempts,
        created_at=began,
        first_attempt_at=began,
        nonce=f"g{post.id}-{int(began.timestamp()):x}",
    )
