"""Computer players at their tables: when one has a decision, it thinks, pauses a little, and moves.

A computer player never holds up a table. Its moves go the way of everybody's, and it sees only what its seat knows. A
table without people rests unless somebody looks at it.
"""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol

import msgspec

from bot.core.errors import describe
from bot.core.fair_queue import QueueKey
from bot.core.logs import log_about
from bot.tables.computers import claims
from bot.tables.core import play
from bot.tables.core.model import Position, Seat, Status, Table
from bot.tables.core.refusals import Refusal, Stale
from games.engine import Decision
from games.players import Knowledge, Level, thinking_time

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables

log = logging.getLogger(__name__)

RETRY_AFTER, MAX_RETRY_AFTER = 1.0, 60.0
"""Seconds until a table is tried again after a failure (of the database, say): doubled each time."""

WATCHED_SECONDS = 600.0
"""Seconds for which computer players go on at a table without people after somebody has looked at it."""

MAX_WISHES = 12
"""How many out-of-turn actions in a row a table's computer players may take."""


OVER = {
    *("refusal-over", "refusal-step-failed", "refusal-game-stopped", "refusal-not-started"),
    *("refusal-set-aside", "refusal-game-gone", "refusal-unreadable", "refusal-unknown-table", "refusal-resting"),
}
"""Refusals of a table at which nobody can move."""


class Elsewhere(Exception):  # noqa: N818 - what it is
    """Another process thinks for this table's computer players."""


class ComputerAnswer(Protocol):
    """A computer player's answer: the choice's key (None: no action), and when thinking began (the loop's time)."""

    @property
    def key(self) -> str | None: ...

    @property
    def began(self) -> float: ...


class MoveChooser(Protocol):
    """Thinks for computer players, as :class:`bot.core.workers.thinking_pool.AiPool` does. It may fail in any way."""

    async def choose(
        self, game: str, known: Knowledge, level: Level, seconds: float, claim: QueueKey
    ) -> ComputerAnswer: ...

    async def choose_offer(self, game: str, known: Knowledge, level: Level, claim: QueueKey) -> ComputerAnswer: ...


class TableRun(msgspec.Struct):
    """The state of a table while its computer players are at it."""

    wishes: int = 0
    """Out-of-turn actions in a row."""
    failures: int = 0
    """Failures in a row. After one, only what is awaited is done, and at random."""
    turn: tuple[int, int] | None = None
    """The turn and the seat of the last move."""
    decisions: int = 0
    """How many moves that seat has made in that turn."""


class Computers:
    """Plays for the computer players of all tables, each table in a task of its own.

    ``pause`` is about how many seconds one rests before its turn. Each decision takes as long as its level thinks then
    at most, whatever there is to decide: the time tells nothing. Without a pause it moves as soon as it knows.
    """

    def __init__(self, store: Store, tables: Tables, chooser: MoveChooser, *, pause: float = 0.0) -> None:
        self._store = store
        self._tables = tables
        self._chooser = chooser
        self._pause = pause
        self._random = SystemRandom()
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._changed: set[int] = set()
        self._watched: dict[int, float] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._lost = False
        self._stopped = False

    def start(self) -> None:
        """Resumes where the last run left off."""
        self.resume()

    def wake(self, table: Table) -> None:
        """Call this with every table that was changed."""
        if table.status is Status.RUNNING and table.automatic:
            self._changed.add(table.id)
            self._begin(table.id)

    def look(self, table_id: int) -> None:
        """Call this with a table that another process has changed."""
        self._changed.add(table_id)
        self._begin(table_id)

    def resume(self) -> None:
        """Call this where tables may have lost the process that thought for their computer players."""
        self._lost = True
        if self._resuming is None or self._resuming.done():
            self._resuming = asyncio.create_task(self._resume())

    def watch(self, table: Table) -> None:
        """Call this with every table that somebody looks at: where no people play, it goes on for a while."""
        if not table.present:
            now = asyncio.get_running_loop().time()
            self._watched = {each: since for each, since in self._watched.items() if now - since < WATCHED_SECONDS}
            self._watched[table.id] = now
            self.wake(table)

    def _rests(self, table: Table) -> bool:
        """Whether nobody plays at a table, or looks at it, or its server rests."""
        now = asyncio.get_running_loop().time()
        unseen = now - self._watched.get(table.id, -WATCHED_SECONDS) >= WATCHED_SECONDS
        return table.resting or (not table.present and unseen)

    async def stop(self) -> None:
        """Stops all thinking; the next run starts it again."""
        self._stopped = True
        tasks = [*self._at_work.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Waits until no computer player has anything to do; for tests and tools."""
        while self._at_work:
            await asyncio.wait(self._at_work.values())

    async def _resume(self) -> None:
        wait = RETRY_AFTER
        while self._lost:
            self._lost = False  # whoever asks from here on is heard in the next round
            try:
                for table_id in await self._store.read(claims.with_computers_at_play, self._store.process):
                    self._changed.add(table_id)
                    self._begin(table_id)
                    await asyncio.sleep(0)
            except Exception:
                self._lost = True
                log.exception("The tables of computer players could not be found")
                await asyncio.sleep(wait)
                wait = min(2 * wait, MAX_RETRY_AFTER)

    def _begin(self, table_id: int) -> None:
        if table_id not in self._at_work and not self._stopped:
            # in a context of its own: it outlasts the click that woke it, whose number its log is not to bear
            self._at_work[table_id] = asyncio.create_task(self._play(table_id), context=Context())

    async def _play(self, table_id: int) -> None:
        """Moves as long as computer players have something to do at a table."""
        log_about(table=table_id)
        run = TableRun()
        try:
            while table_id in self._changed:
                self._changed.discard(table_id)
                try:
                    await self._move(table_id, run)
                    run.failures = 0
                except Stale:
                    self._changed.add(table_id)
                except Elsewhere:
                    continue
                except Exception as error:
                    if isinstance(error, Refusal) and error.text.id in OVER:
                        continue
                    log.exception("A computer player failed at table %d", table_id)
                    self._changed.add(table_id)
                    await asyncio.sleep(min(RETRY_AFTER * 2**run.failures, MAX_RETRY_AFTER))
                    run.failures = min(run.failures + 1, 10)
        finally:
            del self._at_work[table_id]

    async def _move(self, table_id: int, run: TableRun) -> None:
        """Makes one move at a table, if there is one to make."""
        position = await self._tables.position(table_id)
        if self._rests(position.table):
            return
        if run.wishes < MAX_WISHES and not run.failures and await self._wish(position):
            run.wishes += 1
            return
        seat = next((seat for seat in position.table.automatic if seat.seat in position.to_act), None)
        if seat is not None:
            await self._decide(position, seat, run)
            run.wishes = 0

    async def _wish(self, position: Position) -> bool:
        """Lets a computer player act out of turn if it may and wants to; whether one did."""
        for seat in position.table.automatic:
            keys = _open(position.offers_to(seat.seat))
            if not keys or seat.computer_level is None:
                continue
            await self._claim(position.table)
            try:
                known, claim = self._known(position, seat), _claim(position.table)
                thought = await self._chooser.choose_offer(position.game.key, known, seat.computer_level, claim)
            except Exception as error:
                log.warning("A computer player could not be asked for its wishes: %s", describe(error))
                continue
            if thought.key in keys:
                await self._rest(thought.began, 0.0, first=True)
                await self._act(position, seat, thought.key)
                return True
        return False

    async def _decide(self, position: Position, seat: Seat, run: TableRun) -> None:
        await self._claim(position.table)
        keys = _open([found for found in position.decisions_of(seat.seat) if found.waits])
        level = seat.computer_level or Level.EASY
        turn = (position.game.turn(position.state), seat.seat)
        if turn != run.turn:
            run.turn, run.decisions = turn, 0
        seconds = thinking_time(level, run.decisions)
        key, began = None, asyncio.get_running_loop().time()
        if not run.failures:
            try:
                known, claim = self._known(position, seat), _claim(position.table)
                thought = await self._chooser.choose(position.game.key, known, level, seconds, claim)
                key, began = thought.key, thought.began
            except Exception as error:
                log.warning("A computer player at table %d moves at random: %s", position.table.id, describe(error))
        await self._rest(began, seconds, first=not run.decisions)
        run.decisions += 1
        await self._act(position, seat, key if key in keys else self._random.choice(keys))

    async def _claim(self, table: Table) -> None:
        """Raises Elsewhere unless this process is to think at ``table`` as it is now."""
        process = self._store.process
        if process is None:
            return
        if not await self._store.write(claims.claim_thought, process, table.id, table.revision):
            raise Elsewhere

    def _known(self, position: Position, seat: Seat) -> Knowledge:
        return Knowledge.of(position.game, position.state, seat.seat, self._random.randbytes(16))

    async def _rest(self, began: float, thinks: float, *, first: bool) -> None:
        """Waits until a decision that was begun then, and thought about for so long at most, may be shown.

        Only the ``first`` of a turn comes after a pause: of the others people learn together, at the turn's end.
        """
        if self._pause:
            until = began + thinks + self._pause * self._random.uniform(0.5, 1.5) * first
            await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))

    async def _act(self, position: Position, seat: Seat, key: str | None) -> None:
        table = position.table
        if key is not None:
            await play.act_as_computer(self._tables, table.id, table.revision, seat.seat, key)


def _claim(table: Table) -> QueueKey:
    """On whose behalf a table's computer players think."""
    return QueueKey(table.guild_id or 0, table.owner_id, table.id, attended=bool(table.present))


def _open(decisions: list[Decision]) -> list[str]:
    """The keys that can be taken."""
    return [choice.key for decision in decisions for choice in decision.choices if choice.why_not is None]
