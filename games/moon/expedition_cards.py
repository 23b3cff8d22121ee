"""The expedition cards: a small action a turn for whoever holds one. Era I swaps or gains, II converts, III scores."""

from __future__ import annotations

from games.moon.cards import Expedition
from games.moon.effects import Convert, Discount, Gain, OneOf, Pay, Per, Salvage, TakeBack

ERA_ONE = (
    Expedition("dawn-crossing", 1, (Gain("energy"),)),
    Expedition("polar-traverse", 1, (Gain("water"),)),
    Expedition("crater-rim-walk", 1, (Gain("biomass"),)),
    Expedition("ore-prospecting", 1, (Gain("metal"),)),
    Expedition("dust-survey", 1, (Convert("any", "any", times=2),)),
    Expedition("wreck-hunt", 1, (Salvage(), Convert("energy", "any"))),
)

ERA_TWO = (
    Expedition("cable-laying", 2, (Convert("energy", "any", times=2),)),
    Expedition("well-boring", 2, (Convert("water", "any", times=2),)),
    Expedition("rover-assembly", 2, (Pay("any", 1, (Gain("rover"),)),)),
    Expedition("convoy", 2, (Pay("rover", 1, (Gain("any", 2),)),)),
    Expedition("recovery-tour", 2, (OneOf((TakeBack(), Convert("any", "any"))),)),
    Expedition("deep-vein", 2, (Convert("any", "metal", times=2),)),
)

ERA_THREE = (
    Expedition("summit-climb", 3, (Pay("energy", 1, (Gain("heart", 2),)),)),
    Expedition("pilgrims-trail", 3, (Pay("any", 2, (Gain("heart", 3),)),)),
    Expedition("farewell-drive", 3, (Pay("rover", 1, (Gain("heart", 3),)),)),
    Expedition("grand-tour", 3, (Per("flag-kinds", "heart", each=2),)),
    Expedition("museum-run", 3, (OneOf((Gain("heart"), Discount(1))),)),
    Expedition("festival-barge", 3, (Pay("biomass", 1, (Gain("heart", 2),)),)),
)

FIRST_EFFECTS = (OneOf((Gain("energy"), Convert("any", "any"))),)

FIRST_CARDS = {players: Expedition(f"first-{players}", 0, FIRST_EFFECTS) for players in (2, 3, 4, 5)}
