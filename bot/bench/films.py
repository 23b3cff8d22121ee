"""Looking back: films of 120 turns, and a turn again, from the click to the finished pictures."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.bench import Row, percentile
from bot.bench.engine import start
from bot.bench.fixtures import Live, database, seat_tables
from bot.film_worker import Begin, Finish, Shot, step
from bot.render_pool import RenderContext, RenderPool
from bot.tables import Tables
from bot.ui.names import render_context
from games import GAMES
from games.engine import AnyGame

FOLDER = Path("artefacts/films")
"""The films stay there, to be looked at."""

TURNS, SECONDS, MEGABYTES = 120, 10.0, 8.0
LOOKED_AT, LOOKS, MILLISECONDS = 100, 60, 150.0


def measure() -> Iterator[Row]:
    """Per game; the caches of films are filled before."""
    for game in GAMES.values():
        yield from _film(game)
    for game in GAMES.values():
        yield asyncio.run(_replay(game))


def _film(game: AnyGame) -> Iterator[Row]:
    shots = list(_shots(game))
    names = tuple(f"Player {seat + 1}" for seat in range(game.seats[0]))
    step(Begin(RenderContext(game.key, "en", names), 1))
    step(shots[0])
    began = time.perf_counter()
    step(Begin(RenderContext(game.key, "en", names), len(shots)))
    for shot in shots:
        step(shot)
    film = step(Finish())
    taken = time.perf_counter() - began
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game.key}-{TURNS}.webp").write_bytes(film.webp)
    name = f"{game.key}: a film of {TURNS} turns"
    yield Row(name=name, measured=taken, unit="s", reach=SECONDS)
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


async def _replay(game: AnyGame) -> Row:
    """A turn as the viewer shows it, read from the database and drawn in the picture process; without Discord."""
    async with database() as (_, store):
        (live,) = await seat_tables(store, [(1, range(1, game.seats[0] + 1))], game=game)
        service, pool = Tables(store), RenderPool()
        await _play(service, live)
        position = await service.position(live.table)
        on, taken = render_context(position.table, "en"), list[float]()
        await pool.warm_up()
        number = 0
        for _ in range(LOOKS):
            began = time.perf_counter()
            moment = await service.moment(position, live.users[0], LOOKED_AT)
            number = moment.turn.number
            touched = {piece for event in moment.turn.events if event.seats is None for piece in event.touched}
            await pool.board(on, moment.board, touched=touched)
            for _, view in moment.hands:
                await pool.hand(on, view)
            taken.append((time.perf_counter() - began) * 1000)
        await pool.close()
    name = f"{game.key}: turn {number} again, read and drawn, p50"
    return Row(name=name, measured=percentile(taken, 0.5), unit="ms", reach=MILLISECONDS)


async def _play(service: Tables, live: Live) -> None:
    rng, number = Random(1), 0
    while live.game.decisions(live.state) and live.game.turn(live.state) <= LOOKED_AT:
        user, key = live.users[live.seat], live.key(rng)
        await service.act(live.table, live.revision, user, key, f"films-{number}")
        live.take(key)
        number += 1
