"""Hints for who asks for them, and reasons for the moves of computer players. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bot.core.fair_queue import QueueKey
from bot.learning.look_back import Judge, LookBack
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import Entry, EntryKind, Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.history import position_queries as positions
from games.engine import Event, Text
from games.players import Advised, Knowledge

if TYPE_CHECKING:
    from bot.db import Store

MAX_MOVES = 5
"""The number of latest moves that are explained."""


class Adviser(Judge, Protocol):
    """The interface to computer players that advise.

    See :class:`bot.core.workers.thinking_pool.AiPool`. It may fail with any exception.
    """

    async def advise(self, game: str, known: Knowledge, claim: QueueKey) -> tuple[Advised, ...]: ...

    async def explain(self, game: str, seen: Knowledge, key: str, claim: QueueKey) -> Text | None: ...


class Counsel(NamedTuple):
    """A choice in words, and what speaks most for it."""

    choice: Text
    reason: Text | None


class Reasoned(NamedTuple):
    """A computer player's move, as everybody could read it, and the main reason for it."""

    events: tuple[Event, ...]
    reason: Text


class Advice:
    """Asks the thinking processes on behalf of people, fairly queued."""

    def __init__(self, store: Store, adviser: Adviser) -> None:
        self._store, self._adviser = store, adviser
        self.look_back = LookBack(store, adviser)
        self._random = SystemRandom()

    async def counsel(self, position: Position, seat: int, user_id: int) -> list[Counsel]:
        """The policy's first choices for who sits on ``seat``, by what that seat knows; none where nothing is asked.

        Raises Refusal where the table allows no hints.
        """
        if not position.table.hints_allowed:
            raise Refusal("refusal-no-hints")
        open_now = {
            choice.key: choice.label
            for decision in position.decisions_of(seat)
            for choice in decision.choices
            if decision.waits and choice.why_not is None
        }
        if not open_now:
            return []
        known = Knowledge.of(position.game, position.state, seat, self._random.randbytes(16))
        found = await self._adviser.advise(position.game.key, known, _claim(position.table, user_id))
        return [Counsel(open_now[each.key], each.reason) for each in found if each.key in open_now]

    async def reasons(self, position: Position, user_id: int) -> list[Reasoned]:
        """Explain the latest moves of computer players by what everybody could see then, the newest last."""
        table, found = position.table, list[Reasoned]()
        ends = await self._store.read(positions.turn_ends, table.id)
        if not ends:
            return found
        begin = ends[max(0, len(ends) - 1 - len(table.seats))].revision
        first = await self._store.read(positions.state_at, table.id, begin)
        state = position.game.decode(first or b"")
        for entry in _moves(await self._store.read(journal.since, table.id, begin), table):
            if entry.level is not None and _open_to_all(entry.events):
                seen = position.game.resample(state, None, self._random)
                knowledge = Knowledge(entry.seat or 0, position.game.encode(seen))
                claim = _claim(table, user_id)
                reason = await self._adviser.explain(position.game.key, knowledge, entry.key or "", claim)
                found += [Reasoned(entry.events, reason)] if reason is not None else []
            state = position.game.apply(state, entry.seat or 0, entry.key or "").state
        return found[-MAX_MOVES:]


def _moves(entries: Sequence[Entry], table: Table) -> list[Entry]:
    """The moves that stand, in order."""
    moves = (each for each in entries if each.kind is EntryKind.MOVE and not each.undone)
    return [each for each in moves if each.revision <= table.revision]


def _open_to_all(events: Sequence[Event]) -> bool:
    """Whether everybody could read all that was told of a move, and there was something to read."""
    return bool(events) and all(event.seats is None for event in events)


def _claim(table: Table, user_id: int) -> QueueKey:
    return QueueKey(table.guild_id or 0, user_id, table.id)
