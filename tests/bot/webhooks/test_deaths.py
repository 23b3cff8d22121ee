"""What webhooks are told while the program dies at any of its steps: at least once, in order, for a day at most."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.webhooks.model import Webhook
from bot.webhooks.service import Webhooks
from testing.crashes import CrashInjector, crash_points, new_folder
from testing.receiver import Receiver
from testing.world import ANN, BEN, World, by
from testing.world import world as make
from tests.bot.webhooks.conftest import tell

BOSS = by(ANN, manager=True)
DAY = 24 * 3600.0


class CrashingProgram:
    """A world whose webhooks die at a step: a write, or a request, which was heard or not."""

    def __init__(self, world: World, receiver: Receiver) -> None:
        self.world, self.receiver = world, receiver
        self.life = CrashInjector(world.store)
        self.begin()

    def begin(self) -> None:
        webhook_client = self.receiver.webhook_client()
        post: Any = webhook_client.post
        there: Any = webhook_client

        async def perhaps(*args: Any) -> Any:
            return await self.life.step(lambda: post(*args))

        there.post = perhaps  # it may die before and after each request
        self.hooks = Webhooks(self.world.store, lambda: self.world.time, webhook_client, lambda: 0.0)

    async def restart(self) -> None:
        await self.hooks.webhook_client.close()
        self.begin()

    async def work(self, seconds: float) -> None:
        """Tells what is due within so many seconds, each thing in its time."""
        until = self.world.time.timestamp() + seconds
        while True:
            await self.life.survive(self.restart, self.hooks_run)
            left = until - self.world.time.timestamp()
            if left <= 0:
                return
            self.world.later(seconds=min(left, self.wait))

    async def hooks_run(self) -> None:
        self.wait = max(await tell(self.world, self.hooks), 1.0)

    async def state(self) -> Webhook:
        (found,) = await self.hooks.all(BOSS)
        return found


@asynccontextmanager
async def at_the_brink(folder: Path, receiver: Receiver) -> AsyncIterator[CrashingProgram]:
    """A webhook of a server where a game was played, which has been told nothing of it yet."""
    receiver.heard.clear()
    async with make(new_folder(folder)) as world:
        mortal = CrashingProgram(world, receiver)
        await mortal.hooks.add(BOSS, receiver.url)
        position = await world.started(ANN, BEN)
        await world.act(position, ANN, "take", "end")
        await world.act(position, BEN, "stop")
        mortal.life.crash_at(0, before=True)
        try:
            yield mortal
        finally:
            await mortal.hooks.webhook_client.close()


async def told(mortal: CrashingProgram) -> list[str]:
    """The webhook is away for a moment, and is then told everything; of what, each thing once."""
    mortal.receiver.answer = 503
    await mortal.work(8)
    mortal.receiver.answer = 204
    await mortal.work(60)
    found = await mortal.state()
    assert await mortal.hooks.waiting([found]) == {}
    assert (found.off, found.trouble, found.failing_since) == (False, None, None)
    return [body["event"] for body in {body["id"]: body for body in mortal.receiver.bodies}.values()]


async def test_everything_is_told_at_least_once_in_order(tmp_path: Path, receiver: Receiver) -> None:
    async with at_the_brink(tmp_path / "calm", receiver) as calm:
        assert await told(calm) == ["start", "turn", "end", "result"]
        steps, heard = calm.life.steps, len(receiver.heard)
    assert heard == 6, "the first thing was tried three times"
    for last, before in crash_points(steps, every=4):
        async with at_the_brink(tmp_path / str(last), receiver) as mortal:
            mortal.life.crash_at(last, before=before)
            assert await told(mortal) == ["start", "turn", "end", "result"], f"it died at step {last}"
            ids = [body["id"] for body in receiver.bodies]
            assert ids == sorted(ids, key=ids.index), "nothing overtakes what is told again"
            assert heard - 2 <= len(ids) <= heard + 1, "waits are as long as they would be"


async def test_a_failed_day_switches_it_off_whatever_dies_in_it(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answer = 500
    async with at_the_brink(tmp_path / "calm", receiver) as calm:
        await calm.work(DAY - 1)
        assert not (await calm.state()).off
        await calm.work(3601)
        assert (await calm.state()).off
        steps, heard = calm.life.steps, len(receiver.heard)
    for last, before in crash_points(steps, every=steps // 3):
        async with at_the_brink(tmp_path / str(last), receiver) as mortal:
            mortal.life.crash_at(last, before=before)
            await mortal.work(DAY - 1)
            assert not (await mortal.state()).off, f"it died at step {last}"
            await mortal.work(3601)
            found = await mortal.state()
            assert (found.off, found.trouble) == (True, "http-500"), f"it died at step {last}"
            assert await mortal.hooks.waiting([found]) == {}
            assert abs(len(receiver.heard) - heard) <= 1
            assert len({body["id"] for body in receiver.bodies}) == 1, "nothing overtakes what was not taken"
