from __future__ import annotations

import pytest

from testing.world import World


@pytest.fixture
def world(each_kind: None, world: World) -> World:
    """The world on every kind of database."""
    return world
