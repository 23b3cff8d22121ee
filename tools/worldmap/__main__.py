"""Builds, checks and draws the world map; to be run from the project's root.

    python -m tools.worldmap layout            places nodes and labels anew: games/famous_explorers/world.json
    python -m tools.worldmap coast LAND.json   lets the coast follow: render/data/world_coast.json
    python -m tools.worldmap check             names everything that breaks a rule of drawing
    python -m tools.worldmap draw OUT.png [de] draws the map to look at

LAND.json is Natural Earth's land as TopoJSON: ``land-50m.json`` of the package world-atlas.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from games.engine.text import LANGUAGES
from games.famous_explorers.world import World
from tools.worldmap import atlas, checks, draw, layout
from tools.worldmap.coast import coast, packed
from tools.worldmap.projection import project
from tools.worldmap.warp import Warp

WORLD = Path("games/famous_explorers/world.json")
COAST = Path("render/data/world_coast.json")
FONT = Path("render/fonts/bold.otf")
SEED = 15


def main(arguments: list[str]) -> int:
    """Does what the command line asks; the exit code."""
    match arguments:
        case ["layout", *seed]:
            _write(WORLD, layout.world(layout.arrange(int(seed[0]) if seed else SEED)))
            return _check()
        case ["coast", source]:
            _build_coast(Path(source))
        case ["check"]:
            return _check()
        case ["draw", target, *chosen]:
            data = json.loads(COAST.read_text("utf-8"))
            language = sorted(LANGUAGES).index(chosen[0] if chosen else LANGUAGES[0])
            draw.draw(_world(), data, language, FONT).save(target)
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


def _world() -> World:
    return msgspec.json.decode(WORLD.read_bytes(), type=World)


def _write(path: Path, world: World) -> None:
    """One node or edge a line, so that a change reads well in a diff."""
    head = f'{{"width":{world.width:.0f},"height":{world.height:.0f},\n'
    parts = [
        f'"{name}":[\n' + ",\n".join(msgspec.json.encode(item).decode() for item in items) + "\n]"
        for name, items in (("nodes", world.nodes), ("edges", world.edges))
    ]
    path.write_text(head + ",\n".join(parts) + "}\n", "utf-8")


def _build_coast(source: Path) -> None:
    """Carries every coast along with the nodes: places count in full, dots only a little."""
    world = _world()
    kinds = atlas.kinds()
    drawn = {node.key: (node.x, node.y) for node in world.nodes if node.wrap is None}
    homes = {key: point for key, point in layout.homes().items() if key in drawn}
    warp = Warp(homes, drawn, {key: 1.0 if kinds[key] in {"start", "place"} else 0.3 for key in homes})
    places = [drawn[key] for key in world.places]
    found = coast(source, lambda point: warp(project(*point)), places)
    COAST.parent.mkdir(exist_ok=True)
    COAST.write_text(json.dumps(packed(*found), separators=(",", ":")).replace("],[", "],\n[") + "\n", "utf-8")
    points = sum(len(ring) for rings in found for ring in rings)
    sys.stdout.write(f"{sum(map(len, found))} rings, {points} points, {COAST.stat().st_size} bytes\n")


def _check() -> int:
    found = checks.problems(_world())
    sys.stdout.write("".join(f"{line}\n" for line in found) or "The map can be drawn.\n")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
