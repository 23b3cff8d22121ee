"""Direct messages to those who are banned from the tables of a server."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.localizer import Localizer
from bot.discord.sanitize import escaped
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.model import OutboxItem, Sent
from bot.outbox.places import language_on
from bot.people import bans
from bot.people import queries as people
from bot.people import setting_queries as settings
from bot.server.ban_views import ban_told

if TYPE_CHECKING:
    from bot.db import Store


class BanNotices:
    """Sends them; the servers are those of ``client``."""

    def __init__(self, client: discord.Client, store: Store, direct: DirectMessages) -> None:
        self._client = client
        self._store = store
        self._direct = direct

    async def send(self, item: OutboxItem) -> Sent:
        """Tell a person of their ban, unless it was lifted. Raises as discord.py does."""
        guild, user_id = self._client.get_guild(item.subject), item.number
        ban = await self._store.read(bans.of_person, item.subject, [user_id])
        if guild is not None and ban is not None:
            locale = await self._store.read(people.locale_of, user_id)
            locale = locale or await language_on(self._client, self._store, guild.id)
            localizer = Localizer(await self._direct.language(user_id, locale))
            appeal = escaped((await self._store.read(settings.of_guild, guild.id)).appeal)
            await self._direct.post(user_id, partial(ban_told, ban, escaped(guild.name), appeal, localizer), item)
        return Sent()
