"""The database: connections, column types, schema, migrations, and the store through which all queries go."""

from bot.db.database import StoreUnavailable
from bot.db.store import Store

__all__ = ["Store", "StoreUnavailable"]
