"""Fit the judgement of a hand in Lost Cities by self-play.

    python -m tools.fitting --seed 1

Each batch is a number of rounds in lockstep, from which the networks then learn. Every fourth has six expeditions. At
first they copy the rules of thumb: without that, self-play ends with players who lay nothing. All is kept (``--kept``)
every KEEP batches, with the weights so far beside it, and a later call with the same settings goes on from there. Only
the number of batches may differ then: the rate of learning falls as in a run of that length. The players' weights are
written at the end.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

from tools.fitting.learning import learn
from tools.fitting.network import Adam, Networks
from tools.fitting.rivals import PLAYERS
from tools.fitting.selfplay import play, shown

BATCHES = 4_900
"""Ten million rounds."""
WEIGHTS = Path("games/lost_cities/judgement.bin")
ROUNDS = 2_048
"""Rounds in a batch."""
SIX = 4
"""One of so many batches has six expeditions."""
TRACE = 0.9
RATES = (4e-3, 5e-5)
"""The rate of learning at the begin and at the end; between them it falls by the same factor with each batch."""
ENTROPY = 0.01
COPIED = 20
"""Batches at first in which the networks learn to play as the rules of thumb do."""
SHARE = 0.6
"""The share of rounds that are played against others."""
KEEP = 20
"""What is fitted is kept after so many batches."""


class Fit:
    """Networks on their way, and all that decides how they go on."""

    def __init__(
        self,
        seed: int,
        rates: Sequence[float] = RATES,
        share: float = SHARE,
        rivals: Sequence[str] = tuple(PLAYERS),
        rounds: int = ROUNDS,
        copied: int = COPIED,
    ) -> None:
        self.settings = (seed, tuple(rates), share, tuple(rivals), rounds, copied)
        self.rng = np.random.default_rng(seed)
        self.networks = Networks.drawn(self.rng)
        self.adam = Adam(self.networks.arrays())
        self.done = 0

    def run(self, kept: Path, last: int, batches: int) -> None:
        """Goes on to a last batch in a run of so many."""
        _, (first, final), share, names, rounds, copied = self.settings
        rivals = [PLAYERS[name] for name in names]
        while self.done < last:
            began = time.process_time()
            expeditions = 6 if self.done % SIX == SIX - 1 else 5
            copies = self.done < copied
            if copies:
                played = shown(self.networks, rounds, expeditions, TRACE, self.rng)
            else:
                played = play(self.networks, rounds, expeditions, rivals, share, TRACE, self.rng)
            rate = first * (final / first) ** (self.done / batches)
            told = learn(self.networks, self.adam, played, rate, ENTROPY, self.rng, copies=copies)
            self.done += 1
            if self.done % KEEP == 0 or self.done == last:
                self.keep(kept)
                words = " ".join(f"{name} {number:.3f}" for name, number in told.items())
                print(f"{self.done:6} {time.process_time() - began:.2f} s {words}", flush=True)  # noqa: T201

    def keep(self, kept: Path) -> None:
        """Writes all to a file, whole or not at all."""
        part = kept.with_suffix(".part")
        part.write_bytes(pickle.dumps(vars(self)))
        part.replace(kept)
        self.write(kept.with_suffix(".bin"))

    def read(self, kept: Path) -> None:
        """Takes over what was kept; raises ValueError if that was of other settings."""
        found = pickle.loads(kept.read_bytes())  # noqa: S301 - its own file
        if found["settings"] != self.settings:
            raise ValueError(f"{kept} is of other settings: {found['settings']}, not {self.settings}")
        vars(self).update(found)

    def write(self, path: Path) -> None:
        """Writes the weights that players read, as half-precision floats."""
        arrays = [*self.networks.colours, *self.networks.lanes]
        path.write_bytes(b"".join(array.astype("<f2").tobytes() for array in arrays))


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="fitting", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--batches", type=int, default=BATCHES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rates", type=float, nargs=2, default=RATES, help="of learning, at the begin and at the end")
    parser.add_argument("--share", type=float, default=SHARE, help="of rounds with a rival")
    parser.add_argument(
        "--rivals", nargs="+", choices=PLAYERS, default=list(PLAYERS), metavar="RIVAL", help=", ".join(PLAYERS)
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="in a batch")
    parser.add_argument("--copied", type=int, default=COPIED, help="batches at first that copy the rules of thumb")
    parser.add_argument("--until", type=int, help="stop after this batch, and go on another time")
    parser.add_argument("--kept", type=Path, default=Path("artefacts/fitting.pickle"))
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    asked = parser.parse_args(list(arguments))
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    fit = Fit(asked.seed, asked.rates, asked.share, asked.rivals, asked.rounds, asked.copied)
    if asked.kept.is_file():
        try:
            fit.read(asked.kept)
        except ValueError as error:
            parser.error(str(error))
    fit.run(asked.kept, asked.until or asked.batches, asked.batches)
    if fit.done >= asked.batches:
        fit.write(asked.weights)


if __name__ == "__main__":
    main(sys.argv[1:])
