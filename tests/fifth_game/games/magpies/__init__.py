"""Magpies, a game of choosing at the same time; see :mod:`games.magpies.game`."""

from games.magpies.game import GAME

__all__ = ["GAME"]
