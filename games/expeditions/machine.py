"""The machine of Expeditions; each module registers its effects here.

Rulings, written down once:

* What somebody picks from several benefits happens at once; what is offered to them alone can be declined. Power,
  guile, coins, maps, workers and tokens that a "whenever" gives, or that follow from a choice whose label says so, are
  taken without asking.
* A question of which nothing but passing is open is not asked.
* A chain is a card's ability and all that it causes. Within one chain every card's ability is used at most once by a
  worker and once without one; no card activates itself; no "whenever" fires on what it has itself caused. So
  everything ends.
* An ongoing part that is activated counts once more until the end of the turn, whether or not it is in force already,
  and however often it is activated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from games.engine import Effect, Machine, Text
from games.expeditions.abilities import Ability, Nested
from games.expeditions.state import State

EffectT = TypeVar("EffectT", bound=Effect)
Need = Callable[[State, EffectT], "Text | None"]


class Rules(Machine[State]):
    """The machine, which also knows why an effect would do nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._needs: dict[type[Effect], Need[Any]] = {}

    def need(self, kind: type[EffectT]) -> Callable[[Need[EffectT]], Need[EffectT]]:
        """Registers what tells why an effect of this ``kind`` would do nothing now (None: it would do something)."""

        def register(need: Need[EffectT]) -> Need[EffectT]:
            self._needs[kind] = need
            return need

        return register

    def need_of(self, effect: Effect) -> Need[Any]:
        """What tells why an effect of this kind would do nothing now."""
        return self._needs.get(type(effect), _nothing)

    def why_not(self, state: State, effect: Effect) -> Text | None:
        """Why ``effect`` would do nothing now; None where it would do something."""
        need = self._needs.get(type(effect))
        return None if need is None else need(state, effect)

    def asks(self, effect: Effect) -> bool:
        """Whether an effect asks by itself, so that it can be declined."""
        return type(effect) in self._questions


def _nothing(_state: State, _effect: Effect) -> None:
    """It does something at any time."""


MACHINE = Rules()


def bind(effects: Sequence[Ability], seat: int, card: str | None, chain: tuple[str, ...]) -> tuple[Ability, ...]:
    """Effects made somebody's: with the seat, the card they stand on (None: a tile) and the chain they belong to."""
    return tuple([_bound(effect, seat, card, chain) for effect in effects])


def _bound(effect: Ability, seat: int, card: str | None, chain: tuple[str, ...]) -> Ability:
    if isinstance(effect, Nested):
        return replace(effect, seat=seat, card=card, chain=chain, then=bind(effect.then, seat, card, chain))
    return replace(effect, seat=seat, card=card, chain=chain)
