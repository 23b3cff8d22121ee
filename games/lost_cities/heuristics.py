"""Rules of thumb for Lost Cities: what it costs a player to put a card down, and what it is worth to hold one.

They judge one colour as one player sees it, packed into a whole number, its *colour bits*, so that each judgement is
made once and then looked up: roll-outs ask for hundreds of thousands of them a second. Costs and worths are in points.

From the lowest: ranks 1 to 9 in hand (bits 1 to 9), investments in hand (2 bits from 10), ranks not seen yet that
could still be laid (bits 13 to 21), the highest rank on the own side (4 bits from 22, 0: none), investments there
(2 bits from 26), cards there (4 bits from 28).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import msgspec

from games.engine import Lookup
from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.scoring import BONUS, CARDS_FOR_BONUS, COST

TOP_RANK = 9
NUMBERS = 0x3FE
HELD, UNSEEN, TOP, LAID, COUNT = 10, 12, 22, 26, 28
"""Where the fields of colour bits begin: investments held, unseen ranks, top rank, investments laid, cards laid."""

IN_HAND = (1 << UNSEEN) - 1

NEVER = 1000.0
"""The cost of what cannot be done."""

ABOVE = [NUMBERS & ~((2 << top) - 1) for top in range(TOP_RANK + 1)]
WORTH = [sum(rank + 1 for rank in range(1, TOP_RANK + 1) if mask >> rank & 1) for mask in range(NUMBERS + 2)]

RANKS = [tuple(rank for rank in range(1, TOP_RANK + 1) if mask >> rank & 1) for mask in range(NUMBERS + 2)]
LONG = BONUS / CARDS_FOR_BONUS

LAY_KEEP = [~(1 << rank | ((2 << rank) - 1) << UNSEEN | 15 << TOP) for rank in range(TOP_RANK + 1)]
LAY_KEEP[0] = ~0
LAY_ADD = [(1 << LAID) + (1 << COUNT) - (1 << HELD), *((n << TOP) + (1 << COUNT) for n in range(1, TOP_RANK + 1))]
"""``(bits & LAY_KEEP[rank]) + LAY_ADD[rank]`` are the bits after a card of that rank was laid from the hand."""

LEFT = (1, 1, 2, 3, 4, 5, 6, 8, 8, 8, *(11,) * 4, *(18,) * 16)
"""How many turns a player has left, coarsely where they are many: fewer colours to judge."""

MOST = 16_000
"""Judgements kept at most, for each number of turns left."""

Advice = tuple[float, int, float, int]
"""For one colour: the cost of the cheapest card to lay and its rank, and the same for the cheapest to discard."""


class Weights(msgspec.Struct, frozen=True):
    """The numbers in the rules of thumb, found by self-play."""

    reach: float = 0.951  # the chance to come by an unseen card, of a fair share of them
    gap: float = 0.311  # what skipping a card costs, of its worth
    urge: float = 0.865  # what waiting with a card costs, of its worth, shared by the turns that are left
    begin: float = 0.142  # what beginning an expedition brings, of the points it promises
    begin_at: float = 16.2  # beyond this many points
    invest: float = 0.331
    invest_at: float = 10.3  # the first card
    invest_more_at: float = 7.75
    lose: float = 1.74  # what losing a card costs, of its worth in an expedition that runs
    lose_early: float = 0.843  # in one that has not begun, if it is promising
    promise: float = 8.68  # points from which one is promising, half and half
    doubt: float = 2.86
    lose_invest: float = 3.93
    hold: float = 0.0327  # in any case
    give: float = 0.208  # what a card discarded gives to a rival that could lay it, of its worth there
    give_early: float = 0.07
    give_invest: float = 0.442
    take_at: float = 2.18  # what a card must be worth to be taken instead of an unseen one


class Heuristics:
    """The rules of thumb with certain weights, and all they have been asked; ``alone`` as a Mind may be.

    ``advice[turns][bits]`` says what to put down, ``give[lane][rank]`` what that costs because the rival may take it
    (its lane are six of its colour bits, from TOP), ``want[turns][bits << 4 | rank]`` what one more card is worth.
    """

    def __init__(self, weights: Weights, *, alone: bool = False) -> None:
        self.weights, self.alone = weights, alone
        kept: dict[int, tuple[Lookup[int, Advice], Lookup[int, float]]] = {}
        for turns in set(LEFT):
            heuristics = TurnHeuristics(weights, turns)
            kept[turns] = Lookup(heuristics.advise, MOST), Lookup(heuristics.want, MOST)
        self.advice = [kept[turns][0] for turns in LEFT]
        self.want = [kept[turns][1] for turns in LEFT]
        self.give = [[self._gift(lane & 15, lane >> 4, rank) for rank in range(TOP_RANK + 1)] for lane in range(64)]

    def put_down(self, mine: Sequence[int], rival: Sequence[int], turns: int) -> int:
        """See :class:`games.lost_cities.rollout.Mind`."""
        advice, give = self.advice[turns], self.give
        least, found, colour = NEVER, 0, 0
        for bits in mine:
            if bits & IN_HAND:
                lay, lay_rank, discard, discard_rank = advice[bits]
                if lay < least:
                    least, found = lay, colour * PER_COLOUR + lay_rank
                if discard < least:
                    discard += give[rival[colour] >> TOP & 63][discard_rank]
                    if discard < least:
                        least, found = discard, ~(colour * PER_COLOUR + discard_rank)
            colour += 1  # noqa: SIM113 - half the time of enumerate
        return found

    def pick_up(
        self, mine: Sequence[int], rival: Sequence[int], piles: Sequence[Sequence[int]], blocked: int, turns: int
    ) -> int:
        """See :class:`games.lost_cities.rollout.Mind`."""
        want, least, found = self.want[turns], self.weights.take_at, -1
        for colour, pile in enumerate(piles):
            if pile and colour != blocked:
                bits, rank = mine[colour], pile[-1]
                top = bits >> TOP & 15
                if rank > top or not top:  # else it is of no use any more
                    worth = want[bits << 4 | rank]
                    if worth > least:
                        least, found = worth, colour
        return found

    def costs(self, mine: Sequence[int], rival: Sequence[int], turns: int) -> dict[int, float]:
        """What it costs to lay and to discard each card in hand, as ``advice`` reckons it for the cheapest."""
        now, found = TurnHeuristics(self.weights, LEFT[turns]), {}
        for colour, bits in enumerate(mine):
            promise, long, hope = now.outlook(bits)
            give = self.give[rival[colour] >> TOP & 63]
            for rank in (*RANKS[bits & NUMBERS], *(0,) * (bits >> HELD & 3 > 0)):
                face = colour * PER_COLOUR + rank
                found[face] = now.cost(bits, rank, promise, long)
                found[~face] = now.loss(bits, rank, long, hope) + give[rank]
        return found

    def _gift(self, top: int, laid: int, rank: int) -> float:
        weights = self.weights
        if rank == 0:
            return 0.0 if top else weights.give_invest * (1 + laid)
        if rank <= top:
            return 0.0
        return (rank + 1) * ((1 + laid) * weights.give if top or laid else weights.give_early)


class TurnHeuristics:
    """The rules of thumb for a player with so many turns left."""

    def __init__(self, weights: Weights, turns: int) -> None:
        self.weights, self.turns = weights, turns
        self.share = weights.reach * turns / (2 * turns + 8)  # the chance to come by an unseen card
        self.urge = weights.urge / turns
        self.promise, self.doubt = weights.promise, weights.doubt

    def advise(self, bits: int) -> Advice:
        """See :data:`Advice`. Of the numbers only the lowest come into question."""
        promise, long, hope = self.outlook(bits)
        lay, discard = NEVER, NEVER
        lay_rank = discard_rank = 0
        held, top = bits >> HELD & 3, bits >> TOP & 15
        if held:
            discard = self.loss(bits, 0, long, hope)
            if not top:
                lay = self.cost(bits, 0, promise, long)
        if bits & NUMBERS:
            playable = RANKS[bits & ABOVE[top]][-self.turns :]
            if playable:
                cost = self.cost(bits, playable[0], promise, long)
                if cost < lay:
                    lay, lay_rank = cost, playable[0]
            lowest = RANKS[bits & NUMBERS][0]
            cost = self.loss(bits, lowest, long, hope)
            if cost < discard:
                discard, discard_rank = cost, lowest
        return lay, lay_rank, discard, discard_rank

    def want(self, asked: int) -> float:
        """What one more card is worth: what it would cost to lose it."""
        rank = asked & 15
        bits = (asked >> 4) + (1 << (rank or HELD))
        _, long, hope = self.outlook(bits)
        return self.loss(bits, rank, long, hope)

    def outlook(self, bits: int) -> tuple[float, float, float]:
        """What can be expected of a colour.

        The numbers, less the cost; what one more card is worth on the way to the bonus; and how promising the
        expedition is (0 to 1) while it has no number.
        """
        top = bits >> TOP & 15
        above = ABOVE[top]
        held, unseen = bits & above, bits >> UNSEEN & above
        ranks, turns, share = RANKS[held], self.turns, self.share
        worth = WORTH[held] if len(ranks) <= turns else sum(ranks[-turns:]) + turns
        count = (bits >> COUNT) + len(ranks) + share * len(RANKS[unseen]) + (0 if top else bits >> HELD & 3)
        promise = worth + share * WORTH[unseen] - COST
        hope = 0.0 if top else _likely((promise - self.promise) / self.doubt)
        return promise, LONG * _likely((count - CARDS_FOR_BONUS) / 0.7), hope

    def cost(self, bits: int, rank: int, promise: float, long: float) -> float:
        """What it costs to lay a card that may be laid; it may well be less than nothing."""
        weights = self.weights
        if rank == 0:
            least = weights.invest_more_at if bits >> COUNT else weights.invest_at
            return -weights.invest * (promise - least) - long
        factor = 1 + (bits >> LAID & 3)
        skipped = self.share * WORTH[bits >> UNSEEN & ABOVE[bits >> TOP & 15] & ~ABOVE[rank - 1]]
        cost = weights.gap * skipped * factor
        if not bits >> COUNT:
            return cost - weights.begin * (promise - skipped + 2 * long - weights.begin_at)
        return cost - self.urge * (rank + 1) * factor - 0.5 * long

    def loss(self, bits: int, rank: int, long: float, hope: float) -> float:
        """What it costs not to have a card of ``rank`` any more."""
        weights, top = self.weights, bits >> TOP & 15
        if rank == 0:
            if top or self.turns < 3:
                return 0.0
            return weights.lose_invest * hope
        if rank <= top:
            return 0.0
        if bits >> COUNT:
            if len(RANKS[bits & ABOVE[rank]]) >= self.turns:
                return 0.0
            return weights.lose * (rank + 1) * (1 + (bits >> LAID & 3)) + long
        return (rank + 1) * (weights.hold + weights.lose_early * hope)


def _likely(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -40 else 0.0


HEURISTICS = Heuristics(Weights())
BEGINNER = Heuristics(
    Weights(
        reach=0.9,
        gap=1.0,
        urge=1.0,
        begin=0.5,
        begin_at=2.0,
        invest=0.5,
        invest_at=6.0,
        invest_more_at=3.0,
        lose=0.7,
        lose_early=0.6,
        promise=-4.0,
        doubt=8.0,
        lose_invest=5.0,
        hold=0.12,
        give=0.5,
        give_early=0.25,
        give_invest=2.0,
        take_at=4.0,
    ),
    alone=True,
)
"""As a friendly beginner judges: sound, but too quick to begin expeditions. About 20 points a round weaker."""
