"""The rules of play: one package a game, and all packages of games that are installed, whoever wrote them."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import AnyGame
from games.installed import Games
from games.packages import GameAway, LeftOut, Packages

PACKAGES = Packages()
GAMES: Mapping[str, AnyGame] = Games(PACKAGES)

__all__ = ["GAMES", "PACKAGES", "GameAway", "LeftOut"]
