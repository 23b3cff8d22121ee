"""Computer players of every game: legal, repeatable, blind to what their seat cannot know; games of theirs end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from contract.paired_deals import RANDOM, mean_and_margin, pairing, player
from contract.rule import rule
from contract.walk import Walk
from games import GAMES
from games.engine import AnyGame, Policy, open_keys
from games.players import Knowledge, Level, choose, choose_offer, fallback
from games.players.knowledge import keys_open

ITERATIONS = 4
FEWEST, DEALS = 3, 24
"""Deals by which it shows who is stronger: at least, and at most."""
LEAD, WON = 0, 1
"""The places of what a deal is measured by, see ``pairing``."""
MOST = 4_000
"""Choices in any game, all seats together."""

Positions = list[tuple[Any, int]]
"""Each with a seat that is waited for."""

levels = pytest.mark.parametrize("level", [Level.GENTLE, Level.EASY, Level.HARD])
"""Without search and with it: with the same number of roll-outs, normal and hard are one."""


class Clock:
    """Tells a time that goes on by ``tick`` seconds whenever it is asked."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.fixture(scope="session")
def positions(played: Walk) -> Positions:
    """Some positions of a game."""
    rng = Random(5)
    return [(step.state, rng.choice(played.game.to_act(step.state))) for step in played.sample(4)]


def answer(game: AnyGame, state: Any, seat: int, level: Level) -> str:
    return choose(game, Knowledge.of(game, state, seat, b"seed"), level, b"seed", iterations=ITERATIONS)


@rule("Policy.choose")
@levels
def test_it_takes_a_key_that_is_open_to_its_seat(played: Walk, positions: Positions, level: Level) -> None:
    game = played.game
    for state, seat in positions:
        keys = [key for d in game.decisions(state) if d.seat == seat and d.waits for key in open_keys(d)]
        assert answer(game, state, seat, level) in keys


@rule("Policy.choose")
@levels
def test_it_is_the_same_for_the_same_seed(played: Walk, positions: Positions, level: Level) -> None:
    for state, seat in positions[:2]:
        assert answer(played.game, state, seat, level) == answer(played.game, state, seat, level)


@rule("Policy.choose")
@levels
def test_it_does_not_change_when_what_is_hidden_is_dealt_anew(played: Walk, positions: Positions, level: Level) -> None:
    """Nobody can play by what the position does not tell the seat: the truth does not get there."""
    game = played.game
    for number, (state, seat) in enumerate(positions):
        other = game.resample(state, seat, Random(number))
        assert Knowledge.of(game, other, seat, b"same") == Knowledge.of(game, state, seat, b"same")
        assert answer(game, other, seat, level) == answer(game, state, seat, level)


@rule("Game.resample")
def test_knowledge_holds_a_position_its_seat_cannot_tell_from_the_truth(played: Walk, positions: Positions) -> None:
    game = played.game
    for state, seat in positions:
        known = Knowledge.of(game, state, seat, b"seed")
        assert game.view(known.position(game), seat) == game.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(known), type=Knowledge) == known


@rule("Policy.choose")
def test_asking_leaves_the_position_alone(played: Walk, positions: Positions) -> None:
    game = played.game
    for state, seat in positions[:3]:
        before = game.encode(state)
        answer(game, state, seat, Level.HARD)
        assert game.encode(state) == before


@rule("Policy.playout")
def test_it_thinks_no_longer_than_it_may(played: Walk, positions: Positions) -> None:
    """The clock is looked at before each roll-out, so that it is late by one roll-out at most."""
    game = played.game
    for state, seat in positions[:3]:
        known = Knowledge.of(game, state, seat, b"seed")
        clock = Clock(tick=0.25)
        key = choose(game, known, Level.NORMAL, b"seed", seconds=2.0, iterations=100_000, clock=clock)
        assert key in keys_open(game, state, seat, waits=True)
        assert clock.now <= 2.0 + 8 * clock.tick


@rule("Policy.warm_up")
def test_warming_up_changes_no_answer(played: Walk, positions: Positions) -> None:
    before = [answer(played.game, state, seat, Level.HARD) for state, seat in positions[:2]]
    played.game.policy.warm_up()
    assert [answer(played.game, state, seat, Level.HARD) for state, seat in positions[:2]] == before


@rule("Policy.plans")
def test_without_any_time_it_plays_by_the_policy_s_first_plan(played: Walk, positions: Positions) -> None:
    game = played.game
    for state, seat in positions:
        known = Knowledge.of(game, state, seat, b"seed")
        key = choose(game, known, Level.HARD, b"seed", seconds=0.0, clock=Clock(tick=0.1))
        plans = game.policy.plans(known.position(game), seat, keys_open(game, state, seat, waits=True), Random(b"seed"))
        assert key == plans[0][0] or len(keys_open(game, state, seat, waits=True)) == 1


@rule("Game.decisions")
def test_nobody_is_asked_who_is_not_waited_for(played: Walk) -> None:
    game = played.game
    known = Knowledge.of(game, played.end, 0, b"seed")
    with pytest.raises(ValueError, match="seat 0"):
        choose(game, known, Level.EASY, b"seed")
    with pytest.raises(ValueError, match="seat 0"):
        fallback(game, known, b"seed")
    assert choose_offer(game, known, b"seed") is None


@rule("Policy.choose_offer")
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


@rule("Game.legal")
@pytest.mark.parametrize("broken", [Fails(), Nonsense()], ids=["fails", "nonsense"])
def test_a_policy_that_fails_still_ends_in_an_open_key(
    monkeypatch: pytest.MonkeyPatch, broken: Any, played: Walk, positions: Positions
) -> None:
    game = played.game
    known = [Knowledge.of(game, state, seat, b"seed") for state, seat in positions]
    monkeypatch.setitem(game.__dict__, "policy", broken)
    for (state, seat), each in zip(positions, known, strict=True):
        assert fallback(game, each, b"seed") in keys_open(game, state, seat, waits=True)
        assert fallback(game, each, b"seed") == fallback(game, each, b"seed")
        assert choose_offer(game, each, b"seed") is None


@rule("Policy.choose")
def test_players_of_one_mind_do_not_play_for_ever(played: Walk) -> None:
    """Two that pass each other discards, or lay and remove the same arrow, would never end a round."""
    for seed in range(2):
        ends(played, seed.to_bytes(1, "big"), played.game.policy.choose)


@rule("Policy.gentle")
def test_gentle_players_among_themselves_end_a_game(played: Walk) -> None:
    ends(played, b"gentle", played.game.policy.gentle)


def ends(played: Walk, seed: bytes, player: Any) -> None:
    """Asserts that a game ends in which all choose by ``player``."""
    game, rng = played.game, Random(seed)
    state = game.setup(played.table.seats, played.table.options, seed)
    for _ in range(MOST):
        if not (keys := game.legal(state)):
            break
        game.step(state, keys[0] if len(keys) == 1 else player(state, game.mover(state), keys, rng))
    assert game.standings(state) is not None


@rule("Policy.playout")
def test_roll_outs_end_and_tell_every_seat_what_they_are_worth(played: Walk) -> None:
    game, policy, seats = played.game, played.game.policy, played.table.seats
    state = game.setup(seats, played.table.options, b"worth")
    rng, step = Random(2), 0
    while keys := game.legal(state):
        step += 1
        if step.bit_count() == 1:  # 1, 2, 4, 8 ... choices into the game
            worths = policy.playout(game.clone(state), 0, rng)
            assert len(worths) == seats
            assert all(-0.5 <= worth <= 1.5 for worth in worths)
        game.step(state, rng.choice(keys))
    assert len(policy.evaluate(state)) == seats


def needs_own(game: AnyGame, rules: str) -> None:
    """Skips a test where a game's policy has no such rules of thumb of its own, which it need not."""
    if getattr(type(game.policy), rules) is getattr(Policy, rules):
        pytest.skip(f"its policy has no {rules} of its own")


@rule("Policy.gentle")
def test_gentle_beats_random_and_loses_to_easy(key: str) -> None:
    """Where a policy has a ``gentle`` of its own."""
    game = GAMES[key]
    needs_own(game, "gentle")
    stronger(game, "gentle", RANDOM, WON, 0.5)
    stronger(game, "easy", "gentle", LEAD, 0.0)


def stronger(game: AnyGame, one: str, other: str, part: int, even: float) -> None:
    """Asserts that one kind of player is better than another at the smallest table: deals are played until it is clear.

    A deal is played twice, with the sides exchanged; a few suffice where no luck is in it.
    """
    found: list[float] = []
    for deal in range(DEALS):
        found.append(pairing(game, game.seats[0], game.Options(), player(one), player(other), deal)[part])
        mean, margin = mean_and_margin(found)
        if deal + 1 >= FEWEST and mean - margin > even:
            return
    raise AssertionError(
        f"{one} is not clearly better than {other}: {mean:.2f} ± {margin:.2f} in {DEALS} deals, where {even} is even."
        f" See it by: cairn game duel {game.key} {one}:{other}"
    )


@rule("Policy.choose")
def test_easy_beats_random(key: str) -> None:
    """Where a policy has a ``choose`` of its own."""
    game = GAMES[key]
    needs_own(game, "choose")
    stronger(game, "easy", RANDOM, WON, 0.5)
