"""Drawing in other processes: it goes on when they die or hang, and says what went wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from bot.core.workers import drawing_pool
from bot.core.workers.drawing_pool import NoPicture, RenderContext, RenderPool
from bot.core.workers.drawings import DrawingFailed
from bot.core.workers.pool import WorkerError
from games import GAMES
from render.curve import Curve, Plot
from render.ranking_line import Line
from render.tournament import StandingsChart, StandingsLine

GAME = next(iter(GAMES.values()))
CONTEXT = RenderContext(GAME.key, "en", ("Ann", "Ben"))
VIEW = GAME.view(GAME.setup(2, GAME.Options(), b"seed"), None)

SLOW = """
import time
from bot.core.workers.worker import main
time.sleep(1.0)
main("bot.core.workers.drawing_worker")
"""


async def test_a_killed_worker_is_replaced_and_its_picture_drawn() -> None:
    pool = RenderPool()
    await pool.warm_up()
    (worker,) = pool.processes
    drawing = asyncio.create_task(pool.board(CONTEXT, VIEW))
    await asyncio.sleep(0)
    os.kill(worker, signal.SIGKILL)
    (picture,) = await drawing
    assert picture.png.startswith(b"\x89PNG")
    assert pool.processes != [worker]
    (again,) = await pool.board(CONTEXT, VIEW)
    assert again == picture
    await pool.close()
    assert pool.processes == []


async def test_what_goes_wrong_in_a_scene_is_told_and_the_worker_lives() -> None:
    pool = RenderPool()
    with pytest.raises(DrawingFailed, match=r"^KeyError \(bot/.*moon/paint_piece.py:\d+ _face\)$"):
        await pool.piece(RenderContext("moon", "en", ()), "no such card")
    (worker,) = pool.processes
    assert await pool.describe(CONTEXT, VIEW)
    assert pool.processes == [worker]
    await pool.close()


async def test_results_of_a_game_that_is_gone_are_drawn_as_ever() -> None:
    pool = RenderPool()
    line = Line("1.", "Ann", "1500", "", settling=False, mine=False)
    for drawn in (
        await pool.ranking("gone", "Ranking", [line], "", "Ann leads"),
        await pool.plot("gone", Plot("Ratings", (Curve("Ann", "1500", ((0, 1), (1, 2))),), "May", "June", "up")),
        await pool.chart(
            "gone", StandingsChart("Standings", ("Points",), (StandingsLine("1", "Ann", ("3",)),), "", "Ann leads")
        ),
    ):
        assert drawn.png.startswith(b"\x89PNG")
    await pool.close()


def test_the_bot_itself_never_loads_pillow() -> None:
    code = "import sys, bot.app, bot.core.workers.drawings, render.scene; print('PIL' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"


async def test_a_worker_that_hangs_is_killed_twice_and_then_told_of(caplog: pytest.LogCaptureFixture) -> None:
    hanging = (sys.executable, "-c", "import time; time.sleep(1000)")
    pool = RenderPool(command=hanging, seconds=0.1, grace=0.0, start=0.1)
    await pool.warm_up()
    assert "failed while it was starting" in caplog.text
    with pytest.raises(WorkerError, match="TimeoutError"):
        await pool.for_posts().board(CONTEXT, VIEW)
    assert "drawing again in a new one" in caplog.text
    with pytest.raises(NoPicture):
        await pool.board(CONTEXT, VIEW)
    assert pool.processes == []


async def test_who_clicks_waits_for_a_while_and_a_post_until_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_pool, "CLICK_PATIENCE", 0.2)
    pool = RenderPool(command=(sys.executable, "-c", SLOW))
    first = asyncio.create_task(pool.for_posts().board(CONTEXT, VIEW))
    await asyncio.sleep(0)
    post, click = await asyncio.gather(
        pool.for_posts().board(CONTEXT, VIEW), pool.board(CONTEXT, VIEW), return_exceptions=True
    )
    assert isinstance(click, NoPicture)
    assert post == await first
    assert pool.waiting == (0, 0.0)
    await pool.close()
