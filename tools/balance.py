"""How a game's content does in self-play between equal players: per card offered, taken and won with; lengths; scores.

    python -m tools.balance --game KEY --games 500 --seats 2 4 --preset advanced --level normal --rollouts 32

By default everybody plays by the game's policy without search. The report is Markdown, to be kept beside the content.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from games import GAMES
from games.engine import AnyGame
from games.players import Knowledge, Level, choose

MOST_CHOICES = 20_000


class Tally(msgspec.Struct):
    """What was counted over many games at tables of one size."""

    games: int = 0
    offered: Counter[str] = msgspec.field(default_factory=Counter)  # games in which somebody could take the card
    taken: Counter[str] = msgspec.field(default_factory=Counter)  # games in which somebody took it
    takers: Counter[str] = msgspec.field(default_factory=Counter)  # seats that took it
    winners: Counter[str] = msgspec.field(default_factory=Counter)  # of these, the share that won
    traits: Counter[str] = msgspec.field(default_factory=Counter)  # seats that ended with it
    trait_wins: Counter[str] = msgspec.field(default_factory=Counter)  # of these, those that won
    trait_games: Counter[str] = msgspec.field(default_factory=Counter)  # games in which any seat ended with it
    seats: list[float] = []  # wins by seat; a shared win counts in parts
    turns: list[float] = []  # turns a player, game by game
    best: list[int] = []  # the winner's score
    parts: dict[str, list[int]] = {}  # every seat's points by category


def play(game: AnyGame, seats: int, options: Any, seed: bytes, level: Level, rollouts: int, tally: Tally) -> None:
    """Plays one game to its end and counts it."""
    policy, rng = game.policy, Random(seed)
    state = game.setup(seats, options, seed)
    offered: set[str] = set()
    takers: dict[str, set[int]] = {}
    for _ in range(MOST_CHOICES):
        found = policy.open(state)
        if found is None:
            break
        seat, keys = found
        if level is Level.EASY or len(keys) == 1:
            key = policy.choose(state, seat, keys, rng)
        else:
            luck = rng.randbytes(16)
            key = choose(game, Knowledge.of(game, state, seat, luck), level, luck, iterations=rollouts)
        could, took = policy.census(state, seat, keys, key)
        offered.update(could)
        for card in took:
            takers.setdefault(card, set()).add(seat)
        state = policy.step(state, seat, key)
    standings = game.standings(state)
    if standings is None:
        raise RuntimeError(f"{game.key} does not end: seed {seed.hex()}")
    winners = [standing.seat for standing in standings if standing.place == 1]
    tally.games += 1
    tally.offered.update(offered)
    tally.turns.append(game.turn(state) / seats)
    tally.best.append(max(standing.score for standing in standings))
    tally.seats = tally.seats or [0.0] * seats
    for seat in winners:
        tally.seats[seat] += 1 / len(winners)
    for card, who in takers.items():
        tally.taken[card] += 1
        tally.takers[card] += len(who)
        tally.winners[card] += len(who & set(winners))
    traits = [set(policy.traits(state, seat)) for seat in range(seats)]
    for seat, ended in enumerate(traits):
        tally.traits.update(ended)
        tally.trait_wins.update(ended if seat in winners else ())
    tally.trait_games.update(set().union(*traits))
    for standing in standings:
        for name, points in standing.parts.items():
            tally.parts.setdefault(name, []).append(points)


def report(game: AnyGame, seats: int, options: Any, tally: Tally) -> Iterator[str]:
    """The tally as lines of Markdown."""
    settings = msgspec.json.encode(options).decode()
    yield f"## {game.key}, {seats} players, {tally.games} games, options {settings}"
    yield ""
    yield f"- Turns a player: {_spread(tally.turns)}. The winner's score: {_spread(tally.best)}."
    yield "- Wins by seat: " + ", ".join(f"{won / tally.games:.1%}" for won in tally.seats) + "."
    yield ""
    if tally.offered:
        yield "| card | offered, of games | taken, of those | ± 95 % | takers that won | ± 95 % |"
        yield "|---|--:|--:|--:|--:|--:|"
    for card in sorted(tally.offered):
        games, takers = tally.offered[card], tally.takers[card]
        taken, won = tally.taken[card] / games, tally.winners[card] / takers if takers else 0.0
        yield (
            f"| {card} | {games / tally.games:.0%} | {taken:.1%} | {_margin(taken, games):.1%} "
            f"| {won:.1%} | {_margin(won, takers):.1%} |"
        )
    yield ""
    if tally.traits:
        yield "| ended with | seats | games with any | times its share of wins | ± 95 % |"
        yield "|---|--:|--:|--:|--:|"
    share = sum(tally.seats) / tally.games / seats
    for trait, count in sorted(tally.traits.items()):
        won = tally.trait_wins[trait] / count
        yield (
            f"| {trait} | {count / tally.games / seats:.0%} | {tally.trait_games[trait] / tally.games:.0%} "
            f"| {won / share:.2f} | {_margin(won, count) / share:.2f} |"
        )
    yield ""
    yield "| points | mean | seats with any |"
    yield "|---|--:|--:|"
    for name, points in tally.parts.items():
        yield f"| {name} | {sum(points) / len(points):.2f} | {sum(map(bool, points)) / len(points):.0%} |"
    yield ""


def _margin(share: float, count: int) -> float:
    """Half the width of a share's 95 % confidence interval."""
    return 1.96 * math.sqrt(share * (1 - share) / count) if count else 0.0


def _spread(values: list[float] | list[int]) -> str:
    ordered = sorted(values)
    low, middle, high = (ordered[int(share * (len(ordered) - 1))] for share in (0.1, 0.5, 0.9))
    return f"median {middle:g}, eight in ten from {low:g} to {high:g}"


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="balance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="default: all")
    parser.add_argument("--games", type=int, default=100, help="at each table")
    parser.add_argument("--seats", type=int, nargs="*", help="default: every seat count")
    parser.add_argument("--preset", help="default: the game's last one, which has everything")
    parser.add_argument("--level", type=Level, default=Level.EASY)
    parser.add_argument("--rollouts", type=int, default=32, help="a decision, for a level that searches")
    asked = parser.parse_args(list(arguments))
    for key in asked.game or GAMES:
        game = GAMES[key]
        options = game.presets[asked.preset or list(game.presets)[-1]]
        for seats in asked.seats or game.seats:
            tally = Tally()
            for number in range(asked.games):
                play(game, seats, options, number.to_bytes(16, "big"), asked.level, asked.rollouts, tally)
            print("\n".join(report(game, seats, options, tally)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
