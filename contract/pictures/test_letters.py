"""Letters of choices: each piece has one of its own, and keeps it while its player decides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.core.workers.turn_letters import TurnLetters
from contract.rule import rule
from games import GAMES
from games.engine import AnyGame, Decision, open_keys
from render.scene import scene

MOVES = 150


def asked(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, Decision]]:
    """The positions of a random game, with the first decision that is waited for in each."""
    rng, state = Random(seed), game.setup(seats, game.Options(), bytes([seed]) * 8)
    for _ in range(MOVES):
        waited = [decision for decision in game.decisions(state) if decision.waits]
        if not waited:
            return
        decision = waited[0]
        yield state, decision
        state = game.apply(state, decision.seat, rng.choice(open_keys(decision))).state


@rule("Scene.letters")
def test_within_a_turn_no_piece_changes_its_letter(key: str) -> None:
    game, kept, again = GAMES[key], 0, 0
    for seats in (min(game.seats), max(game.seats)):
        turns, before = TurnLetters(), dict[tuple[int, int], dict[str, str]]()
        for state, decision in asked(game, seats, seats):
            turn = game.turn(state), decision.seat
            letters = scene(key).letters(game.view(state, decision.seat), decision, turns.known(turn))
            turns.note(turn, decision, letters)
            refs = {choice.key: choice.ref for choice in decision.choices}
            pieces = {(str(refs[choice]), letter) for choice, letter in letters.items()}
            assert len(pieces) == len(dict(pieces)) == len({letter for _, letter in pieces}), "each has one of its own"
            known = before.setdefault(turn, {})
            kept += len(known.keys() & dict(pieces).keys())
            again += bool(known and pieces)
            assert known | dict(pieces) == dict(pieces) | known
            known |= dict(pieces)
    assert kept > 0 or again == 0, "no piece has a letter in two choices of one turn"
