"""Solving, upgrading, melding, boasting (rulebook, pages 8 to 11; specification, "A turn")."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.engine import Player, text
from games.expeditions import names
from games.expeditions.abilities import Ability, boast, gain, meld, modify, move, pay, solve, upgrade, whenever
from games.expeditions.game import GAME
from games.expeditions.glory import progress
from tests.games.expeditions.cases import Table, item, meteorite, op, person, quest, tile

# Solving


def test_a_quest_is_solved_on_its_location_for_its_cost_and_then_gives_its_benefit() -> None:
    """Rulebook, page 8. It is tucked, and its worker comes home."""
    for where in ("hand", "active"):
        one = quest(tile=9, power=2, guile=1, benefit=gain("coins", 4))
        owned: dict[str, Any] = {"hand": [one]} if where == "hand" else {"active": [f"{one}/red"]}
        table = Table(do=solve(), tile=9, power=3, guile=3, **owned).take(f"solve-{one}")
        assert (table.points, table.me.coins, table.me.solved) == ((1, 2), 4, [one])
        assert (table.me.hand, table.active) == ([], [])
        assert table.me.workers["red"] == (where == "active")
        assert table.events[0].text == text(
            "say-solves-for", player=Player(0), card=names.card(one), price=names.points(2, 1)
        )


@pytest.mark.parametrize(("at", "power", "reason"), [(8, 9, "withheld-no-quest"), (9, 1, "withheld-solve-cost")])
def test_elsewhere_or_without_the_cost_it_is_not(at: int, power: int, reason: str) -> None:
    one = quest(tile=9, power=2)
    table = Table(do=(solve(), gain("coins")), tile=at, power=power, hand=[one])
    assert table.why_not("take-0") == reason


def test_corruption_does_not_matter() -> None:
    """Rulebook, page 8."""
    one = quest(tile=9)
    assert f"solve-{one}" in Table(do=solve(), tile=9, tokens="o3", hand=[one]).keys


def test_not_at_basecamp() -> None:
    assert Table(do=solve(), at=None, hand=[quest(tile=1)]).asked == "turn"


@pytest.mark.parametrize(("mech", "limit"), [("none", 4), ("tatanka", 5)])
def test_four_quests_meteorites_and_items_are_the_limit_five_for_the_tatanka(mech: str, limit: int) -> None:
    """Rulebook, pages 8, 10, 11 and 13."""
    asking: list[tuple[str, Callable[[], str], Callable[[], str], Ability]] = [
        ("solved", quest, lambda: quest(tile=9), solve()),
        ("upgraded", item, item, upgrade()),
        ("melded", meteorite, meteorite, meld()),
    ]
    for place, tucked, make, act in asking:
        few: dict[str, Any] = {place: [tucked() for _ in range(limit - 1)]}
        full: dict[str, Any] = {place: [tucked() for _ in range(limit)]}
        assert Table(do=act, tile=9, mech=mech, hand=[make()], **few).asked == op(act)
        assert Table(do=act, tile=9, mech=mech, hand=[make()], **full).asked == "turn"


def test_who_solves_chooses_what_of_a_discount_is_power_and_what_guile() -> None:
    """The card's own words. Where only one way can be paid, there is nothing to choose."""
    one = quest(tile=9, power=3, guile=3, benefit=gain("coins"))
    table = Table(do=solve(2), tile=9, power=5, guile=2, hand=[one])
    assert table.keys == [f"solve-{one}.3-1", f"solve-{one}.2-2", "decline"]
    assert {choice.ref for choice in GAME.decisions(table.state)[0].choices} == {one, None}
    assert table.take(f"solve-{one}.3-1").points == (2, 1)
    assert Table(do=solve(2), tile=9, power=2, guile=2, hand=[one]).take(f"solve-{one}").points == (0, 0)
    assert Table(do=solve(2), tile=9, power=1, guile=9, hand=[one]).take(f"solve-{one}").points == (0, 6)


def test_a_discount_that_does_not_do_says_what_is_lacking() -> None:
    one = quest(tile=9, power=3, guile=3)
    table = Table(do=(solve(2), gain("coins")), tile=9, power=1, guile=2, hand=[one])
    (withheld,) = [choice for choice in GAME.decisions(table.state)[0].choices if choice.key == "take-0"]
    assert withheld.why_not in {text("withheld-solve-cost", price=names.points(*way)) for way in ((1, 3), (2, 2))}


def test_computers_save_what_they_have_less_of() -> None:
    one = quest(tile=9, power=3, guile=3, benefit=gain("coins"))
    table = Table(do=solve(2), tile=9, power=9, guile=3, hand=[one])
    assert GAME.policy.choose(table.state, 0, table.keys, Random(1)) == f"solve-{one}.3-1"


def test_an_ongoing_discount_adds_to_it_and_a_cost_never_falls_below_nothing() -> None:
    one = quest(tile=9, power=2)
    cheap = item(ongoing=modify("solve-cost", 2))
    table = Table(do=solve(1), tile=9, power=2, hand=[one], upgraded=[cheap]).take(f"solve-{one}")
    assert table.me.power == 2


def test_the_benefit_of_a_quest_may_be_to_solve_another_and_never_itself() -> None:
    """Rulebook, page 8: the other one is tucked first, in the middle of the first one's benefit."""
    one, other = quest(tile=9, benefit=solve()), quest(tile=9, benefit=gain("coins", 3))
    table = Table(do=solve(), tile=9, hand=[one, other]).take(f"solve-{one}")
    assert table.keys == [f"solve-{other}", "decline"]
    table.take(f"solve-{other}")
    assert (table.me.solved, table.me.coins) == ([other, one], 3)


def test_a_quest_is_tucked_only_after_its_benefit() -> None:
    """Rulebook, page 8: pay, gain the benefit, tuck. Meanwhile it is a card one controls, and not yet solved."""
    one = quest(tile=9, benefit=boast())
    three = [quest() for _ in range(3)]
    table = Table(do=solve(), tile=9, maps=5, hand=[one], solved=three).take(f"solve-{one}")
    assert table.why_not("boast-solve") == "withheld-progress"
    assert table.keys == ["boast-workers-maps", "decline"]
    assert len(table.take("decline").me.solved) == 4
    eight = [one := quest(tile=9, benefit=boast()), *[person() for _ in range(7)]]
    table = Table(do=solve(), tile=9, hand=eight).take(f"solve-{one}")
    assert table.take("boast-cards").me.stars == ["cards"]
    assert (table.me.solved, len(table.me.hand)) == ([one], 7)


def test_a_quest_whose_benefit_is_being_taken_is_neither_solved_again_nor_trashed() -> None:
    one, other = quest(tile=9, benefit=(solve(), gain("coins"), pay("card", 1, gain("coins", 9)))), quest(tile=9)
    table = Table(do=solve(), tile=9, hand=[one, other], solved=[quest() for _ in range(3)]).take(f"solve-{one}")
    assert table.why_not("take-0") == "withheld-solve-limit"
    assert table.take("take-2").keys == [f"pay-{other}", "decline"]
    assert table.take(f"pay-{other}", "take-1").me.solved[-1] == one
    one = quest(tile=9, benefit=(solve(), gain("coins"), pay("card", 1, gain("coins", 9))))
    table = Table(do=solve(), tile=9, hand=[one]).take(f"solve-{one}")
    assert table.keys == ["take-1", "done"]
    assert (table.why_not("take-0"), table.why_not("take-2")) == ("withheld-no-quest", "withheld-cost-card")


def test_a_whenever_of_solving_takes_place_once_the_quest_is_tucked() -> None:
    one, chest = quest(tile=9, benefit=(move(), boast())), item(ongoing=whenever("solve", gain("coins", 2)))
    table = Table(do=solve(), tile=9, maps=5, hand=[one], upgraded=[chest]).take(f"solve-{one}")
    assert table.me.coins == 0
    assert table.take("done").me.coins == 2


def test_the_benefit_of_a_quest_is_optional() -> None:
    """Rulebook, page 8: "you may gain the benefit"."""
    one = quest(tile=9, benefit=move())
    table = Table(do=solve(), tile=9, hand=[one]).take(f"solve-{one}", "decline")
    assert table.me.solved == [one]


def test_maps_and_corruption_of_a_quest_come_from_supply_and_bag() -> None:
    """Rulebook, page 8."""
    one = quest(tile=9, benefit=(gain("map"), gain("corruption", 2)))
    table = Table(do=solve(), tile=9, hand=[one])
    bag = table.state.bag.copy()
    table.take(f"solve-{one}")
    assert table.me.corruption == [bag[-1], bag[-2]]
    assert (table.me.maps, table.state.maps) == (1, 9)
    assert table.revealed


def test_map_per_quest() -> None:
    """Option: German summary, [04.2]; if any is left."""
    one = quest(tile=9, benefit=gain("coins"))
    assert Table(do=solve(), tile=9, hand=[one], map_per_quest=True).take(f"solve-{one}").me.maps == 1
    one = quest(tile=9, benefit=gain("coins"))
    table = Table(do=solve(), tile=9, hand=[one], map_per_quest=True)
    table.state.maps = 0
    assert table.take(f"solve-{one}").me.maps == 0


def test_solve_several() -> None:
    """Option: German summary, [04.2]: several quests that can be solved, in any order; one Solve is enough for them."""
    one, other = quest(tile=9, power=1, benefit=gain("coins")), quest(tile=9, power=1, benefit=gain("coins", 3))
    table = Table(do=solve(), tile=9, power=2, hand=[one, other], solve_several=True).take(f"solve-{other}")
    assert table.keys == [f"solve-{one}", "decline"]
    assert table.take(f"solve-{one}").me.solved == [other, one]
    one, other = quest(tile=9, benefit=gain("coins")), quest(tile=9, benefit=gain("coins"))
    assert Table(do=solve(), tile=9, hand=[one, other]).take(f"solve-{one}").asked == "turn"


# Upgrading


def test_an_upgraded_items_ongoing_part_holds_for_good_and_its_worker_comes_home() -> None:
    """Rulebook, page 10."""
    boots = item(gain("coins", 9), ongoing=whenever("move", gain("coins")))
    table = Table(do=upgrade(), active=[f"{boots}/red"], exposed="move").take(f"upgrade-{boots}")
    assert (table.active, table.me.upgraded, table.me.workers["red"], table.me.coins) == ([], [boots], 1, 0)
    assert table.take("move-c4").me.coins == 1


def test_an_item_may_be_upgraded_from_the_hand() -> None:
    axe = item()
    assert Table(do=upgrade(), hand=[axe]).take(f"upgrade-{axe}").me.upgraded == [axe]


def test_instant_on_upgrade() -> None:
    """Option: German summary, [04.5]: once, when upgraded."""
    axe = item(gain("coins", 3))
    table = Table(do=upgrade(), hand=[axe], instant_on_upgrade=True).take(f"upgrade-{axe}")
    assert table.me.coins == 3


def test_an_item_hears_of_its_own_upgrade() -> None:
    """Ruling: its ongoing part holds from that moment."""
    axe = item(ongoing=whenever("upgrade", gain("coins")))
    assert Table(do=upgrade(), hand=[axe]).take(f"upgrade-{axe}").me.coins == 1


# Melding


def test_a_meld_gives_the_bonus_of_every_melded_meteorite_this_one_included() -> None:
    """Rulebook, page 11."""
    old, new = meteorite(bonus=gain("coins", 2)), meteorite(bonus=gain("power"))
    table = Table(do=meld(), active=[f"{new}/red"], melded=[old]).take(f"meld-{new}")
    assert (table.me.melded, table.me.coins, table.me.power, table.me.workers["red"]) == ([old, new], 2, 1, 1)


def test_meld_bonuses_come_in_any_order() -> None:
    old, new = meteorite(bonus=move()), meteorite(bonus=gain("power"))
    table = Table(do=meld(), hand=[new], melded=[old]).take(f"meld-{new}")
    assert table.keys == ["take-0", "take-1", "done"]
    table.take("take-1", "take-0", "move-c4")
    assert table.me.position == "c4"


def test_only_items_are_upgraded_and_only_meteorites_melded() -> None:
    axe, stone, one = item(), meteorite(), quest()
    owned: dict[str, Any] = {"hand": [axe, stone, one, person()]}
    assert Table(do=upgrade(), **owned).keys == [f"upgrade-{axe}", "decline"]
    assert Table(do=meld(), **owned).keys == [f"meld-{stone}", "decline"]


# Boasting


@pytest.mark.parametrize(
    ("category", "enough", "too_few"),
    [
        ("solve", {"solved": 4}, {"solved": 3}),
        ("meld", {"melded": 4}, {"melded": 3}),
        ("upgrade", {"upgraded": 4}, {"upgraded": 3}),
        ("twenty", {"corruption": "x20"}, {"corruption": "o3 o3"}),
        ("corruption", {"corruption": "o3 " * 7}, {"corruption": "o3 " * 6 + "x20", "stars": "twenty"}),
        ("cards", {"hand": 5, "active": 3}, {"hand": 5, "active": 2, "solved": 3}),
        ("workers-maps", {"workers": "red " * 7}, {"workers": "red " * 6}),
        ("workers-maps", {"maps": 5}, {"maps": 4, "workers": "red " * 6}),
        ("workers-maps", {"maps": 5, "workers": "red " * 7}, {"maps": 4}),
    ],
)
def test_a_star_asks_for_a_category_that_is_reached(
    category: str, enough: dict[str, Any], too_few: dict[str, Any]
) -> None:
    """Rulebook, page 11."""
    makes: dict[str, Callable[[], str]] = {
        "solved": quest,
        "melded": meteorite,
        "upgraded": item,
        "hand": person,
        "active": person,
    }

    def owned(found: dict[str, Any]) -> dict[str, Any]:
        return {name: [makes[name]() for _ in range(n)] if name in makes else n for name, n in found.items()}

    table = Table(do=(boast(), gain("coins")), **owned(enough)).take("take-0")
    assert table.keys == [f"boast-{category}", "decline"]
    assert table.take(f"boast-{category}").me.stars == [category]
    assert Table(do=(boast(), gain("coins")), **owned(too_few)).why_not("take-0") == "withheld-no-category"


def test_workers_on_cards_count() -> None:
    card = person()
    table = Table(active=[f"{card}/red"], workers="blue " * 6)
    assert progress(table.me)[-1].reached


def test_no_second_star_of_ones_own_but_others_do_not_block() -> None:
    """Rulebook, page 11: "ignore your opponents' tokens"."""
    tokens = "o3 " * 7
    table = Table(do=(boast(), gain("coins")), corruption=tokens, stars="corruption")
    assert table.why_not("take-0") == "withheld-no-category"
    table = Table(do=boast(), corruption=tokens)
    table.state.seats[1].stars = ["corruption"]
    assert table.why_not("boast-solve") == "withheld-progress"
    assert table.take("boast-corruption").me.stars == ["corruption"]


def test_there_are_four_stars() -> None:
    table = Table(do=(boast(), gain("coins")), corruption="o3 " * 7 + "x20", stars="solve meld upgrade cards")
    assert table.why_not("take-0") == "withheld-no-star"


def test_a_boast_may_be_declined() -> None:
    table = Table(do=boast(), maps=5).take("decline")
    assert table.me.stars == []


def test_one_star_at_a_time() -> None:
    """Rulebook, page 11: "choose exactly one"."""
    table = Table(do=boast(), maps=5, corruption="o3 " * 7).take("boast-corruption")
    assert table.asked == "turn"


def test_the_tile_gathered_offers_boast_only_when_it_is_clear() -> None:
    table = Table(exposed="gather", tile=tile(gain("coins"), covered="boast"), maps=5).take("gather", "take-1")
    assert table.keys == ["boast-workers-maps", "decline"]
