"""Pictures for stories, in which nobody looks at more of one than its words, its size and whether it is another.

To paint one takes a fifth of a second, and stories post thousands. That all pictures of games can be painted, and what
is on them, is held by ``contract/pictures`` and ``tests/render``.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from contextvars import ContextVar
from functools import lru_cache
from hashlib import blake2b

from PIL import Image

from render import canvas
from render.canvas import Canvas
from render.encode import SIGNATURE
from render.strokes import Outline, Pixels


def sketch() -> None:
    """From now on what this process draws comes unpainted, see :func:`sketched`."""
    canvas._developed = ContextVar("developed", default=False)
    canvas._pixels = sketched


def sketched(parts: Sequence[Canvas]) -> bytes:
    """A black PNG of the size of ``parts`` below each other; the same bytes for the same strokes, others for others."""
    wide, high = parts[0].width, sum(part.height for part in parts)
    digest = blake2b(digest_size=16)
    for part in parts:
        for *box, shape, fill in part._strokes:
            known = shape if shape is None or isinstance(shape, Outline) else _checksum(shape)
            digest.update(repr((box, known, fill)).encode())
    header = struct.pack(">IIBBBBB", wide, high, 1, 0, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"tEXt", b"strokes\0" + digest.hexdigest().encode()), (b"IDAT", _black(wide, high)))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in (*chunks, (b"IEND", b"")))


@lru_cache(maxsize=4096)
def _checksum(pixels: Pixels) -> int:
    return zlib.crc32(Image.Image()._new(pixels).tobytes())


@lru_cache(maxsize=256)
def _black(wide: int, high: int) -> bytes:
    """The rows of a black picture, each a byte and then eight pixels a byte."""
    return zlib.compress(bytes(high * (1 + (wide + 7) // 8)), 1)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
