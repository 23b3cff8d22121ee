"""Pictures as pixels, for tests."""

import io

from PIL import Image


def opened(png):
    """The picture that ``png`` holds, in RGB."""
    return Image.open(io.BytesIO(png)).convert("RGB")
