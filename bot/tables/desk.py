"""What every part of the table service shares: loading a table, changing it, and what must be said afterwards."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import msgspec

from bot.post.errand import Draft, Kind
from bot.tables.change import Change, ChannelTaken, Moved, Stored
from bot.tables.model import Entry, EntryKind, Position, Status, Table
from bot.tables.refusal import Refusal, SetAside, Stale, UnknownTable
from games import GAMES
from games.engine import AnyGame, UnreadableState, text

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

LOBBY_LIFE = timedelta(days=14)
"""How long a lobby stays open that nobody touches."""

QUIET = 8.0
"""Seconds a board may wait while only computer players are to move, so that their turns share a board."""

TRIES = 5
"""How often a change is tried anew when another process has changed the table in between."""

Decide = Callable[[Stored], Awaitable[Change]]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Desk:
    """The store, the games, and a lock per table for as long as somebody holds it.

    ``now`` tells the time, ``draw_seed`` draws a seed from the operating system, ``on_outbox`` is called when there is
    something to say, ``on_due`` when a due time has changed, ``on_change`` with each table that was changed.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        now: Callable[[], datetime] = utc_now,
        on_outbox: Callable[[], None] = lambda: None,
        on_due: Callable[[], None] = lambda: None,
        on_change: Callable[[Table], None] = lambda _: None,
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._on_outbox = on_outbox
        self._on_due = on_due
        self._on_change = on_change
        self._draw_seed = draw_seed
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, table_id: int) -> Table:
        """The table with this id."""
        found = await self._store.table(table_id)
        if found is None:
            raise UnknownTable
        return found

    async def position(self, table_id: int) -> Position:
        """The position at a table that has been started. A state that cannot be read sets the table aside."""
        stored = await self._load(table_id)
        try:
            return self._read(stored)
        except UnreadableState as error:
            await self._set_aside(table_id, error)
            raise SetAside from error

    async def _load(self, table_id: int) -> Stored:
        stored = await self._store.load(table_id)
        if stored is None:
            raise UnknownTable
        return stored

    def _read(self, stored: Stored) -> Position:
        """The position that ``stored`` holds. Raises SetAside, UnreadableState, or Refusal for a lobby."""
        table = stored.table
        if table.status is Status.SET_ASIDE:
            raise SetAside
        if stored.state is None:
            raise Refusal("refusal-not-started")
        game = self._games.get(table.game)
        if game is None:
            raise UnreadableState(f"no game {table.game!r}")
        return Position(table, game, game.decode(stored.state))

    def _running(self, stored: Stored, revision: int | None = None) -> Position:
        """The position of a game that goes on, at ``revision`` where one is given."""
        position = self._read(stored)
        if position.table.status is not Status.RUNNING:
            raise Refusal("refusal-over")
        if revision is not None and revision != position.table.revision:
            raise Stale(position)
        return position

    async def _change(self, table_id: int, decide: Decide) -> Table:
        """Changes a table as ``decide`` says; it is asked again where another process was faster.

        ``decide`` gets the table as stored and raises Refusal to leave it alone.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                try:
                    change = await decide(await self._load(table_id))
                except UnreadableState as error:
                    await self._put_aside(table_id, error)
                    raise SetAside from error
                if await self._commit(change):
                    return change.table
        raise Refusal("refusal-busy")

    async def _commit(self, change: Change) -> bool:
        """Stores ``change`` and lets the outbox know; False where the table has moved on."""
        try:
            await self._store.commit(change)
        except Moved:
            return False
        except ChannelTaken:
            raise Refusal("refusal-channel-taken") from None
        self._tell(change)
        return True

    def _tell(self, change: Change) -> None:
        if change.errands:
            self._on_outbox()
        if change.expires is not msgspec.UNSET:
            self._on_due()
        self._on_change(change.table)

    def _entry(self, table: Table, kind: EntryKind, user_id: int | None = None, **more: Any) -> Entry:
        """A journal entry for ``table`` as it is after the change."""
        return Entry(
            table_id=table.id, revision=table.revision, kind=kind, at=table.touched_at, user_id=user_id, **more
        )

    def _touched(self, stored: Stored, **changes: Any) -> Table:
        """The table as it is after a change at this moment."""
        table = stored.table
        return msgspec.structs.replace(table, revision=table.revision + 1, touched_at=self._now(), **changes)

    async def _set_aside(self, table_id: int, error: UnreadableState) -> None:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            await self._put_aside(table_id, error)

    async def _put_aside(self, table_id: int, error: UnreadableState) -> None:
        """Sets a table aside that cannot be read: its bytes stay, its players are told. The lock is held."""
        stored = await self._load(table_id)
        if stored.table.status not in {Status.LOBBY, Status.RUNNING}:
            raise Refusal("refusal-unreadable") from error
        log.error("Table %d is set aside: %s", table_id, error)
        table = self._touched(stored, status=Status.SET_ASIDE)
        await self._commit(
            Change(
                table=table,
                entry=self._entry(table, EntryKind.SET_ASIDE),
                hands_due=stored.hands_due,
                drop_errands=True,
                expires=None,
                errands=(Draft(Kind.NOTICE, note=text("notice-set-aside")),),
            )
        )


def board(table: Table) -> Draft:
    """The errand of a board that is due: at once where a person is waited for or the game is not on."""
    alone = table.status is Status.RUNNING and table.to_act and not table.awaited
    return Draft(Kind.STATUS, wait=QUIET if alone else 0.0)


def require_owner(table: Table, user_id: int, *, manager: bool) -> None:
    """Refuses unless this is the table's owner or somebody who manages the server."""
    if not manager and table.owner_id != user_id:
        raise Refusal("refusal-owner-only")


def require_lobby(table: Table) -> None:
    """Refuses unless the table still waits for players."""
    if table.status is Status.SET_ASIDE:
        raise SetAside
    if table.status is Status.RUNNING:
        raise Refusal("refusal-already-started")
    if table.status is not Status.LOBBY:
        raise Refusal("refusal-over")
