"""Small maps that several tests play on, and a shop on one of them."""

from __future__ import annotations

from typing import Any

from games.famous_explorers.state import Options, State
from tests.games.famous_explorers.scenario import a_map, table

LOOPS = a_map("loops", "london a b c a, a d, b e, c f, d e f, london d, f g")
DOTS = a_map("dots", "london red1 a b red1, a c, b d, red1 e, c d, c green1 d, green1 green2 f, green2 red2 f")
GREEN = a_map("green", "london a green1 b a, green1 c, b d e c, c f, d f, a f, f h i, e j")
DEAD_END = a_map("dead-end", "london a b c a")
ROAD = a_map("road", "london a b c d e f g h, b red1 e, c green1 f, a z")
BYROADS = a_map("byroads", "london a b c d e f g h, b red1 e, c green1 f, a z, d p, e q, london y")
ON = Options(explorers_and_events=True)


def shop(name: str = BYROADS, *hands: str, **more: Any) -> State:
    return table(name, *(hands or ("h g", "f")), **{"options": ON, **more})
