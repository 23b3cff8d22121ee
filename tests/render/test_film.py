"""Films: what they show, how long each picture stands, how large they may be, and that they tell nothing hidden.

Films of each game lie in ``artefacts/films`` afterwards, to be looked at; ``make films`` makes those of all turns.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.core.workers.drawings import RenderContext
from bot.core.workers.film_worker import Begin, Finish, Shot, step
from games import GAMES
from render.film import TITLE, WIDTH, Reel
from render.scene import Film, Picture
from testing.films import filmed, whole_game
from testing.walk import any_choice

TURNS, WHOLE = 8, 10
ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "films"


def board(*dots: tuple[int, int]) -> Picture:
    image = Image.new("RGB", (500, 400), "#336699")
    for x, y in dots:
        ImageDraw.Draw(image).rectangle((x, y, x + 20, y + 20), "#ffdd00")
    return Picture(image.tobytes(), "", *image.size)


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


def test_a_film_shows_each_picture_whole_though_only_what_changed_is_stored() -> None:
    boards = [board(), board((10, 10)), board((10, 10)), board((470, 370)), board()]
    reel = Reel(len(boards))
    for number, each in enumerate(boards):
        reel.add([each], "Turn", 1.0 if number < 4 else 3.0)
    film = reel.finish()
    found = shown(film)
    assert [milliseconds for _, milliseconds in found] == [1000, 2000, 1000, 3000], "two that are equal stand together"
    assert (film.frames, film.seconds, film.width, film.height) == (4, 7.0, WIDTH, TITLE + 800)
    for (image, _), expected in zip(found, [boards[0], boards[1], boards[3], boards[4]], strict=True):
        drawn = Image.frombytes("RGB", (500, 400), expected.png).resize((1000, 800), Image.Resampling.BILINEAR)
        assert far(image.crop((0, TITLE, 1000, TITLE + 800)), drawn) < 2
    (whole, one, both, other) = parts(film)
    assert whole == (1000, 848)
    assert max(one + other) <= 80, "a dot and what blurs around it"
    assert min(both) > 700, "from one dot to the other; what lies between is transparent"


def parts(film: Film) -> list[tuple[int, int]]:
    """The size of what each picture of a film changes."""
    found, at = [], film.webp.find(b"ANMF")
    while at >= 0:
        found.append(tuple(int.from_bytes(film.webp[at + n : at + n + 3], "little") + 1 for n in (14, 17)))
        at = film.webp.find(b"ANMF", at + 1)
    return [(width, height) for width, height in found]


def test_a_picture_may_be_higher_than_the_one_before_and_a_title_never_too_long() -> None:
    reel = Reel(2)
    reel.add([board()], "x" * 500)
    reel.add([board(), board()], "y")
    film = reel.finish()
    assert film.height >= TITLE + 1600
    assert [image.size for image, _ in shown(film)] == [(WIDTH, film.height)] * 2
    with pytest.raises(ValueError, match="without pictures"):
        Reel(1).finish()


def test_a_film_keeps_within_its_bytes() -> None:
    rng, most = Random(1), 900_000
    noise = [Picture(rng.randbytes(250 * 200 * 3), "", 250, 200) for _ in range(5)]
    reel = Reel(len(noise), most)
    for each in noise:
        reel.add([each], "")
    assert most / 2 < len(reel.finish().webp) <= most
    free = Reel(len(noise), 10 * most)
    for each in noise:
        free.add([each], "")
    assert len(free.finish().webp) > most


def turns(key: str, observer: int | None = None, deal: Random | None = None) -> Iterator[Shot]:
    """The ends of the turns of a game at random; with ``deal`` the same, hidden cards dealt anew for ``observer``."""
    game, rng = GAMES[key], Random(4)
    state = game.setup(game.seats[0], list(game.presets.values())[-1], b"film")
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


@pytest.mark.parametrize("key", list(GAMES))
def test_a_film_is_the_same_to_the_byte_whatever_is_hidden(key: str) -> None:
    film = made(key)
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    (ARTEFACTS / f"{key}.webp").write_bytes(film.webp)
    assert film.webp == made(key, observer=None, deal=Random(7)).webp
    assert film.frames >= len([*turns(key)]) - 1
    assert len(film.webp) < TURNS * 8_000_000 / 120


@pytest.mark.parametrize("key", list(GAMES))
def test_a_film_of_a_whole_game_is_kept_its_score_sheet_last(key: str) -> None:
    """Of some of its turns, from the start to the end."""
    turns_in_all = len(whole_game(GAMES[key]))
    shots = whole_game(GAMES[key], most=WHOLE)
    film = filmed(GAMES[key], shots)
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    (ARTEFACTS / f"{key}-whole.webp").write_bytes(film.webp)
    assert len(shots) == min(WHOLE, turns_in_all)
    assert film.frames == len(shots) + 1
    assert film.seconds == len(shots) + 2
    *_, (end, _), (sheet, stands) = shown(film)
    assert stands == 2000
    assert far(end, sheet) > 5, "the score sheet instead of the board"


def test_a_step_without_a_film_is_refused() -> None:
    step(Begin(RenderContext("moon", "en", ("Ann", "Ben")), 1))
    step(next(turns("moon")))
    step(Finish())
    with pytest.raises(LookupError):
        step(Finish())
