"""Computer players at their tables: whenever one has something to decide, it thinks, rests a little, and moves.

A computer player never holds up a table. What it does goes the way of every move; what it sees is what its seat knows.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol

from bot.tables.model import Position, Seat, Status, Table
from bot.tables.refusal import Refusal, Stale
from games.engine import Decision
from games.players import Knowledge, Level, thinking_time

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.service import Tables

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until a table is tried again where something failed, such as the database: doubled each time."""

MOST_WISHES = 12
"""So often in a row a table's computer players may act though nobody waits for them."""


OVER = ("refusal-over", "refusal-not-started", "refusal-set-aside", "refusal-unreadable", "refusal-unknown-table")
"""Refusals of a table at which nobody can move."""


class Thought(Protocol):
    """An answer: the choice's key (None: nothing is wanted), and when thinking about it began (the loop's time)."""

    @property
    def key(self) -> str | None: ...

    @property
    def began(self) -> float: ...


class Mind(Protocol):
    """What thinks for computer players, see :class:`bot.thinker.Thinker`. It may fail with any exception."""

    async def choose(self, game: str, known: Knowledge, level: Level, seconds: float) -> Thought: ...

    async def spontaneous(self, game: str, known: Knowledge, level: Level) -> Thought: ...


@dataclass(slots=True)
class Stint:
    """What is known of a table while its computer players are at it."""

    wishes: int = 0
    """How often in a row one has acted though nobody waited for it."""
    failures: int = 0
    """How often in a row it went wrong. Then nothing is done that need not be, and chance decides."""
    turn: tuple[int, int] | None = None
    """The turn and the seat of the last move."""
    decisions: int = 0
    """How many that seat has made in that turn."""


class Computers:
    """Plays for the computer players of all tables, one table apart from the other.

    ``pause`` is about how many seconds one rests before its turn. Each decision takes as long as its level thinks then
    at most, whatever there is to decide: the time tells nothing. Without a pause it moves as soon as it knows.
    """

    def __init__(self, store: Store, tables: Tables, mind: Mind, *, pause: float = 0.0) -> None:
        self._store = store
        self._tables = tables
        self._mind = mind
        self._pause = pause
        self._random = SystemRandom()
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._changed: set[int] = set()
        self._resuming: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Goes on wherever an earlier run has left off."""
        self._resuming = asyncio.create_task(self._resume())

    def wake(self, table: Table) -> None:
        """To be called with every table that was changed."""
        if table.status is Status.RUNNING and table.computers:
            self._changed.add(table.id)
            self._begin(table.id)

    async def stop(self) -> None:
        """Ends all thinking; the next run begins it anew."""
        self._stopped = True
        tasks = [*self._at_work.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Waits until no computer player has anything to do: for tests and tools."""
        while self._at_work:
            await asyncio.wait(self._at_work.values())

    async def _resume(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                for table_id in await self._store.with_computers_at_play():
                    self._changed.add(table_id)
                    self._begin(table_id)
                    await asyncio.sleep(0)
                return
            except Exception:
                log.exception("The tables of computer players could not be found")
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def _begin(self, table_id: int) -> None:
        if table_id not in self._at_work and not self._stopped:
            self._at_work[table_id] = asyncio.create_task(self._play(table_id))

    async def _play(self, table_id: int) -> None:
        """Moves as long as computer players have something to do at a table."""
        stint = Stint()
        try:
            while table_id in self._changed:
                self._changed.discard(table_id)
                try:
                    await self._move(table_id, stint)
                    stint.failures = 0
                except Stale:
                    self._changed.add(table_id)
                except Exception as error:
                    if isinstance(error, Refusal) and error.text.id in OVER:
                        continue
                    log.exception("A computer player failed at table %d", table_id)
                    self._changed.add(table_id)
                    await asyncio.sleep(min(FIRST_WAIT * 2**stint.failures, LONGEST_WAIT))
                    stint.failures = min(stint.failures + 1, 10)
        finally:
            del self._at_work[table_id]

    async def _move(self, table_id: int, stint: Stint) -> None:
        """One move at a table, if any is to be made."""
        position = await self._tables.position(table_id)
        if stint.wishes < MOST_WISHES and not stint.failures and await self._wish(position):
            stint.wishes += 1
            return
        seat = next((seat for seat in position.table.computers if seat.seat in position.to_act), None)
        if seat is not None:
            await self._decide(position, seat, stint)
            stint.wishes = 0

    async def _wish(self, position: Position) -> bool:
        """Lets those computer players act who may and want to though nobody waits for them; whether one did."""
        for seat in position.table.computers:
            keys = _open(position.offers_to(seat.seat))
            if not keys or seat.level is None:
                continue
            try:
                thought = await self._mind.spontaneous(position.game.key, self._known(position, seat), seat.level)
            except Exception as error:
                log.warning("A computer player could not be asked for its wishes: %s", error)
                continue
            if thought.key in keys:
                await self._rest(thought.began, 0.0, first=True)
                await self._act(position, seat, thought.key)
                return True
        return False

    async def _decide(self, position: Position, seat: Seat, stint: Stint) -> None:
        keys = _open([found for found in position.decisions_of(seat.seat) if found.waits])
        level = seat.level or Level.EASY
        turn = (position.game.turn(position.state), seat.seat)
        if turn != stint.turn:
            stint.turn, stint.decisions = turn, 0
        seconds = thinking_time(level, stint.decisions)
        key, began = None, asyncio.get_running_loop().time()
        if not stint.failures:
            try:
                thought = await self._mind.choose(position.game.key, self._known(position, seat), level, seconds)
                key, began = thought.key, thought.began
            except Exception as error:
                log.warning("A computer player at table %d moves at random: %s", position.table.id, error)
        await self._rest(began, seconds, first=not stint.decisions)
        stint.decisions += 1
        await self._act(position, seat, key if key in keys else self._random.choice(keys))

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
            await self._tables.act_as_computer(table.id, table.revision, seat.seat, key)


def _open(decisions: list[Decision]) -> list[str]:
    """The keys that can be taken."""
    return [choice.key for decision in decisions for choice in decision.choices if choice.why_not is None]
