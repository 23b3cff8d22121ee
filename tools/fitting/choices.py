"""What the movers of many rounds may choose between, and what the networks think of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.heuristics import HELD, NUMBERS, TOP
from games.lost_cities.judgement import CONTEXT, KINDS, LANE_OF, LANE_OUTPUTS, OUTPUTS, PUT_DOWN, TAKE, Kind
from tools.fitting.arrays import ABOVE, BEST, CLASSES, HIGHEST, LOWEST, Floats, Ints, Truths
from tools.fitting.network import Layers, Snapshot, lane_index, parts
from tools.fitting.rounds import Rounds

_LANE_OF = np.array(LANE_OF, np.int64)
CONTEXTS, PUTTING, TAKING = slice(0, CONTEXT), slice(0, PUT_DOWN), slice(PUT_DOWN, OUTPUTS)
"""Which outputs a choice depends on."""
CLOSED = np.float32(-1e9)


class Choices(NamedTuple):
    """Decisions of one kind, a row each.

    ``now`` are the colour bits of all colours; ``asked`` those that the choices are judged by, which is the same when a
    card is put down, and with the card added when it may be taken. ``ranks`` by colour and kind is the card, -1 for
    none. ``lanes`` are the rival's, ``turns`` classes.
    """

    now: Ints
    asked: Ints
    ranks: Ints
    lanes: Ints
    turns: Ints

    def rows(self, which: Ints) -> Choices:
        """Some of the decisions."""
        now, asked, ranks, lanes, turns = self
        return Choices(now[which], asked[which], ranks[which], lanes[which], turns[which])

    @property
    def open(self) -> Truths:
        """Which choices there are, by row; drawing from the pile, which is always there, comes last of draws."""
        found = self.ranks.reshape(len(self.ranks), -1) >= 0
        return np.pad(found, ((0, 0), (0, 1)), constant_values=True) if self.draws else found

    @property
    def draws(self) -> bool:
        """Whether these are draws."""
        return bool(self.ranks.shape[2] < TAKE)

    @property
    def kinds(self) -> slice:
        """The kinds of the choices, by the columns of ``ranks``."""
        return slice(TAKE, KINDS) if self.draws else slice(0, TAKE)


def putting(table: Rounds, rows: Ints) -> Choices:
    """What the movers of ``rows`` may put down."""
    movers = table.mover[rows]
    bits = table.bits[rows, movers]
    top, held, numbers = bits >> TOP & 15, bits >> HELD & 3, bits & NUMBERS
    turns = np.minimum(9, (table.left[rows] + 1) // 2)
    lay = LOWEST[BEST[numbers & ABOVE[top], turns[:, None]]]
    low, high = LOWEST[numbers], HIGHEST[numbers]
    invest, give = np.where((held > 0) & (top == 0), 0, -1), np.where(held > 0, 0, -1)
    ranks = np.stack([lay, invest, low, give, np.where(high > low, high, -1)], axis=2)
    return Choices(bits, bits, ranks, _lanes(table, rows), _turns(table, rows))


def drawing(table: Rounds, rows: Ints) -> Choices:
    """What the movers of ``rows`` may take from discard piles."""
    bits, ranks = table.bits[rows, table.mover[rows]], table.tops(rows)
    asked = bits + np.where(ranks < 0, 0, np.where(ranks == 0, 1 << HELD, 1 << np.maximum(ranks, 0)))
    return Choices(bits, asked, ranks[..., None], _lanes(table, rows), _turns(table, rows))


def _lanes(table: Rounds, rows: Ints) -> Ints:
    return table.bits[rows, 1 - table.mover[rows]] >> TOP & 63


def _turns(table: Rounds, rows: Ints) -> Ints:
    return CLASSES[(table.left[rows] + 1) // 2]


class Judged(NamedTuple):
    """What the networks make of decisions: a score for each choice, and all that the gradient is reckoned from.

    ``values`` and ``hidden`` are of the colours as they are now and, for draws, then of those with a card added, which
    are at ``wished`` in ``ranks``. ``vectors`` by colour and kind are what contexts are multiplied by.
    """

    scores: Floats
    values: Ints
    hidden: Floats
    wished: Ints
    contexts: Floats
    vectors: Floats
    places: Ints


def judged(snapshot: Snapshot, choices: Choices) -> Judged:
    """Judges decisions."""
    count, colours, number = choices.ranks.shape
    width, network = count * colours, snapshot.colours
    wished = np.flatnonzero(choices.ranks >= 0) if choices.draws else np.empty(0, np.int64)
    bits = np.concatenate([choices.now.reshape(-1), choices.asked.reshape(-1)[wished]])
    turns = np.repeat(choices.turns, colours)
    values = parts(bits, np.concatenate([turns, turns[wished]]))
    hidden = network.hidden(values)
    if choices.draws:
        contexts = network.outputs(hidden[:width], CONTEXTS)
        kinds = np.zeros((width, 1 + CONTEXT), contexts.dtype)
        kinds[wished] = network.outputs(hidden[width:], TAKING)
    else:
        outputs = network.outputs(hidden, PUTTING)
        contexts, kinds = outputs[:, CONTEXTS], outputs[:, CONTEXT:]
    contexts = contexts.reshape(count, colours, CONTEXT).sum(axis=1)
    kinds = kinds.reshape(count, colours * number, 1 + CONTEXT)
    places = lane_index(choices.lanes[..., None], choices.ranks, choices.turns[:, None, None])
    answers = snapshot.by_lane.take(places * LANE_OUTPUTS + _LANE_OF[choices.kinds]).reshape(count, -1)
    scores = kinds[..., 0] + np.einsum("nkx,nx->nk", kinds[..., 1:], contexts) + answers
    if choices.draws:
        scores = np.pad(scores, ((0, 0), (0, 1)))
    return Judged(np.where(choices.open, scores, CLOSED), values, hidden, wished, contexts, kinds[..., 1:], places)


def gradient(
    snapshot: Snapshot, choices: Choices, seen: Judged, wanted: Floats, found: Layers, by_lane: Floats
) -> None:
    """Adds what follows from the gradient of the scores to that of the judgement, and to that by what lanes say."""
    count, colours, number = choices.ranks.shape
    width, network = count * colours, snapshot.colours
    wanted = wanted[:, : colours * number]
    answers = seen.places * LANE_OUTPUTS + _LANE_OF[choices.kinds]
    by_lane += np.bincount(answers.reshape(-1), wanted.reshape(-1), by_lane.size).reshape(by_lane.shape)
    of_kinds = np.empty((count, colours * number, 1 + CONTEXT), wanted.dtype)
    of_kinds[..., 0] = wanted
    of_kinds[..., 1:] = wanted[..., None] * seen.contexts[:, None]
    of_contexts = np.einsum("nk,nkx->nx", wanted, seen.vectors).repeat(colours, axis=0)
    of_kinds = of_kinds.reshape(width, -1)
    values, hidden = seen.values, seen.hidden
    if choices.draws:
        network.backward(found, values[:, :width], hidden[:width], of_contexts, CONTEXTS)
        network.backward(found, values[:, width:], hidden[width:], of_kinds[seen.wished], TAKING)
    else:
        network.backward(found, values, hidden, np.concatenate([of_contexts, of_kinds], axis=1), PUTTING)


def faces(choices: Choices, taken: Ints) -> tuple[Ints, Truths]:
    """The faces put down by choices ``taken``, and whether they are laid."""
    number = choices.ranks.shape[2]
    colours, kinds = taken // number, taken % number
    ranks = choices.ranks.reshape(len(taken), -1)[np.arange(len(taken)), taken]
    return colours * PER_COLOUR + ranks, kinds <= Kind.LAY_INVESTMENT
