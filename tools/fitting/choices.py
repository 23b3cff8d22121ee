"""What the movers of many rounds may choose between, and what the networks think of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.features import TURNS
from games.lost_cities.heuristics import ABOVE, HELD, NUMBERS, TOP
from games.lost_cities.judgement import CONTEXT, KINDS, LANE_OF, LANE_OUTPUTS, TAKE, Kind
from tools.fitting.arrays import Floats, Ints, Truths
from tools.fitting.network import LANES, Layers, Networks, features, lane_index
from tools.fitting.rounds import Rounds

_TURNS = np.array(TURNS, np.int64)
_ABOVE = np.array([*ABOVE, *(0,) * 6], np.int64)
_RANKS = [[rank for rank in range(1, 10) if mask >> rank & 1] for mask in range(1024)]
_LOWEST = np.array([min(ranks, default=-1) for ranks in _RANKS], np.int64)
_HIGHEST = np.array([max(ranks, default=-1) for ranks in _RANKS], np.int64)
_FITTING = np.array([[-1, *(ranks[-most:][0] if ranks else -1 for most in range(1, 10))] for ranks in _RANKS], np.int64)
"""By numbers held and turns left, the lowest of those that there are turns for."""
_LANE_OF = np.array(LANE_OF, np.int64)
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
    lay = _FITTING[numbers & _ABOVE[top], turns[:, None]]
    low, high = _LOWEST[numbers], _HIGHEST[numbers]
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
    return _TURNS[(table.left[rows] + 1) // 2]


class Judged(NamedTuple):
    """What the networks make of decisions: a score for each choice, and all that the gradient is reckoned from."""

    scores: Floats
    found: Floats
    hidden: Floats
    outputs: Floats
    contexts: Floats
    places: Ints


def by_lanes(networks: Networks) -> Floats:
    """What the networks say of every card to every rival."""
    return networks.lanes.forward(LANES)[1]


def judged(networks: Networks, choices: Choices, by_lane: Floats | None = None) -> Judged:
    """Judges decisions; ``by_lane`` is what the networks say of all lanes, if that is known already."""
    count, colours = choices.now.shape
    table = by_lanes(networks) if by_lane is None else by_lane
    bits = np.concatenate([choices.now, choices.asked], axis=1) if choices.draws else choices.now
    width = bits.shape[1]
    found = features(bits.reshape(-1), np.repeat(choices.turns, width))
    hidden, outputs = networks.colours.forward(found)
    outputs = outputs.reshape(count, width, -1)
    contexts = outputs[:, :colours, :CONTEXT].sum(axis=1)
    kinds = outputs[:, width - colours :, CONTEXT:].reshape(count, colours, KINDS, 1 + CONTEXT)[:, :, choices.kinds]
    places = lane_index(choices.lanes[..., None], choices.ranks, choices.turns[:, None, None])
    by_hand = kinds[..., 0] + np.einsum("nckx,nx->nck", kinds[..., 1:], contexts)
    scores = by_hand + table[places, _LANE_OF[choices.kinds]]
    flat = scores.reshape(count, -1)
    if choices.draws:
        flat = np.pad(flat, ((0, 0), (0, 1)))
    return Judged(np.where(choices.open, flat, CLOSED), found, hidden, outputs, contexts, places)


def gradient(networks: Networks, choices: Choices, seen: Judged, wanted: Floats) -> tuple[Layers, Floats]:
    """The gradient of the judgement by that of the scores, and the gradient by what is said of all lanes."""
    count, colours = choices.now.shape
    width, number = seen.outputs.shape[1], choices.kinds.stop - choices.kinds.start
    wanted = wanted[:, : colours * number].reshape(count, colours, number)
    back = np.zeros_like(seen.outputs)
    kinds = seen.outputs[:, width - colours :, CONTEXT:].reshape(count, colours, KINDS, 1 + CONTEXT)[
        :, :, choices.kinds
    ]
    of_kinds = np.zeros((count, colours, KINDS, 1 + CONTEXT), np.float32)
    of_kinds[:, :, choices.kinds, 0] = wanted
    of_kinds[:, :, choices.kinds, 1:] = wanted[..., None] * seen.contexts[:, None, None]
    back[:, width - colours :, CONTEXT:] = of_kinds.reshape(count, colours, -1)
    back[:, :colours, :CONTEXT] = np.einsum("nck,nckx->nx", wanted, kinds[..., 1:])[:, None]
    own = networks.colours.backward(seen.found, seen.hidden, back.reshape(count * width, -1))
    answers = seen.places * LANE_OUTPUTS + _LANE_OF[choices.kinds]
    by_lane = np.bincount(answers.reshape(-1), wanted.reshape(-1), len(LANES) * LANE_OUTPUTS)
    return own, by_lane.reshape(len(LANES), -1).astype(np.float32)


def faces(choices: Choices, taken: Ints) -> tuple[Ints, Truths]:
    """The faces put down by choices ``taken``, and whether they are laid."""
    number = choices.ranks.shape[2]
    colours, kinds = taken // number, taken % number
    ranks = choices.ranks.reshape(len(taken), -1)[np.arange(len(taken)), taken]
    return colours * PER_COLOUR + ranks, kinds <= Kind.LAY_INVESTMENT
