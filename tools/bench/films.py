"""Looking back: films of 120 turns, then all that the rows of :mod:`tools.bench.filming` say."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.core.workers.drawing_pool import RenderContext
from bot.core.workers.film_worker import Begin, Finish, Shot, step
from games import GAMES
from games.engine import AnyGame
from tools.bench import Row, filming
from tools.bench.engine import start

FOLDER = Path("artefacts/films")
"""The films stay there, to be looked at."""

TURNS, SECONDS, MEGABYTES = 120, 10.0, 8.0


def measure() -> Iterator[Row]:
    """Per game; the caches of films are filled before."""
    taken = {}
    for key, game in GAMES.items():
        rows = list(_film(game))
        taken[key] = rows[0].measured
        yield from rows
    yield from filming.measure(GAMES[max(taken, key=taken.__getitem__)])


def _film(game: AnyGame) -> Iterator[Row]:
    shots = list(_shots(game))
    names = tuple(f"Player {seat + 1}" for seat in range(game.seats[0]))
    step(Begin(RenderContext(game.key, "en", names), 1))
    step(shots[0])
    began = time.process_time()
    step(Begin(RenderContext(game.key, "en", names), len(shots)))
    for shot in shots:
        step(shot)
    film = step(Finish())
    taken = time.process_time() - began
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game.key}-{TURNS}.webp").write_bytes(film.webp)
    name = f"{game.key}: a film of {TURNS} turns"
    yield Row(name=f"{name}, this core's own time", measured=taken, unit="s", reach=SECONDS)
    yield Row(name=f"{name}, {film.frames} pictures", measured=len(film.webp) / 1e6, unit="MB", reach=MEGABYTES)


def _shots(game: AnyGame) -> Iterator[Shot]:
    """The ends of turns along random games, a new one where one ends."""
    rng, state, touched, turn, made = Random(1), start(game), set[str](), 0, 0
    while made < TURNS:
        outcome = game.apply(state, *_any(game, state, rng))
        state = outcome.state
        touched |= {piece for event in outcome.events if event.seats is None for piece in event.touched}
        if game.turn(state) != turn:
            made, turn = made + 1, game.turn(state)
            yield Shot(game.view(state, None), frozenset(touched), f"Turn {made} of {TURNS} · Player")
            touched.clear()
        if not game.to_act(state):
            state, turn = start(game), 0


def _any(game: AnyGame, state: Any, rng: Random) -> tuple[int, str]:
    decision = rng.choice([each for each in game.decisions(state) if each.waits])
    return decision.seat, rng.choice([choice.key for choice in decision.choices if choice.why_not is None])
