"""Looking back on a game that is over: the moments in which a search thinks that a person has lost most.

It is found once asked for, in the background, behind everything that people wait for; and kept in memory only, since it
can be found again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextvars import Context
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bot.core.errors import describe
from bot.core.fair_queue import QueueKey
from bot.discord.replies import Unanswered
from bot.learning.model import LostMoment
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import Entry, EntryKind, Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.history import position_queries as positions
from games.engine import Decision, Text
from games.players import Knowledge, Regret

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

MAX_MOMENTS = 3
MAX_DECISIONS = 60
"""The number of a person's decisions that are judged. Of more, some are taken from all over the game."""
MAX_PEOPLE = 200
"""The number of people whose findings are remembered."""
REFRESH_AFTER = 15.0
"""Seconds between two updates of the message that says how far a search is."""
MAX_FOLLOW_SECONDS = 14 * 60.0
"""How long that message is updated: Discord lets an answer be edited for 15 minutes."""


class Judge(Protocol):
    """The interface to computer players that judge.

    See :class:`bot.core.workers.thinking_pool.AiPool`. It may fail with any exception.
    """

    async def regret(self, game: str, known: Knowledge, key: str, claim: QueueKey) -> Regret | None: ...


class PastChoice(NamedTuple):
    """How it lay before a choice: the game's view for who made it, its turn, what was chosen, and what seems better."""

    view: Any
    turn: int
    taken: Text
    best: Text


class Findings:
    """The state of a search: ``done`` of ``count`` decisions, and at the end the ``moments``, the worst first.

    A search that has ``failed`` is begun anew when it is next asked for.
    """

    def __init__(self, count: int) -> None:
        self.done, self.count, self.failed = 0, count, False
        self.moments: list[LostMoment] | None = None


class LookBack:
    """Looks back for people, each on the own seat."""

    def __init__(self, store: Store, judge: Judge) -> None:
        self._store, self._judge = store, judge
        self._random = SystemRandom()
        self._found: dict[tuple[int, int], Findings] = {}
        self._running: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._following: dict[tuple[int, int], asyncio.Task[None]] = {}

    async def ask(self, position: Position, user_id: int) -> Findings:
        """Return the findings so far. The first call begins the search.

        Raises Refusal before the end, or for others.
        """
        _require_over(position.table)
        asked = position.table.id, user_id
        if asked not in self._found:
            own = [each.revision for each in await self._moves(position) if each.user_id == user_id]
            if not own:
                raise Refusal("refusal-look-back-not-played")
            wanted = {*own[:: max(1, -(-len(own) // MAX_DECISIONS))]}
            self._found[asked] = Findings(len(wanted))
            while len(self._found) > MAX_PEOPLE:
                self._found.pop(next(iter(self._found)))
            task = self._running[asked] = asyncio.create_task(self._look(position, user_id, wanted, self._found[asked]))
            task.add_done_callback(lambda _: self._running.pop(asked, None))
        return self._found[asked]

    def follow(self, position: Position, user_id: int, show: Callable[[], Awaitable[None]]) -> None:
        """Call ``show`` now and then while a search is under way, and at its end; for the latest caller of a person."""
        asked = position.table.id, user_id
        if (earlier := self._following.get(asked)) is not None:
            earlier.cancel()
        if (search := self._running.get(asked)) is not None:
            self._following[asked] = asyncio.create_task(_follow(search, show), context=Context())
            self._following[asked].add_done_callback(partial(self._followed, asked))

    def _followed(self, asked: tuple[int, int], task: asyncio.Task[None]) -> None:
        if self._following.get(asked) is task:
            del self._following[asked]

    async def before(self, position: Position, user_id: int, revision: int, key: str) -> PastChoice:
        """How it lay before the move that led to ``revision``, for who made it, who might have taken ``key`` instead.

        Raises Refusal before the end, and where there was no such choice.
        """
        _require_over(position.table)
        game = position.game
        async for entry, state in self._replayed(position):
            if entry.revision == revision and entry.user_id == user_id:
                decision = _decision(position, state, entry)
                labels = {choice.key: choice.label for choice in decision.choices} if decision else {}
                if key in labels and entry.key in labels:
                    view = game.view(state, entry.seat or 0)
                    return PastChoice(view, game.turn(state) + 1, labels[entry.key], labels[key])
        raise Refusal("refusal-look-back-moment")

    async def idle(self) -> None:
        """Waits until nothing is looked at any more; for tests."""
        await asyncio.gather(*self._running.values(), *self._following.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Looks at nothing any more."""
        for task in [*self._running.values(), *self._following.values()]:
            task.cancel()
        await self.idle()

    async def _moves(self, position: Position) -> list[Entry]:
        entries = await self._store.read(journal.since, position.table.id, 0)
        return [each for each in entries if each.kind is EntryKind.MOVE and not each.undone]

    async def _replayed(self, position: Position) -> AsyncIterator[tuple[Entry, Any]]:
        """Every move of a game, with the state before it."""
        game = position.game
        start, *_ = await self._store.read(positions.turn_ends, position.table.id)
        first = await self._store.read(positions.state_at, position.table.id, start.revision)
        state = game.decode(first or b"")
        for entry in await self._moves(position):
            yield entry, state
            state = game.apply(state, entry.seat or 0, entry.key or "").state
            await asyncio.sleep(0)

    async def _look(self, position: Position, user_id: int, wanted: Collection[int], found: Findings) -> None:
        try:
            found.moments = await self._moments(position, user_id, wanted, found)
        except Exception as error:
            log.warning("Looking back on table %d failed: %s", position.table.id, describe(error))
            found.failed = True
            self._found.pop((position.table.id, user_id), None)

    async def _moments(
        self, position: Position, user_id: int, wanted: Collection[int], found: Findings
    ) -> list[LostMoment]:
        table, game, moments = position.table, position.game, list[LostMoment]()
        claim = QueueKey(table.guild_id or 0, user_id, table.id, attended=False)
        async for entry, state in self._replayed(position):
            if entry.revision not in wanted:
                continue
            decision, key = _decision(position, state, entry), entry.key or ""
            known = Knowledge.of(game, state, entry.seat or 0, self._random.randbytes(16))
            regret = await self._judge.regret(game.key, known, key, claim) if decision else None
            if decision is not None and regret is not None:
                moments += _moment(game.turn(state) + 1, entry.revision, decision, key, regret)
            found.done += 1
        return sorted(moments, key=lambda moment: -moment.lost)[:MAX_MOMENTS]


async def _follow(search: asyncio.Task[None], show: Callable[[], Awaitable[None]]) -> None:
    clock = asyncio.get_running_loop().time
    until = clock() + MAX_FOLLOW_SECONDS
    try:
        while not search.done() and clock() < until:
            await asyncio.wait([search], timeout=REFRESH_AFTER)
            await show()
    except Unanswered as silence:
        log.info("A message about looking back is followed no longer: %s", silence)


def _require_over(table: Table) -> None:
    if not table.over or table.archived_at is not None:
        raise Refusal("refusal-look-back-over" if table.over else "refusal-look-back-early")


def _decision(position: Position, state: Any, entry: Entry) -> Decision | None:
    """Return the decision in which a move was made; None where nobody waited for it."""
    asked = (each for each in position.game.decisions(state) if each.seat == entry.seat and each.waits)
    return next(asked, None)


def _moment(turn: int, revision: int, decision: Decision, taken: str, regret: Regret) -> list[LostMoment]:
    labels = {choice.key: choice.label for choice in decision.choices}
    if taken not in labels or regret.best not in labels:
        return []
    best = labels[regret.best]
    return [LostMoment(turn, revision, labels[taken], best, regret.best, regret.reason, regret.lost)]
