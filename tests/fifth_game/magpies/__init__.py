"""Magpies, a game of choosing at the same time; see :mod:`magpies.game`."""

from magpies.game import GAME

__all__ = ["GAME"]
