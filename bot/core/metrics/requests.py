"""Every request to Discord as it is counted: by its route without ids and tokens, and by what was answered."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot.core.meter import Meter

BASE = re.compile(r".*?/v\d+(?=/)")
HOOK = re.compile(r"/(webhooks|interactions)/\d+/[^/]+")
ID = re.compile(r"/\d+(?=/|$)")

MAX_ROUTES = 64
"""The number of routes that are told apart; more than the bot uses."""

GATEWAY, OTHER, NOTHING = "gateway", "other", "none"


def route(method: str, url: URL) -> str:
    """``POST /channels/{id}/messages`` for any channel; a connection to the gateway is ``gateway``."""
    base = BASE.match(url.path)
    if base is None:
        return GATEWAY
    path = HOOK.sub(r"/\1/{id}/{token}", url.path[base.end() :])
    return f"{method} {ID.sub('/{id}', path)}"


def count_requests(trace: aiohttp.TraceConfig, meter: Meter) -> None:
    """Lets ``trace`` tell ``meter`` of every request."""
    routes: set[str] = set()

    def tell(method: str, url: URL, answer: str, began: float) -> None:
        found = route(method, url)
        if len(routes) < MAX_ROUTES:
            routes.add(found)
        meter.asked_discord(found if found in routes else OTHER, answer, asyncio.get_running_loop().time() - began)

    async def start(_session: object, context: SimpleNamespace, _request: aiohttp.TraceRequestStartParams) -> None:
        context.began = asyncio.get_running_loop().time()

    async def end(_session: object, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        tell(request.method, request.url, str(request.response.status), context.began)

    async def broke(_session: object, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams) -> None:
        tell(request.method, request.url, NOTHING, context.began)

    trace.on_request_start.append(start)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(broke)
