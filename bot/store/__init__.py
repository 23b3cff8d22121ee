"""What the bot keeps: schema, migrations, queries. Nothing outside this package knows SQL."""

from bot.store import guild_schema
from bot.store.database import StoreUnavailable
from bot.store.store import Store

__all__ = ["Store", "StoreUnavailable", "guild_schema"]
