"""What the bot writes to its log: no hand and no token, at no level."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator

import pytest

from bot import logs
from bot.client import Cairn
from bot.sandbox.driver import Sandbox, User
from tests.bot.story.conftest import alice, bob, cairn, games, people, sandbox, settings  # noqa: F401 - fixtures
from tests.bot.story.table import Table


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log as with ``CAIRN_LOG_LEVEL=DEBUG``."""
    root, written = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    root.handlers.clear()
    monkeypatch.setattr(sys, "stderr", written)
    logs.configure("DEBUG")
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in (*logs.QUIET, *logs.SILENT):
        logging.getLogger(name).setLevel(logging.NOTSET)


async def test_a_log_of_everything_holds_no_hand_and_no_token(
    everything: io.StringIO,
    cairn: Cairn,  # noqa: F811
    sandbox: Sandbox,  # noqa: F811
    people: list[User],  # noqa: F811
) -> None:
    table = await Table.start(sandbox, people[:2])
    panel = await table.panel()
    await table.turn()
    await sandbox.settled()
    logging.getLogger("bot").debug("said at /webhooks/1/aW50.x-y/messages/@original")
    logged = everything.getvalue()
    assert "/webhooks/1/…/messages/@original" in logged
    assert "DEBUG" in logged
    hand = panel.need().pictures[0].description or ""
    words = [line for line in hand.splitlines() if len(line) > 20]
    assert words
    assert not [line for line in words if line in logged]
    tokens = {interaction.token for interaction in sandbox.interactions}
    assert len(tokens) > 3
    assert not [token for token in tokens if token in logged]
    assert "attachments" not in logged, "no body of a request"
