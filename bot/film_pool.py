"""Films off the event loop, in a process of their own that steps back behind all others: nobody's board waits for one.

One is made at a time; the process is there only as long as there are films to make.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from bot import worker
from bot.film_worker import Begin, Finish, Shot
from bot.render_pool import RenderContext
from bot.worker_pool import Lane, WorkerError, WorkerPool

if TYPE_CHECKING:
    from render.film import Film

COMMAND = worker.command("bot.film_worker")

SECONDS = 60.0
"""A shot takes a twentieth of a second where the machine has nothing else to do; this process gives way to all."""

MOST_WAITING = 10
"""So many films may wait."""

Progress = Callable[[int], Awaitable[None]]


class TooManyFilms(Exception):  # noqa: N818 - what it is
    """So many films wait that no other is taken on."""


class FilmPool:
    """Makes films, one after another."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._pool: WorkerPool[Any] | None = None

    @property
    def waiting(self) -> int:
        """How many films are being made or wait for that."""
        return self._waiting

    async def film(
        self, context: RenderContext, count: int, shots: Callable[[], AsyncIterator[Shot]], progress: Progress
    ) -> Film:
        """A film of about ``count`` shots; ``progress`` is told how many are done, from 0 when it is begun.

        Raises TooManyFilms, WorkerError, DrawingFailed, and what ``shots`` raises.
        """
        if self._waiting >= MOST_WAITING:
            raise TooManyFilms
        self._waiting += 1
        try:
            async with self._turn:
                try:
                    return await self._make(context, count, shots(), progress)
                except WorkerError:
                    return await self._make(context, count, shots(), progress)
        finally:
            self._waiting -= 1
            if not self._waiting:
                await self.close()

    async def close(self) -> None:
        """Ends the process, whatever it makes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def _make(self, context: RenderContext, count: int, shots: AsyncIterator[Shot], progress: Progress) -> Film:
        await self._step(Begin(context, count))
        done = 0
        async for shot in shots:
            await progress(done)
            await self._step(shot)
            done += 1
        film: Film = await self._step(Finish())
        return film

    async def _step(self, request: Begin | Shot | Finish) -> Any:
        if self._pool is None:
            self._pool = WorkerPool(self._command, [Lane()], pickle.loads)
        made = (await self._pool.run(pickle.dumps(request), SECONDS)).answer
        if isinstance(made, Exception):
            raise made
        return made
