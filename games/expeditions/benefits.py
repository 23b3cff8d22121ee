"""Several benefits in any order: what a tile, an ability or a quest gives, each part to be taken or passed over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.engine import Choice, Effect, Log, Text, push, text
from games.expeditions import names
from games.expeditions.cards import Tile
from games.expeditions.catalogue import TILES
from games.expeditions.machine import DONE, MACHINE, Question, bind, number, word
from games.expeditions.state import State, cleared

_PURE = {"gain", "per"}
_STEADY = {"gain", "per", "gain_card", "sweep", "move", "refresh", "rescue_card", "rescue_worker", "vanquish"}
"""What cannot change how many stars or melded meteorites there are (without an option that adds to it)."""
_PART = "take-"
_CONTEXT = {"card", "chain"}
ALL = "all"


def pure(effect: Effect) -> bool:
    """Whether it just gives something that nobody would leave: it is not asked about where it falls due."""
    return effect.op in _PURE or (effect.op in {"given", "all_of"} and all(map(pure, effect.then)))


def begin(state: State, seat: int, effects: Sequence[Effect]) -> None:
    """Pushes bound benefits: those that ask nothing as they are, one with a question of its own, or a menu."""
    found = [effect for effect in effects if effect.op not in {"whenever", "modify"}]
    if len(found) > 1 and any(effect.op == "given" for effect in found):
        found = _judged(state, found)
    if all(map(pure, found)) or (len(found) == 1 and _asks(found[0])):
        push(state, found)
    else:
        push(state, [Effect("menu", seat, {"left": tuple(range(len(found)))}, tuple(found))])


def _judged(state: State, effects: list[Effect]) -> list[Effect]:
    """Without conditional parts whose condition is unmet, unless the other parts could still meet it."""
    steady = not state.options.clear_reward and all(effect.op in _STEADY for effect in effects if effect.op != "given")
    if not steady:
        return effects
    return [effect for effect in effects if effect.op != "given" or met(state, effect)]


def _asks(effect: Effect) -> bool:
    """Whether an effect asks by itself, so that it can be declined."""
    if effect.op == "gain_card":
        return effect.args["source"] in {"face-up", "adjacent"}
    return effect.op in MACHINE.questions


class Part(NamedTuple):
    """A benefit of a bundle: its ways to be taken by key (two for an "or"), and whether it is a plain gain."""

    number: int
    effect: Effect
    ways: tuple[tuple[str, Effect], ...]
    plain: bool


def part(index: int, effect: Effect) -> Part:
    """A bound benefit as part of a bundle."""
    if effect.op == "one_of":
        ways = tuple((f"{_PART}{index}.{side}", branch) for side, branch in enumerate(effect.then))
    else:
        ways = ((f"{_PART}{index}", effect),)
    return Part(index, effect, ways, pure(effect))


class Way(NamedTuple):
    """A way to take a benefit: its key, what it gives, and for how many plain gains alike it stands."""

    key: str
    effect: Effect
    plain: int


def ways(left: Sequence[Part]) -> list[Way]:
    """The ways to take one of ``left``, of those alike only one: rather a benefit of its own than a side of an "or"."""
    found: dict[str, Way] = {}
    for one in sorted(left, key=lambda one: len(one.ways)):
        for key, effect in one.ways:
            twin = next((way for way in found.values() if _alike(way.effect, effect)), None)
            if twin is None:
                found[key] = Way(key, effect, int(one.plain))
            else:
                found[twin.key] = Way(twin.key, twin.effect, twin.plain + one.plain)
    return [found[key] for one in left for key, _ in one.ways if key in found]


def _alike(one: Effect, other: Effect) -> bool:
    """Whether two benefits say the same, whatever card they stand on."""
    return (
        one.op == other.op
        and all(one.args.get(name) == other.args.get(name) for name in {*one.args, *other.args} - _CONTEXT)
        and len(one.then) == len(other.then)
        and all(map(_alike, one.then, other.then))
    )


def enact(effect: Effect) -> tuple[Effect, ...]:
    """What happens when ``effect`` has been picked: a wrapper around one effect need not ask once more."""
    while effect.op in {"given", "all_of"} and len(effect.then) == 1:
        effect = effect.then[0]
    return (effect,)


class Bundle(Question):
    """Benefits of which one after the other is taken, in any order, until none is left or their owner is done."""

    passing = DONE
    pays = True

    def left(self, state: State, frame: Effect) -> list[Part]:
        """The benefits still to be taken."""
        raise NotImplementedError

    def rest(self, frame: Effect, taken: Sequence[int]) -> tuple[Effect, ...]:
        """The frame that remains once ``taken`` are taken; none where nothing is left."""
        left = tuple(index for index in _indexes(frame) if index not in taken)
        return (Effect(frame.op, frame.seat, {**frame.args, "left": left}, frame.then),) if left else ()

    def ways(self, state: State, frame: Effect) -> Sequence[Way]:
        """The ways to take one of them."""
        return ways(self.left(state, frame))

    def asked(self, state: State, frame: Effect) -> bool:
        why_not = MACHINE.why_not
        for one in self.left(state, frame):
            for _, effect in one.ways:
                if why_not(state, effect) is None:
                    return True
        return super().asked(state, frame) if state.seats[frame.seat].maps else False

    def keys(self, state: State, frame: Effect) -> list[str]:
        why_not = MACHINE.why_not
        found = [way for way in self.ways(state, frame) if why_not(state, way.effect) is None]
        keys = [way.key for way in found]
        return [ALL, *keys] if sum([way.plain for way in found]) > 1 else keys

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        if key == ALL:
            plain = self._plain(state, frame)
            return (*[one.effect for one in plain], *self.rest(frame, [one.number for one in plain]))
        index = int(key.removeprefix(_PART).partition(".")[0])
        return (*enact(self._way(state, frame, key)), *self.rest(frame, [index]))

    def label(self, state: State, frame: Effect, key: str) -> Text:
        if key == ALL:
            return text("do-take-all", what=names.effects([one.effect for one in self._plain(state, frame)]))
        return names.effects([self._way(state, frame, key)])

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
        return [
            Choice(way.key, names.effects([way.effect]), why_not=why)
            for way in self.ways(state, frame)
            if (why := MACHINE.why_not(state, way.effect)) is not None
        ]

    def _plain(self, state: State, frame: Effect) -> list[Part]:
        return [one for one in self.left(state, frame) if one.plain and MACHINE.why_not(state, one.effect) is None]

    def _way(self, state: State, frame: Effect, wanted: str) -> Effect:
        return next(effect for one in self.left(state, frame) for key, effect in one.ways if key == wanted)


@MACHINE.question
class Menu(Bundle):
    """The parts of an ability, a quest's benefit, or meld bonuses."""

    op = "menu"

    def prompt(self, state: State, frame: Effect) -> Text:  # noqa: ARG002
        n, cards = len(_indexes(frame)), {effect.args.get("card") for effect in frame.then}
        card = cards.pop()
        if isinstance(card, str) and not cards:
            return text("ask-menu-card", card=names.card(card), n=n)
        return text("ask-menu", n=n)

    def left(self, state: State, frame: Effect) -> list[Part]:  # noqa: ARG002
        return [part(index, frame.then[index]) for index in _indexes(frame)]


@MACHINE.question
class Gather(Bundle):
    """The exposed benefits of the tile on which the Gather began.

    What corruption covers counts as one more; it is there as soon as the last token has gone.
    """

    op = "gather"

    def prompt(self, state: State, frame: Effect) -> Text:
        return text("ask-gather", tile=names.tile(state.tiles[word(frame, "at")]))

    def left(self, state: State, frame: Effect) -> list[Part]:
        number, left = self._exposed(state, frame)
        found = _tile_parts(number, frame.seat, reward=state.options.clear_reward)
        return [found[n] for n in left]

    def ways(self, state: State, frame: Effect) -> Sequence[Way]:
        number, left = self._exposed(state, frame)
        return _tile_ways(number, frame.seat, left, reward=state.options.clear_reward)

    @staticmethod
    def _exposed(state: State, frame: Effect) -> tuple[int, tuple[int, ...]]:
        """The tile's number, and what is still to be taken of what is exposed, by index."""
        at, left = word(frame, "at"), _indexes(frame)
        number = state.tiles[at]
        covered = len(TILES[number].benefits)
        return number, left if cleared(state, at) else tuple([n for n in left if n != covered])


def gathering(state: State, seat: int, at: str) -> Effect:
    """The frame of a Gather at a position."""
    count = len(tile_benefits(state.tiles[at], seat, reward=state.options.clear_reward))
    return Effect("gather", seat, {"at": at, "left": tuple(range(count))})


def gatherable(state: State, seat: int, at: str) -> list[Effect]:
    """What a Gather at a position would offer now."""
    frame = gathering(state, seat, at)
    found = MACHINE.questions["gather"]
    assert isinstance(found, Gather)  # noqa: S101 - registered above
    return [one.effect for one in found.left(state, frame) if MACHINE.why_not(state, one.effect) is None]


def open_benefits(state: State, frame: Effect) -> tuple[int, ...]:
    """Which of a tile's benefits, by index, the Gather of ``frame`` still has to give; the covered one comes last."""
    found = MACHINE.questions["gather"]
    assert isinstance(found, Gather)  # noqa: S101 - registered above
    return tuple(one.number for one in found.left(state, frame))


def _indexes(frame: Effect) -> tuple[int, ...]:
    return frame.args["left"]  # type: ignore[return-value]


@lru_cache
def tile_benefits(number: int, seat: int, *, reward: bool) -> tuple[Effect, ...]:
    """A tile's benefits for a seat, the covered one last; with ``clear_reward`` (``reward``) that is always Boast."""
    tile: Tile = TILES[number]
    covered = (Effect("boast" if reward else tile.covered),) if tile.covered else ()
    return bind((*tile.benefits, *covered), seat, None, ())


@lru_cache
def _tile_parts(number: int, seat: int, *, reward: bool) -> tuple[Part, ...]:
    return tuple(part(index, effect) for index, effect in enumerate(tile_benefits(number, seat, reward=reward)))


@lru_cache(maxsize=2048)
def _tile_ways(number: int, seat: int, left: tuple[int, ...], *, reward: bool) -> tuple[Way, ...]:
    found = _tile_parts(number, seat, reward=reward)
    return tuple(ways([found[n] for n in left]))


# One side or the other, conditions, costs


@MACHINE.question
class OneOf(Question):
    """One side of an "or"."""

    op = "one_of"
    pays = True

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [f"or-{n}" for n, side in enumerate(frame.then) if MACHINE.why_not(state, side) is None]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return enact(frame.then[int(key.removeprefix("or-"))])

    def prompt(self, state: State, frame: Effect) -> Text:
        at = frame.args.get("at")
        if isinstance(at, str):  # what clearing a tile is rewarded with
            return text("ask-reward", tile=names.tile(state.tiles[at]))
        return text("ask-one-of")

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        return names.effects([frame.then[int(key.removeprefix("or-"))]])

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
        return [
            Choice(f"or-{n}", names.effects([side]), why_not=why)
            for n, side in enumerate(frame.then)
            if (why := MACHINE.why_not(state, side)) is not None
        ]


@MACHINE.need("one_of")
def need_one_of(state: State, effect: Effect) -> Text | None:
    """One side that does something."""
    return _first_reason(state, effect.then)


@MACHINE.need("all_of")
def need_all_of(state: State, effect: Effect) -> Text | None:
    """One part that does something."""
    return _first_reason(state, effect.then)


def _first_reason(state: State, effects: Sequence[Effect]) -> Text | None:
    reasons = [MACHINE.why_not(state, effect) for effect in effects]
    return None if None in reasons or not reasons else reasons[0]


@MACHINE.do
def all_of(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """Several benefits in any order."""
    begin(state, effect.seat, effect.then)


def met(state: State, effect: Effect) -> bool:
    """Whether the condition of a ``given`` is met now."""
    owner = state.seats[effect.seat]
    return len(owner.stars if effect.args["what"] == "stars" else owner.melded) >= number(effect, "n")


@MACHINE.need("given")
def need_given(state: State, effect: Effect) -> Text | None:
    """The condition."""
    if not met(state, effect):
        return _condition(word(effect, "what"), number(effect, "n"))
    return _first_reason(state, effect.then)


@lru_cache
def _condition(what: str, n: int) -> Text:
    return text(f"withheld-{what}", n=n)


@MACHINE.do
def given(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """What follows, if the condition is met."""
    if met(state, effect):
        begin(state, effect.seat, effect.then)
