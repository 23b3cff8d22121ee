# ruff: noqa: ASYNC240 - a small file is looked at
"""What a sandbox knows again when it is started anew, and what becomes of a file that cannot be read."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from sandbox import serializers
from sandbox.permissions import BOT_DEFAULT
from sandbox.persistence import Persistence
from sandbox.settings import SandboxSettings
from sandbox.world import World
from testing.driver import Channel, Sandbox, User
from tests.sandbox.raw import Raw

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02"
MANAGE_MESSAGES = 1 << 13
LINK = re.compile(r"http://[\d.:]+/attachments/(\d+)/(\d+)/([^\"?]+)\?ex=[0-9a-f]+")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "play.world"


@asynccontextmanager
async def run(file: Path) -> AsyncIterator[Raw]:
    settings = SandboxSettings(bot_permissions=BOT_DEFAULT | MANAGE_MESSAGES)
    async with Sandbox(settings, quiet=0.1) as sandbox, aiohttp.ClientSession() as session:
        sandbox.server.remember(file)
        yield Raw(sandbox, session)


def told(world: World) -> Any:
    """All that Discord tells of a world, without where its files are and until when."""
    seen = {
        "bot": world.bot.user(),
        "guilds": [(serializers.guild(world, guild), guild.members) for guild in world.guilds.values()],
        "people": [serializers.person(world, person) for person in world.people.values()],
        "channels": [
            (serializers.channel(one, member=world.bot), one.pins, one.members)
            for one in sorted(world.channels.values(), key=lambda one: int(one.id))
        ],
        "messages": [
            (one.id, one.channel.id, one.author.id, one.data, one.pings)
            for channel in world.channels.values()
            for one in channel.messages.values()
        ],
    }
    return msgspec.json.decode(LINK.sub(r"\1/\2/\3", msgspec.json.encode(seen).decode()))


async def test_people_channels_and_messages_are_there_again(file: Path) -> None:
    async with run(file) as raw:
        guild, faults = raw.sandbox.guild, raw.sandbox.faults
        alice, bob = guild.user("alice", locale="de", manager=True), guild.user("bob")
        games = guild.channel("games")
        thread = games.thread("aside", bob)
        games.permit(send_messages=False)
        games.permit(send_messages=None, attach_files=False)
        thread.archive(locked=True)
        faults.close_dms(bob.person)
        alice.add_role(guild.role("Strategists"))
        private = (await raw("POST", "/users/@me/channels", {"recipient_id": alice.id})).data["id"]
        await raw("POST", f"/channels/{private}/messages", {"content": "a hand"}, {"hand.png": PNG})
        alice.write("hello", games)
        games.permit(attach_files=None)
        sent = (await raw.send({"content": f"<@{bob.id}>", "nonce": "7", "enforce_nonce": True}, {"a.png": PNG})).data
        path, body = f"/channels/{games.id}/messages/{sent['id']}", {"attachments": [{"id": 0, "filename": "b.png"}]}
        assert (await raw("PATCH", path, body, {"b.png": PNG + b"b"})).status == 200
        assert (await raw("PUT", f"/channels/{games.id}/pins/{sent['id']}")).status == 204
        dropped = (await raw.send({"content": "not for long"}, {"c.png": PNG})).data
        await raw("DELETE", f"/channels/{games.id}/messages/{dropped['id']}")
        gone = guild.channel("gone")
        await raw.send({"content": "with its channel"}, {"d.png": PNG}, channel=gone.inner)
        gone.delete()
        before = told(raw.world)
    async with run(file) as raw:
        assert told(raw.world) == before
        first, second = raw.world.people.values()
        assert (first.locale, raw.world.guild.manages(first.id), second.dms_open) == ("de", True, False)
        assert raw.world.private_channel(first).id == private
        assert {file.name for file in raw.world.files._kept.values()} == {"hand.png", "b.png"}
        (board,) = [m for m in raw.world.messages.values() if m.id == sent["id"]]
        async with raw.session.get(raw.world.fresh(board)["attachments"][0]["url"]) as picture:
            assert await picture.read() == PNG + b"b"
        again = await raw.send({"content": "again", "nonce": "7", "enforce_nonce": True})
        assert again.data["id"] == board.id, "a bot that was killed says it again, and is known to have said it"
        assert len(set(raw.world.messages)) == len(before["messages"])
        late = await raw.send({"content": "next"})
        assert int(late.data["id"]) > int(board.id)
    with closing(sqlite3.connect(file)) as database:
        kept = dict(database.execute("SELECT kind, COUNT(*) FROM kept GROUP BY kind").fetchall())
    assert kept == {"world": 1, "guild": 1, "person": 2, "channel": 3, "message": 4, "file": 2}


async def test_conversations_and_installations_are_there_again(file: Path) -> None:
    async with run(file) as raw:
        alice, erin = raw.sandbox.guild.user("alice"), raw.sandbox.stranger("erin")
        erin.install()
        alice.conversation(erin)
        alice.write("hello", alice.group(erin, raw.sandbox.stranger("frank"), name="Friday"))
        before = told(raw.world)
    async with run(file) as raw:
        assert told(raw.world) == before
        _, erin_again, frank = (User(raw.sandbox, person) for person in raw.world.people.values())
        assert (erin_again.person.installed, frank.person.installed) == (True, False)
        (group,) = [c for c in raw.world.channels.values() if c.name == "Friday"]
        assert [message.content for message in erin_again.sees(Channel(raw.sandbox, group))] == ["hello"]
        assert {p.name for p in group.people} == {"alice", "erin", "frank"}


async def test_how_old_a_message_is_is_known_again(file: Path) -> None:
    async with run(file) as raw:
        message = await raw.message()
        raw.sandbox.later(7200)
        await raw("PATCH", f"/channels/{raw.games.id}/messages/{message.id}", {"content": "edited late"})
    async with run(file) as raw:
        age = raw.world.clock() - raw.world.messages[message.id].created
        assert 7200 <= age < 7300
        assert raw.world.ahead == 7200, "and what time it is"


async def test_private_answers_are_gone(file: Path) -> None:
    async with run(file) as raw:
        alice = raw.sandbox.guild.user("alice")
        asked = raw.typed(alice.person)
        await raw.answer(asked, {"type": 4, "data": {"content": "for you alone", "flags": 64}})
        assert alice.sees(raw.sandbox.guild.channel())[-1].text == "for you alone"
    assert b"for you alone" not in file.read_bytes()


async def test_nothing_is_remembered_where_nothing_was_asked_for(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    async with Sandbox(quiet=0.1) as sandbox:
        sandbox.guild.user("alice")
    assert list(tmp_path.iterdir()) == []


def content(file: Path) -> Any:
    with closing(sqlite3.connect(file)) as database:
        try:
            return database.execute("SELECT * FROM kept").fetchall()
        except sqlite3.DatabaseError:
            return file.read_bytes()


def _garbage(file: Path) -> None:
    file.write_bytes(b"no database at all" * 100)


def _newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 3")


def _torn(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE kept SET body = x'93' WHERE kind = 'message'")


@pytest.mark.parametrize("spoil", [_garbage, _newer, _torn])
async def test_a_file_that_cannot_be_read_is_set_aside(file: Path, spoil: Any, caplog: Any) -> None:
    async with run(file) as raw:
        await raw.message()
    spoil(file)
    spoilt = content(file)
    async with run(file) as raw:
        assert "it begins anew" in caplog.text
        assert (raw.world.people, raw.world.messages) == ({}, {})
        raw.sandbox.guild.user("bob")
    (aside,) = [each for each in file.parent.iterdir() if "unreadable" in each.name]
    assert content(aside) == spoilt
    async with run(file) as raw:
        assert [person.name for person in raw.world.people.values()] == ["bob"]


async def test_what_could_not_be_written_is_written_later(file: Path, monkeypatch: Any, caplog: Any) -> None:
    monkeypatch.setattr("sandbox.persistence.LAG", 0.01)
    monkeypatch.setattr("sandbox.persistence.AGAIN", 0.01)
    write, failures = Persistence._write, [sqlite3.OperationalError("database or disk is full")]

    def full(self: Persistence, rows: Any, gone: Any) -> None:
        if rows and any(kind == "file" for kind, *_ in rows) and failures:
            raise failures.pop()
        write(self, rows, gone)

    monkeypatch.setattr(Persistence, "_write", full)
    async with run(file) as raw:
        sent = (await raw.send({"content": "x"}, {"a.png": PNG})).data
        await raw.sandbox.until(lambda: not failures)
    assert "disk is full" in caplog.text
    async with run(file) as raw:
        assert list(raw.world.messages) == [sent["id"]]
        assert len(raw.world.files._kept) == 1
