"""Posts that stand each on its own, of a server or beside a table: each stands once, and looks as it is to look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from bot.outbox import queries as outbox
from bot.outbox.draft import Compose, Draft, quietly
from bot.outbox.gate import Ping
from bot.outbox.messenger import Messenger, Shown, is_retry, read_shown, with_shown
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.outbox.sender import NotYet

if TYPE_CHECKING:
    from bot.db import Store
    from bot.discord.message import Message


class ServerPosts:
    """Posts, edits and deletes by ``messenger`` what ``composers`` draft, each for its kind."""

    def __init__(
        self, store: Store, messenger: Messenger, composers: Mapping[Kind, Compose], now: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._messenger = messenger
        self._composers = composers
        self._now = now

    async def send(self, item: OutboxItem) -> Sent:
        """Has the post of ``item`` stand as drafted. Raises NotYet, and as discord.py does."""
        draft = await self._composers[item.kind](item)
        if draft is not None and draft.once and draft.message is not None:
            await self._post(item, draft, draft.message)
            return Sent()
        old = await self._store.read(outbox.find_post, item.subject, item.kind, item.number, item.key)
        if draft is None:
            return await self._gone(old)
        if draft.message is None:
            return Sent((self._noted(item, draft, 0, ""),), already_posted=True)
        if old is not None and old.channel_id != draft.channel_id:
            await self._gone(old)
            old = None
        if draft.last:
            return await self._last(item, draft, draft.message, old)
        return await self._living(item, draft, draft.message, old)

    async def _living(self, item: OutboxItem, draft: Draft, message: Callable[[], Message], old: Post | None) -> Sent:
        looks, stands = message().fingerprint(), None
        if old is not None and old.message_id:
            if old.fingerprint == looks:
                return await self._with_thread(item, old, draft, already_posted=True)
            if old.shown_at is not None and old.shown_at + draft.rests > self._now():
                raise NotYet(old.shown_at + draft.rests)
            stands = await self._messenger.edit(old, message())
            if stands is None:
                await self._messenger.delete(old)
                message = quietly(message)
        if stands is None:
            sent = await self._post(item, draft, message)
            stands = self._noted(item, draft, sent, looks)
        else:
            stands = msgspec.structs.replace(stands, fingerprint=looks, shown_at=self._now())
        return await self._with_thread(item, stands, draft)

    async def _last(self, item: OutboxItem, draft: Draft, message: Callable[[], Message], old: Post | None) -> Sent:
        """Edit the last version into a post and forget it; also where its number was lost. Raises NotYet."""
        if old is not None and old.message_id:
            if (until := self._messenger.rests_until(old)) is not None:
                raise NotYet(until)
            await self._messenger.edit(old, message())
        elif is_retry(item):
            channel = self._messenger.channel(draft.channel_id, item.guild_id)
            if await self._messenger.find(channel, item) is not None:
                await self._post(item, draft, message)
        return Sent(gone=(old,) if old is not None else (), already_posted=old is None)

    async def _gone(self, old: Post | None) -> Sent:
        if old is not None and old.message_id:
            await self._messenger.delete(old)
        return Sent(gone=(old,) if old is not None else (), already_posted=old is None)

    async def _post(self, item: OutboxItem, draft: Draft, message: Callable[[], Message]) -> int:
        channel = self._messenger.channel(draft.channel_id, item.guild_id)
        return (await self._messenger.post(channel, message, item, Ping(draft.by))).message.id

    async def _with_thread(self, item: OutboxItem, post: Post, draft: Draft, *, already_posted: bool = False) -> Sent:
        shown = read_shown(post)
        if draft.thread and shown.thread_id is None:
            thread_id = await self._messenger.thread(post, draft.thread, item.guild_id)
            shown = msgspec.structs.replace(shown, thread_id=thread_id)
            return Sent((with_shown(post, shown),), thread_id=thread_id)
        return Sent((post,), already_posted=already_posted, thread_id=shown.thread_id)

    def _noted(self, item: OutboxItem, draft: Draft, message_id: int, looks: str) -> Post:
        post = Post(
            kind=item.kind,
            subject=item.subject,
            number=item.number,
            key=item.key,
            channel_id=draft.channel_id,
            message_id=message_id,
            fingerprint=looks,
            shown_at=self._now(),
        )
        return with_shown(post, Shown())
