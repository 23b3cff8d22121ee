"""The living posts of servers: looked at every few minutes, edited where something has changed."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.model.finding import GuildPost
from bot.outbox.guild_poster import GuildPoster
from bot.outbox.places import as_public
from bot.outbox.sender import NotOurs
from bot.store import guild_posts, tables
from bot.ui.board import board_post
from bot.ui.gathering import has_room
from games import GAMES

if TYPE_CHECKING:
    from bot.model.table import Table

log = logging.getLogger(__name__)

KIND = "board"

EVERY = timedelta(minutes=5)
"""A post is edited at most so often."""


class Boards(GuildPoster):
    """Keeps the living posts of the servers that this process ``serves`` and the bot is on."""

    async def place(self, guild_id: int, channel_id: int) -> None:
        """A server wants its living post in a channel; the one it had goes."""
        async with self._at_work:
            known = await self._store.read(guild_posts.find, guild_id, KIND)
            if known is not None and known.channel_id != channel_id:
                await self._posts.remove(known)
            await self._store.write(guild_posts.place, guild_id, KIND, channel_id)
        self.wake()

    async def remove(self, guild_id: int) -> bool:
        """A server wants its living post no longer; whether it had one."""
        async with self._at_work:
            post = await self._store.read(guild_posts.find, guild_id, KIND)
            if post is not None:
                await self._posts.remove(post)
        return post is not None

    async def run_due(self) -> float:
        """Brings every post up to date whose time has come; the seconds until the next one's."""
        times = [EVERY]
        for post in await self._store.read(guild_posts.of_kind, KIND):
            guild = self._guild(post.guild_id)
            if guild is None:
                continue
            wait = post.shown_at + EVERY - self._now() if post.shown_at else timedelta()
            if wait <= timedelta():
                async with self._at_work:
                    await self._keep(guild, post)
            else:
                times.append(wait)
        return max(min(times).total_seconds(), 1.0)

    async def _keep(self, guild: discord.Guild, post: GuildPost) -> None:
        if await self._store.read(guild_posts.find, guild.id, KIND) is None:
            return
        try:
            lobbies = await self._store.read(tables.lobbies, guild.id)
            running = await self._store.read(tables.with_open_seats, guild.id)
            there = guild.get_channel(post.channel_id)
            shown = [self._visible(guild, there, found) for found in (lobbies, running)]
            roomy = [table for table in shown[0] if table.game in GAMES and has_room(table)]
            language = await self._language(guild.id)
            message = partial(board_post, roomy[::-1], shown[1][::-1], language)
            kept = await self._posts.keep(guild.id, KIND, 0, post.channel_id, message)
            await self._store.write(guild_posts.looked_at, kept, self._now())
        except (discord.DiscordException, aiohttp.ClientError, OSError, NotOurs) as error:
            log.warning("The living post of server %d cannot be kept for now: %s", guild.id, error)
            await self._store.write(guild_posts.looked_at, post, self._now())
        except Exception:
            log.exception("The living post of server %d cannot be kept for now", guild.id)
            await self._store.write(guild_posts.looked_at, post, self._now())

    @staticmethod
    def _visible(guild: discord.Guild, there: discord.abc.GuildChannel | None, found: list[Table]) -> list[Table]:
        """Those of the tables ``found`` of which everybody who reads the post may know."""
        here = [(table, guild.get_channel_or_thread(table.channel_id)) for table in found]
        return [table for table, place in here if there and place and as_public(guild, place, there)]
