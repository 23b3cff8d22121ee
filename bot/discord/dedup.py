"""Interactions that the gateway delivers twice, as it may after a lost connection."""

from __future__ import annotations

import discord

MAX_INTERACTIONS = 4096
"""How many interactions are remembered: minutes' worth, while a duplicate comes within seconds."""


class InteractionDedup:
    """Tells first deliveries from duplicates, so that a duplicate's refusal never overtakes the first one's answer.

    After a restart nothing is remembered: what must not be done twice is also stored with the interaction's id.
    """

    def __init__(self) -> None:
        self._seen: dict[int, None] = {}

    def is_first(self, interaction: discord.Interaction) -> bool:
        """Whether ``interaction`` has not been here before."""
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > MAX_INTERACTIONS:
            del self._seen[next(iter(self._seen))]
        return True
