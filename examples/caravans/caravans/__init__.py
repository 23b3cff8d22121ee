"""Salt Caravans. Cairn looks for GAME here, and for SCENE in the module scene."""

from caravans.rules import GAME

__all__ = ["GAME"]
