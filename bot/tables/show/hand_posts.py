"""Hands: sent to their owners alone, and kept up to date there."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from bot.core.logs import log_about_table
from bot.discord.choices import open_choices
from bot.outbox import queries as outbox
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.draft import readable
from bot.outbox.messenger import Messenger, Shown, file_ids, is_retry, read_shown, with_shown
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.outbox.sender import NotYet
from bot.people import setting_queries as settings
from bot.tables.core import queries as table_queries
from bot.tables.core.change import Stored
from bot.tables.core.model import Position
from bot.tables.core.refusals import existing
from bot.tables.show.hand import delivered_hand
from bot.tables.show.names import render_context
from bot.tables.show.status import localizer_for

if TYPE_CHECKING:
    from bot.core.workers.drawing_pool import RenderPool
    from bot.tables.core.service import Tables

HAND_RESTS = timedelta(minutes=5)
"""The time for which a hand stays as it was edited, while what can be pressed on it is right.

Its owner sees it as it is with each choice, and Discord lets a message older than an hour be edited but three times in
ten minutes.
"""


class Hands:
    """Sends them by ``direct``, drawn by ``render_pool``."""

    def __init__(self, tables: Tables, render_pool: RenderPool, messenger: Messenger, direct: DirectMessages) -> None:
        self._tables = tables
        self._render_pool = render_pool
        self._messenger = messenger
        self._direct = direct

    async def send(self, item: OutboxItem) -> Sent:
        """Send the hand of a seat to its owner, or bring the one that stands up to date.

        Raises NotYet while that one rests.
        """
        log_about_table(item.subject)
        stored, old, wanted = existing(await self._tables.query(_found, item))
        position = await self._tables.read(stored)
        table, seat = position.table, position.table.seats[item.number]
        known = old is not None or is_retry(item)  # what is over is not delivered for the first time
        if seat.user_id is None or seat.follows:  # a follower's message of the table holds the hand
            return Sent()
        if not (known if position.over else wanted):
            return Sent()
        offered, now = _offered(position, seat.seat), self._tables.now()
        if old is not None and not position.over and not is_retry(item) and read_shown(old).offered == offered:
            edited_at = old.shown_at
            if edited_at is not None and edited_at <= now < edited_at + HAND_RESTS:
                raise NotYet(edited_at + HAND_RESTS)
        language = await self._direct.language(seat.user_id, seat.locale)
        picture = await self._render_pool.delivered_hand(render_context(table, language), position.view(seat.seat))
        if picture is None:
            return Sent()
        message = partial(delivered_hand, position, seat.seat, localizer_for(table, language), picture)
        looks, shown = message().fingerprint(), Shown(alts=(picture.alt,), offered=offered)
        if old is not None:
            old = msgspec.structs.replace(old, revision=table.revision)
            if old.fingerprint == looks and not is_retry(item):
                return Sent((old,), already_posted=True)
            if edited := await self._messenger.edit(old, message(), item):
                shown = msgspec.structs.replace(shown, files=read_shown(edited).files)
                edited = msgspec.structs.replace(edited, fingerprint=looks, shown_at=now)
                return Sent((with_shown(edited, shown),))
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


def _found(connection: sa.Connection, item: OutboxItem) -> tuple[Stored, Post | None, bool] | None:
    """The table of a hand, the hand that stands, and whether the owner wants hands sent."""
    stored = table_queries.load(connection, item.subject)
    if stored is None:
        return None
    user = stored.table.seats[item.number].user_id
    own = None if user is None else settings.of_user(connection, user).dm_hands
    wanted = settings.of_guild(connection, stored.table.guild_id).dm_hands if own is None else own
    return stored, outbox.find_post(connection, item.subject, Kind.HAND, item.number), wanted


def _offered(position: Position, seat: int) -> tuple[str, ...]:
    """Return the keys of what ``seat`` may do out of turn, which is pressed on the hand itself."""
    return tuple(choice.key for decision in position.offers_to(seat) for choice in open_choices(decision))
