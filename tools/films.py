"""Films of whole games, to be looked at: ``make films``, or ``make films ARGS="--game moon"``.

A game at random is played to its end and filmed, turn by turn, its score sheet last.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.film_worker import Begin, Finish, Shot, step
from bot.localizer import LANGUAGES
from bot.render_worker import RenderContext
from games import GAMES
from games.engine import AnyGame
from render.film import Film

NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fay")
FOLDER = Path("artefacts/films")


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


def main() -> None:
    """Writes the films, and says what each took."""
    parser = argparse.ArgumentParser(prog="tools.films", description="Film whole games, to be looked at.")
    parser.add_argument("--game", choices=GAMES, help="this game alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--out", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for key, game in GAMES.items():
        if chosen.game in {None, key}:
            shots, began = whole_game(game, chosen.seed), time.process_time()
            film = filmed(game, shots, chosen.language)
            kept = chosen.out / f"{key}-whole.webp"
            kept.write_bytes(film.webp)
            taken = time.process_time() - began
            sys.stdout.write(f"{kept}  {len(shots)} turns, {taken:.1f} s, {len(film.webp) / 1e6:.2f} MB\n")


if __name__ == "__main__":
    main()
