"""What holds in every position of random games and of games by the policy, at every player count."""

from random import Random

import msgspec
import pytest

from games.engine import Policy
from games.moon.building import add
from games.moon.catalogue import DECKS, STRUCTURES
from games.moon.facts import FACTS
from games.moon.game import GAME
from games.moon.machine import MACHINE
from games.moon.setup import _seat
from games.moon.state import HEARTS, Options, first_holder, is_first
from games.players.knowledge import Knowledge

RANDOM = Policy(GAME)


def walk(seats, seed, policy):
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
def game(request):
    return list(walk(request.param[0], 1, request.param[1]))


def test_pieces_and_hearts_add_up(game):
    """Aid, set-up: five tokens each of 3, 4 and 5 hearts."""
    pieces = GAME.pieces(game[0][0])
    for state, _, _ in game:
        assert GAME.pieces(state) == pieces
        later = 5 * sum(hearts for era, hearts in HEARTS.items() if era > state.era)
        assert (
            sum(state.board) + sum(seat.won for seat in state.seats) + later == 60
        )  # the aid: five tokens each of 3, 4 and 5
        assert min(state.board) >= 0


def test_nothing_runs_short_and_tallies_are_what_is_printed(game):
    for state, _, _ in game[::5]:
        for seat in state.seats:
            assert min(seat.resources) >= 0
            assert seat.rovers >= 0
            again = _seat(seat.base)
            for key in seat.tableau:
                add(again, FACTS[key])
            assert (again.flags, again.colours, again.makes) == (seat.flags, seat.colours, seat.makes)
            assert [key for key in seat.ongoing if key in STRUCTURES] == again.ongoing


def test_only_pink_structures_flip_and_rovers_stand_on_spots(game):
    for state, _, _ in game[::5]:
        for number, seat in enumerate(state.seats):
            for key, site in seat.tableau.items():
                assert not site.flipped or STRUCTURES[key].colour == "pink"
                assert site.parked is None or FACTS[key].spot
                if site.parked == number:
                    assert any("own-parking" in str(e.args) for k in seat.tableau for e in STRUCTURES[k].effects)


def test_hands_have_what_is_left_of_the_round(game):
    for state, _, _ in game:
        if not state.stack or state.stack[-1].op != "turn":
            continue
        first = first_holder(state)
        count = len(state.seats)
        for number, seat in enumerate(state.seats):
            done = (number - first) % count < (state.playing - first) % count
            done |= number == state.playing and state.turn.acted
            assert len(seat.hand) == state.rounds - state.round + 1 - done
            assert seat.expedition is not None
        assert sum(is_first(seat.expedition) for seat in state.seats) == 1


def test_three_eras_of_equally_many_turns(game):
    end = game[-1][0]
    assert end.x == 0
    assert end.turns == 3 * end.rounds * len(end.seats)
    assert sorted(end.past + [key for seat in end.seats for key in seat.tableau]) == sorted(
        key for deck in DECKS.values() for key in deck
    )


def test_the_search_path_agrees_with_the_contract(game):
    for (state, seat, key), (after, _, _) in zip(game[::3], game[1::3], strict=False):
        decisions = GAME.decisions(state)
        assert [decision.seat for decision in decisions] == ([seat] if seat is not None else [])
        open_ = [choice.key for decision in decisions for choice in decision.choices if choice.why_not is None]
        assert GAME.legal(state) == open_
        if seat is not None:
            outcome = GAME.apply(state, seat, key)
            assert outcome.state == after
            assert GAME.encode(outcome.state) == GAME.encode(after)


def test_clones_share_nothing_that_changes(game):
    for state, _, _ in game[::11]:
        before, twin, rng = GAME.encode(state), GAME.clone(state), Random(3)
        assert twin == state
        for _ in range(8):
            if keys := GAME.legal(twin):
                GAME.step(twin, rng.choice(keys))
        assert GAME.encode(state) == before


def test_a_resample_follows_from_what_the_seat_knows_alone(game):
    """Two positions a seat cannot tell apart are dealt anew alike."""
    for state, _, _ in game[::13]:
        for me in range(len(state.seats)):
            other = GAME.resample(state, me, Random(9))
            assert GAME.view(other, me) == GAME.view(state, me)
            assert Knowledge.of(GAME, other, me, b"same").state == Knowledge.of(GAME, state, me, b"same").state


def test_orders_name_every_hidden_order():
    state = GAME.setup(3, Options(), b"orders")
    orders = GAME.orders(state)
    assert orders["deck-1"] == tuple(reversed(state.deck))
    assert orders["deck-3"] == tuple(reversed(state.later_decks[1]))
    assert orders["hand-2"] == (*state.seats[2].hand, state.seats[2].expedition)
    assert len(orders["expeditions-2"]) == 6


def test_every_op_that_stored_games_may_name_is_known():
    assert {"turn", "build", "put_up", "pay_for", "end_turn", "gain", "choose_gain", "special"} <= set(MACHINE.ops)


def test_the_policy_beats_chance():
    """Eleven games of two; sides change."""
    won = 0
    for seed in range(11):
        rng, mine = Random(seed), seed % 2
        state = GAME.setup(2, Options(), bytes([seed]))
        while keys := GAME.legal(state):
            seat = state.stack[-1].seat
            chooser = GAME.policy if seat == mine else RANDOM
            GAME.step(state, chooser.choose(state, seat, keys, rng))
        won += GAME.standings(state)[mine].place == 1
    assert won >= 9


def test_the_policys_plans_are_open_and_its_roll_outs_end_with_the_era():
    state = GAME.setup(3, Options(), b"plans")
    seat, keys = GAME.policy.open(state)
    plans = GAME.policy.plans(state, seat, keys, Random(1))
    assert plans
    assert {plan[0] for plan in plans} <= set(keys)
    worth = GAME.policy.playout(state, 0, Random(1))
    assert state.era == 2
    assert all(0 <= part <= 1 for part in worth)


def test_no_hidden_card_is_named_to_whom_it_is_hidden(game):
    """Views, hands as they pass, events and choices name no card of another hand or of a deck to come."""
    for (state, seat, key), (after, _, _) in zip(game[::12], game[1::12], strict=False):
        if seat is None:
            continue
        for me in (*range(len(state.seats)), None):
            outcome = GAME.apply(state, seat, key)
            told = [event.text for event in outcome.events if event.seats is None or me in event.seats]
            mine = [decision for decision in GAME.decisions(after) if decision.seat == me]
            seen = msgspec.json.encode((GAME.view(after, me), told, mine)).decode()
            unknown = set(hidden(after, me)) - set(state.discards)  # what is salvaged was there for all to see
            assert [card for card in unknown if f'"{card}"' in seen or f'-{card}"' in seen] == []


def hidden(state, me):
    """The cards that ``me`` may not know where they are."""
    rivals = [seat for number, seat in enumerate(state.seats) if number != me]
    yield from state.deck
    yield from state.expeditions
    for deck in (*state.later_decks, *state.later_expeditions):
        yield from deck
    for seat in rivals:
        yield from seat.hand
        if not is_first(seat.expedition) and not state.turn.expedition and state.turns % len(state.seats):
            yield seat.expedition
