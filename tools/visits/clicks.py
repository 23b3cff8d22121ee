"""People who click in the sandbox, where the real bot answers, and what each kind of click has cost."""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import TypeVar

from bot.app import Cairn
from bot.cli.sandbox import follow_clock
from bot.core.config import Settings
from bot.core.steady_time import utc_now, wall_clock
from sandbox.settings import SandboxSettings
from testing.driver import Channel, Message, Response, Sandbox, User
from tools.visits.counting import Cost, Counter

T = TypeVar("T")
Seen = Message | Response

PATIENCE = 90.0
"""Seconds that anything may take."""

SETTLED = 0.5
"""Seconds without a request after which nothing is being done for sure, were it the drawing of a picture."""


class Clicks:
    """Four people and a manager in a channel, and the costs of what they do, by kind."""

    def __init__(self, sandbox: Sandbox, counter: Counter) -> None:
        self.sandbox, self.counter = sandbox, counter
        self.channel = sandbox.guild.channel("games")
        self.alice, self.bob, self.carla, self.dora = (sandbox.guild.user(name) for name in ("Al", "Bo", "Cy", "Di"))
        self.boss = sandbox.guild.user("Boss", manager=True)
        self._interactions: defaultdict[str, list[str]] = defaultdict(list)
        self._behind: defaultdict[str, list[Cost]] = defaultdict(list)

    async def did(self, kind: str, click: Awaitable[T]) -> T:
        """Return the answer to a click, which is noted as one of ``kind``, once the bot has nothing left to do."""
        before = Cost(*self.counter.costs[None])
        answer = await click
        made = self.sandbox.interactions[-1]
        if not made.acked or made.failed:
            raise ValueError(f"{kind} was not answered")
        self._interactions[kind].append(made.id)
        await self.sandbox.settled()
        self._behind[kind].append(self.counter.costs[None] - before)
        return answer

    async def press(self, kind: str, user: User, on: Seen, label: str) -> Response:
        """Click the button with this label."""
        return await self.did(kind, user.click(on, label))

    async def choose(self, kind: str, user: User, on: Seen, option: str) -> Response:
        """Choose the first option whose label holds ``option`` in any menu of a message."""
        shown = on.need() if isinstance(on, Response) else on
        for menu in shown.selects:
            for each in menu.options:
                if option in each.label:
                    return await self.did(kind, user.choose(on, None, each.value, custom_id=menu.custom_id))
        raise LookupError(f"no {option} on {shown.text}")

    async def post(self, label: str, channel: Channel | None = None, *, after: Message | None = None) -> Message:
        """Return the newest post with an enabled button of this label, once there is one newer than ``after``."""

        def found() -> Message | None:
            posts = [m for m in (channel or self.channel).messages if m.by_bot and offers(m, label)]
            return posts[-1] if posts and posts[-1] != after else None

        return await self.sandbox.until(found)

    async def quiet(self) -> None:
        """Wait until the bot has nothing left to do for sure."""
        await self.sandbox.settled(SETTLED)

    async def later(self, seconds: float) -> None:
        """Let time pass once the bot has nothing left to do: a clock that begins after a post has begun."""
        await self.quiet()
        self.sandbox.later(seconds)

    def costs(self) -> dict[str, Cost]:
        """Return for each kind the most that one click of it has cost."""
        return {
            kind: Cost.most([self.counter.costs[interaction] for interaction in interactions])
            for kind, interactions in self._interactions.items()
        }

    def behind(self) -> dict[str, Cost]:
        """Return for each kind the most that was asked by no click until all was quiet after one of it."""
        return {kind: Cost.most(costs) for kind, costs in self._behind.items()}


def offers(message: Message, label: str) -> bool:
    return any(button.label == label and not button.disabled for button in message.buttons)


@asynccontextmanager
async def clicking(quiet: float) -> AsyncIterator[Clicks]:
    """Run the bot in a sandbox whose clock it follows, at noon; the same cards are dealt in each run.

    After ``quiet`` seconds without a request the bot is taken to have nothing left to do.
    """
    settings = SandboxSettings(rate_limits="off", ack_seconds=PATIENCE / 3)
    counter, numbers = Counter(), count(1)
    with tempfile.TemporaryDirectory() as folder, counter.counting():
        async with Sandbox(settings, quiet=quiet, noted=PATIENCE / 9, timeout=PATIENCE) as sandbox:
            sandbox.world.watchers.append(follow_clock)
            since_noon = utc_now() - utc_now().replace(hour=12, minute=0, second=0)
            sandbox.later((-since_noon % timedelta(days=1)).total_seconds())
            client = await sandbox.connect(
                lambda: Cairn(Settings(database=str(Path(folder) / "cairn.db"), pause=0, icons="off"))
            )
            client.tables.draw_seed = lambda: next(numbers).to_bytes(32, "big")
            try:
                yield Clicks(sandbox, counter)
            finally:
                await client.shutdown()
                wall_clock.ahead = timedelta()
