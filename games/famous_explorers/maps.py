"""The maps a state can name. A state is plain data and holds a map's name only."""

from __future__ import annotations

from games.famous_explorers.world import World, load

PUBLISHED = "world"

_maps: dict[str, World] = {}


def world_of(name: str) -> World:
    """The map called ``name``. Raises KeyError for one that nobody has added."""
    try:
        return _maps[name]
    except KeyError:
        if name != PUBLISHED:
            raise
    return _maps.setdefault(name, load())


def add_map(name: str, world: World) -> None:
    """Makes ``world`` known as ``name``, for tests and tools."""
    _maps[name] = world
