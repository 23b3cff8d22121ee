"""A machine that lets the bot down: a database that takes no write, fonts that are gone, and pictures that wait."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.workers.drawing_pool import RenderPool
from bot.db.database import Sqlite
from bot.db.postgresql import Server
from testing.driver import Channel, Sandbox, User
from testing.story.checked import steady
from testing.story.helpers import moves, said, typed
from testing.story.journal_checks import all_said, hold
from testing.story.table import Table

MAY_WRITE = "SET TRANSACTION READ WRITE"

NO_FONTS = """
import sys
from pathlib import Path
from render import fonts
fonts.FOLDER = Path(sys.argv[1])
from bot.core.workers.worker import main
main("bot.core.workers.drawing_worker")
"""
"""Starts a worker whose fonts are gone."""


async def read_only(cairn: Cairn, state: str) -> None:
    """Have every write of the bot refused, as on a disk that the system has mounted anew, or taken again.

    A server says so to connections that are made from now on.
    """
    if isinstance(server := cairn.store._database, Server):
        name = await cairn.store.read(lambda c: c.exec_driver_sql("SELECT current_database()").scalar())
        only_read = f"ALTER DATABASE {name} SET default_transaction_read_only = {state}"
        await cairn.store.write(lambda c: [c.exec_driver_sql(each) for each in (MAY_WRITE, only_read)] and None)
        if state == "ON":
            await server.engine.dispose()
        return

    def switch(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {state}")

    database = cairn.store._database
    assert isinstance(database, Sqlite)
    await database.writer.run(switch)


async def test_a_database_that_becomes_read_only_loses_and_doubles_no_move(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    actor, boards = table.actor, len(table.boards)
    await read_only(cairn, "ON")
    (choice, *_) = await actor.autocomplete("/play", focused="choice", value="discard", channel=games)
    told = await actor.slash("/play", games, choice=choice.value)
    assert "read-only" not in told.text, "which is the operator's business"
    assert told.text.startswith(said(actor, "refusal-store", number="").partition(".")[0])
    assert await moves(cairn, 1) == []
    assert len(table.boards) == boards
    assert "alice" in (await actor.slash("/table", games)).text, "what is there can be read"
    await read_only(cairn, "OFF")
    await typed(actor, games)
    await sandbox.until(lambda: len(table.boards) > boards)
    assert await moves(cairn, 1)
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)


@pytest.mark.parametrize("left", [[], ["text.otf", "bold.otf"]], ids=["all", "of other scripts"])
async def test_a_game_goes_on_where_fonts_are_missing(
    sandbox: Sandbox,
    settings: Settings,
    games: Channel,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    left: list[str],
    capfd: pytest.CaptureFixture[str],
) -> None:
    fonts = Path(__file__).parents[4] / "render" / "fonts"
    for name in ("coverage.json", *left):
        (tmp_path / name).write_bytes((fonts / name).read_bytes())
    command = (sys.executable, "-c", NO_FONTS, str(tmp_path))
    monkeypatch.setattr("bot.app.RenderPool", partial(RenderPool, command=command))
    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
    table = await Table.start(sandbox, [sandbox.guild.user("Ann 🦊"), sandbox.guild.user("עמית")])
    board = await table.board()
    assert board.pictures
    panel = await table.actor.click(board, custom_id="cairn:b:turn")
    assert panel.pictures
    told = capfd.readouterr().err
    assert ("text.otf" in told) == (not left)
    assert f"thai.ttf cannot be read in {tmp_path}" in told, "it is told at the start, though nobody here needs it"
    await cairn.shutdown()


async def test_who_clicks_while_too_much_is_to_be_drawn_chooses_by_words(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """The move is made, and its board comes with its picture once there is time."""
    table = await Table.start(sandbox, people[:2])
    board, actor, boards = await table.board(), table.actor, len(table.boards)
    await all_said(cairn.store, sandbox)
    (worker,) = cairn.render_pool.processes
    cairn.render_pool._patience = 0.2
    os.kill(worker, signal.SIGSTOP)
    drawing = asyncio.create_task(cairn.render_pool.warm_up())
    try:
        panel = await actor.click(board, custom_id="cairn:b:turn")
        why = said(actor, "refusal-no-picture")
        assert (why in panel.text, panel.pictures) == (True, [])
        choice = table.pick(panel)
        assert choice is not None
        taken = await table.take(actor, panel, choice)
        assert why in taken.text
        refused = await actor.slash("/help", games, game="famous_explorers", about="humboldt")
        assert refused.text == why
    finally:
        os.kill(worker, signal.SIGCONT)
    await drawing
    await table.turn()
    await sandbox.until(lambda: len(table.boards) > boards)
    assert (await table.board()).pictures
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
