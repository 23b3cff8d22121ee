"""Effects in words: what a card, a tile or a mech says, made from what it does.

An effect becomes a clause ("gain $2"), clauses become sentences; the catalogues do the language. A clause has three
forms: ``start`` with a capital, ``mid`` without, ``colon`` after a colon, ``to`` for what a cost is paid for, where
languages differ. Names and flavour are messages of their own: ``card-<key>``, ``card-<key>-flavour``,
``tile-<number>``, ``mech-<key>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from games.engine import Text, text
from games.expeditions.abilities import (
    Ability,
    Activate,
    AllOf,
    Gain,
    GainCard,
    Given,
    Modify,
    Move,
    OneOf,
    Ongoing,
    Pay,
    Per,
    Solve,
    Vanquish,
    Whenever,
)
from games.expeditions.cards import Card, Core, Item, Mech, Meteorite, Person, Quest, Tile
from games.expeditions.questions import tag
from games.expeditions.tiles import COVERED

Form = Literal["start", "mid", "colon", "to"]
Part = Ability | Ongoing
Joined = Gain | GainCard
Thing = Gain | GainCard | Per
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


def sentences(effects: Sequence[Part]) -> Text:
    """An ability as it stands on a card: "Gain 2 power and $1. Move."."""
    groups = _groups(effects)
    said, conditions = [], set()
    for group in groups:
        first = group[0]
        if isinstance(first, Given):
            clause = _condition(first, "start", again=first.what in conditions)
            conditions.add(first.what)
        else:
            clause = _clause(group, "start")
        said.append(text("join-sentence", clause=clause))
    whole = said[-1]
    for one in reversed(said[:-1]):
        whole = text("join-sentences", one=one, other=whole)
    return whole


def label(*effects: Part) -> Text:
    """Effects without a full stop, for menus and captions: "Gain a red or blue worker"."""
    return _clauses(effects, "start")


def benefits(effects: Sequence[Ability]) -> Text:
    """Benefits of which each is taken by itself, as a list: "Play a card · Gain a purple worker OR $1"."""
    return _listed([_clause(group, "start") for group in _groups(effects)], "benefits")


def covered(tile: Tile) -> Text:
    """What lies under a tile's corruption, as a caption; only of tiles that have some."""
    assert tile.covered is not None  # noqa: S101 - the caller asks only Central and North tiles
    return label(COVERED[tile.covered])


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


def _line(heading: str, effects: Sequence[Part]) -> Text:
    return text("part", heading=text(f"part-{heading}"), words=sentences(effects))


def _core(part: Core) -> Text:
    worth = [_thing(gain) for gain in (Gain("power", part.power), Gain("guile", part.guile)) if gain.n]
    said = _listed(worth, "and")
    if part.stars:
        return text("core-stars", worth=said, n=part.stars)
    if part.melded:
        return text("core-melded", worth=said, n=part.melded)
    return said


def _groups(effects: Sequence[Part]) -> list[tuple[Part, ...]]:
    """Gains next to each other make one clause; everything else is a clause of its own."""
    groups: list[tuple[Part, ...]] = []
    for effect in effects:
        if groups and isinstance(effect, Joined) and isinstance(groups[-1][0], Joined):
            groups[-1] = (*groups[-1], effect)
        else:
            groups.append((effect,))
    return groups


def _clauses(effects: Sequence[Part], form: Form) -> Text:
    """Several effects as one clause: "move and gain 1 guile"."""
    groups = _groups(effects)
    return _listed([_clause(group, _after(form) if at else form) for at, group in enumerate(groups)], "and")


def _after(form: Form) -> Form:
    """The form of the clauses that follow one of ``form``."""
    return "to" if form == "to" else "mid"


def _clause(group: Sequence[Part], form: Form) -> Text:
    """Gains, or a single other effect, as a clause."""
    match group[0]:
        case Gain() | GainCard() | Per():
            return text("act-gain", form=form, things=_things(group))
        case AllOf(then=then):
            return _clauses(then, form)
        case OneOf() as either:
            return _choice(either, form)
        case Pay() as payment:
            cost = text(f"cost-{payment.cost}", form=form, n=payment.n)
            return text("act-pay", cost=cost, then=_clauses(payment.then, "to"))
        case Given() as given:
            return _condition(given, form, again=False)
        case Whenever() as whenever:
            when = text(f"when-{whenever.moment}", kind=whenever.kind, colour=whenever.colour)
            return text("act-whenever", form=form, when=when, things=_things(whenever.then))
        case Modify(what=what, n=n, colour=colour):
            return text(f"rule-{what}", n=n, colour=colour)
        case Vanquish() as fight:
            return text(f"act-{_manner(fight)}", form=form, n=fight.discount)
        case Activate(which=which):
            return text(f"act-activate-{which}", form=form)
        case Move(more=n) | Solve(discount=n) as deed:
            return text(f"act-{tag(deed)}", form=form, n=n)
        case deed:
            return text(f"act-{tag(deed)}", form=form, n=0)


def _choice(effect: OneOf, form: Form) -> Text:
    """One branch or the other; two workers, or two sides that are only gains, share their verb."""
    branches = [branch.then if isinstance(branch, AllOf) else (branch,) for branch in effect.then]
    if all(isinstance(part, Thing) for branch in branches for part in branch):
        return text("act-gain", form=form, things=_sides(branches))
    first, *others = branches
    whole = _clauses(first, form)
    for branch in others:
        whole = text("join-or-else", one=whole, other=_clauses(branch, _after(form)))
    return whole


def _sides(branches: Sequence[Sequence[Part]]) -> Text:
    """What is gained on one side or the other: "a red or blue worker", "2 power or $2"."""
    gains = [branch[0].what for branch in branches if len(branch) == 1 and isinstance(branch[0], Gain)]
    if len(gains) == len(branches) == 2 and _WORKERS.issuperset(gains):
        return text("thing-either-worker", one=gains[0], other=gains[1])
    return _listed([_bracketed(branch) for branch in branches], "or")


def _bracketed(branch: Sequence[Part]) -> Text:
    """What is gained on one side: several things in brackets, so that "and" and "or" read one way."""
    things = _things(branch)
    return text("join-bracket", things=things) if len(branch) > 1 else things


def _condition(effect: Given, form: Form, *, again: bool) -> Text:
    """What holds from a number of stars or melded meteorites on; ``again`` after another such clause."""
    then = _clauses(effect.then, "colon")
    return text(f"act-given-{'again' if again else effect.what}", form=form, n=effect.n, then=then)


def _manner(effect: Vanquish) -> str:
    """Which of the ways to vanquish an effect is."""
    if effect.to_bag:
        return "banish"
    return "vanquish-any" if effect.any_colour else "vanquish"


def _things(effects: Sequence[Part]) -> Text:
    """What is gained, as a list: "2 power, $1 and a map"."""
    found = [effect for effect in effects if isinstance(effect, Thing)]
    once = [effect for at, effect in enumerate(found) if effect not in found[:at]]
    return _listed([_thing(effect, times=found.count(effect)) for effect in once], "and")


def _thing(effect: Thing, times: int = 1) -> Text:
    if isinstance(effect, GainCard):
        return text(f"thing-card-{effect.source}", kind=effect.kind, n=times)
    what, n = effect.what, effect.n * times
    if isinstance(effect, Per):
        return _per_count(effect, _thing(Gain(what, n)))
    if what in _WORKERS:
        return text("thing-worker", colour=what, n=n)
    return text(f"thing-{what}", n=n)


def _per_count(effect: Per, thing: Text) -> Text:
    """So much for each: "1 power per red card (max. 4 power)"."""
    count = text(f"count-{effect.count}", each=effect.each)
    limit = "none" if effect.most >= 10 else "some"
    return text("thing-per", thing=thing, count=count, most=_thing(Gain(effect.what, effect.most)), limit=limit)


def _listed(parts: Sequence[Text], word: Literal["and", "or", "benefits"]) -> Text:
    """A list in words, such as "A, B and C"."""
    *before, last = parts
    if not before:
        return last
    whole = text(f"join-{word}", one=before[-1], other=last)
    for part in reversed(before[:-1]):
        whole = text("join-comma" if word == "and" else f"join-{word}", one=part, other=whole)
    return whole
