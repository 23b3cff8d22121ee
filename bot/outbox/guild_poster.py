"""What all tasks share that keep posts of servers: which servers are theirs, in which language, and what may fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.localizer import language_of
from bot.outbox.guild_posts import GuildPosts
from bot.outbox.messenger import Messenger
from bot.outbox.sender import NotOurs
from bot.sleeper import Sleeper

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)


class GuildPoster(Sleeper):
    """Posts for the servers that this process ``serves`` and the bot is on."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        *,
        now: Callable[[], datetime],
        serves: Callable[[int], bool] = lambda _: True,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__()
        self._client = client
        self._store = store
        self._now = now
        self._served = serves
        self._posts = GuildPosts(store, Messenger(client, may_send), now)
        self._at_work = asyncio.Lock()  # for what people do to a post that is being kept

    def _guild(self, guild_id: int) -> discord.Guild | None:
        """A server that is ours; None for any other."""
        return self._client.get_guild(guild_id) if self._served(guild_id) else None

    def _serves(self, guild_id: int) -> bool:
        return self._guild(guild_id) is not None

    async def _language(self, guild_id: int) -> str:
        """In which language a server is written to."""
        guild = self._client.get_guild(guild_id)
        settled = (await self._store.guild_settings(guild_id)).language
        return settled or language_of(guild.preferred_locale.value if guild else None)

    async def _safely(self, guild_id: int, work: Awaitable[None]) -> bool:
        """Whether it could be done; what one server does not let us do holds up no other."""
        name = type(self).__name__
        try:
            await work
        except (discord.DiscordException, aiohttp.ClientError, OSError, NotOurs) as error:
            log.warning("%s of server %d cannot be posted for now: %s", name, guild_id, error)
            return False
        except Exception:
            log.exception("%s of server %d cannot be posted for now", name, guild_id)
            return False
        return True
