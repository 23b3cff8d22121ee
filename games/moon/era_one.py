"""The structures of era I, which build an engine: cheap, productive, and worth most where they come early."""

from __future__ import annotations

from games.moon.abilities import convert, gain, per, salvage, score, special, take_back, whenever
from games.moon.cards import Structure

BLUE = (
    Structure("solar-foil", 1, "blue", {"metal": 2}, makes={"energy": 1}, spot="energy", bin=(gain("water"),)),
    Structure(
        "fuel-cell", 1, "blue", {"water": 1, "biomass": 1}, makes={"energy": 1}, spot="energy", bin=(gain("any"),)
    ),
    Structure("ice-drill", 1, "blue", {"energy": 2}, makes={"water": 1}, spot="water", bin=(gain("metal", 2),)),
    Structure(
        "frost-trap", 1, "blue", {"metal": 1, "biomass": 1}, makes={"water": 1}, spot="water", bin=(gain("any"),)
    ),
    Structure("algae-tank", 1, "blue", {"water": 2}, makes={"biomass": 1}, spot="biomass", bin=(gain("energy"),)),
    Structure(
        "mushroom-cellar",
        1,
        "blue",
        {"metal": 1, "water": 1},
        makes={"biomass": 1},
        spot="biomass",
        bin=(gain("any"),),
    ),
    Structure("dust-magnet", 1, "blue", {"water": 2}, makes={"metal": 1}, spot="metal", bin=(gain("biomass"),)),
    Structure("bioleach-vat", 1, "blue", {"biomass": 2}, makes={"metal": 1}, spot="metal", bin=(gain("energy"),)),
    Structure(
        "ridge-mirrors", 1, "blue", {"metal": 2, "water": 1}, makes={"energy": 2}, spot="energy", bin=(gain("water"),)
    ),
    Structure(
        "shadow-mine", 1, "blue", {"energy": 2, "metal": 1}, makes={"water": 2}, spot="water", bin=(gain("metal", 2),)
    ),
    Structure(
        "first-greenhouse",
        1,
        "blue",
        {"water": 2, "energy": 1},
        makes={"biomass": 2},
        spot="biomass",
        bin=(gain("water"),),
    ),
    Structure(
        "solar-furnace",
        1,
        "blue",
        {"energy": 2, "biomass": 1},
        makes={"metal": 2},
        spot="metal",
        bin=(gain("energy", 2),),
    ),
    Structure(
        "electrolyser",
        1,
        "blue",
        {"metal": 2},
        makes={"energy": 1, "water": 1},
        spot="energy",
        bin=(gain("energy", 2),),
    ),
    Structure(
        "waste-sorter",
        1,
        "blue",
        {"water": 2, "energy": 1},
        makes={"biomass": 1, "metal": 1},
        spot="metal",
        bin=(gain("any"),),
    ),
)

YELLOW = (
    Structure("inflatable-hab", 1, "yellow", {"biomass": 2}, flags=("housing",), spot="flags", bin=(gain("energy"),)),
    Structure("rover-shed", 1, "yellow", {"metal": 2}, flags=("transport",), spot="flags", bin=(gain("biomass"),)),
    Structure(
        "rock-lab", 1, "yellow", {"water": 1, "metal": 1}, flags=("science",), spot="flags", bin=(gain("water"),)
    ),
    Structure("brick-printer", 1, "yellow", {"metal": 2}, flags=("industry",), spot="flags", bin=(gain("metal"),)),
    Structure(
        "salad-rack", 1, "yellow", {"water": 1, "biomass": 1}, flags=("food",), spot="flags", bin=(gain("biomass"),)
    ),
    Structure(
        "lava-tube-camp",
        1,
        "yellow",
        {"metal": 2, "energy": 1},
        flags=("housing", "transport"),
        spot="flags",
        bin=(gain("any", 2),),
    ),
    Structure(
        "sick-bay",
        1,
        "yellow",
        {"water": 2, "biomass": 1},
        flags=("housing", "science"),
        spot="flags",
        bin=(gain("water"),),
    ),
    Structure(
        "landing-pad",
        1,
        "yellow",
        {"energy": 1, "metal": 2},
        flags=("transport", "industry"),
        spot="flags",
        bin=(gain("any", 2),),
    ),
    Structure(
        "seed-vault",
        1,
        "yellow",
        {"water": 2},
        flags=("science", "food"),
        spot="flags",
        bin=(gain("biomass", 2),),
    ),
)

GREY = (
    Structure(
        "assembly-yard",
        1,
        "grey",
        {"metal": 2},
        effects=(whenever("build", gain("energy"), colour="blue"),),
        hearts=1,
        bin=(gain("water"),),
    ),
    Structure(
        "scrap-heap",
        1,
        "grey",
        {"energy": 1, "water": 1},
        {"industry": 1},
        effects=(whenever("assimilate", gain("metal")),),
        bin=(gain("energy"),),
    ),
    Structure(
        "visitors-lounge",
        1,
        "grey",
        {"biomass": 1, "metal": 2},
        {"transport": 1},
        effects=(whenever("parked-on", gain("heart-here")),),
        hearts=1,
        bin=(gain("rover"),),
    ),
    Structure(
        "first-observatory",
        1,
        "grey",
        {"energy": 2, "metal": 1},
        {"science": 1},
        effects=(whenever("build", gain("heart-here", 2), flag="science"),),
        hearts=1,
        bin=(gain("energy"),),
    ),
    Structure(
        "power-grid",
        1,
        "grey",
        {"water": 1, "biomass": 1},
        effects=(score("production", 1, each=2, most=8),),
        hearts=1,
        bin=(gain("energy"),),
    ),
)

PINK = (
    Structure("swap-shelf", 1, "pink", {"metal": 2}, effects=(convert("any", "any", m=2),), bin=(gain("any"),)),
    Structure("supply-drop", 1, "pink", {"water": 1}, effects=(gain("rover"),), bin=(gain("any"),)),
    Structure(
        "tow-crew", 1, "pink", {"biomass": 1, "water": 1}, effects=(take_back(), gain("energy")), bin=(gain("energy"),)
    ),
    Structure(
        "scrap-crane", 1, "pink", {"energy": 1, "biomass": 1}, effects=(salvage(), gain("any")), bin=(gain("metal"),)
    ),
    Structure(
        "greetings-to-earth",
        1,
        "pink",
        {"energy": 1, "water": 1, "biomass": 1},
        {"housing": 1},
        effects=(per("x", "heart"),),
        bin=(gain("heart"),),
    ),
    Structure(
        "shared-kitchen",
        1,
        "pink",
        {"water": 1, "biomass": 1},
        {"food": 1},
        effects=(per("yellow", "heart", most=3),),
        bin=(gain("water"),),
    ),
)

RED = (
    Structure(
        "charging-lane",
        1,
        "red",
        {"biomass": 1},
        effects=(special("park-twice"), gain("rover"), gain("any")),
        bin=(gain("any"),),
    ),
    Structure(
        "lunar-charter",
        1,
        "red",
        {"water": 1},
        effects=(special("wins-ties"),),
        bin=(gain("biomass"),),
    ),
)

ERA_ONE = (*BLUE, *YELLOW, *GREY, *PINK, *RED)
