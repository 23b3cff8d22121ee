"""Pictures as pixels, for tests."""

import io
from typing import cast

from PIL import Image

from render.palette import Colour
from render.scene import Picture


def opened(png: bytes) -> Image.Image:
    """The picture that ``png`` holds, in RGB."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def count(picture: Picture | None, colour: Colour) -> int:
    """How many pixels of a picture have exactly this colour."""
    assert picture is not None
    colours = cast("list[tuple[int, Colour]]", opened(picture.png).getcolors(1 << 24))
    return sum(number for number, found in colours if found == colour)


def shown(picture: Picture | None) -> Picture:
    """A picture that must be there, such as the hand of somebody who has one."""
    assert picture is not None
    return picture
