"""Live events for the pages that are open: what their person may see, as it happens."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from aiohttp import web

from bot.sandbox import shapes
from bot.sandbox.faults import bot_permissions
from bot.sandbox.state import TEXT, Channel, Event, Json, Message, Person, World

_FOR_ONE = frozenset({"MODAL", "INTERACTION_PENDING", "INTERACTION_DONE", "INTERACTION_FAILED"})
_CHANNELS = {"CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"}


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


class Live:
    """All open pages."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._watchers: list[Watcher] = []
        world.watchers.append(self._happened)

    def join(self, person: Person) -> Watcher:
        watcher = Watcher(person)
        self._watchers.append(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        if watcher in self._watchers:
            self._watchers.remove(watcher)

    async def close(self) -> None:
        """Let every page know that this is the end."""
        for watcher in self._watchers:
            watcher.end()
        await asyncio.sleep(0)

    def channel(self, channel: Channel) -> Json:
        """A channel as the page gets it."""
        made = shapes.channel(self._world, channel)
        if channel.type == TEXT:
            return made | {"bot_permissions": bot_permissions(channel)}
        return made | ({"recipients": [self._world.bot.user()]} if not channel.is_thread else {})

    def message(self, message: Message) -> Json:
        """A message as the page gets it."""
        data = self._world.fresh(message)
        return data | {"dismissable": True} if message.receiver else data

    def _happened(self, event: Event) -> None:
        if not self._watchers:
            return
        told = self._told(event)
        if told is None:
            return
        kind, data = told
        for watcher in self._watchers:
            if self._concerns(event, watcher.person):
                watcher.put(kind, data)

    def _told(self, event: Event) -> tuple[str, Json] | None:
        message, channel = event.message, event.channel
        if event.kind in _FOR_ONE or event.kind == "READY":
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
            return event.kind, shapes.person(event.person)
        return None

    def _concerns(self, event: Event, person: Person) -> bool:
        if event.kind in _FOR_ONE:
            return event.person is person
        if event.message and event.message.receiver not in (None, person):
            return False
        return event.channel is None or self._world.sees(person, event.channel)
