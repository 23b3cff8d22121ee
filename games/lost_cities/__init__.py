"""Lost Cities: cards and rules, views, words."""

from games.lost_cities.game import LostCities

GAME = LostCities()

__all__ = ["GAME"]
