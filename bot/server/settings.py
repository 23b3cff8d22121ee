"""The one way to change a server's settings, and what follows at its tables."""

from __future__ import annotations

import logging
from typing import Any

from bot.people.settings import GuildSettings
from bot.server import setting_queries
from bot.tables.core.service import Tables
from bot.tables.history.retention import NIGHT_SECONDS, night_after

log = logging.getLogger(__name__)


async def change(tables: Tables, guild_id: int, user_id: int, **changed: Any) -> GuildSettings:
    """Store and return a server's settings with the fields that a person has ``changed``, which is noted.

    Those tables follow that are over, or late, or whose clocks run.
    """
    now = tables.now()
    night = night_after(now, guild_id % NIGHT_SECONDS)
    after, changes = await tables.store.write(setting_queries.change_guild, guild_id, changed, user_id, now, night)
    if changes:
        told = ", ".join(f"{each.name}: {each.before} -> {each.after}" for each in changes)
        log.info("User %d has changed settings of server %d: %s", user_id, guild_id, told)
        tables.scheduler.wake()
        tables.on_outbox()
    return after
