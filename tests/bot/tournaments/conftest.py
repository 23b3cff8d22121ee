from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tournaments.hall import Hall
from tests.bot.tournaments.hall import hall as make


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with make(tmp_path) as made:
        yield made
