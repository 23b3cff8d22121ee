"""The numbers in the rules of thumb of computer players."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.expeditions.board import POSITIONS
from games.expeditions.paths import distances

FAR = 12


class Weights(msgspec.Struct, frozen=True):
    """The numbers in the rules of thumb, in dollars; found by self-play."""

    point: float = 0.74  # a power or guile, while there are few
    spare: float = 0.2  # one more when there are plenty
    worker: float = 1.0
    fits: float = 1.6  # a first worker of a colour one's cards ask for
    card: float = 0.5
    map: float = 0.4
    token: float = 2.7
    tuck: float = 2.6  # a solved quest, melded meteorite or upgraded item, towards its category
    near: float = 0.75  # a worker, card, map or token that a category still lacks
    star: float = 14.0
    act: float = 2.28  # an action gained
    quest: float = 1.2  # a quest, item or meteorite gained, while there is room for it
    later: float = 0.31  # how what is a move away counts
    fade: float = 0.8  # and how that falls with each turn of way more
    unknown: float = 2.2  # what lies face down, its map aside
    close: float = 1.5  # how much more a step towards a category counts when three or fewer are lacking
    solved: float = 0.5  # what a solved quest is worth for the stars, times what is usual
    benefit: float = 0.6  # a quest's benefit, of what it would be worth at once
    cost: float = 0.3  # a power or guile that a quest takes
    fight: float = 0.45  # a fight somewhere else, of what it would be worth here
    solving: float = 0.8  # the same of a quest
    cards_back: float = 0.8  # a refresh: a card that comes back
    workers_back: float = 1.2  # a worker
    cards_left: float = 0.75  # a card in hand that is not played
    kept: float = 0.15  # a power or guile that a fight takes
    doubt: float = 0.05  # how far a judgement may be off, at most
    clear: float = 1.0  # what clearing a tile opens, times what is usual


WEIGHTS = Weights()
BEGINNER = Weights(
    point=0.55, token=2.0, near=1.5, act=1.2, later=0.62, solved=1.0, fight=0.6, cards_left=1.5, doubt=2.5
)
"""Those of a friendly beginner, who hopes for what is far away, spares little for a fight, and is not sure."""
GENTLE = msgspec.structs.replace(BEGINNER, doubt=3.65)
"""Those of one who is learning, even less sure."""


@lru_cache(maxsize=1024)
def shares(start: str | None, reach: int, later: float, fade: float) -> tuple[tuple[float, list[str]], ...]:
    """How much what could be done elsewhere later counts as seen from ``start``, and of which positions; most first."""
    steps, found = distances(start), dict[float, list[str]]()
    for there in POSITIONS:
        if there != start:
            found.setdefault(later * fade ** ((steps.get(there, FAR) - 1) // reach), []).append(there)
    return tuple(sorted(found.items(), reverse=True))
