"""Live events for open pages: what their person may see, as it happens."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from aiohttp import web

from sandbox import serializers
from sandbox.faults import bot_permissions, external_apps, is_private
from sandbox.permissions import VIEW
from sandbox.state import Channel, Event, Json, Message, Person
from sandbox.world import World

_FOR_ONE = frozenset({"MODAL", "INTERACTION_PENDING", "INTERACTION_DONE", "INTERACTION_FAILED"})
_SERVERS = frozenset(
    {"GUILD_ADDED", "GUILD_CREATE", "GUILD_DELETE", "GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "GUILD_UPDATE"}
)
"""After these a page fetches everything again."""
_CHANNELS = {"CHANNEL_CREATE", "CHANNEL_DELETE", "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"}


class Watcher:
    """One open page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._frames: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, kind: str, data: Json) -> None:
        self._frames.put_nowait(msgspec.json.encode({"t": kind, "d": data}).decode())

    def end(self) -> None:
        self._frames.put_nowait(None)

    async def write(self, socket: web.WebSocketResponse) -> None:
        """Send frames until the end."""
        with contextlib.suppress(ConnectionError):
            while (frame := await self._frames.get()) is not None:
                await socket.send_str(frame)
            await socket.close()


class PageEvents:
    """All open pages."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._watchers: list[Watcher] = []
        world.watchers.append(self._on_event)

    def join(self, person: Person) -> Watcher:
        watcher = Watcher(person)
        self._watchers.append(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        if watcher in self._watchers:
            self._watchers.remove(watcher)

    async def close(self) -> None:
        """Tell every page that the sandbox is closing."""
        for watcher in self._watchers:
            watcher.end()
        await asyncio.sleep(0)

    def channel(self, channel: Channel) -> Json:
        """A channel as the page gets it."""
        made = serializers.channel(channel)
        if channel.listed:
            made |= {"bot_permissions": bot_permissions(self._world, channel), "private": self._private(channel)}
            return made | {"external_apps": external_apps(channel)}
        return made | ({"recipients": [self._world.bot.user()]} if channel.recipient else {})

    def _private(self, channel: Channel) -> list[str] | None:
        """Ids of the people who see a private channel; None: it is not private."""
        if not is_private(channel):
            return None
        return [id_ for id_, one in channel.overwrites.items() if one.allow & VIEW and id_ in self._world.people]

    def message(self, message: Message) -> Json:
        """A message as the page gets it."""
        data = self._world.fresh(message)
        return data | {"dismissable": True} if message.receiver else data

    def _on_event(self, event: Event) -> None:
        if not self._watchers:
            return
        if event.kind in _SERVERS:
            for watcher in self._watchers:
                if event.person in (None, watcher.person):
                    watcher.put("RELOAD", {})
                elif event.person and not event.person.bot:
                    watcher.put("USER_UPDATE", serializers.person(self._world, event.person))
            return
        if event.kind == "CHANNEL_UPDATE" and event.channel:
            self._changed(event.channel)
            return
        told = self._told(event)
        if told is None:
            return
        kind, data = told
        for watcher in self._watchers:
            if self._concerns(event, watcher.person):
                watcher.put(kind, data)

    def _changed(self, channel: Channel) -> None:
        """Tell of a changed channel; who sees it and its threads may have changed too."""
        threads = [c for c in self._world.channels.values() if c.parent is channel]
        for watcher in self._watchers:
            for one in [channel, *threads]:
                sees = self._world.sees(watcher.person, one)
                watcher.put(*(("CHANNEL_UPDATE", self.channel(one)) if sees else ("CHANNEL_DELETE", {"id": one.id})))

    def _told(self, event: Event) -> tuple[str, Json] | None:
        message, channel = event.message, event.channel
        if event.kind in _FOR_ONE or event.kind in ("READY", "CLOCK_SET"):
            return event.kind, event.data
        if message and event.kind == "MESSAGE_DELETE":
            return event.kind, {"id": message.id, "channel_id": message.channel.id}
        if message and not message.loading:
            kind = "MESSAGE_CREATE" if event.kind == "MESSAGE_FILLED" else event.kind
            return kind, self.message(message)
        if channel and event.kind in _CHANNELS:
            return event.kind.replace("THREAD", "CHANNEL"), self.channel(channel)
        if event.kind == "TYPING_START" and channel:
            return "TYPING", {"channel_id": channel.id}
        if event.kind in ("USER_CREATE", "USER_UPDATE") and event.person:
            return event.kind, serializers.person(self._world, event.person)
        return None

    def _concerns(self, event: Event, person: Person) -> bool:
        if event.kind in _FOR_ONE:
            return event.person is person
        if event.message and event.message.receiver not in (None, person):
            return False
        return event.channel is None or self._world.sees(person, event.channel)
