"""Laying arrows, and what they cause: dots, loops, exits (rulebook, pages 6 to 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine import Choice, Decision, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.machine import MACHINE, number, word
from games.famous_explorers.paths import all_over, looped, over, tip, touched, ways
from games.famous_explorers.result import finish
from games.famous_explorers.scoring import arrive, at_landing
from games.famous_explorers.state import ARROWS, SPARE_TOKENS, Arrow, Secret, State, spare_tokens
from games.famous_explorers.tickets import gain_tickets, pay
from games.famous_explorers.view import COLOURS

KEYS = {
    "main": "arrow",
    "ticket": "ticket-arrow",
    "bonus": "bonus",
    "exit": "exit",
    "fork": "fork",
    "tailwind": "tailwind",
    "tailwind-again": "tailwind",
}
"""The kinds of arrow, and how the keys of their choices begin."""

PAID = frozenset({"ticket", "tailwind", "tailwind-again"})
"""The kinds of arrow a ticket was spent for: with new rule 2 they may not lead to a red dot."""

SWIFT = frozenset({"tailwind", "tailwind-again"})
"""The kinds of arrow that get nothing from dots and claim no destination: only cards in hands score."""

MAIN = frozenset({"main", "fork"})
"""The kinds of arrow that are the turn's own arrow."""


def arrow_choices(state: State, seat: int, kind: str, ways_by_colour: dict[str, list[Arrow]]) -> list[Choice]:
    """One choice for each arrow of ``ways_by_colour``, withheld where a rule of the moment forbids it."""
    world, hand, marks, public = state.world, state.seats[seat].hand, state.seats[seat].marks, state.public
    blocked = "" if state.block is None else state.block.edge
    no_red = kind in PAID and state.options.no_ticket_to_red
    found = []
    for colour, arrows in ways_by_colour.items():
        if not arrows:
            continue
        path = state.paths[colour]
        known, here = touched(path, world.start), path[-1].target if path else world.start
        for arrow in arrows:
            target = arrow.target
            dot, closes = world.by_key[target].kind, target in known
            why = None
            if arrow.edge == blocked:
                why = "withheld-blocked"
            elif closes and colour in state.turn.looped:
                why = "withheld-second-loop"
            elif no_red and dot == "red":
                why = "withheld-red-dot"
            gains: tuple[str, ...] = () if kind in SWIFT else _DOTS.get(dot, ())
            if target in hand:
                gains += ("mark",) if target in marks else ("card",)
            if target in public and kind not in SWIFT:
                gains += ("public",)
            if closes:
                gains += ("loop",)
            found.append(_arrow_choice(state.map, seat, kind, colour, arrow, gains, why, arrow.source != here))
    return found


_DOTS = {"red": ("ticket",), "green": ("bonus",)}
"""What a dot brings to the one who leads an expedition there."""


@lru_cache(maxsize=1 << 15)
def _arrow_choice(
    map_name: str,
    seat: int,
    kind: str,
    colour: str,
    arrow: Arrow,
    gains: tuple[str, ...],
    why: str | None,
    branches: bool,
) -> Choice:
    source, target = arrow.source, arrow.target
    branches = branches or kind == "exit"
    key = f"{KEYS[kind]}-{colour}-{source}.{target}" if branches else f"{KEYS[kind]}-{colour}-{target}"
    args = {"colour": colour, "edge": arrow.edge, "source": source, "target": target, "kind": kind}
    then = [Effect("lay", seat, dict(args))]
    if kind in {"main", "ticket"}:
        then.append(Effect("turn", seat))
    label = text(
        f"do-lay-{kind}",
        expedition=names.expedition(colour),
        to=_destination(map_name, arrow, gains, branches=branches),
    )
    return Choice(key, label, _group(map_name, kind, colour, arrow), target, text(why) if why else None, tuple(then))


def _destination(map_name: str, arrow: Arrow, gains: Sequence[str], *, branches: bool) -> Text:
    """Where an arrow leads, its way on the map, from where unless that goes without saying, and what it brings."""
    place = names.node(map_name, arrow.target)
    way = names.way(map_name, arrow.source, arrow.target)
    to = text("way-to", place=place, way=way)
    if branches:
        to = text("way-from", place=place, way=way, source=names.node(map_name, arrow.source))
    brings = tuple(text(f"brings-{gain}") for gain in gains)
    return text("way-bringing", to=to, brings=brings) if brings else to


def _group(map_name: str, kind: str, colour: str, arrow: Arrow) -> Text:
    if kind == "ticket":
        return text("group-tickets")
    if kind == "exit":
        return text("group-from", place=names.node(map_name, arrow.source))
    return text("group-arrow", expedition=names.expedition(colour))


@MACHINE.do
def lay(state: State, effect: Effect, log: Log) -> None:
    """An arrow is laid, and everything it causes is put in order (see :mod:`games.famous_explorers.machine`)."""
    seat, colour, target, kind = effect.seat, word(effect, "colour"), word(effect, "target"), word(effect, "kind")
    path = state.paths[colour]
    closes = target in touched(path, state.world.start)
    turn = state.turn
    if kind == "ticket":
        pay(state, seat, 1)
    if kind in MAIN:
        turn.main = True
    path.append(Arrow(word(effect, "edge"), word(effect, "source"), target))
    turn.landed = None if kind in SWIFT else target
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
    push(state, [*caused, _rest(seat, colour, len(path))])


@MACHINE.do
def remove(state: State, effect: Effect, log: Log) -> None:
    """A ticket is spent on removing the last arrow of an expedition."""
    pay(state, effect.seat, 1)
    take_back(state, effect.seat, word(effect, "colour"), 1, log)


def why_no_removal(state: State, colour: str, count: int = 1) -> Text | None:
    """Why the last ``count`` arrows of an expedition cannot be removed; None where they can."""
    if len(state.paths[colour]) < count:
        return text("withheld-too-short", count=count)
    return text("withheld-expedition-over") if over(state, colour) else None


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
    seat = effect.seat
    choices = arrow_choices(state, seat, "bonus", {colour: ways(state, colour) for colour in COLOURS})
    if state.options.secret_destinations:
        choices += [_peek_choice(state, seat, slot, secret) for slot, secret in enumerate(state.secrets)]
    if all(choice.why_not is not None for choice in choices):
        return []
    choices.append(Choice("decline", text("do-decline-bonus")))
    return [Decision(seat, text("ask-green-dot"), tuple(choices))]


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
    colour = word(effect, "colour")
    choices = arrow_choices(state, effect.seat, "exit", {colour: ways(state, colour)})
    if all(choice.why_not is not None for choice in choices):
        return []
    choices += at_landing(state, effect)
    return [Decision(effect.seat, text("ask-exit", expedition=names.expedition(colour)), tuple(choices))]


def _rest(seat: int, colour: str, count: int) -> Effect:
    return Effect("rest", seat, {"colour": colour, "count": count})


@MACHINE.do
def rest(state: State, effect: Effect, log: Log) -> None:
    """An arrow has resolved whole: its expedition may be over, and with the last of them the game."""
    colour = word(effect, "colour")
    if len(state.paths[colour]) == number(effect, "count") and over(state, colour):
        said = "say-expedition-complete" if len(state.paths[colour]) == ARROWS else "say-expedition-stuck"
        log.say(text(said, expedition=names.expedition(colour)))
    if all_over(state):
        finish(state, log, text("say-over-arrows"))
