"""What holds in every position of random games, on a made-up lattice with dots and wide rings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.engine import Choice, Decision
from games.famous_explorers.effects import GreenDot, TakeTurn
from games.famous_explorers.game import FamousExplorers
from games.famous_explorers.paths import ARROWS, Path
from games.famous_explorers.state import TICKETS_A_TURN, Options, State, all_over, passed
from games.famous_explorers.world import REGIONS
from tests.games.famous_explorers.scenario import a_map

WIDE, HIGH = 12, 10


def lattice() -> str:
    """A torus of places with a dot in every third node, START in a corner."""

    def name(x: int, y: int) -> str:
        x, y = x % WIDE, y % HIGH
        if (x, y) == (0, 0):
            return "london"
        number = x * HIGH + y
        return f"{ {0: 'red', 1: 'green'}.get(number % 6, 'p') }{number}"

    rows = [" ".join(name(x, y) for x in range(WIDE + 1)) for y in range(0, HIGH, 2)]
    columns = [" ".join(name(x, y) for y in range(HIGH + 1)) for x in range(WIDE)]
    places = [name(x, y) for x in range(WIDE) for y in range(HIGH) if name(x, y).startswith("p")]
    regions = "; ".join(f"{region}: {' '.join(places[n :: len(REGIONS)])}" for n, region in enumerate(REGIONS))
    return a_map("lattice", ", ".join(rows + columns), regions)


GAME = FamousExplorers(lattice())
TABLES = [
    (2, Options()),
    (3, GAME.presets["advanced"]),
    (4, Options(explorers_and_events=True, mark_spacing="single_dot")),
    (5, Options(late_scoring=True, secret_destinations=True)),
    (6, GAME.presets["advanced"]),
]


Step = tuple[State, Decision | None, Choice | None]
"""A position with the decision and the choice taken in it; neither at the end."""


def steps(seats: int, options: Options, seed: str) -> Iterator[Step]:
    """A random game."""
    rng = Random(seed)
    state = GAME.setup(seats, options, seed.encode())
    while decisions := GAME.decisions(state):
        aside = [decision for decision in decisions if not decision.waits]
        decision = rng.choice(aside) if rng.random() < 0.1 else next(d for d in decisions if d.waits)
        choice = rng.choice([choice for choice in decision.choices if choice.why_not is None])
        yield state, decision, choice
        state = GAME.apply(state, decision.seat, choice.key).state
    yield state, None, None


@pytest.fixture(scope="module", name="walk", params=TABLES, ids=lambda table: f"{table[0]} players")
def recorded_walk(request: pytest.FixtureRequest) -> list[Step]:
    seats, options = request.param
    return list(steps(seats, options, "walk"))


def test_paths_are_sound(walk: list[Step]) -> None:
    for state, _, _ in walk:
        for path in state.paths.values():
            arrows = path.arrows
            assert len(arrows) <= ARROWS
            assert len({arrow.edge for arrow in arrows}) == len(arrows)
            for n, arrow in enumerate(arrows):
                assert arrow.source in Path(path.map, arrows[:n]).touched | {state.world.start}
            if path.looped and state.stack and isinstance(state.stack[-1], TakeTurn) and state.block is None:
                assert path.over


def test_tickets_are_never_short_and_never_spent_beyond_the_limit(walk: list[Step]) -> None:
    for state, _, _ in walk:
        assert state.supply >= 0
        assert all(seat.tickets >= 0 for seat in state.seats)
        assert 0 <= state.turn.spent <= TICKETS_A_TURN


def test_with_auto_score_nothing_that_can_be_scored_stays_in_hand_but_the_last_card(walk: list[Step]) -> None:
    for state, _, _ in walk:
        reached = passed(state)
        if state.options.late_scoring or (state.stack and not isinstance(state.stack[-1], TakeTurn | GreenDot)):
            continue
        for seat in state.seats:
            if seat.auto and len(seat.hand) > 1 and not seat.drawn:
                assert not set(seat.hand) & reached


def test_the_view_shows_where_open_arrows_lead(walk: list[Step]) -> None:
    for state, decision, _ in walk[::7]:
        for me in range(len(state.seats)):
            view = GAME.view(state, me)
            mine = [d for d in GAME.decisions(state) if d.seat == me and d.waits]
            keys = {c.key for d in mine for c in d.choices if c.why_not is None}
            assert {target.key for target in view.targets} <= keys
            assert bool(view.targets) <= (decision is not None and bool(mine))
            for target in view.targets:
                assert target.source in state.paths[target.colour].touched | {state.world.start}


def test_resampling_leaves_a_rival_the_cards_its_marks_tell(walk: list[Step]) -> None:
    rng = Random(1)
    for state, _, _ in walk[::9]:
        for me in range(len(state.seats)):
            dealt = GAME.resample(state, me, rng)
            for seat, owner in enumerate(state.seats):
                assert set(owner.marks) & set(owner.hand) == set(dealt.seats[seat].marks) & set(dealt.seats[seat].hand)
            known = [(n, secret) for n, secret in enumerate(state.secrets) if me in secret.peekers]
            assert all(dealt.secrets[n] == secret for n, secret in known)


def test_the_game_ends_in_a_round_of_turns_or_with_the_last_arrow(walk: list[Step]) -> None:
    end = walk[-1][0]
    assert not end.stack
    emptied = any(not seat.hand for seat in walk[-2][0].seats)
    assert all_over(end) or emptied
    if not all_over(end):
        turns = end.turns - 1  # the set-up counts as one
        assert turns % len(end.seats) == 0


def test_orders_show_every_hidden_order() -> None:
    state = GAME.setup(2, GAME.presets["advanced"], b"orders")
    orders = GAME.orders(state)
    assert orders["deck"][0] == state.deck[-1]
    assert orders["hand-1"] == tuple(state.seats[1].hand)
    assert orders["secret"] == tuple(secret.place for secret in state.secrets)
    assert len(orders["event-deck"]) == 10
