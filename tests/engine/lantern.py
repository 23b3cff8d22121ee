"""Lantern, a toy game that nests everything the stack can do. It exists for these tests only.

Each seat has coins and a row of charms. A turn plays one card: its effects resolve in the middle of each other, ask the
rivals, ask all at once, or look at the hidden deck. A charm hears coins being gained ("whenever").
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import (
    Choice,
    Codec,
    Decision,
    Effect,
    Log,
    Machine,
    Outcome,
    Player,
    announce,
    push,
    text,
    together,
)

MACHINE: Machine[State] = Machine()


class State(msgspec.Struct):
    coins: list[int]
    charms: list[list[str]]
    deck: list[int]
    stack: list[Effect]
    trace: list[str]  # every effect that resolved, in order


CODEC = Codec(State)


def coins(seat: int, n: int) -> Effect:
    return Effect("gain", seat, {"n": n})


def note(what: str, seat: int = -1) -> Effect:
    return Effect("note", seat, {"what": what})


def choose(seat: int, **branches: tuple[Effect, ...]) -> Effect:
    """``seat`` chooses one of ``branches`` by its name; each is what the choice causes."""
    return Effect("choose", seat, then=tuple(Effect("branch", seat, {"key": k}, v) for k, v in branches.items()))


def table(*effects: Effect, seats: int = 3, charms: dict[int, list[str]] | None = None) -> State:
    """A settled table on which ``effects`` have just been pushed."""
    state = State([0] * seats, [[] for _ in range(seats)], [3, 1, 2], [], [])
    for seat, row in (charms or {}).items():
        state.charms[seat] = row
    push(state, effects)
    MACHINE.settle(state, Log())
    return state


def clone(state: State) -> State:
    return State(state.coins[:], [row[:] for row in state.charms], state.deck[:], state.stack[:], state.trace[:])


def offers(state: State) -> list[Decision]:
    """Out of turn, any seat with three coins may snuff the lantern; nobody waits for it."""
    return [
        Decision(
            seat,
            text("prompt-snuff"),
            (Choice("snuff", text("snuff"), then=(coins(seat, -3), note(f"snuffed {seat}"))),),
            waits=False,
        )
        for seat, purse in enumerate(state.coins)
        if purse >= 3 and state.stack
    ]


def decisions(state: State) -> list[Decision]:
    return MACHINE.decisions(state) + offers(state)


def apply(state: State, seat: int, key: str) -> Outcome[State]:
    return MACHINE.outcome(state, clone, decisions(state), seat, key)


def play(state: State, *moves: str) -> State:
    """Plays ``seat:key`` moves; after each, what was stored goes on just as well as what was not."""
    for move in moves:
        seat, key = move.split(":")
        state = CODEC.decode(CODEC.encode(apply(state, int(seat), key).state))
    return state


def keys(state: State) -> list[str]:
    """Every open choice as ``seat:key``."""
    return [f"{d.seat}:{c.key}" for d in decisions(state) for c in d.choices if c.why_not is None]


@MACHINE.do
def gain(state: State, effect: Effect, log: Log) -> None:
    seat, n = effect.seat, _number(effect, "n")
    state.coins[seat] += n
    state.trace.append(f"gain {seat} {n}")
    log.say(text("gained", who=Player(seat), n=n))
    heard = [
        (owner, (note(f"{charm} of {owner}"),))
        for owner, row in enumerate(state.charms)
        for charm in row
        if n > 0 and (charm.startswith("any") or owner == seat)
    ]
    announce(state, heard, seat, len(state.coins))


@MACHINE.do
def note_(state: State, effect: Effect, log: Log) -> None:
    state.trace.append(str(effect.args["what"]))


@MACHINE.do
def peek(state: State, effect: Effect, log: Log) -> None:
    """Draws from the hidden deck: what follows depends on it."""
    log.reveal()
    push(state, [coins(effect.seat, state.deck.pop())])


@MACHINE.do
def everybody(state: State, effect: Effect, log: Log) -> None:
    """Every seat chooses at once: a coin, or a sequence with another choice inside."""
    push(
        state,
        [
            together(
                choose(seat, coin=(coins(seat, 1),), deep=(choose(seat, a=(coins(seat, 2),), b=()), note(f"d{seat}")))
                for seat in range(len(state.coins))
            )
        ],
    )


@MACHINE.ask
def choose_(state: State, effect: Effect) -> list[Decision]:
    found = tuple(Choice(str(b.args["key"]), text("branch"), then=b.then) for b in effect.then)
    return [Decision(effect.seat, text("prompt-choose"), found)]


@MACHINE.ask
def buy(state: State, effect: Effect) -> list[Decision]:
    """A charm for two coins; withheld from the poor."""
    short = 2 - state.coins[effect.seat]
    why = text("too-poor", short=short) if short > 0 else None
    choice = Choice("charm", text("charm"), why_not=why, then=(coins(effect.seat, -2), note(f"bought {effect.seat}")))
    return [Decision(effect.seat, text("prompt-buy"), (choice,))]


def _number(effect: Effect, name: str) -> int:
    found: Any = effect.args[name]
    return int(found)
