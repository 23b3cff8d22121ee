"""Every op of the vocabulary, and ways to pay: :mod:`games.moon.abilities` and the spec's "Content frame"."""

from typing import Any

import pytest

from games.moon.components import Amounts
from games.moon.counts import COUNTERS, end_scores, score
from games.moon.game import GAME
from games.moon.payment import StandIns, any_ways, missing, ways
from games.moon.state import State
from tests.games.moon.scenario import asked, flags, open_keys, play, resources, side, table, why_not

pytestmark = pytest.mark.usefixtures("cards")

STAND_IN = frozenset({("energy", "any")})


def flipped(built: str, *moves: str, **mine: Any) -> State:
    """The state after seat 0 has flipped a pink structure and answered what it asks."""
    state = table(side("x0", built=built, **mine), side("x1", built="b-water"), discards="x8 x9")
    return play(state, " ".join(f"0:{move}" for move in (f"flip-{built.split(maxsplit=1)[0]}", *moves)))


def test_per_count_counts_now() -> None:
    assert flipped("p-x").seats[0].hearts == 3


def test_per_count_gives_each_full_count_up_to_the_most() -> None:
    state = table(side("x0", built="p-guests b-energy@1 b-water@1"), side("x1"))
    assert play(state, "0:flip-p-guests").seats[0].hearts == 1


def test_a_price_is_paid_first() -> None:
    state = flipped("p-pay", has="water:3")
    assert (resources(state), state.seats[0].hearts) == ("water:1", 5)


def test_resources_of_choice_are_paid_as_the_player_says() -> None:
    state = flipped("p-pay-any", has="water:1 metal:1 energy:1")
    assert asked(state) == (0, "ask-pay")
    assert open_keys(state) == {"pay-1.1.0.0", "pay-1.0.0.1", "pay-0.1.0.1", "skip"}
    state = play(state, "0:pay-0.1.0.1")
    assert (resources(state), state.seats[0].hearts) == ("energy:1", 3)


def test_a_rover_is_paid_to_the_supply() -> None:
    state = flipped("p-pay-rover")
    assert (state.seats[0].rovers, state.seats[0].hearts) == (1, 3)


def test_a_resource_turns_into_another_up_to_so_many_times_and_may_be_declined() -> None:
    state = flipped("p-swap", "energy-metal", has="energy:2")
    assert asked(state) == (0, "ask-convert")
    assert "metal-energy" in open_keys(state)
    assert resources(play(state, "0:energy-water")) == "water:1 metal:1"
    done = play(state, "0:skip")
    assert (resources(done), asked(done)) == ("energy:1 metal:1", (0, "ask-turn"))


def test_a_conversion_without_a_choice_is_not_asked_for() -> None:
    assert resources(flipped("p-fixed", has="energy:1")) == "water:1"


def test_several_resources_of_choice_are_chosen_each_by_itself() -> None:
    """The cards: "Swap 1 resource for 2 others", "Swap 1 biomass for 2 other resources"."""
    state = flipped("p-double", "biomass-metal", has="biomass:1")
    assert open_keys(state) == {"gain-energy", "gain-water", "gain-metal"}
    assert resources(play(state, "0:gain-metal")) == "metal:2"


def test_what_is_swapped_never_comes_back() -> None:
    state = table(side("x0", built="swap-shelf", has="water:1"), side("x1"), discards="x9")
    state = play(state, "0:flip-swap-shelf")
    assert not [key for key in open_keys(state) if key.endswith("-water")]
    assert open_keys(play(state, "0:water-energy")) == {"gain-energy", "gain-biomass", "gain-metal"}


def test_one_branch_or_the_other() -> None:
    state = flipped("p-one-of")
    assert open_keys(state) == {"option-1", "skip"}
    assert why_not(state, "option-2").id == "withheld-no-use"
    state = flipped("p-one-of", "option-2", has="metal:1")
    assert (resources(state), state.seats[0].hearts) == ("", 4)


def test_a_rover_on_an_own_card_is_taken_in_and_the_spot_is_free() -> None:
    state = table(side("x0", built="p-take-back b-energy@1 b-water@1"), side("x1", rovers=0))
    state = play(state, "0:flip-p-take-back")
    assert open_keys(state) == {"rover-b-energy", "rover-b-water", "skip"}
    state = play(state, "0:rover-b-water")
    assert state.seats[0].rovers == 3
    assert state.seats[0].tableau["b-water"].parked is None


def test_salvage_swaps_a_hand_card_for_a_discarded_one() -> None:
    state = flipped("p-salvage", "salvage-x8")
    assert asked(state) == (0, "ask-give-up")
    back = play(state, "0:back")
    assert asked(back) == (0, "ask-salvage")
    state = play(state, "0:give-x0")
    assert (state.seats[0].hand, state.discards) == (["x8"], ["x9", "x0"])
    assert state.seats[0].hearts == 1
    assert play(back, "0:skip").seats[0].hearts == 1


def test_unflip_turns_back_another_structure_never_its_own() -> None:
    """Ruling: a card never unflips itself."""
    state = table(side("x0", built="p-unflip p-x! p-any!"), side("x1"))
    state = play(state, "0:flip-p-unflip")
    assert open_keys(state, "unflip-") >= {"p-x", "p-any"}
    assert "unflip-p-unflip" not in open_keys(state)
    state = play(state, "0:unflip-p-x")
    assert not state.seats[0].tableau["p-x"].flipped
    assert why_not(table(side("x0", built="p-unflip"), side("x1")), "flip-p-unflip").id == "withheld-no-use"


def test_a_discount_of_this_turn_is_gone_with_it() -> None:
    state = flipped("p-discount", has="energy:1")
    state.seats[0].hand = ["g-dear", "x0"]
    state.seats[0].flags[4] = 1
    assert "g-dear" in open_keys(state, "build-")
    state = play(state, "0:assimilate-x0 0:end-turn")
    assert not state.turn.discounts


def test_a_discount_leaves_the_choice_what_not_to_pay() -> None:
    """Abilities, discount: "your choice which"; asked only where there is a choice."""
    state = table(side("g-dear x0", built="g-discount y-food", has="energy:2 metal:1"), side("x1"))
    state = play(state, "0:build-g-dear")
    assert asked(state) == (0, "ask-pay-for")
    assert open_keys(state) == {"pay-2.0.0.0", "pay-1.0.0.1", "back"}
    assert GAME.decisions(play(state, "0:back")) == GAME.decisions(
        table(side("g-dear x0", built="g-discount y-food", has="energy:2 metal:1"), side("x1"))
    )
    assert resources(play(state, "0:pay-1.0.0.1")) == "energy:1"


def test_a_discount_for_one_colour() -> None:
    state = table(side("g-plain b-water", built="g-discount-grey"), side("x1"))
    assert open_keys(state, "build-") == {"g-plain"}
    assert play(state, "0:build-g-plain").seats[0].tableau.keys() >= {"g-plain"}


def test_an_ongoing_discount_shows_at_once() -> None:
    state = table(side("g-discount b-water"), side("x1"))
    assert GAME.view(state, 0).hand[1].missing_resources == {"energy": 1}
    assert GAME.view(play(state, "0:build-g-discount"), 0).hand[0].missing_resources == {}


def test_what_stands_in_may_be_spent_or_kept() -> None:
    """Abilities, stand_in: "may be spent as"."""
    state = table(side("g-plain x0", built="g-stand-in", has="energy:1 water:1"), side("x1"))
    state = play(state, "0:build-g-plain")
    assert open_keys(state) == {"pay-0.1.0.0", "pay-1.0.0.0", "back"}
    assert resources(play(state, "0:pay-1.0.0.0")) == "water:1"
    only = table(side("g-plain x0", built="g-stand-in", has="energy:1"), side("x1"))
    assert resources(play(only, "0:build-g-plain")) == ""


def test_a_stand_in_of_this_turn() -> None:
    state = flipped("p-stand-in", has="water:1")
    state.seats[0].hand = ["b-energy", "b-water"]
    assert open_keys(state, "build-") == {"b-energy"}


def test_hearts_on_a_card_lie_there() -> None:
    state = flipped("p-token")
    assert state.seats[0].tableau["p-token"].hearts == 1
    assert state.seats[0].hearts == 0


@pytest.mark.parametrize(
    ("cost", "have", "discount", "stand_ins", "expected"),
    [
        ((2, 0, 0, 1), (2, 0, 0, 1), 0, frozenset(), {(2, 0, 0, 1)}),
        ((2, 0, 0, 1), (1, 0, 0, 9), 0, frozenset(), set()),
        ((2, 0, 0, 1), (2, 0, 0, 1), 1, frozenset(), {(1, 0, 0, 1), (2, 0, 0, 0)}),
        ((2, 0, 0, 1), (0, 0, 0, 1), 2, frozenset(), {(0, 0, 0, 1)}),
        ((1, 0, 0, 0), (0, 0, 0, 0), 3, frozenset(), {(0, 0, 0, 0)}),
        ((0, 2, 0, 0), (1, 1, 0, 0), 0, STAND_IN, {(1, 1, 0, 0)}),
        ((0, 1, 0, 1), (2, 1, 0, 1), 0, STAND_IN, {(0, 1, 0, 1), (1, 0, 0, 1), (1, 1, 0, 0), (2, 0, 0, 0)}),
        ((0, 0, 0, 0), (1, 1, 1, 1), 2, STAND_IN, {(0, 0, 0, 0)}),
    ],
)
def test_ways_to_pay(cost: Amounts, have: Amounts, discount: int, stand_ins: StandIns, expected: set[Amounts]) -> None:
    found = ways(cost, have, discount, stand_ins)
    assert set(found) == expected
    assert len(found) == len(expected)
    if expected:
        assert missing(cost, have, discount, stand_ins) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("cost", "have", "discount", "stand_ins", "expected"),
    [
        ((2, 0, 0, 1), (1, 0, 0, 0), 0, frozenset(), (1, 0, 0, 1)),
        ((3, 0, 0, 1), (1, 0, 0, 0), 1, frozenset(), (2, 0, 0, 0)),
        ((0, 2, 0, 0), (1, 0, 0, 0), 0, STAND_IN, (0, 1, 0, 0)),
    ],
)
def test_missing_is_as_little_as_would_do(
    cost: Amounts, have: Amounts, discount: int, stand_ins: StandIns, expected: Amounts
) -> None:
    assert missing(cost, have, discount, stand_ins) == expected


def test_any_resources_are_paid_in_every_mixture() -> None:
    assert set(any_ways(2, (2, 1, 0, 0))) == {(2, 0, 0, 0), (1, 1, 0, 0)}
    assert any_ways(3, (1, 1, 0, 0)) == ()


def test_everything_that_can_be_counted() -> None:
    """Abilities, Count; base included where it says so."""
    mine = side(
        "x0", built="b-energy@1 y-two p-token+2 g-free r-wins-ties", has="energy:2 metal:1", reputations="rep-food"
    )
    state = table(mine, side("x1"))
    found = {name: counter(state, 0) for name, counter in COUNTERS.items()}
    assert found == {
        "housing": 1,
        "transport": 0,
        "science": 1,
        "industry": 1,
        "food": 0,
        "flags": 3,
        "flag-kinds": 3,
        "blue": 1,
        "yellow": 1,
        "grey": 1,
        "pink": 1,
        "red": 1,
        "structures": 5,
        "colours": 5,
        "rovers": 2,
        "guests": 1,
        "energy": 2,
        "water": 0,
        "biomass": 0,
        "metal": 1,
        "resources": 3,
        "resource-kinds": 2,
        "production": 3,
        "production-kinds": 1,
        "reputations": 1,
        "hearts-here": 2,
        "x": 3,
    }


def test_end_scores_stop_at_their_most() -> None:
    state = table(side("x0", built="g-score-food y-food-two y-food g-score-blue b-energy b-water"), side("x1"))
    assert end_scores(state, 0) == 5 + 3
    assert score(state, 0) == 5 + 3 + 1  # and one printed heart


# The red structures' own ops


def test_a_second_build_is_at_full_price_and_the_hand_is_filled_up() -> None:
    """Abilities, build-again; ruling: the hand draws, so that it stays as long as the others."""
    mine = side("r-build-again g-plain b-water x0", built="g-discount", has="water:1")
    state = play(table(mine, side("x1 x2 x3 x4"), deck="x7 x8"), "0:build-r-build-again")
    assert asked(state) == (0, "ask-turn-again")
    assert open_keys(state, "build-") == {"g-plain", "x0"}
    assert "end-turn" in open_keys(state)
    outcome = GAME.apply(state, 0, "build-g-plain")
    assert outcome.revealed
    assert outcome.state.seats[0].hand == ["b-water", "x0", "x7"]
    assert resources(outcome.state) == ""
    assert not open_keys(outcome.state, "build-")


def test_produce_now() -> None:
    state = play(table(side("r-produce-now x0", built="b-energy"), side("x1")), "0:build-r-produce-now")
    assert resources(state) == "energy:3"


def test_park_twice_and_own_parking() -> None:
    mine = side("x0", built="r-park-twice r-own-parking b-energy", rovers=3)
    state = table(mine, side("x1", built="b-water y-food"))
    assert open_keys(state, "park-") == {"b-energy", "b-water", "y-food"}
    state = play(state, "0:park-b-energy 0:park-b-water")
    assert why_not(state, "park").args == {"count": 2}
    assert resources(state) == "energy:1 water:1"


def test_own_parking_is_no_guest() -> None:
    """Ruling: neither "parked-on" nor the count of guests means one's own rover."""
    state = table(side("x0", built="r-own-parking b-energy g-on-guest"), side("x1"))
    state = play(state, "0:park-b-energy")
    assert state.seats[0].hearts == 0
    assert COUNTERS["guests"](state, 0) == 0


def test_any_flag_helps_building_only() -> None:
    """Abilities, any-flag: for requirements, not for majorities; ruling: nor for reputations."""
    state = table(side("g-dear x0", built="r-any-flag y-food", has="energy:2 metal:1"), side("x1"), offer="rep-food")
    assert "g-dear" in open_keys(state, "build-")
    assert why_not(state, "claim-rep-food").id == "withheld-lacking"
    assert GAME.view(state, None).flags[4].most == 1


def test_tap_flag_takes_three_hearts_where_one_leads_alone() -> None:
    mine, other = side("r-tap-flag x0", built="y-two y-food"), side("x1", built="y-food")
    state = table(mine, other, board=flags(housing=5, science=2, food=9))
    state = play(state, "0:build-r-tap-flag")
    assert open_keys(state) == {"tap-housing", "tap-science"}  # food is a tie
    after = play(state, "0:tap-housing")
    assert (after.board[0], after.seats[0].won) == (2, 3)
    after = play(state, "0:tap-science")
    assert (after.board[2], after.seats[0].won) == (0, 2)


def test_tap_flag_with_one_flag_to_take_from_does_not_ask() -> None:
    state = table(side("r-tap-flag x0", built="y-food"), side("x1"))
    assert play(state, "0:build-r-tap-flag").seats[0].won == 3


def test_copy_flip_uses_anothers_pink_structure_flipped_or_not() -> None:
    state = table(side("r-copy-flip x0", has="water:2"), side("x1", built="p-x! p-token"), side("x2", built="p-pay"))
    state = play(state, "0:build-r-copy-flip")
    assert open_keys(state) == {"copy-p-x", "copy-p-token", "copy-p-pay", "skip"}
    assert play(state, "0:copy-p-x").seats[0].hearts == 3
    assert play(state, "0:copy-p-pay").seats[0].hearts == 5
    after = play(state, "0:copy-p-token")
    assert after.seats[0].tableau["r-copy-flip"].hearts == 1  # "this card" is the copy
    assert not after.seats[1].tableau["p-token"].flipped


def test_copy_flip_without_any_does_nothing() -> None:
    assert asked(play(table(side("r-copy-flip x0"), side("x1")), "0:build-r-copy-flip")) == (0, "ask-turn-over")


def test_mirror_scores_the_neighbours_end_effect_that_is_worth_most() -> None:
    """Abilities, mirror-score; a neighbour sits left or right."""
    mine = side("x0", built="r-mirror-score y-food b-energy b-water")
    state = table(mine, side("x1", built="g-score-food"), side("x2"), side("x3", built="g-score-blue"))
    assert end_scores(state, 0) == 3
    across = table(mine, side("x1"), side("x2", built="g-score-blue"), side("x3"))
    assert end_scores(across, 0) == 0
