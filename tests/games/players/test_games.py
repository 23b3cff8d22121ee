"""Whole games by computer players: they end, and the better player wins them."""

from random import Random

import pytest

from games import GAMES
from games.engine import Policy
from games.players import Level
from testing.paired_deals import at_random, computer, pairing
from testing.walk import Table
from tests.games.players.conftest import TABLES

MOST = 4_000
"""Choices in any game, all seats together."""


def with_own(rules: str) -> list[str]:
    """The games whose policy has such rules of thumb of its own: it need not."""
    return [key for key, game in GAMES.items() if getattr(type(game.policy), rules) is not getattr(Policy, rules)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_players_of_one_mind_do_not_play_for_ever(table: Table) -> None:
    """Two that pass each other discards, or lay and remove the same arrow, would never end a round."""
    game, policy = table.game, table.game.policy
    for seed in range(2):
        rng = Random(seed)
        state = game.setup(table.seats, table.options, bytes([seed]))
        for _ in range(MOST):
            keys = game.legal(state)
            if not keys:
                break
            game.step(state, policy.choose(state, game.mover(state), keys, rng))
        assert game.standings(state) is not None


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_roll_outs_end_and_tell_every_seat_what_they_are_worth(table: Table) -> None:
    game, policy = table.game, table.game.policy
    state = game.setup(table.seats, table.options, b"worth")
    rng, step = Random(2), 0
    while keys := game.legal(state):
        step += 1
        if step.bit_count() == 1:  # 1, 2, 4, 8 ... choices into the game
            worths = policy.playout(game.clone(state), 0, rng)
            assert len(worths) == table.seats
            assert all(-0.5 <= worth <= 1.5 for worth in worths)
        game.step(state, rng.choice(keys))
    assert len(policy.evaluate(state)) == table.seats


@pytest.mark.parametrize("key", with_own("gentle"))
def test_gentle_beats_random_and_loses_to_easy(key: str) -> None:
    """On few deals; reports/strength.md has been measured on more."""
    game = GAMES[key]
    gentle, easy = computer(Level.GENTLE, None, None), computer(Level.EASY, None, None)
    over_random = [pairing(game, game.seats[0], game.Options(), gentle, at_random, deal)[1] for deal in range(2)]
    assert sum(over_random) / len(over_random) > 0.8
    leads = [pairing(game, game.seats[0], game.Options(), gentle, easy, deal)[0] for deal in range(4)]
    assert sum(leads) / len(leads) < 0


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_gentle_players_among_themselves_end_a_game(table: Table) -> None:
    game, rng = table.game, Random(5)
    state = game.setup(table.seats, table.options, b"gentle")
    for _ in range(MOST):
        keys = game.legal(state)
        if not keys:
            break
        game.step(state, keys[0] if len(keys) == 1 else game.policy.gentle(state, game.mover(state), keys, rng))
    assert game.standings(state) is not None


@pytest.mark.parametrize("key", with_own("choose"))
def test_easy_beats_random(key: str) -> None:
    game = GAMES[key]
    easy = computer(Level.EASY, None, None)
    won = [pairing(game, game.seats[0], game.Options(), easy, at_random, deal)[1] for deal in range(3)]
    assert sum(won) / len(won) > 0.9
