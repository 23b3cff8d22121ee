"""What cards do, in a few symbols: tiles have no room for sentences. Data, drawn by ``paint_symbols``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from games.moon.cards import Need, Reputation, Structure
from games.moon.components import COLOURS, FLAGS
from games.moon.effects import (
    AnyAbility,
    BuildAgain,
    Convert,
    CopyFlip,
    Discount,
    Gain,
    OneOf,
    Pay,
    Per,
    ProduceNow,
    Salvage,
    Score,
    Special,
    StandIn,
    TakeBack,
    TapFlag,
    Unflip,
    Whenever,
)


class Symbol(NamedTuple):
    """One symbol: what it stands for, and the number beside it ("−1" and "+1" included).

    ``what`` is anything that can be gained or counted (``flag:science``, ``colour:blue``), or ``arrow``, ``star``,
    ``or``, ``bin``, ``park``, ``take-back``, ``salvage``, ``flip``, ``claim``.
    """

    what: str
    number: str = ""


ARROW = Symbol("arrow")
_MOMENTS = {"assimilate": "bin", "park": "park", "parked-on": "guests", "flip": "flip", "claim": "reputations"}
_PRIVILEGES: dict[str, tuple[Symbol, ...]] = {
    "wins-ties": (Symbol("flags"), Symbol("crown")),
    "own-parking": (Symbol("park"), Symbol("base")),
    "any-flag": (Symbol("flag-kinds", "+1"),),
    "park-twice": (Symbol("park", "2"),),
    "mirror-score": (Symbol("colour:grey"), ARROW, Symbol("star")),
}


def of_abilities(abilities: Iterable[AnyAbility]) -> tuple[Symbol, ...]:
    """The symbols of abilities, in their order."""
    return tuple(symbol for ability in abilities for symbol in _ability(ability))


def of_structure(structure: Structure) -> tuple[Symbol, ...]:
    """What a structure makes, shows and does."""
    made = tuple(Symbol(what, _number(n)) for what, n in structure.makes.items())
    return (*made, *(Symbol(f"flag:{flag}") for flag in structure.flags), *of_abilities(structure.effects))


def of_needs(needs: Iterable[Need]) -> tuple[Symbol, ...]:
    """What a reputation asks for."""
    return tuple(Symbol(counted(need.count), str(need.n)) for need in needs)


def of_reputation(card: Reputation) -> tuple[Symbol, ...]:
    """What a reputation gives besides its hearts."""
    return of_abilities((*card.reward, *card.ongoing))


def counted(count: str) -> str:
    """What the symbol of something counted stands for."""
    if count in FLAGS:
        return f"flag:{count}"
    return f"colour:{count}" if count in COLOURS else count


def _ability(ability: AnyAbility) -> Iterator[Symbol]:
    match ability:
        case Gain(what=what, n=n):
            yield Symbol(what, _number(n))
        case Pay(what=what, n=n, then=then):
            yield from (Symbol(what, _number(n)), ARROW, *of_abilities(then))
        case Convert(give=give, get=get, n=n, m=m, times=times):
            repeated = f"×{times}" if times > 1 else ""
            yield from (Symbol(give, _number(n)), ARROW, Symbol(get, _number(m) + repeated))
        case OneOf(branches=branches):
            for place, branch in enumerate(branches):
                if place:
                    yield Symbol("or")
                yield from _ability(branch)
        case Per(count=count, what=what, n=n, each=each):
            yield from (Symbol(counted(count), _number(each)), ARROW, Symbol(what, _number(n)))
        case Score(count=count, n=n, each=each):
            yield Symbol(counted(count), _number(each))
            if each > 1:
                yield ARROW
            yield Symbol("star", str(n))
        case Discount(n=n, colour=colour):
            yield Symbol("structures" if colour == "any" else f"colour:{colour}", f"−{n}")
        case StandIn(resource=resource, instead=instead):
            yield from (Symbol(resource), Symbol("equal"), Symbol(instead))
        case Whenever():
            yield from (Symbol(_moment(ability)), ARROW, *of_abilities(ability.then))
        case Special(what=privilege):
            yield from _PRIVILEGES[privilege]
        case _:
            yield from _AT_ONCE[type(ability)]


_AT_ONCE: dict[type[AnyAbility], tuple[Symbol, ...]] = {
    TakeBack: (Symbol("take-back"),),
    Salvage: (Symbol("salvage"),),
    Unflip: (Symbol("unflip"),),
    ProduceNow: (Symbol("production"), ARROW, Symbol("resources")),
    TapFlag: (Symbol("flags"), ARROW, Symbol("heart", "3")),
    CopyFlip: (Symbol("flip"), Symbol("colour:pink")),
    BuildAgain: (Symbol("structures", "+1"),),
}


def _moment(whenever: Whenever) -> str:
    if whenever.moment != "build":
        return _MOMENTS[whenever.moment]
    if whenever.flag != "any":
        return f"flag:{whenever.flag}"
    return "structures" if whenever.colour == "any" else f"colour:{whenever.colour}"


def _number(n: int) -> str:
    return str(n) if n > 1 else ""
