"""Links to a table: its address, and the post of a channel that says who sits in a thread of it and leads there."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.outbox import queries as outbox
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, OutboxItem, Post
from bot.tables.core.model import Table
from bot.tables.show import status as compose

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)


def board_link(table: Table, post: Post | None) -> str:
    """The address of a table's board, or of its channel where no ``post`` of it is known."""
    channel, message = (post.channel_id, f"/{post.message_id}") if post else (table.channel_id, "")
    return f"https://discord.com/channels/{table.guild_id}/{channel}{message}"


class ThreadLinks:
    """Keeps them up to date by ``messenger``. What the channel does not take is left out: the thread is the table."""

    def __init__(self, client: discord.Client, store: Store, messenger: Messenger) -> None:
        self._client = client
        self._store = store
        self._messenger = messenger

    async def keep(self, table: Table, item: OutboxItem) -> None:
        """Posts, edits or deletes the thread link of ``table``, now that ``item`` has been sent."""
        try:
            await self._keep(table, item)
        except (discord.HTTPException, discord.RateLimited) as error:
            log.info("The signpost of table %d is not kept: %s", table.id, error)

    async def _keep(self, table: Table, item: OutboxItem) -> None:
        post = await self._store.read(outbox.find_post, table.id, Kind.THREAD_LINK)
        wanted = table.live and not table.match  # that has posts of its own
        parent = await self._parent(table, post) if wanted else None
        if post is not None and post.channel_id != parent:
            await self._messenger.delete(post)
            await self._store.write(outbox.forget_post, post)
            post = None
        if parent is None:
            return
        message = compose.signpost(table)
        looks = message.fingerprint()
        if post is not None and post.fingerprint == looks:
            return
        if post is None or (edited := await self._messenger.edit(post, message)) is None:
            own = msgspec.structs.replace(item, nonce=f"{item.nonce}-s")  # the item's own has been used in the thread
            channel = self._messenger.channel(parent, table.guild_id)
            sent, _ = await self._messenger.post(channel, partial(compose.signpost, table), own)
            edited = Post(
                kind=Kind.THREAD_LINK,
                subject=table.id,
                channel_id=parent,
                message_id=sent.id,
                revision=table.revision,
            )
        await self._store.write(outbox.record_posts, [msgspec.structs.replace(edited, fingerprint=looks)])

    async def _parent(self, table: Table, post: Post | None) -> int | None:
        """The channel of the public thread where ``table`` is; None where it is in no such thread."""
        guild = self._client.get_guild(table.guild_id)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        if channel is None and post is not None:
            return post.channel_id  # an archived thread is not known
        if channel is None:
            found = await self._client.fetch_channel(table.channel_id)
            channel = found if isinstance(found, discord.Thread) else None
        return channel.parent_id if isinstance(channel, discord.Thread) and not channel.is_private() else None
