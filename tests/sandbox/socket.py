"""Connections to the gateway as a bot without discord.py would make them."""

from __future__ import annotations

import json
from typing import Any

import aiohttp

from testing.driver import Sandbox


class Socket:
    """A plain gateway connection."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws

    async def next(self) -> dict[str, Any]:
        frame = await self.ws.receive(timeout=5)
        assert frame.type is aiohttp.WSMsgType.TEXT, frame
        return dict(json.loads(frame.data))

    async def events(self, until: str) -> list[dict[str, Any]]:
        found = [await self.next()]
        while found[-1]["t"] != until:
            found.append(await self.next())
        return found

    async def send(self, op: int, d: Any) -> None:
        await self.ws.send_str(json.dumps({"op": op, "d": d}))

    async def identify(self, intents: int = 1, *, until: str = "GUILD_CREATE", **more: Any) -> list[dict[str, Any]]:
        assert (await self.next())["op"] == 10
        await self.send(2, {"token": "sandbox", "intents": intents, "properties": {}, **more})
        return await self.events(until)

    async def closed(self) -> int | None:
        while True:
            frame = await self.ws.receive(timeout=5)
            if frame.type is not aiohttp.WSMsgType.TEXT:
                return self.ws.close_code


async def connect(sandbox: Sandbox, http: aiohttp.ClientSession, query: str = "") -> Socket:
    return Socket(await http.ws_connect(sandbox.server.gateway.url + query))
