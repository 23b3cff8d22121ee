"""Links to a table: its address, and the post of a channel that says who sits in a thread of it and leads there.

In a forum that is the first message of the table's own post. With it go the post's tags, and a thread that is over.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import msgspec
import sqlalchemy as sa

from bot.discord.message import Message
from bot.discord.threads import forum_of, is_ours
from bot.outbox import queries as outbox
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, OutboxItem, Post
from bot.people import setting_queries as settings
from bot.tables.core import queries
from bot.tables.core.model import Table
from bot.tables.lobby import tags
from bot.tables.show import status as compose

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)


TELLS_END = (Kind.LOBBY, Kind.STATUS, Kind.REFRESH, Kind.END)
"""The kinds of which one tells that a table is over, be it by an edit."""


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

    async def keep(self, table: Table, post: Post | None, item: OutboxItem, *, posted: bool) -> None:
        """Posts, edits or deletes the thread link of ``table``, and tidies its thread, now that ``item`` is sent.

        ``post`` is the link that stands.

        ``posted``: it is a new message there, which has woken the thread if it was archived.
        """
        try:
            await self._keep(table, post, item)
            await self._tidy(table, item, posted=posted)
        except (discord.HTTPException, discord.RateLimited) as error:
            log.info("The link to table %d is not kept: %s", table.id, error)

    async def _keep(self, table: Table, post: Post | None, item: OutboxItem) -> None:
        place = None if table.match else await self._place(table, post)  # a match has posts of its own
        heads = place == table.channel_id
        if not table.live and not heads:
            place = None
        if post is not None and post.channel_id != place:
            await self._leave(table, post)
            await self._store.write(outbox.forget_post, post)
            post = None
        if place is None:
            return
        message = compose.signpost(table, here=heads)
        looks = message.fingerprint()
        if post is not None and post.fingerprint == looks:
            return
        if heads:
            there = _link(table, place, place)
            edited = await self._messenger.edit(there, message) or there  # which is gone, or was edited too often
        else:
            edited = await self._edited(post, message) or await self._posted(table, item, place)
        await self._store.write(outbox.record_posts, [msgspec.structs.replace(edited, fingerprint=looks)])

    async def _edited(self, post: Post | None, message: Message) -> Post | None:
        return None if post is None else await self._messenger.edit(post, message)

    async def _posted(self, table: Table, item: OutboxItem, place: int) -> Post:
        own = msgspec.structs.replace(item, nonce=f"{item.nonce}-s")  # the item's own has been used in the thread
        channel = self._messenger.channel(place, table.guild_id)
        sent, _ = await self._messenger.post(channel, partial(compose.signpost, table), own)
        return _link(table, place, sent.id)

    async def _leave(self, table: Table, post: Post) -> None:
        """Take away the link of a table that is elsewhere or over; what heads a post of a forum stays."""
        if post.channel_id != post.message_id:
            await self._messenger.delete(post)
            return
        await self._messenger.edit(post, compose.retired(table, "", (), revision=table.revision, left=True))

    async def _tidy(self, table: Table, item: OutboxItem, *, posted: bool) -> None:
        """Keep the tags of a table's post in a forum, and archive its thread with the end; only those of ours.

        What somebody else has woken stays awake: people talk there about the game.
        """
        thread = self._found(table)
        if thread is None and posted and table.over and table.channel_id is not None:
            thread = await self._thread(table.channel_id)  # it was asleep, and we have not heard yet that it is awake
        if not isinstance(thread, discord.Thread) or not is_ours(thread):
            return
        change: dict[str, Any] = {}
        if (forum := forum_of(thread)) is not None:
            wanted = tags.applied(thread, forum, table.game, table.status)
            if {tag.id for tag in wanted} != {tag.id for tag in thread.applied_tags}:
                change["applied_tags"] = wanted
        if table.over and (posted or item.kind in TELLS_END) and await self._store.read(_is_over, table):
            change["archived"] = True
        if change:
            await thread.edit(**change)

    def _found(self, table: Table) -> discord.abc.GuildChannel | discord.Thread | None:
        if table.guild_id is None or table.channel_id is None:
            return None
        guild = self._client.get_guild(table.guild_id)
        return guild.get_channel_or_thread(table.channel_id) if guild else None

    async def _thread(self, channel_id: int) -> discord.Thread | None:
        """A thread that need not be known."""
        found = await self._client.fetch_channel(channel_id)
        return found if isinstance(found, discord.Thread) else None

    async def _place(self, table: Table, post: Post | None) -> int | None:
        """Where the link of ``table`` stands: in the channel of its public thread, or at the head of our own post."""
        channel = self._found(table)
        if channel is None and post is not None:
            return post.channel_id  # an archived thread is not known
        if channel is None and (table.channel_id is None or not table.live):
            return None
        if channel is None and table.channel_id is not None:
            channel = await self._thread(table.channel_id)
        if not isinstance(channel, discord.Thread) or channel.is_private():
            return None
        if forum_of(channel) is not None:
            return channel.id if is_ours(channel) else None
        return channel.parent_id


def _link(table: Table, channel_id: int, message_id: int) -> Post:
    return Post(
        kind=Kind.THREAD_LINK,
        subject=table.id,
        channel_id=channel_id,
        message_id=message_id,
        revision=table.revision,
    )


def _is_over(connection: sa.Connection, table: Table) -> bool:
    """Whether a server wants the thread of a table that is over archived, and no other table lives there."""
    wanted = settings.of_guild(connection, table.guild_id).archive
    return wanted and not queries.is_taken(connection, table.channel_id or 0)
