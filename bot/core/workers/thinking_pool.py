"""Computer players' questions, answered by worker processes of a lower priority than the bot and its pictures.

A question that is not answered, because a worker died, was killed or took too long, or because too many wait, is asked
again as one for the game's rules of thumb.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

import msgspec

from bot.core.fair_queue import QueueKey
from bot.core.meter import SILENT, Meter
from bot.core.workers import worker
from bot.core.workers.foreign_pool import ForeignGames, is_foreign
from bot.core.workers.pool import GRACE_SECONDS, NOBODY, START_SECONDS, Lane, Reply, WorkerError, WorkerPool
from bot.core.workers.thinking_worker import MAX_SLOWDOWN, Answer, Question, Task, answers
from games.engine import Text
from games.players import Advised, Knowledge, Level, Regret, thinking_time

log = logging.getLogger(__name__)

COMMAND = worker.command("bot.core.workers.thinking_worker")

PATIENCE_SECONDS = 60.0
"""A question that has waited longer for a worker is answered by rules of thumb, so that a long queue gets short."""

MAX_WAITING = 64
"""The number of such questions in the queue. One more drops the last of whoever has most."""

LOOK_BACK_SECONDS = 1.0
"""Seconds of thought about one past decision, by the processes of hard players."""

FIXED_SECONDS = 20.0
"""Seconds that a fixed number of roll-outs takes at most, where a machine is slow beyond measure."""

QUICK = Lane(most=0.0)
SHORT = Lane(above=0.0, most=thinking_time(Level.NORMAL))
LONG = Lane(above=0.0)
"""Three lanes, so that nothing waits for a longer search than its own."""


class Thought(msgspec.Struct, frozen=True):
    """An answer, and when a worker began with it, by the event loop's clock."""

    key: str | None
    began: float


class FixedPlayer(msgspec.Struct, frozen=True):
    """A computer player whose answers are the same everywhere: its level, roll-outs (0: none) and chance by ``seed``.

    ``offer``: it is asked whether it acts out of turn.
    """

    level: Level
    rollouts: int
    seed: bytes
    offer: bool = False

    @property
    def task(self) -> Task:
        """The kind of question for it."""
        return Task.CHOOSE_OFFER if self.offer else Task.CHOOSE


class AiPool:
    """At most ``workers`` processes for any search, one for short searches and one for quick questions.

    Each is started when first needed. ``command`` starts one; ``grace`` and ``start`` are the seconds it may take
    longer, always and the first time; ``slowest`` is how many times as long as a core's own time thinking may last on
    a busy machine. ``meter`` is told how long each thought took.
    """

    def __init__(
        self,
        workers: int = 1,
        *,
        command: Sequence[str] = COMMAND,
        grace: float = GRACE_SECONDS,
        start: float = START_SECONDS,
        slowest: float = MAX_SLOWDOWN,
        meter: Meter = SILENT,
        foreign: ForeignGames | None = None,
    ) -> None:
        self._pool = WorkerPool(
            command,
            (QUICK, SHORT, *[LONG] * workers),
            answers.decode,
            grace=grace,
            start=start,
            stretch=slowest,
            max_waiting=MAX_WAITING,
        )
        self._meter = meter
        self._foreign = foreign

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes that live."""
        return self._pool.processes

    @property
    def waiting(self) -> tuple[int, float]:
        """How many questions wait for a process, and since when the oldest does, by the event loop's clock (or 0)."""
        return self._pool.waiting

    def ahead(self, table: int) -> int | None:
        """How many decisions are thought about before that of ``table``, if no more come; None where none waits."""
        return self._pool.ahead(table, LONG)

    async def choose(
        self, game: str, known: Knowledge, level: Level, seconds: float, claim: QueueKey = NOBODY
    ) -> Thought:
        """Choose for a player of ``level`` after ``seconds`` of thought at most.

        A level that does not think needs none. Raises WorkerError.
        """
        question = Question(Task.CHOOSE, game, known, level, secrets.token_bytes(16), seconds)
        by_rules = msgspec.structs.replace(question, task=Task.FALLBACK, seconds=0.0)
        for each in (question, by_rules):
            try:
                return await self._ask(each, claim)
            except WorkerError as error:
                log.warning("A computer player falls back to rules of thumb: %s", error)
        return await self._ask(by_rules, claim)  # the first of these may have gone to a process that had died unnoticed

    async def choose_offer(self, game: str, known: Knowledge, level: Level, claim: QueueKey = NOBODY) -> Thought:
        """Choose whether, and how, the player acts out of turn. Raises WorkerError."""
        return await self._ask(Question(Task.CHOOSE_OFFER, game, known, level, secrets.token_bytes(16)), claim)

    async def fixed(self, game: str, known: Knowledge, player: FixedPlayer, claim: QueueKey = NOBODY) -> str | None:
        """Choose as everywhere: the answer depends on the arguments alone, and never on time. Raises WorkerError.

        Where the machine is too slow for the lane of short searches, it is asked again in that of long ones.
        """
        question = Question(player.task, game, known, player.level, player.seed, 0.0, rollouts=player.rollouts)
        if player.task is Task.CHOOSE_OFFER or not player.rollouts:
            return (await self._ask(question, claim)).key
        try:
            return (await self._ask(msgspec.structs.replace(question, seconds=SHORT.most), claim, waits=True)).key
        except WorkerError as error:
            log.warning("A fixed number of roll-outs is asked for again: %s", error)
        return (await self._ask(msgspec.structs.replace(question, seconds=FIXED_SECONDS), claim, waits=True)).key

    async def advise(self, game: str, known: Knowledge, claim: QueueKey = NOBODY) -> tuple[Advised, ...]:
        """The first choices of the game's policy in the decision the seat is waited for. Raises WorkerError."""
        question = Question(Task.ADVISE, game, known, Level.EASY, secrets.token_bytes(16))
        return (await self._answered(question, claim)).answer.advised

    async def explain(self, game: str, seen: Knowledge, key: str, claim: QueueKey = NOBODY) -> Text | None:
        """Return the main reason for the seat to take ``key`` in a position as others see it. Raises WorkerError."""
        question = Question(Task.EXPLAIN, game, seen, Level.EASY, b"", key=key)
        (found,) = (await self._answered(question, claim)).answer.advised
        return found.reason

    async def regret(self, game: str, known: Knowledge, key: str, claim: QueueKey = NOBODY) -> Regret | None:
        """Return how much the seat has lost by taking ``key``. Raises WorkerError."""
        question = Question(Task.REGRET, game, known, Level.HARD, secrets.token_bytes(16), LOOK_BACK_SECONDS, key)
        return (await self._answered(question, claim, waits=True)).answer.regret

    async def close(self) -> None:
        """Ends the workers, whatever they are about."""
        await self._pool.close()

    async def _ask(self, question: Question, claim: QueueKey, *, waits: bool = False) -> Thought:
        reply = await self._answered(question, claim, waits=waits)
        self._meter.thought(question.level.value, reply.began - reply.asked, reply.done - reply.began)
        return Thought(reply.answer.key, reply.began)

    async def _answered(self, question: Question, claim: QueueKey, *, waits: bool = False) -> Reply[Answer]:
        """The reply to a question that could be answered; one that ``waits`` does so for ever. Raises WorkerError."""
        patience = PATIENCE_SECONDS if question.seconds and not waits else None
        if self._foreign is not None and is_foreign(question.game):
            reply = await self._foreign.think(question, claim, patience)
        else:
            request = msgspec.msgpack.encode(question)
            reply = await self._pool.run(request, question.seconds, claim=claim, patience=patience)
        if reply.answer.error is not None:
            raise WorkerError(f"{question.task} in {question.game}: {reply.answer.error}")
        return reply
