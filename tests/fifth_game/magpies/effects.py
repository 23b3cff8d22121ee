"""What happens in Magpies, as data."""

from __future__ import annotations

from games.engine import Effect


class ChooseCard(Effect, frozen=True):
    """Every seat chooses a card of its hand, all at the same time."""


class LayCard(Effect, frozen=True):
    """The seat lays ``card`` face down."""

    card: int


class TurnOver(Effect, frozen=True):
    """All cards are turned over, and whoever has laid a higher one picks sooner."""


class PickThing(Effect, frozen=True):
    """The seat picks one of the things in the row."""


class TakeThing(Effect, frozen=True):
    """The seat takes a thing that is worth ``points``."""

    points: int


class TakeRest(Effect, frozen=True):
    """The seat with the lowest card takes what is left in the row."""


class EndRound(Effect, frozen=True):
    """The cards go, and new things come, if there is another round."""


AnyEffect = ChooseCard | LayCard | TurnOver | PickThing | TakeThing | TakeRest | EndRound
