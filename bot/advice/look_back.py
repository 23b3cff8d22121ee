"""Looking back on a game that is over: the moments in which a search thinks that a person has lost most.

It is found once asked for, in the background, behind everything that people wait for; and kept in memory only, since it
can be found again.
"""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bot.errors import told
from bot.fair_queue import Claim
from bot.model.table import Entry, EntryKind, Position
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
    """After so many turns ``taken`` was chosen; ``best`` seems better, and ``reason`` speaks for it."""

    turn: int
    prompt: Text
    taken: Text
    best: Text
    reason: Text | None
    lost: float


class Findings:
    """What is known so far: ``done`` of ``count`` decisions, and once all are, the ``moments`` in order."""

    def __init__(self) -> None:
        self.done, self.count = 0, 0
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
        table = position.table
        if not table.over or table.swept_at is not None:
            raise Refusal("refusal-look-back-over" if table.over else "refusal-look-back-early")
        asked = table.id, user_id
        if asked not in self._found:
            if not any(entry.user_id == user_id for entry in await self._moves(position)):
                raise Refusal("refusal-look-back-not-played")
            self._found[asked] = Findings()
            while len(self._found) > KEPT:
                self._found.pop(next(iter(self._found)))
            task = self._running[asked] = asyncio.create_task(self._look(position, user_id, self._found[asked]))
            task.add_done_callback(lambda _: self._running.pop(asked, None))
        return self._found[asked]

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

    async def _look(self, position: Position, user_id: int, found: Findings) -> None:
        try:
            found.moments = await self._moments(position, user_id, found)
        except Exception as error:
            log.warning("Looking back on table %d failed: %s", position.table.id, told(error))
            self._found.pop((position.table.id, user_id), None)

    async def _moments(self, position: Position, user_id: int, found: Findings) -> list[LostMoment]:
        table, game = position.table, position.game
        moves = await self._moves(position)
        own = [each.revision for each in moves if each.user_id == user_id]
        step = max(1, -(-len(own) // MOST_DECISIONS))
        wanted = {*own[::step]}
        found.count = len(wanted)
        (start, *_), moments = await self._store.turn_ends(table.id), list[LostMoment]()
        state = game.decode(await self._store.state_at(table.id, start.revision) or b"")
        claim = Claim(table.guild_id, user_id, table.id, attended=False)
        for entry in moves:
            seat, key = entry.seat or 0, entry.key or ""
            if entry.revision in wanted:
                decision = next((each for each in game.decisions(state) if each.seat == seat and each.waits), None)
                known = Knowledge.of(game, state, seat, self._random.randbytes(16))
                regret = await self._judge.regret(game.key, known, key, claim) if decision else None
                if decision is not None and regret is not None:
                    moments += _moment(game.turn(state), decision, key, regret)
                found.done += 1
            state = game.apply(state, seat, key).state
            await asyncio.sleep(0)
        return sorted(moments, key=lambda moment: -moment.lost)[:MOMENTS]


def _moment(turn: int, decision: Decision, taken: str, regret: Regret) -> list[LostMoment]:
    labels = {choice.key: choice.label for choice in decision.choices}
    if taken not in labels or regret.best not in labels:
        return []
    return [LostMoment(turn, decision.prompt, labels[taken], labels[regret.best], regret.reason, regret.lost)]
