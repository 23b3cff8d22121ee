"""Games to look at: positions along a random one, with what its players call themselves."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bot.core.localizer import Localizer
from contract.walk import Table
from games import GAMES
from games.engine import AnyGame

NAMES = ("Ida Pfeiffer", "Alexander von Humboldt", "Zheng He", "Mungo", "Jeanne Baret", "Thùy Đặng")
POSITIONS, MOST = 5, 420
"""How many positions of a game are looked at, within how many choices."""


def smallest_and_largest(game: AnyGame) -> list[Table]:
    """A game at its smallest table as it is dealt by default, and at its largest with the richest options."""
    return [Table(game, game.seats[0], game.Options()), Table(game, game.seats[-1], richest(game))]


def richest(game: AnyGame) -> Any:
    """The options of the last preset, which has most in it."""
    return list(game.presets.values())[-1]


@cache
def played(key: str, seats: int) -> list[tuple[Any, frozenset[str]]]:
    """Positions of a random game with the richest options, the last one included, with what the turn touched so far."""
    game, rng = GAMES[key], Random(seats)
    state = game.setup(seats, richest(game), b"promises")
    found: list[tuple[Any, frozenset[str]]] = []
    touched = set[str]()
    for _ in range(MOST):
        found.append((state, frozenset(touched)))
        if not (keys := game.legal(state)):
            break
        outcome = game.apply(state, game.mover(state), rng.choice(list(keys)))
        if game.turn(outcome.state) != game.turn(state):
            touched.clear()
        touched |= {key for event in outcome.events if event.seats is None for key in event.touched}
        state = outcome.state
    return [found[len(found) * place // POSITIONS] for place in range(1, POSITIONS)] + found[-1:]


def said(key: str, seats: int, language: str = "en") -> Localizer:
    """Words at a table, with long names in them."""
    return Localizer(language, key, NAMES[:seats])
