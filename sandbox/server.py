"""The sandbox's server: Discord's REST API and gateway, uploaded files, the page and its API, on one port."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from sandbox import request_bodies
from sandbox.compose import Uploads
from sandbox.errors import Refused
from sandbox.faults import Fault, Faults
from sandbox.gateway import Gateway
from sandbox.interactions import InteractionBroker
from sandbox.page_api import PageApi
from sandbox.persistence import Persistence
from sandbox.ratelimit import RateLimiter
from sandbox.rest import ROUTES, Call, Reply, Route
from sandbox.settings import SandboxSettings
from sandbox.world import World

log = logging.getLogger(__name__)

API = "/api/v10"
PAGE = Path(__file__).parent / "page"
ARCHIVE_SECONDS = 60.0
"""How often idle threads are looked for."""
MAX_CONNECTING = 1024
"""Connections that may wait to be accepted: with aiohttp's 128 a burst of answers loses some, which come a second late.
"""
FONTS = Path(__file__).parents[1] / "render" / "fonts"
"""The page's fonts, for systems that have none of those it would rather take."""
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(slots=True)
class Request:
    """A request of the bot as it was remembered: ``route`` with braces, ``path`` as it was."""

    method: str
    route: str
    path: str
    body: Any
    files: Uploads
    status: int = 0
    answer: Any = None


class Server:
    """Discord on this machine. ``await start()``, use, ``await stop()``."""

    def __init__(self, settings: SandboxSettings | None = None) -> None:
        self.settings = settings or SandboxSettings()
        self.world = World(self.settings)
        self.gateway = Gateway(self.world)
        self.broker = InteractionBroker(self.world, self.gateway.deliver)
        self.faults = Faults(self.world, self.broker, self.gateway)
        self.limits = RateLimiter(self.settings, self.world.clock)
        self.page = PageApi(self.world, self.broker, self.gateway, self.faults)
        self.requests: deque[Request] = deque(maxlen=self.settings.record)
        """The last requests of the bot, oldest first."""
        self.counts: Counter[str] = Counter()
        """How often each "METHOD /route" was asked for."""
        self.on_request: list[Callable[[Request], None]] = []
        """Called with every request once it is answered."""
        self.in_flight = 0
        self.last_activity = 0.0
        self._runner: web.AppRunner | None = None
        self._persistence: Persistence | None = None
        self._stopping = asyncio.Event()
        self._archiving: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """Where the page is, without a slash at the end."""
        return self.world.address

    @property
    def api_url(self) -> str:
        """What a bot uses in place of Discord's own API address."""
        return self.world.address + API

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken."""
        app = web.Application(middlewares=[self._guard], client_max_size=64 * 1024 * 1024)
        for route in ROUTES:
            app.router.add_route(route.method, API + route.path, self._rest(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unlisted)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)
        app.router.add_get("/emojis/{emoji}", self._emoji)
        app.router.add_get("/", self._page)
        app.router.add_static("/fonts", FONTS)
        if PAGE.is_dir():
            app.router.add_static("/page", PAGE)
        self.page.add_routes(app.router)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.settings.host, self.settings.port, backlog=MAX_CONNECTING)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        address = self._runner.addresses[0]
        host = "127.0.0.1" if self.settings.host in ("0.0.0.0", "::") else self.settings.host  # noqa: S104
        self.world.address = f"http://{f'[{host}]' if ':' in host else host}:{address[1]}"
        self._archiving = asyncio.create_task(self._archive())

    async def _archive(self) -> None:
        """Archive threads where nothing happens, while time passes by itself."""
        while True:
            await asyncio.sleep(ARCHIVE_SECONDS)
            self.world.archive_idle()

    def remember(self, file: Path) -> None:
        """Know again the people, channels and messages of an earlier run, and keep them in ``file`` for the next.

        To be called after ``start``, before anything happens. Raises sqlite3.OperationalError where it cannot write.
        """
        self._persistence = Persistence(self.world, file)

    async def stop(self) -> None:
        """Hang up on everybody and stop listening."""
        self._stopping.set()
        if self._archiving:
            self._archiving.cancel()
        self.broker.close()
        await self.page.close()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()
        if self._persistence:
            await self._persistence.stop()

    # -- who may ask --------------------------------------------------------------------------------------------

    @web.middleware
    async def _guard(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Other web pages must not reach this server, not even under a name of theirs that points here."""
        if not self._own_host(request.host) or not self._own_origin(request):
            return _json({"message": "This address is not served here."}, status=403)
        return await handler(request)

    def _own_host(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name == "localhost" or name in self.settings.allowed_hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _own_origin(self, request: web.Request) -> bool:
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{request.host}":
            return False
        if request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin"):
            return True
        return request.method == "GET" and request.path == "/" and request.headers.get("Sec-Fetch-Mode") == "navigate"

    # -- Discord's REST API -------------------------------------------------------------------------------------

    def _rest(self, route: Route) -> _Handler:
        name = f"{route.method} {route.path}"

        async def handle(request: web.Request) -> web.StreamResponse:
            self.counts[name] += 1
            self.in_flight += 1
            try:
                return await self._serve(route, name, request)
            except ConnectionResetError:  # a bot that was killed while it asked reads no answer
                return web.Response(status=400)
            finally:
                self.in_flight -= 1
                self.last_activity = time.monotonic()

        return handle

    async def _serve(self, route: Route, name: str, request: web.Request) -> web.StreamResponse:
        content: Any = None
        uploads: Uploads = {}
        if self.limits.locked_out:
            return web.Response(status=429, text="You are being blocked from accessing our API temporarily.")
        try:
            content, uploads = await request_bodies.read(request)
        except Refused as refused:
            return self._answer(route, request, None, {}, refused.status, refused.body, {})
        path = request.path.removeprefix(API)
        fault = self.faults.strike(route.method, path)
        if fault and not fault.after:
            return await self._strike(fault, request)
        if route.bot_only and request.headers.get("Authorization") != f"Bot {self.settings.token}":
            unauthorized = {"message": "401: Unauthorized", "code": 0}
            return self._answer(route, request, content, uploads, 401, unauthorized, {})
        major = request.match_info.get(route.major, "") if route.major else ""
        verdict = self.limits.take(name, major, route.limit)
        if verdict.retry_after is not None:
            body = {"message": "You are being rate limited.", "retry_after": verdict.retry_after}
            body["global"] = verdict.everywhere
            headers = verdict.headers | _too_many(verdict.retry_after)
            return self._answer(route, request, content, uploads, 429, body, headers)
        call = Call(self.world, self.broker, self.gateway, request.match_info, request.query, content, uploads)
        status, answer = self._call(route, call)
        headers = dict(verdict.headers)
        if status == 429:
            headers |= _too_many(float(answer.get("retry_after", 1.0)))
        response = self._answer(route, request, content, uploads, status, answer, headers)
        return await self._strike(fault, request) if fault else response

    def _call(self, route: Route, call: Call) -> tuple[int, Any]:
        try:
            answer = route.handler(call)
        except Refused as refused:
            return refused.status, refused.body
        if isinstance(answer, Reply):
            return answer.status, answer.data
        return (204, None) if answer is None else (200, answer)

    def _answer(
        self,
        route: Route,
        request: web.Request,
        content: Any,
        uploads: Uploads,
        status: int,
        answer: Any,
        headers: dict[str, str],
    ) -> web.Response:
        self.limits.answered(status, headers)
        if status >= 400:
            log.debug("%s %s: %s %s", route.method, request.path, status, answer)
        if self.settings.record or self.on_request:
            path = request.path.removeprefix(API)
            seen = Request(route.method, route.path, path, content, uploads, status, answer)
            self.requests.append(seen)
            for hook in self.on_request:
                hook(seen)
        if answer is None:
            return web.Response(status=status, headers=headers)
        return _json(answer, status, headers)

    async def _strike(self, fault: Fault, request: web.Request) -> web.StreamResponse:
        if fault.action == "hang":
            ends = [asyncio.ensure_future(each.wait()) for each in (self._stopping, fault.released)]
            await asyncio.wait(ends, timeout=fault.seconds, return_when=asyncio.FIRST_COMPLETED)
            for each in ends:
                each.cancel()
        if fault.action in ("drop", "hang"):
            if request.transport:
                request.transport.abort()
            return web.Response(status=500)
        self.limits.answered(fault.status)
        if fault.status == 429:
            body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
            return _json(body, status=429, headers=_too_many(fault.retry_after))
        if fault.code:
            return _json(Refused(fault.code).body, fault.status)
        return web.Response(status=fault.status, text="<html>upstream connect error</html>")

    async def _unlisted(self, request: web.Request) -> web.StreamResponse:
        self.counts[f"{request.method} (unlisted)"] += 1
        log.warning("the sandbox does not know %s %s", request.method, request.path)
        return _json({"message": "404: Not Found", "code": 0}, status=404)

    # -- files --------------------------------------------------------------------------------------------------

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        file = self.world.files.get(request.match_info["attachment"])
        if file is None or not self._link_works(request.query.get("ex", "")):
            return _json({"message": "This file is gone."}, status=404)
        kind = file.content_type if file.content_type.startswith("image/") else "application/octet-stream"
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=file.data, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        found = self.world.emojis.get(request.match_info["emoji"])
        if found is None:
            return web.Response(status=204)  # no picture: the page shows its name
        headers = {
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox",
            "Cache-Control": "no-cache",
        }
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    def _link_works(self, expiry: str) -> bool:
        try:
            return int(expiry, 16) > self.world.clock()
        except ValueError:
            return False

    async def _page(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")


def _json(answer: Any, status: int, headers: dict[str, str] | None = None) -> web.Response:
    """JSON without a charset: discord.py takes ``application/json`` to the letter."""
    data = msgspec.json.encode(answer)
    return web.Response(status=status, body=data, headers=headers, content_type="application/json")


def _too_many(retry_after: float) -> dict[str, str]:
    """Discord's answers come through a proxy that says so; discord.py does not come again without its mark."""
    return {"Retry-After": str(max(1, round(retry_after))), "Via": "1.1 sandbox"}
