"""Films off the event loop, in a process of their own that steps back behind all others: nobody's board waits for one.

One is made at a time; the process is there only as long as there are films to make.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.core.fair_queue import FairQueue, QueueKey
from bot.core.workers import worker
from bot.core.workers.drawing_pool import RenderContext
from bot.core.workers.film_worker import Begin, Finish, Shot
from bot.core.workers.foreign_pool import ForeignGames, is_foreign
from bot.core.workers.pool import Lane, WorkerError, WorkerPool
from render.scene import Film

COMMAND = worker.command("bot.core.workers.film_worker")

MAX_SECONDS = 60.0
"""A shot takes a twentieth of a second where the machine has nothing else to do; this process gives way to all."""

MAX_WAITING, MAX_OF_SERVER, MAX_OF_PERSON = 10, 6, 2
"""Films that are made or wait at once: in all, and of one server and one person among them."""

Progress = Callable[[int], Awaitable[None]]


class TooManyFilms(Exception):  # noqa: N818 - what it is
    """No other film is taken on for now; ``own``: because the person has theirs waiting already."""

    def __init__(self, *, own: bool) -> None:
        super().__init__("too many films wait")
        self.own = own


class FilmPool:
    """Makes films one after another, in turn by server and person; of other people's games in those of ``foreign``."""

    def __init__(self, command: Sequence[str] = COMMAND, foreign: ForeignGames | None = None) -> None:
        self._command = command
        self._foreign = foreign
        self._in_hand: list[QueueKey] = []  # the films that are made or wait
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._making = False
        self._pool: WorkerPool[Any] | None = None

    @property
    def waiting(self) -> int:
        """How many films are being made or wait for that."""
        return len(self._in_hand)

    async def film(
        self,
        context: RenderContext,
        count: int,
        shots: Callable[[], AsyncIterator[Shot]],
        progress: Progress,
        claim: QueueKey,
    ) -> Film:
        """Return a film of about ``count`` shots, made for whom ``claim`` says.

        ``progress`` is told how many shots are done, from 0 when it is begun. Raises TooManyFilms, WorkerError,
        DrawingFailed, and what ``shots`` raises.
        """
        self._admit(claim)
        self._in_hand.append(claim)
        try:
            async with self._turn(claim):
                try:
                    return await self._make(context, count, shots(), progress)
                except WorkerError:
                    return await self._make(context, count, shots(), progress)
        finally:
            self._in_hand.remove(claim)
            if not self._in_hand:
                await self.close()

    def _admit(self, claim: QueueKey) -> None:
        """Refuse a film where its person, its server or everybody has enough of them waiting. Raises TooManyFilms."""
        if sum(each.person == claim.person for each in self._in_hand) >= MAX_OF_PERSON:
            raise TooManyFilms(own=True)
        of_server = sum(each.guild == claim.guild for each in self._in_hand)
        if len(self._in_hand) >= MAX_WAITING or of_server >= MAX_OF_SERVER:
            raise TooManyFilms(own=False)

    @asynccontextmanager
    async def _turn(self, claim: QueueKey) -> AsyncIterator[None]:
        """Wait until it is this film's turn; the next one's comes afterwards."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(claim, turn)
        self._next()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._making = False
            self._queue.discard(turn)
            self._next()

    def _next(self) -> None:
        if not self._making and (turn := self._queue.take(lambda waiting: not waiting.done())) is not None:
            self._making = True
            turn.set_result(None)

    async def close(self) -> None:
        """Ends the process, whatever it makes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def _make(self, context: RenderContext, count: int, shots: AsyncIterator[Shot], progress: Progress) -> Film:
        await self._step(context.game, Begin(context, count))
        done = 0
        async for shot in shots:
            await progress(done)
            await self._step(context.game, shot)
            done += 1
        film: Film = await self._step(context.game, Finish())
        return film

    async def _step(self, game: str, request: Begin | Shot | Finish) -> Any:
        if self._foreign is not None and is_foreign(game):
            return await self._foreign.film(game, request)
        if self._pool is None:
            self._pool = WorkerPool(self._command, [Lane()], pickle.loads)
        made = (await self._pool.run(pickle.dumps(request), MAX_SECONDS)).answer
        if isinstance(made, Exception):
            raise made
        return made
