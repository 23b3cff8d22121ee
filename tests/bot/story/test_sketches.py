"""Pictures in stories are sketched: as large as those that people see, and another where those are another."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.app import Cairn
from render.canvas import Box, Canvas
from render.palette import DARK, GROUND, INK
from render.pictures import Picture
from testing.driver import Sandbox, User
from testing.story.table import Table
from testing.views import Message


def drawn(words: str = "Ann", ink: tuple[int, int, int] = INK, corner: float = 8.0) -> Picture:
    made = Canvas(300, 100, GROUND)
    made.rounded(Box(10, 10, 200, 80), corner, DARK)
    made.text((20, 50), words, 30, ink)
    return made.picture(words, (GROUND, DARK, INK))


@pytest.mark.usefixtures("sketched")
def test_a_sketch_is_as_large_as_its_picture_and_the_same_where_that_is_drawn_alike() -> None:
    whole = drawn()
    assert Image.open(io.BytesIO(whole.png)).size == (whole.width, whole.height) == (300, 100)
    assert Image.open(io.BytesIO(whole.png)).tobytes(), "it can be read to its end"
    assert drawn() == whole
    others = {whole.png, drawn("Ben").png, drawn(ink=GROUND).png, drawn(corner=9.0).png}
    assert len(others) == 4, "other letters, another colour, another shape"


async def colours(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> int:
    """How many colours the first board has."""
    table = await Table.start(sandbox, people[:2])
    board: Message = await table.board()
    return len(Image.open(io.BytesIO(board.pictures[0].data)).convert("RGB").getcolors(1 << 24) or ())


async def test_what_a_bot_posts_is_sketched(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    assert await colours(cairn, sandbox, people) == 1


@pytest.mark.usefixtures("painted")
async def test_what_a_bot_posts_is_painted_where_a_story_asks_for_that(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    assert await colours(cairn, sandbox, people) > 10
