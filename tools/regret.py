"""Measure what more thought would bring, by kind of decision: regret against a search with ten times the roll-outs.

    python -m tools.regret --game KEY --rollouts 48 --positions 100
    python -m tools.regret --game KEY --rollouts 0 --against 240 # what search brings to the rules of thumb

Positions come from games by the rules of thumb. In each, two searches choose: one with ``--rollouts`` and one with ten
times as many (or ``--against`` so many). Where they differ, both choices are played on in the same fresh worlds. The
regret is what the greater search does better there; it may be negative. It is given in hundredths of a win, on the mean
of all positions of a kind, with half the width of the 95 % interval. Results are kept (``--out``, a line a position),
and a later call with the same settings goes on from there.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from contract.paired_deals import mean_and_margin
from games import GAMES
from games.engine import AnyGame
from games.players.search import Arm, Budget, best_plan, evaluate_sample

MORE = 10
"""How many times as many roll-outs the greater search makes."""
WORLDS = 300
"""Fresh worlds in which two choices are held against each other."""
EVERY = 7
"""A position is taken after about so many decisions."""


class Found(msgspec.Struct, frozen=True):
    """One position: the kind of its decision, whether the greater search chose otherwise, and what that was worth."""

    settings: str
    number: int
    kind: str
    changed: bool
    regret: float


def positions(game: AnyGame, seats: int, seed: int = 0) -> Iterator[tuple[Any, int]]:
    """Positions with a choice, from games by the rules of thumb, and who is to choose; the same ones each time."""
    rng = Random(seed)
    while True:
        state = game.setup(seats, game.Options(), rng.randbytes(16))
        while keys := game.legal(state):
            seat = game.mover(state)
            if len(keys) > 1 and rng.random() < 1 / EVERY:
                yield game.clone(state), seat
            game.step(state, keys[0] if len(keys) == 1 else game.policy.choose(state, seat, keys, rng))


def regret(game: AnyGame, state: Any, seat: int, rollouts: int, against: int, rng: Random) -> tuple[bool, float]:
    """Whether more roll-outs find another choice, and how much of a win (0 to 1) that is better by."""
    policy, position = game.policy, game.resample(state, seat, rng)
    keys = game.legal(position)
    less, more = (best_plan(policy, position, seat, keys, rng, Budget(n)) for n in (rollouts, against))
    if less == more:
        return False, 0.0
    arms, budget = [Arm(more), Arm(less)], Budget(2 * WORLDS)
    worths = [evaluate_sample(policy, position, seat, arms, rng, budget) for _ in range(WORLDS)]
    met = [worth for worth in worths if worth is not None]
    return True, sum(better - worse for better, worse in met) / len(met)


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="regret", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=48, help="of the lesser search")
    parser.add_argument("--against", type=int, help=f"of the greater search; default: {MORE} times as many")
    parser.add_argument("--seats", type=int, help="default: the fewest")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no position after so long")
    parser.add_argument("--out", type=Path, default=Path("artefacts/regret.jsonl"))
    asked = parser.parse_args(list(arguments))
    game = GAMES[asked.game]
    seats = asked.seats or game.seats[0]
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    against = asked.against or MORE * asked.rollouts
    settings = f"{game.key} v{game.version} {seats} {asked.rollouts}" + (f":{against}" if asked.against else "")
    search = asked.rollouts, against
    found = list(_found(game, seats, settings, search, asked.positions, asked.seconds, asked.out))
    _tell("all", found)
    for kind in sorted({each.kind for each in found}):
        _tell(kind, [each for each in found if each.kind == kind])


def _found(
    game: AnyGame, seats: int, settings: str, search: tuple[int, int], count: int, seconds: float, out: Path
) -> Iterator[Found]:
    """Return the results of ``count`` positions: those kept already, and the rest."""
    lines = [msgspec.json.decode(line, type=Found) for line in out.read_bytes().splitlines()] if out.is_file() else []
    kept = {each.number: each for each in lines if each.settings == settings}
    until = time.monotonic() + seconds
    for number, (state, seat) in zip(range(count), positions(game, seats), strict=False):
        if number in kept:
            yield kept[number]
        elif time.monotonic() < until:
            changed, lost = regret(game, state, seat, *search, Random(number))
            new = Found(settings, number, type(state.stack[-1]).__name__, changed, lost)
            with out.open("ab") as file:
                file.write(msgspec.json.encode(new) + b"\n")
            yield new


def _tell(kind: str, found: list[Found]) -> None:
    if found:
        mean, margin = mean_and_margin([100 * each.regret for each in found])
        changed = sum(each.changed for each in found) / len(found)
        print(f"{kind:20} {len(found):5} {changed:6.0%} {mean:7.2f} ± {margin:.2f}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
