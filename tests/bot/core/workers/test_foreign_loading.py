"""Other people's games cost a start nothing: each is loaded when it is first asked for, or once there is time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bot.__main__ import main
from testing.newcomer import allowed, install

GOOD, BAD = "good_game", "bad_game"

LOADED = f"""
import asyncio
from bot.core.config import load
from bot.core.workers.foreign_pool import ForeignGames
from games import GAMES, PACKAGES

PACKAGES.allow(load().allowed_games)

async def look(games):
    first, again = GAMES["{GOOD}"], GAMES["{GOOD}"]
    assert first is again and first.seats == (2, 3, 4)
    assert list(games._pools) == ["{GOOD}"], "nobody has asked for the other one"
    return len(first.decisions(first.setup(2, first.Options(), b"seed")))

async def begin():
    games, left_out = ForeignGames(), []
    await games.begin(left_out.append)
    assert not games._pools and {{"{GOOD}", "{BAD}"}} <= {{*PACKAGES}}
    try:
        asked = await asyncio.gather(*(asyncio.create_task(look(games)) for _ in range(3)))
        await asyncio.create_task(games.load())
        print(asked, [f"{{each}}" for each in left_out], "{BAD}" in PACKAGES)
    finally:
        await games.close()

asyncio.run(begin())
"""


def test_a_game_is_loaded_once_when_it_is_first_asked_for_and_the_others_later(tmp_path: Path) -> None:
    for key in (GOOD, BAD):
        assert main(["game", "new", key, "--folder", str(tmp_path / key)]) == 0
        install(tmp_path / key)
    with (tmp_path / BAD / BAD / "rules.py").open("a", encoding="utf-8") as rules:
        rules.write("\nraise RuntimeError('no rules')\n")
    settings = allowed(tmp_path / GOOD, tmp_path / BAD)
    done = subprocess.run(
        [sys.executable, "-c", LOADED],
        env=os.environ | settings,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    asked, _, left_out = done.stdout.strip().rpartition("] [")
    assert asked == "[1, 1, 1"
    assert "no rules" in left_out
    assert left_out.endswith("False")
