"""Where webhooks may lead: into the public internet, by whatever name, and nowhere else."""

from __future__ import annotations

import socket
from datetime import UTC, datetime

import pytest

from bot.webhooks.addresses import NotPublic, PublicResolver, is_public
from bot.webhooks.client import WebhookClient
from bot.webhooks.model import HookEvent

INSIDE = (
    *("127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "100.127.255.255", "0.0.0.0", "192.0.0.1", "198.18.0.1", "192.88.99.1", "224.0.0.1", "240.0.0.1"),
    *("255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "64:ff9b::7f00:1"),
    *("2002:7f00:1::", "2002:0a00:0001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "nonsense", ""),
)
OUTSIDE = ("1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "::ffff:1.1.1.1")


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_not_of_the_public_internet_is_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_what_is_of_the_public_internet_is_allowed(address: str) -> None:
    assert is_public(address)


async def test_one_private_address_among_public_ones_refuses_a_name() -> None:
    async def both(_host: str, _port: int) -> list[str]:
        return ["1.1.1.1", "10.0.0.1"]

    with pytest.raises(NotPublic):
        await PublicResolver(both).resolve("mixed.example", 443)


async def test_what_was_checked_is_what_is_connected_to() -> None:
    async def two(_host: str, _port: int) -> list[str]:
        return ["1.1.1.1", "2606:4700:4700::1111"]

    found = await PublicResolver(two).resolve("two.example", 443)
    assert [(each["host"], each["family"]) for each in found] == [
        ("1.1.1.1", socket.AF_INET),
        ("2606:4700:4700::1111", socket.AF_INET6),
    ]
    (only,) = await PublicResolver(two).resolve("two.example", 443, socket.AF_INET6)
    assert only["host"] == "2606:4700:4700::1111"


@pytest.mark.parametrize("host", ["8.8.8.8%25.evil.test", "[2606:4700:4700::1111%25.evil.test]", "127.0.0.1"])
async def test_nothing_but_a_public_address_is_connected_to(host: str) -> None:
    """Whatever a name looks like: this one was looked up by the system, once it had passed as an address."""
    asked = []

    async def inside(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    client = WebhookClient(PublicResolver(inside))
    assert await client.why_not(f"https://{host}/") == "address"
    refused = await client.post(f"https://{host}/", "s", HookEvent.TURN, "1", "{}", datetime.now(UTC))
    assert refused == "address"
    assert asked == ([host, host] if host.endswith("test") else [])
    await client.close()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://127.0.0.1/x", "address"),
        ("https://[::1]:8443/x", "address"),
        ("https://[::ffff:10.0.0.1]/x", "address"),
        ("https://2130706433/x", "address"),
        ("https://localhost/x", "address"),
        ("http://1.1.1.1/x", "url"),
        ("ftp://1.1.1.1/x", "url"),
        ("https://me:secret@1.1.1.1/x", "url"),
        ("https://1.1.1.1:99999/x", "url"),
        ("https://[1.1.1.1/x", "url"),
        ("https:///x", "url"),
        ("https://1.1.1.1/ x", "url"),
        ("https://1.1.1.1/\x00x", "url"),
        ("https://1.1.1.1/" + "x" * 500, "url"),
        ("nonsense", "url"),
        ("https://1.1.1.1/x", None),
    ],
)
async def test_an_address_is_checked_before_it_is_kept(url: str, why: str | None) -> None:
    async def local(host: str, _port: int) -> list[str]:
        assert host in {"localhost", "2130706433"}
        return ["127.0.0.1"]

    assert await WebhookClient(PublicResolver(local)).why_not(url) == why
