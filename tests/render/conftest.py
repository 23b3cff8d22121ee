"""Fixtures of all pictures."""

import pytest
from PIL import Image

from render import canvas


@pytest.fixture
def pixels_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures hold their pixels as they were drawn: enough where they are compared with each other, and quicker."""

    def pixels(image: Image.Image, colours: object) -> bytes:
        return image.tobytes()

    monkeypatch.setattr(canvas, "encode", pixels)
