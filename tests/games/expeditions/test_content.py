"""The tables against the content frame of the specification, and against running for ever."""

from collections import Counter
from itertools import chain

import pytest

from games.engine import Effect
from games.expeditions import abilities, catalogue
from games.expeditions.abilities import COLOURS
from games.expeditions.cards import Item, Meteorite, Person, Quest
from games.expeditions.catalogue import BAG, DECK, PAIRS

CARDS, MECHS, TILES = (table.copy() for table in (catalogue.CARDS, catalogue.MECHS, catalogue.TILES))
"""As they are in the box: the rules' cases add pieces of their own while a test runs."""

KINDS = {Item: 25, Meteorite: 25, Quest: 40}

WORTH = {"power": 1, "guile": 1, "coins": 1.5, "map": 2, "corruption": 4} | dict.fromkeys(COLOURS, 2.5)
"""What a piece is worth in points of power or guile; the yardstick of the balance sheet."""
DEEDS = {"gain_card": 2, "refresh": 3, "upgrade": 4, "meld": 4, "boast": 6}


def cards(kind):
    return [card for card in CARDS.values() if isinstance(card, kind)]


def parts(card):
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


def walk(effects):
    for effect in effects:
        yield effect
        yield from walk(effect.then)


def everything():
    texts = chain(*(parts(card) for card in CARDS.values()), (tile.benefits for tile in TILES.values()))
    return [effect for ability in texts for effect in walk(ability)]


def named(effects):
    """Every value of an argument that occurs with an op."""
    return {(effect.op, name, value) for effect in effects for name, value in effect.args.items()}


@pytest.mark.parametrize(("kind", "number"), KINDS.items())
def test_each_kind_has_its_number_evenly_by_colour(kind, number):
    assert Counter(card.colour for card in cards(kind)) == dict.fromkeys(COLOURS, number // 5)


def test_the_deck_is_all_cards_but_the_people():
    assert len(DECK) == 90
    assert len(CARDS) == 102
    assert set(CARDS) - set(DECK) == {person.key for person in cards(Person)}


def test_the_pairs_are_the_rulebooks():
    assert PAIRS == (
        ("matthew", "caesar"),
        ("vesna", "voltan"),
        ("anna", "wojtek"),
        ("gunter", "nacht"),
        ("olga", "changa"),
        ("akiko", "jiro"),
    )


@pytest.mark.parametrize("person", cards(Person), ids=lambda card: card.key)
def test_a_person_solves_or_vanquishes_or_does_something_of_their_own(person):
    (choice,) = person.ability
    first, own = choice.then
    assert choice.op == "one_of"
    assert first.op == ("solve" if person.role == "character" else "vanquish")
    others = [other.ability[0].then[1] for other in cards(Person) if other.key != person.key]
    assert own not in others


@pytest.mark.parametrize("person", cards(Person), ids=lambda card: card.key)
def test_a_person_gains_more_at_one_and_two_stars(person):
    assert [part.stars for part in person.core] == [0, 1, 2]


def test_a_person_needs_an_ordinary_worker_and_a_pair_two_colours():
    """The South has no others, and the first turns are played with these two cards."""
    for character, companion in PAIRS:
        assert "purple" not in (CARDS[character].colour, CARDS[companion].colour)
        assert CARDS[character].colour != CARDS[companion].colour


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.key)
def test_core_values_are_one_to_three(card):
    assert 1 <= card.core[0].power + card.core[0].guile <= 3
    assert not card.core[0].stars
    assert not card.core[0].melded


@pytest.mark.parametrize("item", cards(Item), ids=lambda card: card.key)
def test_an_item_has_an_instant_and_an_ongoing_part(item):
    assert item.instant
    assert not {"whenever", "modify"} & {effect.op for effect in walk(item.instant)}
    assert {effect.op for effect in item.ongoing} <= {"whenever", "modify"}
    assert 2 <= item.coins <= 6


def test_only_items_have_ongoing_parts():
    for card in (*cards(Meteorite), *cards(Quest), *cards(Person)):
        assert not {"whenever", "modify"} & {effect.op for part in parts(card) for effect in walk(part)}


def test_behind_a_whenever_stands_a_gain():
    for effect in everything():
        if effect.op == "whenever":
            assert {then.op for then in effect.then} == {"gain"}


@pytest.mark.parametrize("meteorite", cards(Meteorite), ids=lambda card: card.key)
def test_a_meteorite_grows_at_one_and_two_melded(meteorite):
    grows = [effect.args["n"] for effect in meteorite.ability if effect.op == "given"]
    assert grows == [1, 2]
    assert meteorite.bonus


@pytest.mark.parametrize("quest", cards(Quest), ids=lambda card: card.key)
def test_a_quest_costs_two_to_seven_and_is_worth_about_twice_that(quest):
    cost = quest.power + quest.guile
    assert 2 <= cost <= 7
    worth = sum(_worth(effect) for effect in quest.benefit)
    assert 1.7 <= worth / cost <= 2.3


def _worth(effect):
    if effect.op == "gain":
        return WORTH[effect.args["what"]] * effect.args["n"]
    return DEEDS[effect.op]


def test_every_location_has_two_quests_of_different_colours():
    for number in TILES:
        colours = [quest.colour for quest in cards(Quest) if quest.tile == number]
        assert len(colours) == len(set(colours)) == 2


def test_quests_cost_more_the_further_north():
    def dearest(first, last):
        return [quest.power + quest.guile for quest in cards(Quest) if first <= quest.tile <= last]

    assert max(dearest(1, 6)) <= 4
    assert set(dearest(7, 13)) <= {3, 4, 5}
    assert min(dearest(14, 20)) >= 5


def test_no_two_cards_do_the_same():
    for card in CARDS.values():
        same = [other.key for other in CARDS.values() if parts(other) == parts(card)]
        assert same == [card.key]


@pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: str(tile.number))
def test_a_tile_fits_its_region(tile):
    assert tile.region == ("south" if tile.number <= 6 else "central" if tile.number <= 13 else "north")
    assert 2 <= len(tile.benefits) <= 3
    if tile.region == "south":
        assert (tile.level, tile.covered) == (0, None)
    else:
        assert tile.covered is not None
        low, high = (3, 7) if tile.region == "central" else (6, 11)
        assert low <= tile.level <= high or (tile.number, tile.level) == (20, 20)


def test_what_corruption_covers():
    assert Counter(tile.covered for tile in TILES.values() if tile.covered) == {"upgrade": 5, "meld": 5, "boast": 4}


def test_the_south_alone_gives_ordinary_workers_each_pair_of_colours_once():
    ordinary = set(COLOURS) - {"purple"}
    found = {}
    for tile in TILES.values():
        found[tile.number] = {e.args["what"] for e in walk(tile.benefits) if e.op == "gain"} & set(COLOURS)
    assert {number for number, colours in found.items() if colours & ordinary} == set(range(1, 7))
    south = [frozenset(found[number]) for number in range(1, 7)]
    assert len(set(south)) == 6
    assert all(len(pair) == 2 and pair <= ordinary for pair in south)


def test_the_tiles_the_specification_names():
    assert Effect("gain", args={"what": "map", "n": 1}) in TILES[14].benefits
    assert Effect("neighbour") in TILES[19].benefits
    assert [number for number, tile in TILES.items() if tile.level == 20] == [20]


def test_tiles_show_every_benefit_of_the_icon_list():
    """Rulebook, last page; corruption is gained by quests, as the rulebook says under Solve."""
    tiles = [effect for tile in TILES.values() for effect in walk(tile.benefits)]
    assert {"play", "refresh", "rescue_card", "neighbour", "sweep", "activate"} <= {effect.op for effect in tiles}
    gained = {effect.args["what"] for effect in tiles if effect.op == "gain"}
    assert {"coins", "power", "guile", "map", *COLOURS} == gained
    drawn = {(effect.args["source"], effect.args["kind"]) for effect in tiles if effect.op == "gain_card"}
    kinds = {("face-up", kind) for kind in ("any", "item", "meteorite", "quest")}
    assert drawn == kinds | {("adjacent", "any"), ("deck", "any"), ("two", "any")}
    assert any(e.op == "gain" and e.args["what"] == "corruption" for q in cards(Quest) for e in q.benefit)


def test_every_op_of_the_vocabulary_occurs():
    made = [value for value in vars(abilities).values() if callable(value)]
    ours = {make.__name__ for make in made if getattr(make, "__module__", None) == abilities.__name__}
    assert {effect.op for effect in everything()} == ours


@pytest.mark.parametrize(
    ("op", "name", "values"),
    [
        ("gain", "what", abilities.Stock),
        ("gain_card", "kind", abilities.Kind),
        ("gain_card", "source", abilities.Source),
        ("per", "count", abilities.Count),
        ("whenever", "moment", abilities.Moment),
        ("pay", "cost", abilities.Cost),
    ],
)
def test_every_word_of_the_vocabulary_occurs(op, name, values):
    found = {value for effect, key, value in named(everything()) if (effect, key) == (op, name)}
    assert found == set(values.__args__)


def test_every_variant_of_an_op_occurs():
    found = named(everything())
    for which in ("adjacent", "previous", "own", "upgraded"):
        assert ("activate", "which", which) in found
    for what in ("range", "solve-cost", "vanquish-cost", "any-worker"):
        assert ("modify", "what", what) in found
    for variant in (("any_colour", True), ("to_bag", True), ("discount", 1)):
        assert ("vanquish", *variant) in found
    assert {("solve", "discount", 0), ("solve", "discount", 2), ("move", "more", 1)} <= found
    assert {("given", "what", "stars"), ("given", "what", "melded")} <= found
    for colour in COLOURS:
        assert ("whenever", "colour", colour) in found
    for kind in ("any", "item", "meteorite", "quest"):
        assert ("whenever", "kind", kind) in found


ONWARD = {"play", "activate", "neighbour", "place_worker"}
BACK = {"refresh", "rescue_card", "rescue_worker"}


def _deeds(effect):
    """Ops that can happen together in one use of an effect, for each way to use it."""
    if effect.op == "one_of":
        return [ops for branch in effect.then for ops in _deeds(branch)]
    ways = [Counter([effect.op])]
    for then in effect.then:
        ways = [one + other for one in ways for other in _deeds(then)]
    return ways


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.key)
def test_no_ability_leads_to_itself_for_ever(card):
    """Chains end: an ability goes on to at most one other card or tile, and one that goes on brings no card or worker
    back; so what is played or staffed in a chain stays so, and plays and placements run out."""
    for part in parts(card):
        for deeds in _deeds(Effect("all_of", then=part)):
            onward = sum(deeds[op] for op in ONWARD)
            assert onward <= 1
            assert not (onward and any(deeds[op] for op in BACK))


def test_activating_costs_points_and_gives_none_back():
    """Chains of activations use nothing up but what is paid; a tile's own icon is taken once a Gather."""
    for card in CARDS.values():
        for part in parts(card):
            free = [effect for effect in walk(part) if effect.op == "activate" and effect.args["which"] != "upgraded"]
            if not free:
                continue
            (pays,) = [effect for effect in part if effect.op == "pay"]
            assert pays.args["cost"] in ("power", "guile")
            assert [effect.op for effect in pays.then] == ["activate"]
            points = {e.args.get("what") for e in walk(part) if e.op in ("gain", "per")}
            assert not points & {"power", "guile"}


def test_the_mechs_are_the_rulebooks():
    assert list(MECHS) == ["tatanka", "marsh-strider", "odins-wrath", "lumberjack", "highlander"]
    assert MECHS["tatanka"].limit == 5
    assert MECHS["marsh-strider"].reach == 4
    assert [mech.rule for mech in MECHS.values()] == [None, None, "trash-maps", "first-cheaper", "to-hand"]
    assert all(mech.limit == 4 for key, mech in MECHS.items() if key != "tatanka")


def test_the_bag_holds_36_tokens():
    """Rulebook, Components: six of each colour and value; the 20 lies apart."""
    assert sum(many for _, _, many in BAG) == 36
    assert {(colour, value) for colour, value, _ in BAG} == {
        (colour, value) for colour in ("orange", "turquoise") for value in (3, 4, 5)
    }
