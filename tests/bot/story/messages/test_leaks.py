"""A seat's message is a hand: what somebody has in their own messages does not depend on what is hidden from them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.tables.core.model import Entry
from games import GAMES
from testing.databases import setting
from testing.driver import Sandbox, User
from testing.story.checked import checked_sandbox
from testing.story.helpers import put, said
from testing.story.messages import MessageTable, installed
from testing.story.table import Table
from tests.bot.story.test_leaks import SEED, normalised, what, worlds

WATCHER = 1
"""The seat that others move before."""


async def by_message(sandbox: Sandbox, key: str) -> list[User]:
    """Strangers, who play by a code."""
    people = [installed(sandbox, name) for name in ("ann", "ben", "cleo", "dora")[: min(GAMES[key].seats)]]
    await MessageTable.by_code(sandbox, people, key)
    return people


async def followed(sandbox: Sandbox, key: str) -> list[User]:
    """Two of a server, one of whom follows their table by message."""
    people = [sandbox.guild.user(name) for name in ("ann", "ben")]
    table = await Table.start(sandbox, people, game=key)
    watcher = people[WATCHER]
    more = await watcher.click(table.boards[-1], custom_id="cairn:b:more")
    await watcher.click(more, said(watcher, "button-follow"))
    await sandbox.until(lambda: watcher.dms() and watcher.dms()[-1].pictures)
    return people


START = {"by message": by_message, "followed": followed}


async def lived(
    key: str, how: str, state: Any, turn: list[str], folder: Path, caplog: pytest.LogCaptureFixture
) -> list[str]:
    """All that reaches the watcher of ``turn``, made by somebody else in ``state``, and what the log says."""
    caplog.clear()
    game = GAMES[key]
    async with checked_sandbox() as sandbox:
        settings = Settings(database=setting(folder), icons="off")
        client = await sandbox.connect(lambda: Cairn(settings))
        await client.wait_until_ready()
        client.tables.draw_seed = lambda: SEED
        people = await START[how](sandbox, key)
        watcher = people[WATCHER]
        (actor,) = game.to_act(state)
        await put(settings, game.encode(state), actor)
        before, made = what(watcher.dms()[-1]), len(sandbox.server.requests)
        verbs = ("turn", "hand", "board", "more")
        answers = [await watcher.forge_component(watcher.dms()[-1], f"cairn:b:{verb}:1:0") for verb in verbs]
        for choice in turn:
            played = await people[actor].slash("/play", people[actor].private, choice=choice)
            assert not played.failed
        await sandbox.until(lambda: what(watcher.dms()[-1]) != before)
        await sandbox.settled()
        answers += [await watcher.slash(name, watcher.private) for name in ("/log", "/hand", "/mygames")]
        (theirs,) = {message.inner.channel.id for message in watcher.dms()}
        sent = [each for each in list(sandbox.server.requests)[made:] if f"/channels/{theirs}/" in each.path]
        assert sent
        seen = [*map(what, watcher.dms()), *map(what, answers)]
        seen += [f"{each.method} {each.path} {each.body}" for each in sent]
        await client.shutdown()
    logged = [f"{r.name} {r.levelname} {r.getMessage()}" for r in caplog.records if r.name.startswith(("bot", "games"))]
    return normalised([*seen, *sorted(logged)])


async def both(key: str, how: str, folder: Path, caplog: pytest.LogCaptureFixture) -> list[list[str]]:
    """The same turn in two worlds that the watcher cannot tell apart."""
    *states, turn = worlds(key, min(GAMES[key].seats), WATCHER)
    lives = []
    for n, state in enumerate(states):
        (folder / str(n)).mkdir()
        lives.append(await lived(key, how, state, turn, folder / str(n), caplog))
    return lives


@pytest.mark.parametrize(("key", "how"), [*((key, "by message") for key in GAMES), ("moon", "followed")])
async def test_ones_own_message_looks_the_same_whatever_others_hold(
    key: str, how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    one, two = await both(key, how, tmp_path, caplog)
    assert len(one) > 8
    assert one == two


async def test_a_leak_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Entry, "readable", lambda self, *_who: self.events)
    caplog.set_level(logging.INFO)
    one, two = await both("lost_cities", "by message", tmp_path, caplog)
    assert one != two
