"""The target of the campaign ``faults``: a bot, its tables, and the faults that they have now."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import NamedTuple

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.steady_time import utc_now
from bot.db import StoreUnavailable
from bot.tables.core.model import Status
from bot.tables.core.refusals import Refusal
from games import GAMES
from testing.driver import Channel, NotPossible, Sandbox, User
from testing.story.checked import steady
from testing.story.messages import MessageTable
from testing.story.table import Table

Healing = Callable[[], Awaitable[bool]]

LOBBY = len(GAMES) + 1
"""The table that is damaged now and then."""

HEARTBEAT, DEAD_AFTER = 1.0, 8.0
"""Seconds between heartbeats, and after which a gateway that says nothing is taken for dead: 41 and 60 in earnest.

Longer than the five for which discord.py listens to nothing before it identifies once more.
"""

BETWEEN = 0.05
"""Seconds until what could not be fixed is tried again."""


class Injected(Exception):  # noqa: N818 - what it is
    """Raised on purpose."""


@dataclass
class Trouble:
    """The possible and the present faults; ``untold`` and ``unhanded`` are tables where something may be missing.

    ``tables`` are those of a server, by number, ``by_message`` those without one; in the ``forum`` is one of its own.

    ``struck`` are the kinds so far, ``healings`` the repairs of those that are not over. ``patience`` is the number of
    seconds that a click or a repair may take. ``away`` is how long the bot has not run, by Discord's clock.
    """

    sandbox: Sandbox
    settings: Settings
    rng: Random
    patience: float
    tables: dict[int, Table] = field(default_factory=dict)
    by_message: dict[int, MessageTable] = field(default_factory=dict)
    forum: Channel | None = None
    struck: list[str] = field(default_factory=list)
    healings: list[Healing] = field(default_factory=list)
    untold: set[int] = field(default_factory=set)
    unhanded: set[int] = field(default_factory=set)
    away: timedelta = timedelta()

    cairn: Cairn = field(init=False)

    @property
    def boss(self) -> User:
        return self.sandbox.guild.user("Boss", manager=True)

    @property
    def on_server(self) -> bool:
        """Whether the bot is on the server, whatever it has heard of that: at a start it is waited for there."""
        return self.sandbox.world.bot.id in self.sandbox.guild.inner.members

    def any_table(self) -> tuple[int, Table]:
        return self.rng.choice(list(self.tables.items()))

    def any_stranger(self) -> User | None:
        """Somebody who plays by message; None where nobody does."""
        found = [user for table in self.by_message.values() for user in table.users]
        return self.rng.choice(found) if found else None

    def any_person(self) -> tuple[int, User]:
        number, table = self.any_table()
        return number, self.rng.choice(table.users)

    def make_bot(self) -> Cairn:
        """A bot that is not started yet."""
        cairn = Cairn(self.settings)
        cairn._connection.heartbeat_timeout = DEAD_AFTER
        return cairn

    async def start_bot(self) -> None:
        """Starts it and waits until it is there."""
        self.cairn = steady(await self.sandbox.connect(self.make_bot))
        self.set_clock()

    async def stop_bot(self) -> None:
        """As by SIGTERM."""
        await self.cairn.shutdown()
        await self.sandbox.disconnect(self.cairn)

    def set_clock(self, wrong_by: timedelta = timedelta()) -> None:
        """Sets the clock of the bot's machine: by the sandbox's, or so much before or behind that."""
        self.cairn.time._wall = lambda: utc_now() + self.away + wrong_by
        self.cairn.time.check()

    async def briefly(self, act: Awaitable[object]) -> None:
        """Wait for what somebody does, as long as people do, whatever comes of it."""
        with contextlib.suppress(TimeoutError, NotPossible, LookupError):
            async with asyncio.timeout(self.patience):
                await act

    async def heal(self, healing: Healing) -> None:
        """Fix something, if it can be fixed by now."""
        with contextlib.suppress(TimeoutError, StoreUnavailable, Refusal):
            async with asyncio.timeout(self.patience):
                if await healing():
                    self.healings.remove(healing)

    async def heal_all(self) -> None:
        """Fix everything, however often it takes: what stands in the way may need the event loop to go away."""
        while self.healings:
            for healing in list(self.healings):
                await self.heal(healing)
            await asyncio.sleep(BETWEEN)


class Kind(NamedTuple):
    """A kind of fault."""

    name: str
    group: str
    strike: Callable[[Trouble], Awaitable[Healing | None]]


async def at_peace() -> bool:
    """Nothing is left to be fixed."""
    return True


async def back(trouble: Trouble, number: int) -> bool:
    """A manager, or the owner of one by message, tries a table again that was quarantined; whether it goes on."""
    if (await trouble.cairn.tables.get(number)).status is not Status.QUARANTINED:
        return True
    by_message = trouble.by_message.get(number)
    who = trouble.boss if by_message is None else by_message.users[0]
    where = trouble.sandbox.guild.channel("lobby") if by_message is None else who.private
    with contextlib.suppress(NotPossible, LookupError):
        shown = await who.slash("/table", where, table=str(number))
        if shown.message is not None:
            await who.click(shown, custom_id="cairn:b:try-again")
    return (await trouble.cairn.tables.get(number)).status is not Status.QUARANTINED
