"""The frame of the cards: specs/moon.md, "Components" and "Content frame"."""

from collections import Counter
from typing import get_args

import pytest

from games.engine import Effect
from games.moon.abilities import COLOURS, FLAGS, RESOURCES, Count, Moment, Special, Stock
from games.moon.cards import Level
from games.moon.catalogue import BASES, DECKS, EXPEDITIONS, FIRST, REPUTATION_DECKS, REPUTATIONS, STRUCTURES

TABLE = {1: (14, 9, 5, 6, 2), 2: (9, 10, 8, 6, 3), 3: (4, 10, 13, 5, 4)}
COSTS = {1: range(4), 2: range(2, 6), 3: range(3, 8)}
NEEDS = {1: range(2), 2: range(3), 3: range(4)}
HEARTS = {"bronze": range(3, 5), "silver": range(5, 8), "gold": range(8, 12)}
WORTH = {"rover": 2, "heart": 2}  # a resource is 1

ONGOING = {"whenever", "score", "discount", "stand_in"}
OPS = ONGOING | {"gain", "pay", "convert", "one_of", "per", "take_back", "salvage", "unflip", "special"}


def deck(era):
    return [STRUCTURES[key] for key in DECKS[era]]


def of(colour):
    return [card for card in STRUCTURES.values() if card.colour == colour]


def nested(effects):
    """All effects, with what is inside them."""
    for effect in effects:
        yield effect
        yield from nested(effect.then)


def every_effect():
    for card in STRUCTURES.values():
        yield from nested((*card.effects, *card.bin))
    for card in EXPEDITIONS.values():
        yield from nested(card.effects)
    for card in REPUTATIONS.values():
        yield from nested((*card.reward, *card.ongoing))


def even(tally):
    """Within one of each other, over all five kinds of flag."""
    counts = [tally[flag] for flag in FLAGS]
    return max(counts) - min(counts) <= 1


@pytest.mark.parametrize("era", DECKS)
def test_every_deck_has_36_structures_and_its_colours(era):
    assert len(set(DECKS[era])) == 36
    assert {card.era for card in deck(era)} == {era}
    assert tuple(Counter(card.colour for card in deck(era))[colour] for colour in COLOURS) == TABLE[era]


def test_keys_are_plain_and_name_one_card_each():
    keys = [*STRUCTURES, *EXPEDITIONS, *BASES, *REPUTATIONS]
    assert len(STRUCTURES) == 108
    assert len(set(keys)) == len(keys)
    assert all(key.replace("-", "").isalnum() and key.isascii() and key == key.lower() for key in keys)


@pytest.mark.parametrize("card", STRUCTURES.values(), ids=lambda card: card.key)
def test_costs_and_needs_are_those_of_the_era(card):
    assert sum(card.cost.values()) in COSTS[card.era]
    assert sum(card.needs.values()) in NEEDS[card.era]
    assert all(n > 0 for n in (*card.cost.values(), *card.needs.values()))


@pytest.mark.parametrize("card", STRUCTURES.values(), ids=lambda card: card.key)
def test_a_bin_corner_is_worth_about_half_of_the_cost(card):
    assert {effect.op for effect in card.bin} == {"gain"}
    cost = sum(card.cost.values()) + sum(card.needs.values())
    worth = sum(WORTH.get(effect.args["what"], 1) * effect.args["n"] for effect in card.bin)
    assert abs(worth - cost / 2) <= 1


@pytest.mark.parametrize("card", STRUCTURES.values(), ids=lambda card: card.key)
def test_a_colour_says_what_a_structure_does(card):
    ops = {effect.op for effect in card.effects}
    has = {part for part in ("makes", "flags", "spot", "effects", "hearts") if getattr(card, part)}
    match card.colour:
        case "blue":
            assert has == {"makes", "spot"}
            assert card.spot in card.makes
        case "yellow":
            assert has == {"flags", "spot"}
            assert card.spot == "flags"
        case "grey":
            assert has - {"hearts"} == {"effects"}
            assert ops <= ONGOING
        case "pink":
            assert has == {"effects"}
            assert not ops & {"whenever", "score", "special"}
        case "red":
            assert has == {"effects"}
            assert "special" in ops <= {"special", "gain"}


@pytest.mark.parametrize("era", DECKS)
def test_no_two_structures_of_an_era_are_the_same(era):
    def face(card):
        return (card.colour, *(str(part) for part in (card.cost, card.needs, card.makes, card.flags, card.effects)))

    assert len({face(card) for card in deck(era)}) == 36


@pytest.mark.parametrize("era", DECKS)
def test_flags_are_spread_evenly_in_every_deck(era):
    assert even(Counter(flag for card in deck(era) for flag in card.flags))
    assert even(sum((Counter(card.needs) for card in deck(era)), Counter()))


def test_flags_are_spread_evenly_in_the_game():
    printed = Counter(flag for card in STRUCTURES.values() for flag in card.flags)
    needed = sum((Counter(card.needs) for card in STRUCTURES.values()), Counter())
    assert even(printed)
    assert even(needed)
    assert even(printed + needed)
    assert even(printed + Counter(base.flag for base in BASES.values()))


def test_flags_are_rarely_needed_in_era_one_and_often_in_era_three():
    asking = [sum(bool(card.needs) for card in deck(era)) for era in DECKS]
    assert asking[0] <= 6 < asking[1] < 18 <= asking[2]


@pytest.mark.parametrize(("colour", "least"), [("grey", 12), ("pink", 8)])
def test_grey_and_pink_structures_differ(colour, least):
    assert len({str(card.effects) for card in of(colour)}) >= least


def test_red_structures_have_an_op_each():
    own = [effect.args["what"] for card in of("red") for effect in card.effects if effect.op == "special"]
    assert Counter(own) == Counter(get_args(Special))
    assert len(own) == len(of("red")) <= 9


def test_every_op_of_the_vocabulary_occurs():
    assert {effect.op for effect in every_effect()} == OPS
    assert {effect.args["what"] for effect in every_effect() if effect.op == "gain"} == set(get_args(Stock))
    assert {effect.args["moment"] for effect in every_effect() if effect.op == "whenever"} == set(get_args(Moment))


def test_counts_are_those_of_the_vocabulary_and_x_is_used():
    known = {name for part in get_args(Count) for name in (get_args(part) or (part,))}
    counted = {effect.args["count"] for effect in every_effect() if "count" in effect.args}
    asked = {need.count for card in REPUTATIONS.values() for need in card.needs}
    assert "x" in counted
    assert counted | asked <= known


def test_there_are_six_expeditions_an_era():
    assert Counter(card.era for card in EXPEDITIONS.values()) == {1: 6, 2: 6, 3: 6, 0: 4}
    assert len({str(card.effects) for card in EXPEDITIONS.values() if card.era}) == 18


def test_expeditions_swap_or_gain_then_convert_then_score():
    def brings(card):
        return {effect.args["what"] for effect in nested(card.effects) if effect.op in {"gain", "per"}}

    for card in EXPEDITIONS.values():
        assert "heart" in brings(card) if card.era == 3 else "heart" not in brings(card)
        if card.era == 1:
            assert all(effect.args.get("n", 1) == effect.args.get("m", 1) == 1 for effect in nested(card.effects))


def test_the_first_expedition_is_the_same_for_every_player_count():
    assert set(FIRST) == {2, 3, 4, 5}
    assert len({str(card.effects) for card in FIRST.values()}) == 1
    assert all(EXPEDITIONS[card.key] is card and card.key.endswith(str(n)) for n, card in FIRST.items())


def test_bases_are_eight_pairs_spread_evenly():
    assert len({(base.makes, base.flag) for base in BASES.values()}) == len(BASES) == 8
    assert Counter(base.makes for base in BASES.values()) == dict.fromkeys(RESOURCES, 2)
    assert even(Counter(base.flag for base in BASES.values()))


@pytest.mark.parametrize("level", get_args(Level))
def test_a_reputation_has_the_hearts_of_its_level_and_one_kind_of_reward(level):
    cards = [REPUTATIONS[key] for key in REPUTATION_DECKS[level]]
    assert len(cards) == 8
    assert all(card.level == level and card.hearts in HEARTS[level] for card in cards)
    assert all(bool(card.reward) != bool(card.ongoing) for card in cards)
    assert {bool(card.reward) for card in cards} == {True, False}
    assert all(effect.op in ONGOING - {"score"} for card in cards for effect in card.ongoing)
    assert len({str(card.needs) for card in cards}) == 8


def test_conditions_ask_for_more_from_level_to_level():
    def asked(level):
        return [sum(need.n for need in REPUTATIONS[key].needs) for key in REPUTATION_DECKS[level]]

    bronze, silver, gold = (asked(level) for level in get_args(Level))
    assert max(bronze) <= min(silver)
    assert sum(bronze) < sum(silver) < sum(gold)
    parts = [{len(REPUTATIONS[key].needs) for key in REPUTATION_DECKS[level]} for level in get_args(Level)]
    assert parts == [{1}, {1, 2}, {2, 3}]


def test_effects_are_data_without_a_seat():
    assert all(isinstance(effect, Effect) and effect.seat == -1 for effect in every_effect())
