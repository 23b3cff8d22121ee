"""How long turns of computer players take, in seconds of a core's own time, over whole games.

    python -m tools.turn_times --level hard --games 2

Each decision is thought about exactly as in the bot: by the level's own roll-outs, for half of what is left for the
turn at most. The product promises TURN_SECONDS a turn.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random

from games import GAMES
from games.engine import AnyGame
from games.players import TURN_SECONDS, Knowledge, Level, choose, thinking_time


def turn_times(game: AnyGame, level: Level, seats: int, number: int, most: int) -> list[float]:
    """Return the durations of the first ``most`` turns of a game in which all are of ``level``."""
    rng = Random(number)
    state = game.setup(seats, game.Options(), rng.randbytes(16))
    taken, decisions = defaultdict[tuple[int, int], float](float), Counter[tuple[int, int]]()
    while (seat := game.mover(state)) >= 0 and len(taken) <= most:
        turn = game.turn(state), seat
        known = Knowledge.of(game, state, seat, rng.randbytes(16))
        began, seconds = time.thread_time(), thinking_time(level, decisions[turn])
        key = choose(game, known, level, rng.randbytes(16), seconds=seconds, clock=time.thread_time)
        taken[turn] += time.thread_time() - began
        decisions[turn] += 1
        game.step(state, key)
    return list(taken.values())[:most]


def main(arguments: Iterable[str]) -> None:
    parser = argparse.ArgumentParser(prog="turn_times", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="default: all")
    parser.add_argument("--level", choices=[level.value for level in TURN_SECONDS], default=Level.HARD.value)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--turns", type=int, default=sys.maxsize, help="of each game at most; default: all")
    asked = parser.parse_args(list(arguments))
    level = Level(asked.level)
    for key in asked.game or GAMES:
        game = GAMES[key]
        game.policy.warm_up()
        times = sorted(
            each for n in range(asked.games) for each in turn_times(game, level, game.seats[0], n, asked.turns)
        )
        middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
        print(  # noqa: T201
            f"{key:18} {level:7} {len(times):4} turns, p50 {middle:.2f} s, p99 {late:.2f} s, longest {times[-1]:.2f} s "
            f"of {TURN_SECONDS[level]} s",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
