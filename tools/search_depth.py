"""How often a premove made one turn ahead plays out: ``make search-depth``.

Rules of thumb play all seats. When a turn begins, the seat that is next plans its own as the panel lets it: from what
it knows, choice by choice, until the turn ends or something unseen would be revealed, with up to three alternatives of
different kinds. The premove plays out if each key of the first alternative that can begin is open when its turn has
come. The product promises 60 %.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any, NamedTuple

from bot.premoves.model import MAX_ALTERNATIVES, MAX_STEPS
from contract.walk import plays
from games import GAMES
from games.engine import AnyGame, Decision, open_keys, steps

PROMISED = 0.6


class Tally(NamedTuple):
    """Orders laid down, played out, begun; and those whose first alternative would have played out."""

    laid: int = 0
    whole: int = 0
    begun: int = 0
    first: int = 0


def planned(game: AnyGame, state: Any, seat: int, rng: Random) -> list[list[str]]:
    """Plan the next turn of ``seat`` by rules of thumb: the best move, and if it cannot begin, one of another kind."""
    ahead = game.as_if(game.resample(state, seat, rng), seat)
    asked = None if ahead is None else _asked(game, ahead, seat)
    if asked is None:
        return []
    left = [choice for choice in asked.choices if choice.why_not is None]
    found: list[list[str]] = []
    while left and len(found) < MAX_ALTERNATIVES:
        first = game.policy.choose(ahead, seat, [choice.key for choice in left], rng)
        group = next(choice.group for choice in left if choice.key == first)
        found.append([first, *_further(game, ahead, seat, first, rng)])
        others = [choice for choice in left if choice.group != group]
        left = others or [choice for choice in left if choice.key != first]
    return found


def _further(game: AnyGame, state: Any, seat: int, key: str, rng: Random) -> list[str]:
    """Return the further choices after ``key`` by rules of thumb, as far as a plan goes."""
    keys: list[str] = []
    for _ in range(MAX_STEPS):
        made = steps(game, state, seat, key)
        after = made[-1].outcome.state
        ends = game.turn(after) != game.turn(state) or any(step.outcome.revealed for step in made)
        asked = None if ends else _asked(game, after, seat)
        if asked is None:
            break
        key, state = game.policy.choose(after, seat, open_keys(asked), rng), after
        keys.append(key)
    return keys


def _asked(game: AnyGame, state: Any, seat: int) -> Decision | None:
    return next((each for each in game.decisions(state) if each.seat == seat and each.waits), None)


def measure(game: AnyGame, seats: int, games: int, seed: int) -> Tally:
    """Plays so many games."""
    laid = whole = begun = first = 0
    for number in range(games):
        rng = Random(f"{game.key} {seats} {seed} {number}")
        state = game.setup(seats, game.Options(), rng.randbytes(16))
        orders: dict[int, list[list[str]]] = {}
        turn = None
        while (mover := game.mover(state)) >= 0:
            if game.turn(state) != turn:
                turn = game.turn(state)
                if order := orders.pop(mover, None):
                    done = [(plays(game, state, mover, keys), len(keys)) for keys in order]
                    taken, wanted = next((each for each in done if each[0]), done[0])
                    laid, whole, begun = laid + 1, whole + (taken == wanted), begun + (taken > 0)
                    first += done[0][0] == done[0][1]
                following = (mover + 1) % seats
                orders = {following: planned(game, state, following, rng)}
            game.step(state, game.policy.choose(state, mover, game.legal(state), rng))
    return Tally(laid, whole, begun, first)


def main() -> None:
    """Prints a line a game and seat count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="games of each kind")
    parser.add_argument("--game", choices=GAMES, help="this game alone")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for key, game in GAMES.items():
        for seats in sorted({game.seats[0], game.seats[-1]}) if chosen.game in {None, key} else ():
            tally = measure(game, seats, chosen.games, chosen.seed)
            rate = tally.whole / max(tally.laid, 1)
            verdict = "" if rate >= PROMISED else f"  under {PROMISED:.0%}"
            sys.stdout.write(
                f"{key:18} {seats} seats  {tally.laid:5} orders  {rate:6.1%} play out, {tally.begun} begin, "
                f"{tally.first / max(tally.laid, 1):.1%} by their first alternative{verdict}\n"
            )


if __name__ == "__main__":
    main()
