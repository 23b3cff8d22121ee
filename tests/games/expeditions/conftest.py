"""Pieces made for a case are gone after it."""

import pytest

from tests.games.expeditions.cases import own_pieces


@pytest.fixture(autouse=True)
def pieces():
    with own_pieces():
        yield
