"""The living posts of servers: which tables look for players, and which seats for substitutes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.outbox import queries as outbox
from bot.outbox.draft import Draft
from bot.outbox.model import Kind, OutboxItem
from bot.outbox.places import as_public, language_on
from bot.outbox.server_post_queries import BOARD_OFF
from bot.server.board_views import board_post
from bot.tables.core import queries as tables
from bot.tables.lobby.invitation_views import has_room
from games import GAMES

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.model import Table


class Boards:
    """Composes them; the servers are those of ``client``."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def compose(self, item: OutboxItem) -> Draft | None:
        """The post where its server wants it last; where nobody has said so since, it stays where it is."""
        guild = self._client.get_guild(item.subject)
        known = await self._store.read(outbox.find_post, item.subject, Kind.BOARD)
        wanted = known.channel_id if item.note is None and known is not None else _place(item)
        if guild is None or not wanted:
            return None
        lobbies = await self._store.read(tables.lobbies, guild.id)
        running = await self._store.read(tables.with_open_seats, guild.id)
        there = guild.get_channel(wanted)
        shown = [self._visible(guild, there, found) for found in (lobbies, running)]
        roomy = [table for table in shown[0] if table.game in GAMES and has_room(table)]
        language = await language_on(self._client, self._store, guild.id)
        return Draft(channel_id=wanted, message=partial(board_post, roomy, shown[1], language))

    @staticmethod
    def _visible(guild: discord.Guild, there: discord.abc.GuildChannel | None, found: list[Table]) -> list[Table]:
        """Those of the tables ``found`` of which everybody who reads the post may know."""
        here = [(table, guild.get_channel_or_thread(table.channel_id or 0)) for table in found]
        return [table for table, place in here if there and place and as_public(guild, place, there)]


def _place(item: OutboxItem) -> int:
    """The channel where the post is to stand from now on; 0: nowhere."""
    return 0 if item.note is None or item.note.id == BOARD_OFF else int(str(item.note.args["channel"]))
