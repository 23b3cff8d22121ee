"""A program in this process that dies before or after some of its transactions: its services are thrown away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from random import Random
from typing import Any

from bot.store import Store
from bot.store.migrate import migrate
from tools.contest.book import Book
from tools.contest.checks import compare, hold
from tools.contest.program import Killed, Services
from tools.contest.setup import Setup
from tools.contest.simulation import GUILD, Simulation
from tools.month.memory import Memory


class Mortal:
    """``deaths`` is how likely it dies at each transaction, before or after it."""

    def __init__(self, store: Store, seed: int, deaths: float) -> None:
        self.deaths, self.said = deaths, dict[int, str]()
        self._store, self._write = store, store.write
        self._rng = Random(seed)

    async def begin(self) -> None:
        async def write(query: Callable[..., Any], *args: Any) -> Any:
            self._perhaps_die()
            done = await self._write(query, *args)
            self._perhaps_die()
            return done

        self._store.write = write  # type: ignore[assignment] # it may die before and after each transaction
        self._services = Services(self._store, self._rng.randrange(2**32), self.said.__setitem__)

    def _perhaps_die(self) -> None:
        if self._rng.random() < self.deaths:
            raise Killed

    async def do(self, at: datetime, act: str, *args: Any) -> Any:
        return await self._services.do(at, act, *args)


async def simulate(setup: Setup, seed: int, deaths: float) -> Book:
    """A tournament that is over, held against its bookkeeping: a seed always plays the same one."""
    database = Memory()
    await migrate(database)
    store = Store(database)
    program, book = Mortal(store, seed, deaths), Book()
    try:
        await program.begin()
        whole = await Simulation(store, program, setup, seed, book).run()
        program.deaths = 0.0
        await compare(store, whole, setup, book)
        await hold(store, whole, GUILD, program.said, book)
    finally:
        await store.close()
    return book
