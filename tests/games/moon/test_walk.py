"""What holds in every position of random games and of games by the policy, at every player count."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from games.engine import Policy
from games.moon.building import add
from games.moon.card_index import BLUEPRINTS
from games.moon.catalogue import DECKS, STRUCTURES
from games.moon.counts import has_privilege
from games.moon.effects import TakeTurn
from games.moon.game import GAME
from games.moon.setup import new_seat
from games.moon.state import HEARTS, Options, State, first_holder, is_first
from games.players.knowledge import Knowledge

RANDOM = Policy(GAME)


Walk = list[tuple[State, int | None, str | None]]


def walk(seats: int, seed: int, policy: Policy[State]) -> Iterator[tuple[State, int | None, str | None]]:
    """Every position of a game, with the seat and the key taken in it."""
    rng = Random(seed)
    state = GAME.setup(seats, Options(), bytes([seats, seed]))
    while keys := GAME.legal(state):
        seat = state.stack[-1].seat
        key = keys[0] if len(keys) == 1 else policy.choose(state, seat, keys, rng)
        yield GAME.clone(state), seat, key
        GAME.step(state, key)
    yield state, None, None


@pytest.fixture(
    scope="module",
    params=[(seats, policy) for seats in GAME.seats for policy in (RANDOM, GAME.policy)],
    ids=lambda param: f"{param[0]}-{type(param[1]).__name__}",
)
def game(request: pytest.FixtureRequest) -> Walk:
    return list(walk(request.param[0], 1, request.param[1]))


def test_pieces_and_hearts_add_up(game: Walk) -> None:
    """Aid, set-up: five tokens each of 3, 4 and 5 hearts."""
    pieces = GAME.pieces(game[0][0])
    for state, _, _ in game:
        assert GAME.pieces(state) == pieces
        later = 5 * sum(hearts for era, hearts in HEARTS.items() if era > state.era)
        assert (
            sum(state.board) + sum(seat.won for seat in state.seats) + later == 60
        )  # the aid: five tokens each of 3, 4 and 5
        assert min(state.board) >= 0


def test_nothing_runs_short_and_tallies_are_what_is_printed(game: Walk) -> None:
    for state, _, _ in game[::5]:
        for seat in state.seats:
            assert min(seat.resources) >= 0
            assert seat.rovers >= 0
            again = new_seat(seat.base)
            for key in seat.tableau:
                add(again, BLUEPRINTS[key])
            assert (again.flags, again.colours, again.makes) == (seat.flags, seat.colours, seat.makes)
            assert [key for key in seat.ongoing if key in STRUCTURES] == again.ongoing


def test_only_pink_structures_flip_and_rovers_stand_on_spots(game: Walk) -> None:
    for state, _, _ in game[::5]:
        for number, seat in enumerate(state.seats):
            for key, site in seat.tableau.items():
                assert not site.flipped or STRUCTURES[key].colour == "pink"
                assert site.parked is None or BLUEPRINTS[key].spot
                if site.parked == number:
                    assert has_privilege(seat, "own-parking")


def test_hands_have_what_is_left_of_the_round(game: Walk) -> None:
    for state, _, _ in game:
        if not state.stack or not isinstance(state.stack[-1], TakeTurn):
            continue
        playing, first = GAME.mover(state), first_holder(state)
        count = len(state.seats)
        for number, seat in enumerate(state.seats):
            done = (number - first) % count < (playing - first) % count
            done |= number == playing and state.turn.acted
            assert len(seat.hand) == state.rounds - state.round + 1 - done
            assert seat.expedition is not None
        assert sum(is_first(seat.expedition) for seat in state.seats) == 1


def test_three_eras_of_equally_many_turns(game: Walk) -> None:
    end = game[-1][0]
    assert end.x == 0
    assert end.turns == 3 * end.rounds * len(end.seats)
    assert sorted([*end.past, *(key for seat in end.seats for key in seat.tableau)]) == sorted(
        key for deck in DECKS.values() for key in deck
    )


def test_a_resample_follows_from_what_the_seat_knows_alone(game: Walk) -> None:
    """Two positions a seat cannot tell apart are dealt anew alike."""
    for state, _, _ in game[::13]:
        for me in range(len(state.seats)):
            other = GAME.resample(state, me, Random(9))
            assert GAME.view(other, me) == GAME.view(state, me)
            assert Knowledge.of(GAME, other, me, b"same").state == Knowledge.of(GAME, state, me, b"same").state


def test_orders_name_every_hidden_order() -> None:
    state = GAME.setup(3, Options(), b"orders")
    orders = GAME.orders(state)
    assert orders["deck-1"] == tuple(reversed(state.deck))
    assert orders["deck-3"] == tuple(reversed(state.later_decks[1]))
    assert orders["hand-2"] == (*state.seats[2].hand, state.seats[2].expedition)
    assert len(orders["expeditions-2"]) == 6


def test_the_policy_beats_chance() -> None:
    """Eleven games of two; sides change."""
    won = 0
    for seed in range(11):
        rng, mine = Random(seed), seed % 2
        state = GAME.setup(2, Options(), bytes([seed]))
        while keys := GAME.legal(state):
            seat = state.stack[-1].seat
            chooser = GAME.policy if seat == mine else RANDOM
            GAME.step(state, chooser.choose(state, seat, keys, rng))
        standings = GAME.standings(state)
        assert standings is not None
        won += standings[mine].place == 1
    assert won >= 9


def test_the_policys_plans_are_open_and_its_roll_outs_end_with_the_era() -> None:
    state = GAME.setup(3, Options(), b"plans")
    seat, keys = GAME.mover(state), GAME.legal(state)
    plans = GAME.policy.plans(state, seat, keys, Random(1))
    assert plans
    assert {plan[0] for plan in plans} <= set(keys)
    worth = GAME.policy.playout(state, 0, Random(1))
    assert state.era == 2
    assert all(0 <= part <= 1 for part in worth)


def test_no_hidden_card_is_named_to_whom_it_is_hidden(game: Walk) -> None:
    """Views, hands as they pass, events and choices name no card of another hand or of a deck to come."""
    for (state, seat, key), (after, _, _) in zip(game[::12], game[1::12], strict=False):
        if seat is None or key is None:
            continue
        for me in (*range(len(state.seats)), None):
            outcome = GAME.apply(state, seat, key)
            told = [event.text for event in outcome.events if event.seats is None or me in event.seats]
            mine = [decision for decision in GAME.decisions(after) if decision.seat == me]
            seen = msgspec.json.encode((GAME.view(after, me), told, mine)).decode()
            unknown = set(hidden(after, me)) - set(state.discards)  # what is salvaged was there for all to see
            assert [card for card in unknown if f'"{card}"' in seen or f'-{card}"' in seen] == []


def hidden(state: State, me: int | None) -> Iterator[str]:
    """The cards that ``me`` may not know where they are."""
    rivals = [seat for number, seat in enumerate(state.seats) if number != me]
    yield from state.deck
    yield from state.expeditions
    for deck in (*state.later_decks, *state.later_expeditions):
        yield from deck
    for seat in rivals:
        yield from seat.hand
        if (
            seat.expedition is not None
            and not is_first(seat.expedition)
            and not state.turn.expedition
            and state.turns % len(state.seats)
        ):
            yield seat.expedition
