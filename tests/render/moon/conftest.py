"""What several tests of Moon's pictures need."""

from typing import Any

import pytest

from render import typesetting


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is drawn."""
    found, mask = list[str](), typesetting.mask

    def kept(text: str, *args: Any) -> typesetting.Mask:
        found.append(text)
        return mask(text, *args)

    monkeypatch.setattr(typesetting, "mask", kept)
    return found
