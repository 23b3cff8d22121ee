"""Colours as people see them whose eyes tell some of them apart less well than most."""

from __future__ import annotations

from render.palette import Colour

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB
SIGHT = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

LINEAR = tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in range(256)))
"""The light of each value of a channel."""


def seen(colour: Colour, sight: str) -> tuple[float, float, float]:
    """The colour in CIE 1976 Lab as it is seen with a kind of sight."""
    linear = [LINEAR[value] for value in colour]
    red, green, blue = (min(1, max(0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in SIGHT[sight])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
