"""The rules of play: one package a game, and the registry that names them all."""

from games.engine import AnyGame
from games.famous_explorers import GAME as FAMOUS_EXPLORERS
from games.lost_cities import GAME as LOST_CITIES

GAMES: dict[str, AnyGame] = {game.key: game for game in (LOST_CITIES, FAMOUS_EXPLORERS)}

__all__ = ["GAMES"]
