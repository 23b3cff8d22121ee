"""The rules of thumb (``games.lost_cities.heuristics``) for rounds in lockstep: the same judgements, many at a time."""

from __future__ import annotations

import numpy as np

from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.heuristics import (
    COUNT,
    HELD,
    IN_HAND,
    LAID,
    LEFT,
    LONG,
    NEVER,
    NUMBERS,
    TOP,
    UNSEEN,
    Heuristics,
)
from games.lost_cities.scoring import CARDS_FOR_BONUS, COST
from tools.fitting.arrays import ABOVE, BEST, LOWEST, ONES, WORTH, Ints, Numbers, Truths
from tools.fitting.rounds import GAIN, NOTHING, Rounds

_LEFT: Ints = np.array(LEFT, np.int64)


class Thumbs:
    """A player by rules of thumb."""

    def __init__(self, heuristics: Heuristics) -> None:
        self.weights = heuristics.weights
        self.give = np.array(heuristics.give)

    def turn(self, table: Rounds, rows: Ints, _: np.random.Generator) -> Ints:
        """Puts a card down; where the movers of ``rows`` then draw from."""
        table.put(rows, *self.put_down(table, rows))
        return self.pick_up(table, rows)

    def put_down(self, table: Rounds, rows: Ints) -> tuple[Ints, Truths]:
        """The faces that movers put down, and whether they lay them."""
        movers = table.mover[rows]
        bits, theirs, turns = table.bits[rows, movers], table.bits[rows, 1 - movers], _turns(table, rows)
        promise, long, hope = self._outlook(bits, turns)
        held, top, numbers = bits >> HELD & 3, bits >> TOP & 15, bits & NUMBERS
        low = LOWEST[numbers]
        lowest = LOWEST[BEST[numbers & ABOVE[top], np.minimum(turns, 9)]]
        invest = np.where((held > 0) & (top == 0), self._investment(bits, promise, long), NEVER)
        lay = np.where(lowest > 0, self._cost(bits, lowest, turns, promise, long), NEVER)
        give = np.where(held > 0, self._loss(bits, 0 * low, turns, long, hope), NEVER)
        lose = np.where(low > 0, self._loss(bits, low, turns, long, hope), NEVER)
        lay, lay_rank = np.minimum(invest, lay), np.where(lay < invest, lowest, 0)
        discard, discard_rank = np.minimum(give, lose), np.where(lose < give, low, 0)
        discard = discard + self.give[theirs >> TOP & 63, discard_rank]
        costs = np.where(bits & IN_HAND, [lay, discard], NEVER)
        best = np.moveaxis(costs, 0, 2).reshape(len(rows), -1).argmin(axis=1)
        ranks = np.stack([lay_rank, discard_rank], axis=2).reshape(len(rows), -1)[np.arange(len(rows)), best]
        return best // 2 * PER_COLOUR + ranks, best % 2 == 0

    def pick_up(self, table: Rounds, rows: Ints) -> Ints:
        """Where movers draw from."""
        tops, turns = table.tops(rows), _turns(table, rows)
        ranks = np.maximum(tops, 0)
        bits = table.bits[rows, table.mover[rows]] + GAIN[ranks]
        _, long, hope = self._outlook(bits, turns)
        worths = np.where(tops >= 0, self._loss(bits, ranks, turns, long, hope), -NEVER)
        return np.where(worths.max(axis=1) > self.weights.take_at, worths.argmax(axis=1), NOTHING)

    def _outlook(self, bits: Ints, turns: Ints) -> tuple[Numbers, Numbers, Numbers]:
        weights, top = self.weights, bits >> TOP & 15
        held, unseen, share = bits & ABOVE[top], bits >> UNSEEN & ABOVE[top], self._share(turns)
        worth = WORTH[BEST[held, np.minimum(turns, 9)]]
        count = (bits >> COUNT) + ONES[held] + share * ONES[unseen] + np.where(top > 0, 0, bits >> HELD & 3)
        promise = worth + share * WORTH[unseen] - COST
        hope = np.where(top > 0, 0, _likely((promise - weights.promise) / weights.doubt))
        return promise, LONG * _likely((count - CARDS_FOR_BONUS) / 0.7), hope

    def _investment(self, bits: Ints, promise: Numbers, long: Numbers) -> Numbers:
        weights = self.weights
        least = np.where(bits >> COUNT, weights.invest_more_at, weights.invest_at)
        return -weights.invest * (promise - least) - long

    def _cost(self, bits: Ints, ranks: Ints, turns: Ints, promise: Numbers, long: Numbers) -> Numbers:
        weights, factor = self.weights, 1 + (bits >> LAID & 3)
        between = bits >> UNSEEN & ABOVE[bits >> TOP & 15] & ~ABOVE[np.maximum(ranks - 1, 0)]
        skipped = self._share(turns) * WORTH[between]
        begins = weights.begin * (promise - skipped + 2 * long - weights.begin_at)
        waits = weights.urge / turns * (ranks + 1) * factor + 0.5 * long
        cost: Numbers = weights.gap * skipped * factor - np.where(bits >> COUNT, waits, begins)
        return cost

    def _loss(self, bits: Ints, ranks: Ints, turns: Ints, long: Numbers, hope: Numbers) -> Numbers:
        weights, top = self.weights, bits >> TOP & 15
        many = ONES[bits & ABOVE[ranks]] >= turns
        runs = np.where(many, 0, weights.lose * (ranks + 1) * (1 + (bits >> LAID & 3)) + long)
        numbers = np.where(bits >> COUNT, runs, (ranks + 1) * (weights.hold + weights.lose_early * hope))
        investments = np.where((top > 0) | (turns < 3), 0, weights.lose_invest * hope)
        return np.where(ranks == 0, investments, np.where(ranks <= top, 0, numbers))

    def _share(self, turns: Ints) -> Numbers:
        return self.weights.reach * turns / (2 * turns + 8)


def _turns(table: Rounds, rows: Ints) -> Ints:
    return _LEFT[np.minimum((table.left[rows] + 1) // 2, len(LEFT) - 1)][:, None]


def _likely(x: Numbers) -> Numbers:
    return 1 / (1 + np.exp(-np.maximum(x, -40)))
