"""Effects in words: what a card, a tile or a mech says, made from what it does.

An effect becomes a clause ("gain $2"), clauses become sentences; the catalogues do the language. A clause has three
forms: ``start`` with a capital, ``mid`` without, ``colon`` after a colon, where languages differ. Names and flavour are
messages of their own: ``card-<key>``, ``card-<key>-flavour``, ``tile-<number>``, ``mech-<key>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from games.engine import Effect, Text, text
from games.expeditions.cards import Card, Core, Item, Mech, Meteorite, Person, Quest, Tile

Form = Literal["start", "mid", "colon"]

_JOINED = frozenset({"gain", "gain_card"})
_THINGS = _JOINED | {"per"}
"""What is gained as things in a list; a per-count gain stands alone, so that it is clear what is counted."""
_WORKERS = frozenset({"red", "blue", "green", "yellow", "purple"})


@lru_cache
def flavour(card: str) -> Text:
    """The line of flavour on a card."""
    return text(f"card-{card}-flavour")


@lru_cache
def mech_rule(mech: Mech) -> Text:
    """What a mech does."""
    return text(f"mech-{mech.key}-rule")


@lru_cache
def core(parts: tuple[Core, ...]) -> Text:
    """A core value with its conditional parts: "2 power, +1 guile with 1 star"."""
    said = [_core(part) for part in parts]
    return said[0] if len(said) == 1 else text("join-plain", parts=tuple(said))


def sentences(effects: tuple[Effect, ...]) -> Text:
    """An ability as it stands on a card: "Gain 2 power and $1. Move."."""
    groups = _groups(effects)
    conditions = [group[0].args["what"] if group[0].op == "given" else None for group in groups]
    said = []
    for at, (group, condition) in enumerate(zip(groups, conditions, strict=True)):
        again = condition is not None and condition in conditions[:at]
        clause = _condition(group[0], "start", again=True) if again else _clause(group, "start")
        said.append(text("join-sentence", clause=clause))
    whole = said[-1]
    for one in reversed(said[:-1]):
        whole = text("join-sentences", one=one, other=whole)
    return whole


def label(effect: Effect) -> Text:
    """One effect without a full stop, for menus and captions: "Gain a red or blue worker"."""
    return _clause((effect,), "start")


def covered(tile: Tile) -> Text:
    """What lies under a tile's corruption, as a caption; only of tiles that have some."""
    assert tile.covered is not None  # noqa: S101 - the caller asks only Central and North tiles
    return label(Effect(tile.covered))


def quest_cost(quest: Quest) -> Text:
    """What solving a quest costs: "2 power and 3 guile"."""
    return _core(Core(quest.power, quest.guile))


def lines(card: Card) -> tuple[Text, ...]:
    """All that a card says, one line a part, each with its heading."""
    match card:
        case Item():
            return (
                _line("instant", card.instant),
                _line("ongoing", card.ongoing),
                text("part-coins", coins=card.coins),
            )
        case Meteorite():
            return (_line("ability", card.ability), _line("bonus", card.bonus))
        case Quest():
            where = text(f"tile-{card.tile}")
            heading = text("part-solve", number=card.tile, where=where, cost=quest_cost(card))
            return (_line("ability", card.ability), text("part", heading=heading, words=sentences(card.benefit)))
        case Person():
            return (_line("ability", card.ability),)


def _line(heading: str, effects: tuple[Effect, ...]) -> Text:
    return text("part", heading=text(f"part-{heading}"), words=sentences(effects))


def _core(part: Core) -> Text:
    worth = [_thing(_gain(what, n)) for what, n in (("power", part.power), ("guile", part.guile)) if n]
    said = _listed(worth, "and")
    if part.stars:
        return text("core-stars", worth=said, n=part.stars)
    if part.melded:
        return text("core-melded", worth=said, n=part.melded)
    return said


def _gain(what: str, n: int) -> Effect:
    return Effect("gain", args={"what": what, "n": n})


def _groups(effects: Sequence[Effect]) -> list[tuple[Effect, ...]]:
    """Gains next to each other make one clause; everything else is a clause of its own."""
    groups: list[tuple[Effect, ...]] = []
    for effect in effects:
        if groups and effect.op in _JOINED and groups[-1][0].op in _JOINED:
            groups[-1] = (*groups[-1], effect)
        else:
            groups.append((effect,))
    return groups


def _clauses(effects: Sequence[Effect], form: Form) -> Text:
    """Several effects as one clause: "move and gain 1 guile"."""
    groups = _groups(effects)
    return _listed([_clause(group, "mid" if at else form) for at, group in enumerate(groups)], "and")


def _clause(group: tuple[Effect, ...], form: Form) -> Text:
    """Gains, or a single other effect, as a clause."""
    first = group[0]
    if first.op in _THINGS:
        return text("act-gain", form=form, things=_things(group))
    match first.op:
        case "all_of":
            return _clauses(first.then, form)
        case "one_of":
            return _choice(first, form)
        case "pay":
            return _payment(first, form)
        case "given":
            return _condition(first, form)
        case "whenever":
            return _trigger(first, form)
        case "modify":
            return text(f"rule-{first.args['what']}", n=_int(first, "n"), colour=_str(first, "colour"))
        case "vanquish":
            return text(f"act-{_manner(first)}", form=form, n=_int(first, "discount"))
        case "activate":
            return text(f"act-activate-{first.args['which']}", form=form)
        case op:
            n = first.args.get("more") or first.args.get("discount") or 0
            return text(f"act-{op.replace('_', '-')}", form=form, n=int(str(n)))


def _choice(effect: Effect, form: Form) -> Text:
    """One branch or the other; two workers, or two sides that are only gains, share their verb."""
    branches = [branch.then if branch.op == "all_of" else (branch,) for branch in effect.then]
    if all(part.op in _THINGS for branch in branches for part in branch):
        return text("act-gain", form=form, things=_sides(branches))
    first, *others = branches
    whole = _clauses(first, form)
    for branch in others:
        whole = text("join-or-else", one=whole, other=_clauses(branch, "mid"))
    return whole


def _sides(branches: Sequence[tuple[Effect, ...]]) -> Text:
    """What is gained on one side or the other: "a red or blue worker", "2 power or $2"."""
    gains = [branch[0].args.get("what") for branch in branches if len(branch) == 1]
    if len(gains) == len(branches) == 2 and _WORKERS.issuperset(gains):
        return text("thing-either-worker", one=str(gains[0]), other=str(gains[1]))
    return _listed([_things(branch) for branch in branches], "or")


def _payment(effect: Effect, form: Form) -> Text:
    cost = text(f"cost-{effect.args['cost']}", form=form, n=_int(effect, "n"))
    return text("act-pay", cost=cost, then=_clauses(effect.then, "colon"))


def _condition(effect: Effect, form: Form, *, again: bool = False) -> Text:
    """What holds from a number of stars or melded meteorites on; ``again`` after another such clause."""
    then = _clauses(effect.then, "colon")
    which = "again" if again else effect.args["what"]
    return text(f"act-given-{which}", form=form, n=_int(effect, "n"), then=then)


def _trigger(effect: Effect, form: Form) -> Text:
    kind, colour = _str(effect, "kind"), _str(effect, "colour")
    when = text(f"when-{effect.args['moment']}", kind=kind, colour=colour)
    return text("act-whenever", form=form, when=when, things=_things(effect.then))


def _manner(effect: Effect) -> str:
    """Which of the ways to vanquish an effect is."""
    if effect.args["to_bag"]:
        return "banish"
    return "vanquish-any" if effect.args["any_colour"] else "vanquish"


def _things(effects: Sequence[Effect]) -> Text:
    """What is gained, as a list: "2 power, $1 and a map"."""
    once = [effect for at, effect in enumerate(effects) if effect not in effects[:at]]
    return _listed([_thing(effect, times=effects.count(effect)) for effect in once], "and")


def _thing(effect: Effect, times: int = 1) -> Text:
    if effect.op == "gain_card":
        return text(f"thing-card-{effect.args['source']}", kind=_str(effect, "kind"), n=times)
    what, n = _str(effect, "what"), _int(effect, "n") * times
    if effect.op == "per":
        return _per_count(effect, _thing(_gain(what, n)))
    if what in _WORKERS:
        return text("thing-worker", colour=what, n=n)
    return text(f"thing-{what}", n=n)


def _per_count(effect: Effect, thing: Text) -> Text:
    """So much for each: "1 power per red card (up to 4)"."""
    count, most = text(f"count-{effect.args['count']}", each=_int(effect, "each")), _int(effect, "most")
    return text("thing-per", thing=thing, count=count, most=most, limit="none" if most >= 10 else "some")


def _listed(parts: Sequence[Text], word: Literal["and", "or"]) -> Text:
    """A list in words, such as "A, B and C"."""
    *before, last = parts
    if not before:
        return last
    whole = text(f"join-{word}", one=before[-1], other=last)
    for part in reversed(before[:-1]):
        whole = text("join-comma", one=part, other=whole)
    return whole


def _int(effect: Effect, name: str) -> int:
    value = effect.args[name]
    assert isinstance(value, int)  # noqa: S101 - the vocabulary's constructors see to it
    return value


def _str(effect: Effect, name: str) -> str:
    return str(effect.args[name])
