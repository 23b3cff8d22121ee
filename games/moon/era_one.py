"""The structures of era I, which build an engine: cheap, productive, and worth most where they come early."""

from __future__ import annotations

from games.moon.cards import Structure
from games.moon.effects import Convert, Gain, Per, Salvage, Score, Special, TakeBack, Whenever

# fmt: off
BLUE = (
    Structure("solar-foil", 1, "blue", {"metal": 2}, makes={"energy": 1}, spot="energy", bin=(Gain("water"),)),
    Structure("biogas-plant", 1, "blue", {"water": 2, "metal": 1},
        makes={"energy": 1, "biomass": 1}, spot="biomass", bin=(Gain("any"),)),
    Structure("ice-quarry", 1, "blue", {"energy": 2, "biomass": 1},
        makes={"water": 1, "metal": 1}, spot="water", bin=(Gain("metal", 2),)),
    Structure("frost-trap", 1, "blue", {"metal": 1, "biomass": 1},
        makes={"water": 1}, spot="water", bin=(Gain("any"),)),
    Structure("algae-tank", 1, "blue", {"water": 2}, makes={"biomass": 1}, spot="biomass", bin=(Gain("energy"),)),
    Structure("fog-garden", 1, "blue", {"metal": 3},
        makes={"water": 1, "biomass": 1}, spot="biomass", bin=(Gain("any"),)),
    Structure("dust-magnet", 1, "blue", {"water": 2}, makes={"metal": 1}, spot="metal", bin=(Gain("biomass"),)),
    Structure("battery-bench", 1, "blue", {"biomass": 3},
        makes={"energy": 1, "metal": 1}, spot="metal", bin=(Gain("energy"),)),
    Structure("ridge-mirrors", 1, "blue", {"metal": 2, "water": 1},
        makes={"energy": 2}, spot="energy", bin=(Gain("water"),)),
    Structure("shadow-mine", 1, "blue", {"energy": 2, "metal": 1},
        makes={"water": 2}, spot="water", bin=(Gain("metal", 2),)),
    Structure("first-greenhouse", 1, "blue", {"water": 2, "energy": 1},
        makes={"biomass": 2}, spot="biomass", bin=(Gain("water"),)),
    Structure("solar-furnace", 1, "blue", {"energy": 2, "biomass": 1},
        makes={"metal": 2}, spot="metal", bin=(Gain("energy", 2),)),
    Structure("electrolyser", 1, "blue", {"metal": 2},
        makes={"energy": 1, "water": 1}, spot="energy", bin=(Gain("energy", 2),)),
    Structure("waste-sorter", 1, "blue", {"water": 2, "energy": 1},
        makes={"biomass": 1, "metal": 1}, spot="metal", bin=(Gain("any"),)),
)

YELLOW = (
    Structure("inflatable-hab", 1, "yellow", {"biomass": 2}, flags=("housing",), spot="flags", bin=(Gain("energy"),)),
    Structure("rover-shed", 1, "yellow", {"metal": 2}, flags=("transport",), spot="flags", bin=(Gain("biomass"),)),
    Structure("rock-lab", 1, "yellow", {"water": 1, "metal": 1},
        flags=("science",), spot="flags", bin=(Gain("water"),)),
    Structure("brick-printer", 1, "yellow", {"metal": 2}, flags=("industry",), spot="flags", bin=(Gain("metal"),)),
    Structure("salad-rack", 1, "yellow", {"water": 1, "biomass": 1},
        flags=("food",), spot="flags", bin=(Gain("biomass"),)),
    Structure("lava-tube-camp", 1, "yellow", {"metal": 2, "energy": 1},
        flags=("housing", "transport"), spot="flags", bin=(Gain("any", 2),)),
    Structure("sick-bay", 1, "yellow", {"water": 2, "biomass": 1},
        flags=("housing", "science"), spot="flags", bin=(Gain("water"),)),
    Structure("landing-pad", 1, "yellow", {"energy": 1, "metal": 2},
        flags=("transport", "industry"), spot="flags", bin=(Gain("any", 2),)),
    Structure("seed-vault", 1, "yellow", {"water": 2},
        flags=("science", "food"), spot="flags", bin=(Gain("biomass", 2),)),
)

GREY = (
    Structure("assembly-yard", 1, "grey", {"metal": 2},
        effects=(Whenever("build", (Gain("energy"),), colour="blue"),), hearts=1, bin=(Gain("water"),)),
    Structure("scrap-heap", 1, "grey", {"energy": 1, "water": 1}, {"industry": 1},
        effects=(Whenever("assimilate", (Gain("metal"),)),), bin=(Gain("energy"),)),
    Structure("visitors-lounge", 1, "grey", {"biomass": 1, "metal": 2}, {"transport": 1},
        effects=(Whenever("parked-on", (Gain("heart-here"),)),), hearts=1, bin=(Gain("rover"),)),
    Structure("first-observatory", 1, "grey", {"energy": 2, "metal": 1}, {"science": 1},
        effects=(Whenever("build", (Gain("heart-here", 2),), flag="science"),), hearts=1, bin=(Gain("energy"),)),
    Structure("power-grid", 1, "grey", {"water": 1, "biomass": 1},
        effects=(Score("production", 1, each=2, most=8),), hearts=1, bin=(Gain("energy"),)),
)

PINK = (
    Structure("swap-shelf", 1, "pink", {"metal": 2}, effects=(Convert("any", "any", m=2),), bin=(Gain("any"),)),
    Structure("supply-drop", 1, "pink", {"water": 1}, effects=(Gain("rover"),), bin=(Gain("any"),)),
    Structure("tow-crew", 1, "pink", {"biomass": 1, "water": 1},
        effects=(TakeBack(), Gain("energy")), bin=(Gain("energy"),)),
    Structure("scrap-crane", 1, "pink", {"energy": 1, "biomass": 1},
        effects=(Salvage(), Gain("any")), bin=(Gain("metal"),)),
    Structure("greetings-to-earth", 1, "pink", {"energy": 1, "water": 1, "biomass": 1}, {"housing": 1},
        effects=(Per("x", "heart"),), bin=(Gain("heart"),)),
    Structure("shared-kitchen", 1, "pink", {"water": 1, "biomass": 1}, {"food": 1},
        effects=(Per("yellow", "heart", most=3),), bin=(Gain("water"),)),
)

RED = (
    Structure("charging-lane", 1, "red", {"biomass": 1},
        effects=(Special("park-twice"), Gain("rover"), Gain("any")), bin=(Gain("any"),)),
    Structure("lunar-charter", 1, "red", {"water": 1}, effects=(Special("wins-ties"),), bin=(Gain("biomass"),)),
)

ERA_ONE = (*BLUE, *YELLOW, *GREY, *PINK, *RED)
# fmt: on
