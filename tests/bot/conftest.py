"""A table service on a database of its own: the world of most tests of the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from testing.world import World
from testing.world import world as make


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make(tmp_path) as made:
        yield made
