"""Check of the network from here to the webhooks of servers."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

import sqlalchemy as sa

from bot.cli.doctor.diagnosis import Diagnosis, warning, well
from bot.db.database import Database
from bot.webhooks.client import WebhookClient
from bot.webhooks.schema import webhooks as hooks

MAX_HOSTS = 20
"""Hosts that are looked for; where none can be found, it is the network."""


async def webhooks(database: Database) -> Sequence[Diagnosis]:
    """Check whether the hosts of webhooks are found from here, and whether webhooks take what they are told."""
    rows = await database.read(_all)
    if not rows:
        return []
    hosts = {urlsplit(url).hostname: url for url, _ in rows}
    client = WebhookClient()
    why = {host: await client.why_not(url) for host, url in list(hosts.items())[:MAX_HOSTS]}
    lost = [str(host) for host, reason in why.items() if reason is not None]
    failing = sum(failing for _, failing in rows)
    if lost and len(lost) == len(why):
        return [
            warning(
                "webhooks",
                f"none of their {len(lost)} hosts is found from here",
                "let the bot resolve names and connect to port 443 of the internet",
            )
        ]
    if failing:
        told = f"; not found: {', '.join(lost)}" if lost else ""
        return [
            warning(
                "webhooks",
                f"{failing} of {len(rows)} take nothing at the moment{told}",
                "their servers see why under /server",
            )
        ]
    return [well("webhooks", f"{len(rows)}, and the network leads to them")]


def _all(connection: sa.Connection) -> list[tuple[str, bool]]:
    """The addresses of those that are on, and whether each fails."""
    found = connection.execute(sa.select(hooks.c.url, hooks.c.failing_since).where(hooks.c.off.is_(sa.false())))
    return [(url, since is not None) for url, since in found]
