"""Rounds of two players of Lost Cities in lockstep: hundreds of them as arrays, one row each.

The same rules on the same colour bits as in ``games.lost_cities.rollout``; a test holds both together.
"""

from __future__ import annotations

import numpy as np

from games.lost_cities import heuristics, rollout
from games.lost_cities.cards import CARDS, PER_COLOUR, deck
from games.lost_cities.scoring import BONUS, CARDS_FOR_BONUS, COST
from games.lost_cities.setup import HAND
from tools.fitting.arrays import Ints, Truths

LAY_KEEP = np.array(heuristics.LAY_KEEP, np.int64)
LAY_ADD = np.array(heuristics.LAY_ADD, np.int64)
GAIN = np.array(rollout.GAIN, np.int64)
SEEN = np.array(rollout.SEEN, np.int64)
FORGOTTEN = np.array(rollout.FORGOTTEN, np.int64)
COLOUR = np.arange(len(CARDS)) // PER_COLOUR
RANK = np.arange(len(CARDS)) % PER_COLOUR
PILE_ROOM = 12
"""Cards of a colour that can lie on its discard pile."""
NOTHING = -1


class Rounds:
    """``count`` rounds of two players that begin now, all dealt by ``rng``.

    ``bits`` by row, player and colour, ``sums`` of the numbers laid likewise, ``piles`` of ranks by row and colour with
    their ``heights``, ``left`` cards in each draw pile, ``mover`` who is to move, ``blocked`` the colour just discarded
    to, ``takes`` from discard piles. The first player is drawn. Players of other builds know more: ``hands`` are faces
    in the order in which they were drawn, ``laid`` the ranks on each side, ``known`` those in hand that came from
    discard piles.
    """

    def __init__(self, count: int, expeditions: int, rng: np.random.Generator) -> None:
        cards = np.array(deck(2, expeditions), np.int64)
        self.deck: Ints = rng.permuted(np.broadcast_to(cards, (count, len(cards))), axis=1)
        self.left: Ints = np.full(count, len(cards) - 2 * HAND, np.int64)
        self.mover: Ints = rng.integers(0, 2, count)
        self.blocked: Ints = np.full(count, NOTHING, np.int64)
        self.takes: Ints = np.zeros(count, np.int64)
        self.sums: Ints = np.zeros((count, 2, expeditions), np.int64)
        self.piles: Ints = np.zeros((count, expeditions, PILE_ROOM), np.int64)
        self.heights: Ints = np.zeros((count, expeditions), np.int64)
        self.bits: Ints = np.full((count, 2, expeditions), heuristics.NUMBERS << heuristics.UNSEEN, np.int64)
        self.hands: Ints = np.zeros((count, 2, HAND), np.int64)
        self.laid: Ints = np.zeros((count, 2, expeditions), np.int64)
        self.known: Ints = np.zeros((count, 2, expeditions), np.int64)
        rows = np.arange(count)
        for number in range(2 * HAND):
            self._gain(rows, np.full(count, number % 2), self.deck[:, len(cards) - 1 - number], number // 2)

    def _gain(self, rows: Ints, players: Ints, faces: Ints, place: int) -> None:
        self.hands[rows, players, place] = faces
        colours, ranks = COLOUR[faces], RANK[faces]
        held = self.bits[rows, players, colours]
        self.bits[rows, players, colours] = (held + GAIN[ranks]) & SEEN[ranks]

    def put(self, rows: Ints, faces: Ints, lays: Truths) -> None:
        """The movers of ``rows`` lay ``faces``, or discard them."""
        movers, colours, ranks = self.mover[rows], COLOUR[faces], RANK[faces]
        held = self.bits[rows, movers, colours]
        laid = (held & LAY_KEEP[ranks]) + LAY_ADD[ranks]
        self.bits[rows, movers, colours] = np.where(lays, laid, held - GAIN[ranks])
        self.bits[rows, 1 - movers, colours] &= SEEN[ranks]
        numbers = np.where(ranks > 0, 1 << ranks, 0)
        self.sums[rows, movers, colours] += np.where(lays & (ranks > 0), ranks + 1, 0)
        self.laid[rows, movers, colours] |= np.where(lays, numbers, 0)
        self.known[rows, movers, colours] &= ~numbers
        hands = self.hands[rows, movers]
        later = np.arange(HAND - 1) >= np.argmax(hands == faces[:, None], axis=1)[:, None]
        self.hands[rows, movers, :-1] = np.where(later, hands[:, 1:], hands[:, :-1])
        self.blocked[rows] = np.where(lays, NOTHING, colours)
        down, onto, what = rows[~lays], colours[~lays], ranks[~lays]
        self.piles[down, onto, self.heights[down, onto]] = what
        self.heights[down, onto] += 1

    def piled(self, rows: Ints) -> Ints:
        """The rank on top of each discard pile; -1 for none."""
        heights = self.heights[rows]
        ranks = np.take_along_axis(self.piles[rows], np.maximum(heights - 1, 0)[..., None], axis=2)[..., 0]
        return np.where(heights > 0, ranks, NOTHING)

    def open(self, rows: Ints) -> Truths:
        """Whether movers who have put a card down may take from each discard pile."""
        heights = self.heights[rows]
        may = (heights > 0) & (self.takes[rows, None] < rollout.TAKES)
        found: Truths = may & (np.arange(heights.shape[1]) != self.blocked[rows, None])
        return found

    def tops(self, rows: Ints) -> Ints:
        """The rank on top of each discard pile of ``rows`` from which its mover may and could well take; else -1."""
        ranks, top = self.piled(rows), self.bits[rows, self.mover[rows]] >> heuristics.TOP & 15
        return np.where(self.open(rows) & ((ranks > top) | (top == 0)), ranks, NOTHING)

    def draw(self, rows: Ints, sources: Ints) -> None:
        """The movers of ``rows`` take the top card of the piles ``sources``, or, where that is -1, draw."""
        taking = sources >= 0
        taken, colours, movers = rows[taking], sources[taking], self.mover[rows[taking]]
        self.heights[taken, colours] -= 1
        ranks = self.piles[taken, colours, self.heights[taken, colours]]
        self.bits[taken, movers, colours] += GAIN[ranks]
        self.bits[taken, 1 - movers, colours] |= FORGOTTEN[ranks]
        self.known[taken, movers, colours] |= np.where(ranks > 0, 1 << ranks, 0)
        self.hands[taken, movers, -1] = colours * PER_COLOUR + ranks
        self.takes[taken] += 1
        drawn = rows[~taking]
        self.left[drawn] -= 1
        self._gain(drawn, self.mover[drawn], self.deck[drawn, self.left[drawn]], HAND - 1)
        self.mover[rows] = 1 - self.mover[rows]

    def leads(self, rows: Ints) -> Ints:
        """By how many points the first player of each of ``rows`` is ahead, as the cards lie."""
        bits, sums = self.bits[rows], self.sums[rows]
        counts, laid = bits >> heuristics.COUNT, bits >> heuristics.LAID & 3
        worths = (sums - COST) * (1 + laid) + np.where(counts >= CARDS_FOR_BONUS, BONUS, 0)
        by_player: Ints = np.where(counts > 0, worths, 0).sum(axis=2)
        return by_player[:, 0] - by_player[:, 1]
