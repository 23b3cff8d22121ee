"""Playing cards, costs, workers, rescue and refresh (rulebook, pages 6 to 8; specification, "A turn")."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.engine import text
from games.expeditions import names
from games.expeditions.abilities import (
    Pay,
    activate,
    gain,
    gain_card,
    modify,
    one_of,
    pay,
    per,
    place_worker,
    play,
    refresh,
    rescue_card,
    rescue_worker,
    sweep,
    vanquish,
    whenever,
)
from games.expeditions.cards import Card, Core, Item
from games.expeditions.catalogue import CARDS
from games.expeditions.game import GAME
from games.expeditions.terms import Colour, Cost
from tests.games.expeditions.cases import CORE, Table, item, meteorite, person, tile


def test_a_card_goes_to_the_right_end_of_the_active_row() -> None:
    """Rulebook, page 6."""
    first, second = person(), person(core=CORE)
    table = Table(hand=[second], active=[first])
    table.take(f"play-{second}")
    assert table.active == [first, second]


def test_core_value_and_worker_come_in_any_order() -> None:
    """Rulebook, page 6: "in any order"."""
    for order in (("core", "worker-red"), ("worker-red", "core")):
        card = person(per("stars", "coins"), gain("coins"), core=(Core(power=2),))
        table = Table(hand=[card], workers="red")
        table.take(f"play-{card}", *order)
        assert (table.me.power, table.me.coins, table.me.workers["red"]) == (2, 1, 0)
        assert table.asked == "turn"


def test_neither_has_to_be_taken() -> None:
    card = person(gain("coins"), core=CORE)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "done")
    assert (table.me.power, table.me.coins) == (0, 0)


@pytest.mark.parametrize(
    ("paid", "table", "reason"),
    [
        (CARDS["buried-turbine"], {"corruption": "o3"}, "withheld-no-item"),
        (CARDS["workshop-cart"], {"guile": 9, "upgraded": ["spare-parts"] * 4}, "withheld-upgrade-limit"),
        (CARDS["resonance-coil"], {"guile": 9}, "withheld-no-activate"),
        (CARDS["bone-compass"], {"guile": 9, "at": "n1", "hidden": "n2 c1"}, "withheld-no-benefit"),
        (CARDS["many-voices"], {"power": 10, "guile": 10, "corruption": "o3"}, "withheld-power-full"),
        (CARDS["scale-weight"], {}, "withheld-cost-discard"),
    ],
    ids=lambda one: getattr(one, "key", None),
)
def test_no_cost_is_accepted_for_nothing(paid: Card, table: dict[str, Any], reason: str) -> None:
    """Issue 14, point 3."""
    part = (paid.instant if isinstance(paid, Item) else paid.ability)[0]
    assert isinstance(part, Pay)
    assert Table(do=(part, gain("coins")), **table).why_not("take-0") == reason


def test_what_is_paid_for_counts_once_it_is_paid() -> None:
    """At 10 power there is room for what is paid with power."""
    assert "take-0" in Table(do=(pay("power", 3, gain("power", 4)), gain("coins")), power=10).keys
    card = person(pay("guile", 2, gain("coins")))
    table = Table(do=(pay("guile", 1, activate("own")), gain("coins")), hand=[card], guile=2)
    assert table.why_not("take-0") == "withheld-cost-guile"


def test_a_cost_for_more_than_can_be_gained_says_what_that_is() -> None:
    voices = pay("corruption", 1, gain("power", 4), gain("guile", 4))
    table = Table(do=(voices, gain("coins")), corruption="o3", power=8, guile=10)
    (label,) = [choice.label for choice in GAME.decisions(table.state)[0].choices if choice.key == "take-0"]
    assert label == text("do-partly", what=names.effects([voices]), fits=names.effects([gain("power", 2)]))
    assert table.take("take-0", "pay-o3").points == (10, 10)


def test_a_cost_for_one_of_two_gains_says_what_of_each_fits() -> None:
    beads = pay("coins", 1, one_of(gain("power", 4), gain("guile", 4)))
    for guile, fits in ((8, one_of(gain("power", 1), gain("guile", 2))), (10, gain("power", 1))):
        table = Table(do=(beads, gain("coins")), coins=1, power=9, guile=guile)
        (label,) = [choice.label for choice in GAME.decisions(table.state)[0].choices if choice.key == "take-0"]
        assert label == text("do-partly", what=names.effects([beads]), fits=names.effects([fits]))


@pytest.mark.parametrize(
    ("card", "table", "why", "said"),
    [
        ("buried-turbine", {"corruption": "o3"}, "withheld-no-item", "in-vain"),
        ("resonance-coil", {"guile": 9}, "withheld-no-activate", "instant-lost"),
        ("siege-of-bears", {}, "withheld-no-count", "in-vain"),
        ("many-voices", {}, "withheld-cost-corruption", "in-vain"),
        ("whale-oil-bank", {}, "withheld-no-count", "in-vain"),
        ("workshop-cart", {"guile": 9, "upgraded": ["spare-parts"] * 5, "mech": "tatanka"}, "withheld-upgrade-limit",
         "instant-lost"),
        ("bone-compass", {"guile": 9, "at": "n1", "hidden": "n2 c1"}, "withheld-no-benefit", "instant-lost"),
    ],
)  # fmt: skip
def test_a_worker_may_be_placed_for_nothing_once_it_is_said_what_is_lost_and_why(
    card: str, table: dict[str, Any], why: str, said: str
) -> None:
    """Rulebook, page 6: "you may place a worker"; nobody does it unawares, and the log tells."""
    colour = CARDS[card].colour
    placed = Table(hand=[card], workers=colour, **table).take(f"play-{card}")
    (choice,) = [one for one in GAME.decisions(placed.state)[0].choices if one.key == f"worker-{colour}"]
    assert choice.why_not is None
    assert choice.warning is not None
    assert choice.warning.id == ("warn-instant" if said == "instant-lost" else "warn-ability")
    assert choice.warning.args["why"] == text(why, **getattr(choice.warning.args["why"], "args", {}))
    placed.take(f"worker-{colour}")
    assert placed.said(f"say-{said}") == 1
    assert placed.me.active[-1].worker == colour


def test_a_worker_that_brings_something_is_placed_without_a_word() -> None:
    card, idle = person(gain("coins"), gain("power")), person(gain("power"), colour="blue")
    table = Table(hand=[card], workers="red", power=10).take(f"play-{card}")
    assert not any(choice.warning for choice in GAME.decisions(table.state)[0].choices)
    table = Table(do=place_worker(), active=[card, idle], workers="green", power=10)
    warned = {choice.key: choice.warning is not None for choice in GAME.decisions(table.state)[0].choices}
    assert warned == {f"on-{card}": False, f"on-{idle}": True, "decline": False}


def test_computers_place_no_worker_for_nothing() -> None:
    card = person(gain("power"), core=CORE)
    table = Table(hand=[card], workers="red", power=10).take(f"play-{card}")
    assert GAME.policy.choose(table.state, 0, table.keys, Random(1)) == "done"


def test_a_card_whose_ability_brings_nothing_is_not_activated() -> None:
    idle, able = person(gain("power")), person(gain("coins"))
    table = Table(do=activate("own"), hand=[idle, able], power=10)
    assert table.keys == [f"use-{able}", "decline"]
    assert table.why_not(f"use-{idle}") == "withheld-power-full"


def test_a_core_value_and_a_map_for_what_is_full_are_withheld() -> None:
    card = person(gain("coins"), core=(Core(power=1, guile=1),))
    table = Table(hand=[card], workers="red", power=10, guile=10, mech="odins-wrath", maps=1).take(f"play-{card}")
    assert table.why_not("core") == "withheld-power-full"
    assert table.why_not("map-power") == "withheld-power-full"
    assert table.keys == ["worker-red", "done", "map-coins"]
    assert "core" in Table(hand=[card], workers="red", power=10, guile=9).take(f"play-{card}").keys


@pytest.mark.parametrize(("have", "gained", "then"), [(9, 2, 10), (10, 1, 10), (7, 2, 9)])
def test_power_and_guile_never_exceed_10(have: int, gained: int, then: int) -> None:
    """Worked case: 9 power, gain 2: 10."""
    table = Table(do=(gain("power", gained), gain("guile", gained)), power=have, guile=have)
    assert table.points == (then, then)


def test_conditional_core_values_ask_for_stars_or_melded_meteorites() -> None:
    """Rulebook, pages 6 and 11."""
    core = (Core(power=1), Core(guile=1, stars=1), Core(power=2, stars=2), Core(guile=2, melded=1))
    expected = {("", 0): (1, 0), ("cards", 0): (1, 1), ("cards meld", 0): (3, 1), ("", 1): (1, 2)}
    for (stars, melded), points in expected.items():
        card = person(core=core)
        table = Table(hand=[card], stars=stars, melded=[meteorite() for _ in range(melded)])
        assert table.take(f"play-{card}", "core").points == points


def test_the_core_value_counts_what_the_ability_has_changed() -> None:
    """They come in any order, so a meteorite melded by the ability counts."""
    from games.expeditions.abilities import meld

    stone = meteorite()
    card = person(meld(), core=(Core(power=1), Core(power=2, melded=1)))
    table = Table(hand=[card, stone], workers="red")
    table.take(f"play-{card}", "worker-red", f"meld-{stone}", "core")
    assert table.me.power == 3


def test_the_worker_has_to_be_of_the_cards_colour() -> None:
    """Rulebook, page 6."""
    card = person(gain("coins"), colour="blue", core=CORE)
    table = Table(hand=[card], workers="red green")
    table.take(f"play-{card}")
    assert table.keys == ["core", "done"]
    assert table.why_not("worker-blue") == "withheld-lacks-worker"


@pytest.mark.parametrize(("colour", "open_"), [("any", ["red", "green"]), ("green", ["green"])])
def test_workers_that_count_as_any_colour(colour: Colour, open_: list[str]) -> None:
    badge = item(ongoing=modify("any-worker", colour=colour))
    card = person(gain("coins"), colour="blue", core=CORE)
    table = Table(hand=[card], upgraded=[badge], workers="red green")
    table.take(f"play-{card}")
    assert [key for key in table.keys if key.startswith("worker")] == [f"worker-{colour}" for colour in open_]


def test_an_item_gives_its_instant_part_and_holds_its_ongoing_part() -> None:
    """Rulebook, page 7: "including gaining the card's instant benefit"."""
    card = item(gain("green"), ongoing=whenever("gain-worker", gain("coins")), core=CORE)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "worker-red")
    assert table.me.workers["green"] == 1
    assert table.me.coins == 1


def test_one_of_is_chosen_independently() -> None:
    """Rulebook, page 8, "Or"."""
    card = person(one_of((gain("coins"), gain("power")), gain("guile", 3)), core=CORE)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "worker-red")
    assert table.keys == ["or-0", "or-1", "decline"]
    table.take("or-0")
    assert (table.me.coins, table.me.power, table.me.guile) == (1, 1, 0)


def test_several_benefits_come_in_any_order_and_each_may_be_left() -> None:
    """Rulebook, page 7, "Order"."""
    card = person(gain("coins"), sweep(), gain("power"), core=CORE)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "worker-red")
    assert table.keys == ["all", "take-0", "take-1", "take-2", "done"]
    table.take("take-2", "take-0", "done")
    assert (table.me.coins, table.me.power) == (1, 1)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "worker-red", "all", "done", "done")
    assert (table.me.coins, table.me.power) == (1, 1)


# Costs


@pytest.mark.parametrize(("cost", "n", "have"), [("power", 2, {"power": 2}), ("guile", 1, {"guile": 1})])
def test_a_cost_is_paid_first(cost: Cost, n: int, have: dict[str, Any]) -> None:
    """Rulebook, page 7: "you must pay the cost before gaining the benefit"."""
    table = Table(do=pay(cost, n, gain("coins", 3)), **have).take("take-0")
    assert (table.points, table.me.coins) == ((0, 0), 3)
    assert Table(do=pay(cost, n, gain("coins", 3))).asked == "turn"  # not to be paid


def test_coins_and_maps_pay() -> None:
    table = Table(do=(pay("coins", 1, gain("power", 2)), pay("map", 1, gain("guile", 2))), coins=1, maps=1)
    table.take("take-0", "take-1")
    assert (table.me.coins, table.me.maps, table.points) == (0, 0, (2, 2))
    assert table.state.box == ["map"]
    assert table.state.maps == 10  # trashed maps go to the box (rulebook, page 8)


def test_a_trashed_card_goes_to_the_box_and_its_worker_home() -> None:
    card = person()
    table = Table(do=pay("card", 1, gain("coins", 2)), active=[f"{card}/red"])
    table.take("take-0", f"pay-{card}")
    assert (table.active, table.me.workers["red"], table.me.coins) == ([], 1, 2)
    assert table.state.box == [f"card-{card}"]


def test_trashed_workers_and_tokens_go_to_the_box() -> None:
    table = Table(do=pay("worker", 1, gain("coins", 2)), workers="red blue").take("take-0", "pay-blue")
    assert table.state.box == ["worker-blue"]
    assert table.state.workers["blue"] == 9
    table = Table(do=pay("corruption", 1, gain("coins", 2)), corruption="o3 t4").take("take-0", "pay-t4")
    assert (table.me.corruption, table.state.box) == (["o3"], ["token-t4"])


def test_a_discarded_card_goes_from_the_hand_to_the_right_end_without_core_value_or_ability() -> None:
    """Rulebook, page 7."""
    card, other = person(gain("coins"), core=CORE), person()
    table = Table(do=pay("discard", 1, gain("guile")), hand=[card], active=[other], workers="red")
    table.take("take-0")
    assert table.keys == [f"pay-{card}", "decline"]
    table.take(f"pay-{card}")
    assert (table.active, table.points, table.me.coins) == ([other, card], (0, 1), 0)


def test_two_pieces_are_paid_one_after_the_other_and_the_second_is_owed() -> None:
    one, two = person(), person()
    table = Table(do=pay("discard", 2, gain("coins", 5)), hand=[one, two]).take("take-0", f"pay-{one}")
    assert table.keys == [f"pay-{two}"]
    table.take(f"pay-{two}")
    assert table.me.coins == 5


# Workers onto other cards


def test_a_placed_worker_may_be_of_any_colour_and_uses_the_ability() -> None:
    """The op's own words: "an available worker of any colour on any active card without one"."""
    one, two, three = person(gain("coins"), colour="blue"), person(), person()
    table = Table(do=place_worker(), active=[one, f"{two}/red"], hand=[three], workers="green yellow")
    assert table.keys == [f"on-{one}", "decline"]
    table.take(f"on-{one}", "worker-yellow")
    assert table.me.coins == 1
    assert table.me.active[0].worker == "yellow"


def test_after_a_refresh_no_worker_can_be_placed() -> None:
    """A pair of ops that meet: place_worker after refresh."""
    card = person(gain("coins"))
    table = Table(do=(refresh(), place_worker()), active=[f"{card}/red"]).take("take-0")
    assert table.me.hand == [card]
    assert table.asked == "turn"  # nothing is active any more: the menu is over


# Rescue and refresh


def test_a_rescued_card_brings_its_worker_home() -> None:
    """Rulebook, page 7."""
    card, other = person(), person()
    table = Table(do=rescue_card(), active=[f"{card}/red", other]).take(f"rescue-{card}")
    assert (table.me.hand, table.active, table.me.workers["red"]) == ([card], [other], 1)


def test_a_rescued_worker_leaves_its_card_where_it_is() -> None:
    card, other = person(), person()
    table = Table(do=rescue_worker(), active=[f"{card}/red", other])
    assert table.keys == [f"rescue-{card}", "decline"]
    table.take(f"rescue-{card}")
    assert (table.active, table.me.workers["red"]) == ([card, other], 1)


def test_a_refresh_benefit_leaves_the_token_alone() -> None:
    """Rulebook, page 12."""
    card = person()
    table = Table(do=refresh(), active=[f"{card}/red"], token="move").take("take-0")
    assert (table.me.hand, table.me.workers["red"], table.me.token) == ([card], 1, "move")


def test_a_refresh_in_the_middle_lets_the_same_card_be_played_again_with_its_worker() -> None:
    """A pair of ops that meet: refresh, then play, from a gathered tile: two chains, so the ability is used twice."""
    card = person(gain("coins"), core=CORE)
    table = Table(hand=[card], workers="red", tile=tile(refresh(), play()), exposed="play gather")
    table.take(f"play-{card}", "core", "worker-red", "gather", "take-0", "take-1", f"play-{card}")
    table.take("core", "worker-red")
    assert (table.me.coins, table.me.power) == (2, 2)


def test_whatever_is_played_in_the_middle_follows_the_usual_rules() -> None:
    """Rulebook, page 10: "This follows all standard rules for playing a card"."""
    inner, outer = person(gain("coins"), colour="blue", core=CORE), person(play(), core=CORE)
    table = Table(hand=[outer, inner], workers="red blue")
    table.take(f"play-{outer}", "worker-red", f"play-{inner}", "core", "worker-blue", "core")
    assert (table.me.coins, table.me.power, table.active) == (1, 2, [outer, inner])


def test_per_counts_full_groups_up_to_its_limit() -> None:
    assert Table(do=per("maps", "coins", 2), maps=3).me.coins == 6
    assert Table(do=per("maps", "coins", 1, each=2), maps=5).me.coins == 2
    assert Table(do=per("maps", "coins", 3, most=4), maps=3).me.coins == 4
    red = [person() for _ in range(2)]
    assert Table(do=per("red-cards", "coins"), hand=red, active=[person(colour="blue")]).me.coins == 2
    assert Table(do=per("workers", "coins"), active=[f"{red[0]}/red"], workers="blue").me.coins == 2
    assert Table(do=per("available-workers", "coins"), active=[f"{red[0]}/red"], workers="blue").me.coins == 1


def test_vanquish_and_gain_card_in_one_ability() -> None:
    stone = meteorite()
    card = person(vanquish(), gain_card(), core=CORE)
    table = Table(hand=[card], workers="red", tokens="o3", power=3, spots=[stone], deck=["ember-core"])
    table.take(f"play-{card}", "worker-red", "take-0", "vanquish-3-0", "take-1", "gain-a", "core")
    assert (table.me.corruption, table.active) == (["o3"], [card, stone])
    assert table.state.spots[0] == "ember-core"
