"""Expedition: Famous Explorers, the game by Wolfgang Kramer: three shared expeditions around the world."""

from games.famous_explorers.game import GAME

__all__ = ["GAME"]
