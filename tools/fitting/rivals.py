"""Who the networks play against, by name."""

from __future__ import annotations

from games.lost_cities.heuristics import BEGINNER, HEURISTICS
from tools.fitting.selfplay import Turn
from tools.fitting.thumbs import Thumbs

PLAYERS: dict[str, Turn] = {"thumbs": Thumbs(HEURISTICS).turn, "beginner": Thumbs(BEGINNER).turn}
