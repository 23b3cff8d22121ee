"""Parts of pictures that are drawn once and kept, all games' together within one bound."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from PIL import Image

MOST = 20 << 20
"""Bytes that the kept parts take together at most."""


class Part(Protocol):
    """An image with what belongs to it, such as a layer or a sprite."""

    @property
    def image(self) -> Image.Image: ...


Args = ParamSpec("Args")
Drawn = TypeVar("Drawn", bound=Part | Image.Image)


class Shelf:
    """Keeps what the functions it decorates have drawn, ``most`` bytes of it; what was not used for longest goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: OrderedDict[Hashable, Part | Image.Image] = OrderedDict()
        self.size = 0
        """Bytes of the images that are kept."""

    def kept(self, draw: Callable[Args, Drawn]) -> Callable[Args, Drawn]:
        """``draw``, which draws anew only what is not kept. Its arguments are hashable; nobody changes its images."""

        @wraps(draw)
        def drawn(*args: Args.args, **kwargs: Args.kwargs) -> Drawn:
            key = (draw, args, *kwargs.items())
            found = self._parts.get(key)
            if found is not None:
                self._parts.move_to_end(key)
                return found  # type: ignore[return-value]
            made = self._parts[key] = draw(*args, **kwargs)
            self.size += _size(made)
            while self.size > self._most:
                self.size -= _size(self._parts.popitem(last=False)[1])
            return made

        return drawn

    def clear(self) -> None:
        """Keeps nothing."""
        self._parts.clear()
        self.size = 0


def _size(part: Part | Image.Image) -> int:
    """The bytes of an image: Pillow takes four for a pixel of several channels."""
    image = part if isinstance(part, Image.Image) else part.image
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


SHELF = Shelf(MOST)
"""Of this process."""
kept = SHELF.kept
