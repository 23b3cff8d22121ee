"""Expeditions, the game by Jamey Stegmaier: mechs, quests and glory around the Tunguska."""

from games.expeditions.game import GAME

__all__ = ["GAME"]
