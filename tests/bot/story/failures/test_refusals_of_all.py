"""Discord refuses everything for an hour: it is asked ever less, and afterwards all that was owed is posted once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import Cairn
from bot.core.invalid_requests import SPAN_SECONDS, InvalidRequests, Restraint
from bot.db.schema import outbox
from bot.outbox.outbox import OPTIONAL
from testing.driver import Sandbox, User
from testing.story.helpers import GAME
from testing.story.journal_checks import all_said

TABLES, SHARE, BAN = 8, 0.01, 100
"""So many tables are open; all of Discord's limits are a hundredth of what they are."""

MINUTE, HOUR = 60.0, 60

pytestmark = pytest.mark.usefixtures("followed_clock")


@pytest.mark.parametrize(
    ("refusal", "reached"),
    [
        ({"status": 429}, Restraint.ELSEWHERE),
        ({"status": 401}, Restraint.ELSEWHERE),
        ({"code": 50001}, Restraint.NEEDED),  # a channel that is closed is asked every five minutes at most anyway
    ],
    ids=["too many", "unauthorized", "forbidden"],
)
async def test_an_hour_of_refusals_brings_no_ban_and_loses_no_post(
    cairn: Cairn,
    sandbox: Sandbox,
    alice: User,
    refusal: dict[str, Any],
    reached: Restraint,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.outbox.brake.SPAN_SECONDS", 0.1)  # it goes by real time, of which the hour takes seconds
    counted = cairn.invalid_requests
    counted._limits = InvalidRequests(SHARE)._limits
    sandbox.server.settings.invalid_limit = BAN
    times, note = list[float](), sandbox.server.limits.answered

    def answered(status: int, *headers: Any) -> None:
        note(status, *headers)
        if status in (401, 403, 429):
            times.append(sandbox.world.time())

    monkeypatch.setattr(sandbox.server.limits, "answered", answered)
    rooms = [sandbox.guild.channel(f"room-{number}") for number in range(TABLES)]
    sandbox.faults.fail("* /channels/*", **refusal, times=10**9)
    for room in rooms:
        await alice.slash("/open", room, game=GAME)
    sandbox.faults.fail("*", **refusal, times=10**9)
    restraints = {counted.restraint}
    for _ in range(HOUR):
        sandbox.later(MINUTE)
        await tried(cairn)
        restraints.add(counted.restraint)
        assert not sandbox.server.limits.locked_out
    assert reached <= max(restraints) <= Restraint.ELSEWHERE, "it never stops asking for everything"
    worst = max(sum(at - SPAN_SECONDS < each <= at for each in times) for at in times)
    assert reached * SHARE <= worst < BAN
    assert not any(room.messages for room in rooms)

    sandbox.faults.clear()
    for _ in range(20):
        sandbox.later(MINUTE)
        await tried(cairn)
    await all_said(cairn.store, sandbox)
    assert [len(room.messages) for room in rooms] == [1] * TABLES
    assert counted.restraint is Restraint.NONE


async def tried(cairn: Cairn) -> None:
    """Wait until everything has been tried that is due by now; what nobody waits for rests."""
    due = sa.and_(outbox.c.due_at <= cairn.time.now(), outbox.c.pool.not_in(OPTIONAL))
    count = sa.select(sa.func.count()).select_from(outbox).where(due)
    assert cairn._outbox is not None
    waiting = 1
    async with asyncio.timeout(60):
        while waiting or cairn._outbox._under_way:
            await asyncio.sleep(0.02)
            waiting = await cairn.store.read(lambda c: c.execute(count).scalar_one())
