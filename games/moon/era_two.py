"""The structures of era II, which specialise: a trade of one's own, and flags that open doors."""

from __future__ import annotations

from games.moon.cards import Structure
from games.moon.effects import (
    Convert,
    Discount,
    Gain,
    Pay,
    Per,
    ProduceNow,
    Score,
    Special,
    StandIn,
    TapFlag,
    Unflip,
    Whenever,
)

# fmt: off
BLUE = (
    Structure("panel-printer", 2, "blue", {"metal": 2, "biomass": 2},
        makes={"energy": 2}, spot="energy", bin=(Gain("any", 2),)),
    Structure("crater-lake", 2, "blue", {"energy": 3, "biomass": 1},
        makes={"water": 2}, spot="water", bin=(Gain("energy", 3),)),
    Structure("carp-pond", 2, "blue", {"water": 3}, makes={"biomass": 2}, spot="biomass", bin=(Gain("any", 2),)),
    Structure("vacuum-forge", 2, "blue", {"energy": 2, "biomass": 2},
        makes={"metal": 2}, spot="metal", bin=(Gain("biomass"), Gain("metal"))),
    Structure("fusion-pilot", 2, "blue", {"water": 2, "biomass": 1, "metal": 2}, {"science": 1},
        makes={"energy": 3}, spot="energy", bin=(Gain("energy", 2),)),
    Structure("ice-train", 2, "blue", {"energy": 2, "metal": 3}, {"transport": 1},
        makes={"water": 3}, spot="water", bin=(Gain("rover"), Gain("energy", 2))),
    Structure("terrace-farm", 2, "blue", {"energy": 2, "water": 3}, {"food": 1},
        makes={"biomass": 3}, spot="biomass", bin=(Gain("water", 2),)),
    Structure("sinter-works", 2, "blue", {"energy": 2, "biomass": 2}, {"industry": 1},
        makes={"metal": 3}, spot="metal", bin=(Gain("metal", 3),)),
    Structure("closed-loop", 2, "blue", {"biomass": 2, "metal": 2}, {"housing": 1},
        makes={"energy": 1, "water": 1, "biomass": 1}, spot="water",
        bin=(Gain("energy"), Gain("water"), Gain("metal"))),
)

YELLOW = (
    Structure("crater-terraces", 2, "yellow", {"biomass": 2, "metal": 2},
        flags=("housing", "housing"), spot="flags", bin=(Gain("water", 3),)),
    Structure("monorail", 2, "yellow", {"energy": 3, "metal": 2}, {"industry": 1},
        flags=("transport", "transport"), spot="flags", bin=(Gain("heart"), Gain("energy"))),
    Structure("far-side-dish", 2, "yellow", {"energy": 2, "metal": 3},
        flags=("science", "science"), spot="flags", bin=(Gain("energy", 2),)),
    Structure("slag-foundry", 2, "yellow", {"energy": 2, "water": 2},
        flags=("industry", "industry"), spot="flags", bin=(Gain("metal", 3),)),
    Structure("dome-orchard", 2, "yellow", {"water": 2, "biomass": 3},
        flags=("food", "food"), spot="flags", bin=(Gain("biomass", 2),)),
    Structure("garden-quarter", 2, "yellow", {"water": 1, "biomass": 2, "metal": 2},
        flags=("housing", "food"), spot="flags", bin=(Gain("any", 2),)),
    Structure("harvest-line", 2, "yellow", {"energy": 2, "biomass": 3},
        flags=("food", "transport"), spot="flags", bin=(Gain("biomass"), Gain("energy"))),
    Structure("survey-fleet", 2, "yellow", {"energy": 1, "metal": 3},
        flags=("transport", "science"), spot="flags", bin=(Gain("metal", 3),)),
    Structure("test-bench", 2, "yellow", {"water": 1, "metal": 3},
        flags=("science", "industry"), spot="flags", bin=(Gain("energy", 2), Gain("metal"))),
    Structure("workers-row", 2, "yellow", {"biomass": 3, "metal": 2},
        flags=("industry", "housing"), spot="flags", bin=(Gain("water", 2),)),
)

GREY = (
    Structure("town-square", 2, "grey", {"biomass": 3}, {"housing": 1},
        effects=(Whenever("build", (Gain("heart-here"),), colour="yellow"),), hearts=2,
        bin=(Gain("heart"), Gain("biomass"))),
    Structure("service-ramp", 2, "grey", {"energy": 1, "biomass": 1, "metal": 2}, {"transport": 1},
        effects=(Whenever("park", (Gain("any"),)),), hearts=2, bin=(Gain("heart"), Gain("any"))),
    Structure("repair-dock", 2, "grey", {"energy": 1, "biomass": 1, "metal": 1}, {"industry": 1},
        effects=(Whenever("flip", (Gain("any"),)),), bin=(Gain("heart"), Gain("metal"))),
    Structure("press-room", 2, "grey", {"energy": 1, "biomass": 2}, {"science": 1},
        effects=(Whenever("claim", (Gain("heart", 2),)),), hearts=1, bin=(Gain("heart"),)),
    Structure("superconductor", 2, "grey", {"water": 1, "metal": 2},
        effects=(StandIn("energy", "any"),), hearts=2, bin=(Gain("heart"),)),
    Structure("prefab-yard", 2, "grey", {"water": 1, "biomass": 1, "metal": 1},
        effects=(Discount(1, colour="yellow"),), hearts=2, bin=(Gain("metal", 2),)),
    Structure("rover-museum", 2, "grey", {"energy": 1, "biomass": 1, "metal": 2},
        effects=(Score("transport", 2, most=14),), bin=(Gain("rover"), Gain("energy"))),
    Structure("harvest-festival", 2, "grey", {"water": 2, "biomass": 1}, {"food": 1},
        effects=(Score("food", 2, most=14),), hearts=1, bin=(Gain("heart"), Gain("biomass"))),
)

PINK = (
    Structure("night-market", 2, "pink", {"energy": 1, "biomass": 1, "metal": 1}, {"industry": 1},
        effects=(Pay("energy", 2, (Gain("heart", 4),)),), bin=(Gain("heart"), Gain("energy"))),
    Structure("seed-exchange", 2, "pink", {"water": 2}, {"food": 1},
        effects=(Convert("biomass", "any", m=2, times=2),), bin=(Gain("biomass", 2),)),
    Structure("modular-kit", 2, "pink", {"biomass": 1, "metal": 2}, {"housing": 1},
        effects=(Discount(2),), bin=(Gain("metal"),)),
    Structure("refit-bay", 2, "pink", {"energy": 2, "water": 1}, {"science": 1},
        effects=(Unflip(), Gain("any")), bin=(Gain("energy"),)),
    Structure("rover-rally", 2, "pink", {"energy": 1, "biomass": 2}, {"transport": 1},
        effects=(Per("rovers", "heart", most=4),), bin=(Gain("rover"),)),
    Structure("guest-rooms", 2, "pink", {"water": 1, "biomass": 2},
        effects=(Per("guests", "any", most=4),), bin=(Gain("water"),)),
)

RED = (
    Structure("private-garage", 2, "red", {"energy": 1, "metal": 1},
        effects=(Special("own-parking"),), bin=(Gain("rover"),)),
    Structure("referendum", 2, "red", {"water": 1, "biomass": 1, "metal": 1},
        effects=(TapFlag(), Gain("heart", 2)), bin=(Gain("any"),)),
    Structure("grand-switch-on", 2, "red", {"energy": 2, "biomass": 1, "metal": 1},
        effects=(ProduceNow(),), bin=(Gain("energy", 2),)),
)

ERA_TWO = (*BLUE, *YELLOW, *GREY, *PINK, *RED)
# fmt: on
