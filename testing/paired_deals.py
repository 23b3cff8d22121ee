"""What tools make of deals that two kinds of player play from both sides (:mod:`contract.paired_deals`)."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine import AnyGame
from games.players import Knowledge, advise, fallback
from games.players.knowledge import keys_open


def lowest_first(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
    """For games of numbered cards: lays or discards the lowest number it can, draws from the pile."""
    keys = list(keys_open(game, state, seat, waits=True))
    for verb in ("play-", "discard-"):
        cards = [key for key in keys if key.startswith(verb) and key.rpartition("-")[2].isdigit()]
        if cards:
            return min(cards, key=lambda key: int(key.rpartition("-")[2]))
    return "draw-pile" if "draw-pile" in keys else keys[0]


def three_colours(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
    """For Lost Cities: the lowest card that can be laid in a plan of three colours, draws from the pile.

    The plan is the colours it has begun, then those in which it holds the most points.
    """
    keys = list(keys_open(game, state, seat, waits=True))
    if "draw-pile" in keys:
        return "draw-pile"
    held: dict[str, list[int]] = {}
    for key in keys:
        verb, colour, number = key.split("-")[:3] if key.count("-") > 1 else ("", "", "")
        if verb == "play":
            held.setdefault(colour, []).append(int(number) if number.isdigit() else 0)
    begun = {lane.colour for lane in game.view(state, seat).sides[seat % 2] if lane.cards}
    planned = sorted(held, key=lambda colour: (colour not in begun, -sum(held[colour])))[: max(3, len(begun))]
    cards = [key for key in keys if key.count("-") > 1 and key.split("-")[1] in planned]
    laid, discarded = ([key for key in cards if key.startswith(verb)] for verb in ("play-", "discard-"))
    others = [key for key in keys if key.startswith("discard-") and key not in discarded]
    return min(laid or others or discarded or keys, key=_number)


def _number(key: str) -> int:
    last = key.rpartition("-")[2]
    return int(last) if last.isdigit() else 0


def by_rules(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
    """The game's policy without search: what the search has to be better than to be worth its time."""
    return fallback(game, Knowledge.of(game, state, seat, seed), seed)


def share_with_reason(game: AnyGame, seed: int = 0) -> float:
    """The share of the choices proposed in a game, played by its rules of thumb, for which a reason is given.

    Three decisions in ten are asked about. Declining and being done need no reason.
    """
    rng = Random(seed)
    state = game.setup(game.seats[0], game.Options(), rng.randbytes(16))
    reasons = []
    while keys := game.legal(state):
        seat = game.mover(state)
        if len(keys) > 1 and rng.random() < 0.3:
            reasons += [each.reason for each in advise(game, Knowledge.of(game, state, seat, b"x"), b"s")]
        game.step(state, keys[0] if len(keys) == 1 else game.policy.choose(state, seat, keys, rng))
    return sum(reason is not None for reason in reasons) / len(reasons)
