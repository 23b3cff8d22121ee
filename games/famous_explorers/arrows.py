"""Laying arrows, and what they cause: dots, loops, exits (rulebook, pages 6 to 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine import SILENCE, Choice, Decision, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.arrow_choices import MAIN, SWIFT, ArrowLister, arrow_choices, short_arrow_choices
from games.famous_explorers.machine import MACHINE, any_open, number, word
from games.famous_explorers.paths import all_over, looped, over, tip, ways
from games.famous_explorers.result import finish
from games.famous_explorers.scoring import arrive, at_landing
from games.famous_explorers.state import ARROWS, SPARE_TOKENS, Arrow, Secret, State, spare_tokens
from games.famous_explorers.tickets import gain_tickets, pay
from games.famous_explorers.view import COLOURS

OVER = text("withheld-expedition-over")
DECLINE = Choice("decline", text("do-decline-bonus"))


@MACHINE.do
def lay(state: State, effect: Effect, log: Log) -> None:
    """An arrow is laid, and everything it causes is put in order (see :mod:`games.famous_explorers.machine`)."""
    seat, colour, target, kind = effect.seat, word(effect, "colour"), word(effect, "target"), word(effect, "kind")
    path, turn = state.paths[colour], state.turn
    if kind == "ticket":
        pay(state, seat, 1)
    if kind in MAIN:
        turn.main = True
    path.append(Arrow(word(effect, "edge"), word(effect, "source"), target))
    closes = looped(path, state.world.start)
    turn.landed = None if kind in SWIFT else target
    if log is not SILENCE:
        log.say(
            text(
                "say-loop" if closes else "say-arrow",
                player=Player(seat),
                expedition=names.expedition(colour),
                source=names.node(state.map, word(effect, "source")),
                place=names.node(state.map, target),
                kind=kind,
            ),
            touched=(f"arrow:{colour}:{word(effect, 'edge')}", f"node:{target}"),
        )
    if closes:
        turn.looped.append(colour)
    arrive(state, seat, target, log, laid=kind not in SWIFT)
    caused = _afterwards(state, seat, colour, log, dots=kind not in SWIFT, leave=closes)
    if closes or len(path) >= ARROWS:
        caused.append(_rest(seat, colour, len(path)))
    if caused:
        push(state, caused)


@MACHINE.do
def remove(state: State, effect: Effect, log: Log) -> None:
    """A ticket is spent on removing the last arrow of an expedition."""
    pay(state, effect.seat, 1)
    take_back(state, effect.seat, word(effect, "colour"), 1, log)


def why_no_removal(state: State, colour: str, count: int = 1, *, ended: bool | None = None) -> Text | None:
    """Why the last ``count`` arrows of an expedition cannot be removed; None where they can.

    ``ended``: whether the expedition is over, where the caller knows.
    """
    if len(state.paths[colour]) < count:
        return _too_short(count)
    if ended is None:
        ended = over(state, colour)
    return OVER if ended else None


@lru_cache
def _too_short(count: int) -> Text:
    return text("withheld-too-short", count=count)


def take_back(state: State, seat: int, colour: str, count: int, log: Log) -> None:
    """Removes the last ``count`` arrows of an expedition; where it comes to stand counts as reached again."""
    path = state.paths[colour]
    gone = [path.pop() for _ in range(count)]
    state.turn.landed = None
    here = tip(state, colour)
    log.say(
        text(
            "say-removed",
            player=Player(seat),
            expedition=names.expedition(colour),
            count=count,
            place=names.node(state.map, here),
        ),
        touched=(*(f"arrow:{colour}:{arrow.edge}" for arrow in gone), f"node:{here}"),
    )
    opened = looped(path, state.world.start)
    if opened and colour not in state.turn.looped:
        state.turn.looped.append(colour)
    if path:
        arrive(state, seat, here, log, laid=False)
        push(state, _afterwards(state, seat, colour, log, dots=True, leave=opened))


def _afterwards(state: State, seat: int, colour: str, log: Log, *, dots: bool, leave: bool) -> list[Effect]:
    """What the node an expedition has reached causes: a red dot at once, a green dot, the way out of a loop."""
    kind = state.world.by_key[tip(state, colour)].kind if dots else ""
    if kind == "red":
        gain_tickets(state, seat, 1, log)
    found = [Effect("green_dot", seat)] if kind == "green" else []
    if leave:
        found.append(Effect("leave_loop", seat, {"colour": colour}))
    return found


@MACHINE.ask
def green_dot(state: State, effect: Effect) -> Sequence[Decision]:
    """A green dot: one more arrow anywhere, or (with secret destinations) a look at one, or neither."""
    choices = _bonuses(state, effect, arrow_choices)
    return [Decision(effect.seat, text("ask-green-dot"), tuple(choices))] if choices else []


@MACHINE.lists("green_dot")
def short_green_dot(state: State, effect: Effect) -> list[Choice]:
    """The choices at a green dot, in short."""
    return _bonuses(state, effect, short_arrow_choices)


def _bonuses(state: State, effect: Effect, arrows: ArrowLister) -> list[Choice]:
    seat = effect.seat
    choices = arrows(state, seat, "bonus", {colour: ways(state, colour) for colour in COLOURS})
    if state.options.secret_destinations:
        choices += [_peek_choice(state, seat, slot, secret) for slot, secret in enumerate(state.secrets)]
    return [*choices, DECLINE] if any_open(choices) else []


def _peek_choice(state: State, seat: int, slot: int, secret: Secret) -> Choice:
    why = None
    if seat in secret.peekers:
        why = text("withheld-peeked")
    elif spare_tokens(state, seat) < 1:
        why = text("withheld-no-token", count=SPARE_TOKENS)
    then = (Effect("peek", seat, {"slot": slot}),)
    return Choice(f"peek-{slot + 1}", text("do-peek", number=slot + 1), None, None, why, then)


@MACHINE.do
def peek(state: State, effect: Effect, log: Log) -> None:
    """A player looks at a secret destination and leaves a token on it."""
    look(state, effect.seat, number(effect, "slot"), log)


def look(state: State, seat: int, slot: int, log: Log) -> None:
    """``seat`` may see the secret destination of ``slot`` from now on."""
    secret = state.secrets[slot]
    state.secrets[slot] = Secret(secret.place, (*secret.peekers, seat))
    log.say(text("say-peeked", player=Player(seat), number=slot + 1), touched=(f"secret:{slot}",))
    log.say(text("say-peeked-at", number=slot + 1, place=names.place(secret.place)), seats=(seat,))
    log.reveal()


@MACHINE.ask
def leave_loop(state: State, effect: Effect) -> Sequence[Decision]:
    """The exit from a loop, from any of its nodes; where a bonus arrow has left it already, one from the tip."""
    choices = _exits(state, effect, arrow_choices)
    prompt = text("ask-exit", expedition=names.expedition(word(effect, "colour")))
    return [Decision(effect.seat, prompt, tuple(choices))] if choices else []


@MACHINE.lists("leave_loop")
def short_leave_loop(state: State, effect: Effect) -> list[Choice]:
    """The exits from a loop, in short."""
    return _exits(state, effect, short_arrow_choices)


def _exits(state: State, effect: Effect, arrows: ArrowLister) -> list[Choice]:
    colour = word(effect, "colour")
    choices = arrows(state, effect.seat, "exit", {colour: ways(state, colour)})
    return [*choices, *at_landing(state, effect)] if any_open(choices) else []


def _rest(seat: int, colour: str, count: int) -> Effect:
    return Effect("rest", seat, {"colour": colour, "count": count})


@MACHINE.do
def rest(state: State, effect: Effect, log: Log) -> None:
    """An arrow has resolved whole: its expedition may be over, and with the last of them the game."""
    colour = word(effect, "colour")
    if not over(state, colour):
        return
    if len(state.paths[colour]) == number(effect, "count"):
        said = "say-expedition-complete" if len(state.paths[colour]) == ARROWS else "say-expedition-stuck"
        log.say(text(said, expedition=names.expedition(colour)))
    if all_over(state):
        finish(state, log, text("say-over-arrows"))
