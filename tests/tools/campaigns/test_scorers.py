"""The independent scorers: on worked cases of the rulebooks, and that a campaign hears of a score that differs."""

from __future__ import annotations

import pkgutil
from random import Random

import pytest

from games import GAMES
from testing.second import scorers
from testing.second.scorers import lost_cities, moon
from tools.fault_injection import games
from tools.fault_injection.tables import setups

SCORED = [module.name for module in pkgutil.iter_modules(scorers.__path__)]
"""The games that have a scorer: a game that joins need not."""


def test_every_scorer_counts_for_a_game() -> None:
    assert set(SCORED) <= set(GAMES)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("x", -40),
        ("x x x", -80),
        ("2 3 4", -11),
        ("8 9 10", 7),
        ("x 4 5 6 7 8 9 10", 78),
        ("x x x 2 3 4 5 6 7 8 9 10", 156),
        ("2 3 4 5 6 7 8 9", 44),
        ("x x 2 3 4 5 6 7", 41),
    ],
)
def test_expeditions_of_lost_cities(cards: str, points: int) -> None:
    assert lost_cities.expedition(tuple(f"red-{card}" for card in cards.split())) == points


@pytest.mark.parametrize("key", SCORED)
def test_a_score_that_differs_breaks_a_game(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book = games.scorer(key)
    assert book is not None
    right = book.score
    monkeypatch.setattr(book, "score", lambda view, options: [1 + points for points in right(view, options)])
    with pytest.raises(games.Broken, match="by the rulebook"):
        games.play(setups(key)[0], 1)


def test_each_era_and_each_round_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scorers look at every end of a round and an era: with a wrong count they say so."""
    monkeypatch.setattr(lost_cities, "round_scores", lambda _: [0, 0])
    monkeypatch.setattr(moon, "majority", lambda *_: None)
    for key, follow in (("lost_cities", lost_cities.follow), ("moon", moon.follow)):
        setup, rng = setups(key)[0], Random(1)
        state = setup.game.setup(setup.seats, setup.options, b"one")
        before, broken = setup.game.view(state, None), 0
        while keys := setup.game.legal(state):
            setup.game.step(state, rng.choice(keys))
            after = setup.game.view(state, None)
            try:
                follow(before, after)
            except AssertionError:
                broken += 1
            before = after
        assert broken == (3 if key == "moon" else setup.options.rounds)
