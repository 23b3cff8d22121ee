"""The frame of the cards: specs/moon.md, "Components" and "Content frame"."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

import pytest

from games.engine import Effect
from games.moon.cards import Era, Expedition, Level, Structure
from games.moon.catalogue import BASES, DECKS, EXPEDITIONS, FIRST, REPUTATION_DECKS, REPUTATIONS, STRUCTURES
from games.moon.components import COLOURS, FLAGS, RESOURCES, Colour, Flag
from games.moon.effects import (
    AnyAbility,
    BuildAgain,
    Convert,
    CopyFlip,
    Count,
    Discount,
    Gain,
    Moment,
    OneOf,
    Pay,
    Per,
    Privilege,
    ProduceNow,
    Score,
    Special,
    StandIn,
    Stock,
    TapFlag,
    Whenever,
)

TABLE = {1: (14, 9, 5, 6, 2), 2: (9, 10, 8, 6, 3), 3: (4, 10, 13, 5, 4)}
COSTS = {1: range(4), 2: range(2, 6), 3: range(3, 8)}
NEEDS = {1: range(2), 2: range(3), 3: range(4)}
HEARTS = {"bronze": range(3, 5), "silver": range(5, 8), "gold": range(8, 12)}
WORTH = {"rover": 2, "heart": 2}  # a resource is 1

LASTING = Whenever | Score | Discount | StandIn


def deck(era: Era) -> list[Structure]:
    return [STRUCTURES[key] for key in DECKS[era]]


def of(colour: Colour) -> list[Structure]:
    return [card for card in STRUCTURES.values() if card.colour == colour]


def nested(abilities: Iterable[AnyAbility]) -> Iterator[AnyAbility]:
    """All abilities, with what is inside them."""
    for ability in abilities:
        yield ability
        if isinstance(ability, OneOf):
            yield from nested(ability.branches)
        if isinstance(ability, Pay | Whenever):
            yield from nested(ability.then)


def every_ability() -> Iterator[AnyAbility]:
    for card in STRUCTURES.values():
        yield from nested((*card.effects, *card.bin))
    for expedition in EXPEDITIONS.values():
        yield from nested(expedition.effects)
    for reputation in REPUTATIONS.values():
        yield from nested((*reputation.reward, *reputation.ongoing))


def even(tally: Counter[Flag]) -> bool:
    """Within one of each other, over all five kinds of flag."""
    counts = [tally[flag] for flag in FLAGS]
    return max(counts) - min(counts) <= 1


@pytest.mark.parametrize("era", DECKS)
def test_every_deck_has_36_structures_and_its_colours(era: Era) -> None:
    assert len(set(DECKS[era])) == 36
    assert {card.era for card in deck(era)} == {era}
    assert tuple(Counter(card.colour for card in deck(era))[colour] for colour in COLOURS) == TABLE[era]


def test_keys_are_plain_and_name_one_card_each() -> None:
    keys = [*STRUCTURES, *EXPEDITIONS, *BASES, *REPUTATIONS]
    assert len(STRUCTURES) == 108
    assert len(set(keys)) == len(keys)
    assert all(key.replace("-", "").isalnum() and key.isascii() and key == key.lower() for key in keys)


def test_costs_and_needs_are_those_of_the_era() -> None:
    for card in STRUCTURES.values():
        assert sum(card.cost.values()) in COSTS[card.era], card.key
        assert sum(card.needs.values()) in NEEDS[card.era], card.key
        assert all(n > 0 for n in (*card.cost.values(), *card.needs.values())), card.key


def test_a_bin_corner_is_worth_about_half_of_the_cost() -> None:
    for card in STRUCTURES.values():
        gains = [ability for ability in card.bin if isinstance(ability, Gain)]
        assert len(gains) == len(card.bin) > 0, card.key
        cost = sum(card.cost.values()) + sum(card.needs.values())
        worth = sum(WORTH.get(gain.what, 1) * gain.n for gain in gains)
        assert abs(worth - cost / 2) <= 1, card.key


def test_a_colour_says_what_a_structure_does() -> None:
    for card in STRUCTURES.values():
        has = {part for part in ("makes", "flags", "spot", "effects", "hearts") if getattr(card, part)}
        match card.colour:
            case "blue":
                assert has == {"makes", "spot"}, card.key
                assert card.spot in card.makes, card.key
            case "yellow":
                assert has == {"flags", "spot"}, card.key
                assert card.spot == "flags", card.key
            case "grey":
                assert has - {"hearts"} == {"effects"}, card.key
                assert all(isinstance(ability, LASTING) for ability in card.effects), card.key
            case "pink":
                assert has == {"effects"}, card.key
                assert not any(isinstance(ability, Whenever | Score | Special) for ability in card.effects), card.key
            case "red":
                assert has == {"effects"}, card.key
                (own,) = [ability for ability in card.effects if not isinstance(ability, Gain)]
                assert isinstance(own, Special | ProduceNow | TapFlag | CopyFlip | BuildAgain), card.key


@pytest.mark.parametrize("era", DECKS)
def test_no_two_structures_of_an_era_differ_by_their_cost_alone(era: Era) -> None:
    does = [(card.makes, card.flags, card.spot, card.effects, card.hearts) for card in deck(era)]
    assert [one for n, one in enumerate(does) if one in does[:n]] == []


def test_no_two_reputations_of_a_level_bring_the_same() -> None:
    brings = [(card.level, card.reward, card.ongoing) for card in REPUTATIONS.values()]
    assert [one for n, one in enumerate(brings) if one in brings[:n]] == []


@pytest.mark.parametrize("era", DECKS)
def test_no_two_structures_of_an_era_are_the_same(era: Era) -> None:
    def face(card: Structure) -> tuple[str, ...]:
        return (card.colour, *(str(part) for part in (card.cost, card.needs, card.makes, card.flags, card.effects)))

    assert len({face(card) for card in deck(era)}) == 36


@pytest.mark.parametrize("era", DECKS)
def test_flags_are_spread_evenly_in_every_deck(era: Era) -> None:
    assert even(Counter(flag for card in deck(era) for flag in card.flags))
    assert even(sum((Counter(card.needs) for card in deck(era)), Counter()))


def test_flags_are_spread_evenly_in_the_game() -> None:
    printed = Counter(flag for card in STRUCTURES.values() for flag in card.flags)
    needed = sum((Counter(card.needs) for card in STRUCTURES.values()), Counter())
    assert even(printed)
    assert even(needed)
    assert even(printed + needed)
    assert even(printed + Counter(base.flag for base in BASES.values()))


def test_flags_are_rarely_needed_in_era_one_and_often_in_era_three() -> None:
    asking = [sum(bool(card.needs) for card in deck(era)) for era in DECKS]
    assert asking[0] <= 6 < asking[1] < 18 <= asking[2]


@pytest.mark.parametrize(("colour", "least"), [("grey", 12), ("pink", 8)])
def test_grey_and_pink_structures_differ(colour: Colour, least: int) -> None:
    assert len({str(card.effects) for card in of(colour)}) >= least


def test_red_structures_have_an_ability_each() -> None:
    own = [ability for card in of("red") for ability in card.effects if not isinstance(ability, Gain)]
    assert len(own) == len(set(own)) == len(of("red")) <= 9
    assert {ability.what for ability in own if isinstance(ability, Special)} == set(get_args(Privilege))


def test_every_ability_of_the_vocabulary_occurs() -> None:
    found = list(every_ability())
    assert {type(ability) for ability in found} == set(get_args(AnyAbility))
    assert {ability.what for ability in found if isinstance(ability, Gain)} == set(get_args(Stock))
    assert {ability.moment for ability in found if isinstance(ability, Whenever)} == set(get_args(Moment))


def test_counts_are_those_of_the_vocabulary_and_x_is_used() -> None:
    counted = {ability.count for ability in every_ability() if isinstance(ability, Per | Score)}
    asked = {need.count for card in REPUTATIONS.values() for need in card.needs}
    assert "x" in counted
    assert counted | asked <= set(get_args(Count))


def test_there_are_six_expeditions_an_era() -> None:
    assert Counter(card.era for card in EXPEDITIONS.values()) == {1: 6, 2: 6, 3: 6, 0: 4}
    assert len({str(card.effects) for card in EXPEDITIONS.values() if card.era}) == 18


def test_expeditions_swap_or_gain_then_convert_then_score() -> None:
    def brings(card: Expedition) -> set[str]:
        return {ability.what for ability in nested(card.effects) if isinstance(ability, Gain | Per)}

    for card in EXPEDITIONS.values():
        assert "heart" in brings(card) if card.era == 3 else "heart" not in brings(card)
        if card.era == 1:
            found = list(nested(card.effects))
            assert all(ability.n == 1 for ability in found if isinstance(ability, Gain | Convert))
            assert all(ability.m == 1 for ability in found if isinstance(ability, Convert))


def test_the_first_expedition_is_the_same_for_every_player_count() -> None:
    assert set(FIRST) == {2, 3, 4, 5}
    assert len({str(card.effects) for card in FIRST.values()}) == 1
    assert all(EXPEDITIONS[card.key] is card and card.key.endswith(str(n)) for n, card in FIRST.items())


def test_bases_are_eight_pairs_spread_evenly() -> None:
    assert len({(base.makes, base.flag) for base in BASES.values()}) == len(BASES) == 8
    assert Counter(base.makes for base in BASES.values()) == dict.fromkeys(RESOURCES, 2)
    assert even(Counter(base.flag for base in BASES.values()))


@pytest.mark.parametrize("level", get_args(Level))
def test_a_reputation_has_the_hearts_of_its_level_and_one_kind_of_reward(level: Level) -> None:
    cards = [REPUTATIONS[key] for key in REPUTATION_DECKS[level]]
    assert len(cards) == 8
    assert all(card.level == level and card.hearts in HEARTS[level] for card in cards)
    assert all(bool(card.reward) != bool(card.ongoing) for card in cards)
    assert {bool(card.reward) for card in cards} == {True, False}
    assert all(isinstance(one, Whenever | Discount | StandIn) for card in cards for one in card.ongoing)
    assert len({str(card.needs) for card in cards}) == 8


def test_conditions_ask_for_more_from_level_to_level() -> None:
    def asked(level: Level) -> list[int]:
        return [sum(need.n for need in REPUTATIONS[key].needs) for key in REPUTATION_DECKS[level]]

    bronze, silver, gold = (asked(level) for level in get_args(Level))
    assert max(bronze) <= min(silver)
    assert sum(bronze) < sum(silver) < sum(gold)
    parts = [{len(REPUTATIONS[key].needs) for key in REPUTATION_DECKS[level]} for level in get_args(Level)]
    assert parts == [{1}, {1, 2}, {2, 3}]


def test_abilities_are_data_without_a_seat() -> None:
    assert all(isinstance(ability, Effect) and ability.seat == -1 for ability in every_ability())
