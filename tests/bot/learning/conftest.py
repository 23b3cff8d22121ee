from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.db import Store
from testing.databases import url


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(url(tmp_path))
    yield opened
    await opened.close()
