"""A program that webhooks tell things, on this machine, which misbehaves on demand; and a courier that finds it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import web

from bot.webhooks.addresses import PublicResolver
from bot.webhooks.client import WebhookClient

HOST = "hooks.example"


class Receiver:
    """The headers and bodies that were received. ``answer`` is the status it answers with, or how it misbehaves."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.answer: int | str = 204
        self.leads_to = ["127.0.0.1"]
        self.port = 0
        self.let_go = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}/cairn"

    @property
    def bodies(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(body) for _, body in self.heard]

    @property
    def events(self) -> list[str]:
        return [body["event"] for body in self.bodies]

    async def look_up(self, host: str, _port: int) -> list[str]:
        if host != HOST:
            raise OSError("no such host")
        return self.leads_to

    def webhook_client(self) -> WebhookClient:
        """One that may post here, and nowhere else on this machine."""
        return WebhookClient(PublicResolver(self.look_up, lambda address: address == "127.0.0.1"), ("http", "https"))

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.heard.append((dict(request.headers), await request.read()))
        match self.answer:
            case "hang":
                await self.let_go.wait()
                return web.Response()
            case "flood":
                return await self._flood(request)
            case "redirect":
                raise web.HTTPTemporaryRedirect(f"http://127.0.0.1:{self.port}/elsewhere")
            case status:
                return web.Response(status=int(status), text="the body of an answer")

    async def _flood(self, request: web.Request) -> web.StreamResponse:
        """Answers without an end, until nobody listens."""
        response = web.StreamResponse()
        await response.prepare(request)
        try:
            while not self.let_go.is_set():
                await response.write(b"x" * 65536)
        except (ConnectionError, OSError):
            self.let_go.set()
        return response


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    made = Receiver()
    app = web.Application()
    app.router.add_post("/{tail:.*}", made.handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.port = runner.addresses[0][1]
    try:
        yield made
    finally:
        made.let_go.set()
        await runner.cleanup()
