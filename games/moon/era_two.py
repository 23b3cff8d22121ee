"""The structures of era II, which specialise: a trade of one's own, and flags that open doors."""

from __future__ import annotations

from games.moon.abilities import convert, discount, gain, pay, per, score, special, stand_in, unflip, whenever
from games.moon.cards import Structure

BLUE = (
    Structure(
        "panel-printer", 2, "blue", {"metal": 1, "biomass": 1}, makes={"energy": 2}, spot="energy", bin=(gain("metal"),)
    ),
    Structure(
        "crater-lake", 2, "blue", {"energy": 1, "metal": 1}, makes={"water": 2}, spot="water", bin=(gain("energy"),)
    ),
    Structure(
        "carp-pond", 2, "blue", {"energy": 1, "water": 1}, makes={"biomass": 2}, spot="biomass", bin=(gain("water"),)
    ),
    Structure("vacuum-forge", 2, "blue", {"energy": 2}, makes={"metal": 2}, spot="metal", bin=(gain("biomass"),)),
    Structure(
        "fusion-pilot",
        2,
        "blue",
        {"metal": 2, "water": 2},
        {"science": 1},
        makes={"energy": 3},
        spot="energy",
        bin=(gain("energy", 2),),
    ),
    Structure(
        "ice-train",
        2,
        "blue",
        {"energy": 2, "metal": 2},
        {"transport": 1},
        makes={"water": 3},
        spot="water",
        bin=(gain("rover"),),
    ),
    Structure(
        "terrace-farm",
        2,
        "blue",
        {"water": 3, "energy": 1},
        {"food": 1},
        makes={"biomass": 3},
        spot="biomass",
        bin=(gain("water", 2),),
    ),
    Structure(
        "sinter-works",
        2,
        "blue",
        {"energy": 3, "biomass": 1},
        {"industry": 1},
        makes={"metal": 3},
        spot="metal",
        bin=(gain("metal", 2),),
    ),
    Structure(
        "closed-loop",
        2,
        "blue",
        {"metal": 3},
        {"housing": 1},
        makes={"energy": 1, "water": 1, "biomass": 1},
        spot="water",
        bin=(gain("energy"), gain("water")),
    ),
)

YELLOW = (
    Structure(
        "crater-terraces",
        2,
        "yellow",
        {"metal": 2, "biomass": 1},
        flags=("housing", "housing"),
        spot="flags",
        bin=(gain("water", 2),),
    ),
    Structure(
        "monorail",
        2,
        "yellow",
        {"energy": 2, "metal": 1},
        flags=("transport", "transport"),
        spot="flags",
        bin=(gain("rover"),),
    ),
    Structure(
        "far-side-dish",
        2,
        "yellow",
        {"metal": 2, "energy": 1},
        flags=("science", "science"),
        spot="flags",
        bin=(gain("energy", 2),),
    ),
    Structure(
        "slag-foundry",
        2,
        "yellow",
        {"energy": 2, "water": 1},
        flags=("industry", "industry"),
        spot="flags",
        bin=(gain("metal", 2),),
    ),
    Structure(
        "dome-orchard",
        2,
        "yellow",
        {"water": 2, "biomass": 1},
        flags=("food", "food"),
        spot="flags",
        bin=(gain("biomass", 2),),
    ),
    Structure(
        "garden-quarter",
        2,
        "yellow",
        {"water": 1, "biomass": 1, "metal": 1},
        flags=("housing", "food"),
        spot="flags",
        bin=(gain("any"),),
    ),
    Structure(
        "harvest-line",
        2,
        "yellow",
        {"energy": 1, "biomass": 2},
        flags=("food", "transport"),
        spot="flags",
        bin=(gain("biomass"), gain("energy")),
    ),
    Structure(
        "survey-fleet",
        2,
        "yellow",
        {"energy": 1, "metal": 1},
        flags=("transport", "science"),
        spot="flags",
        bin=(gain("metal"),),
    ),
    Structure(
        "test-bench",
        2,
        "yellow",
        {"metal": 2, "water": 1},
        flags=("science", "industry"),
        spot="flags",
        bin=(gain("energy"), gain("metal")),
    ),
    Structure(
        "workers-row",
        2,
        "yellow",
        {"metal": 1, "biomass": 1},
        flags=("industry", "housing"),
        spot="flags",
        bin=(gain("water"),),
    ),
)

GREY = (
    Structure(
        "town-square",
        2,
        "grey",
        {"biomass": 2, "metal": 1},
        {"housing": 1},
        effects=(whenever("build", gain("heart"), colour="yellow"),),
        hearts=2,
        bin=(gain("heart"),),
    ),
    Structure(
        "service-ramp",
        2,
        "grey",
        {"energy": 2, "metal": 1},
        {"transport": 1},
        effects=(whenever("park", gain("any")),),
        hearts=2,
        bin=(gain("rover"),),
    ),
    Structure(
        "repair-dock",
        2,
        "grey",
        {"metal": 2},
        {"industry": 1},
        effects=(whenever("flip", gain("any")),),
        hearts=2,
        bin=(gain("metal"),),
    ),
    Structure(
        "press-room",
        2,
        "grey",
        {"energy": 1, "biomass": 2},
        {"science": 1},
        effects=(whenever("claim", gain("heart", 2)),),
        hearts=2,
        bin=(gain("heart"),),
    ),
    Structure(
        "superconductor",
        2,
        "grey",
        {"metal": 3},
        effects=(stand_in("energy", "any"),),
        hearts=3,
        bin=(gain("energy", 2),),
    ),
    Structure(
        "prefab-yard",
        2,
        "grey",
        {"metal": 2, "energy": 1},
        effects=(discount(1, colour="yellow"),),
        hearts=3,
        bin=(gain("metal", 2),),
    ),
    Structure(
        "rover-museum",
        2,
        "grey",
        {"energy": 2, "metal": 2},
        effects=(score("transport", 2, most=14),),
        hearts=1,
        bin=(gain("rover"),),
    ),
    Structure(
        "harvest-festival",
        2,
        "grey",
        {"water": 2, "biomass": 1},
        {"food": 1},
        effects=(score("food", 2, most=14),),
        hearts=1,
        bin=(gain("biomass", 2),),
    ),
)

PINK = (
    Structure(
        "night-market",
        2,
        "pink",
        {"energy": 1, "metal": 1},
        {"industry": 1},
        effects=(pay("energy", 2, gain("heart", 4)),),
        bin=(gain("energy"),),
    ),
    Structure(
        "seed-exchange",
        2,
        "pink",
        {"water": 2},
        {"food": 1},
        effects=(convert("biomass", "any", m=2, times=2),),
        bin=(gain("biomass"),),
    ),
    Structure("modular-kit", 2, "pink", {"metal": 2}, {"housing": 1}, effects=(discount(3),), bin=(gain("metal"),)),
    Structure(
        "refit-bay", 2, "pink", {"energy": 2}, {"science": 1}, effects=(unflip(), gain("any")), bin=(gain("energy"),)
    ),
    Structure(
        "rover-rally",
        2,
        "pink",
        {"energy": 1, "biomass": 1},
        {"transport": 1},
        effects=(per("rovers", "heart", most=4),),
        bin=(gain("rover"),),
    ),
    Structure(
        "guest-rooms",
        2,
        "pink",
        {"water": 1, "biomass": 1},
        effects=(per("guests", "any", most=4),),
        bin=(gain("water"),),
    ),
)

RED = (
    Structure(
        "private-garage", 2, "red", {"energy": 1, "metal": 2}, effects=(special("own-parking"),), bin=(gain("rover"),)
    ),
    Structure("embassy", 2, "red", {"water": 2, "biomass": 2}, effects=(special("any-flag"),), bin=(gain("heart"),)),
    Structure(
        "grand-switch-on",
        2,
        "red",
        {"energy": 1, "biomass": 1, "metal": 2},
        effects=(special("produce-now"),),
        bin=(gain("energy", 2),),
    ),
)

ERA_TWO = (*BLUE, *YELLOW, *GREY, *PINK, *RED)
