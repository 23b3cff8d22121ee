"""What several tests of Moon's pictures need."""

import pytest

from render import letters


@pytest.fixture
def written(monkeypatch):
    """Every text that is drawn."""
    found, mask = [], letters.mask

    def kept(text, *args):
        found.append(text)
        return mask(text, *args)

    monkeypatch.setattr(letters, "mask", kept)
    return found
