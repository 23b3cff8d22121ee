"""Who the networks play against, by name."""

from __future__ import annotations

from games.lost_cities.heuristics import BEGINNER, HEURISTICS
from tools.fitting.public import gnabcel, mando, olesch, olesch_blind
from tools.fitting.selfplay import Turn
from tools.fitting.thumbs import Thumbs

PLAYERS: dict[str, Turn] = {
    "mando": mando,
    "olesch": olesch,
    "olesch-blind": olesch_blind,
    "gnabcel": gnabcel,
    "thumbs": Thumbs(HEURISTICS).turn,
    "beginner": Thumbs(BEGINNER).turn,
}
