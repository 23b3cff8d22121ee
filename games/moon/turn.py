"""A player's turn: one main action, and each extra at most once, in any order, until it is ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import Choice, Effect, Log, Player, Question, Text, push, text
from games.moon import wording
from games.moon.building import Terms, affordable, fire
from games.moon.card_index import BLUEPRINTS, Blueprint, bound, is_ongoing
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.components import RESOURCE
from games.moon.counts import IN_TURN
from games.moon.effects import Assimilate, Build, Claim, EndTurn, Explore, Flip, Park, TakeTurn
from games.moon.extras import (
    PINK,
    claimable,
    free_spots,
    hosts,
    may_explore,
    may_park,
    parkings,
    pink,
    unclaimed,
    useful_flip,
)
from games.moon.hints import Hints
from games.moon.machine import MACHINE
from games.moon.state import State, host_of
from games.moon.stores import held, touched

BUILD, ASSIMILATE, EXPEDITION, PARK, FLIP, CLAIM = "build-", "assimilate-", "expedition-", "park-", "flip-", "claim-"
END_TURN = "end-turn"

NOWHERE = "park"
"""Stands for parking where there is none to withhold a reason from."""

_STEPS: dict[str, Callable[[str, int], Effect]] = {
    BUILD: lambda card, seat: Build(card, seat=seat),
    ASSIMILATE: lambda card, seat: Assimilate(card, seat=seat),
    EXPEDITION: lambda card, seat: Explore(card, seat=seat),
    PARK: lambda card, seat: Park(card, seat=seat),
    FLIP: lambda card, seat: Flip(card, seat=seat),
    CLAIM: lambda card, seat: Claim(card, seat=seat),
}
_USE, _PARK = text("group-use"), text("group-park")
_GROUPS = {
    BUILD: text("group-build"),
    ASSIMILATE: text("group-assimilate"),
    EXPEDITION: _USE,
    PARK: _PARK,
    NOWHERE: _PARK,
    FLIP: _USE,
    CLAIM: text("group-claim"),
}
"""With the end of the turn, which has none, never more than five: a panel shows so many menus at once."""


@lru_cache(maxsize=1 << 12)
def split(key: str) -> tuple[str, str]:
    """What a key of a turn does, and with which card: ``"build-"`` and ``"moon-forest"``."""
    step, dash, card = key.partition("-")
    return step + dash, card


@MACHINE.question(TakeTurn)
class TurnQuestion(Question[State, TakeTurn]):
    def keys(self, state: State, frame: TakeTurn) -> list[str]:
        seat, turn = frame.seat, state.turn
        owner = state.seats[seat]
        keys: list[str] = []
        if not turn.acted or turn.again:
            keys = [card.build for card in affordable(state, seat)]
        if not turn.acted:
            keys += [BLUEPRINTS[key].assimilate for key in owner.hand]
        if may_explore(state, seat):
            keys.append(f"{EXPEDITION}{owner.expedition}")
        if may_park(state, seat):
            keys += [PARK + key for _, key in free_spots(state, seat)]
        if not turn.flipped and owner.colours[PINK]:
            keys += [
                FLIP + key for key, site in pink(state, seat) if not site.flipped and useful_flip(state, seat, key)
            ]
        if not turn.claimed:
            keys += [CLAIM + key for key in claimable(state, seat)]
        if turn.acted or not owner.hand:
            keys.append(END_TURN)
        return keys

    def forced(self, state: State, frame: TakeTurn) -> str | None:
        """The end of the turn, where no hidden card could still be of use."""
        turn = state.turn
        shown = turn.acted and not turn.again and turn.expedition
        return END_TURN if shown and self.keys(state, frame) == [END_TURN] else None

    def then(self, state: State, frame: TakeTurn, key: str) -> Sequence[Effect]:
        return _consequence(frame.seat, key)

    def prompt(self, state: State, frame: TakeTurn) -> Text:
        now = state.turn
        if self.keys(state, frame) == [END_TURN]:
            return text("ask-turn-over")
        return text("ask-turn-again" if now.again else "ask-turn-more" if now.acted else "ask-turn")

    def choice(self, state: State, frame: TakeTurn, key: str) -> Choice:
        step, card = split(key)
        return _choice(key, host_of(state, card) if step == PARK else frame.seat)

    def withheld(self, state: State, frame: TakeTurn) -> Sequence[Choice]:
        opened, hints = set(self.keys(state, frame)), Hints(state, frame.seat, Terms(state, frame.seat))
        return [
            replace(_apart(self.choice(state, frame, key)), why_not=_why_closed(state, frame.seat, key, hints))
            for key in _wished(state, frame.seat)
            if key not in opened
        ]


@lru_cache(maxsize=1 << 12)
def _consequence(seat: int, key: str) -> tuple[Effect, ...]:
    if key == END_TURN:
        return (EndTurn(seat=seat),)
    step, card = split(key)
    return _STEPS[step](card, seat), TakeTurn(seat=seat)


# In words.


@lru_cache(maxsize=1 << 12)
def _choice(key: str, host: int) -> Choice:
    """A key in words; ``host`` is in whose tableau a rover would park."""
    step, card = split(key)
    return Choice(key, _label(step, card, host), _GROUPS.get(step), card if step in _STEPS else None)


def _label(step: str, card: str, host: int) -> Text:
    match step:
        case "build-":
            return wording.priced("do-build", card)
        case "assimilate-":
            structure = STRUCTURES[card]
            gives = wording.bin_corner(structure) if structure.bin else text("amount-nothing")
            return text("do-assimilate", card=wording.name(card), what=gives)
        case "expedition-":
            return text("do-expedition", card=wording.name(card), effect=wording.described(card))
        case "flip-":
            return text("do-flip", card=wording.name(card), effect=wording.flipped(STRUCTURES[card]))
        case "claim-":
            reputation = REPUTATIONS[card]
            hearts, effect = wording.amount("heart", reputation.hearts), wording.reputation(reputation)
            return text("do-claim", card=wording.name(card), hearts=hearts, effect=effect)
        case "park-":
            return text("do-park", card=wording.name(card), player=Player(host), what=_spot(card))
        case "park":
            return text("do-park-nowhere")
        case _:
            return text("do-end-turn")


def _apart(choice: Choice) -> Choice:
    """``choice`` as it is told apart from its menu, whose name says what is done with the card."""
    step, _ = split(choice.key)
    if step not in {EXPEDITION, PARK, CLAIM}:
        return choice
    return replace(choice, label=text(f"{choice.label.id}-withheld", **choice.label.args))


def _spot(card: str) -> Text:
    """What a rover gains that parks on a structure."""
    structure = STRUCTURES[card]
    return wording.flags(structure.flags) if structure.spot == "flags" else wording.amount(str(structure.spot), 1)


def _wished(state: State, seat: int) -> Iterator[str]:
    """Every key that somebody in this turn could wish were open."""
    owner = state.seats[seat]
    yield from (BUILD + key for key in owner.hand)
    yield from (ASSIMILATE + key for key in owner.hand)
    if owner.expedition is not None:
        yield EXPEDITION + owner.expedition
    yield from _spots(state, seat) or [NOWHERE]
    yield from (FLIP + key for key, _ in pink(state, seat))
    yield from (CLAIM + key for key in unclaimed(state))
    yield END_TURN


def _spots(state: State, seat: int) -> list[str]:
    """The keys of all spots, taken or not, for somebody who may park."""
    if not may_park(state, seat):
        return []
    return [PARK + key for host in hosts(state, seat) for key in state.seats[host].tableau if BLUEPRINTS[key].spot]


def _why_closed(state: State, seat: int, key: str, hints: Hints) -> Text | None:
    """Why a key is not open."""
    (step, card), now, owner = split(key), state.turn, state.seats[seat]
    match step:
        case "build-" if not now.acted or now.again:
            return lacking(BLUEPRINTS[card], hints)
        case "build-" | "assimilate-":
            return text("withheld-acted")
        case "expedition-":
            return text("withheld-used" if now.expedition else "withheld-no-use")
        case "park-":
            return _spot_taken(state, card)
        case "park":
            return _why_nowhere(state, seat)
        case "flip-" if not now.flipped:
            return text("withheld-flipped" if owner.tableau[card].flipped else "withheld-no-use")
        case "claim-" if not now.claimed:
            needs = REPUTATIONS[card].needs
            return _lacking_for(card, tuple(max(0, need.n - IN_TURN[need.count](state, seat)) for need in needs))
        case "flip-" | "claim-":
            return text("withheld-used")
        case _:
            return text("withheld-act-first")


def _spot_taken(state: State, card: str) -> Text | None:
    parked = state.seats[host_of(state, card)].tableau[card].parked
    return None if parked is None else text("withheld-spot-taken", player=Player(parked))


def _why_nowhere(state: State, seat: int) -> Text:
    limit = parkings(state, seat)
    if state.turn.parked >= limit:
        return text("withheld-parked", count=limit)
    return text("withheld-no-spot" if state.seats[seat].rovers else "withheld-no-rover")


def lacking(card: Blueprint, hints: Hints) -> Text | None:
    """What a player still lacks for a structure, and what would help; None where it lacks nothing."""
    terms = hints.terms
    resources, flags = terms.missing_resources(card, held(hints.state, hints.seat)), terms.missing_flags(card)
    if not resources and not flags:
        return None
    what, hint = wording.stocks_and_flags(resources, flags), hints.hint(card)
    return text("withheld-lacking-but", what=what, hint=hint) if hint else text("withheld-lacking", what=what)


@lru_cache(maxsize=1 << 10)
def _lacking_for(reputation: str, short: tuple[int, ...]) -> Text:
    lacks = [replace(need, n=n) for need, n in zip(REPUTATIONS[reputation].needs, short, strict=True) if n]
    return text("withheld-lacking", what=wording.joined("both", [wording.lack(need) for need in lacks]))


# What the extras do; building and assimilating are next door, the end of a turn is in :mod:`games.moon.eras`.


@MACHINE.do(Explore)
def explore(state: State, effect: Explore, log: Log) -> None:
    seat, card = effect.seat, effect.card
    state.turn.expedition = True
    if log.listens:
        log.say(lambda: text("say-expedition", player=Player(seat), card=wording.name(card)), touched=touched(seat))
    push(state, bound(card, "use", seat))


@MACHINE.do(Park)
def park(state: State, effect: Park, log: Log) -> None:
    """Parks a rover: a blue structure's spot gives its resource, a yellow one's its flags until the turn ends."""
    seat, key = effect.seat, effect.card
    host = host_of(state, key)
    owner, card = state.seats[seat], BLUEPRINTS[key]
    owner.rovers -= 1
    state.turn.parked += 1
    tableau = state.seats[host].tableau
    tableau[key] = replace(tableau[key], parked=seat)
    if card.spot == "flags":
        state.turn.lent = [n + card.flags.count(flag) for flag, n in enumerate(state.turn.lent)]
    else:
        owner.resources[RESOURCE[card.spot]] += 1
    if log.listens:
        log.say(
            lambda: text("say-park", player=Player(seat), card=wording.name(key), host=Player(host), what=_spot(key)),
            touched=(f"rover:{key}", *touched(seat, "rover", *([] if card.spot == "flags" else [card.spot]))),
        )
    if host != seat:
        fire(state, host, "parked-on", actor=seat)
    fire(state, seat, "park")


@MACHINE.do(Flip)
def flip(state: State, effect: Flip, log: Log) -> None:
    seat, key = effect.seat, effect.card
    tableau = state.seats[seat].tableau
    tableau[key] = replace(tableau[key], flipped=True)
    state.turn.flipped = True
    if log.listens:
        log.say(lambda: text("say-flip", player=Player(seat), card=wording.name(key)), touched=(f"structure:{key}",))
    fire(state, seat, "flip")
    push(state, bound(key, "use", seat))


@MACHINE.do(Claim)
def claim(state: State, effect: Claim, log: Log) -> None:
    """Claims a reputation: its reward at once, or its ongoing ability from now on."""
    seat, key = effect.seat, effect.card
    owner, card = state.seats[seat], REPUTATIONS[key]
    state.turn.claimed = True
    if log.listens:
        log.say(
            lambda: text(
                "say-claim", player=Player(seat), card=wording.name(key), hearts=wording.amount("heart", card.hearts)
            ),
            touched=(f"reputation:{key}", *touched(seat, "score")),
        )
    fire(state, seat, "claim")
    owner.reputations = [*owner.reputations, key]
    if any(map(is_ongoing, card.ongoing)):
        owner.ongoing = [*owner.ongoing, key]
    push(state, bound(key, "use", seat))
