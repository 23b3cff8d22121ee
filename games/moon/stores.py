"""What a player gains and gives up: resources, rovers and hearts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import Log, Player, Question, Text, push, text
from games.moon import wording
from games.moon.components import RESOURCE, RESOURCES, Amounts, named
from games.moon.effects import ChooseGain, Gain
from games.moon.machine import MACHINE
from games.moon.state import State

GAIN = "gain-"
_GAINS = [f"{GAIN}{resource}" for resource in RESOURCES]


def held(state: State, seat: int) -> Amounts:
    """What ``seat`` has of each resource."""
    energy, water, biomass, metal = state.seats[seat].resources
    return energy, water, biomass, metal


@lru_cache(maxsize=1 << 10)
def touched(seat: int, *figures: str) -> tuple[str, ...]:
    """What an event touches of a player, with the ``figures`` of it that change: a resource, "rover", "heart", "score".

    What is won in hearts is scored, too.
    """
    if "heart" in figures:
        figures += ("score",)
    return (f"seat:{seat}", *(f"seat:{seat}:{figure}" for figure in figures))


def spend(state: State, seat: int, paid: Sequence[int]) -> None:
    """Puts resources back into the supply."""
    resources = state.seats[seat].resources
    for kind, n in enumerate(paid):
        resources[kind] -= n


def take_rovers(state: State, seat: int, n: int) -> None:
    """Rovers from the supply, or back to it."""
    state.seats[seat].rovers += n
    state.rovers -= n


def produce(state: State, seat: int, log: Log) -> None:
    """All production symbols of ``seat`` produce, the base's included."""
    owner = state.seats[seat]
    for kind, n in enumerate(owner.makes):
        owner.resources[kind] += n
    if log.listens:
        log.say(
            lambda: text("say-produce", player=Player(seat), what=wording.stocks(named(owner.makes))),
            touched=touched(seat, *named(owner.makes)),
        )


@MACHINE.do(Gain)
def gain(state: State, effect: Gain, log: Log) -> None:
    """Resources, rovers, hearts, or heart tokens on the card itself; resources of one's choice one after the other."""
    seat, what, n = effect.seat, effect.what, effect.n
    if what == "any":
        push(state, [ChooseGain(because=effect.because, seat=seat)] * n)
        return
    if what == "heart-here":
        _gain_here(state, effect, log)
        return
    owner = state.seats[seat]
    if what == "rover":
        take_rovers(state, seat, n)
    elif what == "heart":
        owner.gained += n
    else:
        owner.resources[RESOURCE[what]] += n
    if log.listens:
        log.say(lambda: _say_gain(effect), touched=touched(seat, what))


def _say_gain(effect: Gain) -> Text:
    player, what = Player(effect.seat), wording.amount(effect.what, effect.n)
    if effect.because:
        return text("say-gain-because", player=player, what=what, card=wording.name(effect.because))
    return text("say-gain", player=player, what=what)


def _gain_here(state: State, effect: Gain, log: Log) -> None:
    """Heart tokens on the card itself, where it stands in the player's tableau."""
    seat, key, n = effect.seat, effect.card, effect.n
    tableau = state.seats[seat].tableau
    if key not in tableau:
        return
    tableau[key] = replace(tableau[key], hearts=tableau[key].hearts + n)
    log.say(
        lambda: text("say-heart-here", player=Player(seat), count=n, card=wording.name(key)),
        touched=(f"structure:{key}",),
    )


@MACHINE.question(ChooseGain)
class GainQuestion(Question[State, ChooseGain]):
    """Which resource to gain; also asked of a player out of turn, for a rover parked on a card of theirs."""

    def keys(self, state: State, frame: ChooseGain) -> list[str]:
        return [key for key in _GAINS if key != f"{GAIN}{frame.other_than}"]

    def then(self, state: State, frame: ChooseGain, key: str) -> Sequence[Gain]:
        return _gained(frame, key)

    def prompt(self, state: State, frame: ChooseGain) -> Text:
        return text("ask-gain-because", card=wording.name(frame.because)) if frame.because else text("ask-gain")

    def label(self, state: State, frame: ChooseGain, key: str) -> Text:
        return wording.amount(key.removeprefix(GAIN), 1)


@lru_cache(maxsize=1 << 12)
def _gained(frame: ChooseGain, key: str) -> tuple[Gain]:
    return (Gain(RESOURCES[_GAINS.index(key)], because=frame.because, seat=frame.seat),)
