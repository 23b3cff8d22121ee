"""One connection of the bot to the gateway, and the session that survives it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from typing import Any

import msgspec
from aiohttp import web

from sandbox.compression import Compress
from sandbox.shards import Shard

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11


class Closing(Exception):  # noqa: N818 - it is a way to hang up
    """The gateway hangs up on the bot."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Connection:
    """One socket. One task writes what is sent, in order."""

    def __init__(self, socket: web.WebSocketResponse, compress: Compress | None) -> None:
        self.socket, self._compress = socket, compress
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())
        self.cut = False
        self.mute = False
        """No event is sent on it; heartbeats are answered still."""
        self.times: deque[float] = deque(maxlen=120)

    def send(self, op: int, data: Any = None, *, seq: int | None = None, event: str | None = None) -> None:
        self.send_bytes(msgspec.json.encode({"op": op, "d": data, "s": seq, "t": event}))

    def send_bytes(self, payload: bytes) -> None:
        self._queue.put_nowait(payload)

    async def _write(self) -> None:
        while (payload := await self._queue.get()) is not None:
            with contextlib.suppress(ConnectionError):  # the reader notices that the bot is gone
                if self._compress:
                    await self.socket.send_bytes(self._compress(payload))
                else:
                    await self.socket.send_str(payload.decode())

    async def drain(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put_nowait(None)
        await self.writer

    def abort(self) -> None:
        """Cut the connection without a word, as a failing network does."""
        self.cut = True
        self.writer.cancel()
        transport = self.socket._req.transport if self.socket._req else None
        if transport:
            transport.abort()


class Session:
    """What survives a lost connection: the last events, and the number of the last one."""

    def __init__(self, intents: int, keep: int, shard: Shard | None = None) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard or Shard()
        self.seq = 0
        self.events: deque[tuple[int, bytes]] = deque(maxlen=keep)
        self.connection: Connection | None = None

    def dispatch(self, event: str, data: Any) -> None:
        self.seq += 1
        payload = msgspec.json.encode({"op": DISPATCH, "d": data, "s": self.seq, "t": event})
        self.events.append((self.seq, payload))
        if self.connection and not self.connection.mute:
            self.connection.send_bytes(payload)

    def can_replay(self, seq: int) -> bool:
        return seq <= self.seq and (seq == self.seq or self.events[0][0] <= seq + 1)
