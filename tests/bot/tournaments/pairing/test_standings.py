"""Points and what breaks ties, worked out by hand."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from bot.tournaments.pairing.rounds import Entrant, Form, Pairing
from bot.tournaments.pairing.seeding import drawn, seeded
from bot.tournaments.pairing.standings import Standing, standings

FOUR = tuple(Entrant(number, number) for number in (1, 2, 3, 4))


def line(each: Standing) -> tuple[object, ...]:
    return each.person, each.place, each.points, *each.tie_breaks.values()


def test_a_swiss_by_hand() -> None:
    played = [
        Pairing(1, (1, 3), (1, 2)),
        Pairing(1, (2, 4), (1, 1)),
        Pairing(2, (1, 2), (2, 1)),
        Pairing(2, (3, 4), (1, 2)),
        Pairing(3, (1, 4), None),
    ]
    found = standings(Form.SWISS, 2, FOUR, played)
    assert [line(each) for each in found] == [
        (2, 1, F(3, 2), F(3, 2), F(5, 4), 0, 1),
        (1, 2, F(1), F(5, 2), F(1), 0, 1),
        (3, 3, F(1), F(3, 2), F(1, 2), 0, 1),
        (4, 4, F(1, 2), F(5, 2), F(3, 4), 0, 0),
    ]


def test_who_is_level_in_everything_shares_a_place() -> None:
    played = [Pairing(1, (1, 3), (1, 2)), Pairing(1, (2, 4), (1, 2))]
    assert [each.place for each in standings(Form.SWISS, 2, FOUR, played)] == [1, 1, 3, 3]


def test_in_a_round_robin_who_has_beaten_whom_decides_first() -> None:
    """4 has beaten 1, who has beaten the strongest; in Buchholz all with as many points are level there."""
    wins = ((1, 2), (3, 1), (4, 1), (2, 3), (2, 4), (3, 4))
    found = standings(Form.ROUND_ROBIN, 2, FOUR, [Pairing(1, pair, (1, 2)) for pair in wins])
    assert [line(each) for each in found] == [
        (2, 1, 2, 1, 3, 4, 2),
        (3, 2, 2, 0, 2, 4, 2),
        (4, 3, 1, 1, 1, 5, 1),
        (1, 4, 1, 0, 2, 5, 1),
    ]


def test_who_has_beaten_whom_decides_where_all_of_the_level_have_met() -> None:
    """All have a point, and all have beaten a point's worth: 2 and 3 are level after Buchholz."""
    played = [
        Pairing(1, (1, 4), (1, 2)),
        Pairing(2, (2, 3), (1, 2)),
        Pairing(3, (2, 4), (2, 1)),
        Pairing(4, (3, 4), (1, 2)),
    ]
    found = standings(Form.SWISS, 2, FOUR, played)
    assert [line(each) for each in found] == [
        (4, 1, 1, 3, 1, 0, 1),
        (2, 2, 1, 2, 1, 1, 1),
        (3, 3, 1, 2, 1, 0, 1),
        (1, 4, 1, 1, 1, 0, 1),
    ]


def test_who_has_beaten_whom_decides_nothing_unless_all_of_the_level_have_met() -> None:
    played = [
        Pairing(1, (1, 2), (2, 1)),
        Pairing(1, (3, 4), (1, 2)),
        Pairing(2, (1, 3), (1, 2)),
        Pairing(2, (2, 4), (2, 1)),
    ]
    assert [line(each) for each in standings(Form.SWISS, 2, FOUR, played)] == [
        (person, 1, 1, 2, 1, 0, 1) for person in (1, 2, 3, 4)
    ]


def test_one_who_has_met_all_of_the_level_is_no_better_for_it_where_the_others_have_not_met() -> None:
    seven = tuple(Entrant(number, number) for number in range(1, 8))
    played = [Pairing(1, pair, (1, 1)) for pair in ((1, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 7))]
    found = standings(Form.SWISS, 2, seven, played)
    assert [line(each) for each in found[:3]] == [(person, 1, 1, 2, 1, 0, 0) for person in (1, 2, 3)]


def test_a_bye_counts_as_an_opponent_like_oneself_and_a_forfeit_gives_nothing() -> None:
    three = FOUR[:3]
    played = [Pairing(1, (1, 2), (1, 1), frozenset({2})), Pairing(1, (3,), (1,))]
    found = standings(Form.SWISS, 2, three, played)
    assert [line(each) for each in found] == [(3, 1, 1, 1, 1, 0, 0), (1, 2, 1, 0, 0, 0, 1), (2, 3, 0, 1, 0, 0, 0)]
    both = [Pairing(1, (1, 2), (1, 1), frozenset({1, 2}))]
    assert [each.points for each in standings(Form.SWISS, 2, three, both)] == [0, 0, 0]


def test_tables_of_four_by_hand() -> None:
    played = [Pairing(1, (4, 3, 2, 1), (3, 4, 1, 1), score=(20, 10, 40, 30))]
    found = standings(Form.SWISS, 4, FOUR, played)
    assert [line(each) for each in found] == [
        (2, 1, F(5, 6), F(4, 10), 0),
        (1, 2, F(5, 6), F(3, 10), 0),
        (4, 3, F(1, 3), F(2, 10), 0),
        (3, 4, 0, F(1, 10), 0),
    ]


def test_shares_count_from_below_nought_and_leave_out_who_forfeited() -> None:
    played = [Pairing(1, (1, 2, 3), (1, 2, 3), frozenset({3}), (30, -10, 99))]
    shares = {each.person: each.tie_breaks["share"] for each in standings(Form.SWISS, 3, FOUR[:3], played)}
    assert shares == {1: 1, 2: 0, 3: 0}


def test_a_knockout_ranks_by_the_round_in_which_people_went_out() -> None:
    played = [
        Pairing(1, (1, 4), (1, 1)),
        Pairing(1, (2, 3), (2, 1)),
        Pairing(2, (3, 1), (1, 2)),
    ]
    found = standings(Form.KNOCKOUT, 2, FOUR, played)
    assert [line(each) for each in found] == [(3, 1, 2), (1, 2, 1), (2, 3, 0), (4, 3, 0)]


def test_seeds_follow_strength_then_the_lot_whatever_order_people_come_in() -> None:
    draw_seed = bytes.fromhex("7f" * 16)
    assert sorted(drawn([5, 3, 9, 1], draw_seed)) == [1, 3, 5, 9]
    assert drawn([5, 3, 9, 1], draw_seed) == drawn([1, 9, 5, 3], draw_seed) != drawn([1, 9, 5, 3], bytes(16))
    by_draw = [each for each in drawn([1, 3, 5, 9], draw_seed) if each != 5]
    assert seeded([1, 3, 5, 9], {5: 1500, 3: 1200, 9: 1200, 1: 1200}, draw_seed) == (5, *by_draw)
    assert seeded([1, 3], {3: 100}, draw_seed) == (3, 1)


@pytest.mark.parametrize(
    ("places", "forfeited", "order"),
    [
        ((1, 2), (), [(1, 1), (2, 2), (3, 3), (4, 4)]),
        ((2, 1), (), [(1, 1), (2, 2), (4, 3), (3, 4)]),
        ((1, 1), (), [(1, 1), (2, 2), (3, 3), (4, 3)]),
        ((1, 1), (3, 4), [(1, 1), (2, 2), (3, 3), (4, 3)]),
        (None, (), [(1, 1), (2, 2), (3, 3), (4, 3)]),
    ],
)
def test_a_game_for_third_place_parts_those_who_lost_before_the_final(
    places: tuple[int, ...] | None, forfeited: tuple[int, ...], order: list[tuple[int, int]]
) -> None:
    played = [Pairing(1, (1, 4), (1, 2)), Pairing(1, (2, 3), (1, 2)), Pairing(2, (1, 2), (1, 2))]
    played.append(Pairing(2, (3, 4), places, frozenset(forfeited)))
    assert [(each.person, each.place) for each in standings(Form.KNOCKOUT, 2, FOUR, played)] == order
