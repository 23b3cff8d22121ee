"""The networks of the judgement and of its critic, with their gradients by hand.

A colour's five parts go through one hidden layer. For the judgement that gives a context and, for each kind of choice,
a worth and a vector: a choice is worth its worth, plus its vector times the contexts of all colours together, plus what
the card is to the rival. For the critic it gives what the colour will still bring its player.

Features are noughts and ones that each value of a part has. What a value adds to the hidden layer is worked out once
for all rows; the features themselves are written out for gradients alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from games.lost_cities.features import (
    LANE_PARTS,
    LANE_WIDTHS,
    NO_GAP,
    PARTS,
    WIDTHS,
    columns,
    lane_columns,
)
from games.lost_cities.heuristics import HELD, LAID, NUMBERS, TOP, UNSEEN
from games.lost_cities.judgement import CONTEXT, HIDDEN, LANE_HIDDEN, LANE_OUTPUTS, OUTPUTS
from tools.fitting.arrays import ABOVE, ONES, Floats, Ints, Numbers

CRITIC_HIDDEN = 32
ROWS = 4096
"""How many rows are worked on at a time: what they take fits into a processor's cache."""
ALL = slice(None)


def _tables(
    part_columns: Callable[[int, int], list[int]], sizes: Sequence[int], widths: Sequence[int]
) -> tuple[Floats, ...]:
    """The features of each value of each part as rows of noughts and ones."""
    tables = []
    for part, (size, width) in enumerate(zip(sizes, widths, strict=True)):
        table = np.zeros((size, width), np.float32)
        for value in range(size):
            table[value, part_columns(part, value)] = 1
        tables.append(table)
    return tuple(tables)


COLOUR_TABLES = _tables(columns, PARTS, WIDTHS)
LANE_TABLES = _tables(lane_columns, LANE_PARTS, LANE_WIDTHS)
LANES: Ints = np.indices(LANE_PARTS).reshape(len(LANE_PARTS), -1)
"""The parts of what every card is to every rival, by ``lane_index``."""


def lane_index(lanes: Ints, ranks: Ints, turns: Ints) -> Ints:
    """Where cards stand in LANES, by the rival's lane, the card's rank and the class of turns left."""
    return (lanes | np.maximum(ranks, 0) << 6) * LANE_PARTS[1] + turns


def parts(bits: Ints, turns: Ints) -> Ints:
    """The parts of colours, a row for each part: what ``games.lost_cities.features`` says of one."""
    found = np.empty((len(PARTS), len(bits)), np.int64)
    top, held = bits >> TOP & 15, bits >> HELD & 3
    above = ABOVE[top]
    usable, unseen = bits & above, bits >> UNSEEN & above
    useless = np.minimum(3, ONES[bits & NUMBERS & ~above])
    some, many = usable > 0, ONES[usable] > turns + 1
    gap = np.where(some, np.minimum(5, ONES[unseen & (usable & -usable) - some]), NO_GAP)
    begun, numbered = bits >> LAID > 0, top > 0
    found[0], found[1], found[2], found[3] = usable >> 1, unseen >> 1, bits >> TOP, turns
    found[4] = held | useless << 2 | many << 4 | begun << 5 | some << 6 | numbered << 7 | gap << 8
    return found


class Layers(NamedTuple):
    """A hidden layer of rectified units and an output; gradients have the same shape."""

    inner: Floats
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats

    @classmethod
    def drawn(cls, inputs: int, hidden: int, outputs: int, spread: float, rng: np.random.Generator) -> Layers:
        """Layers to begin with, small numbers by chance."""
        return cls(
            (0.25 * rng.standard_normal((inputs, hidden))).astype(np.float32),
            np.zeros(hidden, np.float32),
            (spread * rng.standard_normal((hidden, outputs))).astype(np.float32),
            np.zeros(outputs, np.float32),
        )

    def none(self) -> Layers:
        """A gradient of noughts."""
        return Layers(*(np.zeros_like(array) for array in self))


class Ready(NamedTuple):
    """Layers with what each value of each part adds to the hidden layer, good until the weights change."""

    layers: Layers
    tables: Sequence[Floats]
    added: Sequence[Floats]

    @classmethod
    def of(cls, layers: Layers, tables: Sequence[Floats]) -> Ready:
        """Layers whose parts have the features of ``tables``."""
        starts = np.cumsum([table.shape[1] for table in tables])[:-1]
        added = [table @ weights for table, weights in zip(tables, np.split(layers.inner, starts), strict=True)]
        added[-1] += layers.inner_bias
        return cls(layers, tables, added)

    def hidden(self, values: Ints) -> Floats:
        """The hidden layer for values of the parts, a row for each part."""
        first, *others = self.added
        found = np.empty((values.shape[1], first.shape[1]), first.dtype)
        for rows, view in _cut(values, found):
            first.take(rows[0], axis=0, out=view, mode="clip")
            for added, part in zip(others, rows[1:], strict=True):
                np.add(view, added.take(part, axis=0), out=view)
            np.maximum(view, 0, out=view)
        return found

    def outputs(self, hidden: Floats, which: slice = ALL) -> Floats:
        """Some of the outputs by the hidden layer."""
        found: Floats = hidden @ self.layers.outer[:, which] + self.layers.outer_bias[which]
        return found

    def backward(self, gradient: Layers, values: Ints, hidden: Floats, wanted: Floats, which: slice = ALL) -> None:
        """Adds to the gradient what follows from that of some of the outputs."""
        inner, inner_bias, outer, outer_bias = gradient
        starts = np.cumsum([table.shape[1] for table in self.tables])[:-1]
        weights = list(zip(self.tables, np.split(inner, starts), strict=True))
        for rows, above, asked in _cut(values, hidden, wanted):
            back = asked @ self.layers.outer[:, which].T
            back *= above > 0
            for (table, part), values_of in zip(weights, rows, strict=True):
                np.add(part, table.take(values_of, axis=0).T @ back, out=part)
            ones = np.ones(len(back), back.dtype)
            inner_bias += ones @ back
            outer[:, which] += above.T @ asked
            outer_bias[which] += ones @ asked


def _cut(values: Ints, *arrays: Floats) -> list[tuple[Numbers, ...]]:
    return [
        (values[:, start : start + ROWS], *(array[start : start + ROWS] for array in arrays))
        for start in range(0, values.shape[1], ROWS)
    ]


class Networks(NamedTuple):
    """What is fitted: the judgement of colours, that of lanes, and the critic."""

    colours: Layers
    lanes: Layers
    critic: Layers

    @classmethod
    def drawn(cls, rng: np.random.Generator) -> Networks:
        """Networks that know nothing yet, but would rather draw than take."""
        width = sum(WIDTHS)
        found = cls(
            Layers.drawn(width, HIDDEN, OUTPUTS, 0.05, rng),
            Layers.drawn(sum(LANE_WIDTHS), LANE_HIDDEN, LANE_OUTPUTS, 0.1, rng),
            Layers.drawn(width, CRITIC_HIDDEN, 1, 0.3, rng),
        )
        found.colours.outer_bias[-(1 + CONTEXT)] = -2
        return found

    def none(self) -> Networks:
        """A gradient of noughts."""
        return Networks(*(layers.none() for layers in self))

    def arrays(self) -> list[Floats]:
        """All weights, in the order in which they are written."""
        return [array for layers in self for array in layers]


class Snapshot(NamedTuple):
    """The networks ready to be asked, and what they say of every card to every rival."""

    colours: Ready
    lanes: Ready
    critic: Ready
    lanes_hidden: Floats
    by_lane: Floats

    @classmethod
    def of(cls, networks: Networks) -> Snapshot:
        """Networks as they are now."""
        lanes = Ready.of(networks.lanes, LANE_TABLES)
        hidden = lanes.hidden(LANES)
        return cls(
            Ready.of(networks.colours, COLOUR_TABLES),
            lanes,
            Ready.of(networks.critic, COLOUR_TABLES),
            hidden,
            lanes.outputs(hidden),
        )


class Adam:
    """Steps down gradients, each weight at its own pace (Kingma and Ba, 2015)."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.weights = weights
        self.means = [np.zeros_like(each) for each in weights]
        self.squares = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """Changes the weights in place."""
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weight, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            np.add(mean, np.float32(0.1) * (gradient - mean), out=mean)
            np.add(square, np.float32(0.001) * (gradient * gradient - square), out=square)
            pace = np.sqrt(square / np.float32(second)) + np.float32(1e-6)
            np.subtract(weight, np.float32(rate) * (mean / np.float32(first)) / pace, out=weight)
