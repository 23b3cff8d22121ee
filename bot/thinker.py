"""Thinking off the event loop: computer players' questions, answered by worker processes of a lower priority.

They are processes of their own kind, not those of the pictures: they step back behind these and the bot (``nice``), and
one that hangs is killed without a picture being lost. A question that is not answered, because a worker died, was
killed or took too long, is asked again as one for the game's rules of thumb.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from bot.thinking import LENGTH, Answer, Question, What, answers, framed
from games.players import Knowledge, Level

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "bot.thinking")

START_SECONDS = 20.0
"""What a worker's first answer may take longer: it starts, and loads the games."""

GRACE_SECONDS = 4.0
"""How much longer than its level thinks a worker may take, on a busy machine."""

PATIENCE_SECONDS = 60.0
"""A question that has waited longer for a worker is answered by rules of thumb, so that a long queue gets short."""

MOST = 64
"""So many questions may wait for thought; what comes on top is answered by rules of thumb."""


class Unanswered(Exception):  # noqa: N818 - what happened
    """No worker could answer."""


class Thought(msgspec.Struct, frozen=True):
    """An answer, and when a worker began with it, by the event loop's clock."""

    key: str | None
    began: float


_Asked = tuple[Question, float, asyncio.Future[Thought]]
"""A question, when it was asked, and where its answer goes."""


class Thinker:
    """At most ``workers`` processes that search and one more for quick questions, which never wait for a search.

    Each is started when first needed, and again when it dies. ``command`` starts one; ``grace`` and ``start`` are the
    seconds it may take longer, always and the first time.
    """

    def __init__(
        self,
        workers: int = 1,
        *,
        command: Sequence[str] = COMMAND,
        grace: float = GRACE_SECONDS,
        start: float = START_SECONDS,
    ) -> None:
        self._workers = [_Worker(command, grace, start) for _ in range(workers + 1)]
        self._quick: asyncio.Queue[_Asked] = asyncio.Queue()
        self._slow: asyncio.Queue[_Asked] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes that live."""
        return [worker.pid for worker in self._workers if worker.pid]

    async def choose(self, game: str, known: Knowledge, level: Level, seconds: float) -> Thought:
        """What a player of ``level`` does in the decision it is waited for, after ``seconds`` of thought at most.

        None are needed for a level that does not think. Raises Unanswered.
        """
        what = What.CHOOSE if self._slow.qsize() < MOST else What.FALLBACK
        question = Question(what, game, known, level, secrets.token_bytes(16), seconds)
        again = msgspec.structs.replace(question, what=What.FALLBACK, seconds=0.0)
        for each in (question, again):
            try:
                return await self._ask(each)
            except Unanswered as error:
                log.warning("A computer player falls back to rules of thumb: %s", error)
        return await self._ask(again)  # the first of these may have gone to a process that had died unnoticed

    async def spontaneous(self, game: str, known: Knowledge, level: Level) -> Thought:
        """What the player wants to do though nobody waits for it. Raises Unanswered."""
        return await self._ask(Question(What.SPONTANEOUS, game, known, level, secrets.token_bytes(16)))

    async def close(self) -> None:
        """Ends the workers, whatever they are about."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def _ask(self, question: Question) -> Thought:
        if not self._tasks:
            queues = [self._quick, *(self._slow for _ in self._workers[1:])]
            served = zip(self._workers, queues, strict=True)
            self._tasks = [asyncio.create_task(self._serve(worker, queue)) for worker, queue in served]
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[Thought] = loop.create_future()
        searches = question.what is What.CHOOSE and question.seconds > 0
        (self._slow if searches else self._quick).put_nowait((question, loop.time(), answered))
        return await answered

    async def _serve(self, worker: _Worker, queue: asyncio.Queue[_Asked]) -> None:
        """Lets ``worker`` answer one question after the other."""
        loop = asyncio.get_running_loop()
        while True:
            question, asked, answered = await queue.get()
            if answered.done():
                continue
            began = loop.time()
            if began - asked > PATIENCE_SECONDS and question.what is What.CHOOSE:
                question = msgspec.structs.replace(question, what=What.FALLBACK)
            try:
                found = await worker.answer(question)
            except asyncio.CancelledError:
                answered.cancel()
                raise
            except Exception as error:
                await worker.stop()
                found = Answer(error=f"{type(error).__name__}: {error}")
            if answered.done():
                continue
            if found.error is None:
                answered.set_result(Thought(found.key, began))
            else:
                answered.set_exception(Unanswered(f"{question.what} in {question.game}: {found.error}"))


class _Worker:
    """One process that thinks, started when it is first asked."""

    def __init__(self, command: Sequence[str], grace: float, start: float) -> None:
        self._command = command
        self._grace = grace
        self._start = start
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def answer(self, question: Question) -> Answer:
        """Its answer. Raises TimeoutError, OSError or EOFError where it gives none; then it is to be stopped."""
        patience = question.seconds + self._grace
        if self.pid is None:
            await self.stop()
            patience += self._start
        async with asyncio.timeout(patience):
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, env=_environment()
                )
            process = self._process
            assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - both are piped
            process.stdin.write(framed(question))
            await process.stdin.drain()
            length = await process.stdout.readexactly(LENGTH)
            return answers.decode(await process.stdout.readexactly(int.from_bytes(length, "big")))

    async def stop(self) -> None:
        """Kills the process, if there is one."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


def _environment() -> dict[str, str]:
    """The worker's environment: it finds the same modules, and knows no token."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    return {**known, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)}
