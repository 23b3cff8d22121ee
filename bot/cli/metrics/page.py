"""The page from which Prometheus reads the metrics, and whether the bot is well: ``/metrics`` and ``/health``."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from aiohttp import web
from prometheus_client import disable_created_metrics
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.cli import Problem
from bot.cli.metrics.sampling import Sampler
from bot.core import build, health
from bot.core.logs import INCIDENT
from bot.core.meter import ACKNOWLEDGED, ANSWERED, ARRIVED, REFUSED, UNANSWERED
from bot.core.metrics.metrics import Metrics

if TYPE_CHECKING:
    from bot.app import Cairn

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library's own


@contextlib.asynccontextmanager
async def published(client: Cairn, metrics: Metrics, host: str, port: int) -> AsyncIterator[str]:
    """Serves what is counted of ``client`` while the context lasts; the pages' address. Raises Problem."""
    metrics.build.labels(build.version(), build.commit()).set(1)
    sampler, counting = Sampler(client, metrics), RecordCounter(metrics)
    logging.getLogger().addHandler(counting)
    client.add_listener(_answered(metrics), f"on_{ANSWERED}")
    watching = asyncio.create_task(sampler.watch_lag())
    runner = web.AppRunner(_pages(client, metrics, sampler), access_log=None, handle_signals=False)
    try:
        await runner.setup()
        await _listen(runner, host, port)
        at, number, *_ = runner.addresses[0]
        yield f"http://{at}:{number}"
    finally:
        watching.cancel()
        logging.getLogger().removeHandler(counting)
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        reason = "it is in use" if error.errno == errno.EADDRINUSE else (error.strerror or str(error)).lower()
        raise Problem(f"CAIRN_METRICS={host}:{port} cannot be served: {reason}.") from None


def _pages(client: Cairn, metrics: Metrics, sampler: Sampler) -> web.Application:
    exposed = make_aiohttp_handler(metrics.registry)

    async def read(request: web.Request) -> web.StreamResponse:
        await sampler.look()
        return await exposed(request)

    async def wellbeing(_request: web.Request) -> web.Response:
        code, words = health.verdict(client.vitals.signs())
        return web.Response(text=f"{words}\n", status=200 if code is health.Code.WELL else 503)

    pages = web.Application()
    pages.add_routes([web.get("/metrics", read), web.get("/health", wellbeing)])
    return pages


def _answered(metrics: Metrics) -> Callable[[discord.Interaction], Coroutine[Any, Any, None]]:
    """Return a callback that notes how an interaction fared, once it has its answer."""

    async def note(interaction: discord.Interaction) -> None:
        marks = interaction.extras
        arrived, acknowledged = marks.pop(ARRIVED, None), marks.pop(ACKNOWLEDGED, None)
        if arrived is not None and acknowledged is not None:
            metrics.acknowledged(acknowledged - arrived)
        if marks.pop(UNANSWERED, False):
            metrics.unanswered()
        if refusal := marks.pop(REFUSED, None):
            metrics.refused(refusal.removeprefix("refusal-"))

    return note


class RecordCounter(logging.Handler):
    """Counts what the log is told that somebody should look at."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.log_records.labels(record.levelname).inc()
        if hasattr(record, INCIDENT):
            self._metrics.incidents.inc()
