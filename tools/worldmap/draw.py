"""The map as a picture to look at while it is made; the game's own pictures come from its scene."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from games.famous_explorers.world import World
from tools.worldmap import labels

SEA, LAND, SHORE, ROUTE, INK = "#cfe3ee", "#f3ecd8", "#c3b58f", "#7d8796", "#22262c"
FILLS = {
    "europe": "#b5583a",
    "africa": "#d9a520",
    "asia": "#8156a8",
    "north-america": "#3a6fb5",
    "south-america": "#3f8f55",
    "oceania": "#dd7f2a",
}


def outlines(packed: Mapping[str, Any], kind: str) -> list[list[tuple[float, float]]]:
    """The rings of ``kind`` ("land" or "lakes") in map units."""
    found = []
    for steps in packed[kind]:
        xs, ys = accumulate(steps[::2]), accumulate(steps[1::2])
        found.append([(x / packed["scale"], y / packed["scale"]) for x, y in zip(xs, ys, strict=True)])
    return found


def draw(world: World, packed: Mapping[str, Any], language: int, font: Path, scale: int = 2) -> Image.Image:
    """The map with its names in one language, by its place in the alphabet."""
    size = (int(world.width * scale), int(world.height * scale))
    image = Image.new("RGB", size, SEA)
    pen = ImageDraw.Draw(image)
    for kind, fill in (("land", LAND), ("lakes", SEA)):
        for ring in outlines(packed, kind):
            pen.polygon([(x * scale, y * scale) for x, y in ring], fill=fill, outline=SHORE, width=scale)
    for edge in world.edges:
        (ax, ay), (bx, by) = world.line(edge)
        pen.line((ax * scale, ay * scale, bx * scale, by * scale), fill=ROUTE, width=2 * scale)
    for node in world.nodes:
        r = (labels.START_RADIUS if node.kind == "start" else labels.RADIUS) * scale
        for x, y in ((node.x, node.y), node.wrap or (node.x, node.y)):
            box = (x * scale - r, y * scale - r, x * scale + r, y * scale + r)
            fill = {"start": "#22262c", "red": "#d8232a", "green": "#35b04a"}.get(node.kind) or FILLS[node.region or ""]
            pen.ellipse(box, fill=fill, outline="white", width=2 * scale)
    _write(world, pen, language, ImageFont.truetype(str(font), labels.FONT * scale), scale)
    return image


def _write(world: World, pen: ImageDraw.ImageDraw, language: int, font: ImageFont.FreeTypeFont, scale: int) -> None:
    names = labels.names()
    for node in world.nodes:
        if node.label is None:
            continue
        box = node.label
        lines = box.lines(names[node.key][language])
        top = box.y + (box.height - labels.ROW * len(lines)) / 2
        for row, line in enumerate(lines):
            slack = box.width - font.getlength(line) / scale
            left = box.x + {"left": 0, "centre": slack / 2, "right": slack}[box.align]
            pen.text((left * scale, (top + row * labels.ROW) * scale), line, font=font, fill=INK)
