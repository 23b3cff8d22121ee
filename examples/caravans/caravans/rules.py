"""The rules of Salt Caravans: all choose secretly where to go; who meets there shares, or brings a guard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from caravans.country import BESIDE, PLACES, START
from caravans.lesson import FIRST
from games.engine import (
    NULL_LOG,
    Codec,
    Effect,
    Game,
    GameRng,
    Lesson,
    Log,
    Machine,
    Player,
    ShortGame,
    SimultaneousQuestion,
    Standing,
    Text,
    push,
    random_rng,
    ranked,
    seeded_rng,
    text,
)
from games.parts.cards import deal_anew, shuffle_anew
from games.parts.seats import in_turn

if TYPE_CHECKING:
    from caravans.policy import CaravansPolicy

KINDS = ("salt", "dates", "amber")
OF_A_KIND = 20
GOODS = tuple(f"{kind}-{number}" for kind in KINDS for number in range(1, OF_A_KIND + 1))
"""Every good has a name of its own, so that *Try it* can tell what is a guess."""
LETTERS = tuple(f"letter-{place}-{number}" for place in PLACES for number in (1, 2))
HELD = 2
"""Letters in a hand, as long as there are any."""
MOST = 4
"""Goods at a place at most."""
LETTER_POINTS, SET_POINTS = 3, 2
GUARDED, ALONE = ".guard", ".alone"


class Choose(Effect, frozen=True):
    """Every seat chooses where to go."""


class Plan(Effect, frozen=True):
    """The seat has chosen a place, and still has to say whether a guard goes along."""

    place: str


class Pack(Effect, frozen=True):
    """The seat has chosen a place, and whether a guard goes along."""

    place: str
    guard: bool


class Travel(Effect, frozen=True):
    """All caravans go where their seats have chosen."""


class Meet(Effect, frozen=True):
    """Who is at a ``place`` takes what lies there, shares it, or is kept away."""

    place: str


class Deliver(Effect, frozen=True):
    """The seat hands over its letters for the place where it is, and is given new ones."""


class EndRound(Effect, frozen=True):
    """New goods are found, and the next round begins."""


AnyEffect = Choose | Plan | Pack | Travel | Meet | Deliver | EndRound


class CaravansOptions(msgspec.Struct, frozen=True):
    """What a table may agree on before it begins."""

    rounds: Literal[6, 8, 10] = 8
    guards: Annotated[int, msgspec.Meta(ge=0, le=4)] = 2


class Way(msgspec.Struct, frozen=True):
    """What a seat has chosen."""

    place: str
    guard: bool


class State(msgspec.Struct):
    """A whole position; ``bag`` and ``deck`` have the next one last, ``goods`` at a place lie in their order."""

    options: CaravansOptions
    rng: GameRng
    bag: list[str]
    deck: list[str]
    goods: dict[str, list[str]]
    at: list[str]
    planned: list[str | None]
    chosen: list[Way | None]
    hands: list[list[str]]
    loads: list[list[str]]
    delivered: list[list[str]]
    guards: list[int]
    turns: int = 0
    stack: list[AnyEffect] = []


class Side(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    at: str
    load: tuple[int, ...]
    guards: int
    delivered: int
    ready: bool


class View(msgspec.Struct, frozen=True):
    """What ``me`` (None: a spectator) may know."""

    me: int | None
    round: int
    rounds: int
    bag: int
    goods: dict[str, tuple[str, ...]]
    sides: tuple[Side, ...]
    leader: int
    over: bool
    hand: tuple[str, ...]
    planned: str | None
    way: Way | None


MACHINE: Machine[State] = Machine()


def destination(letter: str) -> str:
    """The place a letter is for."""
    return letter.split("-")[1]


def kind_of(good: str) -> str:
    """What a good is."""
    return good.split("-", maxsplit=1)[0]


def number_of(kind: str, goods: Iterable[str]) -> int:
    """How many of ``goods`` are of a kind."""
    return sum(good.startswith(kind) for good in goods)


def name(place: str) -> Text:
    """A place in words."""
    return text(f"place-{place}")


def amounts(goods: Iterable[str]) -> tuple[Text, ...]:
    """Goods in words, by kind."""
    counted = Counter(map(kind_of, goods))
    return tuple(text(f"some-{kind}", count=counted[kind]) for kind in KINDS if counted[kind])


def leader(state: State) -> int:
    """Who is given the first share this round."""
    return state.turns % len(state.at)


def points(load: Iterable[str], delivered: int, guards: int) -> dict[str, int]:
    """A score by its parts."""
    counted = Counter(map(kind_of, load))
    return {
        "goods": counted.total(),
        "sets": SET_POINTS * min(counted[kind] for kind in KINDS),
        "letters": LETTER_POINTS * delivered,
        "guards": guards,
    }


@MACHINE.question(Choose)
class ChooseQuestion(SimultaneousQuestion[State, Choose]):
    """A place that a path leads to; then, of whoever has guards left, whether one goes along."""

    prefix = "to-"

    def choosing(self, state: State) -> list[int]:
        return [seat for seat, way in enumerate(state.chosen) if way is None]

    def things(self, state: State, frame: Choose) -> list[str]:
        place = state.planned[frame.seat]
        return [*BESIDE[state.at[frame.seat]]] if place is None else [place + ALONE, place + GUARDED]

    def closed(self, state: State, frame: Choose) -> Iterable[tuple[str, Text]]:
        if state.planned[frame.seat] is not None:
            return
        here = state.at[frame.seat]
        for place in PLACES:
            if place != here and place not in BESIDE[here]:
                yield place, text("why-far", place=name(here))

    def chosen(self, state: State, frame: Choose, thing: str) -> Sequence[Effect]:
        place = thing.removesuffix(GUARDED).removesuffix(ALONE)
        if thing == place and state.guards[frame.seat]:
            return (Plan(place, seat=frame.seat),)
        return (Pack(place, thing.endswith(GUARDED), seat=frame.seat),)

    def prompt(self, state: State, frame: Choose) -> Text:
        place = state.planned[frame.seat]
        return text("ask-way") if place is None else text("ask-guard", place=name(place))

    def named(self, state: State, frame: Choose, thing: str) -> Text:
        if thing.endswith(GUARDED):
            return text("do-guarded", place=name(thing.removesuffix(GUARDED)))
        if thing.endswith(ALONE):
            return text("do-alone", place=name(thing.removesuffix(ALONE)))
        return text("do-go", place=name(thing))

    def ref(self, state: State, frame: Choose, key: str) -> str | None:
        return key.removeprefix(self.prefix).removesuffix(GUARDED).removesuffix(ALONE)


@MACHINE.do(Plan)
def plan(state: State, effect: Plan, log: Log) -> None:
    """Note a place; nobody else is told."""
    state.planned[effect.seat] = effect.place


@MACHINE.do(Pack)
def pack(state: State, effect: Pack, log: Log) -> None:
    """Note a choice; nobody else is told."""
    state.planned[effect.seat] = None
    state.chosen[effect.seat] = Way(effect.place, effect.guard)
    words = "event-packed-guard" if effect.guard else "event-packed"
    log.say(lambda: text(words, place=name(effect.place)), seats=(effect.seat,))


@MACHINE.do(Travel)
def travel(state: State, effect: Travel, log: Log) -> None:
    """Move all at once, then settle place by place."""
    log.reveal()
    order = in_turn(len(state.at), leader(state))
    for seat in order:
        way = state.chosen[seat]
        if way is not None:
            state.at[seat] = way.place
    places = [place for place in PLACES if place in state.at]
    push(state, [*map(Meet, places), *(Deliver(seat=seat) for seat in order), EndRound()])


@MACHINE.do(Meet)
def meet(state: State, effect: Meet, log: Log) -> None:
    """Who has the only guard takes all; two guards keep all away; without any it is shared."""
    place, goods = effect.place, state.goods[effect.place]
    here = [seat for seat in in_turn(len(state.at), leader(state)) if state.at[seat] == place]
    guarded = []
    for seat in here:
        way = state.chosen[seat]
        if way is not None and way.guard:
            guarded.append(seat)
            state.guards[seat] -= 1
    takers = [] if len(guarded) > 1 else guarded or here
    share = len(goods) // len(takers) if takers else 0
    taken = share * len(takers)
    for seat in here:
        got = goods[takers.index(seat) : taken : len(takers)] if seat in takers else []
        state.loads[seat] += got
        say_arrival(log, seat, place, got, guarded=seat in guarded)
    del goods[:taken]
    if len(guarded) > 1:
        log.say(lambda: text("event-quarrel", place=name(place)), touched=(place,))


def say_arrival(log: Log, seat: int, place: str, got: list[str], *, guarded: bool) -> None:
    """Tell where a caravan has come to, and what it loads there."""
    words = "event-comes-guard" if guarded else "event-comes"
    log.say(
        lambda: text(words, who=Player(seat), place=name(place), goods=amounts(got) or text("pic-nothing")),
        touched=(place, f"caravan-{seat}", f"load-{seat}") if got else (place, f"caravan-{seat}"),
    )


@MACHINE.do(Deliver)
def deliver(state: State, effect: Deliver, log: Log) -> None:
    """Hand over what is for this place, then draw."""
    seat = effect.seat
    hand, place = state.hands[seat], state.at[seat]
    letters = [letter for letter in hand if destination(letter) == place]
    if not letters:
        return
    for letter in letters:
        hand.remove(letter)
    state.delivered[seat] += letters
    log.reveal()
    log.say(
        lambda: text("event-delivers", who=Player(seat), count=len(letters), place=name(place)),
        touched=(f"load-{seat}",),
    )
    while len(hand) < HELD and state.deck:
        new = state.deck.pop()
        hand.append(new)
        say_letter(log, seat, new)
    hand.sort(key=LETTERS.index)


def say_letter(log: Log, seat: int, new: str) -> None:
    """Tell a seat alone of its new letter."""
    log.say(lambda: text("event-letter", place=name(destination(new))), seats=(seat,), touched=(new,))


@MACHINE.do(EndRound)
def end_round(state: State, effect: EndRound, log: Log) -> None:
    """Find new goods, and go on until the last round is over."""
    state.turns += 1
    state.chosen = [None] * len(state.at)
    if state.turns == state.options.rounds:
        return
    log.reveal()
    found: dict[str, list[str]] = {}
    for _ in range(len(state.at) + 1):
        place = scatter(state)
        if place is not None:
            found.setdefault(place, []).append(state.goods[place][-1])
    if found:
        log.say(
            lambda: text(
                "event-found",
                places=tuple(
                    text("found-at", place=name(place), goods=amounts(goods)) for place, goods in found.items()
                ),
            ),
            touched=tuple(found),
        )
    push(state, [Choose(), Travel()])


def scatter(state: State) -> str | None:
    """Put a good out of the bag to a place by chance, or the next one after it that has room."""
    first = state.rng.below(len(PLACES))
    for place in (*PLACES[first:], *PLACES[:first]):
        if state.bag and len(state.goods[place]) < MOST:
            state.goods[place].append(state.bag.pop())
            return place
    return None


class Caravans(Game[State, View, CaravansOptions]):
    """What Cairn asks of the game; everything that is not here has a default."""

    key: ClassVar[str] = "caravans"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    version: ClassVar[int] = 1
    hidden_hands: ClassVar[bool] = True
    short: ClassVar[ShortGame | None] = ShortGame(preset="short", seats=2)
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    Options = CaravansOptions
    presets: Mapping[str, CaravansOptions] = {
        "standard": CaravansOptions(),
        "short": CaravansOptions(rounds=6),
        "peaceful": CaravansOptions(guards=0),
        "long": CaravansOptions(rounds=10, guards=3),
    }
    codec = Codec(State)
    machine = MACHINE

    @cached_property
    def policy(self) -> CaravansPolicy:
        from caravans.policy import CaravansPolicy

        return CaravansPolicy(self)

    def setup(self, seats: int, options: CaravansOptions, seed: bytes) -> State:
        self.check(seats, options)
        rng = seeded_rng(seed)
        bag, deck = rng.shuffled(GOODS), rng.shuffled(LETTERS)
        state = State(
            options,
            rng,
            bag,
            deck,
            goods={place: [] if place == START else [bag.pop()] for place in PLACES},
            at=[START] * seats,
            planned=[None] * seats,
            chosen=[None] * seats,
            hands=[sorted((deck.pop() for _ in range(HELD)), key=LETTERS.index) for _ in range(seats)],
            loads=[[] for _ in range(seats)],
            delivered=[[] for _ in range(seats)],
            guards=[options.guards] * seats,
        )
        for _ in range(seats + 1):
            scatter(state)
        push(state, [Choose(), Travel()])
        MACHINE.settle(state, NULL_LOG)
        return state

    def view(self, state: State, seat: int | None) -> View:
        return View(
            me=seat,
            round=min(state.turns + 1, state.options.rounds),
            rounds=state.options.rounds,
            bag=len(state.bag),
            goods={place: tuple(goods) for place, goods in state.goods.items()},
            sides=tuple(
                Side(at, tuple(number_of(kind, load) for kind in KINDS), guards, len(delivered), way is not None)
                for at, load, guards, delivered, way in zip(
                    state.at, state.loads, state.guards, state.delivered, state.chosen, strict=True
                )
            ),
            leader=leader(state),
            over=not state.stack,
            hand=() if seat is None else tuple(state.hands[seat]),
            planned=None if seat is None else state.planned[seat],
            way=None if seat is None else state.chosen[seat],
        )

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        """Deal anew the bag, others' letters and the deck, and what others have chosen."""
        dealt = self.clone(state)
        dealt.rng = random_rng(rng)
        dealt.bag = shuffle_anew(state.bag, rng)
        others = [other for other in range(len(state.at)) if other != seat]
        unseen = [*state.deck, *(letter for other in others for letter in state.hands[other])]
        hands, dealt.deck = deal_anew(unseen, {other: len(state.hands[other]) for other in others}, rng)
        for other, hand in hands.items():
            dealt.hands[other] = sorted(hand, key=LETTERS.index)
            dealt.planned[other] = None
            if state.chosen[other] is not None:
                place = rng.choice(BESIDE[state.at[other]])
                dealt.chosen[other] = Way(place, guard=state.guards[other] > 0 and rng.random() < 0.25)
        return dealt

    def unseen(self, state: State, seat: int, eyes: int) -> frozenset[str]:
        """Letters that are neither delivered nor in the own hand, and goods in the bag."""
        return frozenset(LETTERS).difference(state.hands[seat], *state.delivered).union(state.bag)

    def as_if(self, state: State, seat: int) -> State | None:
        """Where one goes next depends on what all have chosen."""
        return self.clone(state) if seat in self.to_act(state) else None

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if final and state.stack:
            return None
        parts = [
            points(load, len(delivered), guards)
            for load, delivered, guards in zip(state.loads, state.delivered, state.guards, strict=True)
        ]
        return ranked(parts, [(len(delivered),) for delivered in state.delivered])

    def pieces(self, state: State) -> dict[str, int]:
        """Count all goods and letters."""
        places = (state.bag, state.deck, *state.goods.values(), *state.hands, *state.loads, *state.delivered)
        return Counter(piece for place in places for piece in place)


GAME = Caravans()
