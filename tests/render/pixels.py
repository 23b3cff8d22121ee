"""Pictures as pixels, for tests."""

import io

from PIL import Image

from render.palette import Colour
from render.scene import Picture


def opened(png: bytes) -> Image.Image:
    """The picture that ``png`` holds, in RGB."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def count(picture: Picture | None, colour: Colour) -> int:
    """How many pixels of a picture have exactly this colour."""
    assert picture is not None
    image = Image.open(io.BytesIO(picture.png))
    palette = image.getpalette() or []
    return sum(n for at, n in enumerate(image.histogram()) if tuple(palette[3 * at : 3 * at + 3]) == colour)


def shown(picture: Picture | None) -> Picture:
    """A picture that must be there, such as the hand of somebody who has one."""
    assert picture is not None
    return picture
