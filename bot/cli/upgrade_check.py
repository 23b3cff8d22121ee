"""A rehearsal of an upgrade: every live table is tried with this version, in worker processes of a low priority.

Memory stays bounded: one table at a time is sent to each worker.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from bot.cli.upgrade_check_worker import MAX_CPU_SECONDS, Finding, Trial, findings
from bot.core.workers import worker
from bot.core.workers.foreign_pool import command, is_foreign
from bot.core.workers.pool import Lane, WorkerError, WorkerPool
from bot.db import Store
from bot.db.live_copy import live_ids
from bot.tables.core import queries as tables
from bot.tables.core.change import UnreadableTable
from bot.tables.core.model import Status
from bot.tables.show.names import render_context
from games import PACKAGES

MODULE = "bot.cli.upgrade_check_worker"

MAX_SECONDS = 3600.0
"""Seconds after which a trial counts as hanging. Its work is bounded by CPU time, see the worker."""


class Report(msgspec.Struct):
    """The result of a check: how many tables of each game are the same, upgraded, in trouble, or still quarantined."""

    games: dict[str, Counter[str]] = {}
    troubles: dict[int, str] = {}
    """By the table's number: its game and what is wrong, in a line."""
    tried: int = 0

    def note(self, table: int, game: str, finding: Finding, *, aside: bool = False) -> None:
        """Counts a table. One that was quarantined before and cannot be read yet is no trouble that is new."""
        self.tried += 1
        if finding.trouble is None:
            kind = "upgraded" if finding.upgraded else "same"
        else:
            kind = "set aside" if aside else "in trouble"
        self.games.setdefault(game, Counter())[kind] += 1
        if kind == "in trouble":
            self.troubles[table] = f"{game}: {finding.trouble}"


async def rehearse(store: Store, workers: int, tell: Callable[[Report, int], None]) -> Report:
    """Tries every live table of ``store``; ``tell`` hears after each of the report so far and of how many there are."""
    ids = await store.read(live_ids)
    report, left = Report(), iter(ids)
    pools = _Pools(workers)

    async def work(mine: Iterator[int]) -> None:
        for table_id in mine:
            await _try(store, pools, table_id, report)
            tell(report, len(ids))

    try:
        async with asyncio.TaskGroup() as together:
            for _ in range(workers):
                together.create_task(work(left))
    finally:
        await pools.close()
    return report


class _Pools:
    """The processes for tables of our games, and as many for each of other people's, kept apart."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pools: dict[str, WorkerPool[Finding]] = {}

    def of(self, game: str) -> WorkerPool[Finding]:
        """The processes in which tables of ``game`` are tried."""
        foreign = is_foreign(game)
        key = game if foreign else ""
        if key not in self._pools:
            line = command(MODULE, game) if foreign else worker.command(MODULE)
            self._pools[key] = WorkerPool(line, [Lane()] * self._workers, findings.decode, apart=foreign)
        return self._pools[key]

    async def close(self) -> None:
        """End them all."""
        for pool in self._pools.values():
            await pool.close()


async def _try(store: Store, pools: _Pools, table_id: int, report: Report) -> None:
    try:
        stored = await store.read(tables.load, table_id)
    except UnreadableTable as error:
        report.note(table_id, "?", Finding(trouble=str(error)))
        return
    if stored is None:
        return
    table = stored.table
    trial = Trial(
        table.id,
        table.game,
        table.options,
        len(table.seats),
        stored.state,
        table.language,
        render_context(table, table.language).names,
    )
    left_out = next((each for each in PACKAGES.left_out if each.about and each.about.key == table.game), None)
    if left_out is not None:
        finding = Finding(trouble=f"its package is left out: {left_out.why}")
        report.note(table.id, table.game, finding, aside=table.status is Status.QUARANTINED)
        return
    try:
        finding = (await pools.of(table.game).run(msgspec.msgpack.encode(trial), MAX_SECONDS)).answer
    except WorkerError:
        finding = Finding(
            trouble=f"it ends the program that tries it, or takes more than {MAX_CPU_SECONDS} s of a core"
        )
    report.note(table.id, table.game, finding, aside=table.status is Status.QUARANTINED)
