"""Requests as they are counted: no id, no token, never too many routes."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import pytest
from yarl import URL

from bot.core.meter import Meter
from bot.core.metrics.requests import MAX_ROUTES, OTHER, count_requests, route

API = "https://discord.com/api/v10"


@pytest.mark.parametrize(
    ("method", "url", "counted"),
    [
        ("POST", f"{API}/channels/123/messages", "POST /channels/{id}/messages"),
        ("PATCH", f"{API}/channels/1/messages/2?x=y", "PATCH /channels/{id}/messages/{id}"),
        ("POST", f"{API}/interactions/1/aW5.0-x_y/callback", "POST /interactions/{id}/{token}/callback"),
        ("PATCH", f"{API}/webhooks/1/aW5.0/messages/@original", "PATCH /webhooks/{id}/{token}/messages/@original"),
        ("POST", f"{API}/webhooks/1/123", "POST /webhooks/{id}/{token}"),
        ("GET", "http://127.0.0.1:8080/api/v10/users/@me", "GET /users/@me"),
        ("GET", "wss://gateway.discord.gg/?v=10&encoding=json", "gateway"),
    ],
)
def test_a_route_tells_no_id_and_no_token(method: str, url: str, counted: str) -> None:
    assert route(method, URL(url)) == counted


async def test_routes_that_nobody_foresaw_are_counted_together() -> None:
    class Told(Meter):
        routes: list[str] = []  # noqa: RUF012 - one test's

        def asked_discord(self, route: str, answer: str, seconds: float) -> None:
            assert (answer, seconds >= 0) == ("none", True)
            self.routes.append(route)

    trace = aiohttp.TraceConfig()
    count_requests(trace, told := Told())
    context = SimpleNamespace(began=0.0)
    for number in range(MAX_ROUTES + 2):
        request = SimpleNamespace(method="GET", url=URL(f"{API}/new{chr(97 + number % 26) * (number // 26 + 1)}"))
        await trace.on_request_exception[0](None, context, request)  # type: ignore[arg-type]
    assert told.routes[-2:] == [OTHER, OTHER]
    assert len(set(told.routes)) == MAX_ROUTES + 1


async def test_an_answer_is_counted_by_its_status() -> None:
    class Told(Meter):
        answers: list[tuple[str, str]] = []  # noqa: RUF012 - one test's

        def asked_discord(self, route: str, answer: str, seconds: float) -> None:
            self.answers.append((route, answer))

    trace = aiohttp.TraceConfig()
    count_requests(trace, told := Told())
    context, response = SimpleNamespace(), SimpleNamespace(status=429)
    request = SimpleNamespace(method="GET", url=URL(f"{API}/users/@me"), response=response)
    for step in (trace.on_request_start, trace.on_request_end):
        for each in step:
            await each(None, context, request)  # type: ignore[arg-type]
    assert told.answers == [("GET /users/@me", "429")]
