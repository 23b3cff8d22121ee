"""Worker processes for other people's games: each game has its own, and nothing of it is imported anywhere else.

Rules, pictures and thinking have a process each, so that nothing waits for longer work than its own; all are started
when first needed, and again when one dies. What a process may have is bounded in the process (see
:mod:`bot.core.workers.foreign_worker`) and here: in time, and in what it answers.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from bot.core.errors import WordsOfOurs
from bot.core.fair_queue import QueueKey
from bot.core.refusal import Refusal
from bot.core.workers import bridge, worker
from bot.core.workers.drawings import Drawing, DrawingFailed
from bot.core.workers.film_worker import Begin, Finish, Shot
from bot.core.workers.foreign import (
    DRAWING_SECONDS,
    FACTS,
    ILLEGAL,
    LIMIT,
    MAX_RULES_BYTES,
    NEWER,
    OUT_OF_MEMORY,
    OUT_OF_TIME,
    PACKAGE,
    RESULTS,
    RULES_SECONDS,
    THINKING_SECONDS,
    UNREADABLE,
    VALUE,
    Call,
    Facts,
    RuleTrouble,
    Told,
    told,
)
from bot.core.workers.foreign_game import ForeignGame, ForeignScene
from bot.core.workers.pool import NOBODY, Lane, NoWorkerFree, Reply, WorkerError, WorkerPool
from bot.core.workers.stopped import BUSY_SECONDS, SECONDS, Stopped
from bot.core.workers.thinking_worker import MAX_SLOWDOWN, Answer, Question
from games import PACKAGES, LeftOut, allowed
from games.engine import AnyGame, IllegalMove, NewerState, UnreadableState
from games.packages import GamePackage, PackageError
from render.scene import Film

log = logging.getLogger(__name__)

T = TypeVar("T")

MODULE = "bot.core.workers.foreign_worker"

GRACE_SECONDS = 8.0
"""How much longer it may take than that, on a busy machine: an endless loop ends before, by its time of a core."""

MAX_BYTES = 16 << 20
"""Bytes of an answer: of all pictures of a board together, say, more than Discord takes."""

MAX_LINE = 500
"""Characters of what a worker says for the log."""

IDLE_SECONDS = 3600.0
"""A process that nobody has used for so long is ended."""

LANES = (Lane(most=RULES_SECONDS), Lane(above=RULES_SECONDS, most=DRAWING_SECONDS), Lane(above=DRAWING_SECONDS))


RAISED: Mapping[str, Callable[[str], Exception]] = {
    NEWER: NewerState,
    UNREADABLE: UnreadableState,
    PACKAGE: PackageError,
}
"""The errors that the contract knows, by the kind of trouble."""


def is_foreign(key: str) -> bool:
    """Whether a game is other people's."""
    return key in PACKAGES and PACKAGES[key].foreign


def command(module: str, key: str) -> tuple[str, ...]:
    """The command line of a worker that runs ``module`` with other people's game ``key`` alone, as it is allowed."""
    package = PACKAGES[key]
    return worker.command(module, key, allowed.line(package.entry.distribution, package.seal))


class GameStopped(WordsOfOurs):
    """The game was stopped: it took too much time or memory, or its process has died. The words are for the log.

    ``busy``: the machine may have been that. ``again``: the same request was refused, for it was stopped not long ago.
    """

    def __init__(self, words: str, *, busy: bool = False, again: bool = False) -> None:
        super().__init__(words)
        self.busy, self.again = busy, again


class GameFailed(WordsOfOurs):
    """The game's code went wrong; the words say how, without a word about the position."""

    again = False


class ForeignGames:
    """The games of other people's packages that are in use, each with its processes.

    ``seconds`` are those of a core for a call of the rules.
    """

    def __init__(self, seconds: float = RULES_SECONDS) -> None:
        self._seconds = seconds
        self._pools: dict[str, WorkerPool[Told]] = {}
        self._stopped: dict[str, Stopped] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._games: dict[str, ForeignGame] = {}
        self._scenes: dict[str, ForeignScene] = {}
        self._closing = set[asyncio.Task[None]]()

    async def begin(
        self, tell: Callable[[LeftOut], None] = lambda _: None, back: Callable[[list[str]], None] = lambda _: None
    ) -> None:
        """Have other people's games that are allowed run here, each from when it is first asked for.

        From now on plain code may wait for them, in every task that is begun. ``tell`` hears of every package that is
        left out, or will be; its processes are ended at once. ``back`` hears of the keys of those that come back.
        """

        def left_out(package: LeftOut) -> None:
            if package.about is not None:
                self._forget(package.about.key)
            tell(package)

        PACKAGES.on_left_out(left_out, back)
        if PACKAGES.has_foreign:
            bridge.install()
            PACKAGES.run_elsewhere(self)

    async def load(self) -> None:
        """Load those that nobody has asked for yet, one after another; one that cannot be used is left out."""
        for package in [each for each in PACKAGES.values() if each.foreign]:
            await self._loaded(package)

    async def _loaded(self, package: GamePackage) -> None:
        key = package.about.key
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._load(package))
        await asyncio.shield(self._loading[key])

    async def _load(self, package: GamePackage) -> None:
        key = package.about.key
        try:
            facts: Facts = await self._ask(key, Call(FACTS, ""), FACTS, DRAWING_SECONDS)
            self._games[key] = ForeignGame(package.about, facts, self)
            self._scenes[key] = ForeignScene(key, self)
        except (GameStopped, GameFailed, PackageError) as error:
            if key in PACKAGES:
                PACKAGES.leave_out(key, str(error))

    # For packages.

    def game(self, package: GamePackage) -> AnyGame:
        """The stand-in for a game in this process, loaded when first asked for. Raises PackageError."""
        if package.about.key not in self._games:
            bridge.wait(self._loaded(package))
        if (found := self._games.get(package.about.key)) is None:
            raise PackageError("its rules have not been loaded")
        return found

    def scene(self, package: GamePackage) -> ForeignScene:
        """The stand-in for its scene, likewise."""
        if package.about.key not in self._scenes:
            bridge.wait(self._loaded(package))
        if (found := self._scenes.get(package.about.key)) is None:
            raise PackageError("its pictures have not been loaded")
        return found

    # Asking.

    def call(self, key: str, call: Call) -> Any:
        """Return the result of a call of a game's rules; plain code waits for it.

        Raises what the contract says, GameStopped, GameFailed, and Refusal for a game that is gone.
        """
        name = call.arguments[0].__name__ if call.of == "run" else call.name
        return bridge.wait(self._ask(key, call, f"{call.of}.{name.removeprefix('_')}", self._seconds))

    async def draw(self, drawing: Drawing, patience: float | None) -> Reply[Any]:
        """A picture of a game. Raises DrawingFailed, WorkerError."""
        key = drawing.context.game
        try:
            return await self._reply(key, drawing, f"draw.{drawing.what}", DRAWING_SECONDS, patience=patience)
        except (GameStopped, GameFailed) as error:
            raise DrawingFailed(str(error), again=error.again) from None

    async def film(self, key: str, step: Begin | Shot | Finish) -> Film | None:
        """A step of a film of a game. Raises DrawingFailed."""
        try:
            made: Film | None = await self._ask(key, step, "film", THINKING_SECONDS)
        except (GameStopped, GameFailed) as error:
            raise DrawingFailed(str(error)) from None
        return made

    async def think(self, question: Question, claim: QueueKey, patience: float | None) -> Reply[Answer]:
        """A thought about a game. Raises WorkerError."""
        seconds = THINKING_SECONDS + MAX_SLOWDOWN * question.seconds if question.seconds else self._seconds
        try:
            return await self._reply(question.game, question, "think", seconds, claim=claim, patience=patience)
        except (GameStopped, GameFailed) as error:
            raise WorkerError(str(error)) from None

    async def rest(self, seconds: float = IDLE_SECONDS) -> None:
        """End the processes that nobody has used for so long; what is known of their games stays."""
        for pool in [*self._pools.values()]:
            await pool.rest(seconds)

    def _forget(self, key: str) -> None:
        """End the processes of a game, whatever they are about, and know no more of it: it may come back otherwise."""
        for known in (self._loading, self._games, self._scenes, self._stopped):
            known.pop(key, None)
        if (pool := self._pools.pop(key, None)) is not None:
            task = asyncio.create_task(pool.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """End all processes; nobody is told of packages any more."""
        PACKAGES.on_left_out(lambda _: None)
        for key in [*self._pools]:
            self._forget(key)
        await asyncio.gather(*self._closing)

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes that live."""
        return [pid for pool in self._pools.values() for pid in pool.processes]

    async def _ask(self, key: str, asked: Any, kind: str, seconds: float) -> Any:
        return (await self._reply(key, asked, kind, seconds)).answer

    async def _reply(
        self,
        key: str,
        asked: Any,
        kind: str,
        seconds: float,
        *,
        claim: QueueKey = NOBODY,
        patience: float | None = None,
    ) -> Reply[Any]:
        request = pickle.dumps((seconds, pickle.dumps(asked)))
        stopped = self._stopped.setdefault(key, Stopped())
        if (why := stopped.why(request)) is not None:
            raise GameStopped(why, again=True)
        try:
            return await self._answered(key, request, kind, seconds, claim, patience)
        except GameStopped as error:
            if not isinstance(asked, Finish):  # which depends on the steps before
                stopped.note(request, str(error), BUSY_SECONDS if error.busy else SECONDS)
            raise

    async def _answered(
        self, key: str, request: bytes, kind: str, seconds: float, claim: QueueKey, patience: float | None
    ) -> Reply[Any]:
        for last in (False, True):
            if key not in PACKAGES:
                raise Refusal("refusal-game-gone")
            pool = self._pool(key)
            try:
                reply = await pool.run(request, seconds, claim=claim, patience=patience)
                break
            except asyncio.CancelledError:
                if self._pools.get(key) is pool:
                    raise
                raise Refusal("refusal-game-gone") from None  # its processes were ended
            except NoWorkerFree:
                raise
            except WorkerError as error:
                if error.code == OUT_OF_TIME:
                    raise GameStopped(f"{key}: {kind} took too long, and would not stop") from None
                if error.code not in {None, OUT_OF_MEMORY} and not PACKAGES.is_as_allowed(key):
                    raise Refusal("refusal-game-gone") from None
                if not last and error.code is not None:
                    continue  # in a new process, in which there is nothing of what was asked before
                if error.code == OUT_OF_MEMORY:
                    raise GameStopped(f"{key}: {kind} took too much memory") from None
                why = "took too long" if isinstance(error.__cause__, TimeoutError) else str(error)
                busy = isinstance(error.__cause__, OSError)
                raise GameStopped(f"{key}: {kind}: {why}", busy=busy) from None
        said = reply.answer
        if said.trouble is not None:
            raise _raised(said.trouble, f"{key}: {kind}")
        if (size := memoryview(said.value).nbytes) > MAX_RULES_BYTES and not kind.startswith(("draw.", "film")):
            raise GameFailed(f"{key}: {kind}: an answer of {size:,} bytes, of {MAX_RULES_BYTES:,} at most")
        try:
            return reply._replace(answer=msgspec.msgpack.decode(said.value, type=RESULTS[kind]))
        except msgspec.MsgspecError as error:
            raise GameFailed(f"{key}: what {kind} returns is not what it has to be: {error}") from None

    def _pool(self, key: str) -> WorkerPool[Told]:
        if (pool := self._pools.get(key)) is None:
            pool = WorkerPool(
                command(MODULE, key), LANES, told.decode, grace=GRACE_SECONDS, max_bytes=MAX_BYTES, apart=True
            )
            self._pools[key] = pool
        return pool


def asked(work: Callable[[], T]) -> T:
    """Return what ``work`` returns, which may ask other people's games: for a command, without an event loop."""
    if not any(package.foreign for package in PACKAGES.values()):
        return work()

    async def plain() -> T:
        return work()

    async def run() -> T:
        games = ForeignGames()
        try:
            await games.begin()
            await games.load()
            return await asyncio.create_task(plain())
        finally:
            await games.close()

    return asyncio.run(run())


def _raised(trouble: RuleTrouble, what: str) -> Exception:
    trouble = msgspec.structs.replace(trouble, words=" ".join(trouble.words.split())[:MAX_LINE])
    match trouble:
        case RuleTrouble(kind=kind, illegal=(decisions, seat, key)) if kind == ILLEGAL:
            return IllegalMove(decisions, seat, key)
        case RuleTrouble(kind=kind, words=words) if kind in RAISED:
            return RAISED[kind](words)
        case RuleTrouble(kind=kind, words=words) if kind == VALUE and what.endswith("game.setup"):
            return ValueError(words)
        case RuleTrouble(kind=kind, words=words) if kind == LIMIT:
            return GameStopped(f"{what} {words}")
    return GameFailed(f"{what}: {trouble.words}")
