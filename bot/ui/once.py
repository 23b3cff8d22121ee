"""Interactions that the gateway delivers twice, as it may after a lost connection."""

from __future__ import annotations

import discord

MOST = 4096
"""So many interactions are remembered: those of minutes, where a second delivery comes within seconds."""


class Once:
    """Tells first deliveries from second ones, so that the second's refusal never overtakes the first's answer.

    After a restart nothing is remembered: what must not be done twice is also stored with the interaction's id.
    """

    def __init__(self) -> None:
        self._seen: dict[int, None] = {}

    def first(self, interaction: discord.Interaction) -> bool:
        """Whether ``interaction`` has not been here before."""
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > MOST:
            del self._seen[next(iter(self._seen))]
        return True
