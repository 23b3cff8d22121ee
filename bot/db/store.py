"""The store: the one door to the database, and what of it is decided in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from bot.core.meter import SILENT, Meter
from bot.db.connections import connect
from bot.db.database import Database, Sqlite
from bot.db.migrate import migrate
from bot.db.process import Process

if TYPE_CHECKING:
    from bot.db.listener import Listener


class Store:
    """Everything that is kept: ``read`` and ``write`` run a query, an ordinary function of a connection.

    Both may raise StoreUnavailable; what was to be written then is not stored.

    Where several processes share it, ``process`` is this one, and what is to be done is shared out among them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.process: Process | None = None
        self.read = database.read
        self.write = database.write

    @classmethod
    async def open(cls, url: str, *, meter: Meter = SILENT) -> Self:
        """The store behind an SQLAlchemy URL, brought up to date; ``meter`` is told how long everything takes.

        Raises StoreUnavailable.
        """
        database = connect(url, meter)
        try:
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @property
    def can_be_shared(self) -> bool:
        """Whether several processes may use this database at the same time."""
        return not isinstance(self._database, Sqlite)

    def listener(self, channel: str, key: int, heard: Callable[[str], None]) -> Listener:
        """Return a listener to the notifications on a ``channel`` of the processes that share this database."""
        from bot.db.listener import Listener
        from bot.db.postgresql import Server

        assert isinstance(self._database, Server)  # noqa: S101 - nothing else can be shared
        return Listener(self._database, channel, key, heard)

    async def close(self) -> None:
        """Ends what is being written and lets go of the database."""
        await self._database.close()
