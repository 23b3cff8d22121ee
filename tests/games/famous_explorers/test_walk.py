"""What holds in every position of random games, on a made-up lattice with dots and wide rings."""

from random import Random

import pytest

from games.famous_explorers.game import FamousExplorers
from games.famous_explorers.paths import looped, over, passed, touched
from games.famous_explorers.state import ARROWS, TICKETS_A_TURN, Options
from games.famous_explorers.view import COLOURS
from games.famous_explorers.world import REGIONS
from tests.games.famous_explorers.faq import a_map

WIDE, HIGH = 12, 10


def lattice():
    """A torus of places with a dot in every third node, START in a corner."""

    def name(x, y):
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


def steps(seats, options, seed):
    """Every position of a random game, with the seat and the choice taken in it."""
    rng = Random(seed)
    state = GAME.setup(seats, options, seed.encode())
    while decisions := GAME.decisions(state):
        aside = [decision for decision in decisions if not decision.waits]
        decision = rng.choice(aside) if rng.random() < 0.1 else next(d for d in decisions if d.waits)
        choice = rng.choice([choice for choice in decision.choices if choice.why_not is None])
        yield state, decision, choice
        state = GAME.apply(state, decision.seat, choice.key).state
    yield state, None, None


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} players")
def walk(request):
    return list(steps(*request.param, "walk"))


def test_paths_are_sound(walk):
    start = GAME.setup(2, Options(), b"").world.start
    for state, _, _ in walk:
        for colour in COLOURS:
            path = state.paths[colour]
            assert len(path) <= ARROWS
            assert len({arrow.edge for arrow in path}) == len(path)
            for n, arrow in enumerate(path):
                assert arrow.source in (touched(path[:n], start) | {start})
            if looped(path, start) and state.stack and state.stack[-1].op == "turn" and state.block is None:
                assert over(state, colour)


def test_tickets_are_never_short_and_never_spent_beyond_the_limit(walk):
    for state, _, _ in walk:
        assert state.supply >= 0
        assert all(seat.tickets >= 0 for seat in state.seats)
        assert 0 <= state.turn.spent <= TICKETS_A_TURN


def test_with_auto_score_nothing_that_can_be_scored_stays_in_hand_but_the_last_card(walk):
    for state, _, _ in walk:
        reached = passed(state)
        if state.options.late_scoring or (state.stack and state.stack[-1].op not in {"turn", "green_dot"}):
            continue
        for seat in state.seats:
            if seat.auto and len(seat.hand) > 1 and not seat.drawn:
                assert not set(seat.hand) & reached


def test_the_view_shows_where_open_arrows_lead(walk):
    for state, decision, _ in walk[::7]:
        for me in range(len(state.seats)):
            view = GAME.view(state, me)
            mine = [d for d in GAME.decisions(state) if d.seat == me and d.waits]
            keys = {c.key for d in mine for c in d.choices if c.why_not is None}
            assert {target.key for target in view.targets} <= keys
            assert bool(view.targets) <= (decision is not None and bool(mine))
            for target in view.targets:
                assert target.source in touched(state.paths[target.colour], state.world.start) | {state.world.start}


def test_resampling_leaves_a_rival_the_cards_its_marks_tell(walk):
    rng = Random(1)
    for state, _, _ in walk[::9]:
        for me in range(len(state.seats)):
            dealt = GAME.resample(state, me, rng)
            for seat, owner in enumerate(state.seats):
                assert set(owner.marks) & set(owner.hand) == set(dealt.seats[seat].marks) & set(dealt.seats[seat].hand)
            known = [(n, secret) for n, secret in enumerate(state.secrets) if me in secret.peekers]
            assert all(dealt.secrets[n] == secret for n, secret in known)


def test_the_game_ends_in_a_round_of_turns_or_with_the_last_arrow(walk):
    end = walk[-1][0]
    assert not end.stack
    emptied = any(not seat.hand for seat in walk[-2][0].seats)
    assert all(over(end, colour) for colour in COLOURS) or emptied
    if not all(over(end, colour) for colour in COLOURS):
        turns = end.turns - 4 * len(end.seats)
        assert turns % len(end.seats) == 0


def test_orders_show_every_hidden_order():
    state = GAME.setup(2, GAME.presets["advanced"], b"orders")
    orders = GAME.orders(state)
    assert orders["deck"][0] == state.deck[-1]
    assert orders["hand-1"] == tuple(state.seats[1].hand)
    assert orders["secret"] == tuple(secret.place for secret in state.secrets)
    assert len(orders["event-deck"]) == 10
