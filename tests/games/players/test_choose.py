"""What computer players spend their time on."""

from collections.abc import Sequence

import pytest

from games import GAMES
from games.players import Level, rollouts, thinking_time


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
