"""Reasons for choices: most have one, they are whole sentences in every language, and tell others nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.localizer import LANGUAGES, Localizer
from games import GAMES
from games.engine import Policy
from games.players import Knowledge, advise, explain

MOST = 0.6
"""At least this share of the choices proposed has a reason; declining and being done need none."""
GIVEN = [key for key, game in GAMES.items() if type(game.policy).reason is not Policy.reason]
"""The games that give reasons."""


@pytest.mark.parametrize("key", GIVEN)
def test_most_choices_have_a_reason_in_words_and_others_learn_nothing_hidden_by_it(key: str) -> None:
    game, said, silent = GAMES[key], 0, 0
    names = tuple("ABCDEF"[: game.seats[0]])
    localizers = [Localizer(language, key, names) for language in LANGUAGES]
    for seed in range(2):
        rng = Random(seed)
        state = game.setup(game.seats[0], game.Options(), rng.randbytes(16))
        while keys := game.legal(state):
            seat = game.mover(state)
            taken = keys[0] if len(keys) == 1 else game.policy.choose(state, seat, keys, rng)
            if len(keys) > 1 and rng.random() < 0.3:
                found = advise(game, Knowledge.of(game, state, seat, b"x"), b"s")
                reasons = [each.reason for each in found if each.reason is not None]
                said, silent = said + len(reasons), silent + len(found) - len(reasons)
                for localizer in localizers:
                    for reason in reasons:
                        words = localizer(reason)
                        assert words.endswith("."), words
                        assert "reason-" not in words
                        assert "{" not in words
                seen = [game.encode(game.resample(state, None, rng)) for _ in range(3)]
                assert len({repr(explain(game, Knowledge(seat, each), taken)) for each in seen}) == 1
            state = game.apply(state, seat, taken).state
    assert said >= MOST * (said + silent)
