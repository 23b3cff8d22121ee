"""Tournaments on a database of their own, with a clock that stands still until it is told to go.

The services may be thrown away and built anew from the database in the middle of everything.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from bot.contests.contests import Contests
from bot.contests.pairing import Form
from bot.model.clock import Pace
from bot.model.contest import Official, Plan, Seeding, Whole
from bot.model.table import Actor, Person, Status, Table
from bot.store import Store, contests
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.expiry import Expiry
from bot.tables.tables import Tables
from games.engine import AnyGame
from tests.bot.tables.toy import TOYS
from tests.support.databases import url

GUILD, CHANNEL = 10, 20
LOT = b"l" * 32
BOSS = Official(Actor(1, GUILD, manager=True))


class Killed(BaseException):
    """The program dies."""


class Hall:
    """A server with tournaments. ``kill`` is asked before and after each write and may raise :class:`Killed`."""

    START = datetime(2026, 3, 1, 12, tzinfo=UTC)
    PLAN = Plan(
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
        self.kill: Callable[[], None] = lambda: None
        self._ids = itertools.count(1)
        self._write = store.write
        self.begin()

    def begin(self) -> None:
        """The program starts: what it knows is in the database."""

        async def write(query: Callable[..., Any], *args: Any) -> Any:
            self.kill()
            done = await self._write(query, *args)
            self.kill()
            return done

        self.store.write = write  # type: ignore[assignment] # it may die before and after each transaction
        seed = next(self._ids).to_bytes(32, "big")
        self.tables = Tables(
            self.store,
            self.games,
            now=lambda: self.time,
            draw_seed=lambda: hashlib.sha256(seed).digest(),
            after_change=AFTER_CHANGE,
        )
        self.contests = Contests(self.store, self.tables, self.games, now=lambda: self.time, draw_lot=lambda: LOT)

    def later(self, **span: float) -> None:
        self.time += timedelta(**span)

    def plan(self, **changes: Any) -> Plan:
        given = msgspec.structs.asdict(self.PLAN) | {"sign_up_until": self.time + timedelta(days=1)}
        return Plan(**{**given, **changes})

    async def open(self, **changes: Any) -> Whole:
        return await self.contests.open(BOSS, self.plan(**changes), CHANNEL, f"open-{next(self._ids)}")

    async def begun(self, count: int, **changes: Any) -> Whole:
        """A tournament in whose first round so many people play, with the user ids from 100 on."""
        contest = (await self.open(**changes)).contest
        for user in range(100, 100 + count):
            await self.contests.sign_up(contest.id, GUILD, person(user))
        self.later(days=1)
        await self.contests.arrange()
        for user in range(100, 100 + count):
            await self.contests.check_in(contest.id, GUILD, user)
        await self.contests.arrange()
        self.later(minutes=30)
        return await self.opened(contest.id)

    async def whole(self, contest_id: int) -> Whole:
        return await self.contests.get(contest_id, GUILD)

    async def opened(self, contest_id: int) -> Whole:
        """The tournament, with all tables of its round open that can be."""
        whole = await self.whole(contest_id)
        for meeting in self.contests.due_to_open(whole):
            await self.contests.open_table(contest_id, meeting.id, 1000 + meeting.id, "en")
        return await self.whole(contest_id)

    async def running(self, whole: Whole) -> list[Table]:
        """The tables that are being played at."""
        found = [await self.tables.get(each.table_id) for each in whole.open if each.table_id is not None]
        return [table for table in found if table.status is Status.RUNNING]

    async def look(self) -> None:
        """What time does to tables and tournaments is done."""
        await Expiry(self.store, self.tables, now=lambda: self.time).run_due()
        await self.contests.arrange()

    async def said(self, contest_id: int) -> list[str]:
        """What is to be said in the tournament's channel."""
        return [note.words.id for note in await self.store.read(contests.notes, contest_id)]


def person(user: int) -> Person:
    return Person(user, f"P{user}", "en-GB")


@asynccontextmanager
async def hall(path: Path, games: Mapping[str, AnyGame] = TOYS) -> AsyncIterator[Hall]:
    store = await Store.open(url(path))
    try:
        yield Hall(store, games)
    finally:
        await store.close()
