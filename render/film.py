"""Films: pictures one after another as an animated WebP, of each the tiles that have changed.

Each is set on one that is :data:`WIDTH` wide, its title above. Pillow would keep all of them until the last is drawn,
and compare them anew; here each is stored as soon as it is there. Measured on boards of the four games at quality 75,
milliseconds and KB a picture by method, tiles alone: 0: 20, 19; 1: 25, 12; 2: 27, 10; whole pictures, 1: 20, 60.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence

from PIL import Image, ImageChops

from render.canvas import Canvas
from render.palette import GROUND, INK
from render.pictures import Film, Picture

WIDTH = 1000
MOST_BYTES = 7_900_000
"""Discord's and the readers' patience end at 8 MB."""

TILE = 16
"""Pixels of a tile's side, as WebP codes them."""

CELL = (128, 48)
"""Pixels of what is scaled at once: of a picture, only the cells in which anything has changed."""

TITLE, TITLE_SIZE = 48, 28
"""Pixels of the strip above a picture, and of its letters."""

LARGER = 3
"""A picture may take so many times the room that there is for one on average."""

METHOD, QUALITIES = 0, (75, 60, 45, 30, 15)
ALPHA, ANIMATION, BLEND = 0x10, 0x02, 0x00
ANY = [0, *([255] * 255)]


class Reel:
    """A film being made of about so many ``pictures``, with at most so many bytes (``most``)."""

    def __init__(self, pictures: int, most: int = MOST_BYTES) -> None:
        self._left, self._most = max(1, pictures), most
        self._chunks: list[bytes] = []
        self._milliseconds: list[int] = []
        self._size = 0
        self._height = 0
        self._shown: Image.Image | None = None
        self._laid: list[Image.Image] = []
        self._sheet: Image.Image | None = None

    def add(self, pictures: Sequence[Picture], title: str, seconds: float = 1.0) -> None:
        """Shows ``pictures`` below each other, which hold their pixels as they were drawn (see ``canvas.pixels``).

        What looks like the one before only lets it stand longer; so does what there is no room for any more.
        """
        image = self._set(pictures, title)
        self._height = max(self._height, image.height)
        milliseconds = round(seconds * 1000)
        before = self._shown
        made = self._frame(image)
        self._left = max(1, self._left - 1)
        if made is None or (self._chunks and self._size + len(made) > self._most):
            self._milliseconds[-1] += milliseconds
            self._shown = before
            return
        self._size += len(made)
        self._chunks.append(made)
        self._milliseconds.append(milliseconds)

    def finish(self) -> Film:
        """The film. Raises ValueError for one without pictures."""
        if not self._chunks:
            raise ValueError("a film without pictures")
        timed = zip(self._chunks, self._milliseconds, strict=True)
        frames = [_chunk(b"ANMF", head_and_data[:12] + _three(ms) + head_and_data[12:]) for head_and_data, ms in timed]
        head = bytes([ALPHA | ANIMATION, 0, 0, 0]) + _three(WIDTH - 1) + _three(self._height - 1)
        around = _chunk(b"VP8X", head) + _chunk(b"ANIM", bytes([*GROUND_BGRA, 0, 0]))
        webp = _chunk(b"RIFF", b"WEBP" + around + b"".join(frames))
        return Film(webp, WIDTH, self._height, len(frames), sum(self._milliseconds) / 1000)

    def _set(self, pictures: Sequence[Picture], title: str) -> Image.Image:
        """``pictures`` at the film's width below a title, on whole tiles."""
        images = [Image.frombytes("RGB", (each.width, each.height), each.png) for each in pictures]
        height = TITLE + sum(map(_height, images))
        before = self._laid if [each.size for each in images] == [each.size for each in self._laid] else None
        if before is None or self._sheet is None:
            sheet = Image.new("RGB", (WIDTH, -(-height // TILE) * TILE), GROUND)
        else:
            sheet = self._sheet.copy()
        sheet.paste(_strip(title), (0, 0))
        y = TITLE
        for number, image in enumerate(images):
            _scale(image, before[number] if before else None, sheet, y)
            y += _height(image)
        self._laid, self._sheet = images, sheet
        return sheet

    def _frame(self, image: Image.Image) -> bytes | None:
        """What of ``image`` is new, as a frame without its time; None where nothing is."""
        before, self._shown = self._shown, image
        if before is None:
            return _place((0, 0), image.size) + self._coded(image)
        tiles = _changed(before, image)
        box = tiles.getbbox()
        if box is None:
            return None
        left, top, right, bottom = (side * TILE for side in box)
        part = image.crop((left, top, min(right, WIDTH), bottom))
        mask = tiles.crop(box).resize((right - left, bottom - top), Image.Resampling.NEAREST)
        mask = mask.crop((0, 0, *part.size))  # the last tile of a row is narrower
        if mask.getextrema() != (255, 255):
            part.putalpha(mask)
        return _place((left, top), part.size) + self._coded(part)

    def _coded(self, image: Image.Image) -> bytes:
        """``image`` in the best quality that leaves enough room for what is still to come."""
        room = (self._most - self._size) * min(LARGER, self._left) / self._left
        for quality in QUALITIES:
            out = io.BytesIO()
            image.save(out, "WEBP", quality=quality, method=METHOD, alpha_quality=100)
            found = _image_chunks(out.getvalue())
            if len(found) <= room:
                break
        return found


GROUND_BGRA = (int(GROUND[2]), int(GROUND[1]), int(GROUND[0]), 255)


def _strip(title: str) -> Image.Image:
    strip = Canvas(WIDTH, TITLE, GROUND)
    strip.text((16, TITLE / 2), title, TITLE_SIZE, INK, bold=True, width=WIDTH - 32, min_size=TITLE_SIZE * 0.6)
    return strip.image()


def _scale(image: Image.Image, before: Image.Image | None, sheet: Image.Image, top: int) -> None:
    """Lays ``image`` on ``sheet`` from ``top`` on at the film's width, where ``before`` already lies if there is one.

    Scaling takes longer than drawing, and most of two pictures is the same.
    """
    height = _height(image)
    across, down = image.width / WIDTH, image.height / height
    differs = None if before is None else ImageChops.difference(before, image)
    for y in range(0, height, CELL[1]):
        low = min(y + CELL[1], height)
        if differs is not None and not _any(differs, (0, y * down, image.width, low * down)):
            continue
        for x in range(0, WIDTH, CELL[0]):
            right = min(x + CELL[0], WIDTH)
            box = (x * across, y * down, right * across, low * down)
            if differs is None or _any(differs, box):
                cell = image.resize((right - x, low - y), Image.Resampling.BILINEAR, box)
                sheet.paste(cell, (x, top + y))


def _height(image: Image.Image) -> int:
    """The height of ``image`` at the film's width."""
    return round(image.height * WIDTH / image.width)


def _any(differs: Image.Image, box: tuple[float, float, float, float]) -> bool:
    """Whether there is anything in ``box`` or so near to it that it counts when that is scaled."""
    near = max(1.0, differs.width / WIDTH) + 1
    left, top, right, bottom = box
    return (
        differs.crop((int(left - near), int(top - near), int(right + near), int(bottom + near))).getbbox() is not None
    )


def _changed(before: Image.Image, image: Image.Image) -> Image.Image:
    """A pixel for each tile of ``image``: white where it differs visibly from ``before``."""
    if before.size != image.size:
        before = before.crop((0, 0, *image.size))
    return ImageChops.difference(before, image).convert("L").point(ANY).reduce(TILE).point(ANY)


def _place(at: tuple[int, int], size: tuple[int, int]) -> bytes:
    return _three(at[0] // 2) + _three(at[1] // 2) + _three(size[0] - 1) + _three(size[1] - 1)


def _image_chunks(webp: bytes) -> bytes:
    """The chunks of a still WebP that hold its picture, after the flags of a frame that is laid over what is shown."""
    found, at = [bytes([BLEND])], 12
    while at < len(webp):
        kind, (size,) = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])
        end = at + 8 + size + size % 2
        if kind in {b"ALPH", b"VP8 ", b"VP8L"}:
            found.append(webp[at:end])
        at = end
    return b"".join(found)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    """A number of three bytes."""
    return number.to_bytes(3, "little")
