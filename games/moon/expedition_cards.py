"""The expedition cards: a small action a turn for whoever holds one. Era I swaps or gains, II converts, III scores."""

from __future__ import annotations

from games.moon.abilities import convert, discount, gain, one_of, pay, per, salvage, take_back
from games.moon.cards import Expedition

ERA_ONE = (
    Expedition("dawn-crossing", 1, (gain("energy"),)),
    Expedition("polar-traverse", 1, (gain("water"),)),
    Expedition("crater-rim-walk", 1, (gain("biomass"),)),
    Expedition("ore-prospecting", 1, (gain("metal"),)),
    Expedition("dust-survey", 1, (convert("any", "any", times=2),)),
    Expedition("wreck-hunt", 1, (salvage(), convert("energy", "any"))),
)

ERA_TWO = (
    Expedition("cable-laying", 2, (convert("energy", "any", times=2),)),
    Expedition("well-boring", 2, (convert("water", "any", times=2),)),
    Expedition("rover-assembly", 2, (pay("any", 1, gain("rover")),)),
    Expedition("convoy", 2, (pay("rover", 1, gain("any", 2)),)),
    Expedition("recovery-tour", 2, (one_of(take_back(), convert("any", "any")),)),
    Expedition("deep-vein", 2, (convert("any", "metal", times=2),)),
)

ERA_THREE = (
    Expedition("summit-climb", 3, (pay("energy", 1, gain("heart", 2)),)),
    Expedition("pilgrims-trail", 3, (pay("any", 2, gain("heart", 3)),)),
    Expedition("farewell-drive", 3, (pay("rover", 1, gain("heart", 3)),)),
    Expedition("grand-tour", 3, (per("flag-kinds", "heart", each=2),)),
    Expedition("museum-run", 3, (one_of(gain("heart"), discount(1)),)),
    Expedition("festival-barge", 3, (pay("biomass", 1, gain("heart", 2)),)),
)

FIRST_EFFECTS = (one_of(gain("energy"), convert("any", "any")),)

FIRST_CARDS = {players: Expedition(f"first-{players}", 0, FIRST_EFFECTS) for players in (2, 3, 4, 5)}
