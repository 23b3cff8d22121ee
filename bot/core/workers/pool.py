"""Worker processes for what would hold up the event loop: drawing, and computer players' thinking.

Each process is a :mod:`bot.core.workers.worker`. It is started when first needed and again when it
has died, and killed when it takes too long. What waits for one is served fairly, see :mod:`bot.core.fair_queue`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Generic, NamedTuple, TypeVar

from bot.core.fair_queue import FairQueue, QueueKey
from bot.core.workers.worker import LENGTH_BYTES, framed

GRACE_SECONDS = 4.0
"""How much longer than the work takes a worker may take, on a busy machine."""

START_SECONDS, MAX_START_FACTOR = 20.0, 4
"""Additional seconds for a worker's first answer: it starts and loads its modules.

They double each time they were too few, up to so many times as long: on a machine that starves it no start would ever
end otherwise.
"""

END_SECONDS = 1.0
"""Seconds for a process to be over that has closed its pipe."""

READ_BYTES = 1 << 20
"""Bytes of an answer that are read at a time: a picture at once."""

NOBODY = QueueKey()

A = TypeVar("A")


class WorkerError(Exception):
    """There is no answer: the worker died (with ``code``), took too long or could not be started."""

    def __init__(self, why: str, code: int | None = None) -> None:
        super().__init__(why)
        self.code = code


class NoWorkerFree(WorkerError):  # noqa: N818 - what it is, not that it is an error
    """A request was given up while it waited for a worker: for too long, or because too many wait."""


class Lane(NamedTuple):
    """Which requests a worker takes: those that are work for more than ``above`` seconds, and for ``most`` at most."""

    above: float = -1.0
    most: float = inf

    def takes(self, seconds: float) -> bool:
        """Whether a request is taken that is work for so long."""
        return self.above < seconds <= self.most


class Reply(NamedTuple, Generic[A]):
    """An answer; and when it was asked for, begun by a worker, and done, by the event loop's clock."""

    answer: A
    asked: float
    began: float
    done: float


@dataclass(slots=True, eq=False)
class _Job(Generic[A]):
    request: bytes
    seconds: float
    optional: bool
    asked: float
    reply: asyncio.Future[Reply[A]]

    def give_up(self, why: WorkerError) -> None:
        if not self.reply.done():
            self.reply.set_exception(why)


class WorkerPool(Generic[A]):
    """Processes that run ``command``, one for each of ``lanes``; the first idle one whose lane fits takes a request.

    ``decode`` reads an answer; a worker whose answer it cannot read is killed. ``grace`` and ``start`` are the seconds
    a worker may take longer than the work does, always and the first time; and ``stretch`` how many times as
    long, where the work is a core's own time. Of requests with patience at most ``max_waiting`` wait. An answer may
    have ``max_bytes``. Processes that are kept ``apart`` know nothing of this one's environment and folder.
    """

    def __init__(
        self,
        command: Sequence[str],
        lanes: Sequence[Lane],
        decode: Callable[[bytes], A],
        *,
        grace: float = GRACE_SECONDS,
        start: float = START_SECONDS,
        stretch: float = 1.0,
        max_waiting: float = inf,
        max_bytes: float = inf,
        apart: bool = False,
    ) -> None:
        self._decode, self._stretch, self._max_waiting = decode, stretch, max_waiting
        self._workers = [_Worker(command, lane, grace, start, max_bytes, apart=apart) for lane in lanes]
        self._waiting: FairQueue[_Job[A]] = FairQueue()
        self._running: set[asyncio.Task[None]] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes that live."""
        return [worker.pid for worker in self._workers if worker.pid]

    @property
    def waiting(self) -> tuple[int, float]:
        """How many requests wait for a worker, and since when the oldest does, by the event loop's clock (or 0)."""
        oldest = self._waiting.oldest()
        return len(self._waiting), oldest.asked if oldest else 0.0

    def ahead(self, table: int, lane: Lane) -> int | None:
        """How many requests of a ``lane`` are served before that of ``table``, if no more come; None where it has none.

        Those that a worker is about do not count.
        """
        return self._waiting.ahead(table, lambda job: lane.takes(job.seconds))

    async def run(
        self, request: bytes, seconds: float, *, claim: QueueKey = NOBODY, patience: float | None = None
    ) -> Reply[A]:
        """The answer to a ``request`` that is work for so many ``seconds``.

        With ``patience`` it is given up where no worker has begun after so many seconds, or where too many wait: raises
        NoWorkerFree then, and WorkerError where there is no answer.
        """
        loop = asyncio.get_running_loop()
        job: _Job[A] = _Job(request, seconds, patience is not None, loop.time(), loop.create_future())
        self._waiting.put(claim, job)
        if excess := self._waiting.drop_excess(self._max_waiting, lambda job: job.optional):
            excess.give_up(NoWorkerFree("too many requests wait"))
        self._dispatch()
        expiry = loop.call_later(patience, self._expire, job) if patience is not None else None
        try:
            return await job.reply
        finally:
            self._waiting.discard(job)
            if expiry is not None:
                expiry.cancel()

    async def rest(self, seconds: float) -> None:
        """End the processes that nobody has used for so long; the next request starts one again."""
        for worker in self._workers:
            idle = asyncio.get_running_loop().time() - worker.used
            if worker.pid is not None and not worker.busy and idle > seconds:
                worker.busy = True
                try:
                    await worker.stop()
                finally:
                    worker.busy = False
                    self._dispatch()

    async def close(self) -> None:
        """Ends the workers, whatever they are about."""
        while job := self._waiting.take(lambda _: True):
            job.reply.cancel()
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def _expire(self, job: _Job[A]) -> None:
        if self._waiting.discard(job):
            job.give_up(NoWorkerFree("no worker was free for too long"))

    def _dispatch(self) -> None:
        for worker in self._workers:
            if not worker.busy and (job := self._waiting.take(worker.takes)):
                worker.busy = True
                task = asyncio.create_task(self._work(worker, job))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def _work(self, worker: _Worker, job: _Job[A]) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            answer = self._decode(await worker.ask(job.request, job.seconds * self._stretch))
        except asyncio.CancelledError:
            job.reply.cancel()
            raise
        except Exception as error:
            code = await worker.stop()
            why = WorkerError(f"{type(error).__name__}: {error}", code)
            why.__cause__ = error
            job.give_up(why)
        else:
            if not job.reply.done():
                job.reply.set_result(Reply(answer, job.asked, began, loop.time()))
        finally:
            worker.busy, worker.used = False, loop.time()
            self._dispatch()


async def start(command: Sequence[str], *, apart: bool = False) -> Process:
    """Start a worker process, ``apart`` from this one's environment. Raises OSError where that cannot be done."""
    environment = {"PYTHONHASHSEED": "0", "PYTHONPATH": _path()} if apart else _environment()
    folder = "/" if apart else None
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=environment, cwd=folder, limit=READ_BYTES
    )


class _Worker:
    """One process, started when it is first asked."""

    def __init__(
        self, command: Sequence[str], lane: Lane, grace: float, start: float, max_bytes: float, *, apart: bool
    ) -> None:
        self._command, self._lane, self._max_bytes, self._apart = command, lane, max_bytes, apart
        self._grace, self._start, self._first_start = grace, start, start
        self._process: Process | None = None
        self.busy, self.used = False, 0.0

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    def takes(self, job: _Job[Any]) -> bool:
        return self._lane.takes(job.seconds)

    async def ask(self, request: bytes, seconds: float) -> bytes:
        """Its answer. Raises TimeoutError, OSError or EOFError where it gives none; then it is to be stopped."""
        patience, starts = seconds + self._grace, self.pid is None
        if starts:
            await self.stop()
            patience += self._start
        try:
            async with asyncio.timeout(patience):
                answer = await self._answer(request)
        except TimeoutError:
            if starts:
                self._start = min(2 * self._start, MAX_START_FACTOR * self._first_start)
            raise
        self._start = self._first_start
        return answer

    async def _answer(self, request: bytes) -> bytes:
        if self._process is None:
            self._process = await start(self._command, apart=self._apart)
        process = self._process
        assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - both are piped
        process.stdin.write(framed(request))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > self._max_bytes:
            raise ValueError(f"an answer of {length:,} bytes, of {self._max_bytes:,} at most")
        return await process.stdout.readexactly(length)

    async def stop(self) -> int | None:
        """Kills the process, if there is one; return the code with which it has ended by itself before."""
        process, self._process = self._process, None
        if process is None:
            return None
        ended = process.stdout is not None and process.stdout.at_eof()
        with contextlib.suppress(TimeoutError):
            if ended:  # its code is there in a moment
                await asyncio.wait_for(process.wait(), END_SECONDS)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        code = await process.wait()
        if process.stdin is not None:
            process.stdin.close()
        return code if ended else None


def _environment() -> dict[str, str]:
    """The worker's environment: it finds the same modules, and knows no token."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    return {**known, "PYTHONPATH": _path()}


def _path() -> str:
    """Where this process finds modules."""
    return os.pathsep.join(map(os.path.abspath, sys.path))  # an empty one is the folder of this process
