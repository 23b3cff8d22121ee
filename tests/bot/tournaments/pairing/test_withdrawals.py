"""Who withdraws from a round robin early: nobody gains or loses by having met them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.tournaments.pairing.rounds import Form, Pairing, next_round, rounds
from bot.tournaments.pairing.standings import standings
from bot.tournaments.pairing.withdrawals import counted, left_early
from tests.bot.tournaments.pairing.test_rounds import LOT, field, won


def with_withdrawal(people: int, after: int) -> tuple[list[Pairing], int]:
    """A round robin that 1 leaves after so many rounds, in which each loses to those with lower numbers."""
    played: list[Pairing] = []
    many = rounds(Form.ROUND_ROBIN, 2, people, None)
    for number in range(1, many + 1):
        there = field(people, *((1,) if number > after else ()))
        played += won(number, *next_round(Form.ROUND_ROBIN, 2, there, played, number, LOT))
    return played, many


@pytest.mark.parametrize(("people", "after", "early"), [(6, 1, True), (6, 2, True), (6, 3, False), (7, 2, True)])
def test_games_of_who_left_before_half_count_for_nobody(people: int, after: int, *, early: bool) -> None:
    played, many = with_withdrawal(people, after)
    there = field(people, 1)
    assert left_early(there, played, many) == (frozenset({1}) if early else frozenset())
    found = {each.person: each.points for each in standings(Form.ROUND_ROBIN, 2, there, counted(there, played, many))}
    if not early:
        assert found[1] == after
        return
    byes = Fraction(people % 2)
    assert found == {1: 0, **{person: people - person + byes for person in range(2, people + 1)}}


def test_a_game_won_without_play_against_them_counts_for_nobody_either() -> None:
    played, many = with_withdrawal(4, 0)
    forfeited = [Pairing(1, (1, 4), (2, 1), frozenset({1})), *(each for each in played if each.round > 1)]
    assert not any(1 in each.seats for each in counted(field(4, 1), forfeited, many))
    assert counted(field(4), forfeited, many) == forfeited, "who has not left has lost"
