"""A program in this process that crashes before or after some of its transactions: its services are thrown away."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import Any

from bot.db import Store
from testing.crashes import CrashInjector, never
from testing.memory_database import memory_store
from tools.tournaments.book import Book
from tools.tournaments.checks import compare, hold
from tools.tournaments.program import Services
from tools.tournaments.setup import Setup
from tools.tournaments.simulation import GUILD, Simulation


class Crashing:
    """``share`` is how likely it crashes at each transaction, before it and after."""

    def __init__(self, store: Store, seed: int, share: float) -> None:
        self.said = dict[int, str]()
        self._store, self._rng = store, Random(seed)
        self.crashes = CrashInjector(store, lambda _step, _before: self._rng.random() < share)

    async def begin(self) -> None:
        self.crashes.start()
        self._services = Services(self._store, self._rng.randrange(2**32), self.said.__setitem__)

    async def do(self, at: datetime, act: str, *args: Any) -> Any:
        return await self._services.do(at, act, *args)


async def simulate(setup: Setup, seed: int, deaths: float) -> Book:
    """A tournament that is over, held against its bookkeeping: a seed always plays the same one."""
    async with memory_store() as store:
        program, book = Crashing(store, seed, deaths), Book()
        await program.begin()
        state = await Simulation(store, program, setup, seed, book).run()
        program.crashes.plan = never
        await compare(store, state, setup, book)
        await hold(store, state, GUILD, program.said, book)
    return book
