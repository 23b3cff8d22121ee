"""Nim with a hidden card; see :mod:`nim.game`."""

from nim.game import GAME

__all__ = ["GAME"]
