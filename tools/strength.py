"""How strong the computer players are: paired deals between two kinds of player, with confidence intervals.

    python -m tools.strength                          # every game, every level against the one below
    python -m tools.strength --game KEY --pair hard:easy --deals 500 --rollouts hard=512
    python -m tools.strength --game KEY --pair hard:hard@512      # a level against itself, with fewer roll-outs

Each deal is played twice with the sides exchanged, so luck that both meet cancels out. Sides are the even and the odd
seats. Results are kept (``--out``, one line a deal), and a later call with the same settings goes on from there.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import GAMES
from games.engine import AnyGame
from games.players import Knowledge, Level, choose, choose_offer, fallback
from games.players.knowledge import keys_open
from tools.second_opinion import second_opinion

PAIRS = ("gentle:random", "easy:gentle", "easy:random", "normal:easy", "hard:normal", "hard:easy", "hard:random")
MOST_CHOICES = 20_000

Player = Callable[[AnyGame, Any, int, bytes], str]
"""Answers a decision: the game, the true state (of which it may use what the seat knows), the seat, a seed."""


class Result(msgspec.Struct, frozen=True):
    """One deal, played from both sides: the first player's lead in points and its share of the wins, as means of both.

    ``settings`` names all that the result depends on; ``seconds`` is what both games took.
    """

    settings: str
    deal: int
    lead: float
    won: float
    seconds: float


def at_random(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
    """Any open choice."""
    return Random(seed).choice(list(keys_open(game, state, seat, waits=True)))


def lowest_first(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:  # noqa: ARG001
    """For games of numbered cards: lays or discards the lowest number it can, draws from the pile."""
    keys = list(keys_open(game, state, seat, waits=True))
    for verb in ("play-", "discard-"):
        cards = [key for key in keys if key.startswith(verb) and key.rpartition("-")[2].isdigit()]
        if cards:
            return min(cards, key=lambda key: int(key.rpartition("-")[2]))
    return "draw-pile" if "draw-pile" in keys else keys[0]


def three_colours(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:  # noqa: ARG001
    """For Lost Cities: the lowest card that can be laid in a plan of three colours, draws from the pile.

    The plan is the colours it has begun, then those in which it holds the most points.
    """
    keys = list(keys_open(game, state, seat, waits=True))
    if "draw-pile" in keys:
        return "draw-pile"
    held: dict[str, list[int]] = {}
    for key in keys:
        verb, colour, number = key.split("-")[:3] if key.count("-") > 1 else ("", "", "")
        if verb == "play":
            held.setdefault(colour, []).append(int(number) if number.isdigit() else 0)
    begun = {lane.colour for lane in game.view(state, seat).sides[seat % 2] if lane.cards}
    planned = sorted(held, key=lambda colour: (colour not in begun, -sum(held[colour])))[: max(3, len(begun))]
    cards = [key for key in keys if key.count("-") > 1 and key.split("-")[1] in planned]
    laid, discarded = ([key for key in cards if key.startswith(verb)] for verb in ("play-", "discard-"))
    others = [key for key in keys if key.startswith("discard-") and key not in discarded]
    return min(laid or others or discarded or keys, key=_number)


def _number(key: str) -> int:
    last = key.rpartition("-")[2]
    return int(last) if last.isdigit() else 0


def by_rules(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
    """The game's policy without search: what the search has to be better than to be worth its time."""
    return fallback(game, Knowledge.of(game, state, seat, seed), seed)


def computer(level: Level, rollouts: int | None, seconds: float | None) -> Player:
    """A computer player with so many roll-outs a decision, or so much time."""

    def play(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
        known = Knowledge.of(game, state, seat, seed)
        clock = time.perf_counter if seconds is not None else None
        return choose(game, known, level, seed, iterations=rollouts, seconds=seconds, clock=clock)

    return play


def play_game(game: AnyGame, seats: int, options: Any, players: Mapping[int, Player], seed: bytes) -> list[Any]:
    """The standings of a game in which the seats of each side (seat % 2) are played by ``players[side]``."""
    state, rng = game.setup(seats, options, seed), Random(seed)
    for _ in range(MOST_CHOICES):
        waiting = game.to_act(state)
        if not waiting:
            return list(game.standings(state) or ())
        seat, luck = waiting[0], rng.randbytes(16)
        key = _aside(game, state, seat, luck) or players[seat % 2](game, state, seat, luck)
        state = game.apply(state, seat, key).state
    raise RuntimeError(f"{game.key} does not end: seed {seed.hex()}")


def _aside(game: AnyGame, state: Any, seat: int, seed: bytes) -> str | None:
    """What a player does though nobody waits for it."""
    if not keys_open(game, state, seat, waits=False):
        return None
    return choose_offer(game, Knowledge.of(game, state, seat, seed), seed)


def pairing(game: AnyGame, seats: int, options: Any, first: Player, second: Player, deal: int) -> tuple[float, float]:
    """The first player's mean lead over the other side and its mean share of the wins in both games of a deal."""
    lead, won = 0.0, 0.0
    for side in (0, 1):
        standings = play_game(game, seats, options, {side: first, 1 - side: second}, deal.to_bytes(16, "big"))
        scores: list[list[int]] = [[], []]
        for standing in standings:
            scores[standing.seat % 2].append(standing.score)
        winners = [standing.seat % 2 for standing in standings if standing.place == 1]
        lead += sum(scores[side]) / len(scores[side]) - sum(scores[1 - side]) / len(scores[1 - side])
        won += winners.count(side) / len(winners)
    return lead / 2, won / 2


def mean_and_margin(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % confidence interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="strength", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="default: all")
    parser.add_argument("--pair", action="append", help="who against whom, such as hard:easy or easy:lowest")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no deal of a pair after so long")
    parser.add_argument("--seats", type=int, help="default: the fewest")
    parser.add_argument("--preset", help="default: the game's own default options")
    parser.add_argument("--rollouts", action="append", default=[], help="such as normal=128; default: the level's own")
    parser.add_argument("--clock", action="append", default=[], help="such as normal=1: seconds a decision")
    parser.add_argument("--out", type=Path, default=Path("artefacts/strength.jsonl"))
    asked = parser.parse_args(list(arguments))
    limits = _numbers(asked.rollouts)
    clocks = _numbers(asked.clock)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    print(f"{'game':18} {'pair':14} {'deals':>5} {'lead':>7} {'± 95 %':>7} {'won':>7} {'± 95 %':>7} {'s a deal':>9}")  # noqa: T201
    for key in asked.game or GAMES:
        game = GAMES[key]
        seats = asked.seats or game.seats[0]
        options = game.presets[asked.preset] if asked.preset else game.Options()
        for pair in asked.pair or PAIRS:
            names = pair.split(":")
            settings = f"{key} v{game.version} {seats} {msgspec.json.encode(options).decode()} {pair} " + " ".join(
                f"{name}={limits.get(name, game.policy.rollouts)}/{clocks.get(name)}" for name in sorted(set(names))
            )
            first, second = (_player(name, limits, clocks) for name in names)
            found = _play(game, seats, options, first, second, settings, asked.deals, asked.seconds, asked.out)
            _tell(key, pair, list(found))


def _play(
    game: AnyGame,
    seats: int,
    options: Any,
    first: Player,
    second: Player,
    settings: str,
    deals: int,
    seconds: float,
    out: Path,
) -> Iterator[Result]:
    """The results of so many deals: those that are kept already, and those still to be played."""
    kept = {}
    if out.is_file():
        lines = [msgspec.json.decode(line, type=Result) for line in out.read_bytes().splitlines()]
        kept = {result.deal: result for result in lines if result.settings == settings}
    until = time.monotonic() + seconds
    for deal in range(deals):
        if deal in kept:
            yield kept[deal]
        elif time.monotonic() < until:
            began = time.perf_counter()
            lead, won = pairing(game, seats, options, first, second, deal)
            result = Result(settings, deal, lead, won, time.perf_counter() - began)
            with out.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
            yield result


def _tell(key: str, pair: str, results: list[Result]) -> None:
    if results:
        lead, lead_margin = mean_and_margin([result.lead for result in results])
        won, won_margin = mean_and_margin([result.won for result in results])
        spent = sum(result.seconds for result in results) / len(results)
        print(  # noqa: T201
            f"{key:18} {pair:14} {len(results):5} {lead:7.2f} {lead_margin:7.2f}"
            f" {won:7.1%} {won_margin:7.1%} {spent:9.2f}",
            flush=True,
        )


def _player(name: str, limits: Mapping[str, float], clocks: Mapping[str, float]) -> Player:
    if name in _REFERENCES:
        return _REFERENCES[name]
    level, _, count = name.partition("@")
    rollouts = int(limits.get(name, 0)) or int(count or 0) or None
    return computer(Level(level), rollouts, clocks.get(name))


def _numbers(settings: Iterable[str]) -> dict[str, float]:
    return {name: float(number) for name, _, number in (setting.partition("=") for setting in settings)}


_REFERENCES: dict[str, Player] = {
    "random": at_random,
    "lowest": lowest_first,
    "rules": by_rules,
    "three-colours": three_colours,
    "second": second_opinion,
}

if __name__ == "__main__":
    main(sys.argv[1:])
