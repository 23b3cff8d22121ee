"""Pictures are put together of cells that are kept: they look as if painted whole, and a turn paints few of them."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.core.localizer import Localizer
from games import GAMES
from render import strokes
from render.canvas import Box, Canvas, stacked
from render.palette import ACCENT, GROUND, INK, meeting, shades
from render.scene import Picture, scene
from render.strokes import CELLS, SIDE
from tests.render.pixels import opened

COLOURS = shades(meeting((INK, ACCENT), (GROUND,)))


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[int, int]]]:
    """Where the cells begin that were painted."""
    paint, found = strokes.paint, list[tuple[int, int]]()

    def counted(noted: Any, image: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
        found.append(at)
        paint(noted, image, at)

    monkeypatch.setattr(strokes, "paint", counted)
    CELLS.clear()
    yield found
    CELLS.clear()


def scattered(canvas: Canvas, number: int, *, on: Image.Image) -> None:
    """Draws all kinds of things anywhere, also across the edges of cells and of the canvas."""
    rng = Random(number)
    for _ in range(40):
        x, y = rng.uniform(-80, 480), rng.uniform(-80, 380)
        size, fill = rng.uniform(4, 200), rng.choice((INK, ACCENT, GROUND))
        canvas.rounded(Box(x, y, size, size / 2), 12, fill, outline=INK, width=3)
        canvas.circle((y, x), size / 3, fill)
        canvas.icon("mountain", (y, x), size, fill)
        canvas.text((x, y), "Kap Hoorn", size / 3, fill, bold=True)
        canvas.polygon([(x, y), (x + size, y + 9), (x, y + size)], fill)
        canvas.line([(x, y), (y, x)], fill, 3, dash=(14, 8))
        canvas.paste(on, (x, y))


@pytest.mark.parametrize("number", range(6))
def test_a_picture_of_cells_looks_as_if_painted_whole(number: int) -> None:
    part = Canvas.transparent(90, 60, scale=2)
    part.circle((45, 30), 28, ACCENT)
    canvas = Canvas(401, 303, GROUND)
    scattered(canvas, number, on=part.image())
    whole = canvas.image().quantize(palette=_holder(), dither=Image.Dither.NONE).convert("RGB")
    assert opened(canvas.picture("", COLOURS).png).tobytes() == whole.tobytes()


def _holder() -> Image.Image:
    holder = Image.new("P", (1, 1))
    holder.putpalette([channel for value in COLOURS + COLOURS[:1] * (256 - len(COLOURS)) for channel in value])
    return holder


def test_only_cells_with_a_change_are_painted(painted: list[tuple[int, int]]) -> None:
    def picture(x: float) -> Picture:
        canvas = Canvas(4 * SIDE, 2 * SIDE, GROUND)
        canvas.text((20, 40), "Kap Hoorn", 30, INK)
        canvas.circle((x, 1.5 * SIDE), 20, ACCENT)
        return canvas.picture("", COLOURS)

    first = picture(0.5 * SIDE)
    assert len(painted) == 8
    painted.clear()
    assert picture(0.5 * SIDE) == first
    assert painted == []
    moved = picture(2.5 * SIDE)
    assert sorted(painted) == [(0, SIDE), (2 * SIDE, SIDE)]
    painted.clear()
    CELLS.clear()
    assert picture(2.5 * SIDE) == moved


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_paints_little_of_a_board(key: str, painted: list[tuple[int, int]]) -> None:
    game, rng = GAMES[key], Random(key)
    seats, drawn = min(game.seats), list[float]()
    words, state = Localizer("en", key, tuple("ABCDEF"[:seats])), game.setup(seats, game.Options(), b"cells")
    while len(drawn) < 20 and game.to_act(state):
        actor = game.mover(state)
        while game.to_act(state) and game.mover(state) == actor:
            state = game.apply(state, actor, rng.choice(list(game.legal(state)))).state
        painted.clear()
        cells = sum(
            -(-picture.width // SIDE) * -(-picture.height // SIDE)
            for picture in scene(key).board(game.view(state, None), words)
        )
        drawn.append(len(painted) / cells)
    assert sum(drawn[1:]) / len(drawn[1:]) < 0.4


def test_pictures_stand_below_each_other_with_a_gap() -> None:
    parts = [Canvas(60, 40, INK), Canvas(60, 30, ACCENT)]
    picture = stacked(parts, "two", COLOURS)
    assert (picture.width, picture.height, picture.alt) == (60, 82, "two")
    shown = opened(picture.png)
    assert [shown.getpixel((30, y)) for y in (39, 40, 51, 52, 81)] == [INK, GROUND, GROUND, ACCENT, ACCENT]


def test_a_piece_that_is_drawn_again_looks_the_same(painted: list[tuple[int, int]]) -> None:
    drawn = list[str]()

    def piece(canvas: Canvas, words: str) -> None:
        drawn.append(words)
        canvas.rounded(Box(20, 20, 100, 40), 9, ACCENT)
        canvas.text((30, 40), words, 30, INK)

    def picture(words: str) -> Picture:
        canvas = Canvas(140, 80, GROUND)
        canvas.repeat(partial(piece, words=words), "piece", words)
        return canvas.picture("", COLOURS)

    first = picture("Kap")
    CELLS.clear()
    assert picture("Kap") == first
    assert picture("Hoorn") != first
    assert drawn == ["Kap", "Hoorn"]
    for number in range(strokes.MOST_REPEATED):
        picture(str(number))
    assert picture("Kap") == first
    assert drawn.count("Kap") == 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_piece_of_a_game_is_taken_for_another(language: str) -> None:
    """What is kept of other turns, languages and players changes no pixel."""
    for key, game in GAMES.items():
        rng, views = Random(key), []
        for seats in (game.seats[0], game.seats[-1]):
            state = game.setup(seats, game.Options(), b"pieces")
            for _ in range(60):
                if not (keys := game.legal(state)):
                    break
                state = game.apply(state, game.mover(state), rng.choice(list(keys))).state
            views.append((game.view(state, None), tuple("ABCDEF"[:seats])))
        for view, names in views:
            scene(key).board(view, Localizer("de" if language == "en" else "en", key, names[::-1]))
        kept = [scene(key).board(view, Localizer(language, key, names)) for view, names in views]
        for (view, names), board in zip(views, kept, strict=True):
            CELLS.clear()
            strokes._NOTED.clear()
            assert scene(key).board(view, Localizer(language, key, names)) == board
