"""Rounds that the networks play against themselves and against others, with all that is learnt from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.heuristics import HEURISTICS
from games.lost_cities.judgement import TAKE, Kind
from games.lost_cities.rollout import TAKES
from tools.fitting.arrays import CLASSES, Floats, Ints, Numbers
from tools.fitting.choices import Choices, drawing, faces, judged, putting
from tools.fitting.network import Networks, Snapshot, parts
from tools.fitting.rounds import NOTHING, Rounds
from tools.fitting.thumbs import Thumbs

Turn = Callable[[Rounds, Ints, np.random.Generator], Ints]
"""A player: puts a card down in rounds where it is to move, and says where it then draws from."""
POINTS = 20.0
"""Points that count as one, so that what is learnt from is neither large nor small."""
NOBODY = -1
SMALLEST = np.finfo(np.float32).tiny


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
    """What there is to learn from a number of rounds, and the lead in points over rivals in them."""

    puts: Samples
    draws: Samples
    positions: Positions
    lead: float


class _Seen(NamedTuple):
    """What there was at the begin of a turn."""

    rows: Ints
    bits: Ints
    turns: Ints
    leads: Ints

    @classmethod
    def of(cls, table: Rounds, rows: Ints) -> _Seen:
        """How ``rows`` stand now."""
        return cls(rows, table.bits[rows], (table.left[rows] + 1) // 2, table.leads(rows))


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
    table, mind = Rounds(count, expeditions, rng), Thumbs(HEURISTICS)
    rows = np.arange(count)
    decisions: tuple[list[_Decision], list[_Decision]] = [], []
    seen: list[_Seen] = []
    while len(rows):
        turn, movers = len(seen), table.mover[rows]
        seen.append(_Seen.of(table, rows))
        put, lays = mind.put_down(table, rows)
        kinds = np.where(lays, Kind.LAY, Kind.DISCARD) + (put % PER_COLOUR == 0)
        certain = np.zeros(len(rows), np.float32)
        taken = put // PER_COLOUR * TAKE + kinds
        decisions[0].append(_Decision(rows, movers, turn, putting(table, rows), taken, certain))
        table.put(rows, put, lays)
        sources, choices = mind.pick_up(table, rows), drawing(table, rows)
        some = np.flatnonzero((choices.ranks >= 0).any(axis=(1, 2)))
        taken = np.where(sources >= 0, sources, expeditions)[some]
        decisions[1].append(_Decision(rows[some], movers[some], turn, choices.rows(some), taken, certain[some]))
        table.draw(rows, sources)
        rows = rows[table.left[rows] > 0]
    return _told(networks, decisions, seen, table, trace, 0.0)


def play(
    networks: Networks,
    count: int,
    expeditions: int,
    rivals: Sequence[Turn],
    share: float,
    trace: float,
    rng: np.random.Generator,
) -> Played:
    """``count`` rounds, a ``share`` of them with one of ``rivals``; ``trace`` is how far back an outcome tells."""
    table, snapshot = Rounds(count, expeditions, rng), Snapshot.of(networks)
    rival = np.where(rng.random(count) < share, rng.integers(0, 2, count), NOBODY)
    which = rng.integers(0, len(rivals), count)
    rows = np.arange(count)
    decisions: tuple[list[_Decision], list[_Decision]] = [], []
    seen: list[_Seen] = []
    while len(rows):
        turn, movers = len(seen), table.mover[rows]
        seen.append(_Seen.of(table, rows))
        own = rival[rows] != movers
        mine, theirs = rows[own], rows[~own]
        sources = np.full(count, NOTHING, np.int64)
        for number, other in enumerate(rivals):
            some = theirs[which[theirs] == number]
            sources[some] = taking(other, table, some, rng)
        if len(mine):
            decision = _decide(snapshot, putting(table, mine), mine, movers[own], turn, rng)
            decisions[0].append(decision)
            table.put(mine, *faces(decision.choices, decision.taken))
        choices = drawing(table, mine)
        some = np.flatnonzero((choices.ranks >= 0).any(axis=(1, 2)))
        if len(some):
            decision = _decide(snapshot, choices.rows(some), mine[some], movers[own][some], turn, rng)
            decisions[1].append(decision)
            sources[mine[some]] = np.where(decision.taken < expeditions, decision.taken, NOTHING)
        table.draw(rows, sources[rows])
        rows = rows[table.left[rows] > 0]
    leads = np.where(rival == 0, -1, 1) * table.leads(np.arange(count))
    return _told(networks, decisions, seen, table, trace, float(leads[rival != NOBODY].mean()) if share else 0.0)


def taking(player: Turn, table: Rounds, rows: Ints, rng: np.random.Generator) -> Ints:
    """A turn of a player who draws from the pile once enough cards were taken: where it draws from."""
    if not len(rows):
        return rows
    sources = player(table, rows, rng)
    return np.where(table.takes[rows] < TAKES, sources, NOTHING)


def _decide(
    snapshot: Snapshot, choices: Choices, rows: Ints, movers: Ints, turn: int, rng: np.random.Generator
) -> _Decision:
    """Draws a choice for each row, the likelier the better it is judged to be."""
    scores = judged(snapshot, choices).scores
    luck = np.log(np.maximum(rng.standard_exponential(scores.shape, np.float32), SMALLEST))
    taken = np.argmax(scores - luck, axis=1)
    best = scores.max(axis=1)
    all_of_them = best + np.log(np.exp(scores - best[:, None]).sum(axis=1))
    return _Decision(rows, movers, turn, choices, taken, scores[np.arange(len(rows)), taken] - all_of_them)


def _told(
    networks: Networks,
    decisions: tuple[list[_Decision], list[_Decision]],
    seen: Sequence[_Seen],
    table: Rounds,
    trace: float,
    lead: float,
) -> Played:
    """What is learnt from: the outcome of each position, and how much better than expected it was for each decision."""
    count = len(table.left)
    worths = np.empty((len(seen) + 1, count), np.float32)
    worths[:] = table.leads(np.arange(count)) / POINTS
    critic = Snapshot.of(networks).critic
    asked = np.full(table.bits.shape, -1, np.int64)
    signed = np.zeros(table.bits.shape, np.float32)
    for turn, (rows, bits, turns, leads) in enumerate(seen):
        asks = bits << 4 | CLASSES[turns][:, None, None]
        row, player, colour = np.nonzero(asks != asked[rows])
        new = asks[row, player, colour]
        worth = critic.outputs(critic.hidden(parts(new >> 4, new & 15)))[:, 0]
        asked[rows[row], player, colour] = new
        signed[rows[row], player, colour] = np.where(player == 0, worth, -worth)
        worths[turn, rows] = signed[rows].sum(axis=(1, 2)) + leads / POINTS
    gains = worths[1:] - worths[:-1]
    advantages = np.zeros_like(worths)
    for turn in range(len(seen) - 1, -1, -1):
        advantages[turn] = gains[turn] + trace * advantages[turn + 1]
    targets = [worths[turn, rows] + advantages[turn, rows] for turn, (rows, *_) in enumerate(seen)]
    bits, turns, leads = (_joined([each[part] for each in seen]) for part in (1, 2, 3))
    positions = Positions(bits, CLASSES[turns], (leads / POINTS).astype(np.float32), _joined(targets))
    puts, draws = (_samples(each, advantages) for each in decisions)
    return Played(puts, draws, positions, lead)


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
