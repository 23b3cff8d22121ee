"""Whole games, at random and by rules of thumb: none crashes, sticks, loses a piece or counts wrongly.

Tables have every seat count and every pair of option values. Scores are held against programs of their own, written
from the rulebooks (``tests/games/<key>/scorer.py``), which read the final view and share nothing with the rules.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from games import GAMES
from tools.siege.progress import Progress
from tools.siege.tables import Setup, setups

ASKED = dict.fromkeys(GAMES, 100000)
AT_RANDOM = 3_000
"""Whoever has wandered about for so many choices is led to the end by rules of thumb."""
LONGEST = 30_000
CHECK_EVERY = 50
GAMES_A_PIECE = 8


class Broken(Exception):  # noqa: N818 - what it is
    """Something that must hold does not."""


def attack(progress: Progress, seed: int) -> None:
    """Some games of each game."""
    for key in GAMES:
        for number in range(GAMES_A_PIECE):
            at = seed * GAMES_A_PIECE + number
            setup = setups(key)[at % len(setups(key))]
            try:
                play(setup, at)
            except Exception as error:
                progress.found(f"{key} game {at} (piece {seed}): {type(error).__name__}: {error}")
            progress.count(key)


def play(setup: Setup, number: int) -> None:
    """Plays one game to its end and checks it on the way. Raises Broken, and whatever the rules raise."""
    game, rng = setup.game, Random(number)
    state = game.setup(setup.seats, setup.options, number.to_bytes(8, "big"))
    pieces, by_policy = game.pieces(state), number % 2 == 1
    for done in range(LONGEST):
        keys = game.legal(state)
        if not keys:
            break
        if done % CHECK_EVERY == 0:
            _hold(game.pieces(state) == pieces, f"pieces differ after {done} choices")
            _hold(game.decode(game.encode(state)) == state, f"stored otherwise after {done} choices")
        led = by_policy or done >= AT_RANDOM
        game.step(state, game.policy.choose(state, game.mover(state), keys, rng) if led else rng.choice(keys))
    standings = game.standings(state)
    if standings is None:
        raise Broken(f"no end after {LONGEST} choices")
    _hold(game.pieces(state) == pieces, "pieces differ at the end")
    _hold(all(sum(standing.parts.values()) == standing.score for standing in standings), "parts do not add up")
    score = scorer(setup.key)
    if score is not None:
        counted = score(game.view(state, None), setup.options)
        _hold(counted == [each.score for each in standings], f"{counted} by the rulebook, not {standings}")


@cache
def scorer(key: str) -> Callable[[Any, Any], list[int]] | None:
    """The game's independent scorer: from the final view and the options to the scores by seat; None if it has none."""
    name = f"tests.games.{key}.scorer"
    if importlib.util.find_spec(name) is None:
        return None
    found: Callable[[Any, Any], list[int]] = importlib.import_module(name).score
    return found


def _hold(condition: bool, what: str) -> None:
    if not condition:
        raise Broken(what)
