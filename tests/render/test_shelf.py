"""What is drawn once and kept: within its bound, and the same again."""

import importlib
import pkgutil
from random import Random
from typing import Any

import pytest
from PIL import Image

import render
from bot.core.localizer import Localizer
from games import GAMES
from render.scene import scene
from render.shelf import SHELF, Shelf

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eva", "Fay")
CHOICES, BOARDS = 80, 4
SMALL = 1 << 20
"""Bytes: less than one board needs."""
IMAGES = ("Image.Image", "Sprite", "Mask", "Parts", "Canvas")


def test_what_is_kept_is_drawn_once_and_what_was_not_used_for_longest_goes() -> None:
    shelf, drawn = Shelf(2000), list[str]()

    @shelf.kept
    def part(name: str, *, side: int = 10) -> Image.Image:
        drawn.append(name)
        return Image.new("RGB", (side, 2 * side))

    one = part("one")  # 800 bytes each
    part("two")
    assert part("one") is one
    assert shelf.size == 1600
    part("three")
    assert part("one") is one
    assert shelf.size == 1600
    part("two")
    assert drawn == ["one", "two", "three", "two"]
    part("one", side=5)
    assert drawn[-1] == "one"
    shelf.clear()
    assert shelf.size == 0


def test_what_is_larger_than_the_bound_is_drawn_and_not_kept() -> None:
    shelf = Shelf(99)
    large = shelf.kept(lambda: Image.new("L", (10, 10)))
    assert large().size == (10, 10)
    assert shelf.size == 0


def test_no_cache_but_the_shelf_keeps_parts_of_pictures() -> None:
    """The others keep masks of a few hundred bytes each, so that all have a bound together."""
    found = set()
    for info in pkgutil.walk_packages(render.__path__, "render."):
        for value in vars(importlib.import_module(info.name)).values():
            if hasattr(value, "cache_info") and any(word in str(value.__annotations__["return"]) for word in IMAGES):
                found.add(f"{value.__module__}.{value.__name__}")
    assert found == {
        "render.canvas._antialiased",
        "render.canvas._corner",
        "render.canvas._disc",
        "render.icons.parts",
        "render.typesetting.mask",
    }


@pytest.mark.usefixtures("pixels_only")
@pytest.mark.parametrize("key", GAMES)
def test_boards_are_the_same_on_a_full_shelf(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = GAMES[key], Random(key)
    seats, views = min(game.seats), list[Any]()
    words, state = Localizer("en", key, NAMES[:seats]), game.setup(seats, game.Options(), b"shelf")
    while len(views) < CHOICES and (keys := game.legal(state)):
        state = game.apply(state, game.mover(state), rng.choice(list(keys))).state
        views.append(game.view(state, None))
    views = views[:: max(1, len(views) // BOARDS)]
    shown = [scene(key).board(view, words) for view in views]
    monkeypatch.setattr(SHELF, "_most", SMALL)
    SHELF.clear()
    for view, board in zip(views, shown, strict=True):
        assert scene(key).board(view, words) == board
        assert SHELF.size <= SMALL
