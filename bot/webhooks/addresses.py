"""Which addresses a webhook may have: those of the public internet, whatever name they hide behind."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, IPv6Network, ip_address

from aiohttp import AddrInfoType
from aiohttp.abc import AbstractResolver, ResolveResult

Lookup = Callable[[str, int], Awaitable[list[str]]]
"""Finds the addresses of a name at a port. Raises OSError."""

UNICAST = IPv6Network("2000::/3")
"""All that the public internet has of IPv6 so far."""

TUNNELS = (IPv6Network("2001::/23"), IPv6Network("2002::/16"))
"""Addresses of these hold others: Teredo's and 6to4's lead to any of IPv4."""

RELAYS = "192.88.99."
"""Where 6to4 is relayed."""


class NotPublic(OSError):  # noqa: N818 - what it is
    """A name or an address leads elsewhere than into the public internet."""


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, so that asking there reaches nothing of our own.

    One with a zone belongs to a link of this machine.
    """
    if not is_address(address) or "%" in address:
        return False
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return found in UNICAST and found.is_global and not any(found in tunnel for tunnel in TUNNELS)
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast and not str(found).startswith(RELAYS)


def is_address(host: str) -> bool:
    """Whether a host is an address rather than a name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host, by the system's own resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


class PublicResolver(AbstractResolver):
    """Resolves names for aiohttp, which connects to nothing but what was checked here.

    A name with any address that ``permits`` refuses is refused as a whole.
    """

    def __init__(self, look_up: Lookup = look_up, permits: Callable[[str], bool] = is_public) -> None:
        self._look_up = look_up
        self._permits = permits

    async def check(self, host: str, port: int) -> list[str]:
        """The addresses of a host. Raises NotPublic, and OSError for one that has none."""
        found = [host] if is_address(host) else await self._look_up(host, port)
        if not found:
            raise OSError(f"{host} has no address")
        if not all(self._permits(address) for address in found):
            raise NotPublic(host)
        return found

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        wanted = {socket.AF_UNSPEC: (4, 6), socket.AF_INET: (4,), socket.AF_INET6: (6,)}[family]
        found = [address for address in await self.check(host, port) if _version(address) in wanted]
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=socket.AF_INET if _version(address) == 4 else socket.AF_INET6,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for address in found
        ]

    def socket(self, found: AddrInfoType) -> socket.socket:
        """Open the socket for a connection. Raise NotPublic: no other address is connected to, however it was found."""
        if not self._permits(str(found[4][0])):
            raise NotPublic(found[4][0])
        return socket.socket(*found[:3])

    async def close(self) -> None:
        """Nothing is held."""


def _version(address: str) -> int:
    return ip_address(address).version
