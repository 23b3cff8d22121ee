"""A table service with orders beside it, on a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot import due_times as due_at_tables
from bot.db import Store
from bot.premoves.model import Premove
from bot.premoves.service import PremoveService
from bot.scheduler.model import Due, Handler
from bot.tables.core.model import Person, Position, Table
from games import GAMES
from testing.databases import url
from testing.world import World, last_entries


class Planned(World):
    """A world whose games are the real ones, in which every change is looked at as the bot does."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, GAMES)
        self.restart()

    def restart(self) -> None:
        """The services as a new process has them."""
        self.premoves = PremoveService(self.store, self.tables, rng=Random(1))
        self.scheduler = self.tables.scheduler
        played = Handler(self.premoves.play)
        self.scheduler.handle({**due_at_tables.handlers(self.tables), Due.PREMOVE: played})

    async def premove(self, table: Table | Position, person: Person, *keys: str, number: int = 0) -> Premove:
        """Lays down one key after the other, and returns the premove."""
        table_id = table.table.id if isinstance(table, Position) else table.id
        for step, key in enumerate(keys):
            await self.premoves.set_choice(table_id, person.user_id, number, step, key)
        found = await self.premoves.of(table_id, person.user_id)
        assert found is not None
        return found

    async def moved(self, position: Position, person: Person, *keys: str) -> None:
        """A move of somebody, and what it means for orders."""
        await self.act(position, person, *keys)
        await self.premoves.review(position.table.id)

    async def pass_time(self, minutes: float = 20) -> None:
        """Time passes in which what is due is done."""
        self.time += timedelta(minutes=minutes)
        await self.scheduler.run_due()

    async def told(self, position: Position, person: Person) -> str | None:
        """Why a person's premove was dropped, as a message id."""
        found = await self.premoves.of(position.table.id, person.user_id)
        return None if found is None or found.dropped is None else found.dropped.id

    async def keys(self, position: Position) -> list[tuple[int | None, str | None, bool]]:
        """The moves made so far: who, what, and whether it was ordered."""
        entries = await last_entries(self.tables, position.table.id, 1000)
        return [(each.seat, each.key, each.ordered) for each in entries if each.kind == "move" and not each.undone]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Planned]:
    store = await Store.open(url(tmp_path))
    yield Planned(store)
    await store.close()
