"""The tables against the content frame of the specification, and against running for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import TypeVar, get_args, get_type_hints

import pytest

from games.expeditions import catalogue, terms
from games.expeditions.abilities import (
    Ability,
    Activate,
    Boast,
    Gain,
    GainCard,
    Given,
    Meld,
    Modify,
    Move,
    Neighbour,
    Nested,
    OneOf,
    Ongoing,
    Pay,
    Per,
    PlaceWorker,
    Play,
    Refresh,
    RescueCard,
    RescueWorker,
    Solve,
    Sweep,
    Upgrade,
    Vanquish,
    Whenever,
)
from games.expeditions.cards import Card, Item, Meteorite, Person, Quest
from games.expeditions.catalogue import BAG, DECK, PAIRS
from games.expeditions.terms import COLOURS

CARDS, MECHS, TILES = catalogue.CARDS.copy(), catalogue.MECHS.copy(), catalogue.TILES.copy()
"""As they are in the box: the rules' cases add pieces of their own while a test runs."""

CardT = TypeVar("CardT", bound=Card)
Part = Ability | Ongoing

KINDS: dict[type[Card], int] = {Item: 25, Meteorite: 25, Quest: 40}

WORTH = {"power": 1, "guile": 1, "coins": 1.5, "map": 2, "corruption": 4} | dict.fromkeys(COLOURS, 2.5)
"""What a piece is worth in points of power or guile; the yardstick of the balance sheet."""
DEEDS: dict[type, int] = {GainCard: 2, Refresh: 3, Upgrade: 4, Meld: 4, Boast: 6}


def cards(kind: type[CardT]) -> list[CardT]:
    return [card for card in CARDS.values() if isinstance(card, kind)]


def parts(card: Card) -> list[tuple[Part, ...]]:
    """The abilities of a card, each by itself."""
    match card:
        case Item():
            return [card.instant, card.ongoing]
        case Meteorite():
            return [card.ability, card.bonus]
        case Quest():
            return [card.ability, card.benefit]
        case Person():
            return [card.ability]


def walk(effects: Iterable[Part]) -> Iterator[Part]:
    for effect in effects:
        yield effect
        if isinstance(effect, Nested | Whenever):
            yield from walk(effect.then)


def everything() -> list[Part]:
    texts = chain(*(parts(card) for card in CARDS.values()), (tile.benefits for tile in TILES.values()))
    return [effect for ability in texts for effect in walk(ability)]


def values(kind: type, name: str) -> set[object]:
    """Every value of a field that occurs with a kind of effect."""
    return {getattr(effect, name) for effect in everything() if isinstance(effect, kind)}


@pytest.mark.parametrize(("kind", "number"), KINDS.items())
def test_each_kind_has_its_number_evenly_by_colour(kind: type[Card], number: int) -> None:
    assert Counter(card.colour for card in cards(kind)) == dict.fromkeys(COLOURS, number // 5)


def test_the_deck_is_all_cards_but_the_people() -> None:
    assert len(DECK) == 90
    assert len(CARDS) == 102
    assert set(CARDS) - set(DECK) == {person.key for person in cards(Person)}


def test_most_meteorites_grow_by_doing_something() -> None:
    """Not by plain gains alone, and hardly any by $1 a meld (found.md, 9)."""
    plain = [card for card in cards(Meteorite) if all(map(_gains, card.ability[1:]))]
    assert len(plain) <= 4
    assert sum(card.bonus == (Gain("coins"),) for card in cards(Meteorite)) <= 1


def _gains(effect: Part) -> bool:
    return isinstance(effect, Given) and all(isinstance(part, Gain) for part in effect.then)


def test_the_pairs_are_the_rulebooks() -> None:
    assert PAIRS == (
        ("matthew", "caesar"),
        ("vesna", "voltan"),
        ("anna", "wojtek"),
        ("gunter", "nacht"),
        ("olga", "changa"),
        ("akiko", "jiro"),
    )


@pytest.mark.parametrize("person", cards(Person), ids=lambda card: card.key)
def test_a_person_solves_or_vanquishes_or_does_something_of_their_own(person: Person) -> None:
    first, own = _sides(person)
    assert isinstance(first, Solve if person.role == "character" else Vanquish)
    assert own not in [_sides(other)[1] for other in cards(Person) if other.key != person.key]


def _sides(person: Person) -> tuple[Ability, ...]:
    (choice,) = person.ability
    assert isinstance(choice, OneOf)
    return choice.then


@pytest.mark.parametrize("person", cards(Person), ids=lambda card: card.key)
def test_a_person_gains_more_at_one_and_two_stars(person: Person) -> None:
    assert [part.stars for part in person.core] == [0, 1, 2]


def test_a_person_needs_an_ordinary_worker_and_a_pair_two_colours() -> None:
    """The South has no others, and the first turns are played with these two cards."""
    for character, companion in PAIRS:
        assert "purple" not in (CARDS[character].colour, CARDS[companion].colour)
        assert CARDS[character].colour != CARDS[companion].colour


def test_core_values_are_one_to_three() -> None:
    for card in CARDS.values():
        assert 1 <= card.core[0].power + card.core[0].guile <= 3, card.key
        assert not card.core[0].stars, card.key
        assert not card.core[0].melded, card.key


def test_an_item_has_an_instant_and_an_ongoing_part() -> None:
    for item in cards(Item):
        assert item.instant, item.key
        assert item.ongoing, item.key
        assert not any(isinstance(effect, Ongoing) for effect in walk(item.instant)), item.key
        assert all(isinstance(effect, Ongoing) for effect in item.ongoing), item.key
        assert 2 <= item.coins <= 6, item.key


def test_only_items_have_ongoing_parts() -> None:
    for card in CARDS.values():
        assert isinstance(card, Item) or not any(
            isinstance(effect, Ongoing) for part in parts(card) for effect in walk(part)
        )


def test_behind_a_whenever_stands_a_gain() -> None:
    for effect in everything():
        if isinstance(effect, Whenever):
            assert {type(then) for then in effect.then} == {Gain}


def test_a_meteorite_grows_at_one_and_two_melded() -> None:
    for meteorite in cards(Meteorite):
        grows = [effect.n for effect in meteorite.ability if isinstance(effect, Given)]
        assert grows == [1, 2], meteorite.key
        assert meteorite.bonus, meteorite.key


def test_a_quest_costs_two_to_seven_and_is_worth_about_twice_that() -> None:
    for quest in cards(Quest):
        cost = quest.power + quest.guile
        assert 2 <= cost <= 7, quest.key
        worth = sum(_worth(effect) for effect in quest.benefit)
        assert 1.7 <= worth / cost <= 2.3, quest.key


def _worth(effect: Ability) -> float:
    if isinstance(effect, Gain):
        return WORTH[effect.what] * effect.n
    return DEEDS[type(effect)]


def test_every_location_has_two_quests_of_different_colours() -> None:
    for number in TILES:
        colours = [quest.colour for quest in cards(Quest) if quest.tile == number]
        assert len(colours) == len(set(colours)) == 2


def test_quests_cost_more_the_further_north() -> None:
    def dearest(first: int, last: int) -> list[int]:
        return [quest.power + quest.guile for quest in cards(Quest) if first <= quest.tile <= last]

    assert max(dearest(1, 6)) <= 4
    assert set(dearest(7, 13)) <= {3, 4, 5}
    assert min(dearest(14, 20)) >= 5


def test_no_two_cards_bring_the_same_when_they_are_used() -> None:
    """In whatever order, and whatever else they are: items by their instant part, the others by their ability."""
    brings = {
        card.key: sorted(map(repr, card.instant if isinstance(card, Item) else card.ability)) for card in CARDS.values()
    }
    assert [(one, other) for one, other in combinations(brings, 2) if brings[one] == brings[other]] == []


def test_no_two_cards_do_the_same() -> None:
    for card in CARDS.values():
        same = [other.key for other in CARDS.values() if parts(other) == parts(card)]
        assert same == [card.key]


def test_a_tile_fits_its_region() -> None:
    for tile in TILES.values():
        region = "south" if tile.number <= 6 else "central" if tile.number <= 13 else "north"
        assert tile.region == region, tile.number
        assert 2 <= len(tile.benefits) <= 3, tile.number
        if tile.region == "south":
            assert (tile.level, tile.covered) == (0, None), tile.number
        else:
            assert tile.covered is not None, tile.number
            low, high = (3, 7) if tile.region == "central" else (6, 11)
            assert low <= tile.level <= high or (tile.number, tile.level) == (20, 20), tile.number


def test_what_corruption_covers() -> None:
    assert Counter(tile.covered for tile in TILES.values() if tile.covered) == {"upgrade": 5, "meld": 5, "boast": 4}


def test_the_south_alone_gives_ordinary_workers_each_pair_of_colours_once() -> None:
    ordinary = set(COLOURS) - {"purple"}
    found = {}
    for tile in TILES.values():
        found[tile.number] = {e.what for e in walk(tile.benefits) if isinstance(e, Gain)} & set(COLOURS)
    assert {number for number, colours in found.items() if colours & ordinary} == set(range(1, 7))
    south = [frozenset(found[number]) for number in range(1, 7)]
    assert len(set(south)) == 6
    assert all(len(pair) == 2 and pair <= ordinary for pair in south)


def test_the_tiles_the_specification_names() -> None:
    assert Gain("map") in TILES[14].benefits
    assert Neighbour() in TILES[19].benefits
    assert [number for number, tile in TILES.items() if tile.level == 20] == [20]


def test_tiles_show_every_benefit_of_the_icon_list() -> None:
    """Rulebook, last page; corruption is gained by quests, as the rulebook says under Solve."""
    tiles = [effect for tile in TILES.values() for effect in walk(tile.benefits)]
    assert {Play, Refresh, RescueCard, Neighbour, Sweep, Activate} <= {type(effect) for effect in tiles}
    gained = {effect.what for effect in tiles if isinstance(effect, Gain)}
    assert {"coins", "power", "guile", "map", *COLOURS} == gained
    drawn = {(effect.source, effect.kind) for effect in tiles if isinstance(effect, GainCard)}
    kinds = {("face-up", kind) for kind in ("any", "item", "meteorite", "quest")}
    assert drawn == kinds | {("adjacent", "any"), ("deck", "any"), ("two", "any")}
    assert any(Gain("corruption") in quest.benefit for quest in cards(Quest))


def test_every_kind_of_effect_occurs() -> None:
    assert {type(effect) for effect in everything()} == {*get_args(Ability), *get_args(Ongoing)}


@pytest.mark.parametrize(
    ("kind", "name", "words"),
    [
        (Gain, "what", terms.Stock),
        (GainCard, "kind", terms.Kind),
        (GainCard, "source", terms.Source),
        (Per, "count", terms.Count),
        (Whenever, "moment", terms.Moment),
        (Whenever, "kind", terms.Kind),
        (Pay, "cost", terms.Cost),
        (Activate, "which", get_type_hints(Activate)["which"]),
        (Modify, "what", terms.Modified),
    ],
)
def test_every_word_of_the_vocabulary_occurs(kind: type, name: str, words: object) -> None:
    assert values(kind, name) == set(get_args(words))


def test_every_variant_of_an_effect_occurs() -> None:
    assert values(Vanquish, "any_colour") == values(Vanquish, "to_bag") == {False, True}
    assert values(Vanquish, "discount") >= {0, 1}
    assert values(Solve, "discount") >= {0, 2}
    assert values(Move, "more") == {0, 1}
    assert values(Given, "what") == {"stars", "melded"}
    assert values(Whenever, "colour") == {"any", *COLOURS}


ONWARD = (Play, Activate, Neighbour, PlaceWorker)
BACK = (Refresh, RescueCard, RescueWorker)


def _deeds(effect: Part) -> list[Counter[type]]:
    """Kinds of effects that can happen together in one use of an effect, for each way to use it."""
    if isinstance(effect, OneOf):
        return [kinds for branch in effect.then for kinds in _deeds(branch)]
    inside = _deeds_of(effect.then) if isinstance(effect, Nested | Whenever) else [Counter[type]()]
    return [Counter[type]([type(effect)]) + kinds for kinds in inside]


def _deeds_of(effects: Iterable[Part]) -> list[Counter[type]]:
    """The same of several effects."""
    ways = [Counter[type]()]
    for effect in effects:
        ways = [one + other for one in ways for other in _deeds(effect)]
    return ways


def test_no_ability_leads_to_itself_for_ever() -> None:
    """Chains end: an ability goes on to at most one other card or tile, and one that goes on brings no card or worker
    back; so what is played or staffed in a chain stays so, and plays and placements run out."""
    for card in CARDS.values():
        for part in parts(card):
            for deeds in _deeds_of(part):
                onward = sum(deeds[kind] for kind in ONWARD)
                assert onward <= 1, card.key
                assert not (onward and any(deeds[kind] for kind in BACK)), card.key


def test_activating_costs_points_and_gives_none_back() -> None:
    """Chains of activations use nothing up but what is paid; a tile's own icon is taken once a Gather."""
    for card in CARDS.values():
        for part in parts(card):
            free = [effect for effect in walk(part) if isinstance(effect, Activate) and effect.which != "upgraded"]
            if not free:
                continue
            (pays,) = [effect for effect in part if isinstance(effect, Pay)]
            assert pays.cost in ("power", "guile")
            assert [type(effect) for effect in pays.then] == [Activate]
            points = {effect.what for effect in walk(part) if isinstance(effect, Gain | Per)}
            assert not points & {"power", "guile"}


def test_nothing_is_paid_to_gain_the_same() -> None:
    for effect in everything():
        if isinstance(effect, Pay):
            assert effect.cost not in {part.what for part in effect.then if isinstance(part, Gain)}


def test_the_mechs_are_the_rulebooks() -> None:
    assert list(MECHS) == ["tatanka", "marsh-strider", "odins-wrath", "lumberjack", "highlander"]
    assert MECHS["tatanka"].limit == 5
    assert MECHS["marsh-strider"].reach == 4
    assert [mech.rule for mech in MECHS.values()] == [None, None, "trash-maps", "first-cheaper", "to-hand"]
    assert all(mech.limit == 4 for key, mech in MECHS.items() if key != "tatanka")


def test_the_bag_holds_36_tokens() -> None:
    """Rulebook, Components: six of each colour and value; the 20 lies apart."""
    assert sum(many for _, _, many in BAG) == 36
    assert {(colour, value) for colour, value, _ in BAG} == {
        (colour, value) for colour in ("orange", "turquoise") for value in (3, 4, 5)
    }
