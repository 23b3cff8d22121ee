"""What keeps a table from being posted to: noted, told to its players once, and shown by the table's Info."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec

from bot.localizer import language_of
from bot.model.outbox import TROUBLE, Post, Trouble, read_trouble
from bot.model.table import Table
from bot.ui import status as compose
from bot.ui.message import text_message
from games.engine import text

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)


class Troubles:
    """Notes trouble in ``store``, and tells those who sit at a table by direct message of ``client``."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._noting = asyncio.Lock()

    async def note(self, table: Table, reason: str, *, tell: bool) -> None:
        """Notes that ``table`` cannot be posted to, for ``reason``; with ``tell`` its players learn of it, once."""
        async with self._noting:
            post = await self._store.post(table.id, TROUBLE)
            known = read_trouble(post)
            told = known is not None and known.told and known.reason == reason
            if known is not None and known.reason == reason and (told or not tell):
                return
            await self._store.record_posts([_post(table, Trouble(reason=reason, told=tell))])
        if tell and not told:
            for seat in table.seats:
                if seat.user_id is not None:
                    await self._tell(table, seat.user_id, seat.locale, reason)

    async def tell_asleep(self, table: Table) -> None:
        """Tells the owner of a table's server, the one of its managers whom a bot knows, that its game sleeps."""
        guild = self._client.get_guild(table.guild_id)
        if guild is not None and guild.owner_id is not None:
            await self._tell(table, guild.owner_id, table.language, "trouble-asleep")

    async def _tell(self, table: Table, user_id: int, locale: str, reason: str) -> None:
        own = (await self._store.user_settings(user_id)).language
        localizer = compose.localizer_for(table, own or language_of(locale))
        note = localizer.format(reason, game=text("game-name"), table=str(table.id), channel=f"<#{table.channel_id}>")
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(**text_message(note).for_send())
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            log.info("A player of table %d could not be told of %s: %s", table.id, reason, error)


def _post(table: Table, trouble: Trouble) -> Post:
    return Post(
        table_id=table.id,
        kind=TROUBLE,
        channel_id=table.channel_id,
        message_id=0,
        revision=table.revision,
        body=msgspec.json.encode(trouble).decode(),
    )
