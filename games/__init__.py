"""The rules of play: one package a game, and the registry that names them all."""

from games.engine import AnyGame
from games.expeditions import GAME as EXPEDITIONS
from games.famous_explorers import GAME as FAMOUS_EXPLORERS
from games.lost_cities import GAME as LOST_CITIES
from games.moon import GAME as MOON

GAMES: dict[str, AnyGame] = {game.key: game for game in (LOST_CITIES, FAMOUS_EXPLORERS, EXPEDITIONS, MOON)}

__all__ = ["GAMES"]
