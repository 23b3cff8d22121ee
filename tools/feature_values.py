"""Measure the worth of taking a card: paired deals between players who always take it and players who never do.

    python -m tools.feature_values --game famous_explorers --deals 120 --seats 2 4 --card survey

Everybody plays by the game's policy else, to the end of the game. Rates of taking tell what players believe. This tells
what they get: points of lead for each time the card is taken, its price paid, fitting or not. With ``--wanted`` it is
taken when the policy wants it, which tells whether the policy is right.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from contract.paired_deals import mean_and_margin
from games import GAMES
from games.players import Level
from tools.balance import MOST_CHOICES, Tally, play


class Found(NamedTuple):
    """One deal played from both sides: the mean lead of those who take the card, and how often one of them took it."""

    lead: float
    taken: float


def deal(key: str, seats: int, preset: str, card: str, number: int, *, wanted: bool = False) -> Found:
    """Plays a deal twice, with the even and with the odd seats as those who take ``card``, always or if ``wanted``."""
    lead, taken = 0.0, 0
    for side in (0, 1):
        scores, times = _play(key, seats, preset, card, number, side, wanted=wanted)
        taken += times
        sums = [scores[one::2] for one in (0, 1)]
        lead += sum(sums[side]) / len(sums[side]) - sum(sums[1 - side]) / len(sums[1 - side])
    return Found(lead / 2, taken / seats)


def _play(
    key: str,
    seats: int,
    preset: str,
    card: str,
    number: int,
    side: int,
    *,
    wanted: bool,
) -> tuple[list[int], int]:
    """The scores by seat, and how often the card was taken."""
    game, seed = GAMES[key], number.to_bytes(16, "big")
    policy, rng, taken = game.policy, Random(seed), 0
    state = game.setup(seats, game.presets[preset], seed)
    for _ in range(MOST_CHOICES):
        keys, seat = game.legal(state), game.mover(state)
        if not keys:
            break
        takes = [one for one in keys if card in policy.cards_offered_and_taken(state, seat, keys, one)[1]]
        others = [one for one in keys if one not in takes]
        open_to: Sequence[str] = others or takes
        if takes and seat % 2 == side:
            open_to = keys if wanted else takes
        choice = policy.choose(state, seat, open_to, rng)
        taken += choice in takes
        game.step(state, choice)
    scores = {standing.seat: standing.score for standing in game.standings(state) or ()}
    return [scores[seat] for seat in range(seats)], taken


def cards(key: str, seats: int, preset: str) -> list[str]:
    """Every card that comes up in some games."""
    tally = Tally()
    for number in range(20):
        tally.add(play(key, seats, preset, Level.EASY, 0, number))
    return sorted(tally.offered)


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="worth", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--first", type=int, default=0, help="the first deal's seed; those after it count up")
    parser.add_argument("--seats", type=int, nargs="*", default=[2], help="even numbers; default: 2")
    parser.add_argument("--preset", help="default: the game's last one, which has everything")
    parser.add_argument("--card", action="append", help="default: all")
    parser.add_argument("--wanted", action="store_true", help="take it only when the policy would")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    asked = parser.parse_args(list(arguments))
    preset = asked.preset or list(GAMES[asked.game].presets)[-1]
    columns = [f"taken, {seats} players | points each time, {seats} players" for seats in asked.seats]
    print(f"| card | {' | '.join(columns)} |")  # noqa: T201
    print("|---" + "|--:|--:" * len(columns) + "|")  # noqa: T201
    with ProcessPoolExecutor(asked.jobs) as pool:
        for card in asked.card or cards(asked.game, asked.seats[0], preset):
            cells = []
            for seats in asked.seats:
                one = partial(deal, asked.game, seats, preset, card, wanted=asked.wanted)
                found = list(pool.map(one, range(asked.first, asked.first + asked.deals), chunksize=4))
                taken = sum(each.taken for each in found) / len(found)
                lead, margin = mean_and_margin([each.lead for each in found])
                worth = f"{lead / taken:+.1f} ± {margin / taken:.1f}" if taken else ""
                cells += [f"{taken:.2f}", worth]
            print(f"| {card} | {' | '.join(cells)} |", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
