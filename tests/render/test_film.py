"""Films: what they show, how long each picture stands, and how large they may be."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image, ImageDraw

from bot.core.workers.drawings import RenderContext
from bot.core.workers.film_worker import Begin, Finish, step
from contract.films import far, shown, whole_game
from games import GAMES
from render.film import TITLE, WIDTH, Reel
from render.scene import Film, Picture


def board(*dots: tuple[int, int]) -> Picture:
    image = Image.new("RGB", (500, 400), "#336699")
    for x, y in dots:
        ImageDraw.Draw(image).rectangle((x, y, x + 20, y + 20), "#ffdd00")
    return Picture(image.tobytes(), "", *image.size)


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


def test_a_step_without_a_film_is_refused() -> None:
    key, game = next(iter(GAMES.items()))
    step(Begin(RenderContext(key, "en", ("Ann", "Ben", "Cleo")[: game.seats[0]]), 1))
    step(whole_game(game, most=2)[0])
    step(Finish())
    with pytest.raises(LookupError):
        step(Finish())
