"""The networks of the judgement and of its critic, with their gradients by hand.

A colour's five parts go through one hidden layer. For the judgement that gives a context and, for each kind of choice,
a worth and a vector: a choice is worth its worth, plus its vector times the contexts of all colours together, plus what
the card is to the rival. For the critic it gives what the colour will still bring its player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from games.lost_cities.features import (
    LANE_PARTS,
    LANE_WIDTHS,
    PARTS,
    TURNS,
    WIDTHS,
    columns,
    lane_columns,
)
from games.lost_cities.heuristics import ABOVE, HELD, LAID, NUMBERS, TOP, UNSEEN
from games.lost_cities.judgement import CONTEXT, HIDDEN, LANE_HIDDEN, LANE_OUTPUTS, OUTPUTS
from tools.fitting.arrays import Floats, Ints

CRITIC_HIDDEN = 32


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


_TABLES = _tables(columns, PARTS, WIDTHS)
_STARTS = np.cumsum((0, *WIDTHS))
_ABOVE = np.array([*ABOVE, *(0,) * 6], np.int64)
_ONES = np.array([mask.bit_count() for mask in range(1024)], np.int64)

_CLASS = np.array(TURNS, np.int64)

_LANE_TABLES = _tables(lane_columns, LANE_PARTS, LANE_WIDTHS)
LANES: Floats = np.concatenate(
    [np.repeat(_LANE_TABLES[0], LANE_PARTS[1], axis=0), np.tile(_LANE_TABLES[1], (LANE_PARTS[0], 1))], axis=1
)
"""The features of what every card is to every rival, by ``lane_index``."""


def lane_index(lanes: Ints, ranks: Ints, turns: Ints) -> Ints:
    """Where cards stand in LANES, by the rival's lane, the card's rank and the class of turns left."""
    return (lanes | np.maximum(ranks, 0) << 6) * LANE_PARTS[1] + turns


def features(bits: Ints, turns: Ints) -> Floats:
    """The features of colours, a row each: what ``games.lost_cities.features`` says of one."""
    top, held = bits >> TOP & 15, bits >> HELD & 3
    above = _ABOVE[top]
    usable, unseen = bits & above, bits >> UNSEEN & above
    useless = np.minimum(3, _ONES[bits & NUMBERS & ~above])
    below = np.where(usable > 0, (usable & -usable) - 1, 0)
    gap = np.where(usable > 0, np.minimum(5, _ONES[unseen & below]), 7)
    fit = _ONES[usable] > turns + 1
    rest = held | useless << 2 | fit << 4 | (bits >> LAID > 0) << 5 | (usable > 0) << 6 | (top > 0) << 7 | gap << 8
    found = np.empty((len(bits), int(_STARTS[-1])), np.float32)
    values = (usable >> 1, unseen >> 1, bits >> TOP & 1023, turns, rest)
    for table, start, end, value in zip(_TABLES, _STARTS[:-1], _STARTS[1:], values, strict=True):
        found[:, start:end] = table[value]
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

    def forward(self, found: Floats) -> tuple[Floats, Floats]:
        """The hidden layer and the output for rows of features."""
        hidden = np.maximum(found @ self.inner + self.inner_bias, 0)
        return hidden, hidden @ self.outer + self.outer_bias

    def backward(self, found: Floats, hidden: Floats, wanted: Floats) -> Layers:
        """The gradient, by that of the output."""
        back = (wanted @ self.outer.T) * (hidden > 0)
        return Layers(found.T @ back, back.sum(axis=0), hidden.T @ wanted, wanted.sum(axis=0))


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

    def valued(self, bits: Ints, turns: Ints) -> tuple[Floats, Floats, Floats]:
        """By how many units the first player will still gain on the second, by row; with features and hidden layer."""
        count, players, colours = bits.shape
        left = np.repeat(_CLASS[turns], players * colours)
        found = features(bits.reshape(-1), left)
        hidden, outputs = self.critic.forward(found)
        by_player = outputs.reshape(count, players, colours).sum(axis=2)
        return by_player[:, 0] - by_player[:, 1], found, hidden

    def worths(self, bits: Ints, turns: Ints) -> Floats:
        """By how many units the first player will still gain on the second, by row."""
        return self.valued(bits, turns)[0]

    def arrays(self) -> list[Floats]:
        """All weights, in the order in which they are written."""
        return [array for layers in self for array in layers]


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
