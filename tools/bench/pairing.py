"""How long it takes to pair a round, and to say who stands where."""

from __future__ import annotations

import time
from collections.abc import Iterator

from bot.tournaments.pairing.rounds import Entrant, Form, Pairing, next_round
from bot.tournaments.pairing.standings import standings
from tools.bench import Row

ROUNDS = 9


def measure() -> Iterator[Row]:
    """The slowest round of a Swiss, networkx once imported."""
    next_round(Form.SWISS, 2, (Entrant(1, 1), Entrant(2, 2)), (), 1, b"")
    for form, size, people, reach in (
        (Form.SWISS, 2, 64, 1.0),
        (Form.SWISS, 2, 200, None),
        (Form.SWISS, 4, 200, None),
    ):
        slowest, entrants, played = _swiss(form, size, people)
        name = f"pairing of {people} people, Swiss, {size} at a table, slowest of {ROUNDS}"
        yield Row(name=name, measured=slowest, unit="s", reach=reach)
    began = time.process_time()
    standings(form, size, entrants, played)
    yield Row(name=f"standings of {people} people", measured=(time.process_time() - began) * 1000, unit="ms", reach=500)


def _swiss(form: Form, size: int, people: int) -> tuple[float, list[Entrant], list[Pairing]]:
    """Lower numbers win, but not always."""
    entrants, played, slowest = [Entrant(number, number) for number in range(1, people + 1)], list[Pairing](), 0.0
    for turn in range(1, ROUNDS + 1):
        began = time.process_time()
        tables = next_round(form, size, entrants, played, turn, b"bench")
        slowest = max(slowest, time.process_time() - began)
        for table in tables:
            strength = [(person * 7 + turn * 31) % (people // 2) + person for person in table]
            played.append(Pairing(turn, table, tuple(1 + sum(o < mine for o in strength) for mine in strength)))
    return slowest, entrants, played
