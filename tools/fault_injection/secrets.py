"""Non-interference: what is hidden from somebody, dealt anew, changes nothing that somebody sees.

Positions of whole games are dealt anew for every seat and for a spectator. Views, decisions, descriptions, alt texts,
what a refused click says and, now and then, the very bytes of boards, panels and hands stay as they are.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bot.core.localizer import LANGUAGES, Localizer
from games import GAMES
from games.engine import AnyGame, IllegalMove
from render.scene import scene
from tools.fault_injection.progress import Progress
from tools.fault_injection.tables import setups

ASKED = {"positions by view and text": 1_000_000, "positions by picture": 10_000}
EVERY = 5
"""A position of so many is looked at."""
DRAWN = 97
NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")
LONGEST = 4_000


def attack(progress: Progress, seed: int) -> None:
    """One game of each."""
    for key, game in GAMES.items():
        setup, rng = setups(key)[seed % len(setups(key))], Random(seed)
        state = game.setup(setup.seats, setup.options, seed.to_bytes(8, "big"))
        words = Localizer(LANGUAGES[seed % len(LANGUAGES)], key, NAMES)
        for done in range(LONGEST):
            keys = game.legal(state)
            if not keys:
                break
            if done % EVERY == 0:
                drawn = (done // EVERY + seed) % DRAWN == 0
                for me in (*range(setup.seats), None):
                    for leak in leaks(game, state, me, words, Random(done), drawn=drawn):
                        progress.found(f"{key}, seed {seed}, after {done} choices, to {me}: {leak}")
                    progress.count("positions by view and text")
                    progress.count("positions by picture", drawn)
            key_taken = game.policy.choose(state, game.mover(state), keys, rng) if seed % 2 else rng.choice(keys)
            game.step(state, key_taken)


def leaks(game: AnyGame, state: Any, me: int | None, words: Localizer, rng: Random, *, drawn: bool) -> list[str]:
    """Return what would let ``me`` tell the truth from another deal."""
    dealt = game.resample(state, me, rng)
    found = []
    one, other = game.view(state, me), game.view(dealt, me)
    if one != other:
        found.append("the view")
    if _asked(game, state, me) != _asked(game, dealt, me):
        found.append("its decisions")
    if game.to_act(state) != game.to_act(dealt):
        found.append("who is waited for")
    if _refusal(game, state, me) != _refusal(game, dealt, me):
        found.append("a refusal")
    shown = scene(game.key)
    if shown.describe(one, words) != shown.describe(other, words):
        found.append("the description")
    if drawn:
        if shown.board(one, words) != shown.board(other, words):
            found.append("the board's picture")
        if shown.hand(one, words) != shown.hand(other, words):
            found.append("the hand's picture")
    return found


def _asked(game: AnyGame, state: Any, me: int | None) -> list[Any]:
    return [decision for decision in game.decisions(state) if decision.seat == me]


def _refusal(game: AnyGame, state: Any, me: int | None) -> str:
    """Return the answer to somebody who clicks what is not theirs."""
    try:
        game.apply(state, -1 if me is None else me, "no-such-key")
    except IllegalMove as refused:
        return refused.text.id
    return ""
