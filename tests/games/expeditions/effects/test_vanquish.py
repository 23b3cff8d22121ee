"""Vanquishing (rulebook, pages 8 and 13; specification, "Worked cases")."""

from __future__ import annotations

from typing import Any

import pytest

from games.expeditions.abilities import gain, modify, vanquish
from tests.games.expeditions.cases import Abilities, Table, item, tile

COSTS = {"o": 0, "t": 1}


def fighting(tokens: str, *, do: Abilities | None = None, **more: Any) -> Table:
    """``tokens`` from the bottom."""
    return Table(do=do or vanquish(), tokens=tokens, **more)


def test_the_top_token_is_paid_for_and_gained_as_often_as_one_can() -> None:
    """Worked case: 10 power, 6 guile; from the top 3 orange, 3 turquoise, 4 turquoise: two gained, 7 and 3 left."""
    table = fighting("t4 t3 o3", power=10, guile=6)
    table.take("vanquish-3-0", "vanquish-0-3")
    assert (table.me.corruption, table.points) == (["o3", "t3"], (7, 3))
    assert table.asked == "turn"  # the third cannot be paid: the Vanquish ends
    assert table.state.corruption["c3"] == ("t4",)


def test_one_may_stop_after_any_token() -> None:
    table = fighting("o3 o3", power=10).take("vanquish-3-0", "done")
    assert table.me.corruption == ["o3"]


def test_the_discount_mech_pays_1_less_for_the_first_of_each_colour() -> None:
    """Worked case: 4 orange, then 4 orange, then 4 turquoise in one Vanquish: 3, 4, 3."""
    table = fighting("t4 o4 o4", power=10, guile=10, mech="lumberjack")
    table.take("vanquish-3-0", "vanquish-4-0", "vanquish-0-3")
    assert table.points == (3, 7)


def test_each_vanquish_has_discounts_of_its_own() -> None:
    table = fighting("o4 o4", power=10, mech="lumberjack", do=(vanquish(), vanquish()))
    table.take("take-0", "vanquish-3-0", "done", "take-1", "vanquish-3-0")
    assert table.me.power == 4


def test_the_20_takes_any_mix() -> None:
    """Rulebook, page 8."""
    table = fighting("x20", power=10, guile=10)
    assert table.keys == ["vanquish-10-10", "done"]
    table.take("vanquish-10-10")
    assert (table.me.corruption, table.points) == (["x20"], (0, 0))


def test_for_the_discount_mech_the_20_costs_18() -> None:
    """Rulebook, page 13."""
    table = fighting("x20", power=10, guile=10, mech="lumberjack")
    assert table.keys == ["vanquish-10-8", "vanquish-9-9", "vanquish-8-10", "done"]


def test_what_cannot_be_paid_is_not_asked() -> None:
    assert fighting("o5", power=4).asked == "turn"
    assert Table(do=vanquish(), tokens="").asked == "turn"
    assert Table(do=vanquish(), at=None).asked == "turn"


def test_any_colour_is_paid_with_either_but_not_with_a_mix() -> None:
    """Rulebook, page 8: only the 20 may be vanquished using a mix."""
    table = fighting("t3", power=3, guile=4, do=vanquish(any_colour=True))
    assert table.keys == ["vanquish-3-0", "vanquish-0-3", "done"]
    assert fighting("t3", power=2, guile=2, do=vanquish(any_colour=True)).asked == "turn"
    assert "vanquish-10-10" in fighting("x20", power=10, guile=10, do=vanquish(any_colour=True)).keys


def test_a_discount_counts_for_each_token() -> None:
    table = fighting("o4 o4", power=10, do=vanquish(discount=2)).take("vanquish-2-0", "vanquish-2-0")
    assert table.me.power == 6


def test_an_ongoing_discount_counts_for_the_first_token_of_each_vanquish() -> None:
    """The modifier's own words."""
    axe = item(ongoing=modify("vanquish-cost"))
    table = fighting("o4 o4", power=10, upgraded=[axe]).take("vanquish-3-0", "vanquish-4-0")
    assert table.me.power == 3


def test_a_token_may_be_returned_to_the_bag_without_paying() -> None:
    """Rulebook, page 8: destroyed corruption goes back into the bag."""
    table = Table(do=vanquish(to_bag=True), tokens="o3 o4")
    before = len(table.state.bag)
    table.take("banish")
    assert (table.me.corruption, table.state.corruption["c3"]) == ([], ("o3",))
    assert len(table.state.bag) == before + 1
    assert table.asked == "turn"  # one token
    assert not table.revealed


def test_the_20_never_goes_into_the_bag() -> None:
    """The op's own words."""
    table = Table(do=(vanquish(to_bag=True), gain("coins")), tokens="x20")
    assert table.why_not("take-0") == "withheld-never-twenty"


def test_clearing_a_tile_gives_nothing_at_once() -> None:
    """Rulebook, page 8: what is uncovered is gained with Gather."""
    table = fighting("o3", power=3, tile=tile(covered="boast"), corruption="o3 " * 7).take("vanquish-3-0")
    assert table.asked == "turn"
    assert table.said("say-cleared") == 1


# Option ``clear_reward``: German summary, [04.4]


@pytest.mark.parametrize("way", ["vanquish", "banish"])
def test_whoever_clears_a_tile_may_upgrade_meld_or_boast_at_once(way: str) -> None:
    do, key = (vanquish(), "vanquish-3-0") if way == "vanquish" else (vanquish(to_bag=True), "banish")
    table = fighting(
        "o3",
        power=3,
        do=do,
        tile=tile(covered="meld"),
        hand=[item()],
        corruption="t3 " * 7,
        clear_reward=True,
    ).take(key)
    assert table.keys == ["or-0", "or-2", "decline"]  # there is no meteorite to meld
    assert table.why_not("or-1") == "withheld-no-meteorite"
    table.take("or-2", "boast-corruption")
    assert table.me.stars == ["corruption"]


def test_the_reward_boasts_at_once_of_what_it_reaches() -> None:
    """[04.4]: what an upgrade or a meld of the reward reaches is boasted of at once; what was reached before is not."""
    axe = item()

    def cleared(upgraded: int, corruption: str = "") -> Table:
        owned = [item() for _ in range(upgraded)]
        table = fighting(
            "o3",
            power=3,
            tile=tile(covered="meld"),
            hand=[axe],
            upgraded=owned,
            corruption=corruption,
            clear_reward=True,
        )
        return table.take("vanquish-3-0", "or-0", f"upgrade-{axe}")

    table = cleared(3)
    assert table.take("boast-upgrade").me.stars == ["upgrade"]
    assert table.asked == "turn"
    assert cleared(2, corruption="t3 " * 7).asked == "turn"
    assert cleared(3).take("decline").asked == "turn"


def test_a_cleared_tile_then_offers_boast_when_gathered_instead_of_its_own() -> None:
    """Specification: "so that the end stays reachable"."""
    table = Table(
        exposed="gather", tile=tile(gain("coins"), covered="meld"), corruption="t3 " * 7, clear_reward=True
    ).take("gather", "take-1")
    assert table.keys == ["boast-corruption", "decline"]


def test_no_reward_while_tokens_are_left() -> None:
    table = fighting("o3 o3", power=3, tile=tile(covered="meld"), hand=[item()], clear_reward=True)
    assert table.take("vanquish-3-0").asked == "turn"


# Odin's Wrath (rulebook, page 13): a map at any time of one's own turn


def test_maps_may_be_trashed_at_any_time_of_ones_own_turn() -> None:
    table = Table(mech="odins-wrath", maps=3, exposed="move").take("map-power", "map-guile", "map-coins")
    assert (table.points, table.me.coins, table.me.maps) == ((1, 1), 1, 0)
    assert table.state.box == ["map"] * 3
    assert not any(key.startswith("map") for key in table.keys)


def test_a_map_may_be_trashed_in_the_middle_of_a_vanquish() -> None:
    """It resolves on top and the question stays open, now with a token that can be paid."""
    table = fighting("o4", power=3, mech="odins-wrath", maps=1)
    assert table.asked == "vanquish"
    assert table.keys == ["done", "map-power", "map-guile", "map-coins"]
    table.take("map-power", "vanquish-4-0")
    assert table.me.corruption == ["o4"]


def test_nobody_waits_for_it_and_others_cannot() -> None:
    from games.expeditions.game import GAME

    table = Table(mech="odins-wrath", maps=1, exposed="move")
    (offer,) = [decision for decision in GAME.decisions(table.state) if not decision.waits]
    assert offer.seat == 0
    table.state.seats[1].mech, table.state.seats[1].maps = "odins-wrath", 1
    assert [d.seat for d in GAME.decisions(table.state) if not d.waits] == [0]
