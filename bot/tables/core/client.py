"""The client as the cogs know it: who serves tables, and what draws, films and thinks for them."""

from __future__ import annotations

import abc

from bot.core.config import Settings
from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import RenderPool
from bot.core.workers.film_pool import FilmPool
from bot.core.workers.thinking_pool import AiPool
from bot.discord.emoji import Emojis
from bot.discord.permissions import lacking, permission_text
from bot.people.service import People
from bot.tables.core.context import RequestContext
from bot.tables.core.model import Table
from bot.tables.core.place_events import PlaceEvents


class TableClient(PlaceEvents):
    """The bot with all that a table needs; what a cog needs of the features above, it is handed beside this.

    ``tables``, ``people``, ``store`` and ``context`` exist before the first cog does.
    """

    people: People
    context: RequestContext
    render_pool: RenderPool
    film_pool: FilmPool
    ai_pool: AiPool
    own_emoji: Emojis
    settings: Settings

    @abc.abstractmethod
    def watch(self, table: Table) -> None:
        """Somebody looks at a table."""

    def trouble(self, table: Table, localizer: Localizer) -> str | None:
        """Return why the bot cannot post at ``table``, as a line for its players; None where it can."""
        guild = self.get_guild(table.guild_id or 0)
        channel = guild.get_channel_or_thread(table.channel_id or 0) if guild else None
        if guild is None or channel is None:
            return None
        lacks = lacking(channel.permissions_for(guild.me), channel)
        if not lacks:
            return None
        return "⚠️ " + localizer.format("panel-cannot-post", missing=permission_text(lacks, localizer))

    def history_note(self, table: Table, localizer: Localizer) -> list[str]:
        """Return a line for players where the bot may not read what it has posted; nothing where it may."""
        guild = self.get_guild(table.guild_id or 0)
        channel = guild.get_channel_or_thread(table.channel_id or 0) if guild else None
        if guild is None or channel is None or channel.permissions_for(guild.me).read_message_history:
            return []
        return ["⚠️ " + localizer.format("no-history")]
