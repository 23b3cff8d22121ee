"""Every kind of fault of the campaign ``faults``: how it strikes, and how it is mended.

A strike returns its mending, or None where there was no occasion for it; a mending says whether it is done by now.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import event

from bot.client import Cairn
from bot.config import Settings
from bot.model.table import Status
from bot.sandbox.driver import Channel, NotPossible, Sandbox, User
from bot.steady_time import utc_now
from games import GAMES
from tests.bot.story.conftest import steady
from tests.bot.story.table import Table
from tests.bot.story.test_faults import ANSWER, BROKEN, EDIT, SEND

Healing = Callable[[], Awaitable[bool]]

LOBBY = len(GAMES) + 1
"""The table that is damaged now and then."""


class Injected(Exception):  # noqa: N818 - what it is
    """Raised on purpose."""


@dataclass
class Trouble:
    """What can go wrong, and what is wrong now: ``untold`` and ``unhanded`` are tables where something may be missing.

    ``struck`` are the kinds so far, ``healings`` what mends those that are not over.
    """

    sandbox: Sandbox
    cairn: Cairn
    settings: Settings
    rng: Random
    tables: dict[int, Table] = field(default_factory=dict)
    struck: list[str] = field(default_factory=list)
    healings: list[Healing] = field(default_factory=list)
    untold: set[int] = field(default_factory=set)
    unhanded: set[int] = field(default_factory=set)

    @property
    def boss(self) -> User:
        return self.sandbox.guild.user("Boss", manager=True)

    def any_table(self) -> tuple[int, Table]:
        return self.rng.choice(list(self.tables.items()))

    def any_person(self) -> tuple[int, User]:
        number, table = self.any_table()
        return number, self.rng.choice(table.users)


class Kind(NamedTuple):
    """A kind of fault."""

    name: str
    group: str
    strike: Callable[[Trouble], Awaitable[Healing | None]]


async def at_peace() -> bool:
    """Nothing is left to be mended."""
    return True


# -- requests -----------------------------------------------------------------------------------------------------


async def request_fails(match: str, broken: dict[str, Any], trouble: Trouble) -> Healing:
    trouble.sandbox.faults.fail(match, **broken, times=trouble.rng.randint(1, 3))
    return at_peace


async def place_refuses(code: int, trouble: Trouble) -> Healing:
    """Discord refuses what is posted at a table; a refused body is said in plain text then."""
    number, table = trouble.any_table()
    trouble.untold.add(number)
    trouble.sandbox.faults.fail(f"POST /channels/{table.channel.id}/messages", code=code, times=3)
    return at_peace


async def rate_limits(trouble: Trouble) -> Healing:
    trouble.sandbox.settings.rate_limits = "strict"

    async def heal() -> bool:
        trouble.sandbox.settings.rate_limits = "off"
        return True

    return heal


# -- the gateway and interactions ---------------------------------------------------------------------------------


async def gateway(how: Any, trouble: Trouble) -> Healing | None:
    if not trouble.sandbox.server.gateway.connected:
        return None
    trouble.sandbox.faults.gateway(how)
    return at_peace


async def gateway_refuses(trouble: Trouble) -> Healing | None:
    trouble.sandbox.faults.refuse_gateway(1)
    return await gateway("drop", trouble)


async def interactions(how: str, trouble: Trouble) -> Healing:
    getattr(trouble.sandbox.faults, how)()
    return at_peace


# -- people and places --------------------------------------------------------------------------------------------


async def closed_messages(trouble: Trouble) -> Healing:
    number, user = trouble.any_person()
    trouble.unhanded.add(number)
    user.close_dms()

    async def heal() -> bool:
        user.close_dms(closed=False)
        return True

    return heal


async def deleted_board(trouble: Trouble) -> Healing | None:
    number, table = trouble.any_table()
    if not table.boards:
        return None
    trouble.untold.add(number)
    trouble.boss.delete(table.boards[-1])
    return at_peace


async def deleted_hand(trouble: Trouble) -> Healing | None:
    number, user = trouble.any_person()
    hands = [message for message in user.dms() if message.pictures]
    if not hands:
        return None
    trouble.unhanded.add(number)
    user.delete(hands[-1])
    return at_peace


def _channel(trouble: Trouble, table: Table) -> Channel:
    """The channel of a table, or that of its thread."""
    inner = table.channel.inner
    return Channel(trouble.sandbox, inner.parent) if inner.parent is not None else table.channel


async def denied(permission: str, trouble: Trouble) -> Healing:
    _, table = trouble.any_table()
    channel = _channel(trouble, table)
    channel.permit(**{permission: False})

    async def heal() -> bool:
        if channel.id in trouble.sandbox.world.channels:
            channel.permit(**{permission: None})
        return True

    return heal


async def private(trouble: Trouble) -> Healing:
    _, table = trouble.any_table()
    channel = _channel(trouble, table)
    channel.make_private(*table.users, bot=False)

    async def heal() -> bool:
        if channel.id in trouble.sandbox.world.channels:
            channel.make_public()
        return True

    return heal


async def asleep(locked: bool, trouble: Trouble) -> Healing | None:
    _, table = trouble.any_table()
    thread = table.channel
    if not thread.inner.is_thread or thread.id not in trouble.sandbox.world.channels:
        return None
    thread.archive(locked=locked)

    async def heal() -> bool:
        if thread.id in trouble.sandbox.world.channels:
            trouble.sandbox.world.archive(thread.inner, archived=False, locked=False)
        return True

    return heal


async def deleted_channel(trouble: Trouble) -> Healing | None:
    """The channel is gone with all that was said in it; a manager brings the table to another."""
    number, table = trouble.any_table()
    if table.channel.id not in trouble.sandbox.world.channels:
        return None
    trouble.untold.add(number)
    table.channel.delete()
    there = trouble.sandbox.guild.channel(f"new home {len(trouble.struck)}")

    async def heal() -> bool:
        with contextlib.suppress(NotPossible, LookupError):
            shown = await trouble.boss.slash("/table info", there, table=str(number))
            if shown.message is not None:
                await trouble.boss.click(shown, custom_id="cairn:b:move")
        table.channel = there
        return (await trouble.cairn.tables.get(number)).channel_id == int(there.id)

    return heal


async def thrown_out(trouble: Trouble) -> Healing | None:
    if not trouble.cairn.guilds:
        return None
    trouble.sandbox.guild.remove_bot()

    async def heal() -> bool:
        trouble.sandbox.guild.invite_bot()
        return True

    return heal


async def outage(trouble: Trouble) -> Healing | None:
    guild = trouble.sandbox.guild.inner
    if not trouble.sandbox.server.gateway.connected or not trouble.cairn.guilds:
        return None
    trouble.sandbox.faults.outage(guild)

    async def heal() -> bool:
        trouble.sandbox.faults.outage(guild, over=True)
        return True

    return heal


# -- the machine --------------------------------------------------------------------------------------------------


async def full_disk(trouble: Trouble) -> Healing:
    """The next writes fail at their commit."""
    database: Any = trouble.cairn.store._database
    engine, left = database._writer.connections[0].engine, trouble.rng.randint(1, 4)

    def full(_: object) -> None:
        nonlocal left
        left -= 1
        if left >= 0:
            raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(engine, "commit", full)

    async def heal() -> bool:
        if event.contains(engine, "commit", full):
            event.remove(engine, "commit", full)
        return True

    return heal


def _file(trouble: Trouble) -> sqlite3.Connection:
    return sqlite3.connect(str(trouble.settings.database_file), timeout=0.2, isolation_level=None)


async def locked_database(trouble: Trouble) -> Healing | None:
    """Another program holds the database for a while."""
    other = _file(trouble)
    try:
        other.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        other.close()
        return None
    asyncio.get_running_loop().call_later(1.5 * trouble.rng.random(), other.close)
    return at_peace


async def damaged_row(trouble: Trouble) -> Healing | None:
    """The options of one table cannot be read; it alone is in trouble."""
    try:
        with contextlib.closing(_file(trouble)) as file:
            (before,) = file.execute("SELECT options FROM tables WHERE id = ?", (LOBBY,)).fetchone()
            file.execute("UPDATE tables SET options = ? WHERE id = ?", ('{"rounds": "many', LOBBY))
    except sqlite3.OperationalError:
        return None
    if before.endswith("many"):
        return None

    async def heal() -> bool:
        try:
            with contextlib.closing(_file(trouble)) as file:
                file.execute("UPDATE tables SET options = ? WHERE id = ?", (before, LOBBY))
        except sqlite3.OperationalError:
            return False
        return await back(trouble, LOBBY)

    return heal


async def back(trouble: Trouble, number: int) -> bool:
    """A manager tries a table again that was set aside; whether it goes on."""
    if (await trouble.cairn.tables.get(number)).status is not Status.SET_ASIDE:
        return True
    with contextlib.suppress(NotPossible, LookupError):
        shown = await trouble.boss.slash("/table info", trouble.sandbox.guild.channel("lobby"), table=str(number))
        if shown.message is not None:
            await trouble.boss.click(shown, custom_id="cairn:b:try-again")
    return (await trouble.cairn.tables.get(number)).status is not Status.SET_ASIDE


async def step_raises(trouble: Trouble) -> Healing | None:
    """The rules of a game raise at the next step, whoever takes it."""
    number, _ = trouble.any_table()
    game: Any = list(GAMES.values())[number - 1]
    if "apply" in vars(game):
        return None

    def raising(*_: Any) -> None:
        del game.apply
        raise Injected("a step that raises")

    game.apply = raising

    async def heal() -> bool:
        vars(game).pop("apply", None)
        return await back(trouble, number)

    return heal


async def words_fail(trouble: Trouble) -> Healing | None:
    """What happened at a table cannot be put together for its log, a few times."""
    number, _ = trouble.any_table()
    game: Any = list(GAMES.values())[number - 1]
    if "told" in vars(game):
        return None
    trouble.untold.add(number)
    left = trouble.rng.randint(1, 3)

    def failing(said: Any) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            raise Injected("a log that raises")
        return type(game).told(game, said)

    game.told = failing

    async def heal() -> bool:
        vars(game).pop("told", None)
        return True

    return heal


async def killed_worker(pool: str, trouble: Trouble) -> Healing | None:
    processes = getattr(trouble.cairn, pool).processes
    if not processes:
        return None
    with contextlib.suppress(ProcessLookupError):
        os.kill(trouble.rng.choice(processes), signal.SIGKILL)
    return at_peace


async def clock_set(by: timedelta, trouble: Trouble) -> Healing:
    """The machine's clock is set while the bot runs, and set right again."""
    trouble.cairn.time._wall = lambda: utc_now() + by
    trouble.cairn.time.check()

    async def heal() -> bool:
        trouble.cairn.time._wall = utc_now
        trouble.cairn.time.check()
        return True

    return heal


async def restart(trouble: Trouble) -> Healing | None:
    """The bot stops as by SIGTERM and starts again, while the gateway refuses it once, perhaps."""
    if not trouble.cairn.guilds:
        return None  # it would wait for one
    if trouble.rng.random() < 0.5:
        trouble.sandbox.faults.refuse_gateway(1)
    old = trouble.cairn
    await old.shutdown()
    await trouble.sandbox.disconnect(old)
    trouble.cairn = steady(await trouble.sandbox.connect(lambda: Cairn(trouble.settings)))
    return at_peace


def _broken(broken: dict[str, Any]) -> str:
    return " ".join(str(value) for key, value in broken.items() if key != "seconds").replace("True", "after")


FOLLOWUP = "* /webhooks/*"
TARGETS = {"post": SEND, "edit": EDIT, "answer": ANSWER, "later answer": FOLLOWUP, "anything": "*"}

KINDS = (
    *(
        Kind(f"{target} {_broken(broken)}", "requests", functools.partial(request_fails, match, broken))
        for target, match in TARGETS.items()
        for broken in BROKEN
    ),
    *(Kind(f"refused {code}", "refusals", functools.partial(place_refuses, code)) for code in (50035, 50001, 50013)),
    *[Kind("rate limits", "refusals", rate_limits)] * 3,
    *(
        Kind(f"gateway {how}", "gateway", functools.partial(gateway, how))
        for how in ("reconnect", "drop", "invalid")
        for _ in range(2)
    ),
    *[Kind("gateway refuses", "gateway", gateway_refuses)] * 2,
    *(
        Kind(f"interactions {how}", "interactions", functools.partial(interactions, how))
        for how in ("twice", "expire", "expire_next")
        for _ in range(3)
    ),
    *[Kind("closed messages", "messages", closed_messages)] * 2,
    *[Kind("deleted board", "messages", deleted_board), Kind("deleted hand", "messages", deleted_hand)],
    *(
        Kind(f"no {permission}", "places", functools.partial(denied, permission))
        for permission in ("send_messages", "send_messages_in_threads", "attach_files", "read_message_history")
    ),
    *[Kind("private", "places", private)] * 2,
    *[Kind("archived", "places", functools.partial(asleep, False))] * 2,
    *[Kind("locked", "places", functools.partial(asleep, True))] * 2,
    *[Kind("deleted channel", "places", deleted_channel)],
    *[Kind("thrown out", "places", thrown_out), Kind("outage", "places", outage)] * 2,
    *[Kind("full disk", "machine", full_disk), Kind("locked database", "machine", locked_database)] * 3,
    *[Kind("damaged row", "machine", damaged_row), Kind("a step raises", "machine", step_raises)] * 2,
    Kind("words fail", "machine", words_fail),
    *[Kind(f"killed {pool}", "machine", functools.partial(killed_worker, pool)) for pool in ("render_pool", "ai_pool")]
    * 2,
    *[Kind("clock back", "machine", functools.partial(clock_set, timedelta(hours=-1)))] * 2,
    *[Kind("clock ahead", "machine", functools.partial(clock_set, timedelta(days=3)))] * 2,
    *[Kind("restart", "machine", restart)] * 3,
)
"""Every kind, some more than once so that they come about as often as others."""
