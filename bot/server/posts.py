"""When posts of servers are due: living posts every few minutes, digests and rankings once a week or a day is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.daily.model import DAY, begins, today
from bot.daily.posts import ranking_due
from bot.outbox import server_post_queries as server_posts
from bot.outbox.model import Kind
from bot.people import setting_queries as settings
from bot.results.digest import told_at, week_of
from bot.scheduler.model import ELSEWHERE

if TYPE_CHECKING:
    from bot.db import Store

BOARDS_EVERY = timedelta(minutes=5)

MAX_WEEKS, MAX_DAYS = 8, 30
"""For so many weeks, and days, it is known that one was told of."""


class ServerPostTimes:
    """Queues what is due on the servers for which ``on_server`` says so; ``on_outbox`` is called when that is done."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        on_server: Callable[[int], bool],
        on_outbox: Callable[[], None],
    ) -> None:
        self._store = store
        self._now = now
        self._on_server = on_server
        self._on_outbox = on_outbox

    async def check_board(self, guild_id: int) -> datetime | None:
        """Have the living post of a server brought up to date; return when it is again, None where it has none."""
        now = self._now()
        shown_at = await self._store.write(server_posts.refresh_board, guild_id, now - BOARDS_EVERY, now)
        self._on_outbox()
        return shown_at and shown_at + BOARDS_EVERY

    async def check_digest(self, guild_id: int) -> datetime | None:
        """Have a server told of the last week, if it was not; return when the next one is, None where it wants none."""
        now = self._now()
        if (await self._store.read(settings.of_guild, guild_id)).digest_channel is None:
            return None
        if not self._on_server(guild_id):
            return now + ELSEWHERE
        week = week_of(now)
        await self._tell(guild_id, Kind.DIGEST, week, MAX_WEEKS)
        return told_at(week + 1)

    async def check_daily(self, guild_id: int) -> datetime | None:
        """Have a server told of yesterday's deal, if it was not; return when that is due again, None: never."""
        now = self._now()
        if (await self._store.read(settings.of_guild, guild_id)).daily_channel is None:
            return None
        if not self._on_server(guild_id):
            return now + ELSEWHERE
        later = await self._store.read(ranking_due, guild_id, now)
        if later is None:
            await self._tell(guild_id, Kind.DAILY, (today(now) - DAY).toordinal(), MAX_DAYS)
        return later or begins(today(now) + DAY)

    async def _tell(self, guild_id: int, kind: Kind, number: int, keep: int) -> None:
        """Queue the post about a week or a day by its ``number``, once; it is known for the last ``keep`` of them."""
        now = self._now()
        await self._store.write(server_posts.queue_once, kind, guild_id, number, now, forget_before=number - keep)
        self._on_outbox()
