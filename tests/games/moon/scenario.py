"""Small positions and made-up cards for the rules' cases, written the way one would tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import pytest

from games.engine import IllegalMove, Text, seeded_rng
from games.moon.building import add
from games.moon.card_index import BLUEPRINTS
from games.moon.cards import Expedition, Need, Reputation, Structure
from games.moon.catalogue import DECKS, EXPEDITIONS
from games.moon.components import FLAG, FLAGS, RESOURCE, RESOURCES, Colour
from games.moon.effects import (
    BuildAgain,
    Convert,
    CopyFlip,
    Discount,
    Gain,
    OneOf,
    Pay,
    Per,
    Privilege,
    ProduceNow,
    Salvage,
    Score,
    Special,
    StandIn,
    TakeBack,
    TakeTurn,
    TapFlag,
    Unflip,
    Whenever,
)
from games.moon.game import GAME
from games.moon.setup import new_seat
from games.moon.state import HEARTS, ROVERS, Options, Seat, Site, State, Turn

BASE = "kepler-point"
"""Everybody's base here: it makes energy and shows industry."""


def structure(key: str, colour: Colour, cost: str = "", needs: str = "", **more: Any) -> Structure:
    """A made-up structure; costs and needs are ``"energy:2 water:1"``."""
    paid, needed = (amounts(part) for part in (cost, needs))
    return Structure(
        key,
        1,
        colour,
        {kind: paid[kind] for kind in RESOURCES if kind in paid},
        {flag: needed[flag] for flag in FLAGS if flag in needed},
        **more,
    )


def amounts(text: str) -> dict[str, int]:
    """``"energy:2 water:1"`` as a dict."""
    return {name: int(n) for name, n in (part.split(":") for part in text.split())}


ANY = Gain("any")
STRUCTURES = (
    structure("b-energy", "blue", "metal:1", makes={"energy": 2}, spot="energy", bin=(Gain("water"),)),
    structure("b-water", "blue", "energy:1", makes={"water": 1}, spot="water", bin=(Gain("metal", 2),)),
    structure("y-food", "yellow", "water:1", flags=("food",), spot="flags", bin=(Gain("rover"),)),
    structure("y-two", "yellow", "water:2", flags=("housing", "science"), spot="flags", bin=(Gain("heart", 2),)),
    structure("y-science-two", "yellow", "water:1", flags=("science", "science"), spot="flags"),
    structure("y-food-two", "yellow", "water:1", flags=("food", "food"), spot="flags"),
    structure("g-dear", "grey", "energy:2 metal:1", "food:1", hearts=3),
    structure("g-steel", "grey", "biomass:1 metal:2"),
    structure("g-plain", "grey", "water:1", hearts=2),
    structure("g-free", "grey", hearts=1, bin=(ANY,)),
    structure("g-on-grey", "grey", effects=(Whenever("build", (Gain("heart"),), colour="grey"),)),
    structure("g-on-blue", "grey", effects=(Whenever("build", (Gain("rover"),), colour="blue"),)),
    structure("g-on-science", "grey", effects=(Whenever("build", (Gain("heart-here"),), flag="science"),)),
    structure("g-on-bin", "grey", effects=(Whenever("assimilate", (Gain("metal"),)),)),
    structure("g-on-park", "grey", effects=(Whenever("park", (Gain("water"),)),)),
    structure("g-on-guest", "grey", effects=(Whenever("parked-on", (Gain("heart", 2),)),)),
    structure("g-on-guest-any", "grey", effects=(Whenever("parked-on", (ANY,)),)),
    structure("g-on-flip", "grey", effects=(Whenever("flip", (Gain("heart"),)),)),
    structure("g-on-claim", "grey", effects=(Whenever("claim", (Gain("heart", 2),)),)),
    structure("g-discount", "grey", effects=(Discount(1),)),
    structure("g-discount-grey", "grey", effects=(Discount(2, colour="grey"),)),
    structure("g-stand-in", "grey", effects=(StandIn("energy", "any"),)),
    structure("g-score-food", "grey", hearts=1, effects=(Score("food", 2, most=5),)),
    structure("g-score-blue", "grey", effects=(Score("blue", 3, each=2),)),
    structure("p-any", "pink", effects=(ANY,)),
    structure("p-x", "pink", effects=(Per("x", "heart"),)),
    structure("p-kinds", "pink", effects=(Per("flag-kinds", "heart"),)),
    structure("p-pay", "pink", effects=(Pay("water", 2, (Gain("heart", 5),)),)),
    structure("p-pay-any", "pink", effects=(Pay("any", 2, (Gain("heart", 3),)),)),
    structure("p-pay-rover", "pink", effects=(Pay("rover", 1, (Gain("heart", 3),)),)),
    structure("p-swap", "pink", effects=(Convert("any", "any", times=2),)),
    structure("p-double", "pink", effects=(Convert("biomass", "any", m=2),)),
    structure("p-fixed", "pink", effects=(Convert("energy", "water"),)),
    structure("p-one-of", "pink", effects=(OneOf((Gain("heart"), Pay("metal", 1, (Gain("heart", 4),)))),)),
    structure("p-take-back", "pink", effects=(TakeBack(),)),
    structure("p-salvage", "pink", effects=(Salvage(), Gain("heart"))),
    structure("p-unflip", "pink", effects=(Unflip(),)),
    structure("p-discount", "pink", effects=(Discount(2),)),
    structure("p-stand-in", "pink", effects=(StandIn("water", "metal"),)),
    structure("p-token", "pink", effects=(Gain("heart-here"),)),
    structure("p-guests", "pink", effects=(Per("guests", "heart", each=2, most=1),)),
    *(structure(f"r-{what}", "red", effects=(Special(what),)) for what in get_args(Privilege)),
    structure("r-produce-now", "red", effects=(ProduceNow(),)),
    structure("r-tap-flag", "red", effects=(TapFlag(),)),
    structure("r-copy-flip", "red", effects=(CopyFlip(),)),
    structure("r-build-again", "red", effects=(BuildAgain(),)),
    *(structure(f"x{n}", "grey") for n in range(40)),
)
REPUTATIONS = (
    Reputation("rep-food", "bronze", (Need("food", 2),), 3, reward=(Gain("heart", 2),)),
    Reputation("rep-rovers", "bronze", (Need("rovers", 2), Need("blue", 1)), 4, ongoing=(Discount(1),)),
    Reputation("rep-free", "bronze", (), 5, ongoing=(Whenever("claim", (Gain("heart"),)),)),
)
EXPEDITION_CARDS = (
    Expedition("first-scenario", 0, (Convert("any", "any"),)),
    Expedition("e-swap", 1, (Convert("energy", "metal"),)),
    Expedition("e-any", 1, (ANY,)),
    Expedition("e-rover", 1, (Pay("rover", 1, (Gain("heart", 2),)),)),
)


def side(
    hand: str = "",
    built: str = "",
    has: str = "",
    *,
    rovers: int = 2,
    expedition: str | None = None,
    reputations: str = "",
    base: str = BASE,
    **hearts: int,
) -> Seat:
    """A player's side.

    ``built`` are structures, each with what is on it: ``key+2`` heart tokens, ``key!`` flipped, ``key@1`` a rover of
    seat 1. ``has`` are resources (``"energy:2"``).
    """
    seat = new_seat(base)
    seat.hand = hand.split()
    seat.rovers, seat.expedition, seat.reputations = rovers, expedition, reputations.split()
    for name, n in amounts(has).items():
        seat.resources[RESOURCE[name]] = n
    for part in built.split():
        key = part.split("+")[0].split("!")[0].split("@")[0]
        add(seat, BLUEPRINTS[key])
        tokens = int(part.split("+")[1][0]) if "+" in part else 0
        seat.tableau[key] = Site(tokens, "!" in part, int(part.split("@")[1][0]) if "@" in part else None)
    seat.ongoing = [*seat.ongoing, *(key for key in seat.reputations if key != "rep-food")]
    for name, n in hearts.items():
        setattr(seat, name, n)
    return seat


def table(
    *sides: Seat,
    turn: int = 0,
    first: int = 0,
    era: Literal[1, 2, 3] = 1,
    round: int = 1,  # noqa: A002
    board: Sequence[int] = (),
    offer: str = "",
    discards: str = "",
    deck: str = "",
    later: bool = True,
    **now: Any,
) -> State:
    """A table in the middle of an era; ``first`` holds the First Expedition, ``now`` is what the turn has seen."""
    sides[first].expedition = "first-scenario"
    return State(
        Options(),
        seeded_rng(b"scenario"),
        list(sides),
        tuple(offer.split()),
        [DECKS[e] for e in DECKS if e > era] if later else [],
        [tuple(key for key, card in EXPEDITIONS.items() if card.era == e) for e in range(era + 1, 4)],
        [],
        era=era,
        round=round,
        x=4 - era,
        board=list(board) or [HEARTS[era]] * len(FLAGS),
        deck=deck.split()[::-1],
        discards=discards.split(),
        rovers=ROVERS - sum(seat.rovers for seat in sides),
        turn=Turn(**now),
        stack=[TakeTurn(seat=turn)],
    )


def play(state: State, moves: str) -> State:
    """The state after ``"0:build-x 0:end-turn"``; pieces are kept and positions stored on the way."""
    pieces = GAME.pieces(state)
    for move in moves.split():
        seat, key = move.split(":")
        state = GAME.apply(state, int(seat), key).state
        assert GAME.pieces(state) == pieces
        assert GAME.decode(GAME.encode(state)) == state
    return state


def said(state: State, move: str) -> list[str]:
    """The ids of what is said when ``move`` is made."""
    seat, key = move.split(":")
    return [event.text.id for event in GAME.apply(state, int(seat), key).events]


def asked(state: State) -> tuple[int, str]:
    """The seat that is asked, and the prompt's id."""
    decision = GAME.decisions(state)[0]
    return decision.seat, decision.prompt.id


def open_keys(state: State, prefix: str = "") -> set[str]:
    """The keys that are open, those that begin with ``prefix``, without it."""
    return {
        choice.key.removeprefix(prefix)
        for decision in GAME.decisions(state)
        for choice in decision.choices
        if choice.why_not is None and choice.key.startswith(prefix)
    }


def why_not(state: State, key: str) -> Text:
    """The reason why a choice is withheld from the player who is asked."""
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, GAME.decisions(state)[0].seat, key)
    return refused.value.text


def resources(state: State, seat: int = 0) -> str:
    """What a seat has: ``"energy:2 water:1"``."""
    return " ".join(f"{name}:{n}" for name, n in zip(RESOURCES, state.seats[seat].resources, strict=True) if n)


def spare(n: int) -> str:
    """``n`` structures nobody minds."""
    return " ".join(f"x{i}" for i in range(n))


def flags(**hearts: int) -> tuple[int, ...]:
    """Hearts on the board: ``flags(food=3)``."""
    board = [0] * len(FLAGS)
    for flag, n in hearts.items():
        board[FLAG[flag]] = n
    return tuple(board)
