"""A table service on a database of its own, the world of most tests of the bot; and pictures that are only compared."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from render import canvas
from testing.story.sketches import sketch
from testing.world import World
from testing.world import world as make


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make(tmp_path) as made:
        yield made


@pytest.fixture
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test itself draws is sketched: the same bytes for what is drawn with the same strokes."""
    for name in ("_developed", "_pixels"):
        monkeypatch.setattr(canvas, name, getattr(canvas, name))  # is put back in the end
    sketch()
