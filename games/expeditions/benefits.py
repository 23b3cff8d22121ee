"""Several benefits in any order: what a tile, an ability or a quest gives, each part to be taken or passed over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from games.engine import DONE, Choice, Effect, Log, Text, push, text
from games.expeditions import names
from games.expeditions.abilities import (
    Ability,
    AllOf,
    Boast,
    Gain,
    GainCard,
    Given,
    Move,
    OneOf,
    Pay,
    Per,
    Refresh,
    RescueCard,
    RescueWorker,
    Sweep,
    Vanquish,
)
from games.expeditions.bundles import Part, Split, any_open, pure, split
from games.expeditions.catalogue import COVERED, TILES
from games.expeditions.effects import Gather, Menu
from games.expeditions.machine import MACHINE, bind
from games.expeditions.questions import PassableQuestion
from games.expeditions.state import State, cleared, room

_STEADY = (Gain, Per, GainCard, Sweep, Move, Refresh, RescueCard, RescueWorker, Vanquish)
"""What cannot change how many stars or melded meteorites there are (without an option that adds to it)."""
ALL = "all"

BundleT = TypeVar("BundleT", bound=Menu | Gather)


def free(effect: Ability) -> bool:
    """Whether it gives something of worth for nothing, whatever is chosen for it."""
    if isinstance(effect, OneOf | AllOf | Given):
        return all(map(free, effect.then))
    return isinstance(effect, Gain | Per | GainCard | Boast)


def at_ease(state: State, effect: Ability) -> bool:
    """Whether a plain gain is best taken at once: all of it fits, and waiting could not make it more."""
    match effect:
        case Gain(what="corruption") | Per():
            return False
        case Gain():
            return effect.n <= room(state, state.seats[effect.seat], effect.what)
        case Given() | AllOf():
            return all(at_ease(state, part) for part in effect.then)
    return False


def begin(state: State, seat: int, effects: Sequence[Ability]) -> None:
    """Pushes bound benefits: those that ask nothing as they are, one with a question of its own, or a menu."""
    if len(effects) > 1 and any(isinstance(effect, Given) for effect in effects):
        effects = _judged(state, effects)
    if all(map(pure, effects)) or (len(effects) == 1 and _asks(effects[0])):
        push(state, effects)
    else:
        push(state, [Menu(tuple(effects), tuple(range(len(effects))), seat=seat)])


def _judged(state: State, effects: Sequence[Ability]) -> Sequence[Ability]:
    """Without conditional parts whose condition is unmet, unless the other parts could still meet it."""
    if state.options.clear_reward or not all(isinstance(effect, (*_STEADY, Given)) for effect in effects):
        return effects
    return [effect for effect in effects if not isinstance(effect, Given) or met(state, effect)]


def _asks(effect: Ability) -> bool:
    """Whether an effect asks by itself, so that it can be declined."""
    return effect.source in {"face-up", "adjacent"} if isinstance(effect, GainCard) else MACHINE.asks(effect)


def enact(effect: Ability) -> tuple[Ability, ...]:
    """What happens when ``effect`` has been picked: a wrapper around one effect need not ask once more."""
    while isinstance(effect, Given | AllOf) and len(effect.then) == 1:
        effect = effect.then[0]
    return (effect,)


def in_words(state: State, effect: Ability) -> Text:
    """An open benefit; where a cost is paid for more than can be gained, it says what that is."""
    what = names.effects([effect])
    if not isinstance(effect, Pay) or (rest := _fitting(state, effect, effect.then)) == effect.then:
        return what
    return text("do-partly", what=what, fits=names.effects(rest))


def _fitting(state: State, paid: Pay, effects: Sequence[Ability]) -> tuple[Ability, ...]:
    """What of ``effects`` fits once the cost is ``paid``: gains cut down to the room there is, none of nothing."""
    found: list[Ability] = []
    for part in effects:
        if isinstance(part, OneOf):
            sides = _fitting(state, paid, part.then)
            found += [replace(part, then=sides)] if len(sides) > 1 else sides
        elif not isinstance(part, Gain):
            found.append(part)
        elif n := min(part.n, room(state, state.seats[paid.seat], part.what) + paid.n * (part.what == paid.cost)):
            found.append(replace(part, n=n))
    return tuple(found)


class Bundle(PassableQuestion[BundleT]):
    """Benefits of which one after the other is taken, in any order, until none is left or their owner is done."""

    way_out = DONE
    about = False
    pays = True
    passes = True

    def split(self, state: State, frame: BundleT) -> Split:
        """The benefits still to be taken, and the ways to take one of them."""
        raise NotImplementedError

    def rest(self, frame: BundleT, taken: Sequence[int]) -> tuple[Effect, ...]:
        """The frame that remains once ``taken`` are taken; none where nothing is left."""
        left = tuple([index for index in frame.left if index not in taken])
        return (replace(frame, left=left),) if left else ()

    def fizzles(self, state: State, frame: BundleT) -> bool:
        if any_open(state, self.split(state, frame)[0]):
            return False
        return not state.seats[frame.seat].maps or super().fizzles(state, frame)

    def things(self, state: State, frame: BundleT) -> list[str]:
        keys, plain = list[str](), 0
        for key, effect, alike, need in self.split(state, frame)[1]:
            if need(state, effect) is None:
                keys.append(key)
                plain += alike
        return [ALL, *keys] if plain > 1 else keys

    def forced(self, state: State, frame: BundleT) -> str | None:
        """A plain gain that fits; all of them, where nothing else is left; or the last part, which can be declined."""
        found = [way for way in self.split(state, frame)[1] if MACHINE.why_not(state, way.effect) is None]
        plain = [way for way in found if way.plain]
        if len(plain) == len(found) == 1 or (len(found) == 1 and _asks(found[0].effect)):
            return found[0].key
        if found and len(plain) == len(found):
            return ALL
        return next((way.key for way in plain if at_ease(state, way.effect)), None)

    def chosen(self, state: State, frame: BundleT, key: str) -> tuple[Effect, ...]:
        if key == ALL:
            plain = self._plain(state, frame)
            return (*[one.effect for one in plain], *self.rest(frame, [one.number for one in plain]))
        index, effect = self.split(state, frame)[2][key]
        return (*enact(effect), *self.rest(frame, [index]))

    def picked(self, state: State, frame: BundleT, key: str) -> Ability:
        """What is taken by a key other than ``ALL``."""
        return self.split(state, frame)[2][key][1]

    def named(self, state: State, frame: BundleT, key: str) -> Text:
        if key == ALL:
            return text("do-take-all", what=names.effects([one.effect for one in self._plain(state, frame)]))
        return in_words(state, self.picked(state, frame, key))

    def forfeits(self, state: State, frame: BundleT) -> Text | None:
        why_not = MACHINE.why_not
        left = [one.effect for one in self.split(state, frame)[0] if why_not(state, one.effect) is None]
        found = [effect for effect in left if free(effect)]
        return names.effects(found) if found else None

    def withheld(self, state: State, frame: BundleT) -> list[Choice]:
        return [
            Choice(way.key, names.effects([way.effect]), why_not=why)
            for way in self.split(state, frame)[1]
            if (why := MACHINE.why_not(state, way.effect)) is not None
        ]

    def _plain(self, state: State, frame: BundleT) -> list[Part]:
        return [one for one in self.split(state, frame)[0] if one.plain and MACHINE.why_not(state, one.effect) is None]


@MACHINE.question(Menu)
class MenuQuestion(Bundle[Menu]):
    """The parts of an ability, a quest's benefit, or meld bonuses."""

    def prompt(self, state: State, frame: Menu) -> Text:
        n, cards = len(frame.left), {effect.card for effect in frame.parts}
        card = cards.pop()
        if card is not None and not cards:
            return text("ask-menu-card", card=names.card(card), n=n)
        return text("ask-menu", n=n)

    def split(self, state: State, frame: Menu) -> Split:
        return split(frame.parts, frame.left)


@MACHINE.question(Gather)
class GatherQuestion(Bundle[Gather]):
    """The exposed benefits of the tile on which the Gather began.

    What corruption covers counts as one more; it is there as soon as the last token has gone.
    """

    def prompt(self, state: State, frame: Gather) -> Text:
        return text("ask-gather", tile=names.tile(state.tiles[frame.at]))

    def split(self, state: State, frame: Gather) -> Split:
        at = frame.at
        return _exposed(state.tiles[at], frame.seat, frame.left, state.options.clear_reward, cleared(state, at))


def can_gather(state: State, seat: int) -> bool:
    """Whether a Gather where a seat's mech stands would offer anything now."""
    at = state.seats[seat].position
    if at is None:
        return False
    return any_open(state, _whole(state.tiles[at], seat, state.options.clear_reward, cleared(state, at))[0])


@lru_cache(maxsize=1024)
def _whole(number: int, seat: int, reward: bool, bare: bool) -> Split:
    """What a tile exposes of all its benefits."""
    return _exposed(number, seat, tuple(range(len(tile_benefits(number, seat, reward=reward)))), reward, bare)


@lru_cache(maxsize=4096)
def _exposed(number: int, seat: int, left: tuple[int, ...], reward: bool, bare: bool) -> Split:
    """What is exposed of a tile's benefits, of those ``left``: the covered one only where the tile is ``bare``."""
    covered = len(TILES[number].benefits)
    return split(tile_benefits(number, seat, reward=reward), tuple([n for n in left if bare or n != covered]))


_GATHER = GatherQuestion()


def gathering(state: State, seat: int, at: str) -> Gather:
    """The frame of a Gather at a position."""
    return _gathering(at, seat, len(tile_benefits(state.tiles[at], seat, reward=state.options.clear_reward)))


@lru_cache(maxsize=1024)
def _gathering(at: str, seat: int, count: int) -> Gather:
    return Gather(at, tuple(range(count)), seat=seat)


def gatherable(state: State, seat: int, at: str) -> Iterator[Ability]:
    """What a Gather at a position would offer now."""
    why_not = MACHINE.why_not
    for one in _GATHER.split(state, gathering(state, seat, at))[0]:
        if why_not(state, one.effect) is None:
            yield one.effect


def open_benefits(state: State, frame: Gather) -> tuple[int, ...]:
    """Which of a tile's benefits, by index, the Gather of ``frame`` still has to give; the covered one comes last."""
    return tuple(one.number for one in _GATHER.split(state, frame)[0])


@lru_cache
def tile_benefits(number: int, seat: int, *, reward: bool) -> tuple[Ability, ...]:
    """A tile's benefits for a seat, the covered one last; with ``clear_reward`` (``reward``) that is always Boast."""
    tile = TILES[number]
    covered = (COVERED["boast" if reward else tile.covered],) if tile.covered else ()
    return bind((*tile.benefits, *covered), seat, None, ())


# One side or the other, conditions


@MACHINE.question(OneOf)
class OneOfQuestion(PassableQuestion[OneOf]):
    prefix = "or-"
    about = False
    pays = True

    def things(self, state: State, frame: OneOf) -> list[str]:
        return [str(n) for n, side in enumerate(frame.then) if MACHINE.why_not(state, side) is None]

    def chosen(self, state: State, frame: OneOf, side: str) -> tuple[Effect, ...]:
        return enact(frame.then[int(side)])

    def prompt(self, state: State, frame: OneOf) -> Text:
        if frame.cleared is not None:
            return text("ask-reward", tile=names.tile(state.tiles[frame.cleared]))
        return text("ask-one-of")

    def named(self, state: State, frame: OneOf, side: str) -> Text:
        return in_words(state, frame.then[int(side)])

    def withheld(self, state: State, frame: OneOf) -> list[Choice]:
        return [
            Choice(f"{self.prefix}{n}", names.effects([side]), why_not=why)
            for n, side in enumerate(frame.then)
            if (why := MACHINE.why_not(state, side)) is not None
        ]


@MACHINE.need(OneOf)
def need_one_of(state: State, effect: OneOf) -> Text | None:
    """One side that does something."""
    return first_reason(state, effect.then)


@MACHINE.need(AllOf)
def need_all_of(state: State, effect: AllOf) -> Text | None:
    """One part that does something."""
    return first_reason(state, effect.then)


def first_reason(state: State, effects: Sequence[Ability]) -> Text | None:
    """Why none of ``effects`` would do anything now; None where one would."""
    first = None
    for effect in effects:
        why = MACHINE.why_not(state, effect)
        if why is None:
            return None
        first = first or why
    return first


@MACHINE.do(AllOf)
def all_of(state: State, effect: AllOf, log: Log) -> None:  # noqa: ARG001
    begin(state, effect.seat, effect.then)


def met(state: State, effect: Given) -> bool:
    """Whether the condition of a ``Given`` is met now."""
    owner = state.seats[effect.seat]
    return len(owner.stars if effect.what == "stars" else owner.melded) >= effect.n


@MACHINE.need(Given)
def need_given(state: State, effect: Given) -> Text | None:
    """The condition."""
    if not met(state, effect):
        return _condition(effect.what, effect.n)
    return first_reason(state, effect.then)


@lru_cache
def _condition(what: str, n: int) -> Text:
    return text(f"withheld-{what}", n=n)


@MACHINE.do(Given)
def given(state: State, effect: Given, log: Log) -> None:  # noqa: ARG001
    if met(state, effect):
        begin(state, effect.seat, effect.then)
