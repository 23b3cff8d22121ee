"""The entry points ``cairn.games`` of what is installed, each of which names a package of a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games import allowed

GROUP = "cairn.games"
DISTRIBUTION, CHECKOUT = "cairn", Path(__file__).parents[1] / "pyproject.toml"


class Entry(NamedTuple):
    """An entry point: the name and version of the distribution it came with, and the ``module`` that is a package."""

    distribution: str
    version: str
    module: str


def entries() -> Iterator[Entry]:
    """The entry points of what is installed, by the name of the distribution, Cairn's own first.

    What an installation notes of a distribution stands in a checkout of Cairn in its ``pyproject.toml``.
    """
    found: dict[str, list[Entry]] = {}
    if project := _checkout():
        modules = project.get("entry-points", {}).get(GROUP, {}).values()
        found[DISTRIBUTION] = [Entry(DISTRIBUTION, project["version"], module) for module in modules]
    for distribution in metadata.distributions():
        with suppress(TypeError, ValueError):  # what is broken there is no affair of games
            if GROUP in (distribution.read_text("entry_points.txt") or ""):
                named = distribution.read_text("METADATA") is not None
                name, version = (distribution.name.lower(), distribution.version) if named else ("?", "?")
                points = distribution.entry_points.select(group=GROUP)
                # of several of one name the first on the path is the one in use
                found.setdefault(name, [Entry(name, version, point.value.partition(":")[0]) for point in points])
    for name in sorted(found, key=lambda name: (name != DISTRIBUTION, name)):
        yield from found[name]


def _checkout() -> dict[str, Any]:
    """What a checkout of Cairn says of itself; empty where this is none."""
    told = msgspec.toml.decode(CHECKOUT.read_bytes()) if CHECKOUT.is_file() else {}
    project: dict[str, Any] = told.get("project", {})
    return project if project.get("name") == DISTRIBUTION else {}


@cache
def trusted() -> tuple[str, ...]:
    """The distributions that are trusted with all that they depend on: Cairn, and what a checkout of it asks for."""
    return DISTRIBUTION, *allowed.required(_checkout().get("dependencies", ()))
