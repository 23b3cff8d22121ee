"""Laying arrows, and what they cause: dots, loops, exits (rulebook, pages 6 to 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from games.engine import Choice, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.arrow_choices import MAIN, SWIFT, ArrowQuestion, Ways, arrow_keys, next_arrow_keys
from games.famous_explorers.claims import landing_choice, landing_closed, landing_keys, landing_then
from games.famous_explorers.effects import AnyEffect, ArrowKind, GreenDot, Lay, LeaveLoop, Peek, Remove, Rest
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.maps import world_of
from games.famous_explorers.paths import ARROWS, Arrow, leading
from games.famous_explorers.result import finish
from games.famous_explorers.scoring import arrive
from games.famous_explorers.state import SPARE_TOKENS, Secret, State, all_over, spare_tokens
from games.famous_explorers.tickets import gain_tickets, pay

DECLINE = "decline"
PEEK = "peek-"


@MACHINE.do(Lay)
def lay(state: State, effect: Lay, log: Log) -> None:
    """An arrow is laid, and everything it causes is put in order (see :mod:`games.famous_explorers.machine`)."""
    seat, colour, target, kind = effect.seat, effect.colour, effect.target, effect.kind
    path, turn, swift = state.paths[colour], state.turn, kind in SWIFT

    arrow = leading(state.map)[effect.source or path.tip][target]
    if kind == "ticket":
        pay(state, seat, 1)
    if kind in MAIN:
        turn.main = True
    path = state.paths[colour] = path.on(arrow)
    closes = path.looped
    turn.landed = None if swift else target

    if log.listens:
        _say_laid(state, effect, arrow, log, closes=closes)
    if closes:
        turn.looped = [*turn.looped, colour]
    reached = world_of(state.map).by_key[target].kind
    if reached == "place":
        arrive(state, seat, target, log, laid=not swift)
    if reached == "place" and not closes and len(path.arrows) < ARROWS:  # as most arrows: nothing follows
        return
    caused = _afterwards(state, seat, colour, log, dot="" if swift else reached, leave=closes)
    if closes or len(path.arrows) >= ARROWS:
        caused.append(Rest(colour, len(path), seat=seat))
    push(state, caused)


def _say_laid(state: State, effect: Lay, arrow: Arrow, log: Log, *, closes: bool) -> None:
    log.say(
        lambda: text(
            "say-loop" if closes else "say-arrow",
            player=Player(effect.seat),
            expedition=names.expedition(effect.colour),
            source=names.node(state.map, arrow.source),
            place=names.node(state.map, arrow.target),
            kind=effect.kind,
        ),
        touched=(f"arrow:{effect.colour}:{arrow.edge}", f"node:{arrow.target}"),
    )


@MACHINE.do(Remove)
def remove(state: State, effect: Remove, log: Log) -> None:
    """A ticket is spent on removing the last arrow of an expedition."""
    pay(state, effect.seat, 1)
    take_back(state, effect.seat, effect.colour, 1, log)


def why_no_removal(state: State, colour: str, count: int = 1) -> Text | None:
    """Why the last ``count`` arrows of an expedition cannot be removed; None where they can."""
    path = state.paths[colour]
    if len(path.arrows) < count:
        return _too_short(count)
    return _over() if path.over else None


@lru_cache
def _too_short(count: int) -> Text:
    return text("withheld-too-short", count=count)


@lru_cache
def _over() -> Text:
    return text("withheld-expedition-over")


def take_back(state: State, seat: int, colour: str, count: int, log: Log) -> None:
    """Removes the last ``count`` arrows of an expedition; the node it ends on counts as reached again."""
    gone = state.paths[colour].arrows[-count:]
    path = state.paths[colour] = state.paths[colour].back(count)
    state.turn.landed = None
    here = path.tip
    if log.listens:
        log.say(
            lambda: text(
                "say-removed",
                player=Player(seat),
                expedition=names.expedition(colour),
                count=count,
                place=names.node(state.map, here),
            ),
            touched=(*(f"arrow:{colour}:{arrow.edge}" for arrow in reversed(gone)), f"node:{here}"),
        )
    opened = path.looped
    if opened and colour not in state.turn.looped:
        state.turn.looped = [*state.turn.looped, colour]
    if path:
        reached = state.world.by_key[here].kind
        if reached == "place":
            arrive(state, seat, here, log, laid=False)
        push(state, _afterwards(state, seat, colour, log, dot=reached, leave=opened))


def _afterwards(state: State, seat: int, colour: str, log: Log, *, dot: str, leave: bool) -> list[AnyEffect]:
    """What the node an expedition has reached causes: a red ``dot`` at once, a green one, the way out of a loop."""
    if dot == "red":
        gain_tickets(state, seat, 1, log)
    found: list[AnyEffect] = [GreenDot(seat=seat)] if dot == "green" else []
    if leave:
        found.append(LeaveLoop(colour, seat=seat))
    return found


@MACHINE.question(GreenDot)
class GreenDotQuestion(ArrowQuestion[GreenDot]):
    """A green dot: one more arrow anywhere, or (with secret destinations) a look at one, or neither."""

    kind: ClassVar[ArrowKind] = "bonus"

    def ways(self, state: State, frame: GreenDot) -> Ways:
        return {colour: path.ways for colour, path in state.paths.items()}

    def keys(self, state: State, frame: GreenDot) -> list[str]:
        keys = next_arrow_keys(state, self.kind)
        if state.options.secret_destinations:
            seat = frame.seat
            keys += [
                _peek_key(slot) for slot, secret in enumerate(state.secrets) if not _why_no_peek(state, seat, secret)
            ]
        return [*keys, DECLINE] if keys else []

    def fizzles(self, state: State, frame: GreenDot) -> bool:
        return super().fizzles(state, frame) and not (state.options.secret_destinations and self.keys(state, frame))

    def then(self, state: State, frame: GreenDot, key: str) -> Sequence[Effect]:
        if key.startswith(PEEK):
            return (Peek(_slot(key), seat=frame.seat),)
        return super().then(state, frame, key)

    def prompt(self, state: State, frame: GreenDot) -> Text:
        return text("ask-green-dot")

    def label(self, state: State, frame: GreenDot, key: str) -> Text:
        return text("do-decline-bonus") if key == DECLINE else _peek_label(_slot(key))

    def withheld(self, state: State, frame: GreenDot) -> Sequence[Choice]:
        found = list(super().withheld(state, frame))
        if state.options.secret_destinations:
            for slot, secret in enumerate(state.secrets):
                if why := _why_no_peek(state, frame.seat, secret):
                    found.append(Choice(_peek_key(slot), _peek_label(slot), why_not=why))
        return found


def _why_no_peek(state: State, seat: int, secret: Secret) -> Text | None:
    """Why ``seat`` cannot look at a secret destination; None where it can."""
    if seat in secret.peekers:
        return text("withheld-peeked")
    return None if spare_tokens(state, seat) else text("withheld-no-token", count=SPARE_TOKENS)


def _peek_key(slot: int) -> str:
    return f"{PEEK}{slot + 1}"


def _slot(key: str) -> int:
    return int(key.removeprefix(PEEK)) - 1


def _peek_label(slot: int) -> Text:
    return text("do-peek", number=slot + 1)


@MACHINE.do(Peek)
def peek(state: State, effect: Peek, log: Log) -> None:
    """A player looks at a secret destination and leaves a token on it."""
    look(state, effect.seat, effect.slot, log)


def look(state: State, seat: int, slot: int, log: Log) -> None:
    """``seat`` may see the secret destination of ``slot`` from now on."""
    secret = state.secrets[slot]
    state.secrets[slot] = Secret(secret.place, (*secret.peekers, seat))
    log.say(lambda: text("say-peeked", player=Player(seat), number=slot + 1), touched=(f"secret:{slot}",))
    log.say(lambda: text("say-peeked-at", number=slot + 1, place=names.place(secret.place)), seats=(seat,))
    log.reveal()


@MACHINE.question(LeaveLoop)
class LeaveLoopQuestion(ArrowQuestion[LeaveLoop]):
    """The exit from a loop, from any of its nodes; where a bonus arrow has left it already, one from the tip."""

    kind: ClassVar[ArrowKind] = "exit"

    def ways(self, state: State, frame: LeaveLoop) -> Ways:
        return {frame.colour: state.paths[frame.colour].ways}

    def keys(self, state: State, frame: LeaveLoop) -> list[str]:
        keys = arrow_keys(state, self.kind, self.ways(state, frame))
        return keys + landing_keys(state, frame.seat) if keys else []

    def forced(self, state: State, frame: LeaveLoop) -> str | None:
        secret = state.turn.landed is not None and state.secrets
        keys = self.keys(state, frame)
        return keys[0] if len(keys) == 1 and not secret else None

    def then(self, state: State, frame: LeaveLoop, key: str) -> Sequence[Effect]:
        return super().then(state, frame, key) or landing_then(frame, key)

    def prompt(self, state: State, frame: LeaveLoop) -> Text:
        return text("ask-exit", expedition=names.expedition(frame.colour))

    def choice(self, state: State, frame: LeaveLoop, key: str) -> Choice:
        return landing_choice(state, frame.seat, key) or super().choice(state, frame, key)

    def withheld(self, state: State, frame: LeaveLoop) -> Sequence[Choice]:
        return [*super().withheld(state, frame), *landing_closed(state, frame.seat)]


@MACHINE.do(Rest)
def rest(state: State, effect: Rest, log: Log) -> None:
    """An arrow has resolved whole: its expedition may be over, and with the last of them the game."""
    colour, path = effect.colour, state.paths[effect.colour]
    if not path.over:
        return
    if len(path) == effect.count:
        said = "say-expedition-complete" if len(path) == ARROWS else "say-expedition-stuck"
        log.say(lambda: text(said, expedition=names.expedition(colour)))
    if all_over(state):
        finish(state, log, text("say-over-arrows"))
