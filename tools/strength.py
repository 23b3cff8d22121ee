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
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from contract.paired_deals import Player, mean_and_margin, pairing, player
from games import GAMES
from games.engine import AnyGame
from testing.paired_deals import by_rules, lowest_first, three_colours
from tools.second_opinion import second_opinion

PAIRS = ("gentle:random", "easy:gentle", "easy:random", "normal:easy", "hard:normal", "hard:easy", "hard:random")


class Result(msgspec.Struct, frozen=True):
    """One deal, played from both sides: the first player's lead in points and its share of the wins, as means of both.

    ``settings`` names all that the result depends on; ``seconds`` is what both games took.
    """

    settings: str
    deal: int
    lead: float
    won: float
    seconds: float


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
    limit = int(limits.get(name, 0))
    return player(f"{name.partition('@')[0]}@{limit}" if limit else name, clocks.get(name))


def _numbers(settings: Iterable[str]) -> dict[str, float]:
    return {name: float(number) for name, _, number in (setting.partition("=") for setting in settings)}


_REFERENCES: dict[str, Player] = {
    "lowest": lowest_first,
    "rules": by_rules,
    "three-colours": three_colours,
    "second": second_opinion,
}

if __name__ == "__main__":
    main(sys.argv[1:])
