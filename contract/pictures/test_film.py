"""Films of every game: they tell nothing hidden, keep within their bytes, and end with the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.core.workers.drawings import RenderContext
from bot.core.workers.film_worker import Begin, Finish, Shot, step
from contract.films import far, filmed, shown, whole_game
from contract.played import richest
from contract.rule import rule
from contract.walk import any_choice
from games import GAMES
from render.scene import Film

TURNS, WHOLE = 8, 10


def turns(key: str, observer: int | None = None, deal: Random | None = None) -> Iterator[Shot]:
    """The ends of the turns of a game at random; with ``deal`` the same, hidden cards dealt anew for ``observer``."""
    game, rng = GAMES[key], Random(4)
    state = game.setup(game.seats[0], richest(game), b"film")
    touched, turn = set[str](), 0
    while turn < TURNS and game.to_act(state):
        waited = [each for each in game.decisions(state) if each.waits]
        outcome = game.apply(state, *any_choice(waited, rng))
        state = outcome.state
        touched |= {piece for event in outcome.events if event.seats is None for piece in event.touched}
        if game.turn(state) != turn:
            turn = game.turn(state)
            other = state if deal is None else game.resample(state, observer, deal)
            yield Shot(game.view(other, None), frozenset(touched), f"Turn {turn}")
            touched.clear()


def made(key: str, **how: Any) -> Film:
    names = ("Ann", "Ben", "Cleo", "Dora")[: GAMES[key].seats[0]]
    step(Begin(RenderContext(key, "en", names), TURNS))
    for shot in turns(key, **how):
        step(shot)
    film: Film = step(Finish())
    return film


@rule("Scene.moments")
def test_a_film_is_the_same_to_the_byte_whatever_is_hidden(key: str) -> None:
    film = made(key)
    assert film.webp == made(key, observer=None, deal=Random(7)).webp
    assert film.frames >= len([*turns(key)]) - 1
    assert len(film.webp) < TURNS * 8_000_000 / 120


@rule("Scene.moments")
def test_a_film_of_a_whole_game_is_kept_its_score_sheet_last(key: str) -> None:
    """Of some of its turns, from the start to the end."""
    turns_in_all = len(whole_game(GAMES[key]))
    shots = whole_game(GAMES[key], most=WHOLE)
    film = filmed(GAMES[key], shots)
    assert len(shots) == min(WHOLE, turns_in_all)
    assert film.frames == len(shots) + 1
    assert film.seconds == len(shots) + 2
    *_, (end, _), (sheet, stands) = shown(film)
    assert stands == 2000
    assert far(end, sheet) > 5, "the score sheet instead of the board"
