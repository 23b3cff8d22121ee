"""The icons of Expeditions; importing this module registers them as ``expeditions/<name>``."""

from __future__ import annotations

import math

from render import icons
from render.icons import Pen, curve, ring

GAME = "expeditions"


def _hex(pen: Pen) -> None:
    """A location: a hexagon with a flat top."""
    pen.polygon(*ring(6, 0.5, turn=0))


def _power(pen: Pen) -> None:
    pen.polygon((0.58, 0.0), (0.14, 0.58), (0.44, 0.58), (0.36, 1.0), (0.86, 0.38), (0.54, 0.38))


def _guile(pen: Pen) -> None:
    """A fox's head."""
    pen.polygon((0.04, 0.06), (0.32, 0.26), (0.68, 0.26), (0.96, 0.06), (0.95, 0.5), (0.5, 0.98), (0.05, 0.5))
    pen.polygon((0.2, 0.46), (0.43, 0.56), (0.32, 0.6), cut=True)
    pen.polygon((0.8, 0.46), (0.57, 0.56), (0.68, 0.6), cut=True)
    pen.circle((0.5, 0.86), 0.05, cut=True)


def _coins(pen: Pen) -> None:
    pen.circle((0.5, 0.5), 0.48)
    pen.circle((0.5, 0.5), 0.38, cut=True)
    pen.circle((0.5, 0.5), 0.32)
    pen.line((0.5, 0.3), (0.5, 0.7), width=0.1, cut=True)


def _map(pen: Pen) -> None:
    """A folded sheet with a cross on it."""
    pen.polygon((0.02, 0.2), (0.34, 0.08), (0.66, 0.2), (0.98, 0.08), (0.98, 0.8), (0.66, 0.92), (0.34, 0.8),
                (0.02, 0.92))  # fmt: skip
    for x, top in ((0.34, 0.14), (0.66, 0.26)):
        pen.line((x, top), (x, top + 0.6), width=0.04, cut=True)
    pen.line((0.74, 0.4), (0.9, 0.56), width=0.07, cut=True)
    pen.line((0.9, 0.4), (0.74, 0.56), width=0.07, cut=True)
    pen.line((0.12, 0.68), (0.24, 0.56), width=0.06, cut=True)
    pen.line((0.44, 0.56), (0.56, 0.5), width=0.06, cut=True)


def _corruption(pen: Pen) -> None:
    """A spore: spikes around an eye."""
    outer, inner = ring(8, 0.5), ring(8, 0.3, turn=-67.5)
    pen.polygon(*(point for pair in zip(outer, inner, strict=True) for point in pair))
    pen.circle((0.5, 0.5), 0.16, cut=True)
    pen.circle((0.5, 0.5), 0.08)


def _red(pen: Pen) -> None:
    """A soldier's shield."""
    pen.polygon(
        (0.06, 0.06), (0.5, 0.0), (0.94, 0.06), (0.94, 0.5), (0.84, 0.74), (0.5, 1.0), (0.16, 0.74), (0.06, 0.5)
    )


def _blue(pen: Pen) -> None:
    """An engineer's cog."""
    pen.circle((0.5, 0.5), 0.41)
    for x, y in ring(8, 0.42, turn=0):
        pen.circle((x, y), 0.1)
        pen.polygon(*ring(4, 0.115, turn=math.degrees(math.atan2(y - 0.5, x - 0.5)) + 45, centre=(x, y)))


def _green(pen: Pen) -> None:
    """An explorer's tent."""
    pen.polygon(*ring(5, 0.55, centre=(0.5, 0.55)))


def _yellow(pen: Pen) -> None:
    """A merchant's sack."""
    pen.circle((0.5, 0.62), 0.38)
    pen.polygon((0.3, 0.0), (0.42, 0.06), (0.5, 0.0), (0.58, 0.06), (0.7, 0.0), (0.64, 0.22), (0.82, 0.42),
                (0.18, 0.42), (0.36, 0.22))  # fmt: skip


def _purple(pen: Pen) -> None:
    """The possessed: a flame."""
    pen.circle((0.5, 0.62), 0.38)
    pen.polygon((0.14, 0.52), (0.1, 0.18), (0.3, 0.32), (0.5, -0.02), (0.7, 0.32), (0.9, 0.18), (0.86, 0.52))


def _worker(pen: Pen) -> None:
    pen.circle((0.5, 0.2), 0.2)
    pen.polygon((0.36, 0.34), (0.64, 0.34), (0.98, 0.52), (0.94, 0.66), (0.72, 0.62), (0.84, 0.98), (0.58, 0.98),
                (0.5, 0.78), (0.42, 0.98), (0.16, 0.98), (0.28, 0.62), (0.06, 0.66), (0.02, 0.52))  # fmt: skip


def _mech(pen: Pen) -> None:
    """A walker on two legs."""
    pen.rounded(0.2, 0.04, 0.8, 0.52, 0.1)
    pen.rounded(0.02, 0.16, 0.16, 0.6, 0.05)
    pen.rounded(0.84, 0.16, 0.98, 0.6, 0.05)
    pen.rounded(0.32, 0.16, 0.68, 0.3, 0.05, cut=True)
    pen.line((0.36, 0.56), (0.24, 0.74), (0.32, 0.9), width=0.13)
    pen.line((0.64, 0.56), (0.76, 0.74), (0.68, 0.9), width=0.13)
    pen.rounded(0.12, 0.88, 0.42, 1.0, 0.04)
    pen.rounded(0.58, 0.88, 0.88, 1.0, 0.04)


def _card(pen: Pen) -> None:
    pen.rounded(0.17, 0.03, 0.83, 0.97, 0.1)
    pen.rounded(0.26, 0.12, 0.74, 0.88, 0.05, cut=True)


def _solid(pen: Pen) -> None:
    pen.rounded(0.17, 0.03, 0.83, 0.97, 0.1)


def _card_any(pen: Pen) -> None:
    """A face-up card: an eye on it."""
    _solid(pen)
    pen.polygon(*_eye(0.5, 0.3, 0.2), cut=True)
    pen.circle((0.5, 0.5), 0.1)


def _eye(middle: float, half: float, high: float) -> list[tuple[float, float]]:
    upper = curve(lambda x: 0.5 - high * math.cos((x - middle) / half * math.pi / 2), middle - half, middle + half, 12)
    lower = [(x, 1 - y) for x, y in reversed(upper)]
    return upper + lower


def _card_item(pen: Pen) -> None:
    _solid(pen)
    pen.rounded(0.28, 0.44, 0.72, 0.74, 0.04, cut=True)
    pen.rounded(0.38, 0.32, 0.62, 0.5, 0.05, cut=True)
    pen.rounded(0.44, 0.38, 0.56, 0.44, 0.01)


def _card_meteorite(pen: Pen) -> None:
    _solid(pen)
    pen.circle((0.43, 0.6), 0.15, cut=True)
    pen.line((0.5, 0.5), (0.68, 0.26), width=0.12, cut=True)


def _card_quest(pen: Pen) -> None:
    _solid(pen)
    pen.line((0.5, 0.24), (0.5, 0.56), width=0.14, cut=True)
    pen.circle((0.5, 0.76), 0.08, cut=True)


def _deck(pen: Pen) -> None:
    """The top card of the deck."""
    for shift in (0.2, 0.1, 0.0):
        pen.rounded(0.05 + shift, 0.18 - shift * 0.8, 0.68 + shift, 0.98 - shift * 0.8, 0.09, cut=True)
        pen.rounded(0.09 + shift, 0.22 - shift * 0.8, 0.64 + shift, 0.94 - shift * 0.8, 0.07)
    pen.polygon((0.36, 0.36), (0.56, 0.6), (0.43, 0.6), (0.43, 0.8), (0.29, 0.8), (0.29, 0.6), (0.16, 0.6), cut=True)


def _two(pen: Pen) -> None:
    """Two cards, one of them kept."""
    pen.rounded(0.02, 0.12, 0.47, 0.88, 0.08)
    pen.line((0.13, 0.52), (0.22, 0.64), (0.37, 0.38), width=0.09, cut=True)
    pen.rounded(0.53, 0.12, 0.98, 0.88, 0.08)
    pen.rounded(0.6, 0.19, 0.91, 0.81, 0.04, cut=True)


def _item(pen: Pen) -> None:
    pen.rounded(0.04, 0.34, 0.96, 0.92, 0.1)
    pen.rounded(0.28, 0.1, 0.72, 0.5, 0.1)
    pen.rounded(0.38, 0.2, 0.62, 0.34, 0.04, cut=True)
    pen.line((0.04, 0.6), (0.96, 0.6), width=0.06, cut=True)
    pen.rounded(0.42, 0.52, 0.58, 0.7, 0.03, cut=True)


def _meteorite(pen: Pen) -> None:
    for start, end, width in (((0.5, 0.5), (0.94, 0.06), 0.16), ((0.36, 0.4), (0.64, 0.1), 0.1),
                              ((0.62, 0.66), (0.92, 0.36), 0.1)):  # fmt: skip
        pen.line(start, end, width=width)
    pen.circle((0.36, 0.64), 0.36, cut=True)
    pen.circle((0.36, 0.64), 0.31)
    pen.circle((0.28, 0.58), 0.08, cut=True)
    pen.circle((0.44, 0.74), 0.055, cut=True)


def _quest(pen: Pen) -> None:
    pen.polygon((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5))
    pen.line((0.5, 0.24), (0.5, 0.56), width=0.13, cut=True)
    pen.circle((0.5, 0.76), 0.08, cut=True)


def _solve(pen: Pen) -> None:
    pen.polygon((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5))
    pen.line((0.3, 0.52), (0.45, 0.66), (0.71, 0.37), width=0.13, cut=True)


def _upgrade(pen: Pen) -> None:
    for top in (0.02, 0.34):
        pen.polygon((0.5, top), (0.98, top + 0.42), (0.8, top + 0.5), (0.5, top + 0.24), (0.2, top + 0.5),
                    (0.02, top + 0.42))  # fmt: skip
    pen.rounded(0.16, 0.86, 0.84, 0.98, 0.05)


def _meld(pen: Pen) -> None:
    """Three stones become one."""
    for x, y in ring(3, 0.29, centre=(0.5, 0.54)):
        pen.circle((x, y), 0.25)
    pen.polygon(*ring(3, 0.3, centre=(0.5, 0.54)))
    pen.circle((0.5, 0.54), 0.12, cut=True)


def _vanquish(pen: Pen) -> None:
    """Crossed blades."""
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 0.5 + side * (x - 0.5), y

        pen.line(at(0.92, 0.06), at(0.24, 0.76), width=0.2, cut=True)
        pen.polygon(at(0.98, 0.0), at(0.95, 0.2), at(0.3, 0.84), at(0.16, 0.7), at(0.8, 0.05))
        pen.line(at(0.08, 0.62), at(0.38, 0.92), width=0.1)
        pen.line(at(0.2, 0.8), at(0.07, 0.93), width=0.12)


def _sweep(pen: Pen) -> None:
    """A broom."""
    pen.line((0.93, 0.07), (0.52, 0.48), width=0.1)
    pen.polygon((0.44, 0.36), (0.64, 0.56), (0.46, 0.98), (0.02, 0.54))
    for start, end in (((0.36, 0.5), (0.16, 0.68)), ((0.46, 0.6), (0.3, 0.82))):
        pen.line(start, end, width=0.045, cut=True)


def _move(pen: Pen) -> None:
    pen.line((0.07, 0.5), (0.6, 0.5), width=0.2)
    pen.polygon((0.5, 0.12), (1.0, 0.5), (0.5, 0.88))


def _play(pen: Pen) -> None:
    _solid(pen)
    pen.polygon((0.36, 0.28), (0.72, 0.5), (0.36, 0.72), cut=True)


def _gather(pen: Pen) -> None:
    """Into the basket."""
    pen.line((0.5, 0.06), (0.5, 0.4), width=0.18)
    pen.polygon((0.22, 0.34), (0.78, 0.34), (0.5, 0.64))
    pen.line((0.08, 0.56), (0.16, 0.9), (0.84, 0.9), (0.92, 0.56), width=0.13)


def _refresh(pen: Pen) -> None:
    pen.circle((0.5, 0.52), 0.44)
    pen.circle((0.5, 0.52), 0.29, cut=True)
    pen.polygon((0.5, 0.52), (0.56, -0.1), (1.1, -0.1), (1.1, 0.36), cut=True)
    pen.polygon((0.5, -0.04), (0.88, 0.17), (0.5, 0.4))


def _rescue_card(pen: Pen) -> None:
    _solid(pen)
    pen.polygon((0.5, 0.16), (0.74, 0.48), (0.59, 0.48), (0.59, 0.8), (0.41, 0.8), (0.41, 0.48), (0.26, 0.48), cut=True)


def _rescue_worker(pen: Pen) -> None:
    small = [(0.05 + x * 0.56, 0.2 + y * 0.8) for x, y in ((0.36, 0.34), (0.64, 0.34), (0.98, 0.52), (0.94, 0.66),
             (0.72, 0.62), (0.84, 0.98), (0.58, 0.98), (0.5, 0.78), (0.42, 0.98), (0.16, 0.98), (0.28, 0.62),
             (0.06, 0.66), (0.02, 0.52))]  # fmt: skip
    pen.circle((0.33, 0.35), 0.15)
    pen.polygon(*small)
    pen.polygon((0.8, 0.06), (1.0, 0.36), (0.87, 0.36), (0.87, 0.9), (0.73, 0.9), (0.73, 0.36), (0.6, 0.36))


def _activate(pen: Pen) -> None:
    pen.circle((0.5, 0.55), 0.44)
    pen.circle((0.5, 0.55), 0.28, cut=True)
    pen.rounded(0.33, 0.0, 0.67, 0.5, 0.08, cut=True)
    pen.line((0.5, 0.08), (0.5, 0.48), width=0.15)


def _neighbour(pen: Pen) -> None:
    """From the next location to this one."""
    pen.polygon(*ring(6, 0.32, turn=0, centre=(0.31, 0.67)))
    pen.polygon(*ring(6, 0.32, turn=0, centre=(0.7, 0.3)))
    pen.polygon(*ring(6, 0.2, turn=0, centre=(0.7, 0.3)), cut=True)


def _near(pen: Pen) -> None:
    """An asterisk: adjacent to one's mech."""
    for turn in (0, 60, 120):
        x, y = math.cos(math.radians(turn + 90)) * 0.42, math.sin(math.radians(turn + 90)) * 0.42
        pen.line((0.5 - x, 0.5 - y), (0.5 + x, 0.5 + y), width=0.19)


def _bag(pen: Pen) -> None:
    pen.polygon((0.24, 0.02), (0.76, 0.02), (0.64, 0.24), (0.36, 0.24))
    pen.polygon((0.36, 0.3), (0.64, 0.3), (0.92, 0.66), (0.86, 0.94), (0.5, 1.0), (0.14, 0.94), (0.08, 0.66))


def _swept(pen: Pen) -> None:
    """Cards swept together."""
    for turn, x in ((-20, 0.38), (14, 0.6)):
        for grow, cut in ((0.06, True), (0.0, False)):
            wide, high = 0.26 + grow, 0.38 + grow
            cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
            pen.polygon(*((x + dx * cos - dy * sin, 0.5 + dx * sin + dy * cos) for dx, dy in corners), cut=cut)


def _camp(pen: Pen) -> None:
    """Basecamp: a tent."""
    pen.polygon((0.5, 0.06), (1.0, 0.94), (0.0, 0.94))
    pen.polygon((0.5, 0.46), (0.68, 0.94), (0.32, 0.94), cut=True)
    pen.line((0.5, 0.1), (0.44, 0.0), width=0.06)
    pen.line((0.5, 0.1), (0.56, 0.0), width=0.06)


def _pine(pen: Pen) -> None:
    for top, half in ((0.0, 0.2), (0.2, 0.28), (0.42, 0.36)):
        pen.polygon((0.5, top), (0.5 + half, top + 0.42), (0.5 - half, top + 0.42))
    pen.rounded(0.44, 0.8, 0.56, 1.0, 0.02)


def _character(pen: Pen) -> None:
    pen.circle((0.5, 0.28), 0.25)
    pen.polygon(*curve(lambda x: 0.98 - 0.42 * math.sqrt(max(0.0, 1 - ((x - 0.5) / 0.48) ** 2)), 0.02, 0.98))


def _companion(pen: Pen) -> None:
    """A paw."""
    for x, y, radius in ((0.16, 0.42, 0.13), (0.38, 0.2, 0.14), (0.62, 0.2, 0.14), (0.84, 0.42, 0.13)):
        pen.circle((x, y), radius)
    pen.circle((0.5, 0.66), 0.22)
    pen.circle((0.36, 0.78), 0.17)
    pen.circle((0.64, 0.78), 0.17)


def _plus(pen: Pen) -> None:
    pen.line((0.5, 0.14), (0.5, 0.86), width=0.2)
    pen.line((0.14, 0.5), (0.86, 0.5), width=0.2)


ICONS = {
    "hex": _hex, "power": _power, "guile": _guile, "coins": _coins, "map": _map, "corruption": _corruption,
    "red": _red, "blue": _blue, "green": _green, "yellow": _yellow, "purple": _purple, "worker": _worker,
    "mech": _mech, "card": _card, "card-any": _card_any, "card-item": _card_item, "card-meteorite": _card_meteorite,
    "card-quest": _card_quest, "deck": _deck, "two": _two, "item": _item, "meteorite": _meteorite, "quest": _quest,
    "solve": _solve, "upgrade": _upgrade, "meld": _meld, "vanquish": _vanquish, "sweep": _sweep, "move": _move,
    "play": _play, "gather": _gather, "refresh": _refresh, "rescue-card": _rescue_card,
    "rescue-worker": _rescue_worker, "activate": _activate, "neighbour": _neighbour, "near": _near, "bag": _bag,
    "swept": _swept, "camp": _camp, "pine": _pine, "character": _character, "companion": _companion, "plus": _plus,
}  # fmt: skip
"""The icons by name."""

icons.register(GAME, ICONS)
