"""Films: each person and server has a share of those that may wait, and nobody waits behind all of another's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.core.fair_queue import QueueKey
from bot.core.workers.film_pool import MAX_OF_PERSON, MAX_OF_SERVER, MAX_WAITING, FilmPool, TooManyFilms
from bot.core.workers.film_worker import Shot

ANN, BEN = QueueKey(guild=1, person=1, table=1), QueueKey(guild=1, person=2, table=1)


class Held(FilmPool):
    """Films that are done once they are let go, in the order in which they were begun."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[int] = []
        self.go = asyncio.Event()

    async def _make(self, _context: Any, count: int, _shots: Any, _progress: Any) -> Any:
        self.begun.append(count)
        await self.go.wait()
        return count


async def ask(pool: FilmPool, claim: QueueKey, number: int) -> Any:
    async def none() -> AsyncIterator[Shot]:
        return
        yield

    async def ignore(_done: int) -> None:
        return

    context: Any = None
    return await pool.film(context, number, none, ignore, claim)


async def waiting(pool: FilmPool, *claims: QueueKey) -> list[asyncio.Task[Any]]:
    tasks = [asyncio.create_task(ask(pool, claim, number)) for number, claim in enumerate(claims)]
    await asyncio.sleep(0)
    return tasks


async def test_one_person_has_two_and_is_told_so() -> None:
    pool = Held()
    tasks = await waiting(pool, *[ANN] * MAX_OF_PERSON)
    with pytest.raises(TooManyFilms) as refused:
        await ask(pool, ANN._replace(guild=2), 9)
    assert refused.value.own, "in whatever server"
    tasks += await waiting(pool, BEN)
    pool.go.set()
    assert await asyncio.gather(*tasks) == [0, 1, 0]
    assert pool.waiting == 0


async def test_one_server_leaves_room_for_others() -> None:
    pool = Held()
    tasks = await waiting(pool, *(QueueKey(1, person, 1) for person in range(MAX_OF_SERVER)))
    with pytest.raises(TooManyFilms) as refused:
        await ask(pool, QueueKey(1, 99, 1), 9)
    assert not refused.value.own
    tasks += await waiting(pool, *(QueueKey(2, 100 + person, 1) for person in range(MAX_WAITING - MAX_OF_SERVER)))
    with pytest.raises(TooManyFilms):
        await ask(pool, QueueKey(3, 999, 1), 9)
    pool.go.set()
    await asyncio.gather(*tasks)


async def test_a_second_film_waits_behind_the_first_of_others() -> None:
    pool = Held()
    tasks = await waiting(pool, ANN, ANN, BEN)
    pool.go.set()
    await asyncio.gather(*tasks)
    assert pool.begun == [0, 2, 1]


async def test_who_stops_waiting_or_whose_film_fails_holds_up_nobody() -> None:
    pool = Held()
    making, second, third = await waiting(pool, ANN, BEN, QueueKey(1, 3, 1))
    second.cancel()
    making.cancel()
    await asyncio.gather(making, second, return_exceptions=True)
    pool.go.set()
    assert await third == 2
    assert (pool.begun, pool.waiting) == ([0, 2], 0)
