"""Gathering (rulebook, pages 9 and 10; specification, "A turn")."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import ahead, open_keys
from games.expeditions.abilities import (
    Ability,
    activate,
    all_of,
    gain,
    gain_card,
    neighbour,
    one_of,
    play,
    rescue_card,
    sweep,
    vanquish,
)
from games.expeditions.game import GAME
from games.expeditions.terms import Covered, Kind
from tests.games.expeditions.cases import CORE, Table, item, meteorite, person, quest, tile


def gathering(*benefits: Ability, covered: Covered | None = None, **more: Any) -> Table:
    table = Table(exposed="gather", tile=tile(*benefits, covered=covered), **more)
    return table.take("gather")


def test_each_icon_is_a_benefit_of_its_own_taken_in_any_order() -> None:
    table = gathering(gain("coins"), gain("power"), sweep())
    assert table.keys == ["all", "take-0", "take-1", "take-2", "done"]
    table.take("take-1", "take-0")
    assert (table.me.coins, table.me.power) == (1, 1)
    assert table.keys == ["take-2", "done"]


def test_all_plain_gains_are_one_click() -> None:
    table = gathering(gain("coins"), sweep(), gain("map"), gain("blue")).take("all")
    assert (table.me.coins, table.me.maps, table.me.workers["blue"]) == (1, 1, 1)
    assert table.keys == ["take-1", "done"]


def test_done_passes_over_the_rest() -> None:
    """Specification: "each benefit inside them may be declined"."""
    table = gathering(gain("coins"), gain("power")).take("done")
    assert (table.me.coins, table.me.power, table.keys) == (0, 0, ["end-turn"])


def test_of_a_slash_one_side_is_taken() -> None:
    """Rulebook, page 9."""
    table = gathering(one_of(gain("coins", 3), all_of(gain("power"), gain("guile"))), gain("map"))
    assert table.keys == ["take-0.0", "take-0.1", "take-1", "done"]
    table.take("take-0.1")
    assert (table.me.coins, table.points) == (0, (1, 1))
    assert table.keys == ["take-1", "done"]


def test_a_covered_benefit_is_there_once_no_corruption_is_left() -> None:
    """Rulebook, page 10."""
    card = item()
    assert gathering(gain("coins"), covered="upgrade", tokens="o3", hand=[card]).keys == ["take-0", "done"]
    table = gathering(gain("coins"), covered="upgrade", hand=[card])
    assert table.keys == ["take-0", "take-1", "done"]
    table.take("take-1", f"upgrade-{card}")
    assert table.me.upgraded == [card]


def test_a_benefit_uncovered_during_the_same_gather_may_still_be_taken() -> None:
    """Ruling of the specification; nested play from a gathered benefit, and a Vanquish inside it."""
    card, prize = person(vanquish(), core=CORE), item()
    table = gathering(play(), covered="upgrade", tokens="o3", power=3, hand=[card, prize], workers="red")
    assert table.keys == ["take-0", "done"]
    table.take("take-0", f"play-{card}", "worker-red", "vanquish-3-0", "core")
    assert table.keys == ["take-1", "done"]
    table.take("take-1", f"upgrade-{prize}")
    assert table.me.upgraded == [prize]


def test_location_14_gives_a_map_while_there_are_any() -> None:
    """Rulebook, page 11."""
    assert gathering(gain("map"), sweep()).take("take-0").me.maps == 1
    table = Table(exposed="gather", tile=tile(gain("map"), sweep()))
    table.state.maps = 0
    assert table.take("gather").why_not("take-0") == "withheld-no-maps"


def test_workers_stop_at_the_supply() -> None:
    """Rulebook, page 10: 10 of a colour."""
    table = Table(exposed="gather", tile=tile(gain("red"), sweep()))
    table.state.workers["red"] = 0
    assert table.take("gather").why_not("take-0") == "withheld-workers-gone"
    table = Table(do=gain("red", 3))
    assert table.me.workers["red"] == 3
    table = Table(do=(gain("red", 3), sweep()))
    table.state.workers["red"] = 2
    assert table.take("take-0").me.workers["red"] == 2


# Cards


def test_a_gained_card_goes_to_the_right_end_without_core_value_and_is_replaced_at_once() -> None:
    """Rulebook, pages 7, 9 and 10."""
    mine, found = person(), meteorite(core=CORE)
    table = Table(do=gain_card(), active=[mine], spots=["-", found], deck=["ember-core"], workers="red")
    assert table.keys == ["gain-b", "decline"]
    table.take("gain-b")
    assert (table.active, table.me.power, table.state.spots[1]) == ([mine, found], 0, "ember-core")
    assert table.revealed


@pytest.mark.parametrize(("kind", "open_"), [("item", "b"), ("meteorite", "c"), ("quest", "d")])
def test_a_benefit_may_ask_for_a_kind(kind: Kind, open_: list[str]) -> None:
    table = Table(do=gain_card(kind=kind), spots=["-", item(), meteorite(), quest()])
    assert table.keys == [f"gain-{open_}", "decline"]


def test_adjacent_cards_lie_at_ones_own_hole() -> None:
    cards = [meteorite() for _ in range(5)]
    table = Table(do=gain_card("adjacent"), at="c3", spots=cards)
    assert table.keys == ["gain-a", "gain-b", "gain-d", "decline"]


def test_the_top_card_of_the_deck() -> None:
    table = Table(do=(gain_card("deck"), sweep()), deck=["ember-core", "hammer-scale"]).take("take-0")
    assert table.active == ["ember-core"]
    assert table.revealed


def test_two_are_drawn_one_is_kept_and_the_other_swept() -> None:
    table = Table(do=gain_card("two"), deck=["ember-core", "hammer-scale", "wolf-iron"]).take("take-0")
    assert list(table.state.shown) == ["ember-core", "hammer-scale"]
    assert table.keys == ["keep-ember-core", "keep-hammer-scale"]  # once drawn, one is kept
    table.take("keep-hammer-scale")
    assert (table.active, table.state.sweep, table.state.shown) == (["hammer-scale"], ["ember-core"], ())


def test_the_sweep_pile_becomes_the_deck_as_soon_as_the_deck_is_empty() -> None:
    """Rulebook, page 9: "If the deck is ever empty, shuffle the sweep pile": in the middle of drawing two, too."""
    table = Table(do=(gain_card("two"), sweep()), deck=["ember-core"])
    table.state.sweep = ["hammer-scale", "wolf-iron"]
    table.take("take-0")
    assert table.said("say-reshuffled") == 1
    assert {*table.state.shown, *table.state.deck} == {"ember-core", "hammer-scale", "wolf-iron"}
    assert (table.state.shown[0], len(table.state.deck), table.state.sweep) == ("ember-core", 1, [])


def test_swept_cards_do_not_come_back_while_others_are_left() -> None:
    """The last card of the deck brings the new deck at once, so what is swept after that lies in the next pile."""
    table = Table(do=(gain_card("deck"), sweep()), spots=["pulse-stone"], deck=["ember-core"])
    table.state.sweep = ["hammer-scale", "wolf-iron"]
    table.take("take-0")
    assert (len(table.state.deck), table.state.sweep) == (2, [])
    table.take("take-1", "sweep-all")
    assert (table.state.sweep, len(table.state.deck)) == (["pulse-stone"], 1)
    assert table.state.spots[0] in {"hammer-scale", "wolf-iron"}


def test_the_last_card_of_the_deck_is_told_before_the_new_deck() -> None:
    """Or else it would read as the first card of the new one."""
    pile = ["hammer-scale", "wolf-iron"]
    drawn = Table(do=(gain_card("deck"), sweep()), spots=["pulse-stone"], deck=["ember-core"])
    drawn.state.sweep = [*pile]
    assert [event.text.id for event in drawn.take("take-0").events][-2:] == ["say-gains-card", "say-reshuffled"]
    swept = Table(do=(sweep(), gain("coins")), spots=["pulse-stone"], deck=["ember-core"])
    swept.state.sweep = [*pile]
    swept.take("take-0", "sweep-all")
    assert [event.text.id for event in swept.events][-3:] == ["say-swept", "say-turned-up", "say-reshuffled"]


def test_with_an_empty_deck_the_other_card_of_two_is_the_new_deck() -> None:
    table = Table(do=gain_card("two"), deck=["ember-core", "hammer-scale"]).take("take-0", "keep-ember-core")
    assert (table.state.deck, table.state.sweep) == (["hammer-scale"], [])


def test_two_with_a_single_card_left_gives_that_card() -> None:
    table = Table(do=(gain_card("two"), sweep()), deck=["ember-core"]).take("take-0")
    assert table.active == ["ember-core"]
    assert table.state.shown == ()


def test_with_nothing_left_to_draw_there_is_nothing_to_gain() -> None:
    table = Table(do=(gain_card("two"), sweep()), deck=[])
    assert table.why_not("take-0") == "withheld-deck-empty"


def test_a_free_spot_stays_empty_when_nothing_is_left() -> None:
    table = Table(do=gain_card(), spots=["ember-core"], deck=[]).take("gain-a")
    assert table.state.spots == [None] * 5


def test_a_sweep_is_simultaneous() -> None:
    """Rulebook, page 10; specification: "sweeps are simultaneous"."""
    cards = [meteorite() for _ in range(3)]
    table = Table(do=sweep(), spots=cards, deck=["ember-core", "hammer-scale", "wolf-iron"])
    assert table.keys == ["sweep-a", "sweep-b", "sweep-c", "sweep-all", "decline"]
    table.take("sweep-a", "sweep-c")
    assert table.state.sweep == []  # nothing is turned up before all are chosen
    assert not table.revealed
    table.take("sweep-done")
    assert table.state.spots[:3] == ["ember-core", cards[1], "hammer-scale"]
    assert sorted(table.state.sweep) == sorted([cards[0], cards[2]])


def test_a_sweep_may_bring_back_what_it_swept_when_the_deck_runs_out() -> None:
    table = Table(do=sweep(), spots=["ember-core"], deck=[]).take("sweep-all")
    assert table.state.spots[0] == "ember-core"


def test_the_highlander_may_gain_to_the_hand() -> None:
    """Rulebook, page 13."""
    table = Table(do=gain_card(), spots=["ember-core"], deck=["hammer-scale"], mech="highlander")
    assert table.keys == ["gain-a", "gain-a.hand", "decline"]
    table.take("gain-a.hand")
    assert (table.me.hand, table.active) == (["ember-core"], [])
    table = Table(do=(gain_card("deck"), sweep()), deck=["ember-core"], mech="highlander").take("take-0")
    assert table.keys == ["keep-ember-core", "keep-ember-core.hand"]
    assert table.take("keep-ember-core.hand").me.hand == ["ember-core"]


def test_with_a_row_limit_nothing_is_gained_beside_four_active_cards() -> None:
    """Option ``row_limit``: German summary, [04.1]. Playing and discarding are no gaining."""
    row = [person() for _ in range(4)]
    table = Table(do=(gain_card(), gain("coins")), active=row, row_limit=True, exposed="play", hand=[person()])
    assert table.why_not("take-0") == "withheld-row-full"
    table.take("take-1", f"play-{table.me.hand[0]}")
    assert len(table.active) == 5
    assert "take-0" in Table(do=(gain_card(), gain("coins")), active=row[:3], row_limit=True).keys
    assert "take-0" in Table(do=(gain_card(), gain("coins")), active=row).keys


# A benefit from next door (rulebook, page 10; specification: one icon, "/" ignored, never a covered one)


def next_door(*benefits: Ability, covered: Covered | None = None, tokens: str = "", **more: Any) -> Table:
    table = Table(at="s1", others=(), **more)
    table.lay("s2", tile(*benefits, covered=covered))
    table.lay("c2", tile())
    table.state.corruption["s2"] = tuple(tokens.split())
    return table


def test_one_icon_of_one_adjacent_location() -> None:
    table = next_door(one_of(gain("coins", 3), all_of(gain("power"), gain("guile"))), gain("map"), do=neighbour())
    assert table.keys == ["from-s2.0", "from-s2.1", "from-s2.2", "from-s2.3", "decline"]
    table.take("from-s2.1")
    assert (table.points, table.me.coins, table.me.maps) == ((1, 0), 0, 0)
    assert table.asked == "turn"


def test_never_a_covered_benefit() -> None:
    axe = item()
    table = next_door(gain("coins"), covered="upgrade", tokens="o3", do=neighbour(), hand=[axe])
    assert table.keys == ["from-s2.0", "decline"]


def test_the_icon_next_door_may_be_the_one_that_leads_next_door_once_in_a_chain() -> None:
    """Rulebook, page 9: "gain only one of the benefits (i.e., one of its icons) at that location", of this kind too."""
    table = next_door(neighbour(), gain("coins", 2), do=neighbour())
    assert table.keys == ["from-s2.0", "from-s2.1", "decline"]
    assert table.take("from-s2.0").keys == ["from-s2.0", "decline"]
    assert table.take("from-s2.0").me.coins == 2
    assert next_door(neighbour(), do=neighbour()).keys == ["decline"]


def test_what_corruption_covered_is_an_icon_like_any_other_once_it_is_clear() -> None:
    """Rulebook, page 9: "only one of the benefits (i.e., one of its icons) at that location"."""
    axe = item()
    table = next_door(gain("coins"), covered="upgrade", do=neighbour(), hand=[axe])
    assert table.keys == ["from-s2.0", "from-s2.1", "decline"]
    assert table.take("from-s2.1", f"upgrade-{axe}").me.upgraded == [axe]
    table = next_door(covered="meld", do=neighbour(), maps=5, clear_reward=True)
    assert table.take("from-s2.0").keys == ["boast-workers-maps", "decline"]


def test_never_from_a_face_down_location() -> None:
    table = next_door(gain("coins"), do=neighbour())
    table.state.hidden = ("s2",)
    assert not any(key.startswith("from-s2") for key in table.keys)


def test_an_occupied_location_gives_its_benefit_all_the_same() -> None:
    table = next_door(gain("coins"), do=neighbour())
    table.state.seats[1].position = "s2"
    assert "from-s2.0" in table.keys


def test_a_neighbours_benefit_may_be_to_play_a_card() -> None:
    """A pair of ops that meet: neighbour, then play."""
    card = person(gain("coins"), core=CORE)
    table = next_door(play(), do=neighbour(), hand=[card], workers="red")
    table.take("from-s2.0", f"play-{card}", "core", "worker-red")
    assert (table.me.coins, table.me.power) == (1, 1)


def test_adjacent_means_adjacent_to_the_mech_even_next_door() -> None:
    """Ruling: the icon is gained where the mech stands."""
    here, there = person(gain("coins")), person(gain("coins"))
    table = next_door(activate("adjacent"), do=neighbour(), spots=["-", "-", "-", here, there])
    table.take("from-s2.0")
    assert table.keys == [f"use-{here}", "decline"]


def test_of_benefits_alike_one_is_offered_at_a_time() -> None:
    """Two that read the same would be one choice twice; each can be taken all the same, and "all" takes both."""
    table = gathering(sweep(), gain("coins"), gain("coins"), one_of(gain("coins"), gain("power")))
    assert table.keys == ["all", "take-0", "take-1", "take-3.1", "done"]
    table.take("take-1")
    assert table.keys == ["take-0", "take-2", "take-3.1", "done"]
    table.take("take-2")
    assert table.keys == ["take-0", "take-3.0", "take-3.1", "done"]
    table = gathering(sweep(), gain("coins"), gain("coins")).take("all")
    assert table.me.coins == 2


def test_a_plain_gain_is_asked_by_itself_and_what_is_left_after_it_next() -> None:
    """The worker first, then the quest: of the last benefit nobody is asked in the entry of another one."""
    one, two = quest(), quest()
    table = gathering(one_of(gain("red"), gain("yellow")), gain_card("face-up", "quest"), spots=[one, two])
    assert [along(table, key) for key in ("take-0.0", "take-0.1")] == [None, None]
    assert along(table, "take-1") == ["gain-a", "gain-b"], "declining it is leaving it"
    assert table.take("take-0.0").keys == ["take-1", "done"]


def test_declining_one_benefit_is_not_asked_together_with_the_next() -> None:
    """The Boast that is left as well gives nothing yet."""
    either = one_of(gain("coins"), gain_card("face-up"))
    table = gathering(either, rescue_card(), covered="boast", active=[item()], spots=[quest()])
    assert along(table.take("take-0.1"), "decline") is None


def along(table: Table, key: str) -> list[str] | None:
    """What is open in the question asked along with a choice; None where there is none."""
    asked = ahead(GAME, table.state, table.seat, key)
    return None if asked is None else open_keys(asked[0])
