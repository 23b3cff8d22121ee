"""What the rules of thumb weigh."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The numbers in the rules of thumb, in points; found by self-play."""

    one: float = 0.245  # the chance to reach a place one space away
    step: float = 0.82  # how it falls with each further space
    public: float = 1
    rival: float = 1.3  # how much a rival's mark counts against a player, of what it is worth
    arrow: float = 0.739  # an arrow more
    ticket: float = 0.733  # a ticket gained
    price: float = 0.555  # a ticket spent
    peek: float = 0.284
    swap: float = 0.5
    explorer: float = 0.458  # an explorer's points, where its condition is not met yet
    gift: float = 0.1  # what an arrow to a place is worth to rivals who hold its card
    look: float = 0.13  # a look at a secret destination
    margin: float = 0.1  # what an event has to promise beyond its price, since the best of many looks better than it is
    hold: float = 0.3  # a kept event that stays in hand
    block: float = 0.3  # what a blocked edge takes from a rival's mark behind it
    left: float = 1.1  # a ticket left when a roll-out is cut: fitted to how 2,400 games went on
