"""Rules that meet in rare positions, found by reading the rulebook and the specification against the engine."""

from __future__ import annotations

import pytest

from games.expeditions.abilities import (
    activate,
    gain,
    pay,
    play,
    refresh,
    vanquish,
    whenever,
)
from games.expeditions.effects import Shift
from tests.games.expeditions.cases import CORE, Table, item, meteorite, person, tile


def test_a_refresh_benefit_may_be_gained_for_what_it_sets_off_with_nothing_active() -> None:
    """Rulebook, page 12: a benefit is a Refresh like a turn's, and a turn's is heard whatever is active."""
    table = Table(
        exposed="gather",
        tile=tile(refresh()),
        upgraded=[item(ongoing=whenever("refresh", gain("coins")))],
        token="move",
    )
    table.take("gather", "take-0")
    assert (table.me.coins, table.me.token) == (1, "move")


def test_a_refresh_turn_is_heard_with_nothing_active() -> None:
    """Rulebook, page 12: a Refresh turn asks for no active card."""
    table = Table(upgraded=[item(ongoing=whenever("refresh", gain("coins")))], token="move")
    table.state.stack = [Shift(seat=0)]
    assert table.take("refresh").me.coins == 1


def test_a_refresh_benefit_with_nothing_active_that_nobody_hears_is_not_there() -> None:
    """Rulebook, page 4: only what one is able to do has to be done."""
    deaf = item(ongoing=whenever("move", gain("coins")))
    table = Table(exposed="gather", tile=tile(refresh()), upgraded=[deaf])
    assert table.keys == ["end-turn"]


def test_what_is_uncovered_after_everything_else_was_gathered_may_still_be_taken() -> None:
    """Specification, "A turn": the uncovering card is the Gather's last benefit."""
    card = person(vanquish(), core=CORE)
    table = Table(
        exposed="gather",
        tile=tile(play(), covered="boast"),
        tokens="o3",
        corruption="t3 " * 6,
        power=3,
        hand=[card],
        workers="red",
    ).take("gather", "take-0", f"play-{card}", "worker-red", "vanquish-3-0", "core")
    assert table.asked == "gather"
    assert table.take("take-1", "boast-corruption").me.stars == ["corruption"]


def test_the_tatankas_fifth_meld_gives_all_five_bonuses() -> None:
    """Rulebook, pages 10 and 13."""
    melded = [meteorite(bonus=gain("coins")) for _ in range(4)]
    new = meteorite(bonus=gain("power", 2))
    table = Table(exposed="gather", tile=tile(covered="meld"), mech="tatanka", melded=melded, hand=[new])
    table.take("gather", "take-0", f"meld-{new}")
    assert (table.me.coins, table.me.power, len(table.me.melded)) == (4, 2, 5)


def test_a_discard_that_pays_for_it_does_not_become_the_previous_card() -> None:
    """Rulebook, pages 6 and 7: discards go to the right end, the previous card lies to the left."""
    card, thrown = person(pay("discard", 1, activate("previous"))), person(gain("coins"))
    left = person(gain("power"))
    table = Table(exposed="play", hand=[card, thrown], active=[left], workers="red")
    table.take(f"play-{card}", "worker-red", "take-0", f"pay-{thrown}")
    assert table.active == [left, card, thrown]
    assert table.take(f"use-{left}").points == (1, 0)


@pytest.mark.parametrize("worker", ["", "/red"])
def test_an_ability_is_activated_whether_or_not_its_card_bears_a_worker(worker: str) -> None:
    """Rulebook, page 8: and no further worker is placed."""
    other = person(gain("coins"))
    table = Table(active=[f"{other}{worker}"], workers="red", do=activate("own")).take(f"use-{other}")
    assert (table.me.coins, table.me.workers["red"]) == (1, 1)


def test_with_two_seats_each_has_one_more_turn_after_the_fourth_star() -> None:
    """Rulebook, page 13: the other, then the trigger; then it is over."""
    table = Table(exposed="gather", tile=tile(covered="boast"), stars="solve meld upgrade", corruption="t3 " * 7)
    table.state.seats[1].token = table.me.token = "move"
    table.take("gather", "take-0", "boast-corruption", "end-turn")
    assert table.seat == 1
    table.take("refresh")
    assert table.seat == 0
    table.take("refresh")
    assert not table.state.stack
