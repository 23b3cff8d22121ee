"""Tournaments on a database of their own, with a clock that stands still until it is told to go.

The services may be thrown away and built anew from the database in the middle of everything.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from bot import due_times as due
from bot.after_change import AFTER_CHANGE
from bot.core.pace import Pace
from bot.db import Store
from bot.db.schema import outbox
from bot.outbox.model import Kind
from bot.scheduler.model import Due, Handler
from bot.tables.core.model import Actor, Person, Status, Table
from bot.tables.core.service import Tables
from bot.tournaments import queries as tournaments
from bot.tournaments.model import Organiser, Seeding, TournamentPlan, TournamentState
from bot.tournaments.pairing.rounds import Form
from bot.tournaments.service import TournamentService
from games.engine import AnyGame, Text
from testing.crashes import CrashInjector
from testing.databases import url
from testing.toys import TOYS

GUILD, CHANNEL = 10, 20
LOT = b"l" * 32
BOSS = Organiser(Actor(1, GUILD, manager=True))


class Hall:
    """A server with tournaments, in a program that may crash before and after each write, as ``crashes`` says."""

    START = datetime(2026, 3, 1, 12, tzinfo=UTC)
    PLAN = TournamentPlan(
        name="Spring",
        game="pebbles",
        options={},
        pace=Pace.BRISK,
        form=Form.SWISS.value,
        group_size=2,
        rounds=3,
        most=100,
        rated=True,
        seeding=Seeding.LOT,
        sign_up_until=START + timedelta(days=1),
        round_days=14,
    )

    def __init__(self, store: Store, games: Mapping[str, AnyGame] = TOYS) -> None:
        self.store = store
        self.games = games
        self.time = self.START
        self.crashes = CrashInjector(store)
        self._ids = itertools.count(1)
        self.begin()

    def begin(self) -> None:
        """The program starts: what it knows is in the database."""
        self.crashes.start()
        seed = next(self._ids).to_bytes(32, "big")
        self.tables = Tables(
            self.store,
            self.games,
            now=lambda: self.time,
            draw_seed=lambda: hashlib.sha256(seed).digest(),
            after_change=AFTER_CHANGE,
        )
        self.tables.scheduler.handle(due.handlers(self.tables))
        self.tournaments = TournamentService(
            self.store, self.tables, self.games, now=lambda: self.time, draw_seed=lambda: LOT
        )
        self.tables.scheduler.handle({Due.LEAGUE_BREAK: Handler(self.tournaments.pause_games)})

    def later(self, **span: float) -> None:
        self.time += timedelta(**span)

    def plan(self, **changes: Any) -> TournamentPlan:
        given = msgspec.structs.asdict(self.PLAN) | {"sign_up_until": self.time + timedelta(days=1)}
        return TournamentPlan(**{**given, **changes})

    async def open(self, **changes: Any) -> TournamentState:
        return await self.tournaments.open(BOSS, self.plan(**changes), CHANNEL, f"open-{next(self._ids)}")

    async def begun(self, count: int, **changes: Any) -> TournamentState:
        """A tournament in whose first round so many people play, with the user ids from 100 on."""
        tournament = (await self.open(**changes)).tournament
        for user in range(100, 100 + count):
            await self.tournaments.sign_up(tournament.id, GUILD, person(user))
        self.later(days=1)
        await self.arrange()
        for user in range(100, 100 + count):
            await self.tournaments.check_in(tournament.id, GUILD, user)
        await self.arrange()
        self.later(minutes=30)
        return await self.opened(tournament.id)

    async def state(self, tournament_id: int) -> TournamentState:
        return await self.tournaments.get(tournament_id, GUILD)

    async def opened(self, tournament_id: int) -> TournamentState:
        """The tournament, with all tables of its round open that can be."""
        state = await self.state(tournament_id)
        for match in self.tournaments.due_to_open(state):
            await self.tournaments.open_table(tournament_id, match.id, 1000 + match.id, "en")
        return await self.state(tournament_id)

    async def running(self, state: TournamentState) -> list[Table]:
        """The tables that are being played at."""
        found = [await self.tables.get(each.table_id) for each in state.open if each.table_id is not None]
        return [table for table in found if table.status is Status.RUNNING]

    async def arrange(self) -> None:
        """What time does to tournaments is done."""
        for tournament in await self.store.read(tournaments.live):
            await self.tournaments.check(tournament.id)

    async def look(self) -> None:
        """What time does to tables and tournaments is done."""
        await self.tables.scheduler.run_due()
        await self.arrange()

    async def said(self, tournament_id: int) -> list[str]:
        """What is to be said in the tournament's channel."""
        return [note.id for note in await self.notes(tournament_id)]

    async def notes(self, tournament_id: int) -> list[Text]:
        """The same with its arguments."""
        here = (outbox.c.kind == Kind.TOURNAMENT_ANNOUNCEMENT, outbox.c.number == tournament_id)
        query = sa.select(outbox.c.note).where(*here).order_by(outbox.c.id)
        return await self.store.read(lambda c: list(c.scalars(query)))


def person(user: int) -> Person:
    return Person(user, f"P{user}", "en-GB")


@asynccontextmanager
async def hall(path: Path, games: Mapping[str, AnyGame] = TOYS) -> AsyncIterator[Hall]:
    store = await Store.open(url(path))
    try:
        yield Hall(store, games)
    finally:
        await store.close()
