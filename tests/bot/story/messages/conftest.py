"""Two people who share no server with the bot, or with each other."""

from __future__ import annotations

import pytest

from testing.driver import Sandbox, User
from testing.story.messages import installed


@pytest.fixture
def ann(sandbox: Sandbox) -> User:
    return installed(sandbox, "ann")


@pytest.fixture
def ben(sandbox: Sandbox) -> User:
    return installed(sandbox, "ben", "de")
