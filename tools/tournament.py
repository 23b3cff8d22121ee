"""Simulated tournaments, with people who stay away and drop out: every round is held against what was promised.

Standings are held against a second implementation after each round. Nothing of the bot runs, only pairings and
standings: what happens to tables, clocks and posts is the business of other tests.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from bot.tournaments.pairing.groups import table_sizes
from bot.tournaments.pairing.history import History
from bot.tournaments.pairing.rounds import Entrant, Form, Pairing, next_round, rounds
from bot.tournaments.pairing.standings import standings
from testing.second import standings as second_standings

ABSENT, GIVES_UP, DRAWS, FORFEITS = 0.04, 0.01, 0.12, 2
"""How likely somebody stays away from a game, and leaves after one; how many games are draws; who forfeits so many
is out."""


class Plan(NamedTuple):
    """A tournament: its form, how many sit at a table, how many people and rounds, and what chance begins with."""

    form: Form
    size: int
    people: int
    rounds: int | None
    seed: int
    third_place: bool = False


class Told(NamedTuple):
    """The result of a tournament: rounds, tables, repeated pairs, the widest lead of first seats, who is left.

    ``slowest`` is the longest pairing of a round, in seconds of this core's time.
    """

    rounds: int
    tables: int
    again: int
    lead: int
    left: int
    slowest: float


def simulate(plan: Plan) -> Told:
    """Plays a tournament to its end. Raises AssertionError where a round or the standings are not as promised."""
    chance, lot = Random(plan.seed), plan.seed.to_bytes(16, "big")
    entrants = [Entrant(person, person) for person in chance.sample(range(1, plan.people + 1), plan.people)]
    played: list[Pairing] = []
    count, slowest = rounds(plan.form, plan.size, plan.people, plan.rounds), 0.0
    for number in range(1, count + 1):
        began = time.process_time()
        tables = next_round(plan.form, plan.size, entrants, played, number, lot, third_place=plan.third_place)
        slowest = max(slowest, time.process_time() - began)
        hold_round(plan, entrants, played, number, tables)
        played += [_game(number, seats, chance) for seats in tables]
        entrants = [replace(each, dropped=each.dropped or _leaves(each.person, played, chance)) for each in entrants]
        hold_standings(plan, entrants, played)
    pairs = Counter(pair for each in played for pair in combinations(sorted(each.seats), 2))
    history = History(entrants, played)
    return Told(
        count,
        sum(not each.bye for each in played),
        sum(pairs.values()) - len(pairs),
        max(abs(history.lead(each.person)) for each in entrants) if plan.size == 2 else 0,
        sum(not each.dropped for each in entrants),
        slowest,
    )


def hold_round(
    plan: Plan, entrants: Sequence[Entrant], played: Sequence[Pairing], number: int, tables: Sequence[tuple[int, ...]]
) -> None:
    """Everybody who should be is at one table, nobody twice, tables are of the right size, byes and seats are even."""
    history, active = History(entrants, played), {each.person for each in entrants if not each.dropped}
    seated = [person for table in tables for person in table]
    assert len(seated) == len({*seated}), f"round {number}: somebody is paired twice"
    assert {*seated} <= active, f"round {number}: somebody is paired who is out"
    if plan.form is Form.KNOCKOUT:
        return
    assert {*seated} == active, f"round {number}: somebody is left out"
    byes = [table[0] for table in tables if len(table) == 1]
    if plan.form is Form.ROUND_ROBIN and plan.size == 2:
        assert not any(history.met[frozenset(table)] for table in tables if len(table) == 2)
        return
    sizes = sorted((len(table) for table in tables if len(table) > 1), reverse=True)
    assert (*sizes,) == table_sizes(len(active), plan.size, range(2, 7)), f"round {number}: tables of {sizes}"
    least = min(history.byes[person] for person in active)
    assert all(history.byes[person] == least for person in byes), f"round {number}: a second bye"
    if plan.size == 2 and len(active) > 2 * number:
        assert not any(history.met[frozenset(table)] for table in tables), f"round {number}: two meet again"


def hold_standings(plan: Plan, entrants: Sequence[Entrant], played: Sequence[Pairing]) -> None:
    """Both implementations say the same, to the last digit."""
    found = standings(plan.form, plan.size, entrants, played)
    first = [(each.person, each.place, each.points, (*each.tie_breaks.values(),)) for each in found]
    assert first == second_standings.lines(plan.form, plan.size, entrants, played)


def _game(number: int, seats: tuple[int, ...], chance: Random) -> Pairing:
    """A game in which lower numbers are stronger."""
    if len(seats) == 1:
        return Pairing(number, seats, (1,))
    scores = [round(60 - 20 * person / 200 + chance.gauss(0, 12)) for person in seats]
    if chance.random() < DRAWS:
        scores[0] = scores[-1]
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    away = frozenset(person for person in seats if chance.random() < ABSENT)
    return Pairing(number, seats, places, away, (*scores,) if chance.random() < 0.9 else None)


def _leaves(person: int, played: Sequence[Pairing], chance: Random) -> bool:
    return chance.random() < GIVES_UP or sum(person in each.forfeited for each in played) >= FORFEITS


def plans(people: int, count: int, seed: int) -> Iterator[Plan]:
    """One of each form and size."""
    yield Plan(Form.SWISS, 2, people, count, seed)
    for size in (3, 4, 5):
        yield Plan(Form.SWISS, size, people, count, seed)
        yield Plan(Form.ROUND_ROBIN, size, people, count, seed)
    yield Plan(Form.ROUND_ROBIN, 2, min(people // 3, 30), None, seed)
    yield Plan(Form.KNOCKOUT, 2, people, None, seed)
    yield Plan(Form.KNOCKOUT, 2, people, None, seed, third_place=True)


def main() -> None:
    """Simulates, and prints a line for each tournament."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=1, help="how many of each form, with one seed after the other")
    args = parser.parse_args()
    print("form         at a table  people  rounds  tables  again  lead  left  slowest round")
    for seed in range(args.seed, args.seed + args.times):
        for plan in plans(args.people, args.rounds, seed):
            told = simulate(plan)
            print(
                f"{plan.form:12} {plan.size:10} {plan.people:7} {told.rounds:7} {told.tables:7} {told.again:6}"
                f" {told.lead:5} {told.left:5} {told.slowest:11.2f} s"
            )


if __name__ == "__main__":
    main()
