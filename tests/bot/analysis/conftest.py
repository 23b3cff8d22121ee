"""A table service with what people try beside it, on a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.analysis.service import AnalysisService, TriedPosition
from bot.core.fair_queue import QueueKey
from bot.core.workers.thinking_pool import Thought
from bot.db import Store
from bot.premoves.service import PremoveService
from bot.tables.core.model import Person, Position
from games import GAMES
from games.engine import open_keys
from games.players import Knowledge, Level, choose
from testing.databases import url
from testing.world import World


class Chooser:
    """Chooses at once, in this process; ``failing`` never."""

    failing = False

    async def choose(self, game: str, known: Knowledge, level: Level, _seconds: float, _claim: QueueKey) -> Thought:
        if self.failing:
            raise OSError
        return Thought(choose(GAMES[game], known, level, b"chosen"), 0.0)

    async def choose_offer(self, *_args: object) -> Thought:
        raise NotImplementedError


class Trying(World):
    """A world whose games are the real ones, in which people try things."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, GAMES)
        self.chooser = Chooser()
        self.premoves = PremoveService(store, self.tables)
        self.analyses = AnalysisService(store, self.premoves, self.chooser)

    async def now(self, position: Position) -> Position:
        """The position as it is by now."""
        return await self.tables.position(position.table.id)

    async def tried(self, position: Position, person: Person, count: int) -> TriedPosition:
        """A line with ``count`` more choices, each the first that is open."""
        tried = await self.analyses.open(position, person.user_id)
        for _ in range(count):
            mover = tried.dealt.mover
            assert mover is not None
            key = open_keys(tried.dealt.position.decisions_of(mover)[0])[0]
            drawn_at = tried.analysis.revision
            tried = await self.analyses.choose(position, person.user_id, tried.line.number, tried.at, key, drawn_at)
            assert tried.note is None
        return tried

    async def turn(self, position: Position, person: Person) -> Position:
        """A whole turn: a card is discarded, another drawn from the pile."""
        position = await self.now(position)
        seat = position.seats_of(person.user_id)[0]
        await self.act(position, person, f"discard-{position.view(seat).hand[0]}", "draw-pile")
        return await self.now(position)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Trying]:
    store = await Store.open(url(tmp_path))
    yield Trying(store)
    await store.close()
