"""Votes, reminders and orders are due while the program dies at some write: none is lost, none done or said twice."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.after_change import AFTER_CHANGE
from bot.core.pace import Pace
from bot.db import Store
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, OutboxItem
from bot.reminders import queries as alerts
from bot.tables.core.model import Person
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.polls import service
from bot.tables.polls.service import Ballot
from bot.tables.polls.subjects import LateAnswer, LateVote
from bot.tables.seating.absence import Late
from games import GAMES
from testing.crashes import CrashInjector, new_folder
from testing.databases import url
from testing.outbox import next_at
from testing.recorder import Recorder, at_work
from testing.world import ANN, BEN, by, last_entries
from tests.bot.premoves.conftest import Planned

BLOWS = (True, False)
"""It dies before a write is made, and after."""

EVERY = 5
"""At one write in so many; at all of them it takes a minute."""


class CrashingProgram(Planned):
    """Its services may die at a write."""

    def __init__(self, store: Store) -> None:
        self.posted: dict[int, OutboxItem] = {}
        super().__init__(store)
        self.life = CrashInjector(store)

    def restart(self) -> None:
        self.tables = Tables(
            self.store, GAMES, now=lambda: self.time, draw_seed=lambda: self.seed, after_change=AFTER_CHANGE
        )
        super().restart()

    async def settle(self) -> None:
        """Everything that is due is done and said."""
        sender = Recorder()
        try:
            while True:
                await self.scheduler.run_due()
                await at_work(self, sender).drained()
                at = await next_at(self.store)
                if at is None or at > self.time:
                    return
        finally:
            self.posted |= {item.id: item for item in sender.said}

    async def lives_through(self, *acts: Callable[[], Any]) -> None:
        """Does ``acts``, each again after a death in the middle of it."""
        await self.life.survive(self.restart_and_resume, *acts)

    async def restart_and_resume(self) -> None:
        self.restart()
        await self.premoves.resume()


async def at_the_brink(folder: Path) -> CrashingProgram:
    """Three tables at which much is due: Ann is late at one and has to be reminded, Ben's order has to be played."""
    world = CrashingProgram(await Store.open(url(folder)))
    late = await opened(world, 1, ANN, BEN, pace=Pace.BRISK)
    await opened(world, 2, ANN, BEN, pace=Pace.FREE)
    planned = await opened(world, 3, BEN, ANN, pace=Pace.SLOW)
    position = await world.tables.position(planned)
    await world.settle()
    hand = list(position.view(0).hand)
    theirs = list(position.view(1).hand)
    await world.moved(position, BEN, f"discard-{hand[0]}", "draw-pile")
    await world.premove(position, BEN, f"discard-{hand[1]}", "draw-pile")
    await world.moved(position, ANN, f"discard-{theirs[0]}", "draw-pile")
    await world.settle()
    assert (await world.tables.get(late)).late is Late.VOTE
    world.posted.clear()
    world.later(hours=37)
    return world


async def opened(world: CrashingProgram, channel: int, *people: Person, pace: Pace) -> int:
    owner, other = people
    table = await world.open(channel, owner, "lost_cities", first=0)
    await lobby.join(world.tables, table.id, other)
    await terms.set_pace(world.tables, table.id, pace, by(owner))
    await lobby.start(world.tables, table.id, by(owner))
    return table.id


async def lived(world: CrashingProgram) -> dict[str, Any]:
    """What comes of it: the votes, reminders and moves, what is stored and what was said of them."""

    async def answer() -> None:
        table = await world.tables.get(1)
        for vote in table.asking(LateVote):
            ballot = Ballot(LateVote.kind, vote.revision, LateAnswer.COMPUTER)
            with contextlib.suppress(Refusal):  # it was answered before the program died
                await service.answer(world.tables, 1, ballot, BEN)

    await world.lives_through(world.settle)
    world.later(minutes=16)
    await world.lives_through(world.settle, answer, world.settle)
    told = [item for item in world.posted.values() if item.kind in (Kind.ALERT, Kind.POLL)]
    waits = [each for person in (ANN, BEN) for each in await world.store.read(alerts.of_user, person.user_id)]
    return {
        "said": Counter((item.kind, item.table_id, item.seat, item.note and item.note.id) for item in told),
        "entries": [
            [(each.kind, each.seat, each.key, each.ordered) for each in await last_entries(world.tables, table, 99)]
            for table in (1, 2, 3)
        ],
        "waits": sorted((each.table_id, each.user_id, each.notified, each.reminded) for each in waits),
        "kept": (await world.tables.get(1)).seats[0].stand_in,
        "order": await world.premoves.of(3, BEN.user_id),
        "left": await world.store.read(outbox.pending),
    }


@pytest.mark.parametrize("before", BLOWS)
async def test_it_dies_at_a_write_and_nothing_is_lost_or_doubled(tmp_path: Path, *, before: bool) -> None:
    calm = await at_the_brink(new_folder(tmp_path / "calm"))
    calm.life.crash_at(0, before=before)
    right, writes = await lived(calm), calm.life.steps
    await calm.store.close()
    assert right["said"][Kind.ALERT, 1, 0, "alert-reminder"] == 1
    assert right["said"][Kind.POLL, 1, None, None] == 1
    assert (right["kept"], right["order"]) == (True, None)
    assert [entry[3] for entry in right["entries"][2]].count(True) == 2, "both steps of the order"
    assert writes > 12
    for last in range(2 - before, writes + 1, EVERY):
        world = await at_the_brink(new_folder(tmp_path / str(last)))
        world.life.crash_at(last, before=before)
        assert await lived(world) == right, f"it died at write {last}"
        await world.store.close()
