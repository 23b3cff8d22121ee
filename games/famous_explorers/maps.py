"""The maps a state can name. A state is plain data and holds a map's name only."""

from __future__ import annotations

from functools import cache

from games.famous_explorers.world import World, load

PUBLISHED = "world"

_maps: dict[str, World] = {}


@cache
def world_of(name: str) -> World:
    """The map called ``name``. Raises KeyError for one that nobody has added."""
    return load() if name == PUBLISHED and name not in _maps else _maps[name]


def add_map(name: str, world: World) -> None:
    """Makes ``world`` known as ``name``, for tests and tools."""
    _maps[name] = world
    world_of.cache_clear()
