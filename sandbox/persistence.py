"""A sandbox's servers, people, channels and messages in a file, from one run to the next.

Ephemeral messages are not kept: as in Discord, they are gone when the client restarts.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec

from sandbox.files import StoredFile
from sandbox.guilds import Guild, Overwrite
from sandbox.state import Channel, Event, Json, Message, OwnEmoji, Person, Tag
from sandbox.world import World

log = logging.getLogger(__name__)

FORMAT = 1
LAG = 0.5
"""Seconds after which a change is written, with all that changed meanwhile."""
AGAIN = 30.0
"""Seconds until a change is written that could not be."""

_PASSING = frozenset({"MODAL", "READY", "TYPING_START"})
_Row = tuple[str, str, bytes]


class _World(msgspec.Struct):
    bot: str
    address: str
    ahead: float = 0.0
    """Seconds that its time was ahead of this machine's."""


class _Channel(msgspec.Struct):
    id: str
    type: int
    guild: str | None
    name: str | None
    parent: str | None
    owner: str | None
    recipient: str | None
    position: int
    overwrites: dict[str, Overwrite]
    pins: list[str]
    last_message: str | None
    sent: int
    archived: bool
    locked: bool
    archive_minutes: int
    archive_changed: str
    created: str
    members: dict[str, str]
    people: list[str] = []
    active: float = 0.0
    tags: list[Tag] = []
    requires_tag: bool = False
    applied: list[str] = []


class _Message(msgspec.Struct):
    id: str
    channel: str
    author: str
    data: bytes
    """Discord's object of it, as JSON."""
    at: float
    """When it was made, in seconds of Unix time."""
    pings: list[str]
    nonce: str | None = None


class _Emoji(msgspec.Struct):
    id: str
    name: str
    person: str
    content_type: str
    data: bytes


class Persistence:
    """Loads ``world`` from ``file``, where there is one, and writes to it what changes.

    To be made while ``world`` is still empty, but knows its address. What cannot be read is set aside under another
    name, and the world begins anew. Raises sqlite3.OperationalError where ``file`` cannot be written.
    """

    def __init__(self, world: World, file: Path) -> None:
        self._world = world
        self._file = file
        self._changed: set[tuple[str, str]] = set()
        self._files: dict[str, set[str]] = {}
        """The files written of each message."""
        self._woken = asyncio.Event()
        self._stopping = False
        self._database = self._connect()
        try:
            self._prepare()
            self._load()
        except sqlite3.OperationalError:
            self._database.close()
            raise
        except (sqlite3.DatabaseError, msgspec.MsgspecError, LookupError) as error:
            self._set_aside(error)
        world.watchers.append(self._on_event)
        self._mark("world", "")
        for guild in world.guilds:
            self._mark("guild", guild)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Writes what is left to be written."""
        self._stopping = True
        self._woken.set()
        await self._task
        self._world.watchers.remove(self._on_event)
        self._database.close()

    # -- the file -----------------------------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        return sqlite3.connect(self._file, check_same_thread=False)

    def _prepare(self) -> None:
        database = self._database
        (found,) = database.execute("PRAGMA user_version").fetchone()
        if found not in {0, FORMAT}:
            raise sqlite3.DatabaseError(f"its format is {found}")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute("CREATE TABLE IF NOT EXISTS kept (kind TEXT, id TEXT, body BLOB, PRIMARY KEY (kind, id))")
        database.execute(f"PRAGMA user_version = {FORMAT}")

    def _set_aside(self, error: Exception) -> None:
        aside = self._file.with_name(f"{self._file.name}.unreadable-{int(time.time())}")
        log.warning("What the sandbox remembered cannot be read (%s); it begins anew. It is kept as %s", error, aside)
        self._database.close()
        for ending in ("", "-wal", "-shm"):
            part = self._file.with_name(self._file.name + ending)
            if part.exists():
                part.rename(aside.with_name(aside.name + ending))
        self._database = self._connect()
        self._prepare()

    def _read(self, kind: str) -> list[bytes]:
        query = "SELECT body FROM kept WHERE kind = ? ORDER BY CAST(id AS INTEGER)"
        return [body for (body,) in self._database.execute(query, (kind,))]

    def _write(self, rows: Iterable[_Row], gone: Iterable[tuple[str, str]]) -> None:
        with self._database:
            self._database.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", rows)
            self._database.executemany("DELETE FROM kept WHERE kind = ? AND id = ?", gone)

    # -- loading ----------------------------------------------------------------------------------------------

    def _load(self) -> None:
        """Read and decode everything before changing the world."""
        decode = msgspec.msgpack.decode
        worlds = [decode(body, type=_World) for body in self._read("world")]
        if not worlds:
            return
        known = worlds[0]
        self._world.ahead = known.ahead
        people = {one.id: one for one in (decode(body, type=Person) for body in self._read("person"))}
        bot = Person(known.bot, self._world.bot.name, bot=True)
        guilds = {one.id: one for one in (decode(body, type=Guild) for body in self._read("guild"))}
        channels = self._channels([decode(body, type=_Channel) for body in self._read("channel")], guilds, people)
        messages = {}
        for row in [decode(body, type=_Message) for body in self._read("message")]:
            author = bot if row.author == bot.id else people.get(row.author)
            if author and row.channel in channels:
                messages[row.id] = self._message(row, channels[row.channel], author, known.address)
        stored = dict(self._database.execute("SELECT id, body FROM kept WHERE kind = 'file'").fetchall())
        files = {id_: decode(body, type=StoredFile) for id_, body in stored.items()}
        if not guilds:
            raise LookupError("there is no server in it")
        world = self._world
        for of in [decode(body, type=_Emoji) for body in self._read("emoji")]:
            world.emojis[of.id] = OwnEmoji(of.id, of.name, people.get(of.person, bot), of.content_type, of.data)
        world.bot, world.guilds, world.people, world.channels = bot, guilds, people, channels
        self._restore(messages, files)

    def _channels(
        self, rows: list[_Channel], guilds: dict[str, Guild], people: dict[str, Person]
    ) -> dict[str, Channel]:
        made: dict[str, Channel] = {}
        for row in sorted(rows, key=lambda row: row.parent is not None):
            fields: Json = msgspec.structs.asdict(row)
            parent, recipient = made.get(row.parent or ""), people.get(row.recipient or "")
            guild = guilds.get(row.guild or "")
            among = [people[id_] for id_ in row.people if id_ in people]
            if (row.parent and not parent) or not (guild or recipient or among):
                continue
            places = {"guild": guild, "parent": parent, "recipient": recipient, "people": among}
            made[row.id] = Channel(**fields | places)
            made[row.id].active = row.active or self._world.time()
        return made

    def _message(self, row: _Message, channel: Channel, author: Person, address: str) -> Message:
        there, here = (f"{place}/attachments/".encode() for place in (address, self._world.address))
        data = msgspec.json.decode(row.data.replace(there, here))
        now = self._world.clock()
        message = Message(row.id, channel, author, data, now - (self._world.time() - row.at), nonce=row.nonce)
        message.pings = row.pings
        message.links_expire = now if data["attachments"] else 0.0
        return message

    def _restore(self, messages: dict[str, Message], files: dict[str, StoredFile]) -> None:
        world = self._world
        world.private = {one.recipient.id: one for one in world.channels.values() if one.recipient}
        for message in messages.values():
            world.messages[message.id] = message
            message.channel.messages[message.id] = message
            message.channel.order.append(int(message.id))
            if message.nonce:
                world.nonces[message.channel.id, message.nonce] = (message.created, message)
            for attachment in message.data["attachments"]:
                if attachment["id"] in files:
                    world.files.add(attachment["id"], files[attachment["id"]])
                    self._files.setdefault(message.id, set()).add(attachment["id"])
        kept = {file for of_message in self._files.values() for file in of_message}
        gone = [("file", id_) for id_ in files if id_ not in kept]
        rows = self._database.execute("SELECT id FROM kept WHERE kind = 'message'")
        gone += [("message", id_) for (id_,) in rows if id_ not in messages]
        self._write((), gone)

    # -- writing ------------------------------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        if event.kind in _PASSING or event.kind.startswith("INTERACTION"):
            return
        if event.kind == "CLOCK_SET":
            self._mark("world", "")
        if event.kind == "EMOJI_CHANGED":
            self._mark("emoji", event.data["emoji"])
        if event.guild:
            self._mark("guild", event.guild.id)
        if event.person and not event.person.bot:
            self._mark("person", event.person.id)
        if event.channel:
            self._mark("channel", event.channel.id)
        if event.message and not event.message.receiver:
            self._mark("message", event.message.id)

    def _mark(self, kind: str, id_: str) -> None:
        self._changed.add((kind, id_))
        self._woken.set()

    async def _run(self) -> None:
        last = False
        while not last:
            await self._woken.wait()
            if not self._stopping:
                await asyncio.sleep(LAG)
            self._woken.clear()
            last = self._stopping
            changed, self._changed = self._changed, set()
            rows, gone = self._rows(changed)
            try:
                await asyncio.to_thread(self._write, rows, gone)
            except sqlite3.Error as error:
                log.warning("What happened in the sandbox cannot be written down: %s", error)
                self._changed |= changed
                self._files = {}  # written again
                asyncio.get_running_loop().call_later(AGAIN, self._woken.set)

    def _rows(self, changed: set[tuple[str, str]]) -> tuple[list[_Row], list[tuple[str, str]]]:
        """The rows to write for what changed, and the keys of what is gone."""
        world, encode = self._world, msgspec.msgpack.encode
        rows: list[_Row] = []
        gone: list[tuple[str, str]] = []
        for kind, id_ in sorted(changed):
            if kind == "world":
                rows.append((kind, id_, encode(_World(world.bot.id, world.address, world.ahead))))
            elif kind == "guild":
                rows.append((kind, id_, encode(world.guilds[id_])))
            elif kind == "person":
                rows.append((kind, id_, encode(world.people[id_])))
            elif kind == "emoji" and id_ in world.emojis:
                one = world.emojis[id_]
                rows.append((kind, id_, encode(_Emoji(id_, one.name, one.person.id, one.content_type, one.data))))
            elif kind == "channel" and id_ in world.channels:
                rows.append((kind, id_, encode(_channel_row(world.channels[id_]))))
            elif kind == "message" and id_ in world.messages:
                rows.append((kind, id_, encode(self._message_row(world.messages[id_]))))
                rows += self._new_files(world.messages[id_], gone)
            else:
                gone += [(kind, id_), *(("file", file) for file in self._files.pop(id_, ()))]
        return rows, gone

    def _message_row(self, message: Message) -> _Message:
        at = self._world.time() - (self._world.clock() - message.created)
        data = msgspec.json.encode(message.data)
        return _Message(message.id, message.channel.id, message.author.id, data, at, message.pings, message.nonce)

    def _new_files(self, message: Message, gone: list[tuple[str, str]]) -> Iterable[_Row]:
        now = {attachment["id"] for attachment in message.data["attachments"]}
        before = self._files.get(message.id, set())
        self._files[message.id] = now
        gone += [("file", id_) for id_ in before - now]
        for id_ in sorted(now - before):
            file = self._world.files.get(id_)
            if file:
                yield ("file", id_, msgspec.msgpack.encode(file))


def _channel_row(of: Channel) -> _Channel:
    fields: Json = {name: getattr(of, name) for name in _Channel.__struct_fields__}
    places = {"guild": of.guild, "parent": of.parent, "recipient": of.recipient}
    fields |= {key: place and place.id for key, place in places.items()}
    return _Channel(**fields | {"people": [person.id for person in of.people]})
