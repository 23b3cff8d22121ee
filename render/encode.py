"""Pictures as bytes: indexed PNGs with a fixed palette, which are fast to make and small.

Boards of the four games by level of zlib-ng, processor time of the whole picture against that at level 2, and KB: 1:
0.89, 171; 2: 1, 126; 3: 1.17, 122; 4: 1.61, 117. The zlib that comes with the system packs half as fast at its level 3,
and no smaller.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image
from zlib_ng import zlib_ng

from render.palette import Colour

COMPRESSION = 2
SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Palette:
    """The colours of indexed images, at most 256; kept, because Pillow caches nearest colours in it."""

    def __init__(self, colours: tuple[Colour, ...]) -> None:
        padded = colours + colours[:1] * (256 - len(colours))
        self.channels = bytes(channel for value in padded for channel in value)
        self._holder = Image.new("P", (1, 1))
        self._holder.putpalette(self.channels)

    def indexed(self, image: Image.Image) -> Image.Image:
        """``image`` (RGB) as an indexed image: each pixel the nearest of the colours."""
        return image.quantize(palette=self._holder, dither=Image.Dither.NONE)

    def pack(self, image: Image.Image) -> bytes:
        """``image`` (RGB) in the colours, in a tenth of the memory, to be kept for :meth:`unpack`."""
        return zlib_ng.compress(self.indexed(image).tobytes(), COMPRESSION)

    def unpack(self, packed: bytes, size: tuple[int, int]) -> Image.Image:
        """The indexed image of ``size`` that was ``packed``."""
        image = Image.frombytes("P", size, zlib_ng.decompress(packed))
        image.putpalette(self.channels)
        return image


@lru_cache(maxsize=16)
def palette(colours: tuple[Colour, ...]) -> Palette:
    """The palette of ``colours``."""
    return Palette(colours)


def encode(bands: Iterable[Image.Image], size: tuple[int, int], colours: Palette) -> bytes:
    """A picture of ``size`` as PNG bytes: from the top ``bands`` of its width, in indices of ``colours``.

    Each band has a column more on its left, of 0: what stands before a row of a PNG that is stored as it is.
    """
    wide, high = size
    deflate = zlib_ng.compressobj(COMPRESSION)
    data = b"".join((*(deflate.compress(band.tobytes()) for band in bands), deflate.flush()))
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", colours.channels), (b"IDAT", data), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
