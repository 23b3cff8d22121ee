"""Moon, the game by Haakon Hoel Gaarder: three eras of building on the Moon."""

from games.moon.game import GAME

__all__ = ["GAME"]
