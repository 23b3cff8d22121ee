"""The bases players begin with: eight pairs of a resource made and a flag shown, spread evenly."""

from __future__ import annotations

from games.moon.cards import Base

ALL = (
    Base("armstrong-ridge", "energy", "science"),
    Base("kepler-point", "energy", "industry"),
    Base("shackleton-rim", "water", "food"),
    Base("marius-hollow", "water", "housing"),
    Base("aitken-gardens", "biomass", "food"),
    Base("tycho-terrace", "biomass", "science"),
    Base("mare-junction", "metal", "transport"),
    Base("copernicus-works", "metal", "industry"),
)
