"""Tells a webhook one thing: signed, over https, to a public address, within five seconds; whatever answers there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from datetime import datetime
from urllib.parse import urlsplit

import aiohttp

from bot.core.build import version
from bot.webhooks.addresses import NotPublic, PublicResolver
from bot.webhooks.model import HookEvent

log = logging.getLogger(__name__)

MAX_SECONDS = 5.0
"""Seconds for an attempt, from the name's resolution to the answer's first line."""

MAX_URL = 500
"""Characters of a webhook's address."""

SLOW, UNREACHABLE, ADDRESS, CERTIFICATE = "slow", "unreachable", "address", "certificate"
"""Why a webhook took nothing; ``http-`` and a status, where it has answered."""


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """Sign ``body`` with the secret at that time (in seconds since 1970)."""
    made = hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256)
    return f"sha256={made.hexdigest()}"


class WebhookClient:
    """Posts to webhooks. ``resolver`` says where names lead, ``schemes`` what their addresses may begin with."""

    def __init__(self, resolver: PublicResolver | None = None, schemes: tuple[str, ...] = ("https",)) -> None:
        self.resolver = resolver or PublicResolver()
        self.schemes = schemes
        self._session: aiohttp.ClientSession | None = None

    async def why_not(self, url: str) -> str | None:
        """Why nothing is ever posted to an address: ``url``, ``address`` or ``unreachable``; None where it may be."""
        host, port = self._parts(url)
        if host is None:
            return "url"
        try:
            async with asyncio.timeout(MAX_SECONDS):
                await self.resolver.check(host, port)
        except NotPublic:
            return ADDRESS
        except (OSError, TimeoutError, UnicodeError):
            return UNREACHABLE
        return None

    async def post(
        self, url: str, secret: str, event: HookEvent, event_id: str, payload: str, now: datetime
    ) -> str | None:
        """Posts ``payload``. Returns why it was not taken; None where it was: of an answer only the status counts."""
        if self._parts(url)[0] is None:
            return ADDRESS
        body, timestamp = payload.encode(), int(now.timestamp())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": f"Cairn/{version()}",
            "X-Cairn-Event": event.value,
            "X-Cairn-Id": event_id,
            "X-Cairn-Timestamp": str(timestamp),
            "X-Cairn-Signature": signature(secret, timestamp, body),
        }
        try:
            async with asyncio.timeout(MAX_SECONDS):
                # The answer's body is left unread, however much of it comes: the connection closes on it.
                answer = await self._open().post(url, data=body, headers=headers, allow_redirects=False)
                answer.close()
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            why = _why(error)
            log.info("A webhook took nothing: %s", why)
            return why
        return None if 200 <= answer.status < 300 else f"http-{answer.status}"

    async def close(self) -> None:
        """Lets go of all connections."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    def _parts(self, url: str) -> tuple[str | None, int]:
        """The host and the port of an address; no host where it is none that is posted to."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or 443
        except ValueError:
            return None, 0
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MAX_URL
        fits = parts.scheme in self.schemes and not parts.username and not parts.password and not parts.fragment
        return (host if plain and fits and host else None), port

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=self.resolver, socket_factory=self.resolver.socket, use_dns_cache=False, force_close=True
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=MAX_SECONDS),
                auto_decompress=False,
                trust_env=False,
            )
        return self._session


def _why(error: Exception) -> str:
    inner: object = getattr(error, "os_error", None)
    match error:
        case NotPublic():
            return ADDRESS
        case TimeoutError():
            return SLOW
        case aiohttp.ClientSSLError():
            return CERTIFICATE
        case _:
            return ADDRESS if isinstance(inner, NotPublic) else UNREACHABLE
