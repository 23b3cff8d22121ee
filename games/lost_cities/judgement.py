"""A judgement of the whole hand in Lost Cities, fitted by self-play (``tools.fitting``) for rounds of two players.

Each colour (see ``features``) goes through one small hidden layer. That gives the colour's *context*, and for each kind
of choice a worth and a vector. A choice is worth its worth, plus its vector times the contexts of all colours together,
which say how much there is still to do, plus what the card is to the rival. Worths are in no unit: the highest is best.

All but the sum depends on one colour alone, and is looked up: roll-outs ask for hundreds of thousands a second.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache, partial
from importlib import resources
from itertools import islice
from operator import mul

from games.engine import Lookup
from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.features import (
    CLASSES,
    LANE_WIDTHS,
    TURNS,
    TURNS_LEFT,
    WIDTHS,
    columns,
    lane_columns,
    parts,
)
from games.lost_cities.heuristics import ABOVE, HELD, NUMBERS, RANKS, TOP

CONTEXT = 4
HIDDEN = 32
LANE_HIDDEN = 10


class Kind(IntEnum):
    """The kinds of choice, as the networks order them."""

    LAY = 0  # the lowest number there are turns for
    LAY_INVESTMENT = 1
    DISCARD = 2  # the lowest number
    DISCARD_INVESTMENT = 3
    DISCARD_HIGHEST = 4
    TAKE = 5


KINDS = len(Kind)
TAKE = Kind.TAKE
LANE_OF = (0, 3, 1, 1, 1, 2)
"""For each kind, which of the answers about the rival's lane belongs to it."""
_DISCARDS = (Kind.DISCARD, Kind.DISCARD_INVESTMENT, Kind.DISCARD_HIGHEST)
LANE_OUTPUTS = 4
OUTPUTS = CONTEXT + KINDS * (1 + CONTEXT)

NEVER = -1e9
"""Less than anything is worth."""

MOST = 2_000
"""Judgements of colours kept at most, for each class of turns left."""

Row = tuple[float, ...]
Option = tuple[int, int, float, float, float, float, float]
"""A choice in one colour: the card's rank, or its complement (``~``) for a discard, where ``lanes`` says what it is to
the rival, its worth and its vector."""
Judged = tuple[float, float, float, float, tuple[Option, ...]]
"""The context of a colour, and what may be put down in it."""
Wish = tuple[float, float, float, float, float]
"""The worth and the vector of one more card."""


class Judgement:
    """The judgement by certain weights, and all it has been asked.

    ``colours[turns][bits]`` are judged colours, ``wishes[turns][bits << 4 | rank]`` what it is worth to take a card,
    ``lanes[turns][lane]`` what cards are to a rival with a lane (six of its colour bits, from TOP), by rank and kind.
    """

    alone = False

    def __init__(self, weights: Iterator[float]) -> None:
        inner = [[_row(weights, HIDDEN) for _ in range(width)] for width in WIDTHS]
        bias = _row(weights, HIDDEN)
        self._tables = [Lookup[int, Row](partial(_layer, part, rows)) for part, rows in enumerate(inner)]
        inner[TURNS_LEFT][:] = [_summed([row, bias], HIDDEN) for row in inner[TURNS_LEFT]]
        outer = [_row(weights, OUTPUTS) for _ in range(HIDDEN)]
        self._outer, self._bias = list(zip(*outer, strict=True)), _row(weights, OUTPUTS)
        self._lane_weights = [
            [_row(weights, LANE_HIDDEN) for _ in range(sum(LANE_WIDTHS))],
            [_row(weights, LANE_HIDDEN)],
            [_row(weights, LANE_OUTPUTS) for _ in range(LANE_HIDDEN)],
            [_row(weights, LANE_OUTPUTS)],
        ]
        classes = range(CLASSES)
        colours = [Lookup[int, Judged](partial(self._judge, turns), MOST) for turns in classes]
        wishes = [Lookup[int, Wish](partial(self._wish, turns), MOST) for turns in classes]
        lanes = [Lookup[int, Row](partial(self._lane, turns)) for turns in classes]
        self.colours = [colours[turns] for turns in TURNS]
        self.wishes = [wishes[turns] for turns in TURNS]
        self.lanes = [lanes[turns] for turns in TURNS]

    def put_down(self, mine: Sequence[int], rival: Sequence[int], turns: int) -> int:
        """See :class:`games.lost_cities.rollout.Mind`."""
        known, lanes = self.colours[turns], self.lanes[turns]
        first = second = third = fourth = 0.0
        judged = [known[bits] for bits in mine]
        for one, two, three, four, _ in judged:
            first += one
            second += two
            third += three
            fourth += four
        best, found, colour = NEVER, 0, 0
        for _, _, _, _, options in judged:
            if options:
                lane = lanes[rival[colour] >> TOP & 63]
                for rank, place, worth, one, two, three, four in options:
                    worth += lane[place] + first * one + second * two + third * three + fourth * four  # noqa: PLW2901
                    if worth > best:
                        best = worth
                        found = colour * PER_COLOUR + rank if rank >= 0 else ~(colour * PER_COLOUR + ~rank)
            colour += 1  # noqa: SIM113 - half the time of enumerate
        return found

    def pick_up(
        self, mine: Sequence[int], rival: Sequence[int], piles: Sequence[Sequence[int]], blocked: int, turns: int
    ) -> int:
        """See :class:`games.lost_cities.rollout.Mind`."""
        offers = []
        for colour, pile in enumerate(piles):
            if pile and colour != blocked:
                top = mine[colour] >> TOP & 15
                if pile[-1] > top or not top:  # else it is of no use any more
                    offers.append(colour)
        if not offers:
            return -1
        known, wishes, lanes = self.colours[turns], self.wishes[turns], self.lanes[turns]
        first = second = third = fourth = 0.0
        for bits in mine:
            one, two, three, four, _ = known[bits]
            first += one
            second += two
            third += three
            fourth += four
        best, found = 0.0, -1
        for colour in offers:
            rank = piles[colour][-1]
            worth, one, two, three, four = wishes[mine[colour] << 4 | rank]
            worth += lanes[rival[colour] >> TOP & 63][rank * KINDS + TAKE]
            worth += first * one + second * two + third * three + fourth * four
            if worth > best:
                best, found = worth, colour
        return found

    def costs(self, mine: Sequence[int], rival: Sequence[int], turns: int) -> dict[int, float]:
        """Less for what is judged better; only the lowest number to lay, and the lowest and highest to discard."""
        judged, lanes, found = [self.colours[turns][bits] for bits in mine], self.lanes[turns], {}
        context = [sum(each) for each in zip(*(each[:CONTEXT] for each in judged), strict=True)]
        for colour, (*_, options) in enumerate(judged):
            lane = lanes[rival[colour] >> TOP & 63]
            for rank, place, worth, *vector in options:
                face = colour * PER_COLOUR + rank if rank >= 0 else ~(colour * PER_COLOUR + ~rank)
                found[face] = -(worth + lane[place] + sum(map(mul, context, vector)))
        return found

    def _hidden(self, bits: int, turns: int) -> list[float]:
        usable, unseen, side, left, rest = self._tables
        of = parts(bits, turns)
        return [
            total if (total := a + b + c + d + e) > 0 else 0.0
            for a, b, c, d, e in zip(usable[of[0]], unseen[of[1]], side[of[2]], left[of[3]], rest[of[4]], strict=True)
        ]

    def _outputs(self, hidden: Sequence[float], first: int, count: int) -> Iterator[float]:
        for place in range(first, first + count):
            yield sum(map(mul, hidden, self._outer[place]), self._bias[place])

    def _option(self, hidden: Sequence[float], kind: Kind, rank: int) -> Option:
        worth, one, two, three, four = self._outputs(hidden, CONTEXT + kind * (1 + CONTEXT), 1 + CONTEXT)
        return ~rank if kind in _DISCARDS else rank, rank * KINDS + kind, worth, one, two, three, four

    def _judge(self, turns: int, bits: int) -> Judged:
        hidden = self._hidden(bits, turns)
        one, two, three, four = self._outputs(hidden, 0, CONTEXT)
        top, found = bits >> TOP & 15, []
        usable, numbers = RANKS[bits & ABOVE[top]], RANKS[bits & NUMBERS]
        if usable:
            found.append((Kind.LAY, usable[-(turns + 1) :][0]))
        if bits >> HELD & 3:
            if not top:
                found.append((Kind.LAY_INVESTMENT, 0))
            found.append((Kind.DISCARD_INVESTMENT, 0))
        if numbers:
            found.append((Kind.DISCARD, numbers[0]))
        if len(numbers) > 1:
            found.append((Kind.DISCARD_HIGHEST, numbers[-1]))
        return one, two, three, four, tuple([self._option(hidden, kind, rank) for kind, rank in found])

    def _wish(self, turns: int, asked: int) -> Wish:
        rank = asked & 15
        bits = (asked >> 4) + (1 << (rank or HELD))
        return self._option(self._hidden(bits, turns), TAKE, rank)[2:]

    def _lane(self, turns: int, lane: int) -> Row:
        inner, (bias,), outer, (outer_bias,) = self._lane_weights
        found: list[float] = []
        for rank in range(PER_COLOUR):
            on = [*lane_columns(0, lane | rank << 6), LANE_WIDTHS[0] + turns]
            hidden = [max(0.0, total) for total in _summed([bias, *(inner[n] for n in on)], LANE_HIDDEN)]
            answers = [sum(map(mul, hidden, column)) for column in zip(*outer, strict=True)]
            found += [answers[answer] + outer_bias[answer] for answer in LANE_OF]
        return tuple(found)


def _row(weights: Iterator[float], width: int) -> Row:
    return tuple(islice(weights, width))


def _layer(part: int, rows: Sequence[Row], value: int) -> Row:
    return _summed([rows[n] for n in columns(part, value)], HIDDEN)


def _summed(rows: Sequence[Row], width: int) -> Row:
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0.0,) * width


def read(data: bytes) -> Judgement:
    """The judgement by weights as half-precision floats."""
    return Judgement(iter(struct.unpack(f"<{len(data) // 2}e", data)))


@cache
def fitted() -> Judgement:
    """The judgement by the weights that self-play has come to."""
    return read(resources.files("games.lost_cities").joinpath("judgement.bin").read_bytes())
