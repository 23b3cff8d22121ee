"""Nim with a hidden card; see :mod:`games.nim.game`."""

from games.nim.game import GAME

__all__ = ["GAME"]
