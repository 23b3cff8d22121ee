"""What cards do, in a few signs: for tiles, on which no sentence has room. Data, drawn by :mod:`render.moon.glyphs`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from games.engine import Effect
from games.moon.abilities import COLOURS, FLAGS
from games.moon.cards import Need, Reputation, Structure


class Sign(NamedTuple):
    """One sign: what it is a sign for, and the number beside it (words where it is no plain number).

    ``what`` is anything that can be gained or counted (``flag:science``, ``colour:blue``), or ``arrow``, ``star``,
    ``or``, ``bin``, ``park``, ``take-back``, ``salvage``, ``flip``, ``claim``.
    """

    what: str
    number: str = ""


ARROW = Sign("arrow")
_MOMENTS = {"assimilate": "bin", "park": "park", "parked-on": "guests", "flip": "flip", "claim": "reputations"}
_SPECIALS: dict[str, tuple[Sign, ...]] = {
    "wins-ties": (Sign("flags"), Sign("crown")),
    "own-parking": (Sign("park"), Sign("base")),
    "any-flag": (Sign("flag-kinds", "+1"),),
    "produce-now": (Sign("production"), ARROW, Sign("resources")),
    "park-twice": (Sign("park", "2"),),
    "tap-flag": (Sign("flags"), ARROW, Sign("heart", "3")),
    "copy-flip": (Sign("flip"), Sign("colour:pink")),
    "build-again": (Sign("structures", "+1"),),
    "mirror-score": (Sign("colour:grey"), ARROW, Sign("star")),
}


def of_effects(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """The signs of some effects, one after the other."""
    return tuple(sign for effect in effects for sign in _effect(effect))


def of_structure(structure: Structure) -> tuple[Sign, ...]:
    """What a structure makes, shows and does."""
    made = tuple(Sign(what, _number(n)) for what, n in structure.makes.items())
    return (*made, *(Sign(f"flag:{flag}") for flag in structure.flags), *of_effects(structure.effects))


def of_needs(needs: Iterable[Need]) -> tuple[Sign, ...]:
    """What a reputation asks for."""
    return tuple(Sign(counted(need.count), str(need.n)) for need in needs)


def of_reputation(card: Reputation) -> tuple[Sign, ...]:
    """What a reputation gives besides its hearts."""
    return of_effects((*card.reward, *card.ongoing))


def counted(count: str) -> str:
    """The sign for what is counted."""
    if count in FLAGS:
        return f"flag:{count}"
    return f"colour:{count}" if count in COLOURS else count


def _effect(effect: Effect) -> Iterator[Sign]:
    args: Mapping[str, Any] = effect.args
    match effect.op:
        case "gain":
            yield Sign(args["what"], _number(args["n"]))
        case "pay":
            yield from (Sign(args["what"], _number(args["n"])), ARROW, *of_effects(effect.then))
        case "convert":
            times = f"×{args['times']}" if args["times"] > 1 else ""
            yield from (Sign(args["give"], _number(args["n"])), ARROW, Sign(args["get"], _number(args["m"]) + times))
        case "one_of":
            for place, branch in enumerate(effect.then):
                if place:
                    yield Sign("or")
                yield from _effect(branch)
        case "per":
            yield from (Sign(counted(args["count"]), _number(args["each"])), ARROW)
            yield Sign(args["what"], _number(args["n"]))
        case "score":
            yield Sign(counted(args["count"]), _number(args["each"]))
            if args["each"] > 1:
                yield ARROW
            yield Sign("star", str(args["n"]))
        case "discount":
            yield Sign("structures" if args["colour"] == "any" else f"colour:{args['colour']}", f"−{args['n']}")
        case "stand_in":
            yield from (Sign(args["resource"]), Sign("equal"), Sign(args["instead"]))
        case "whenever":
            yield from (Sign(_moment(args)), ARROW, *of_effects(effect.then))
        case "special":
            yield from _SPECIALS[args["what"]]
        case "take_back" | "salvage" | "unflip":
            yield Sign(effect.op.replace("_", "-"))


def _moment(args: Mapping[str, Any]) -> str:
    if args["moment"] != "build":
        return _MOMENTS[args["moment"]]
    if args["flag"] != "any":
        return f"flag:{args['flag']}"
    return "structures" if args["colour"] == "any" else f"colour:{args['colour']}"


def _number(n: int) -> str:
    return str(n) if n > 1 else ""
