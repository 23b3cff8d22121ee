"""Looking back on a game that is over: the moments in which a search thinks that a person has lost most.

It is found once asked for, in the background, behind everything that people wait for; and kept in memory only, since it
can be found again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bot.errors import told
from bot.fair_queue import Claim
from bot.model.table import Entry, EntryKind, Position, Table
from bot.tables.refusal import Refusal
from games.engine import Decision, Text
from games.players import Knowledge, Regret

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

MOMENTS = 3
MOST_DECISIONS = 60
"""So many decisions of a person are looked at; of more, some spread over the game."""
KEPT = 200
"""So many people's findings are remembered."""


class Judge(Protocol):
    """What thinks, see :class:`bot.ai_pool.AiPool`. It may fail with any exception."""

    async def regret(self, game: str, known: Knowledge, key: str, claim: Claim) -> Regret | None: ...


class LostMoment(NamedTuple):
    """In a ``turn``, by the move that led to ``revision``, ``taken`` was chosen; ``best`` seems better.

    ``key`` is its key, ``reason`` what speaks for it, and ``lost`` how much of a win (0 to 1) it is better by.
    """

    turn: int
    revision: int
    taken: Text
    best: Text
    key: str
    reason: Text | None
    lost: float


class PastChoice(NamedTuple):
    """How it lay before a choice: the game's view for who made it, its turn, what was chosen, and what seems better."""

    view: Any
    turn: int
    taken: Text
    best: Text


class Findings:
    """What is known so far: ``done`` of ``count`` decisions, and once all are, the ``moments``, the worst first."""

    def __init__(self, count: int) -> None:
        self.done, self.count = 0, count
        self.moments: list[LostMoment] | None = None


class LookBack:
    """Looks back for people, each on the own seat."""

    def __init__(self, store: Store, judge: Judge) -> None:
        self._store, self._judge = store, judge
        self._random = SystemRandom()
        self._found: dict[tuple[int, int], Findings] = {}
        self._running: dict[tuple[int, int], asyncio.Task[None]] = {}

    async def ask(self, position: Position, user_id: int) -> Findings:
        """What is known so far; the first time, it begins to look. Raises Refusal before the end, or for others."""
        _require_over(position.table)
        asked = position.table.id, user_id
        if asked not in self._found:
            own = [each.revision for each in await self._moves(position) if each.user_id == user_id]
            if not own:
                raise Refusal("refusal-look-back-not-played")
            wanted = {*own[:: max(1, -(-len(own) // MOST_DECISIONS))]}
            self._found[asked] = Findings(len(wanted))
            while len(self._found) > KEPT:
                self._found.pop(next(iter(self._found)))
            task = self._running[asked] = asyncio.create_task(self._look(position, user_id, wanted, self._found[asked]))
            task.add_done_callback(lambda _: self._running.pop(asked, None))
        return self._found[asked]

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
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Looks at nothing any more."""
        for task in list(self._running.values()):
            task.cancel()
        await self.idle()

    async def _moves(self, position: Position) -> list[Entry]:
        entries = await self._store.since(position.table.id, 0)
        return [each for each in entries if each.kind is EntryKind.MOVE and not each.undone]

    async def _replayed(self, position: Position) -> AsyncIterator[tuple[Entry, Any]]:
        """Every move of a game, with the state before it."""
        game = position.game
        start, *_ = await self._store.turn_ends(position.table.id)
        state = game.decode(await self._store.state_at(position.table.id, start.revision) or b"")
        for entry in await self._moves(position):
            yield entry, state
            state = game.apply(state, entry.seat or 0, entry.key or "").state
            await asyncio.sleep(0)

    async def _look(self, position: Position, user_id: int, wanted: Collection[int], found: Findings) -> None:
        try:
            found.moments = await self._moments(position, user_id, wanted, found)
        except Exception as error:
            log.warning("Looking back on table %d failed: %s", position.table.id, told(error))
            self._found.pop((position.table.id, user_id), None)

    async def _moments(
        self, position: Position, user_id: int, wanted: Collection[int], found: Findings
    ) -> list[LostMoment]:
        table, game, moments = position.table, position.game, list[LostMoment]()
        claim = Claim(table.guild_id, user_id, table.id, attended=False)
        async for entry, state in self._replayed(position):
            if entry.revision not in wanted:
                continue
            decision, key = _decision(position, state, entry), entry.key or ""
            known = Knowledge.of(game, state, entry.seat or 0, self._random.randbytes(16))
            regret = await self._judge.regret(game.key, known, key, claim) if decision else None
            if decision is not None and regret is not None:
                moments += _moment(game.turn(state) + 1, entry.revision, decision, key, regret)
            found.done += 1
        return sorted(moments, key=lambda moment: -moment.lost)[:MOMENTS]


def _require_over(table: Table) -> None:
    if not table.over or table.swept_at is not None:
        raise Refusal("refusal-look-back-over" if table.over else "refusal-look-back-early")


def _decision(position: Position, state: Any, entry: Entry) -> Decision | None:
    """What whoever made a move was asked then; None where nobody waited for it."""
    asked = (each for each in position.game.decisions(state) if each.seat == entry.seat and each.waits)
    return next(asked, None)


def _moment(turn: int, revision: int, decision: Decision, taken: str, regret: Regret) -> list[LostMoment]:
    labels = {choice.key: choice.label for choice in decision.choices}
    if taken not in labels or regret.best not in labels:
        return []
    best = labels[regret.best]
    return [LostMoment(turn, revision, labels[taken], best, regret.best, regret.reason, regret.lost)]
