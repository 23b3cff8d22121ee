"""Moon's own icons: four resources, five flags, and whatever else a base needs. Their outlines differ."""

from __future__ import annotations

import math

from render.icons import Draw, Pen, curve, ring


def _energy(pen: Pen) -> None:
    pen.polygon((0.62, 0.0), (0.12, 0.57), (0.44, 0.57), (0.34, 1.0), (0.88, 0.4), (0.55, 0.4))


def _water(pen: Pen) -> None:
    pen.circle((0.5, 0.64), 0.34)
    pen.polygon((0.5, 0.0), (0.79, 0.47), (0.5, 0.66), (0.21, 0.47))
    pen.circle((0.4, 0.68), 0.09, cut=True)


def _biomass(pen: Pen) -> None:
    """A sprout with two leaves."""
    pen.line((0.5, 0.96), (0.5, 0.46), width=0.12)
    for side in (-1, 1):
        leaf = [(x, 0.2 * math.sin(x * math.pi)) for x in (step / 12 for step in range(13))]
        turn = math.radians(-38 if side > 0 else -142)
        bent = [*leaf, *((x, -y) for x, y in reversed(leaf))]
        base = (0.5, 0.6 if side < 0 else 0.48)
        size = 0.58
        pen.polygon(*((base[0] + size * (x * math.cos(turn) - y * math.sin(turn)),
                       base[1] + size * (x * math.sin(turn) + y * math.cos(turn))) for x, y in bent))  # fmt: skip


def _metal(pen: Pen) -> None:
    """Three bars in a pile."""
    for x, y in ((0.26, 0.54), (0.02, 0.99), (0.51, 0.99)):
        pen.polygon((x, y), (x + 0.1, y - 0.38), (x + 0.37, y - 0.38), (x + 0.47, y))


def _housing(pen: Pen) -> None:
    pen.polygon((0.5, 0.08), (0.98, 0.5), (0.02, 0.5))
    pen.rounded(0.15, 0.46, 0.85, 0.92, 0.03)
    pen.rounded(0.39, 0.6, 0.61, 0.95, 0.03, cut=True)


def _transport(pen: Pen) -> None:
    for x in (0.04, 0.44):
        pen.polygon((x, 0.1), (x + 0.2, 0.1), (x + 0.52, 0.5), (x + 0.2, 0.9), (x, 0.9), (x + 0.3, 0.5))


def _science(pen: Pen) -> None:
    pen.rounded(0.3, 0.04, 0.7, 0.16, 0.05)
    pen.polygon((0.38, 0.1), (0.62, 0.1), (0.62, 0.38), (0.95, 0.9), (0.88, 0.96), (0.12, 0.96), (0.05, 0.9),
                (0.38, 0.38))  # fmt: skip
    pen.circle((0.42, 0.76), 0.085, cut=True)
    pen.circle((0.6, 0.62), 0.06, cut=True)


def _industry(pen: Pen) -> None:
    for corner in ring(8, 0.4, turn=0):
        pen.circle(corner, 0.115)
    pen.circle((0.5, 0.5), 0.39)
    pen.circle((0.5, 0.5), 0.16, cut=True)


def _food(pen: Pen) -> None:
    """An apple."""
    pen.circle((0.34, 0.6), 0.3)
    pen.circle((0.66, 0.6), 0.3)
    pen.circle((0.42, 0.72), 0.27)
    pen.circle((0.58, 0.72), 0.27)
    pen.line((0.5, 0.36), (0.56, 0.1), width=0.09)
    pen.polygon((0.58, 0.2), (0.68, 0.06), (0.9, 0.06), (0.78, 0.22))


def _heart(pen: Pen) -> None:
    _heart_of(pen, 1.0)


def _heart_line(pen: Pen) -> None:
    _heart_of(pen, 1.0)
    _heart_of(pen, 0.72, cut=True)


def _heart_of(pen: Pen, size: float, *, cut: bool = False) -> None:
    def at(x: float, y: float) -> tuple[float, float]:
        return 0.5 + (x - 0.5) * size, 0.52 + (y - 0.52) * size

    for x in (0.27, 0.73):
        pen.circle(at(x, 0.33), 0.26 * size, cut=cut)
    pen.polygon(at(0.045, 0.46), at(0.27, 0.2), at(0.5, 0.32), at(0.73, 0.2), at(0.955, 0.46), at(0.5, 0.97), cut=cut)


def _rover(pen: Pen) -> None:
    """Six wheels below a deck, a mast with a camera."""
    pen.rounded(0.06, 0.44, 0.94, 0.64, 0.06)
    pen.line((0.7, 0.46), (0.7, 0.22), width=0.08)
    pen.rounded(0.56, 0.08, 0.92, 0.28, 0.05)
    pen.polygon((0.1, 0.46), (0.2, 0.26), (0.44, 0.26), (0.44, 0.46))
    for x in (0.18, 0.5, 0.82):
        pen.circle((x, 0.78), 0.18, cut=True)
        pen.circle((x, 0.78), 0.15)
        pen.circle((x, 0.78), 0.05, cut=True)


def _bin(pen: Pen) -> None:
    pen.rounded(0.08, 0.14, 0.92, 0.27, 0.05)
    pen.rounded(0.36, 0.03, 0.64, 0.2, 0.05)
    pen.polygon((0.16, 0.33), (0.84, 0.33), (0.77, 0.98), (0.23, 0.98))
    for x in (0.38, 0.62):
        pen.line((x, 0.46), (x, 0.84), width=0.08, cut=True)


def _compass(pen: Pen) -> None:
    pen.circle((0.5, 0.5), 0.5)
    pen.circle((0.5, 0.5), 0.41, cut=True)
    pen.polygon((0.76, 0.24), (0.59, 0.59), (0.24, 0.76), (0.41, 0.41))
    pen.circle((0.5, 0.5), 0.075, cut=True)


def _banner(pen: Pen) -> None:
    """The plate behind a flag's icon."""
    pen.polygon((0.1, 0.0), (0.9, 0.0), (0.9, 1.0), (0.5, 0.8), (0.1, 1.0))


def _pennant(pen: Pen) -> None:
    pen.line((0.2, 0.06), (0.2, 0.94), width=0.12)
    pen.polygon((0.24, 0.04), (0.96, 0.3), (0.24, 0.58))


def _produce(pen: Pen) -> None:
    """Something comes out of a factory."""
    pen.polygon((0.04, 0.94), (0.04, 0.5), (0.3, 0.34), (0.3, 0.52), (0.58, 0.34), (0.58, 0.52), (0.72, 0.43),
                (0.76, 0.08), (0.9, 0.08), (0.96, 0.94))  # fmt: skip


def _lasting(pen: Pen) -> None:
    """Infinity: an ongoing effect."""
    for x in (0.26, 0.74):
        pen.circle((x, 0.5), 0.26)
        pen.circle((x, 0.5), 0.125, cut=True)


def _flip(pen: Pen) -> None:
    """Two arrows around each other."""
    for turn in (0, 180):
        arc = ring(40, 0.36, turn=turn + 20)[:16]
        pen.line(*arc, width=0.12)
        end = math.radians(turn + 20 + 142)
        x, y = 0.5 + 0.36 * math.cos(end), 0.5 + 0.36 * math.sin(end)
        along = (-math.sin(end), math.cos(end))
        out = (math.cos(end), math.sin(end))
        pen.polygon((x + along[0] * 0.3, y + along[1] * 0.3), (x + out[0] * 0.24, y + out[1] * 0.24),
                    (x - out[0] * 0.24, y - out[1] * 0.24))  # fmt: skip


def _unique(pen: Pen) -> None:
    """A spark of four rays."""
    points = []
    for outer, inner in zip(ring(4, 0.5), ring(4, 0.17, turn=-45), strict=True):
        points += [outer, inner]
    pen.polygon(*points)


def _any(pen: Pen) -> None:
    """A resource of one's choice: a crate."""
    pen.polygon((0.5, 0.02), (0.94, 0.26), (0.5, 0.5), (0.06, 0.26))
    pen.polygon((0.04, 0.34), (0.46, 0.57), (0.46, 1.0), (0.04, 0.76))
    pen.polygon((0.96, 0.34), (0.54, 0.57), (0.54, 1.0), (0.96, 0.76))


def _medal(pen: Pen) -> None:
    pen.polygon((0.2, 0.0), (0.44, 0.0), (0.56, 0.4), (0.36, 0.46))
    pen.polygon((0.8, 0.0), (0.56, 0.0), (0.44, 0.4), (0.64, 0.46))
    pen.circle((0.5, 0.66), 0.34)
    pen.circle((0.5, 0.66), 0.14, cut=True)


def _dome(pen: Pen) -> None:
    """A structure, whatever its colour."""
    pen.polygon(*curve(lambda x: 0.76 - math.sqrt(max(0.0, 0.1764 - (x - 0.5) ** 2)) * 1.5, 0.08, 0.92))
    pen.rounded(0.0, 0.78, 1.0, 0.92, 0.05)
    pen.rounded(0.4, 0.5, 0.6, 0.78, 0.06, cut=True)


def _base(pen: Pen) -> None:
    """Where one has landed: a dome between two smaller ones."""
    for x, radius in ((0.5, 0.34), (0.14, 0.17), (0.86, 0.17)):
        pen.circle((x, 0.76), radius)
    pen.polygon((0.0, 0.78), (1.0, 0.78), (1.0, 1.0), (0.0, 1.0), cut=True)
    pen.rounded(0.0, 0.74, 1.0, 0.9, 0.04)
    pen.line((0.5, 0.44), (0.5, 0.1), width=0.07)
    pen.circle((0.5, 0.12), 0.09)


def _park(pen: Pen) -> None:
    """An arrow down into a bay."""
    pen.line((0.08, 0.5), (0.08, 0.92), (0.92, 0.92), (0.92, 0.5), width=0.12)
    pen.line((0.5, 0.04), (0.5, 0.46), width=0.14)
    pen.polygon((0.22, 0.4), (0.78, 0.4), (0.5, 0.74))


def _arrow(pen: Pen) -> None:
    pen.line((0.1, 0.5), (0.6, 0.5), width=0.16)
    pen.polygon((0.5, 0.2), (0.98, 0.5), (0.5, 0.8))


def _cards(pen: Pen) -> None:
    pen.rounded(0.3, 0.02, 0.92, 0.8, 0.09)
    pen.rounded(0.04, 0.14, 0.74, 1.02, 0.13, cut=True)
    pen.rounded(0.08, 0.2, 0.7, 0.98, 0.09)


ICONS: dict[str, Draw] = {
    "energy": _energy,
    "water": _water,
    "biomass": _biomass,
    "metal": _metal,
    "housing": _housing,
    "transport": _transport,
    "science": _science,
    "industry": _industry,
    "food": _food,
    "heart": _heart,
    "heart-line": _heart_line,
    "rover": _rover,
    "bin": _bin,
    "compass": _compass,
    "banner": _banner,
    "pennant": _pennant,
    "produce": _produce,
    "lasting": _lasting,
    "flip": _flip,
    "unique": _unique,
    "any": _any,
    "medal": _medal,
    "dome": _dome,
    "base": _base,
    "park": _park,
    "arrow": _arrow,
    "cards": _cards,
}
