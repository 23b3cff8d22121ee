"""Rounds that the networks play against themselves and against rules of thumb, with all that is learnt from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.heuristics import BEGINNER, HEURISTICS, LEFT, Heuristics, Weights
from games.lost_cities.judgement import TAKE, Kind
from tools.fitting.arrays import Floats, Ints, Numbers, Truths
from tools.fitting.choices import Choices, by_lanes, drawing, faces, judged, putting
from tools.fitting.network import Networks
from tools.fitting.rounds import NOTHING, Rounds

POINTS = 20.0
"""Points that count as one, so that what is learnt from is neither large nor small."""
STYLES = 4
"""How many rivals have weights by chance, between and beyond those of the rules of thumb that there are."""
WIDE = 0.3
"""How far beyond, as the spread of a factor's logarithm."""
NOBODY = -1


class Samples(NamedTuple):
    """Decisions of one kind: what was open, what was taken, with which likelihood, and how good it proved to be."""

    choices: Choices
    taken: Ints
    likelihood: Floats
    advantage: Floats

    def rows(self, which: Ints) -> Samples:
        """Some of them."""
        return Samples(self.choices.rows(which), self.taken[which], self.likelihood[which], self.advantage[which])


class Positions(NamedTuple):
    """Positions at the begin of a turn: what both players hold, and the lead that the first player came to."""

    bits: Ints
    turns: Ints
    leads: Floats
    targets: Floats


class Played(NamedTuple):
    """What there is to learn from a number of rounds."""

    puts: Samples
    draws: Samples
    positions: Positions


class _Decision(NamedTuple):
    """Decisions of one kind in one turn."""

    rows: Ints
    movers: Ints
    turn: int
    choices: Choices
    taken: Ints
    likelihood: Floats


def shown(networks: Networks, count: int, expeditions: int, trace: float, rng: np.random.Generator) -> Played:
    """``count`` rounds by the rules of thumb, to be copied at first: who only tries would learn to lay nothing."""
    table = Rounds(count, expeditions, rng)
    rows = np.arange(count)
    decisions: tuple[list[_Decision], list[_Decision]] = [], []
    seen: list[tuple[Ints, Ints, Ints, Ints]] = []
    while len(rows):
        turn, movers, minds = len(seen), table.mover[rows], [HEURISTICS] * len(rows)
        seen.append((rows, table.bits[rows], (table.left[rows] + 1) // 2, table.leads(rows)))
        put, lays = _put_by_rules(table, rows, minds)
        colours, ranks = put // PER_COLOUR, put % PER_COLOUR
        kinds = np.where(lays, Kind.LAY, Kind.DISCARD) + (ranks == 0)
        certain = np.zeros(len(rows), np.float32)
        choices = putting(table, rows)
        decisions[0].append(_Decision(rows, movers, turn, choices, colours * TAKE + kinds, certain))
        table.put(rows, put, lays)
        sources = _drawn_by_rules(table, rows, minds)
        choices = drawing(table, rows)
        some = np.flatnonzero((choices.ranks >= 0).any(axis=(1, 2)))
        taken = np.where(sources >= 0, sources, expeditions)[some]
        decisions[1].append(_Decision(rows[some], movers[some], turn, choices.rows(some), taken, certain[some]))
        table.draw(rows, sources)
        rows = rows[table.left[rows] > 0]
    positions, advantages = _told(networks, seen, table.leads(np.arange(count)), trace)
    puts, draws = (_samples(each, advantages) for each in decisions)
    return Played(puts, draws, positions)


def styles(rng: np.random.Generator) -> list[Heuristics]:
    """The rivals by rules of thumb: both that there are, and some of other weights."""
    found = [HEURISTICS, BEGINNER]
    for _ in range(STYLES):
        weights = {
            name: (here + rng.random() * (there - here)) * float(np.exp(WIDE * rng.standard_normal()))
            for (name, here), there in zip(
                msgspec.structs.asdict(HEURISTICS.weights).items(),
                msgspec.structs.astuple(BEGINNER.weights),
                strict=True,
            )
        }
        found.append(Heuristics(Weights(**weights)))
    return found


def play(
    networks: Networks,
    count: int,
    expeditions: int,
    rivals: Sequence[Heuristics],
    share: float,
    trace: float,
    rng: np.random.Generator,
) -> Played:
    """``count`` rounds, a ``share`` of them with one of ``rivals``; ``trace`` is how far back an outcome tells."""
    table = Rounds(count, expeditions, rng)
    rival = np.where(rng.random(count) < share, rng.integers(0, 2, count), NOBODY)
    minds = rng.integers(0, len(rivals), count)
    by_lane = by_lanes(networks)
    rows = np.arange(count)
    decisions: tuple[list[_Decision], list[_Decision]] = [], []
    seen: list[tuple[Ints, Ints, Ints, Ints]] = []
    turn = 0
    while len(rows):
        movers = table.mover[rows]
        seen.append((rows, table.bits[rows], (table.left[rows] + 1) // 2, table.leads(rows)))
        own = rival[rows] != movers
        mine, theirs = rows[own], rows[~own]
        if len(theirs):
            put, lays = _put_by_rules(table, theirs, [rivals[mind] for mind in minds[theirs]])
            table.put(theirs, put, lays)
        if len(mine):
            decision = _decide(networks, putting(table, mine), mine, movers[own], turn, by_lane, rng)
            decisions[0].append(decision)
            table.put(mine, *faces(decision.choices, decision.taken))
        sources = np.full(count, NOTHING, np.int64)
        if len(theirs):
            sources[theirs] = _drawn_by_rules(table, theirs, [rivals[mind] for mind in minds[theirs]])
        choices = drawing(table, mine)
        some = np.flatnonzero((choices.ranks >= 0).any(axis=(1, 2)))
        if len(some):
            decision = _decide(networks, choices.rows(some), mine[some], movers[own][some], turn, by_lane, rng)
            decisions[1].append(decision)
            sources[mine[some]] = np.where(decision.taken < expeditions, decision.taken, NOTHING)
        table.draw(rows, sources[rows])
        rows = rows[table.left[rows] > 0]
        turn += 1
    positions, advantages = _told(networks, seen, table.leads(np.arange(count)), trace)
    puts, draws = (_samples(each, advantages) for each in decisions)
    return Played(puts, draws, positions)


def _decide(
    networks: Networks,
    choices: Choices,
    rows: Ints,
    movers: Ints,
    turn: int,
    by_lane: Floats,
    rng: np.random.Generator,
) -> _Decision:
    """Draws a choice for each row, the likelier the better it is judged to be."""
    scores = judged(networks, choices, by_lane).scores
    taken = np.argmax(scores + rng.gumbel(size=scores.shape), axis=1)
    best = scores.max(axis=1)
    all_of_them = best + np.log(np.exp(scores - best[:, None]).sum(axis=1))
    return _Decision(rows, movers, turn, choices, taken, scores[np.arange(len(rows)), taken] - all_of_them)


def _put_by_rules(table: Rounds, rows: Ints, minds: Sequence[Heuristics]) -> tuple[Ints, Truths]:
    """What rivals put down, and whether they lay it."""
    found = []
    turns = ((table.left[rows] + 1) // 2).tolist()
    both = table.bits[rows].tolist()
    for (first, second), mover, left, mind in zip(both, table.mover[rows].tolist(), turns, minds, strict=True):
        mine, other = (second, first) if mover else (first, second)
        found.append(mind.put_down(mine, other, min(left, len(LEFT) - 1)))
    face = np.array(found, np.int64)
    return np.where(face >= 0, face, ~face), face >= 0


def _drawn_by_rules(table: Rounds, rows: Ints, minds: Sequence[Heuristics]) -> Ints:
    """Where rivals draw from."""
    found = []
    turns = ((table.left[rows] + 1) // 2).tolist()
    held, tops = table.bits[rows, table.mover[rows]].tolist(), table.tops(rows).tolist()
    for mine, ranks, left, mind in zip(held, tops, turns, minds, strict=True):
        piles = [[rank] if rank >= 0 else [] for rank in ranks]
        found.append(mind.pick_up(mine, mine, piles, NOTHING, min(left, len(LEFT) - 1)))
    return np.array(found, np.int64)


def _told(
    networks: Networks, seen: Sequence[tuple[Ints, Ints, Ints, Ints]], ends: Ints, trace: float
) -> tuple[Positions, Floats]:
    """The positions with what became of them, and by turn and row how much better it was than expected."""
    found, worths = [], np.empty((len(seen) + 1, len(ends)), np.float32)
    worths[:] = ends / POINTS
    for turn, (rows, bits, turns, leads) in enumerate(seen):
        worths[turn, rows] = networks.worths(bits, turns) + leads / POINTS
        found.append((turn, rows))
    gains = worths[1:] - worths[:-1]
    advantages = np.zeros_like(worths)
    for turn in range(len(seen) - 1, -1, -1):
        advantages[turn] = gains[turn] + trace * advantages[turn + 1]
    targets = [worths[turn, rows] + advantages[turn, rows] for turn, rows in found]
    bits, turns, leads = (_joined([each[part] for each in seen]) for part in (1, 2, 3))
    return Positions(bits, turns, (leads / POINTS).astype(np.float32), _joined(targets)), advantages


def _samples(decisions: Sequence[_Decision], advantages: Floats) -> Samples:
    """All decisions of one kind, each with its advantage for who made it."""
    gained = [
        np.where(each.movers == 0, advantages[each.turn, each.rows], -advantages[each.turn, each.rows])
        for each in decisions
    ]
    choices = Choices(*(_joined(part) for part in zip(*(each.choices for each in decisions), strict=True)))
    taken, likelihood = _joined([each.taken for each in decisions]), _joined([each.likelihood for each in decisions])
    return Samples(choices, taken, likelihood.astype(np.float32), _joined(gained).astype(np.float32))


def _joined(arrays: Sequence[Numbers]) -> Numbers:
    return np.concatenate(arrays)
