"""Computer players of the deal of the day answer the same to the same choices on every machine, in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PLAY = """
import asyncio, hashlib
from datetime import date, timedelta
from random import Random
import msgspec
from bot.daily.course import answered, dealt
from bot.daily.model import PLAYER
from bot.daily.plan import drawn
from bot.core.workers.pool import NOBODY
from games import GAMES
from games.engine import open_keys
from games.players import Level
from testing.daily import ThinksHere

async def play(day):
    deal = drawn(day, lambda: day.toordinal().to_bytes(32, "big"), GAMES)
    deal = msgspec.structs.replace(deal, turns=2, level=Level.NORMAL, rollouts=12)
    game = GAMES[deal.game]
    course = await answered(dealt(game, deal, game.presets[game.short.preset]), ThinksHere(), NOBODY)
    while not course.over:
        asked = [each for each in game.decisions(course.state) if each.seat == PLAYER and each.waits]
        keys = [key for each in asked for key in open_keys(each)]
        course = await answered(course.after(PLAYER, keys[len(keys) // 2]), ThinksHere(), NOBODY)
    return deal.game, course.moves, course.lead, hashlib.sha256(game.encode(course.state)).hexdigest()[:16]

for number in range(len(GAMES)):
    print(*asyncio.run(play(date(2026, 3, 2) + timedelta(days=number))))
"""


@pytest.fixture(scope="module")
def runs() -> list[str]:
    """How the same choices come out where Python hashes words otherwise."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY], env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True
        )
        for seed in ("1", "4711")
    ]
    return [process.communicate(timeout=240)[0] for process in processes]


def test_the_same_choices_lead_to_the_same_end(runs: list[str]) -> None:
    assert len(runs[0].splitlines()) == 4
    assert runs[0] == runs[1]


def test_they_are_recorded(runs: list[str]) -> None:
    """Another machine comes to these ends as well; who changes rules or players records them anew."""
    assert [line.rpartition(" ")[0] for line in runs[0].splitlines()] == RECORDED


RECORDED = ["famous_explorers 27 -2", "expeditions 38 -1", "moon 12 0", "lost_cities 8 80"]
