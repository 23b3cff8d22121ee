"""Metrics that are sampled when somebody asks: queues, ages, the contents of the database."""

from __future__ import annotations

import asyncio
import logging
import math
from datetime import datetime
from typing import TYPE_CHECKING

from bot.cli.metrics import counts
from bot.core.metrics.metrics import Metrics

if TYPE_CHECKING:
    from bot.app import Cairn

log = logging.getLogger(__name__)

QUEUES_EVERY, TABLES_EVERY = 10.0, 60.0
"""Seconds for which an answer of the database serves whoever asks."""

REST_FACTOR = 100
"""All tables are counted anew after so many times as long as counting them took."""

QUERY_SECONDS = 5.0
"""How long somebody who asks waits for the database; then what it holds is not known."""

LAG_EVERY = 0.2
"""Seconds between two looks at how late the event loop is."""


class Sampler:
    """Looks at ``client`` and keeps what it finds in ``metrics``."""

    def __init__(self, client: Cairn, metrics: Metrics) -> None:
        self._client = client
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._began = self._loop.time()
        self._asking = asyncio.Lock()
        self._queues_at, self._tables_at = -math.inf, -math.inf
        self._counting: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Brings every gauge up to date, as far as that is cheap."""
        now, metrics = self._loop.time(), self._metrics
        signs = self._client.vitals.signs()
        for sign in signs.__struct_fields__:
            age = getattr(signs, sign)
            metrics.sign_age.labels(sign).set(now - self._began if age is None else age)
        for work, (waiting, since) in (
            ("drawing", self._client.render_pool.waiting),
            ("thinking", self._client.ai_pool.waiting),
        ):
            metrics.waiting.labels(work).set(waiting)
            metrics.waiting_age.labels(work).set(now - since if waiting else 0.0)
        metrics.servers.set(len(self._client.guilds))
        metrics.invalid_requests.set(self._client.invalid_requests.count)
        async with self._asking:
            try:
                async with asyncio.timeout(QUERY_SECONDS):
                    await self._ask()
            except Exception as error:
                log.warning("The database cannot be asked for metrics: %s", type(error).__name__)
                self._forget()

    async def watch_lag(self) -> None:
        """Notes, until it is cancelled, how late the event loop wakes a task."""
        while True:
            asked = self._loop.time()
            await asyncio.sleep(LAG_EVERY)
            self._metrics.loop_lag.observe(max(self._loop.time() - asked - LAG_EVERY, 0.0))

    async def _ask(self) -> None:
        if not self._client.serving:
            return
        store, metrics, now = self._client.store, self._metrics, self._client.time.now()
        at = self._loop.time()
        if self._counting is None and at >= self._tables_at:
            self._counting = asyncio.create_task(self._count_tables())
        if self._counting is not None:
            await asyncio.shield(self._counting)
        if at - self._queues_at >= QUEUES_EVERY:
            said, due = await store.read(counts.said), await store.read(counts.deadlines)
            metrics.outbox.labels("waiting").set(said.waiting)
            metrics.outbox.labels("asleep").set(said.asleep)
            metrics.outbox_age.set(_seconds(said.oldest, now))
            metrics.outbox_overdue.set(_seconds(said.due, now))
            metrics.due.set(due.waiting)
            metrics.due_overdue.set(_seconds(due.due, now))
            self._queues_at = at

    async def _count_tables(self) -> None:
        """Counts all tables, however long that takes: who asks goes away before."""
        began, tables = self._loop.time(), self._metrics.tables
        try:
            found = await self._client.store.read(counts.by_state)
            tables.clear()
            for (game, state), number in found.items():
                tables.labels(game, state).set(number)
        finally:
            done = self._loop.time()
            self._tables_at = done + max(TABLES_EVERY, REST_FACTOR * (done - began))
            self._counting = None

    def _forget(self) -> None:
        """Drop the last samples, so that nothing unknown is reported as it was."""
        self._queues_at = -math.inf
        self._metrics.outbox.clear()
        for gauge in ("outbox_age", "outbox_overdue", "due", "due_overdue"):
            getattr(self._metrics, gauge).set(math.nan)


def _seconds(at: datetime | None, now: datetime) -> float:
    """How long ago that was; nothing where it is to come."""
    return 0.0 if at is None else max((now - at).total_seconds(), 0.0)
