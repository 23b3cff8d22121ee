"""Who meets whom: each form by small examples, and what always holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from bot.tournaments.pairing.bracket import seed_order
from bot.tournaments.pairing.groups import table_sizes
from bot.tournaments.pairing.rounds import CannotPairError, Entrant, Form, Pairing, next_round, rounds

LOT = bytes(16)


def field(count: int, *dropped: int) -> tuple[Entrant, ...]:
    """People 1, 2, ... whose numbers are their seeds."""
    return tuple(Entrant(number, number, number in dropped) for number in range(1, count + 1))


def won(round_number: int, *tables: tuple[int, ...]) -> list[Pairing]:
    """A round in which each was better than those whose number is higher."""
    return [
        Pairing(round_number, table, tuple(1 + sum(other < person for other in table) for person in table))
        for table in tables
    ]


def play(form: Form, size: int, count: int, number: int) -> list[Pairing]:
    """So many rounds."""
    played: list[Pairing] = []
    for turn in range(1, number + 1):
        played += won(turn, *next_round(form, size, field(count), played, turn, LOT))
    return played


def met(played: list[Pairing]) -> Counter[tuple[int, ...]]:
    """How often each two met."""
    return Counter(pair for match in played for pair in combinations(sorted(match.seats), 2))


def lead(played: list[Pairing]) -> Counter[int]:
    """How much more often each sat first than second."""
    found: Counter[int] = Counter()
    for match in played:
        if not match.bye:
            found[match.seats[0]] += 1
            found[match.seats[1]] -= 1
    return found


@pytest.mark.parametrize("count", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once_and_seats_are_even(count: int) -> None:
    played = play(Form.ROUND_ROBIN, 2, count, rounds(Form.ROUND_ROBIN, 2, count, None))
    assert met(played) == Counter(combinations(range(1, count + 1), 2))
    assert all(abs(each) <= 1 for each in lead(played).values())
    assert Counter(match.seats for match in played if match.bye) == Counter(
        [(person,) for person in range(1, count + 1)] if count % 2 else []
    )


def test_whose_opponent_has_dropped_out_of_a_round_robin_has_a_bye() -> None:
    tables = [next_round(Form.ROUND_ROBIN, 2, field(4, 2), (), turn, LOT) for turn in (1, 2, 3)]
    assert [sorted(map(sorted, each)) for each in tables] == [[[1, 4], [3]], [[1], [3, 4]], [[1, 3], [4]]]


def test_a_swiss_round_pairs_halves_of_score_groups() -> None:
    first = next_round(Form.SWISS, 2, field(8), (), 1, LOT)
    assert sorted(map(sorted, first)) == [[1, 5], [2, 6], [3, 7], [4, 8]]
    second = next_round(Form.SWISS, 2, field(8), won(1, *first), 2, LOT)
    assert sorted(len({*table} & {1, 2, 3, 4}) for table in second) == [0, 0, 2, 2]


def test_the_bye_goes_to_the_lowest_who_had_none() -> None:
    played = play(Form.SWISS, 2, 7, 5)
    byes = [match.seats[0] for match in played if match.bye]
    assert byes[0] == 7
    assert len({*byes}) == 5


@pytest.mark.parametrize(("count", "number"), [(6, 5), (9, 5), (24, 8), (66, 4)])
def test_in_a_swiss_nobody_meets_again_and_seats_stay_even(count: int, number: int) -> None:
    played = play(Form.SWISS, 2, count, number)
    assert max(met(played).values()) == 1
    assert all(abs(each) <= 2 for each in lead(played).values())
    assert all(len({*people}) == len(people) for people in _seated(played, number))


def test_where_all_have_met_somebody_meets_again() -> None:
    played = play(Form.SWISS, 2, 4, 5)
    assert sorted(met(played).values()) == [1, 1, 2, 2, 2, 2]


def test_a_game_that_still_runs_counts_as_a_draw_for_who_is_paired() -> None:
    running = [*won(1, (1, 3)), Pairing(1, (4, 2), None)]
    second = next_round(Form.SWISS, 2, field(4), running, 2, LOT)
    assert sorted(map(sorted, second)) == [[1, 2], [3, 4]]


def test_the_order_of_a_bracket() -> None:
    assert seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_a_knockout_gives_byes_to_the_best_and_ends_with_one() -> None:
    played = play(Form.KNOCKOUT, 2, 6, 3)
    assert [match.seats for match in played if match.bye] == [(1,), (2,)]
    assert [sorted(match.seats) for match in played[4:]] == [[1, 4], [2, 3], [1, 2]]


def test_in_a_knockout_the_better_seed_goes_through_from_a_draw_and_who_is_out_leaves_a_bye() -> None:
    first = [
        Pairing(1, (1, 4), (1, 1)),
        Pairing(1, (3, 2), (1, 2)),
    ]
    assert sorted(next_round(Form.KNOCKOUT, 2, field(4), first, 2, LOT)[0]) == [1, 3]
    assert next_round(Form.KNOCKOUT, 2, field(4, 3), first, 2, LOT) == ((1,),)
    gone = [Pairing(1, (1, 4), (1, 1), frozenset({1, 4})), first[1]]
    assert next_round(Form.KNOCKOUT, 2, field(4), gone, 2, LOT) == ((3,),)
    with pytest.raises(CannotPairError, match="unfinished"):
        next_round(Form.KNOCKOUT, 2, field(4), [Pairing(1, (1, 4), None), first[1]], 2, LOT)


def test_those_who_lose_before_the_final_meet_for_third_place_if_that_is_wanted() -> None:
    played = play(Form.KNOCKOUT, 2, 6, 2)
    assert {frozenset(each) for each in third(field(6), played, 3)} == {frozenset({1, 2}), frozenset({3, 4})}
    assert third(field(6, 3), played, 3)[1:] == ((4,),), "alone they are third without a game"
    assert len(third(field(6), played[:4], 2)) == 2, "before that there is none"
    assert len(third(field(2), (), 1)) == 1


def third(entrants: Sequence[Entrant], played: Sequence[Pairing], number: int) -> tuple[tuple[int, ...], ...]:
    """A round of a knockout with a game for third place."""
    return next_round(Form.KNOCKOUT, 2, entrants, played, number, LOT, third_place=True)


@pytest.mark.parametrize(
    ("people", "size", "allowed", "tables"),
    [
        (30, 4, (2, 3, 4, 5), (4, 4, 4, 4, 4, 4, 3, 3)),
        (16, 4, (2, 3, 4), (4, 4, 4, 4)),
        (5, 4, (2, 3, 4), (3, 2)),
        (5, 4, (3, 4), (4,)),
        (10, 4, (2, 4), (4, 4, 2)),
        (7, 4, (2, 4), (4, 2)),
        (3, 4, (2, 3, 4), (3,)),
        (1, 4, (2, 3, 4), ()),
    ],
)
def test_tables_are_as_like_as_the_game_allows(
    people: int, size: int, allowed: tuple[int, ...], tables: tuple[int, ...]
) -> None:
    assert table_sizes(people, size, allowed) == tables


@pytest.mark.parametrize("form", [Form.ROUND_ROBIN, Form.SWISS])
def test_at_tables_of_four_nobody_meets_again_and_everybody_sits_everywhere(form: Form) -> None:
    played = play(form, 4, 30, 5)
    assert max(met(played).values()) == 1
    assert all(len({*people}) == 30 for people in _seated(played, 5))
    sat = Counter((person, seat) for match in played for seat, person in enumerate(match.seats))
    assert max(sat.values()) <= 3


@pytest.mark.parametrize(("size", "count", "number"), [(3, 9, 4), (4, 16, 5), (5, 25, 6), (4, 28, 7), (4, 31, 8)])
def test_as_many_meet_by_lot_as_the_rounds_allow(size: int, count: int, number: int) -> None:
    """Where a plane has so many lines nobody meets again; in squares everybody meets everybody."""
    pairs = met(play(Form.ROUND_ROBIN, size, count, number))
    assert max(pairs.values()) == 1
    assert len(pairs) == count * (count - 1) // 2 or count != size * size


def test_a_swiss_of_tables_seats_the_best_with_the_best() -> None:
    second = next_round(Form.SWISS, 4, field(16), play(Form.SWISS, 4, 16, 1), 2, LOT)
    leaders = {min(match.seats) for match in play(Form.SWISS, 4, 16, 1)}
    assert leaders in [{*table} for table in second]


def test_who_has_dropped_out_is_paired_no_more_and_the_same_lot_gives_the_same_round() -> None:
    for form, size in ((Form.SWISS, 2), (Form.SWISS, 3), (Form.ROUND_ROBIN, 5)):
        tables = next_round(form, size, field(23, 4, 9), (), 1, LOT)
        assert sorted(person for table in tables for person in table) == [n for n in range(1, 24) if n not in (4, 9)]
        assert next_round(form, size, field(23, 4, 9)[::-1], (), 1, LOT) == tables


@pytest.mark.parametrize(
    ("form", "size", "count", "asked", "number"),
    [
        (Form.ROUND_ROBIN, 2, 7, None, 7),
        (Form.ROUND_ROBIN, 2, 8, 5, 5),
        (Form.ROUND_ROBIN, 4, 30, None, 9),
        (Form.ROUND_ROBIN, 4, 3, None, 1),
        (Form.SWISS, 2, 200, None, 8),
        (Form.SWISS, 2, 200, 9, 9),
        (Form.SWISS, 2, 4, 9, 3),
        (Form.SWISS, 4, 30, None, 3),
        (Form.KNOCKOUT, 2, 33, 2, 6),
    ],
)
def test_how_many_rounds_a_form_takes(form: Form, size: int, count: int, asked: int | None, number: int) -> None:
    assert rounds(form, size, count, asked) == number


@pytest.mark.parametrize(
    ("form", "size", "count", "asked", "reason"),
    [
        (Form.SWISS, 2, 1, None, "too-few"),
        (Form.SWISS, 2, 8, 0, "no-round"),
        (Form.KNOCKOUT, 4, 8, None, "knockout-of-two"),
        (Form.SWISS, 1, 8, None, "alone"),
    ],
)
def test_what_cannot_be_says_why(form: Form, size: int, count: int, asked: int | None, reason: str) -> None:
    with pytest.raises(CannotPairError) as told:
        rounds(form, size, count, asked)
    assert told.value.reason == reason


def _seated(played: list[Pairing], number: int) -> list[list[int]]:
    """Everybody at the tables of each round."""
    return [[p for match in played if match.round == turn for p in match.seats] for turn in range(1, number + 1)]
