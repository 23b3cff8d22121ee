"""Hands: sent to their owners alone, and kept up to date there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.outbox import queries as outbox
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.draft import readable
from bot.outbox.messenger import Messenger, Shown, file_ids, is_retry, read_shown, with_shown
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.people import setting_queries as settings
from bot.tables.core.model import Table
from bot.tables.show.hand import delivered_hand
from bot.tables.show.names import render_context
from bot.tables.show.status import localizer_for

if TYPE_CHECKING:
    from bot.core.workers.drawing_pool import RenderPool
    from bot.db import Store
    from bot.tables.core.service import Tables


class Hands:
    """Sends them by ``direct``, drawn by ``render_pool``."""

    def __init__(
        self, tables: Tables, store: Store, render_pool: RenderPool, messenger: Messenger, direct: DirectMessages
    ) -> None:
        self._tables = tables
        self._store = store
        self._render_pool = render_pool
        self._messenger = messenger
        self._direct = direct

    async def send(self, item: OutboxItem) -> Sent:
        """Sends the hand of a seat to its owner, or brings the one that stands up to date."""
        position = await self._tables.position(item.subject)
        table, seat = position.table, position.table.seats[item.number]
        old = await self._store.read(outbox.find_post, table.id, Kind.HAND, seat.seat)
        known = old is not None or is_retry(item)  # what is over is not delivered for the first time
        if seat.user_id is None or not (known if position.over else await self._wants_hands(table, seat.user_id)):
            return Sent()
        language = await self._direct.language(seat.user_id, seat.locale)
        picture = await self._render_pool.delivered_hand(render_context(table, language), position.view(seat.seat))
        if picture is None:
            return Sent()
        message = partial(delivered_hand, position, seat.seat, localizer_for(table, language), picture)
        looks, shown = message().fingerprint(), Shown(alts=(picture.alt,))
        if old is not None:
            old = msgspec.structs.replace(old, revision=table.revision)
            if old.fingerprint == looks and not is_retry(item):
                return Sent((old,), already_posted=True)
            if edited := await self._messenger.edit(old, message(), item):
                shown = msgspec.structs.replace(shown, files=read_shown(edited).files)
                return Sent((with_shown(msgspec.structs.replace(edited, fingerprint=looks), shown),))
        sent = await self._direct.post(seat.user_id, readable(message, item, localizer_for(table)), item)
        if old is not None and old.message_id != sent.id:
            await self._messenger.delete(old)
        post = Post(
            kind=Kind.HAND,
            subject=table.id,
            number=seat.seat,
            channel_id=sent.channel.id,
            message_id=sent.id,
            revision=table.revision,
            fingerprint=looks,
        )
        shown = msgspec.structs.replace(shown, files=file_ids(sent), plain=bool(item.incident))
        return Sent((with_shown(post, shown),))

    async def _wants_hands(self, table: Table, user_id: int) -> bool:
        own = (await self._store.read(settings.of_user, user_id)).dm_hands
        return (await self._store.read(settings.of_guild, table.guild_id)).dm_hands if own is None else own
