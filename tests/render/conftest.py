"""What several games' pictures need."""

import pytest

PAINTED = "de"
"""Its words are the longest."""


@pytest.fixture
def painted_once(request: pytest.FixtureRequest, language: str) -> None:
    """In other languages pictures have words and a size, and are not painted: around the words they are the same."""
    if language != PAINTED:
        request.getfixturevalue("unpainted")
