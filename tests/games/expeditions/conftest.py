"""Pieces made for a case are gone after it."""

from collections.abc import Iterator

import pytest

from tests.games.expeditions.cases import own_pieces


@pytest.fixture(autouse=True)
def pieces() -> Iterator[None]:
    with own_pieces():
        yield
