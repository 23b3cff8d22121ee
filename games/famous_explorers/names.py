"""How pieces are called: nodes, regions, expeditions, cards, and the way an arrow points."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, pi

from games.engine import Text, text
from games.famous_explorers.maps import world_of

TEXT_STYLE = "\ufe0e"
"""After a sign that also is an emoji: it is to be shown as text."""
_COMPASS = ("→", f"↘{TEXT_STYLE}", "↓", f"↙{TEXT_STYLE}", "←", f"↖{TEXT_STYLE}", "↑", f"↗{TEXT_STYLE}")


@lru_cache(maxsize=1024)
def place(key: str) -> Text:
    """A place's name."""
    return text(f"place-{key}")


@lru_cache
def expedition(colour: str) -> Text:
    """An expedition's name."""
    return text(f"expedition-{colour}")


@lru_cache
def expedition_word(colour: str) -> Text:
    """An expedition's name without its icon, beside that of where it leads."""
    return text(f"expedition-{colour}-word")


@lru_cache
def card(key: str) -> Text:
    """An explorer's or event's name."""
    return text(f"card-{key}")


@lru_cache(maxsize=1024)
def node(map_name: str, key: str) -> Text:
    """What a node is called; of a dot also its colour."""
    kind = world_of(map_name).by_key[key].kind
    if kind in {"red", "green"}:
        return text(f"node-{kind}", name=text(f"dot-{key}"))
    return place(key)


@lru_cache(maxsize=1024)
def region(map_name: str, key: str) -> Text:
    """The name of the region a node lies in."""
    return text(f"region-{region_of(map_name, key)}")


@lru_cache(maxsize=1024)
def region_of(map_name: str, key: str) -> str:
    """The region a node lies in; a dot lies where the nearest place does."""
    world = world_of(map_name)
    steps = world.spans[key]
    return next(found for near in sorted(steps, key=steps.__getitem__) if (found := world.by_key[near].region))


@lru_cache(maxsize=4096)
def way(map_name: str, source: str, target: str) -> str:
    """The way an arrow points on the map, as one of eight arrow signs."""
    world = world_of(map_name)
    edge = world.edge(source, target)
    assert edge is not None  # noqa: S101 - arrows lie on edges
    begin, end = world.line(edge)
    if source != edge.a:
        begin, end = end, begin
    angle = atan2(end[1] - begin[1], end[0] - begin[0])
    return _COMPASS[round(angle / (pi / 4)) % 8]
