"""Moving and discovering (rulebook, page 5; specification, "A turn" and "Worked cases")."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.localizer import Localizer
from games.expeditions.abilities import gain, modify, move
from games.expeditions.game import GAME
from games.expeditions.paths import destinations
from tests.games.expeditions.cases import Table, item, tile


def reached(table: Table) -> set[str]:
    return {key.removeprefix("move-") for key in table.keys if key.startswith("move-")}


def test_a_mech_moves_one_to_three_locations() -> None:
    table = Table(exposed="move", at="n1", others=())
    assert reached(table) == {"n2", "n3", "n4", "c1", "c2", "c3", "s1"}


def test_the_marsh_strider_moves_up_to_four() -> None:
    """Rulebook, page 13."""
    assert "n5" in reached(Table(exposed="move", at="n1", others=(), mech="marsh-strider"))
    assert "n5" not in reached(Table(exposed="move", at="n1", others=()))


def test_a_move_ability_may_reach_further() -> None:
    assert "move-n5" in Table(at="n1", others=(), do=move(1)).keys
    assert "move-n5" not in Table(at="n1", others=(), do=move()).keys


@pytest.mark.parametrize("where", ["active", "upgraded"])
def test_an_ongoing_range_counts_while_its_item_has_a_worker_or_is_upgraded(where: str) -> None:
    boots = item(ongoing=modify("range"))
    owned: dict[str, Any] = {"active": [f"{boots}/red"]} if where == "active" else {"upgraded": [boots]}
    assert "n5" in reached(Table(exposed="move", at="n1", others=(), **owned))
    assert "n5" not in reached(Table(exposed="move", at="n1", others=(), active=[boots]))


def test_blue_passes_reds_mech_which_counts() -> None:
    """Worked case: the target lies beyond red's location, at the end of the range."""
    table = Table(exposed="move", at="n1", others=("n3",))
    assert "n4" in reached(table)
    assert "n5" not in reached(table)
    assert "n3" not in reached(table)


def test_with_free_pass_an_occupied_location_does_not_count() -> None:
    """Option ``free_pass``: German summary, [02]."""
    table = Table(exposed="move", at="n1", others=("n3",), free_pass=True)
    assert "n5" in reached(table)
    assert "n3" not in reached(table)


def test_free_pass_lets_two_mechs_in_a_row_be_passed() -> None:
    table = Table(exposed="move", at="n1", seats=3, others=("n2", "n3"), free_pass=True)
    assert "n6" in reached(table)


def test_a_mech_never_stays_where_it_is() -> None:
    assert "c3" not in reached(Table(exposed="move", at="c3"))


def test_the_first_step_from_basecamp_is_one_of_its_three_tiles() -> None:
    table = Table(exposed="move", at=None, others=(), hidden="c1 c2 c3 c4 c5 c6 c7")
    assert reached(table) == {"s1", "s2", "s3", "s4", "s5", "s6", "c2", "c4", "c6"}


def test_nobody_moves_back_to_basecamp() -> None:
    table = Table(exposed="move", at="s2", others=())
    assert all(key[5] in "scn" for key in table.keys if key.startswith("move-"))


def test_a_face_down_location_ends_the_way() -> None:
    """Rulebook, page 5."""
    table = Table(exposed="move", at="c1", others=(), hidden="c2 n1")
    assert reached(table) == {"c2", "n1"}


def test_where_nothing_can_be_reached_the_move_is_forfeited() -> None:
    """Rulebook, page 5: "in the rare instance"."""
    table = Table(exposed="move", at="c1", seats=3, others=("n1", "c2"), hidden="")
    assert reached(table)
    assert destinations(table.state, 0, 1) == ()
    table.state.hidden = ("n1", "c2")  # nobody stands on these in play; it closes the way
    assert table.why_not("move") == "withheld-nowhere"
    assert table.keys == ["end-turn"]


def test_a_discovery_takes_the_map_flips_the_tile_and_draws_corruption_until_its_level_is_reached() -> None:
    """Worked case: level 5, first token 4: one more token is drawn."""
    table = Table(exposed="move", at="c3", hidden="c4", others=())
    table.lay("c4", tile(level=5, covered="meld"))
    table.state.bag = [*table.state.bag, "o3", "t4"]
    table.take("move-c4")
    assert table.state.corruption["c4"] == ("t4", "o3")  # the later one on top
    assert table.me.maps == 1
    assert table.state.hidden == ()
    assert table.revealed


def test_location_20_bears_the_20_token_instead() -> None:
    """Rulebook, page 5, exception."""
    table = Table(exposed="move", at="n6", hidden="n7", others=())
    assert table.state.tiles["n7"] == 20
    before = len(table.state.bag)
    table.take("move-n7")
    assert table.state.corruption["n7"] == ("x20",)
    assert len(table.state.bag) == before


@pytest.mark.parametrize(("bag", "drawn"), [([], ()), (["o3"], ("o3",))])
def test_an_empty_bag_stops_the_drawing(bag: list[str], drawn: tuple[str, ...]) -> None:
    """Rulebook, page 5."""
    table = Table(exposed="move", at="c3", hidden="c4", others=())
    table.lay("c4", tile(level=7, covered="meld"))
    table.state.bag = bag
    table.take("move-c4")
    assert table.state.corruption["c4"] == drawn


@pytest.mark.parametrize(
    ("tokens", "label"),
    [
        ((), "7 Flattened Larches: Upgrade an item · Gain 2 power OR 2 guile · Gain a face-up item"),
        (
            ("o3", "t4"),
            (
                "7 Flattened Larches (the turquoise 4, the orange 3): Gain 2 power OR 2 guile · Gain a face-up item"
                " · covered: upgrade"
            ),
        ),
    ],
)
def test_the_menu_says_what_is_still_covered(tokens: tuple[str, ...], label: str) -> None:
    table = Table(exposed="move", at="c3", others=())
    assert table.state.tiles["c1"] == 7
    table.state.corruption["c1"] = tokens
    (decision,) = GAME.decisions(table.state)
    choice = next(choice for choice in decision.choices if choice.key == "move-c1")
    assert Localizer("en", "expeditions")(choice.label) == label


def test_moving_where_everything_is_known_can_be_undone() -> None:
    table = Table(exposed="move", at="c3", others=())
    table.take("move-c4")
    assert not table.revealed


def test_an_optional_move_may_be_declined() -> None:
    table = Table(do=move(), at="c3")
    table.take("decline")
    assert table.me.position == "c3"
    assert table.asked == "turn"


def test_a_gather_stays_with_the_tile_on_which_it_began() -> None:
    """Ruling: a move in the middle does not change what is gathered."""
    table = Table(exposed="gather", tile=tile(move(), gain("coins", 2)), at="c3")
    table.take("gather", "take-0", "move-c4", "take-1")
    assert table.me.position == "c4"
    assert table.me.coins == 2
