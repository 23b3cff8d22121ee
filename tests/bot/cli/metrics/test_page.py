"""What Prometheus reads from a bot that plays."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app import Cairn
from bot.cli import Problem
from bot.cli.metrics import counts
from bot.cli.metrics.page import published
from bot.cli.metrics.sampling import Sampler
from bot.core import build, logs
from bot.core.config import Settings
from bot.core.metrics.metrics import Metrics
from bot.db import StoreUnavailable
from testing.driver import Channel, Sandbox, User
from testing.queries import answer
from testing.story.acts import at_table
from testing.story.checked import steady
from testing.story.table import Table

GAME = "lost_cities"


class Watched(NamedTuple):
    client: Cairn
    url: str

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(self.url + path) as response:
            return response.status, await response.text()

    async def read(self) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
        """Every sample by its name and labels."""
        status, text = await self.get("/metrics")
        assert status == 200
        return {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }


def key(name: str, **labels: str) -> tuple[str, frozenset[tuple[str, str]]]:
    return f"cairn_{name}", frozenset(labels.items())


@pytest.fixture
async def watched(sandbox: Sandbox, settings: Settings, games: Channel) -> AsyncIterator[Watched]:
    metrics = Metrics()
    client = steady(await sandbox.connect(lambda: Cairn(settings, metrics)))
    async with published(client, metrics, "127.0.0.1", 0) as url:
        yield Watched(client, url)
        await client.shutdown()


async def test_a_played_turn_is_counted_and_names_nobody(
    watched: Watched, sandbox: Sandbox, alice: User, bob: User
) -> None:
    table = await Table.start(sandbox, [alice, bob])
    await table.turn()
    await at_table(bob, "start")
    await sandbox.settled()
    before, answered = await watched.read(), key("acknowledgement_seconds_count")
    logging.getLogger("bot.somewhere").error("Incident", extra={logs.INCIDENT: "abc123"})
    while (found := await watched.read())[answered] < len(sandbox.interactions):  # noqa: ASYNC110 - the bot works
        await asyncio.sleep(0.05)

    assert found[key("moves_total", game=GAME, by="person")] == 2
    assert found[key("refusals_total", kind="owner-only")] == 1
    assert found[key("tables", game=GAME, state="running")] == 1
    boards = [found[key("post_seconds_count", kind=kind)] for kind in ("lobby", "status", "hand")]
    assert all(boards)
    route = ("route", "POST /channels/{id}/messages")
    answers = [dict(labels)["answer"] for name, labels in found if name.endswith("requests_total") and route in labels]
    assert "200" in answers
    assert found[key("drawing_seconds_count", what="board", game=GAME)] >= 1
    assert all(found[key("database_seconds_count", way=way)] for way in ("read", "write", "commit"))
    assert found[key("outbox_items", state="waiting")] == 0
    for counter in (key("incidents_total"), key("log_records_total", level="ERROR")):
        assert found[counter] == before[counter] + 1
    assert found[key("servers")] == 1

    labels = {value for _, pairs in found for _, value in pairs}
    assert not [value for value in labels - {build.commit()} if re.search(r"\d{6}", value)]
    assert not [value for value in labels if alice.name in value or bob.name in value]
    assert len(found) < 2000


async def test_wellbeing_is_told_with_its_reason(watched: Watched) -> None:
    for sign in ("connected", "answered", "wrote", "posted"):
        assert (await watched.get("/health"))[0] == 503
        watched.client.vitals.note(sign)
    status, words = await watched.get("/health")
    assert (status, words.count("0 s ago")) == (200, 5)
    assert (await watched.get("/"))[0] == 404


async def test_a_database_that_does_not_answer_leaves_the_rest(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise StoreUnavailable("gone")

    answer(monkeypatch, watched.client.store, counts.said, broken)
    found = await watched.read()
    assert found[key("outbox_oldest_seconds")] != found[key("outbox_oldest_seconds")], "not known"
    assert key("outbox_items", state="waiting") not in found
    assert found[key("workers_waiting", work="thinking")] == 0


async def test_all_tables_are_counted_now_and_then_only(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def count() -> dict[tuple[str, str], int]:
        asked.append(1)
        return {}

    answer(monkeypatch, watched.client.store, counts.by_state, count)
    sampler = Sampler(watched.client, Metrics())
    for _ in range(3):
        await sampler.look()
    assert len(asked) == 1


async def test_a_port_that_is_taken_is_told_in_one_line(watched: Watched) -> None:
    port = int(watched.url.rpartition(":")[2])
    with pytest.raises(Problem, match=rf"^CAIRN_METRICS=127\.0\.0\.1:{port} cannot be served: it is in use\.$"):
        async with published(watched.client, Metrics(), "127.0.0.1", port):
            raise AssertionError("it listens twice")
    assert (await watched.get("/metrics"))[0] == 200


async def test_lag_is_how_late_a_task_is_woken(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    monkeypatch.setattr("bot.cli.metrics.sampling.LAG_EVERY", 0.0)
    watching = asyncio.create_task(Sampler(watched.client, metrics).watch_lag())
    while not metrics.registry.get_sample_value("cairn_loop_lag_seconds_count"):  # noqa: ASYNC110 - the task has to run
        await asyncio.sleep(0)
    watching.cancel()
