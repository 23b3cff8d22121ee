"""The pictures that were approved by eye still look the same, and keep what every picture promises."""

from functools import cache

import pytest
from PIL import Image

from render.scene import Picture
from tests.render.golden import PICTURES, difference, folder, reduced
from tests.render.pixels import opened

STORED = [(game, path.stem) for game in PICTURES for path in sorted(folder(game).glob("*.png"))]
BYTES, ALT = 280_000, 1024
"""The largest shows five players with 85 cards between them; boards along whole games stay below 250,000 bytes."""


@cache
def drawn(game: str) -> dict[str, Picture]:
    return PICTURES[game]()


@pytest.mark.parametrize(("game", "name"), STORED)
def test_pictures_look_as_approved(game: str, name: str) -> None:
    approved = Image.open(folder(game) / f"{name}.png").convert("RGB")
    mean, worst = difference(approved, reduced(drawn(game)[name]))
    assert mean < 1.5
    assert worst < 40, f"look at it (make pictures), then: python -m tests.render.golden {game}"


@pytest.mark.parametrize("game", PICTURES)
def test_every_approved_picture_is_stored(game: str) -> None:
    assert {name for of, name in STORED if of == game} == set(drawn(game))


@pytest.mark.parametrize(("game", "name"), STORED)
def test_pictures_are_small(game: str, name: str) -> None:
    picture = drawn(game)[name]
    assert len(picture.png) <= BYTES
    assert opened(picture.png).size == (picture.width, picture.height)
    assert picture.width <= 1600
    assert picture.height <= 3000
    assert 0 < len(picture.alt) <= ALT
