"""Whole games at random, filmed turn by turn, and films as they are seen."""

from __future__ import annotations

import io
from collections.abc import Sequence
from random import Random
from typing import Any

from PIL import Image, ImageChops

from bot.core.localizer import LANGUAGES
from bot.core.workers.drawings import RenderContext
from bot.core.workers.film_worker import Begin, Finish, Shot, step
from games.engine import AnyGame
from render.scene import Film

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")


def whole_game(game: AnyGame, seed: int = 1, most: int = 0) -> list[Shot]:
    """The ends of turns of a random game, or ``most`` of them spread over it; the last one has its result."""
    state, rng = game.setup(game.seats[0], game.Options(), seed.to_bytes(16, "big")), Random(seed)
    ends, touched = [(state, frozenset[str]())], set[str]()
    while keys := game.legal(state):
        outcome = game.apply(state, game.mover(state), rng.choice(list(keys)))
        touched |= {piece for event in outcome.events if event.seats is None for piece in event.touched}
        if game.turn(outcome.state) != game.turn(state) or not game.legal(outcome.state):
            ends.append((outcome.state, frozenset(touched)))
            touched.clear()
        state = outcome.state
    last = len(ends) - 1
    count = min(most or len(ends), len(ends))
    numbers = [number * last // (count - 1) for number in range(count)]
    return [
        Shot(
            game.view(ends[number][0], None),
            ends[number][1],
            f"{number} / {last}",
            standings=tuple(game.standings(state) or ()) if number == last else (),
        )
        for number in numbers
    ]


def filmed(game: AnyGame, shots: Sequence[Shot], language: str = LANGUAGES[0]) -> Film:
    """A film of ``shots``."""
    step(Begin(RenderContext(game.key, language, NAMES[: game.seats[0]]), len(shots) + 1))
    for shot in shots:
        step(shot)
    film: Film = step(Finish())
    return film


def shown(film: Film) -> list[tuple[Image.Image, int]]:
    """Each picture of a film as it is seen, and the milliseconds it stands."""
    image: Any = Image.open(io.BytesIO(film.webp))
    found = []
    for number in range(image.n_frames):
        image.seek(number)
        found.append((image.convert("RGB"), image.info["duration"]))
    return found


def far(one: Image.Image, two: Image.Image) -> float:
    """The mean difference of two pictures' channels."""
    histogram = ImageChops.difference(one, two).convert("L").histogram()
    return sum(value * count for value, count in enumerate(histogram)) / (one.width * one.height)
