"""How a try goes on: a choice of its player, and what the computer players answer: the same to the same choices."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Any, Protocol

from bot.core.fair_queue import QueueKey
from bot.core.workers.thinking_pool import FixedPlayer
from bot.daily.model import PLAYER, Deal
from bot.tables.computers.service import MAX_WISHES
from games.engine import AnyGame, Event, Standing, open_keys, steps
from games.players import Knowledge

MAX_MOVES = 1000
"""The moves of all seats after which a try ends in any case: far more than a game takes."""


class Thinker(Protocol):
    """Thinks for computer players, always alike, as :meth:`bot.core.workers.thinking_pool.AiPool.fixed` does."""

    async def fixed(self, game: str, known: Knowledge, player: FixedPlayer, claim: QueueKey = ...) -> str | None: ...


@dataclass(frozen=True, slots=True)
class TryCourse:
    """The position of a try at ``deal`` after so many ``moves`` of all seats, and the events that led there."""

    game: AnyGame
    deal: Deal
    state: Any
    moves: int = 0
    events: tuple[Event, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the try has come to its end: the game's own, that of its last turn, or that of all patience."""
        last = self.deal.turns * self.deal.seats
        if self.moves >= MAX_MOVES or 0 < last <= self.game.turn(self.state):
            return True
        return not self.game.to_act(self.state)

    @property
    def asks_player(self) -> bool:
        """Whether the player is to choose."""
        return not self.over and PLAYER in self.game.to_act(self.state)

    @property
    def asks_computers(self) -> bool:
        """Whether a computer player is to choose, or may act out of turn."""
        return not self.over and any(each.seat != PLAYER for each in self.game.decisions(self.state))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The result, or the score as it stands."""
        return self.game.standings(self.state) or self.game.standings(self.state, final=False) or ()

    @property
    def lead(self) -> int:
        """The player's points ahead of the best other."""
        scores = [each.score for each in self.standings]
        return scores[PLAYER] - max(scores[:PLAYER] + scores[PLAYER + 1 :])

    def after(self, seat: int, path: str) -> TryCourse:
        """Return the course after ``seat`` takes the keys of ``path``, and what is forced then. Raises IllegalMove."""
        taken = steps(self.game, self.state, seat, path)
        seen = (
            event for step in taken for event in step.outcome.events if event.seats is None or PLAYER in event.seats
        )
        return replace(
            self,
            state=taken[-1].outcome.state,
            moves=self.moves + len(taken),
            events=(*self.events, *seen),
        )

    def seed(self, seat: int, what: str) -> bytes:
        """The chance of a decision: it depends on the deal and on how many moves were made."""
        return hashlib.sha256(self.deal.seed + f":{self.moves}:{seat}:{what}".encode()).digest()


def dealt(game: AnyGame, deal: Deal, options: Any) -> TryCourse:
    """The course that every try at ``deal`` begins with."""
    return TryCourse(game, deal, game.setup(deal.seats, options, deal.seed))


async def answered(course: TryCourse, thinker: Thinker, claim: QueueKey) -> TryCourse:
    """Return the course once the player is asked again, or it is over. Raises WorkerError."""
    wishes = 0
    while not course.over:
        if wishes < MAX_WISHES and (wished := await _wish(course, thinker, claim)) is not None:
            course, wishes = wished, wishes + 1
            continue
        seat = next((seat for seat in course.game.to_act(course.state) if seat != PLAYER), None)
        if seat is None:
            break
        key = await _asked(course, seat, thinker, claim, offer=False)
        course, wishes = course.after(seat, key or ""), 0
    return course


async def _wish(course: TryCourse, thinker: Thinker, claim: QueueKey) -> TryCourse | None:
    """Return the course after a computer player has done what nobody waits for; None where none wants to."""
    for decision in course.game.decisions(course.state):
        if decision.seat != PLAYER and not decision.waits and open_keys(decision):
            key = await _asked(course, decision.seat, thinker, claim, offer=True)
            if key is not None:
                return course.after(decision.seat, key)
    return None


async def _asked(course: TryCourse, seat: int, thinker: Thinker, claim: QueueKey, *, offer: bool) -> str | None:
    game, deal = course.game, course.deal
    known = Knowledge.of(game, course.state, seat, course.seed(seat, "cards"))
    player = FixedPlayer(deal.level, deal.rollouts, course.seed(seat, "offer" if offer else "choice"), offer)
    return await thinker.fixed(game.key, known, player, claim)
