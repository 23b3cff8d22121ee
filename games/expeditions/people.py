"""The six characters and their companions, in pairs by the rulebook's names; what they do is original.

A character solves OR does something of its own, a companion vanquishes OR does; both gain more at one and two stars.
"""

from __future__ import annotations

from games.expeditions.abilities import (
    gain,
    gain_card,
    move,
    neighbour,
    one_of,
    place_worker,
    play,
    rescue_card,
    solve,
    sweep,
    vanquish,
)
from games.expeditions.cards import Core, Person

# fmt: off
PEOPLE: tuple[Person, ...] = (
    Person("matthew", "character", 1, "green", (Core(guile=1), Core(power=1, stars=1), Core(guile=1, stars=2)),
        ability=(one_of(solve(), (move(1), gain("power"), gain("guile", 2))),)),
    Person("caesar", "companion", 1, "red", (Core(power=1), Core(guile=1, stars=1), Core(power=1, stars=2)),
        ability=(one_of(vanquish(), (rescue_card(), gain("power"))),)),
    Person("vesna", "character", 2, "blue", (Core(guile=1), Core(guile=1, stars=1), Core(power=1, stars=2)),
        ability=(one_of(solve(), (sweep(), gain_card(kind="item"))),)),
    Person("voltan", "companion", 2, "green", (Core(power=1), Core(power=1, stars=1), Core(guile=1, stars=2)),
        ability=(one_of(vanquish(), (gain("power"), place_worker())),)),
    Person("anna", "character", 3, "yellow", (Core(guile=1), Core(guile=1, stars=1), Core(power=1, stars=2)),
        ability=(one_of(solve(), (gain("coins"), gain("guile"))),)),
    Person("wojtek", "companion", 3, "red", (Core(power=1), Core(power=1, stars=1), Core(guile=1, stars=2)),
        ability=(one_of(vanquish(), gain("power", 2)),)),
    Person("gunter", "character", 4, "red", (Core(power=1), Core(guile=1, stars=1), Core(power=1, stars=2)),
        ability=(one_of(solve(), (play(), gain("power"))),)),
    Person("nacht", "companion", 4, "blue", (Core(guile=1), Core(power=1, stars=1), Core(guile=1, stars=2)),
        ability=(one_of(vanquish(), (vanquish(to_bag=True), gain("guile"))),)),
    Person("olga", "character", 5, "green", (Core(guile=1), Core(power=1, stars=1), Core(guile=1, stars=2)),
        ability=(one_of(solve(), neighbour()),)),
    Person("changa", "companion", 5, "yellow", (Core(power=1), Core(guile=1, stars=1), Core(guile=1, stars=2)),
        ability=(one_of(vanquish(), (move(), gain("power"))),)),
    Person("akiko", "character", 6, "blue", (Core(guile=1), Core(guile=1, stars=1), Core(power=1, stars=2)),
        ability=(one_of(solve(), (gain_card(kind="meteorite"), gain("guile"))),)),
    Person("jiro", "companion", 6, "yellow", (Core(power=1), Core(power=1, stars=1), Core(power=1, stars=2)),
        ability=(one_of(vanquish(), (sweep(), gain_card("adjacent"))),)),
)
