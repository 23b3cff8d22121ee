"""A player of another build than the computer players of the bot, to hold them against: greedy, a turn at a time.

For each open choice it ends the turn in some worlds dealt anew, always by the choice that stands best at once, and
takes the one whose turns have ended best on the mean. It plans nothing beyond its turn, and no rival moves in its
head. What stands best is the evaluation of the game; where that counts only what lies on the table, as a round's
running score does, it is what the cards in hand promise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.engine import AnyGame
from games.engine.questions import BACK
from games.famous_explorers.turn import REMOVE
from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.scoring import BONUS, CARDS_FOR_BONUS, COST, totals
from games.lost_cities.state import State
from games.players.knowledge import keys_open

WORLDS = 3
"""Worlds in which every choice is tried."""
STEPS = 40
"""Choices that a turn goes on for at most."""
LONG = 100
"""From so many turns on it takes no arrow of Famous Explorers off the map."""
PASSED = 0.35
"""The value of a number that is still to come for an expedition, of its points, and with a full pile."""
UNBEGUN = 0.6
"""The value of an expedition that is not begun, as a share of its promise."""

Evaluation = Callable[[Any, int], float]
"""How well a seat stands in a position; more is better."""


def second_opinion(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
    """The choice after which the turn ends best, see the module."""
    keys, rng = _ahead(game, state, keys_open(game, state, seat, waits=True)), Random(seed)
    if len(keys) == 1:
        return keys[0]
    stands = _EVALUATIONS.get(game.key, lambda position, mine: game.policy.evaluate(position)[mine])
    worth = dict.fromkeys(keys, 0.0)
    for _ in range(WORLDS):
        world = game.resample(state, seat, rng)
        for key in keys:
            worth[key] += _turn_ended(game, world, seat, key, stands)
    return max(keys, key=worth.__getitem__)


def _ahead(game: AnyGame, state: Any, keys: Sequence[str]) -> Sequence[str]:
    """The keys with which a game gets on: who looks no further than a turn would go back and forth for ever."""
    long = game.turn(state) > LONG
    found = [key for key in keys if key != BACK and not (long and key.startswith(REMOVE))]
    return found or keys


def _turn_ended(game: AnyGame, world: Any, seat: int, key: str, stands: Evaluation) -> float:
    """How ``seat`` stands at the end of a turn that begins with ``key``."""
    turn, state = game.turn(world), _after(game, world, key)
    for _ in range(STEPS):
        if game.mover(state) != seat or game.turn(state) != turn:
            break
        keys = _ahead(game, state, game.legal(state))
        if len(keys) == 1:
            game.step(state, keys[0])
            continue
        state = max((_after(game, state, each) for each in keys), key=lambda each: stands(each, seat))
    return stands(state, seat)


def _after(game: AnyGame, state: Any, key: str) -> Any:
    after = game.clone(state)
    game.step(after, key)
    return after


def _lost_cities(state: State, seat: int) -> float:
    """The lead of a side, if each expedition came by what its owner holds and a part of what is still to come."""
    below, above = totals(state.scores)
    lead = float(below - above)
    if state.stack:
        lead += _promise(state, 0, seat) - _promise(state, 1, seat)
    return lead if seat % 2 == 0 else -lead


def _promise(state: State, side: int, eyes: int) -> float:
    """Return the promise of all expeditions of ``side`` to ``eyes``, who counts no card in a rival's hand as held."""
    left = (len(state.pile) + 1) // 2
    hand: Sequence[int] = state.hands[eyes] if eyes % 2 == side else ()
    gone = {face for pile in (*state.sides[0], *state.sides[1]) for face in pile} | {
        face for pile in state.discards for face in pile[:-1]
    }
    total, fitting = 0.0, 0
    for colour, lane in enumerate(state.sides[side]):
        top = max((face % PER_COLOUR for face in lane), default=0)
        held = [face % PER_COLOUR for face in hand if face // PER_COLOUR == colour]
        investments = sum(not face % PER_COLOUR for face in lane) + (0 if top else held.count(0))
        numbers = [rank for rank in held if rank > top]
        open_ranks = [rank for rank in range(top + 1, PER_COLOUR) if colour * PER_COLOUR + rank not in gone]
        chance = PASSED * min(1.0, left / 20)
        points: float = sum(face % PER_COLOUR + 1 for face in lane if face % PER_COLOUR) + sum(
            rank + 1 for rank in numbers
        )
        points += chance * sum(rank + 1 for rank in open_ranks if rank not in numbers)
        cards = len(lane) + len(numbers) + (0 if top else held.count(0))
        worth = (points - COST) * (1 + investments) + (BONUS if cards >= CARDS_FOR_BONUS else 0)
        fitting += len(numbers)
        total += worth if lane else UNBEGUN * max(0.0, worth)
    return total - 4.0 * max(0, fitting - left)


_EVALUATIONS: dict[str, Evaluation] = {"lost_cities": _lost_cities}
