"""Pointing discord.py at a sandbox instead of Discord."""

from __future__ import annotations

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def redirect(api_url: str) -> None:
    """Let every discord.py client of this process speak to ``api_url`` (such as ``http://127.0.0.1:8123/api/v10``).

    Call it before a client starts. The gateway's address is set too: a client whose session was invalidated
    falls back to the built-in one without asking.
    """
    Route.BASE = api_url
    host = yarl.URL(api_url)
    DiscordWebSocket.DEFAULT_GATEWAY = host.with_scheme("wss" if host.scheme == "https" else "ws").with_path("/gateway")
