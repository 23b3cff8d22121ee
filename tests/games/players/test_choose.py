"""What a computer player answers: legal, repeatable, in time, and blind to what its seat cannot know."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from games import GAMES
from games.engine import AnyGame, open_keys
from games.players import Knowledge, Level, choose, choose_offer, fallback, rollouts, thinking_time
from games.players.knowledge import keys_open
from testing.walk import Walk
from tests.games.players.conftest import Positions

ITERATIONS = 4
LEVELS = (Level.GENTLE, Level.EASY, Level.HARD)
"""Without search and with it: with the same number of roll-outs, normal and hard are one."""


class Clock:
    """Tells a time that goes on by ``tick`` seconds whenever it is asked."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick, self.asked = 0.0, tick, 0

    def __call__(self) -> float:
        self.asked += 1
        self.now += self.tick
        return self.now


def answer(game: AnyGame, state: Any, seat: int, level: Level) -> str:
    return choose(game, Knowledge.of(game, state, seat, b"seed"), level, b"seed", iterations=ITERATIONS)


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_a_key_that_is_open_to_its_seat(game: AnyGame, positions: Positions, level: Level) -> None:
    for state, seat in positions:
        keys = [key for d in game.decisions(state) if d.seat == seat and d.waits for key in open_keys(d)]
        assert answer(game, state, seat, level) in keys


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_the_same_for_the_same_seed(game: AnyGame, positions: Positions, level: Level) -> None:
    for state, seat in positions[:2]:
        assert answer(game, state, seat, level) == answer(game, state, seat, level)


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_change_when_what_is_hidden_is_dealt_anew(
    game: AnyGame, positions: Positions, level: Level
) -> None:
    """Nobody can play by what the position does not tell the seat: the truth does not get there."""
    for number, (state, seat) in enumerate(positions):
        other = game.resample(state, seat, Random(number))
        assert Knowledge.of(game, other, seat, b"same") == Knowledge.of(game, state, seat, b"same")
        assert answer(game, other, seat, level) == answer(game, state, seat, level)


def test_knowledge_holds_a_position_its_seat_cannot_tell_from_the_truth(game: AnyGame, positions: Positions) -> None:
    for state, seat in positions:
        known = Knowledge.of(game, state, seat, b"seed")
        assert game.view(known.position(game), seat) == game.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(known), type=Knowledge) == known


def test_asking_leaves_the_position_alone(game: AnyGame, positions: Positions) -> None:
    for state, seat in positions[:3]:
        before = game.encode(state)
        answer(game, state, seat, Level.HARD)
        assert game.encode(state) == before


@pytest.mark.parametrize("level", [Level.NORMAL])
def test_it_thinks_no_longer_than_it_may(game: AnyGame, positions: Positions, level: Level) -> None:
    """The clock is looked at before each roll-out, so that it is late by one roll-out at most."""
    for state, seat in positions[:3]:
        known = Knowledge.of(game, state, seat, b"seed")
        clock = Clock(tick=0.25)
        key = choose(game, known, level, b"seed", seconds=2.0, iterations=100_000, clock=clock)
        assert key in keys_open(game, state, seat, waits=True)
        assert clock.now <= 2.0 + 8 * clock.tick


@pytest.mark.parametrize(("level", "most"), [(Level.EASY, 0.0), (Level.NORMAL, 1.5), (Level.HARD, 8.0)])
def test_a_turn_of_any_number_of_decisions_ends_in_its_time(level: Level, most: float) -> None:
    spent = [thinking_time(level, decisions) for decisions in range(30)]
    assert sum(spent) == pytest.approx(most, rel=1e-6)
    assert spent == sorted(spent, reverse=True)


def test_a_draw_of_lost_cities_gets_fewer_roll_outs_than_a_card_put_down() -> None:
    game = GAMES["lost_cities"]
    assert rollouts(game, Level.HARD, ["draw-pile", "draw-red"]) == 256
    assert rollouts(game, Level.HARD, ["play-red-2", "discard-red-2"]) == 6_000
    assert rollouts(game, Level.NORMAL, ["play-red-2"]) == 256
    assert rollouts(game, Level.GENTLE) == 0


def test_warming_up_changes_no_answer(game: AnyGame, positions: Positions) -> None:
    before = [answer(game, state, seat, Level.HARD) for state, seat in positions[:2]]
    game.policy.warm_up()
    assert [answer(game, state, seat, Level.HARD) for state, seat in positions[:2]] == before


def test_without_any_time_it_plays_by_the_policy_s_first_plan(game: AnyGame, positions: Positions) -> None:
    for state, seat in positions:
        known = Knowledge.of(game, state, seat, b"seed")
        key = choose(game, known, Level.HARD, b"seed", seconds=0.0, clock=Clock(tick=0.1))
        plans = game.policy.plans(known.position(game), seat, keys_open(game, state, seat, waits=True), Random(b"seed"))
        assert key == plans[0][0] or len(keys_open(game, state, seat, waits=True)) == 1


def test_nobody_is_asked_who_is_not_waited_for(game: AnyGame, played: Walk) -> None:
    known = Knowledge.of(game, played.end, 0, b"seed")
    with pytest.raises(ValueError, match="seat 0"):
        choose(game, known, Level.EASY, b"seed")
    with pytest.raises(ValueError, match="seat 0"):
        fallback(game, known, b"seed")
    assert choose_offer(game, known, b"seed") is None


def test_what_nobody_waits_for_is_open_if_it_is_taken(played: Walk) -> None:
    game = played.game
    for step in played.sample(40):
        for seat in range(played.table.seats):
            key = choose_offer(game, Knowledge.of(game, step.state, seat, b"s"), b"s")
            assert key is None or key in keys_open(game, step.state, seat, waits=False)


class Fails:
    """A policy that fails at everything, as a bug would."""

    def choose(self, state: Any, seat: int, keys: Sequence[str], rng: Random) -> None:
        raise RuntimeError("a bug")

    choose_offer = choose


class Nonsense:
    """A policy that answers what nobody asked."""

    def choose(self, state: Any, seat: int, keys: Sequence[str], rng: Random) -> str:
        return "no-such-key"

    def choose_offer(self, state: Any, seat: int, keys: Sequence[str], rng: Random) -> str:
        return "no-such-key"


@pytest.mark.parametrize("broken", [Fails(), Nonsense()], ids=["fails", "nonsense"])
def test_a_policy_that_fails_still_ends_in_an_open_key(
    monkeypatch: pytest.MonkeyPatch, broken: Any, game: AnyGame, positions: Positions
) -> None:
    known = [Knowledge.of(game, state, seat, b"seed") for state, seat in positions]
    monkeypatch.setitem(game.__dict__, "policy", broken)
    for (state, seat), each in zip(positions, known, strict=True):
        assert fallback(game, each, b"seed") in keys_open(game, state, seat, waits=True)
        assert fallback(game, each, b"seed") == fallback(game, each, b"seed")
        assert choose_offer(game, each, b"seed") is None


def test_every_game_is_among_them() -> None:
    assert {"lost_cities", "famous_explorers"} <= set(GAMES)


@pytest.mark.parametrize(
    ("key", "keys", "most"),
    [
        ("moon", ["gain-water", "gain-metal"], 24),
        ("moon", ["option-1", "option-2", "skip"], 24),
        ("moon", ["build-franchise", "end-turn"], 2048),
        ("expeditions", ["move-n1", "gather"], 256),
        ("famous_explorers", ["end", "ticket-swap"], 256),
    ],
)
def test_hard_players_spend_their_time_where_more_roll_outs_have_been_found_to_pay(
    key: str, keys: Sequence[str], most: int
) -> None:
    """See what ten times the thought is worth, in reports/strength.md."""
    assert rollouts(GAMES[key], Level.HARD, keys) == most
    assert rollouts(GAMES[key], Level.NORMAL, keys) <= most
