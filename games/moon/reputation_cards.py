"""The reputation cards. Bronze asks for one thing, silver for a trade, gold for breadth."""

from __future__ import annotations

from games.moon.abilities import convert, discount, gain, per, stand_in, take_back, unflip, whenever
from games.moon.cards import Need, Reputation

BRONZE = (
    Reputation("busy-settlers", "bronze", (Need("production", 4),), 3, reward=(gain("any"),)),
    Reputation("proud-banners", "bronze", (Need("flags", 4),), 4, reward=(gain("heart"),)),
    Reputation("full-garage", "bronze", (Need("rovers", 3),), 4, reward=(convert("any", "any", m=2),)),
    Reputation(
        "blue-collars", "bronze", (Need("blue", 3),), 4, ongoing=(whenever("build", gain("energy"), colour="yellow"),)
    ),
    Reputation("open-doors", "bronze", (Need("guests", 2),), 4, ongoing=(whenever("parked-on", gain("heart")),)),
    Reputation("clever-hands", "bronze", (Need("pink", 2),), 4, reward=(unflip(),)),
    Reputation("stocked-larder", "bronze", (Need("resource-kinds", 4),), 4, reward=(take_back(), gain("rover"))),
    Reputation("three-trades", "bronze", (Need("flag-kinds", 3),), 4, ongoing=(whenever("flip", gain("heart")),)),
)

SILVER = (
    Reputation("four-trades", "silver", (Need("flag-kinds", 4),), 5, reward=(gain("any", 2),)),
    Reputation(
        "power-barons",
        "silver",
        (Need("production", 7), Need("production-kinds", 3)),
        6,
        ongoing=(stand_in("energy", "any"),),
    ),
    Reputation(
        "good-neighbours",
        "silver",
        (Need("housing", 2), Need("food", 2)),
        7,
        reward=(per("yellow", "heart", each=2, most=4),),
    ),
    Reputation(
        "road-masters", "silver", (Need("transport", 3), Need("rovers", 2)), 7, reward=(gain("rover"), gain("heart"))
    ),
    Reputation(
        "learned-society",
        "silver",
        (Need("science", 3), Need("grey", 2)),
        7,
        ongoing=(whenever("build", gain("heart"), colour="grey"),),
    ),
    Reputation(
        "iron-masters", "silver", (Need("industry", 3), Need("blue", 4)), 7, ongoing=(discount(1, colour="grey"),)
    ),
    Reputation("show-people", "silver", (Need("pink", 3), Need("yellow", 3)), 7, reward=(unflip(), gain("heart", 2))),
    Reputation(
        "full-palette",
        "silver",
        (Need("colours", 4), Need("structures", 8)),
        6,
        ongoing=(whenever("assimilate", gain("heart")),),
    ),
)

GOLD = (
    Reputation("five-banners", "gold", (Need("flag-kinds", 5), Need("structures", 10)), 9, reward=(gain("heart", 2),)),
    Reputation(
        "self-sufficient", "gold", (Need("production-kinds", 4), Need("production", 10)), 9, reward=(gain("any", 3),)
    ),
    Reputation("world-builders", "gold", (Need("colours", 5), Need("structures", 10)), 9, reward=(gain("heart", 2),)),
    Reputation(
        "great-fleet",
        "gold",
        (Need("rovers", 4), Need("transport", 3), Need("structures", 8)),
        10,
        reward=(per("rovers", "heart", each=2, most=4),),
    ),
    Reputation(
        "garden-moon",
        "gold",
        (Need("food", 3), Need("housing", 2), Need("flag-kinds", 4)),
        10,
        ongoing=(whenever("build", gain("heart", 2), colour="yellow"),),
    ),
    Reputation(
        "shining-minds",
        "gold",
        (Need("science", 4), Need("grey", 3), Need("structures", 8)),
        11,
        reward=(gain("any", 2),),
    ),
    Reputation(
        "golden-trade",
        "gold",
        (Need("industry", 3), Need("production", 7), Need("structures", 9)),
        10,
        ongoing=(discount(1),),
    ),
    Reputation(
        "capital-status",
        "gold",
        (Need("flags", 9), Need("blue", 3), Need("grey", 3)),
        11,
        ongoing=(whenever("claim", gain("heart", 2)),),
    ),
)
