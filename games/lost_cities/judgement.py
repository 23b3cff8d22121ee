"""A judgement of the whole hand in Lost Cities, fitted by self-play (``tools.fitting``) for rounds of two players.

Each colour (see ``features``) goes through one small hidden layer. That gives the colour's *context*, and for each kind
of choice a worth and a vector. A choice is worth its worth, plus its vector times the contexts of all colours together,
which say how much there is still to do, plus what the card is to the rival. Worths are in no unit: the highest is best.

All but the sum depends on one colour alone, and is looked up: roll-outs ask for hundreds of thousands a second.
What is not known yet, some fifty of them a roll-out, is reckoned a row at a time (see ``Packing``): twice as fast.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
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
LAY, LAY_INVESTMENT, DISCARD, DISCARD_INVESTMENT, DISCARD_HIGHEST, TAKE = Kind
LANE_OF = (0, 3, 1, 1, 1, 2)
"""For each kind, which of the answers about the rival's lane belongs to it."""
LANE_OUTPUTS = 4
OUTPUTS = CONTEXT + KINDS * (1 + CONTEXT)
PUT_DOWN = CONTEXT + TAKE * (1 + CONTEXT)
"""How many of the outputs, the first, are for putting cards down; the others are for taking one."""

ONE = 1 << 24
"""Half-precision floats are whole multiples of 1 / ONE: in units of that, all that is reckoned is exact."""
UNIT = 1 / (ONE * ONE)
"""What an output counts in: products of two weights."""

NEVER = -1e9
"""Less than anything is worth."""

MOST = 2_000
"""Judgements of colours, and of wishes, kept at most for each class of turns left, and as many from before.

A tenth of what is asked for was last asked for before 500 others; with half as many kept a search takes a sixth longer.
One of a colour takes 0.8 KiB.
"""

Row = tuple[float, ...]
Option = tuple[int, int, float, float, float, float, float]
"""A choice in one colour: the card's rank, or its complement (``~``) for a discard, where ``lanes`` says what it is to
the rival, its worth and its vector."""
Judged = tuple[float, float, float, float, tuple[Option, ...]]
"""The context of a colour, and what may be put down in it."""
Wish = tuple[float, float, float, float, float]
"""The worth and the vector of one more card."""


class Packing:
    """Rows of ``width`` numbers as one whole number, 64 bits for each: its sums and multiples are those of the rows.

    A number has to be at least -(2**63), and less than 2**63, in its units.
    """

    def __init__(self, width: int) -> None:
        self._signs = sum(1 << 63 + 64 * place for place in range(width))
        self._size, self._unpack = 8 * width, struct.Struct(f"<{width}q").unpack

    def packed(self, row: Iterable[float], one: int = ONE) -> int:
        """The row in units of 1 / ``one``."""
        return sum(int(number * one) << 64 * place for place, number in enumerate(row))

    def unpacked(self, packed: int) -> tuple[int, ...]:
        """The numbers of a row."""
        return self._unpack(((packed + self._signs) ^ self._signs).to_bytes(self._size, "little"))


HIDDEN_ROWS, PUT_DOWN_ROWS, TAKE_ROWS = Packing(HIDDEN), Packing(PUT_DOWN), Packing(OUTPUTS - PUT_DOWN)


class Judgement:
    """The judgement by certain weights, and all it has been asked.

    ``colours[turns][bits]`` are judged colours, ``wishes[turns][bits << 4 | rank]`` what it is worth to take a card,
    ``lanes[turns][lane]`` what cards are to a rival with a lane (six of its colour bits, from TOP), by rank and kind.
    """

    alone = False

    def __init__(self, weights: Iterator[float]) -> None:
        inner = [[HIDDEN_ROWS.packed(_row(weights, HIDDEN)) for _ in range(width)] for width in WIDTHS]
        bias = HIDDEN_ROWS.packed(_row(weights, HIDDEN))
        self._tables = [Lookup[int, int](partial(_layer, part, rows)) for part, rows in enumerate(inner)]
        inner[TURNS_LEFT][:] = [row + bias for row in inner[TURNS_LEFT]]
        outer, outer_bias = [_row(weights, OUTPUTS) for _ in range(HIDDEN)], _row(weights, OUTPUTS)
        self._put_down = [PUT_DOWN_ROWS.packed(row[:PUT_DOWN]) for row in outer]
        self._put_down_bias = PUT_DOWN_ROWS.packed(outer_bias[:PUT_DOWN], ONE * ONE)
        self._take = [TAKE_ROWS.packed(row[PUT_DOWN:]) for row in outer]
        self._take_bias = TAKE_ROWS.packed(outer_bias[PUT_DOWN:], ONE * ONE)
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

    def _outputs(self, bits: int, turns: int, rows: Sequence[int], bias: int) -> int:
        usable, unseen, side, left, rest = self._tables
        of = parts(bits, turns)
        row = usable[of[0]] + unseen[of[1]] + side[of[2]] + left[of[3]] + rest[of[4]]
        hidden = HIDDEN_ROWS.unpacked(row)
        active = [number * weights for number, weights in zip(hidden, rows, strict=True) if number > 0]
        return sum(active, bias)

    def _judge(self, turns: int, bits: int) -> Judged:
        row = self._outputs(bits, turns, self._put_down, self._put_down_bias)
        outputs = PUT_DOWN_ROWS.unpacked(row)
        one, two, three, four = outputs[:CONTEXT]
        top, found = bits >> TOP & 15, []
        usable, numbers = RANKS[bits & ABOVE[top]], RANKS[bits & NUMBERS]
        if usable:
            rank = usable[-(turns + 1) :][0]
            found.append(_option(outputs, LAY, rank, rank))
        if bits >> HELD & 3:
            if not top:
                found.append(_option(outputs, LAY_INVESTMENT, 0, 0))
            found.append(_option(outputs, DISCARD_INVESTMENT, 0, ~0))
        if numbers:
            found.append(_option(outputs, DISCARD, numbers[0], ~numbers[0]))
            if len(numbers) > 1:
                found.append(_option(outputs, DISCARD_HIGHEST, numbers[-1], ~numbers[-1]))
        return one * UNIT, two * UNIT, three * UNIT, four * UNIT, tuple(found)

    def _wish(self, turns: int, asked: int) -> Wish:
        rank = asked & 15
        bits = (asked >> 4) + (1 << (rank or HELD))
        row = self._outputs(bits, turns, self._take, self._take_bias)
        worth, one, two, three, four = TAKE_ROWS.unpacked(row)
        return worth * UNIT, one * UNIT, two * UNIT, three * UNIT, four * UNIT

    def _lane(self, turns: int, lane: int) -> Row:
        inner, (bias,), outer, (outer_bias,) = self._lane_weights
        found: list[float] = []
        for rank in range(PER_COLOUR):
            on = [*lane_columns(0, lane | rank << 6), LANE_WIDTHS[0] + turns]
            hidden = [max(0.0, sum(column)) for column in zip(bias, *(inner[n] for n in on), strict=True)]
            answers = [sum(map(mul, hidden, column)) for column in zip(*outer, strict=True)]
            found += [answers[answer] + outer_bias[answer] for answer in LANE_OF]
        return tuple(found)


def _row(weights: Iterator[float], width: int) -> Row:
    return tuple(islice(weights, width))


def _layer(part: int, rows: Sequence[int], value: int) -> int:
    return sum(rows[n] for n in columns(part, value))


def _option(outputs: Sequence[int], kind: Kind, rank: int, choice: int) -> Option:
    first = CONTEXT + kind * (1 + CONTEXT)
    worth, one, two, three, four = outputs[first : first + 1 + CONTEXT]
    return choice, rank * KINDS + kind, worth * UNIT, one * UNIT, two * UNIT, three * UNIT, four * UNIT


def read(data: bytes) -> Judgement:
    """The judgement by weights as half-precision floats."""
    return Judgement(iter(struct.unpack(f"<{len(data) // 2}e", data)))


@cache
def fitted() -> Judgement:
    """The judgement by the weights that self-play has come to."""
    return read(resources.files("games.lost_cities").joinpath("judgement.bin").read_bytes())
