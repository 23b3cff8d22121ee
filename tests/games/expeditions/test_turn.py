"""The action token, the exposed actions, the end of a turn (rulebook, pages 4, 5 and 12; specification, "A turn")."""

from __future__ import annotations

from typing import Any

import pytest

from games.expeditions.abilities import gain
from games.expeditions.game import GAME
from games.expeditions.state import Options
from tests.games.expeditions.cases import CORE, Table, person, tile


def next_turn(table: Table) -> Table:
    """Goes on to seat 0's next turn: the others do as little as they can."""
    table.take("end-turn")
    while table.seat != 0:
        keys = [key for key in table.keys if not key.startswith(("move-n", "move-c"))]
        table.take("refresh" if "refresh" in keys else "end-turn" if "end-turn" in keys else keys[0])
    return table


def test_the_first_turn_goes_from_refresh_to_the_blank_spot_by_itself_and_exposes_everything() -> None:
    """Rulebook, page 4, "Red arrows"."""
    state = GAME.setup(2, Options(first=1), b"first")
    assert state.seats[1].token == "blank"
    assert state.exposed == ("move", "play", "gather")
    assert state.seats[0].token == "refresh"


@pytest.mark.parametrize("order", [("move-c4", "gather"), ("gather", "move-c4")])
def test_the_exposed_actions_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    """Rulebook, page 4."""
    table = Table(exposed="move gather", tile=tile(gain("coins")))
    for key in order:
        table.take(key)
        while table.asked == "gather":
            table.take("done")
    assert table.keys == ["end-turn"]


def test_what_can_be_done_has_to_be_done_before_the_turn_ends() -> None:
    """Rulebook, page 4: "you must perform all exposed actions that you are able to"."""
    card = person(core=CORE)
    table = Table(exposed="play gather", hand=[card], tile=tile(gain("coins")))
    assert table.why_not("end-turn") == "withheld-actions-left"
    table.take(f"play-{card}", "core")
    assert table.why_not("end-turn") == "withheld-actions-left"
    table.take("gather", "done")
    assert table.me.coins == 0  # each benefit may be declined (specification)
    table.take("end-turn")


def test_an_impossible_action_is_forfeited() -> None:
    """Rulebook, page 5, and specification: it may be chosen all the same."""
    table = Table(exposed="play gather", hand=[], tile=tile(gain("power")), power=10)
    assert table.keys == ["end-turn"]
    assert table.why_not("play") == "withheld-hand-empty"
    assert table.why_not("gather") == "withheld-nothing-here"


def test_nothing_can_be_gathered_at_basecamp() -> None:
    """Rulebook, page 5: it is no location."""
    table = Table(exposed="gather", at=None)
    assert table.keys == ["end-turn"]
    assert table.why_not("gather") == "withheld-basecamp"


def test_an_action_is_taken_once() -> None:
    table = Table(exposed="move play", at="c3")
    table.take("move-c4")
    assert table.why_not("move") == "withheld-action-done"


def test_from_the_blank_spot_the_token_goes_to_an_action_and_not_to_refresh() -> None:
    """Rulebook, page 4: Refresh only if the token covered Move, Play or Gather at the beginning of the turn."""
    table = next_turn(Table(exposed=""))
    assert table.asked == "shift"
    assert table.keys == ["token-move", "token-play", "token-gather"]
    assert table.why_not("refresh") == "withheld-refresh-first"


@pytest.mark.parametrize("token", ["move", "play", "gather"])
def test_the_token_never_stays_and_exposes_the_two_actions_it_does_not_cover(token: str) -> None:
    """Rulebook, page 4."""
    table = next_turn(Table(exposed=""))
    table.take(f"token-{token}")
    assert table.state.exposed == tuple(action for action in ("move", "play", "gather") if action != token)
    assert table.why_not(token) == "withheld-token-covers"
    table.state.exposed = ()
    next_turn(table)
    assert f"token-{token}" not in table.keys
    assert table.why_not(f"token-{token}") == "withheld-token-there"
    assert "refresh" in table.keys


def test_a_refresh_turn_brings_cards_and_workers_home_and_the_next_turn_exposes_everything() -> None:
    """Rulebook, page 12."""
    card, other = person(colour="red"), person(colour="blue")
    table = Table(exposed="", token="move", active=[f"{card}/red", other])
    next_turn(table).take("refresh")
    assert table.me.hand == [card, other]
    assert table.me.workers["red"] == 1
    assert table.me.token == "refresh"
    assert table.seat == 1  # that was the turn
    while table.seat != 0:
        table.take(table.keys[-1] if "refresh" not in table.keys else "refresh")
    assert table.me.token == "blank"
    assert table.state.exposed == ("move", "play", "gather")


def test_turns_are_counted_as_they_end() -> None:
    table = Table(exposed="")
    before = GAME.turn(table.state)
    table.take("end-turn")
    assert GAME.turn(table.state) == before + 1
    assert table.seat == 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_named_player_starts(first: int) -> None:
    """Option ``first``."""
    assert GAME.setup(3, Options(first=first), b"seed").actor == first


@pytest.mark.parametrize(("seats", "coins"), [(2, [4, 0]), (3, [0, 2, 4]), (4, [6, 0, 2, 4]), (5, [6, 8, 0, 2, 4])])
def test_whoever_begins_later_may_start_with_more(seats: int, coins: list[int]) -> None:
    """An option of our own, off by default (found.md, 8)."""
    first = coins.index(0)
    assert [seat.coins for seat in GAME.setup(seats, Options(first=first), b"x").seats] == [0] * seats
    made_up = GAME.setup(seats, Options(first=first, compensation=True), b"x")
    assert [seat.coins for seat in made_up.seats] == coins


def test_otherwise_chance_names_the_first_player() -> None:
    """Rulebook, page 3."""
    assert {GAME.setup(3, Options(), bytes([n])).actor for n in range(20)} == {0, 1, 2}


# The end (rulebook, page 13)


def boasting(seats: int, **options: Any) -> Table:
    """A turn in which seat 0 places its fourth star."""
    from games.expeditions.abilities import boast

    table = Table(
        seats=seats, exposed="", do=boast(), stars="cards meld upgrade", corruption="o3 " * 7, others=(), **options
    )
    table.take("boast-corruption")
    assert table.state.ending == 0
    return table


def turns_left(table: Table) -> list[int]:
    """The seats whose turns still follow the one that runs."""
    table.take("end-turn")
    found = []
    while GAME.decisions(table.state):
        found.append(table.seat)
        turn = GAME.turn(table.state)
        table.state.exposed = ()
        if table.asked == "shift":
            table.take("token-move")
            table.state.exposed = ()
        table.take("end-turn")
        assert GAME.turn(table.state) == turn + 1
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_after_the_fourth_star_everybody_has_one_more_turn_the_trigger_last(seats: int) -> None:
    """Rulebook, page 13: "the last turn of the game is taken by the player who first placed their 4th glory"."""
    table = boasting(seats)
    assert turns_left(table) == [*range(1, seats), 0]
    assert GAME.standings(table.state) is not None


def test_others_final_turn_leaves_the_trigger_out() -> None:
    """Option ``others_final_turn``: German summary, [06]."""
    assert turns_left(boasting(3, others_final_turn=True)) == [1, 2]


def test_a_second_fourth_star_changes_nothing() -> None:
    table = boasting(2)
    table.take("end-turn")
    other = table.state.seats[1]
    other.stars, other.corruption = ["cards", "meld", "solve"], ["o3"] * 7
    table.state.exposed = ()
    from games.expeditions.abilities import boast
    from games.expeditions.machine import bind

    table.state.stack.append(bind((boast(),), 1, None, ())[0])
    table.take("boast-corruption")
    assert table.state.ending == 0
    assert table.state.left == 1
