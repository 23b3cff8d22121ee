"""Whenever: when it fires, in which order, that it ends, what meets inside a chain (rulebook, pages 7 and 8)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.expeditions import names
from games.expeditions.abilities import (
    Ability,
    activate,
    gain,
    gain_card,
    given,
    meld,
    modify,
    move,
    pay,
    place_worker,
    play,
    refresh,
    rescue_worker,
    solve,
    sweep,
    upgrade,
    vanquish,
    whenever,
)
from games.expeditions.cards import Quest
from games.expeditions.catalogue import CARDS
from games.expeditions.terms import Moment
from tests.games.expeditions.cases import CORE, Abilities, Table, item, meteorite, person, quest, tile


def listening(moment: Moment, **how: Any) -> str:
    """An item that gains $1 whenever ``moment`` comes."""
    return item(ongoing=whenever(moment, gain("coins"), **how))


def held(moment: Moment, do: Abilities, *keys: str, **more: Any) -> int:
    """The dollars that an upgraded item has given for ``do``."""
    table = Table(do=do, upgraded=[listening(moment)], **more).take(*keys)
    assert table.asked == "turn"
    return table.me.coins


def test_every_moment_fires() -> None:
    """The vocabulary's moments."""
    assert held("move", move(), "move-c4") == 1
    assert held("vanquish", vanquish(), "vanquish-3-0", "vanquish-3-0", tokens="o3 o3", power=6) == 2
    one = quest(tile=9, benefit=gain("power"))
    assert held("solve", solve(), f"solve-{one}", hand=[one], tile=9) == 1
    assert held("gain-card", gain_card(), "gain-a", spots=["ember-core"]) == 1
    assert held("gain-worker", (gain("red", 2), sweep()), "take-0", "done") == 2
    card = person()
    assert held("play", play(), f"play-{card}", hand=[card]) == 1
    assert held("refresh", (refresh(), sweep()), "take-0", "done", active=[card]) == 1
    stone = meteorite(bonus=gain("power"))
    assert held("meld", meld(), f"meld-{stone}", hand=[stone]) == 1
    axe = item()
    assert held("upgrade", upgrade(), f"upgrade-{axe}", hand=[axe]) == 1


def test_the_sweep_to_the_bag_gains_no_token_and_fires_nothing() -> None:
    assert held("vanquish", vanquish(to_bag=True), "banish", tokens="o3") == 0


@pytest.mark.parametrize(
    ("how", "fires"),
    [({"kind": "item"}, False), ({"kind": "meteorite"}, True), ({"colour": "red"}, True), ({"colour": "blue"}, False)],
)
def test_gained_and_played_cards_may_have_to_be_of_a_kind_or_colour(how: dict[str, Any], fires: bool) -> None:
    stone = meteorite(colour="red")
    cases: list[tuple[Moment, Ability, str]] = [
        ("gain-card", gain_card(), "gain-a"),
        ("play", play(), f"play-{stone}"),
    ]
    for moment, do, key in cases:
        owned: dict[str, Any] = {"spots": [stone]} if moment == "gain-card" else {"hand": [stone]}
        table = Table(do=do, upgraded=[listening(moment, **how)], **owned).take(key)
        assert table.me.coins == fires


def test_an_active_item_hears_only_with_a_worker_on_it() -> None:
    """Rulebook, page 7, "Ongoing benefits"."""
    boots = listening("move")
    assert Table(exposed="move", active=[f"{boots}/red"]).take("move-c4").me.coins == 1
    assert Table(exposed="move", active=[boots]).take("move-c4").me.coins == 0
    assert Table(exposed="move", hand=[boots]).take("move-c4").me.coins == 0
    table = Table(exposed="move", do=rescue_worker(), active=[f"{boots}/red"])
    assert table.take(f"rescue-{boots}", "move-c4").me.coins == 0


def test_nobody_else_hears() -> None:
    boots = listening("move")
    table = Table(exposed="move")
    table.state.seats[1].upgraded = [boots]
    assert table.take("move-c4").state.seats[1].coins == 0


def test_an_item_with_a_worker_hears_of_the_refresh_that_takes_it_home() -> None:
    """Ruling: it held when the refresh came."""
    bell = listening("refresh")
    table = Table(do=(refresh(), sweep()), active=[f"{bell}/red"]).take("take-0", "done")
    assert (table.me.coins, table.me.hand) == (1, [bell])


def test_triggers_resolve_in_the_order_of_the_tableau_before_what_lay_under_them() -> None:
    """The engine's order (games.engine.effects): active row first, then upgrades."""
    one = item(ongoing=whenever("move", gain("power")))
    two = item(ongoing=whenever("move", gain("guile")))
    table = Table(exposed="move gather", active=[f"{two}/red"], upgraded=[one]).take("move-c4")
    told = [event.text.args["card"] for event in table.events if event.text.id == "say-whenever"]
    assert told == [names.card(two), names.card(one)]


def test_a_trigger_with_a_choice_may_be_declined() -> None:
    boots = item(ongoing=whenever("move", pay("guile", 1, gain("coins", 2))))
    table = Table(exposed="move", upgraded=[boots], guile=2).take("move-c4")
    assert table.keys == ["take-0", "done"]
    assert table.take("done").points == (0, 2)
    table = Table(exposed="move", upgraded=[boots], guile=2).take("move-c4", "take-0")
    assert (table.points, table.me.coins) == ((0, 1), 2)


# Nothing runs for ever


def test_a_trigger_does_not_fire_on_what_it_has_itself_caused() -> None:
    """Ruling: whenever I gain a worker, gain a worker: once."""
    tent = item(ongoing=whenever("gain-worker", gain("blue")))
    table = Table(do=(gain("red"), sweep()), upgraded=[tent]).take("take-0")
    assert (table.me.workers["red"], table.me.workers["blue"]) == (1, 1)


def test_two_triggers_that_feed_each_other_fire_once_each() -> None:
    """Ruling: the same through others: A fires, then B on it, and A not again."""
    one = item(ongoing=whenever("gain-worker", gain_card("deck")))
    two = item(ongoing=whenever("gain-card", gain("blue")))
    table = Table(do=(gain("red"), sweep()), upgraded=[one, two], deck=["ember-core", "hammer-scale"]).take("take-0")
    table.take("take-0")  # the card: a benefit with a choice, so it can be declined
    assert (table.active, table.me.workers["blue"]) == (["ember-core"], 1)
    assert table.asked == "menu"


def test_a_trigger_fires_again_for_the_next_cause() -> None:
    tent = item(ongoing=whenever("gain-worker", gain("blue")))
    table = Table(do=(gain("red"), gain("green")), upgraded=[tent])
    assert table.me.workers["blue"] == 2


def test_moves_that_cause_moves_end() -> None:
    boots = item(ongoing=whenever("move", move()))
    table = Table(exposed="move", upgraded=[boots], others=()).take("move-c4", "move-c5")
    assert table.keys == ["end-turn"]


def test_plays_that_cause_plays_end() -> None:
    drum = item(ongoing=whenever("play", play()))
    cards = [person() for _ in range(3)]
    table = Table(exposed="play", upgraded=[drum], hand=cards).take(f"play-{cards[0]}", f"play-{cards[1]}")
    assert table.keys == ["end-turn"]


# What meets inside a chain


def test_a_gathered_play_solves_a_quest_whose_reward_activates_a_card_that_sets_off_a_trigger() -> None:
    """Nested play, four deep, each part of it in the active player's turn."""
    lent = item(gain("red"), ongoing=whenever("gain-worker", gain("power", 2)), colour="blue")
    one = quest(tile=1500, benefit=activate("adjacent"))
    solver = person(solve(), core=CORE)
    hearing = listening("gain-worker")
    place = tile(play(), gain("coins", 5))
    found = CARDS[one]
    assert isinstance(found, Quest)
    CARDS[one] = replace(found, tile=place)
    table = Table(
        exposed="gather",
        at="s1",
        tile=place,
        hand=[solver, one],
        workers="red",
        upgraded=[hearing],
        spots=["-", "-", "-", lent],
        others=(),
    )
    table.take("gather", "take-0", f"play-{solver}", "worker-red", f"solve-{one}", f"use-{lent}")
    assert table.me.solved == [one]
    assert table.me.workers["red"] == 1  # gained by the activated card
    assert table.me.coins == 1  # the upgraded item heard of it
    assert table.me.power == 2  # and so did the lent one: its ongoing part holds already
    assert table.asked == "played"  # back in the play: the core value is still to be taken
    table.take("core", "take-1")
    assert (table.me.power, table.me.coins) == (3, 6)
    assert table.keys == ["end-turn"]


def test_a_solve_from_a_played_card_may_take_the_quest_that_lies_beside_it() -> None:
    one = quest(tile=9, benefit=gain("coins", 2))
    solver = person(solve(), core=CORE)
    table = Table(hand=[solver], active=[f"{one}/blue"], workers="red", tile=9)
    table.take(f"play-{solver}", "core", "worker-red", f"solve-{one}")
    assert (table.active, table.me.workers["blue"], table.me.coins) == ([solver], 1, 2)


def test_previous_after_the_card_to_the_left_was_solved() -> None:
    far, one = person(gain("coins", 5)), quest(tile=9, benefit=gain("power"))
    card = person(solve(), activate("previous"))
    table = Table(active=[far, one], hand=[card], workers="red", tile=9)
    table.take(f"play-{card}", "worker-red", "take-0", f"solve-{one}", "take-1", f"use-{far}")
    assert table.me.coins == 5


def test_previous_after_the_card_to_the_left_was_melded() -> None:
    far, stone = person(gain("coins", 5)), meteorite(bonus=gain("power"))
    card = person(meld(), activate("previous"))
    table = Table(active=[far, stone], hand=[card], workers="red")
    table.take(f"play-{card}", "worker-red", "take-0", f"meld-{stone}", "take-1", f"use-{far}")
    assert table.me.coins == 5


def test_a_card_may_meld_itself_and_its_core_value_may_still_be_gained() -> None:
    """A card's own ability may tuck it; its play goes on."""
    stone = meteorite(meld(), bonus=gain("coins"), core=CORE)
    table = Table(hand=[stone], workers="red").take(f"play-{stone}", "worker-red", f"meld-{stone}", "core")
    assert (table.me.melded, table.me.workers["red"], table.me.coins, table.me.power) == ([stone], 1, 1, 1)


def test_a_refresh_in_the_middle_of_a_play_takes_the_card_home_and_the_core_value_may_still_be_gained() -> None:
    card = person(refresh(), core=CORE)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "worker-red", "take-0", "core")
    assert (table.me.hand, table.me.workers["red"], table.me.power) == ([card], 1, 1)


def test_a_worker_may_be_placed_on_a_card_gained_in_the_same_chain() -> None:
    stone = meteorite(gain("coins", 3), colour="blue")
    card = person(gain_card(), place_worker(), core=CORE)
    table = Table(hand=[card], workers="red green", spots=[stone], deck=["ember-core"])
    table.take(f"play-{card}", "worker-red", "take-0", "gain-a", "take-1", f"on-{stone}", "core")
    assert table.me.coins == 3


def test_a_placed_worker_on_a_card_of_the_chain_is_not_offered() -> None:
    """Ruling: once within one chain, by whatever way: here the worker was rescued in between."""
    card = person(rescue_worker(), place_worker(), core=CORE)
    table = Table(hand=[card], workers="red blue")
    table.take(f"play-{card}", "core", "worker-red", "take-0", f"rescue-{card}")
    assert table.asked == "turn"


def test_an_upgrade_in_the_middle_starts_to_hold_at_once() -> None:
    boots = listening("move")
    card = person(upgrade(), move(), core=CORE)
    table = Table(hand=[card, boots], workers="red")
    table.take(f"play-{card}", "core", "worker-red", "take-0", f"upgrade-{boots}", "take-1", "move-c4")
    assert table.me.coins == 1


def test_a_token_gained_in_the_middle_makes_the_next_one_payable() -> None:
    """An ongoing "whenever I vanquish" pays for what follows in the same Vanquish."""
    axe = item(ongoing=whenever("vanquish", gain("power", 2)))
    table = Table(do=vanquish(), tokens="o3 o3", power=4, upgraded=[axe])
    table.take("vanquish-3-0", "vanquish-3-0")
    assert (table.me.corruption, table.me.power) == (["o3", "o3"], 2)


def test_a_vanquish_ends_when_its_mech_is_led_away() -> None:
    """Ruling: it stays with the location where it began."""
    horn = item(ongoing=whenever("vanquish", move()))
    table = Table(do=vanquish(), tokens="o3 o3", power=10, upgraded=[horn]).take("vanquish-3-0", "move-c4")
    assert table.asked == "turn"


def test_conditions_are_judged_when_their_part_is_taken() -> None:
    """Ruling: a meld in the same ability can meet them."""
    stone = meteorite(bonus=gain("power"))
    card = person(meld(), given("melded", 1, gain("coins", 4)))
    table = Table(hand=[card, stone], workers="red").take(f"play-{card}", "worker-red")
    assert table.why_not("take-1") == "withheld-melded"
    table.take("take-0", f"meld-{stone}", "take-1")
    assert table.me.coins == 4


def test_an_unmet_condition_that_nothing_could_meet_is_left_out() -> None:
    card = person(gain_card(), given("melded", 1, gain("coins")), core=CORE)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "core", "worker-red")
    assert table.asked == "pick_card"


def test_a_modifier_that_was_lent_ends_with_the_turn() -> None:
    badge = item(gain("coins"), ongoing=modify("any-worker"))
    card = person(gain("coins", 3), colour="blue", core=CORE)
    table = Table(do=activate("own"), hand=[card], active=[badge], workers="green").take(f"use-{badge}")
    table.take(f"play-{card}", "core", "worker-green")
    assert table.me.coins == 4


def test_a_trigger_that_would_do_nothing_says_nothing() -> None:
    horn = item(ongoing=whenever("move", gain("power")))
    assert Table(exposed="move", upgraded=[horn], power=10).take("move-c4").said("say-whenever") == 0
    assert Table(exposed="move", upgraded=[horn], power=9).take("move-c4").said("say-whenever") == 1
