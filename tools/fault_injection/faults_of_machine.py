"""Faults of the machine: its disk, its database, its clock, its processes; rows and rules that are damaged."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import sqlite3
from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from games import GAMES
from testing.databases import writing_engine
from tools.fault_injection.trouble import LOBBY, Healing, Injected, Kind, Trouble, at_peace, back


async def full_disk(trouble: Trouble) -> Healing:
    """The next writes fail at their commit."""
    engine, left = writing_engine(trouble.cairn.store), trouble.rng.randint(1, 4)

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


async def step_raises(trouble: Trouble) -> Healing | None:
    """The rules of a game raise at the next step, whoever takes it."""
    number, table = trouble.any_table()
    game: Any = GAMES[table.game]
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
    """Make the log of a table fail to compose, a few times."""
    number, table = trouble.any_table()
    game: Any = GAMES[table.game]
    if "told" in vars(game):
        return None
    trouble.untold |= {number, *trouble.by_message}  # which may be of the same game
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
    trouble.set_clock(by)

    async def heal() -> bool:
        trouble.set_clock()
        return True

    return heal


def restore_rules() -> None:
    """Takes back what is done to the rules, where a piece of work breaks off."""
    for game in GAMES.values():
        for name in ("apply", "told"):
            vars(game).pop(name, None)


KINDS = (
    *[Kind("full disk", "machine", full_disk), Kind("locked database", "machine", locked_database)] * 3,
    *[Kind("damaged row", "machine", damaged_row), Kind("a step raises", "machine", step_raises)] * 2,
    Kind("words fail", "machine", words_fail),
    *[Kind(f"killed {pool}", "machine", functools.partial(killed_worker, pool)) for pool in ("render_pool", "ai_pool")]
    * 2,
    *[Kind("clock back", "machine", functools.partial(clock_set, timedelta(hours=-1)))] * 2,
    *[Kind("clock ahead", "machine", functools.partial(clock_set, timedelta(days=3)))] * 2,
)
