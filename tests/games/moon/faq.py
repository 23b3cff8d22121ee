"""Small positions and made-up cards for the rules' cases, written the way one would tell them."""

from __future__ import annotations

from games.engine import Effect, IllegalMove
from games.engine.chance import start
from games.moon.abilities import (
    FLAGS,
    RESOURCES,
    convert,
    discount,
    gain,
    one_of,
    pay,
    per,
    salvage,
    score,
    special,
    stand_in,
    take_back,
    unflip,
    whenever,
)
from games.moon.building import add
from games.moon.cards import Expedition, Need, Reputation, Structure
from games.moon.catalogue import DECKS, EXPEDITIONS
from games.moon.facts import FACTS, FLAG, RESOURCE
from games.moon.game import GAME
from games.moon.setup import _seat
from games.moon.state import HEARTS, ROVERS, Options, Site, State, Turn

BASE = "kepler-point"
"""Everybody's base here: it makes energy and shows industry."""


def structure(key, colour, cost="", needs="", **more):
    """A made-up structure; costs and needs are ``"energy:2 water:1"``."""
    return Structure(key, 1, colour, amounts(cost), amounts(needs), **more)


def amounts(text):
    """``"energy:2 water:1"`` as a dict."""
    return {name: int(n) for name, n in (part.split(":") for part in text.split())}


ANY = gain("any")
STRUCTURES = (
    structure("b-energy", "blue", "metal:1", makes={"energy": 2}, spot="energy", bin=(gain("water"),)),
    structure("b-water", "blue", "energy:1", makes={"water": 1}, spot="water", bin=(gain("metal", 2),)),
    structure("y-food", "yellow", "water:1", flags=("food",), spot="flags", bin=(gain("rover"),)),
    structure("y-two", "yellow", "water:2", flags=("housing", "science"), spot="flags", bin=(gain("heart", 2),)),
    structure("y-food-two", "yellow", "water:1", flags=("food", "food"), spot="flags"),
    structure("g-dear", "grey", "energy:2 metal:1", "food:1", hearts=3),
    structure("g-plain", "grey", "water:1", hearts=2),
    structure("g-free", "grey", hearts=1, bin=(ANY,)),
    structure("g-on-grey", "grey", effects=(whenever("build", gain("heart"), colour="grey"),)),
    structure("g-on-blue", "grey", effects=(whenever("build", gain("rover"), colour="blue"),)),
    structure("g-on-science", "grey", effects=(whenever("build", gain("heart-here"), flag="science"),)),
    structure("g-on-bin", "grey", effects=(whenever("assimilate", gain("metal")),)),
    structure("g-on-park", "grey", effects=(whenever("park", gain("water")),)),
    structure("g-on-guest", "grey", effects=(whenever("parked-on", gain("heart", 2)),)),
    structure("g-on-guest-any", "grey", effects=(whenever("parked-on", ANY),)),
    structure("g-on-flip", "grey", effects=(whenever("flip", gain("heart")),)),
    structure("g-on-claim", "grey", effects=(whenever("claim", gain("heart", 2)),)),
    structure("g-discount", "grey", effects=(discount(1),)),
    structure("g-discount-grey", "grey", effects=(discount(2, colour="grey"),)),
    structure("g-stand-in", "grey", effects=(stand_in("energy", "any"),)),
    structure("g-score-food", "grey", hearts=1, effects=(score("food", 2, most=5),)),
    structure("g-score-blue", "grey", effects=(score("blue", 3, each=2),)),
    structure("p-any", "pink", effects=(ANY,)),
    structure("p-x", "pink", effects=(per("x", "heart"),)),
    structure("p-pay", "pink", effects=(pay("water", 2, gain("heart", 5)),)),
    structure("p-pay-any", "pink", effects=(pay("any", 2, gain("heart", 3)),)),
    structure("p-pay-rover", "pink", effects=(pay("rover", 1, gain("heart", 3)),)),
    structure("p-swap", "pink", effects=(convert("any", "any", times=2),)),
    structure("p-double", "pink", effects=(convert("biomass", "any", m=2),)),
    structure("p-fixed", "pink", effects=(convert("energy", "water"),)),
    structure("p-one-of", "pink", effects=(one_of(gain("heart"), pay("metal", 1, gain("heart", 4))),)),
    structure("p-take-back", "pink", effects=(take_back(),)),
    structure("p-salvage", "pink", effects=(salvage(), gain("heart"))),
    structure("p-unflip", "pink", effects=(unflip(),)),
    structure("p-discount", "pink", effects=(discount(2),)),
    structure("p-stand-in", "pink", effects=(stand_in("water", "metal"),)),
    structure("p-token", "pink", effects=(gain("heart-here"),)),
    structure("p-guests", "pink", effects=(per("guests", "heart", each=2, most=1),)),
    *(
        structure(f"r-{what}", "red", effects=(special(what),))
        for what in (
            "wins-ties",
            "own-parking",
            "any-flag",
            "produce-now",
            "park-twice",
            "tap-flag",
            "copy-flip",
            "build-again",
            "mirror-score",
        )
    ),
    *(structure(f"x{n}", "grey") for n in range(40)),
)
REPUTATIONS = (
    Reputation("rep-food", "bronze", (Need("food", 2),), 3, reward=(gain("heart", 2),)),
    Reputation("rep-rovers", "bronze", (Need("rovers", 2), Need("blue", 1)), 4, ongoing=(discount(1),)),
    Reputation("rep-free", "bronze", (), 5, ongoing=(whenever("claim", gain("heart")),)),
)
EXPEDITION_CARDS = (
    Expedition("first-faq", 0, (convert("any", "any"),)),
    Expedition("e-swap", 1, (convert("energy", "metal"),)),
    Expedition("e-any", 1, (ANY,)),
    Expedition("e-rover", 1, (pay("rover", 1, gain("heart", 2)),)),
)


def side(hand="", built="", has="", rovers=2, expedition=None, reputations="", base=BASE, **hearts):
    """A player's side.

    ``built`` are structures, each with what is on it: ``key+2`` heart tokens, ``key!`` flipped, ``key@1`` a rover of
    seat 1. ``has`` are resources (``"energy:2"``).
    """
    seat = _seat(base)
    seat.hand = hand.split()
    seat.rovers, seat.expedition, seat.reputations = rovers, expedition, reputations.split()
    for name, n in amounts(has).items():
        seat.resources[RESOURCE[name]] = n
    for part in built.split():
        key = part.split("+")[0].split("!")[0].split("@")[0]
        add(seat, FACTS[key])
        tokens = int(part.split("+")[1][0]) if "+" in part else 0
        seat.tableau[key] = Site(tokens, "!" in part, int(part.split("@")[1][0]) if "@" in part else None)
    seat.ongoing += [key for key in seat.reputations if key != "rep-food"]
    for name, n in hearts.items():
        setattr(seat, name, n)
    return seat


def table(*sides, turn=0, first=0, era=1, round=1, board=(), offer="", discards="", deck="", later=True, **now):  # noqa: A002
    """A table in the middle of an era; ``first`` holds the First Expedition, ``now`` is what the turn has seen."""
    sides[first].expedition = "first-faq"
    return State(
        Options(),
        start(b"faq"),
        list(sides),
        tuple(offer.split()),
        [DECKS[e] for e in range(era + 1, 4)] if later else [],
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
        stack=[Effect("turn", turn)],
    )


def play(state, moves):
    """The state after ``"0:build-x 0:end-turn"``; pieces are kept, positions stored and searched alike on the way."""
    pieces = GAME.pieces(state)
    for move in moves.split():
        seat, key = move.split(":")
        twin = GAME.clone(state)
        state = GAME.apply(state, int(seat), key).state
        GAME.step(twin, key)
        assert twin == state
        assert set(GAME.legal(state)) == open_keys(state)
        assert GAME.pieces(state) == pieces
        assert GAME.decode(GAME.encode(state)) == state
    return state


def said(state, move):
    """The ids of what is said when ``move`` is made."""
    seat, key = move.split(":")
    return [event.text.id for event in GAME.apply(state, int(seat), key).events]


def asked(state):
    """The seat that is asked, and the prompt's id."""
    decision = GAME.decisions(state)[0]
    return decision.seat, decision.prompt.id


def open_keys(state, prefix=""):
    """The keys that are open, those that begin with ``prefix``, without it."""
    return {
        choice.key.removeprefix(prefix)
        for decision in GAME.decisions(state)
        for choice in decision.choices
        if choice.why_not is None and choice.key.startswith(prefix)
    }


def why_not(state, key):
    """The reason why a choice is withheld from the player who is asked."""
    try:
        GAME.apply(state, GAME.decisions(state)[0].seat, key)
    except IllegalMove as refused:
        return refused.text
    return None


def resources(state, seat=0):
    """What a seat has: ``"energy:2 water:1"``."""
    return " ".join(f"{name}:{n}" for name, n in zip(RESOURCES, state.seats[seat].resources, strict=True) if n)


def spare(n):
    """``n`` structures nobody minds."""
    return " ".join(f"x{i}" for i in range(n))


def flags(**hearts):
    """Hearts on the board: ``flags(food=3)``."""
    board = [0] * len(FLAGS)
    for flag, n in hearts.items():
        board[FLAG[flag]] = n
    return tuple(board)
