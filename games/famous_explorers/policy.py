"""How computer players play Famous Explorers: the rules of thumb in ``heuristics``, and where roll-outs are cut."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from random import Random

from games.engine import Plan, Policy, Rules, Text, leads
from games.famous_explorers.event_values import CARD, MARKED
from games.famous_explorers.explorers import bonus
from games.famous_explorers.heuristics import Heuristics, OneIdea, SeatEvaluator
from games.famous_explorers.marks import marking
from games.famous_explorers.reasons import reason
from games.famous_explorers.state import State
from games.famous_explorers.weights import Weights

BUY = "buy-"
TURNS = 4
"""How many turns a roll-out lasts; at larger tables one of each player."""
PLANS = 14
DOUBT = 0.15
"""How far the judgement of an easy or gentle player may be off, in points."""


class FamousExplorersPolicy(Policy[State]):
    """See the module."""

    spread = 8.0
    rollouts = (16, 256)  # more than 256 have been found to bring no more against the second opinion

    def __init__(self, game: Rules[State], weights: Weights | None = None) -> None:
        super().__init__(game)
        self.heuristics = Heuristics(weights)

    @cached_property
    def normal_policy(self) -> FamousExplorersPolicy:
        """Thinks less of a ticket that is left, and so spends some for too little."""
        return FamousExplorersPolicy(self.game, Weights(left=0.75))

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        worth = SeatEvaluator(self.heuristics, state, seat).worth
        return max(keys, key=worth)

    def easy(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """By the same judgement, a little unsure of itself."""
        worth, jitter = SeatEvaluator(self.heuristics, state, seat).worth, rng.random
        return max(keys, key=lambda key: worth(key) + DOUBT * jitter())

    def gentle(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """As easy, with one place in mind."""
        worth, jitter = OneIdea(self.heuristics, state, seat).worth, rng.random
        return max(keys, key=lambda key: worth(key) + DOUBT * jitter())

    def plans(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        worth = SeatEvaluator(self.heuristics, state, seat).worth
        best = sorted(keys, key=worth, reverse=True)
        return [(key,) for key in best[:PLANS] if worth(key) > -50] or [(best[0],)]

    def choose_offer(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str | None:
        """Scores a card whenever that is open."""
        return next((key for key in keys if key.startswith("score-")), None)

    def reason(self, state: State, seat: int, key: str, *, own: bool) -> Text | None:
        return reason(SeatEvaluator(self.heuristics, state, seat), key, own=own)

    def evaluate(self, state: State) -> Sequence[float]:
        final = bool(state.stack)
        if not final:
            scores = [standing.score for standing in self.game.standings(state) or ()]
            return leads(scores, self.spread, every_rival=True)
        weights = self.heuristics.weights
        one, two, three = self.heuristics.tips(state)
        points = []
        for number, seat in enumerate(state.seats):
            worth = seat.score - len(seat.hand) - len(seat.marks) - len(seat.drawn) + weights.left * seat.tickets
            for place in seat.hand:
                worth += (MARKED if place in seat.marks else CARD) * max(one[place], two[place], three[place])
            for key in seat.explorers:
                met = bonus(state.world, state.seats, number, key)
                worth += met or weights.explorer
            points.append(worth)
        return leads(points, self.spread, every_rival=True)

    def cut(self, state: State) -> Callable[[State], bool]:
        set_up = bool(marking(state))  # counts as a turn
        last = state.turns + set_up + max(TURNS, len(state.seats))
        return lambda now: now.turns >= last

    def cards_offered_and_taken(
        self, state: State, seat: int, keys: Sequence[str], key: str
    ) -> tuple[Collection[str], Collection[str]]:
        """Explorers and events that can be paid for, and bought."""
        bought = [key.removeprefix(BUY)] if key.startswith(BUY) else []
        return [each.removeprefix(BUY) for each in keys if each.startswith(BUY)], bought

    def card_points(self, state: State, seat: int) -> Mapping[str, float]:
        """The points of its explorers."""
        return {key: bonus(state.world, state.seats, seat, key) for key in state.seats[seat].explorers}
