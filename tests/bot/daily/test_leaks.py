"""A try shows its player what a seat knows, and nothing else: whatever the rest may be, each byte is the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from bot.core.workers.drawing_pool import PanelPictures
from bot.daily.desk import DailyDesk
from bot.daily.model import PLAYER
from bot.daily.service import Daily, TryPage
from bot.tables.core.model import Person
from testing.daily import keys
from testing.world import World
from tests.bot.daily.conftest import ANN, days_pass, played

WORLDS = 8


class Seen:
    """A picture pool that notes what it is given to draw."""

    def __init__(self) -> None:
        self.given: list[object] = []

    async def panel(self, *args: object, **options: object) -> PanelPictures:
        self.given.append((args, options))
        return PanelPictures()

    async def board(self, *args: object) -> list[object]:
        self.given.append(args)
        return []

    async def hand(self, *args: object) -> None:
        self.given.append(args)

    legend = hand


async def looks(page: TryPage) -> tuple[bytes, str]:
    """Everything that leaves the bot about a page: messages, and what is drawn."""
    desk, pool = DailyDesk(page, Person(ANN, "Ann", "en-GB"), "en"), Seen()
    drawn: Any = pool
    shown = [await desk.message(drawn), await desk.look(drawn), await desk.signs(drawn), desk.why(None)]
    return msgspec.json.encode([each.layout.drafted() for each in shown]), repr(pool.given)


@pytest.mark.parametrize("later", range(4))
async def test_eight_worlds_that_the_player_cannot_tell_apart_look_alike(
    world: World, daily: Daily, later: int
) -> None:
    await days_pass(world, daily, later)
    page = await played(daily, ANN, most=1)
    compared = 0
    while not page.course.over:
        course, game = page.course, page.course.game
        found = set()
        for number in range(WORLDS):
            state = game.resample(course.state, PLAYER, Random(number)) if number else course.state
            found.add(await looks(replace(page, course=replace(course, state=state))))
        assert len(found) == 1
        compared += 1
        page = await daily.choose(ANN, page.attempt.day, page.attempt.revision, keys(page)[0], counts=True)
    assert compared
