"""Other people's games run apart: nothing of them is imported here, and their processes may have next to nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]

PLAYED = """
import asyncio, sys
from pathlib import Path
from random import Random
from bot.core.workers.drawing_pool import RenderContext, RenderPool
from bot.core.workers.foreign_pool import ForeignGames
from games import GAMES
from games.engine import IllegalMove, steps

def play():
    game, rng = GAMES["magpies"], Random(1)
    state = game.setup(3, game.presets["short"], b"seed")
    try:
        game.apply(state, 0, "no such choice")
        raise AssertionError
    except IllegalMove as illegal:
        assert illegal.text.id == "illegal-unknown"
    while decisions := [each for each in game.decisions(state) if each.waits]:
        keys = [choice.key for choice in decisions[0].choices if choice.why_not is None]
        state = steps(game, state, decisions[0].seat, rng.choice(keys))[-1].outcome.state
        assert game.decode(game.encode(state)) == state
    assert [each.place for each in game.standings(state)]
    return game, state

async def table(pool):
    game, state = play()
    view = game.view(state, None)
    [board] = await pool.board(RenderContext("magpies", "en", ("Ann", "Ben", "Eve")), view)
    assert board.png and "Ann" in board.alt

async def tick(count):
    while True:
        count[0] += 1
        await asyncio.sleep(0)

async def main():
    foreign = ForeignGames()
    await foreign.begin()
    count, pool = [0], RenderPool(foreign=foreign)
    ticking = asyncio.create_task(tick(count))
    await asyncio.gather(*(asyncio.create_task(table(pool)) for _ in range(3)))
    assert count[0] > 100, "others are served while plain code waits"
    ticking.cancel()
    assert not any(name.split(".")[0] == "magpies" for name in sys.modules)
    for pid in foreign.processes:
        process = Path("/proc", str(pid))
        names = {each.split("=")[0] for each in (process / "environ").read_text().split("\\0") if each}
        assert names == {"PYTHONHASHSEED", "PYTHONPATH"}, names
        assert (process / "cwd").resolve() == Path("/")
        limits = {line[:26].strip(): line[26:].split()[0] for line in (process / "limits").read_text().splitlines()}
        assert (limits["Max address space"], limits["Max file size"]) == (str(512 << 20), "0")
    assert len(foreign.processes) == 2
    await foreign.close()
    assert foreign.processes == []

asyncio.run(main())
"""


def test_a_game_is_played_and_drawn_where_it_knows_nothing_of_the_bot() -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests" / "fifth_game")])
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={"PYTHONPATH": path, "CAIRN_DATABASE": "secret", "DISCORD_TOKEN": "secret"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_no_thread_asks_a_game() -> None:
    """Plain code waits for other people's games in a task alone: what is done in threads names none."""
    asks = re.compile(r"to_thread\(|run_in_executor\(")
    found = {
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in (ROOT / "bot").rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if asks.search(line) and re.search(r"\bgame\.|GAMES\[|GAMES\.", line)
    }
    assert not found


RESTS = """
import asyncio
from bot.core.workers.foreign_pool import ForeignGames
from games import GAMES

async def played():
    game = GAMES["magpies"]
    return game.turn(game.setup(3, game.presets["short"], b"seed"))

async def main():
    foreign = ForeignGames()
    await foreign.begin()
    before = await asyncio.create_task(played())
    first = foreign.processes
    await foreign.rest()
    assert foreign.processes == first, "they were used just now"
    await foreign.rest(0.0)
    assert foreign.processes == []
    assert await asyncio.create_task(played()) == before
    assert len(foreign.processes) == 1 and foreign.processes[0] not in first
    await foreign.close()

asyncio.run(main())
"""


def test_a_process_that_nobody_uses_is_ended_until_somebody_does() -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests" / "fifth_game")])
    done = subprocess.run(
        [sys.executable, "-c", RESTS], env={"PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
