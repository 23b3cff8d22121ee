"""Links to a table: its address, and the post of a channel that says who sits in a thread of it and leads there."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import discord
import msgspec
import sqlalchemy as sa

from bot.outbox import queries as outbox
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, OutboxItem, Post
from bot.tables.core.model import Table
from bot.tables.show import status as compose

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)


def find_board(connection: sa.Connection, table: Table, user_id: int | None = None) -> Post | None:
    """The post that shows a person a table: the message of theirs that does, or else the board in its channel."""
    if user_id in table.written_to.values():
        return outbox.find_post(connection, table.id, Kind.LIVING, user_id or 0)
    return outbox.find_post(connection, table.id, Kind.STATUS)


def board_link(table: Table, post: Post | None) -> str:
    """The address of the ``post`` that shows a table, or of its channel where none is known."""
    alone = table.by_message or (post is not None and post.kind is Kind.LIVING)
    where = "@me" if alone else table.guild_id
    there = f"/{post.channel_id}/{post.message_id}" if post else "" if alone else f"/{table.channel_id}"
    return f"https://discord.com/channels/{where}{there}"


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
        if table.channel_id is None:
            return None
        guild = self._client.get_guild(table.guild_id or 0)
        channel = guild.get_channel_or_thread(table.channel_id) if guild else None
        if channel is None and post is not None:
            return post.channel_id  # an archived thread is not known
        if channel is None:
            found = await self._client.fetch_channel(table.channel_id)
            channel = found if isinstance(found, discord.Thread) else None
        return channel.parent_id if isinstance(channel, discord.Thread) and not channel.is_private() else None
