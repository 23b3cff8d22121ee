"""Play the judgement alone against players of other builds, single rounds of Lost Cities.

    python -m tools.fitting.match --player thumbs --rivals mando olesch --deals 8000

Each deal is played twice with the sides exchanged: the mean lead over a round with half the width of its 95 % interval,
and the share of deals won from both sides together, halved where they end level.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from tools.fitting.__main__ import WEIGHTS
from tools.fitting.arrays import Floats, Ints
from tools.fitting.choices import drawing, faces, judged, putting
from tools.fitting.network import Networks, Snapshot
from tools.fitting.rivals import PLAYERS
from tools.fitting.rounds import NOTHING, Rounds
from tools.fitting.selfplay import Turn, taking


def by_judgement(weights: bytes) -> Turn:
    """A player who takes what the judgement thinks best."""
    networks = Networks.drawn(np.random.default_rng())
    numbers = np.frombuffer(weights, "<f2")
    for array in (*networks.colours, *networks.lanes):
        array[:], numbers = numbers[: array.size].reshape(array.shape), numbers[array.size :]
    snapshot = Snapshot.of(networks)

    def turn(table: Rounds, rows: Ints, _: np.random.Generator) -> Ints:
        choices = putting(table, rows)
        table.put(rows, *faces(choices, judged(snapshot, choices).scores.argmax(axis=1)))
        draws = drawing(table, rows)
        taken = judged(snapshot, draws).scores.argmax(axis=1)
        return np.where(taken < draws.now.shape[1], taken, NOTHING)

    return turn


def contest(one: Turn, other: Turn, deals: int, expeditions: int, seed: int) -> Floats:
    """The lead of one player over another, in points a round, in each of a number of deals played from both sides."""
    leads = np.zeros(deals, np.float32)
    for side in (0, 1):
        rng = np.random.default_rng(seed)
        table, rows = Rounds(deals, expeditions, rng), np.arange(deals)
        while len(rows):
            sources = np.full(deals, NOTHING, np.int64)
            own = table.mover[rows] == side
            for player, some in ((one, rows[own]), (other, rows[~own])):
                sources[some] = taking(player, table, some, rng)
            table.draw(rows, sources[rows])
            rows = rows[table.left[rows] > 0]
        leads += (1 - 2 * side) * table.leads(np.arange(deals)) / 2
    return leads


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="match", description=(__doc__ or "").partition("\n")[0])
    names = ", ".join(PLAYERS)
    parser.add_argument("--player", default=str(WEIGHTS), help=f"a file of weights, or one of {names}")
    parser.add_argument("--rivals", nargs="+", choices=PLAYERS, default=list(PLAYERS), metavar="RIVAL", help=names)
    parser.add_argument("--deals", type=int, default=4_000)
    parser.add_argument("--expeditions", type=int, choices=(5, 6), default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(list(arguments))
    player = PLAYERS.get(asked.player) or by_judgement(Path(asked.player).read_bytes())
    for rival in asked.rivals:
        leads = contest(player, PLAYERS[rival], asked.deals, asked.expeditions, asked.seed)
        error = 1.96 * float(leads.std()) / asked.deals**0.5
        won = float(((leads > 0) + 0.5 * (leads == 0)).mean())
        print(f"{rival:14} {leads.mean():+6.1f} ± {error:.1f}, {won:.0%}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
