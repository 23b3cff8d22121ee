"""What others can see of a game does not depend on what is hidden from them: no word, byte, id or log line."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.client import Cairn
from bot.config import Settings
from bot.painter import Canvas, _paint
from bot.sandbox.driver import Sandbox
from bot.sandbox.settings import Settings as SandboxSettings
from bot.sandbox.views import Message, Response
from bot.tables.model import Entry
from bot.ui import status
from games import GAMES
from tests.bot.story.table import Table
from tests.bot.ui.messages import body, positions

SEED = b"the same seed in both worlds"
GAME = GAMES["lost_cities"]


def test_pictures_and_posts_are_the_same_to_the_byte_for_whoever_cannot_know():
    """Along random games: what is composed for an observer, from the true state and from one dealt anew."""
    compared = changed = 0
    for seats in GAME.seats:
        for position, _ in positions(GAME.key, seats, seed=seats, every=31):
            for observer in (None, *range(seats)):
                other = GAME.resample(position.state, observer, Random(compared))
                changed += GAME.encode(other) != GAME.encode(position.state)
                assert shown(position.table, position.state, observer) == shown(position.table, other, observer)
                compared += 1
    assert compared > 40
    assert changed > compared * 0.8


def shown(table: Any, state: Any, observer: int | None) -> list[Any]:
    """Everything that is drawn or written for ``observer`` from ``state``."""
    view = GAME.view(state, observer)
    canvas = Canvas(table.game, "en", table.names)
    board = _paint(canvas, "board", (GAME.view(state, None),), {})
    found = [board, _paint(canvas, "describe", (view,), {})]
    if observer is not None:
        found.append(_paint(canvas, "hand", (view,), {}))
    mine = [decision for decision in GAME.decisions(state) if decision.seat == observer]
    found += [_paint(canvas, "panel", (view, decision), {}) for decision in mine]
    position = status.Position(table, GAME, state)
    if not position.over:
        found.append(body(status.status(position, "", board)))
    return [*found, mine]


def worlds(seats: int, observer: int | None) -> tuple[bytes, bytes, list[str]]:
    """Two states that ``observer`` cannot tell apart, and a turn that the actor can make in both, drawing unseen."""
    rng = Random(seats * 10 + (observer or 0))
    for _ in range(200):
        state = GAME.setup(seats, GAME.Options(), SEED)
        for _ in range(rng.randrange(20, 60) * 2):
            decision = GAME.decisions(state)[0]
            keys = [choice.key for choice in decision.choices if choice.why_not is None]
            state = GAME.apply(state, decision.seat, rng.choice([k for k in keys if "pass" not in k] or keys)).state
        (actor,) = GAME.to_act(state)
        if actor == observer:
            continue
        other = GAME.resample(state, observer, rng)
        first = {c.key for d in GAME.decisions(state) for c in d.choices if c.why_not is None}
        second = {c.key for d in GAME.decisions(other) for c in d.choices if c.why_not is None}
        both = sorted(key for key in first & second if key.startswith(("play", "discard")))
        differs = GAME.view(state, actor).hand != GAME.view(other, actor).hand
        if both and differs:
            return GAME.encode(state), GAME.encode(other), [rng.choice(both), "draw-pile"]
    raise AssertionError("no such position")


async def lived(
    state: bytes, turn: list[str], seats: int, observer: int | None, folder: Path, caplog: pytest.LogCaptureFixture
) -> list[str]:
    """All that the observer sees, and the log says, of ``turn`` made at a table in ``state``."""
    caplog.clear()
    async with Sandbox(SandboxSettings(rate_limits="off"), quiet=0.1, timeout=30) as sandbox:
        client = await sandbox.connect(lambda: Cairn(Settings(database=str(folder / "cairn.db"))))
        await client.wait_until_ready()
        client.tables._draw_seed = lambda: SEED
        people = [sandbox.guild.user(f"player {n}") for n in range(seats)]
        watcher = people[observer] if observer is not None else sandbox.guild.user("watcher")
        table = await Table.start(sandbox, people)
        await sandbox.until(lambda: all(user.dms() for user in people))
        (actor,) = GAME.to_act(GAME.decode(state))
        with sqlite3.connect(folder / "cairn.db") as database:
            database.execute("UPDATE tables SET state = ?, to_act = ?", (state, 1 << actor))
        database.close()
        hers = await watcher.click(table.boards[-1], custom_id="cairn:b:turn")
        answers = [hers, await watcher.slash("/board"), await watcher.slash("/board", show="text")]
        for key in turn:
            played = await people[actor].slash("/play", choice=key)
            assert not played.failed
            assert "⚠️" not in played.text, played.text
        await sandbox.until(lambda: len(table.boards) == 2)
        answers += [
            await watcher.slash("/play", choice=turn[0]),
            await watcher.slash("/play", choice="nonsense"),
            await watcher.slash("/log"),
            await watcher.slash("/hand"),
        ]
        await sandbox.settled()
        seen = [what(message) for message in table.posts]
        seen += [what(message) for message in watcher.dms()]
        seen += [what(answer) for answer in answers]
        await client.shutdown()
    logged = [f"{r.name} {r.levelname} {r.getMessage()}" for r in caplog.records if r.name.startswith(("bot", "games"))]
    return normalised([*seen, *logged])


def what(message: Message | Response) -> str:
    if isinstance(message, Response):
        assert message.message is not None, message
        message = message.message
    raw = message.raw
    parts = [raw["components"], raw["content"], raw["mentions"], raw["flags"]]
    files = [(a["filename"], a.get("description"), a["size"]) for a in raw["attachments"]]
    pictures = [picture.data.hex() for picture in message.pictures]
    return json.dumps([parts, files, pictures])


def normalised(lines: list[str]) -> list[str]:
    """Without what differs between any two runs: snowflakes, moments, ports."""
    numbers: dict[str, str] = {}

    def named(match: re.Match[str]) -> str:
        return numbers.setdefault(match.group(), f"#{len(numbers)}")

    cleaned = []
    for line in lines:
        line = re.sub(r"<t:\d+", "<t:T", line)
        line = re.sub(r"127\.0\.0\.1:\d+", "HOST", line)
        line = re.sub(r"[?&](ex|is|hm)=[0-9a-f]+", "", line)
        cleaned.append(re.sub(r"(?<![0-9a-f])\d{17,20}(?![0-9a-f])", named, line))
    return cleaned


CASES = [(2, None), (2, 0), (2, 1), (4, None), (4, 0)]


@pytest.mark.parametrize(("seats", "observer"), CASES)
async def test_a_turn_looks_the_same_to_others_whatever_the_hidden_cards(seats, observer, tmp_path, caplog):
    caplog.set_level(logging.INFO)
    state, other, turn = worlds(seats, observer)
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = await lived(state, turn, seats, observer, tmp_path / "a", caplog)
    two = await lived(other, turn, seats, observer, tmp_path / "b", caplog)
    assert len(one) > 8
    assert one == two


async def test_this_test_notices_a_leak(tmp_path, caplog, monkeypatch):
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(Entry, "readable", lambda self, _seat: self.events)
    state, other, turn = worlds(2, None)
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = await lived(state, turn, 2, None, tmp_path / "a", caplog)
    two = await lived(other, turn, 2, None, tmp_path / "b", caplog)
    assert one != two
