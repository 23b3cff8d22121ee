"""Permissions of those who manage a server."""

from __future__ import annotations

import discord

from bot.discord.interactions import Need
from bot.discord.replies import Request
from bot.tables.core.context import manages
from bot.tables.core.refusals import Refusal


def require_managing(request: Request) -> discord.Guild:
    """Return the server that the reader manages. Raise Refusal for everybody else."""
    interaction = request.interaction
    if interaction.guild is None:
        raise Refusal("refusal-guild-only")
    if not manages(interaction):
        raise Refusal("refusal-server-managers")
    return interaction.guild


async def _managed(request: Request, _typed: str | None) -> discord.Guild:
    return require_managing(request)


MANAGED = Need(_managed)
"""The server that the reader manages."""
