"""What Moon is made of: its resources, flags and colours, by name and by place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

Resource = Literal["energy", "water", "biomass", "metal"]
RESOURCES: tuple[Resource, ...] = ("energy", "water", "biomass", "metal")

Flag = Literal["housing", "transport", "science", "industry", "food"]
FLAGS: tuple[Flag, ...] = ("housing", "transport", "science", "industry", "food")

Colour = Literal["blue", "yellow", "grey", "pink", "red"]
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "grey", "pink", "red")

RESOURCE: dict[str, int] = {resource: n for n, resource in enumerate(RESOURCES)}
FLAG: dict[str, int] = {flag: n for n, flag in enumerate(FLAGS)}
COLOUR: dict[str, int] = {colour: n for n, colour in enumerate(COLOURS)}

Amounts = tuple[int, int, int, int]
"""So much of each resource, in the order of RESOURCES."""


def amounts(of: Mapping[Any, int]) -> Amounts:
    """Resources by name as amounts by place."""
    energy, water, biomass, metal = (of.get(resource, 0) for resource in RESOURCES)
    return energy, water, biomass, metal


def named(paid: Sequence[int]) -> dict[Resource, int]:
    """Amounts by place as amounts by name, without what is not there."""
    return {resource: n for resource, n in zip(RESOURCES, paid, strict=True) if n}
