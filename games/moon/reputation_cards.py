"""The reputation cards. Bronze asks for one thing, silver for a trade, gold for breadth."""

from __future__ import annotations

from games.moon.cards import Need, Reputation
from games.moon.effects import Convert, Discount, Gain, Per, StandIn, TakeBack, Unflip, Whenever

# fmt: off
BRONZE = (
    Reputation("busy-settlers", "bronze", (Need("production", 4),), 3, reward=(Gain("any"),)),
    Reputation("proud-banners", "bronze", (Need("flags", 4),), 4, reward=(Gain("heart"),)),
    Reputation("full-garage", "bronze", (Need("rovers", 3),), 4, reward=(Convert("any", "any", m=2),)),
    Reputation("blue-collars", "bronze", (Need("blue", 3),), 4,
        ongoing=(Whenever("build", (Gain("energy"),), colour="yellow"),)),
    Reputation("open-doors", "bronze", (Need("guests", 2),), 4, ongoing=(Whenever("parked-on", (Gain("heart"),)),)),
    Reputation("clever-hands", "bronze", (Need("pink", 2),), 4, reward=(Unflip(),)),
    Reputation("stocked-larder", "bronze", (Need("resource-kinds", 4),), 4, reward=(TakeBack(), Gain("rover"))),
    Reputation("three-trades", "bronze", (Need("flag-kinds", 3),), 4, ongoing=(Whenever("flip", (Gain("heart"),)),)),
)

SILVER = (
    Reputation("four-trades", "silver", (Need("flag-kinds", 4),), 5, reward=(Gain("any", 2),)),
    Reputation("power-barons", "silver", (Need("production", 7), Need("production-kinds", 3)), 6,
        ongoing=(StandIn("energy", "any"),)),
    Reputation("good-neighbours", "silver", (Need("housing", 2), Need("food", 2)), 7,
        reward=(Per("yellow", "heart", each=2, most=4),)),
    Reputation("road-masters", "silver", (Need("transport", 3), Need("rovers", 2)), 7,
        reward=(Gain("rover"), Gain("heart"))),
    Reputation("learned-society", "silver", (Need("science", 3), Need("grey", 2)), 7,
        ongoing=(Whenever("build", (Gain("heart"),), colour="grey"),)),
    Reputation("iron-masters", "silver", (Need("industry", 3), Need("blue", 4)), 7,
        ongoing=(Discount(1, colour="grey"),)),
    Reputation("show-people", "silver", (Need("pink", 3), Need("yellow", 3)), 7, reward=(Unflip(), Gain("heart", 2))),
    Reputation("full-palette", "silver", (Need("colours", 4), Need("structures", 8)), 6,
        ongoing=(Whenever("assimilate", (Gain("heart"),)),)),
)

GOLD = (
    Reputation("five-banners", "gold", (Need("flag-kinds", 5), Need("structures", 10)), 9, reward=(Gain("heart", 2),)),
    Reputation("self-sufficient", "gold", (Need("production-kinds", 4), Need("production", 10)), 9,
        reward=(Gain("any", 3),)),
    Reputation("city-planners", "gold", (Need("colours", 5), Need("structures", 10)), 9,
        ongoing=(Whenever("build", (Gain("heart"),)),)),
    Reputation("great-fleet", "gold", (Need("rovers", 4), Need("transport", 3), Need("structures", 8)), 10,
        reward=(Per("rovers", "heart", each=2, most=4),)),
    Reputation("garden-moon", "gold", (Need("food", 3), Need("housing", 2), Need("flag-kinds", 4)), 10,
        ongoing=(Whenever("build", (Gain("heart", 2),), colour="yellow"),)),
    Reputation("shining-minds", "gold", (Need("science", 4), Need("grey", 3), Need("structures", 8)), 11,
        reward=(Gain("any", 2),)),
    Reputation("golden-trade", "gold", (Need("industry", 3), Need("production", 7), Need("structures", 9)), 10,
        ongoing=(Discount(1),)),
    Reputation("capital-status", "gold", (Need("flags", 9), Need("blue", 3), Need("grey", 3)), 11,
        ongoing=(Whenever("claim", (Gain("heart", 2),)),)),
)
# fmt: on
