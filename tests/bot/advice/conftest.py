from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables.world import World
from tests.bot.tables.world import world as make


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make(tmp_path) as made:
        yield made
