"""What the bot writes to its log: one line an event, no hand and no token, at no level."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.app import Cairn
from bot.core import logs
from bot.tables.core import journal_queries as journal
from bot.tables.history import replays
from testing.driver import Sandbox, User
from testing.story.table import Table
from tests.bot.story.conftest import alice, bob, cairn, games, people, sandbox, settings  # noqa: F401 - fixtures


class Written(NamedTuple):
    """The log in both forms."""

    json: io.StringIO
    text: io.StringIO

    @property
    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.json.getvalue().splitlines()]


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """The log as with ``CAIRN_LOG_LEVEL=DEBUG``, in both forms."""
    root, written = logging.getLogger(), Written(io.StringIO(), io.StringIO())
    handlers, level = root.handlers[:], root.level
    root.handlers.clear()
    monkeypatch.setattr(sys, "stderr", written.json)
    logs.configure("DEBUG", "json")
    as_text = logging.StreamHandler(written.text)
    as_text.setFormatter(logs.OneLine())
    root.addHandler(as_text)
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in (*logs.QUIET, *logs.SILENT):
        logging.getLogger(name).setLevel(logging.NOTSET)


async def test_a_log_of_everything_holds_no_hand_and_no_token(
    everything: Written,
    cairn: Cairn,  # noqa: F811
    sandbox: Sandbox,  # noqa: F811
    people: list[User],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await Table.start(sandbox, people[:2])
    panel = await table.panel()
    await table.turn()
    await table.turn()
    await sandbox.settled()
    held: list[str] = []

    async def broken(*_: Any) -> None:
        (entry,) = await cairn.store.read(journal.last, 1, 1)
        held.append(entry.key or "")
        raise KeyError(held[0])

    with monkeypatch.context() as patch:
        patch.setattr(replays, "logged", broken)
        apology = (await people[0].slash("/log")).text
    logging.getLogger("bot").debug("said at /webhooks/1/aW50.x-y/messages/@original")

    (incident,) = [record for record in everything.records if record["level"] == "ERROR"]
    assert incident["incident"] in apology
    assert incident["interaction"] == int(sandbox.interactions[-1].id)
    assert incident["error"].startswith("KeyError (")
    assert f"ERROR bot.discord.replies: Incident {incident['incident']} [" in everything.text.getvalue()
    hand = panel.need().pictures[0].description or ""
    secrets = re.findall(r"\w+ \d+(?=[,.])", hand)
    tokens = {interaction.token for interaction in sandbox.interactions}
    assert len(secrets) > 1 < len(tokens)
    for logged in (everything.text.getvalue(), everything.json.getvalue()):
        assert "/webhooks/1/…/messages/@original" in logged
        assert "DEBUG" in logged
        assert not [secret for secret in (*secrets, *tokens, *held) if secret in logged]
        assert "attachments" not in logged, "no body of a request"


@pytest.fixture
def written() -> Written:
    return Written(io.StringIO(), io.StringIO())


@pytest.fixture
def log(written: Written) -> logging.Logger:
    """A logger of its own, in both forms."""
    made = logging.Logger("bot.x")  # noqa: LOG001 - it is to be nobody's child
    for stream, form in ((written.json, logs.JsonLine()), (written.text, logs.OneLine())):
        handler = logging.StreamHandler(stream)
        handler.setFormatter(form)
        made.addHandler(handler)
    return made


async def test_records_are_about_what_their_task_is_about(log: logging.Logger, written: Written) -> None:
    async def work(table: int) -> None:
        logs.log_about(table=table, interaction=99)
        await asyncio.sleep(0)
        log.warning("at table %d", table)
        logs.log_about_table(7)
        log.warning("elsewhere")

    await asyncio.gather(work(12), work(13))
    log.warning("nowhere")
    assert [(each.get("table"), each.get("interaction")) for each in written.records] == [
        *((12, 99), (7, 99), (13, 99), (7, 99), (None, None)),
    ]
    said = [line.partition(" ")[2] for line in written.text.getvalue().splitlines()]
    assert said[:2] == [
        "WARNING bot.x: at table 12 [interaction 99]",
        "WARNING bot.x: elsewhere [table 7, interaction 99]",
    ]


def test_an_event_is_one_line_whatever_it_says(log: logging.Logger, written: Written) -> None:
    try:
        raise OSError("no\nroute")
    except OSError:
        log.exception("two\nlines\r", extra={logs.INCIDENT: "ab12"})
    (text,) = written.text.getvalue().splitlines()
    assert re.fullmatch(r"\S+Z ERROR bot\.x: two\\nlines\\r \[incident ab12\] \| OSError: no route \(.*\)", text)
    (record,) = written.records
    assert (record["message"], record["incident"], record["place"]) == ("two\nlines\r", "ab12", "bot.x")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", record["time"])
