"""Cards that use other cards' abilities (rulebook, pages 6, 8 and 10)."""

from __future__ import annotations

from typing import Any

from games.expeditions.abilities import (
    activate,
    gain,
    pay,
    play,
    rescue_card,
    whenever,
)
from tests.games.expeditions.cases import CORE, Table, item, meteorite, person, quest


def test_an_adjacent_card_is_activated_without_a_worker() -> None:
    """Rulebook, page 10."""
    card = person(gain("coins", 3))
    table = Table(do=activate("adjacent"), at="s1", spots=["-", "-", "-", card], others=())
    assert table.keys == [f"use-{card}", "decline"]
    table.take(f"use-{card}")
    assert table.me.coins == 3
    assert table.state.spots[3] == card


def test_only_cards_at_ones_own_hole_are_adjacent() -> None:
    card = person(gain("coins", 3))
    assert Table(do=activate("adjacent"), at="s6", spots=["-", "-", "-", card], others=()).asked == "turn"
    assert Table(do=activate("adjacent"), at=None, spots=["-", "-", "-", card], others=()).asked == "turn"


def test_wide_adjacency_adds_what_is_adjacent_to_neighbouring_tiles() -> None:
    """Option ``wide_adjacency``: German summary, [03.3]."""
    card = person(gain("coins", 3))
    near: dict[str, Any] = {"do": activate("adjacent"), "at": "s6", "spots": ["-", "-", "-", "-", card], "others": ()}
    assert Table(**near).asked == "turn"
    assert Table(**near, wide_adjacency=True).keys == [f"use-{card}", "decline"]


def test_activation_pays_all_costs() -> None:
    """Specification: "pays all costs"."""
    card = person(pay("power", 2, gain("coins", 3)))
    around: dict[str, Any] = {"do": activate("adjacent"), "at": "s1", "spots": ["-", "-", "-", card], "others": ()}
    table = Table(**around, power=2).take(f"use-{card}", "take-0")
    assert (table.me.power, table.me.coins) == (0, 3)
    assert Table(**around, power=1).asked == "turn"


def test_kinds_of_cards_all_have_abilities_to_activate() -> None:
    for card in (item(gain("coins")), meteorite(gain("coins")), quest(gain("coins")), person(gain("coins"))):
        table = Table(do=activate("adjacent"), at="s1", spots=["-", "-", "-", card], others=())
        assert table.take(f"use-{card}").me.coins == 1


def test_previous_is_the_card_to_the_left_whether_or_not_it_bears_a_worker() -> None:
    """Rulebook, pages 6 and 8."""
    for worker in ("", "/red"):
        left, card = person(gain("coins", 2)), person(activate("previous"), colour="blue")
        table = Table(active=[person(), f"{left}{worker}"], hand=[card], workers="blue")
        table.take(f"play-{card}", "worker-blue")
        assert table.keys == [f"use-{left}", "decline"]
        assert table.take(f"use-{left}").me.coins == 2


def test_there_is_no_previous_card_at_the_left_end() -> None:
    card = person(activate("previous"), core=CORE)
    table = Table(hand=[card], workers="red").take(f"play-{card}", "worker-red")
    assert table.keys == ["core", "done"]


def test_previous_goes_by_what_lies_to_the_left_at_that_moment() -> None:
    """Pairs of ops that meet: previous, after the card to the left was rescued."""
    far, left = person(gain("coins", 5)), person(gain("coins", 2))
    card = person(rescue_card(), activate("previous"))
    table = Table(active=[far, left], hand=[card], workers="red")
    table.take(f"play-{card}", "worker-red", "take-0", f"rescue-{left}")
    table.take("take-1")
    assert table.keys == [f"use-{far}", "decline"]


def test_previous_is_nothing_once_the_card_itself_has_left_the_row() -> None:
    card = person(rescue_card(), activate("previous"))
    table = Table(active=[person(gain("coins"))], hand=[card], workers="red")
    table.take(f"play-{card}", "worker-red", "take-0", f"rescue-{card}")
    assert table.asked == "turn"


def test_own_activates_another_controlled_card() -> None:
    here, there = person(gain("coins")), person(gain("coins", 2))
    card = person(activate("own"))
    table = Table(active=[here], hand=[there, card], workers="red").take(f"play-{card}", "worker-red")
    assert table.keys == [f"use-{there}", f"use-{here}", "decline"]  # never itself


def test_cards_that_activate_each_other_come_to_an_end() -> None:
    """Ruling: within one chain a card's ability is used once by a worker and once by being activated."""
    one, two = person(gain("coins"), activate("own")), person(gain("coins"), activate("own"))
    table = Table(active=[one], hand=[two], workers="red")
    table.take(f"play-{two}", "worker-red", "take-0", "take-1", f"use-{one}", "take-0", "take-1", f"use-{two}")
    assert table.me.coins == 2
    table.take("take-0")
    assert table.me.coins == 3
    assert table.asked == "turn"


def test_a_card_that_plays_another_may_be_activated_by_it() -> None:
    """Gunter plays Resonance Coil, which activates the previous card: Gunter, who plays once more."""
    more = person(core=CORE)
    table = Table(hand=["gunter", "resonance-coil", more], workers="red blue", guile=1)
    table.take("play-gunter", "worker-red", "or-1", "take-0", "play-resonance-coil", "worker-blue", "take-0")
    table.take("use-gunter", "or-1", "take-0", f"play-{more}")
    assert table.active == ["gunter", "resonance-coil", more]


def test_an_item_in_force_that_is_activated_counts_once_more_but_only_once() -> None:
    """Ruling."""
    boots = item(ongoing=whenever("move", gain("coins")))
    twice = (activate("upgraded"), activate("upgraded"), gain("power"))
    table = Table(exposed="move", upgraded=[boots], do=twice).take("take-0", f"use-{boots}")
    assert table.why_not("take-1") == "withheld-lent"
    assert table.take("take-2", "move-c4").me.coins == 2


def test_a_card_that_comes_back_to_be_played_in_its_own_chain_gives_its_core_value_only() -> None:
    """Ruling: the same, by way of rescue and play."""
    card = person(rescue_card(), play(), core=CORE)
    table = Table(hand=[card], workers="red", power=0)
    table.take(f"play-{card}", "core", "worker-red", "take-0", f"rescue-{card}", "take-1", f"play-{card}")
    assert table.why_not("worker-red") == "withheld-used"
    table.take("core")
    assert table.me.power == 2
    assert table.asked == "turn"


def test_an_activated_ongoing_part_holds_until_the_end_of_the_turn() -> None:
    """Rulebook, page 8, "Activating"."""
    lent = item(gain("coins"), ongoing=whenever("move", gain("coins", 5)))
    table = Table(exposed="move", do=activate("adjacent"), at="s1", spots=["-", "-", "-", lent], others=())
    table.take(f"use-{lent}")
    assert table.me.coins == 1
    table.take("move-s3")
    assert table.me.coins == 6
    table.take("end-turn")
    assert table.state.lent == ()


def test_an_activated_upgraded_item_gives_its_ongoing_part_once_more_and_no_instant_part() -> None:
    """Rulebook, page 10: instant parts never again; the op's own words: once more until the end of the turn."""
    owned = item(gain("coins", 9), ongoing=whenever("move", gain("coins")))
    table = Table(exposed="move", do=activate("upgraded"), upgraded=[owned], others=())
    table.take(f"use-{owned}", "move-c4")
    assert table.me.coins == 2
