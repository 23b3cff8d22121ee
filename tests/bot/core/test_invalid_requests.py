"""Refusals are counted as Discord counts them, and the more there were the less is asked."""

from __future__ import annotations

import logging

import pytest
from yarl import URL

from bot.core.invalid_requests import InvalidRequests, Restraint, place

POST, TAGS, ANSWER = "/channels/7/messages", "/channels/7", "/interactions/5/a-token/callback"
OTHER, ICONS, HOOK = "/channels/8/messages", "/applications/3/emojis", "/webhooks/3/a-token/messages/@original"
FROM_DISCORD = {"Via": "1.1 google"}
USERS = {**FROM_DISCORD, "X-RateLimit-Scope": "user"}


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = 1_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def requests(clock: Clock) -> InvalidRequests:
    return InvalidRequests(now=clock)


def url(path: str) -> URL:
    return URL(f"https://discord.com/api/v10{path}")


def refuse(
    requests: InvalidRequests, times: int, path: str = POST, status: int = 403, headers: dict[str, str] = FROM_DISCORD
) -> None:
    for _ in range(times):
        requests.note("POST", url(path), status, headers)


def test_only_what_discord_counts_is_counted(requests: InvalidRequests, clock: Clock) -> None:
    for status in (200, 204, 400, 404, 500):
        refuse(requests, 1, status=status)
    refuse(requests, 1, status=429, headers={**FROM_DISCORD, "X-RateLimit-Scope": "shared"})
    requests.note("GET", URL("wss://gateway.discord.gg/?v=10"), 429, {})
    assert requests.count == 0
    refuse(requests, 1, status=401)
    refuse(requests, 1, status=403)
    refuse(requests, 1, status=429, headers=USERS)
    assert requests.count == 3
    clock.at += 600
    assert requests.count == 0


def test_what_nobody_waits_for_is_left_out_first(requests: InvalidRequests, clock: Clock) -> None:
    refuse(requests, 1_999)
    assert requests.wait("PATCH", url(TAGS)) == 0
    assert not requests.spares()
    clock.at += 100
    refuse(requests, 1)
    assert requests.spares()
    assert requests.wait("PATCH", url(TAGS)) == requests.wait("POST", url(ICONS)) == 500
    for method, path in (("POST", POST), ("PATCH", f"{POST}/9"), ("POST", ANSWER), ("PATCH", HOOK)):
        assert requests.wait(method, url(path)) == 0
    clock.at += 500
    assert requests.wait("PATCH", url(TAGS)) == 0
    assert requests.count == 1


def test_then_nothing_is_asked_where_it_was_refused(
    requests: InvalidRequests, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    refuse(requests, 4_999)
    assert requests.wait("POST", url(POST)) == 0
    clock.at += 60
    refuse(requests, 1)
    assert requests.restraint is Restraint.ELSEWHERE
    assert requests.wait("POST", url(POST)) == 540
    assert (
        requests.wait("POST", url(OTHER)) == requests.wait("GET", url(POST)) == requests.wait("POST", url(ANSWER)) == 0
    )
    assert "Discord has refused 5000 requests in ten minutes; from now on: elsewhere" in caplog.text
    clock.at += 540
    assert requests.wait("POST", url(POST)) == 0
    assert "from now on: none" in caplog.text


@pytest.mark.parametrize(
    ("status", "headers"),
    [(401, FROM_DISCORD), (429, {**FROM_DISCORD, "X-RateLimit-Scope": "global"}), (429, {})],
    ids=["the token", "the limit on all requests", "the address"],
)
def test_a_refusal_of_all_stops_all_but_answers(
    requests: InvalidRequests, status: int, headers: dict[str, str]
) -> None:
    refuse(requests, 4_999)
    refuse(requests, 1, OTHER, status, headers)
    assert requests.wait("POST", url("/channels/9/messages")) > 0
    assert requests.wait("POST", url(ANSWER)) == 0
    assert requests.wait("GET", URL("wss://gateway.discord.gg/?v=10")) == 0


def test_before_the_ban_nothing_at_all_is_asked(requests: InvalidRequests) -> None:
    for channel in range(9_000):
        refuse(requests, 1, f"/channels/{channel}/messages")
    assert requests.wait("POST", url("/channels/99999/messages")) > 0
    assert requests.wait("POST", url(ANSWER)) > 0
    assert requests.wait("GET", URL("wss://gateway.discord.gg/?v=10")) == 0


def test_processes_at_one_address_share_the_limits(clock: Clock) -> None:
    requests = InvalidRequests(0.25, clock)
    refuse(requests, 500)
    restraints = [requests.restraint]
    refuse(requests, 750)
    assert [*restraints, requests.restraint] == [Restraint.NEEDED, Restraint.ELSEWHERE]


def test_a_place_is_a_route_of_a_channel() -> None:
    assert place("PATCH", url(f"{POST}/9")) == "PATCH /channels/7/messages/{id}"
    assert place("POST", url(ANSWER)) == "POST /interactions/5/a-token/callback"
    assert place("PATCH", url(HOOK)) == "PATCH /webhooks/3/a-token/messages/@original"
