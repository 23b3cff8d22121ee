"""The table service: what people can do at tables. Every method raises Refusal where it cannot be done.

Interface first; the bodies follow in the next commits. Everything is async; ``once`` is the interaction's id: the same
id again gives the same answer and changes nothing.
"""

from __future__ import annotations

from typing import Any, Protocol

from bot.tables.model import Entry, Mine, Person, Played, Position, Table


class TablesApi(Protocol):
    # lobby
    async def open(
        self,
        guild_id: int,
        channel_id: int,
        owner: Person,
        game: str,
        options: dict[str, Any],
        language: str,
        once: str,
    ) -> Table: ...  # queues LOBBY (the sender posts the lobby message where none is recorded)
    async def join(self, table_id: int, person: Person) -> Table: ...
    async def leave(self, table_id: int, user_id: int) -> Table: ...  # lobby only; closes it when the last one leaves
    async def set_options(
        self, table_id: int, user_id: int, options: dict[str, Any], *, manager: bool = False
    ) -> Table: ...
    async def start(self, table_id: int, user_id: int, *, manager: bool = False) -> Position: ...

    # admin
    async def close(self, table_id: int, user_id: int, *, manager: bool = False) -> Table: ...
    async def kick(self, table_id: int, user_id: int, *, by: int, manager: bool = False) -> Table: ...  # lobby only
    async def replace(
        self, table_id: int, seat: int, person: Person, *, by: int, manager: bool = False
    ) -> Table: ...  # by: the owner, a manager, or who sits there now
    async def nudge(self, table_id: int, user_id: int) -> Table: ...
    async def seen(self, person: Person) -> None: ...  # keeps names and locales fresh

    # play
    async def act(self, table_id: int, revision: int | None, user_id: int, key: str, once: str) -> Played: ...
    async def undo(self, table_id: int, revision: int | None, user_id: int, once: str) -> Played: ...
    def can_undo(self, position: Position, user_id: int) -> bool: ...

    # look
    async def get(self, table_id: int) -> Table: ...
    async def position(self, table_id: int) -> Position: ...
    async def at(self, channel_id: int) -> Table | None: ...  # the live table, else the last one
    async def mine(self, user_id: int, guild_id: int | None = None) -> list[Mine]: ...
    async def log(self, table_id: int, limit: int = 20, before: int | None = None) -> list[Entry]: ...  # oldest first
    async def since(self, table_id: int, revision: int) -> list[Entry]: ...  # without what was undone

    # start-up
    async def mend(self) -> None: ...  # sets aside what cannot be read, brings back what can; run it in the background


# Tables(store, games=GAMES, *, now=..., on_outbox=outbox.wake, on_due=clock.wake)
# store = await Store.open("sqlite+aiosqlite:///path"); await store.close()
#   guild_settings(id) / save_guild_settings(id, s), user_settings(id) / save_user_settings(id, s)
#   post(table_id, kind, seat=None) -> Post | None, posts(table_id) -> list[Post], record_posts(posts), forget_posts(posts)
#   export(table_id) -> dict, backup(path)
# outbox = Outbox(store, sender, now=...); outbox.start(); outbox.wake(); await outbox.drained(); await outbox.stop(timeout)
# clock = Clock(store, tables, now=...); clock.start(); await clock.stop()
