"""Which version of Cairn this is."""

from __future__ import annotations

from importlib import metadata


def version() -> str:
    """The installed version; ``source`` where Cairn runs from its source tree."""
    try:
        return metadata.version("cairn")
    except metadata.PackageNotFoundError:
        return "source"
