"""Whole games, at random and by rules of thumb: none crashes, sticks, loses a piece or counts wrongly.

Tables have every seat count and every pair of option values. Scores and places are held against programs of their own,
written from the rulebooks (``testing/second/scorers/<key>.py``), which read what lies on the table and share nothing
with the rules: running scores on the way, the result at the end, and in some games each choice by what it scored.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from random import Random
from typing import Any, Protocol, cast

from games import GAMES
from tools.fault_injection.progress import Progress
from tools.fault_injection.tables import Setup, setups

ASKED = dict.fromkeys(GAMES, 100000)
AT_RANDOM = 3_000
"""The number of choices at random; after them rules of thumb lead to the end."""
LONGEST = 30_000
CHECK_EVERY = 50
FOLLOWED = 5
"""Of so many games one is followed choice by choice."""
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
                progress.found(f"{key} game {at} (piece {seed}): {type(error).__name__}: {str(error)[:900]}")
            progress.count(key)


def play(setup: Setup, number: int) -> None:
    """Plays one game to its end and checks it on the way. Raises Broken, and whatever the rules raise."""
    game, rng, book = setup.game, Random(number), scorer(setup.key)
    state = game.setup(setup.seats, setup.options, number.to_bytes(8, "big"))
    pieces, by_policy = game.pieces(state), (number + number // len(setups(setup.key))) % 2 == 1
    follow = book.follow if book and number % FOLLOWED == 0 else None
    view = game.view(state, None)
    for done in range(LONGEST):
        keys = game.legal(state)
        if not keys:
            break
        if done % CHECK_EVERY == 0:
            _hold(game.pieces(state) == pieces, f"pieces differ after {done} choices")
            _hold(game.decode(game.encode(state)) == state, f"stored otherwise after {done} choices")
            _scores(setup, state, f"after {done} choices")
        led = by_policy or done >= AT_RANDOM
        game.step(state, game.policy.choose(state, game.mover(state), keys, rng) if led else rng.choice(keys))
        if follow is not None:
            view, before = game.view(state, None), view
            follow(before, view)
    _hold(game.standings(state) is not None, f"no end after {LONGEST} choices")
    _hold(game.pieces(state) == pieces, "pieces differ at the end")
    _scores(setup, state, "at the end")


def _scores(setup: Setup, state: Any, when: str) -> None:
    """Holds the scores against the rulebook; those of the end with the places they make."""
    game, book, view = setup.game, scorer(setup.key), setup.game.view(state, None)
    final = game.standings(state)
    standings = final or game.standings(state, final=False) or ()
    _hold(all(sum(each.parts.values()) == each.score for each in standings), f"parts do not add up {when}")
    if book is None:
        return
    scores = book.score(view, setup.options)
    _hold(scores == [each.score for each in standings], f"{when} {scores} by the rulebook, not {standings}")
    if final:
        places = book.places(view, setup.options)
        _hold(places == [each.place for each in final], f"places {places} by the rulebook, not {final}")


class Scorer(Protocol):
    """A game's independent scorer, written from its rulebook: what ``testing/second/scorers/<key>.py`` has."""

    def score(self, view: Any, options: Any) -> list[int]:
        """Each seat's points by what lies on the table: the running score, or the result when the game is over."""

    def places(self, view: Any, options: Any) -> list[int]:
        """Each seat's place at the end, ties broken."""

    def follow(self, before: Any, after: Any) -> None:
        """Holds what one choice scored against the rules. Raises AssertionError."""


@cache
def scorer(key: str) -> Scorer | None:
    """The independent scorer of a game; None where nobody has written one."""
    name = f"testing.second.scorers.{key}"
    return cast("Scorer", importlib.import_module(name)) if importlib.util.find_spec(name) else None


def _hold(condition: bool, what: str) -> None:
    if not condition:
        raise Broken(what)
