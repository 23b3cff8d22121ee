"""The structures of era III, which score: dear, with flags to show, and hearts for what has grown by now."""

from __future__ import annotations

from games.moon.cards import Structure
from games.moon.effects import BuildAgain, CopyFlip, Gain, Pay, Per, Score, Special, Unflip, Whenever

# fmt: off
BLUE = (
    Structure("helium-harvester", 3, "blue", {"metal": 2, "water": 2}, {"science": 1},
        makes={"energy": 3, "water": 2}, spot="energy", bin=(Gain("heart"), Gain("energy"))),
    Structure("comet-catcher", 3, "blue", {"energy": 3, "metal": 1}, {"transport": 1},
        makes={"water": 3, "biomass": 2}, spot="water", bin=(Gain("rover"), Gain("energy"))),
    Structure("moon-forest", 3, "blue", {"energy": 1, "water": 3}, {"food": 1},
        makes={"biomass": 3, "energy": 2}, spot="biomass", bin=(Gain("biomass", 2),)),
    Structure("titanium-works", 3, "blue", {"energy": 2, "biomass": 2}, {"industry": 1},
        makes={"metal": 3, "energy": 2}, spot="metal", bin=(Gain("heart"), Gain("metal"))),
)

YELLOW = (
    Structure("university-town", 3, "yellow", {"metal": 2, "biomass": 1},
        flags=("housing", "science"), spot="flags", bin=(Gain("biomass", 2),)),
    Structure("gene-gardens", 3, "yellow", {"water": 1, "biomass": 2},
        flags=("science", "food"), spot="flags", bin=(Gain("biomass", 2),)),
    Structure("market-tram", 3, "yellow", {"energy": 2, "biomass": 2},
        flags=("food", "transport"), spot="flags", bin=(Gain("rover"),)),
    Structure("freight-yards", 3, "yellow", {"energy": 2, "metal": 1},
        flags=("transport", "industry"), spot="flags", bin=(Gain("metal", 2),)),
    Structure("glass-quarter", 3, "yellow", {"energy": 1, "metal": 2},
        flags=("industry", "housing"), spot="flags", bin=(Gain("energy", 2),)),
    Structure("dome-city", 3, "yellow", {"water": 1, "biomass": 1, "metal": 2}, {"food": 1},
        flags=("housing", "housing", "transport"), spot="flags", bin=(Gain("metal", 2),)),
    Structure("space-lift", 3, "yellow", {"energy": 3, "metal": 2}, {"industry": 1},
        flags=("transport", "transport", "science"), spot="flags", bin=(Gain("rover"),)),
    Structure("crater-telescope", 3, "yellow", {"energy": 2, "metal": 3}, {"housing": 1},
        flags=("science", "science", "industry"), spot="flags", bin=(Gain("energy", 2),)),
    Structure("robot-mills", 3, "yellow", {"energy": 2, "water": 3}, {"transport": 1},
        flags=("industry", "industry", "food"), spot="flags", bin=(Gain("water", 2),)),
    Structure("farm-tower", 3, "yellow", {"water": 2, "biomass": 2}, {"science": 1},
        flags=("food", "food", "housing"), spot="flags", bin=(Gain("biomass", 2),)),
)

GREY = (
    Structure("city-hall", 3, "grey", {"metal": 3, "biomass": 2}, {"housing": 2},
        effects=(Score("housing", 3, most=15),), hearts=4, bin=(Gain("heart", 2),)),
    Structure("medal-academy", 3, "grey", {"energy": 2, "water": 2, "metal": 1}, {"science": 2},
        effects=(Score("science", 3, most=15),), hearts=3, bin=(Gain("heart", 2),)),
    Structure("patent-office", 3, "grey", {"energy": 2, "metal": 3}, {"industry": 2},
        effects=(Score("industry", 3, most=15),), hearts=3, bin=(Gain("heart", 2),)),
    Structure("clearance-sale", 3, "grey", {"energy": 1, "water": 1, "biomass": 1}, {"industry": 1},
        effects=(Whenever("assimilate", (Gain("heart", 2),)),), hearts=1, bin=(Gain("heart"), Gain("energy"))),
    Structure("low-g-theatre", 3, "grey", {"energy": 2, "biomass": 3}, {"housing": 1},
        effects=(Score("pink", 3, most=15),), hearts=4, bin=(Gain("heart", 2),)),
    Structure("ark-of-records", 3, "grey", {"energy": 2, "water": 2, "biomass": 2}, {"science": 1},
        effects=(Score("grey", 2, most=14),), hearts=2, bin=(Gain("heart", 2),)),
    Structure("crater-derby", 3, "grey", {"energy": 1, "water": 1, "biomass": 1, "metal": 1}, {"transport": 2},
        effects=(Score("rovers", 2, most=12),), hearts=2, bin=(Gain("rover"), Gain("metal"))),
    Structure("earthrise-park", 3, "grey", {"water": 3, "biomass": 3}, {"food": 2},
        effects=(Score("colours", 2, most=10),), hearts=2, bin=(Gain("heart"), Gain("water"))),
    Structure("hall-of-fame", 3, "grey", {"water": 2, "biomass": 2, "metal": 2}, {"transport": 1},
        effects=(Score("reputations", 2, most=8),), hearts=3, bin=(Gain("heart", 2),)),
    Structure("reserve-vault", 3, "grey", {"water": 2, "biomass": 1, "metal": 2}, {"food": 1},
        effects=(Score("resources", 1, most=6),), bin=(Gain("heart"), Gain("any"))),
    Structure("hall-of-hearts", 3, "grey", {"biomass": 2, "metal": 2}, {"transport": 1},
        effects=(Score("hearts-here", 2, most=12),), hearts=4, bin=(Gain("heart"), Gain("biomass"))),
    Structure("council-of-five", 3, "grey", {"energy": 2, "water": 2, "biomass": 2}, {"housing": 1, "food": 1},
        effects=(Score("flag-kinds", 2, most=10),), hearts=3, bin=(Gain("heart", 2), Gain("biomass"))),
    Structure("moon-capital", 3, "grey", {"energy": 2, "water": 1, "biomass": 2, "metal": 2}, {"industry": 1},
        effects=(Score("structures", 1, each=2, most=10),), hearts=6, bin=(Gain("heart", 2), Gain("energy"))),
)

PINK = (
    Structure("five-banner-gala", 3, "pink", {"water": 1, "biomass": 2}, {"housing": 1},
        effects=(Per("flag-kinds", "heart", most=5),), bin=(Gain("heart"), Gain("biomass"))),
    Structure("launch-day", 3, "pink", {"energy": 2, "water": 1}, {"science": 1},
        effects=(Per("blue", "heart", most=6),), bin=(Gain("heart"),)),
    Structure("art-auction", 3, "pink", {"biomass": 2, "energy": 1},
        effects=(Pay("any", 2, (Gain("heart", 6),)),), bin=(Gain("any", 2),)),
    Structure("rover-parade", 3, "pink", {"energy": 2, "biomass": 2},
        effects=(Pay("rover", 2, (Gain("heart", 5),)),), bin=(Gain("rover"),)),
    Structure("encore-stage", 3, "pink", {"energy": 2, "water": 2},
        effects=(Unflip(), Gain("heart", 3)), bin=(Gain("heart"), Gain("energy"))),
)

RED = (
    Structure("night-shift", 3, "red", {"biomass": 1, "metal": 2},
        effects=(Gain("energy", 2), Gain("water"), BuildAgain()), bin=(Gain("energy", 2),)),
    Structure("embassy", 3, "red", {"energy": 1, "water": 1, "biomass": 1},
        effects=(Special("any-flag"), Gain("heart")), bin=(Gain("energy"),)),
    Structure("franchise", 3, "red", {"water": 1, "biomass": 1, "metal": 1}, effects=(CopyFlip(),), bin=(Gain("any"),)),
    Structure("hall-of-mirrors", 3, "red", {"energy": 2, "water": 2, "metal": 2},
        effects=(Special("mirror-score"),), bin=(Gain("heart"),)),
)

ERA_THREE = (*BLUE, *YELLOW, *GREY, *PINK, *RED)
# fmt: on
