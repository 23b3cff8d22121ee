"""The rules of Oh Hell: a hand is dealt, a trump turned up, tricks are bid for and played; then the next hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Annotated, ClassVar, Literal

import msgspec

from games.engine import (
    NULL_LOG,
    Codec,
    Effect,
    First,
    Game,
    GameRng,
    Lesson,
    Log,
    Machine,
    Player,
    Policy,
    ShortGame,
    Standing,
    Text,
    WhichQuestion,
    first_seat,
    push,
    random_rng,
    ranked,
    seeded_rng,
    text,
)
from games.parts.bids import barred
from games.parts.seats import in_turn
from games.parts.tricks import FollowQuestion, Trick, deal_hands_anew, named_card, pack, sort_hand, suit
from oh_hell.lesson import FIRST

SUITS = ("spades", "hearts", "clubs", "diamonds")
PACK = pack(SUITS, range(2, 15))
EXACT = 10
"""What a bid that comes true is worth, beside a point for each trick."""


class Deal(Effect, frozen=True):
    """A hand is dealt and a trump turned up."""


class Bid(Effect, frozen=True):
    """The seat says how many tricks it will take."""


class MakeBid(Effect, frozen=True):
    """The seat has bid so many ``tricks``."""

    tricks: int


class Lead(Effect, frozen=True):
    """The seat leads to a trick, or everyone lays the last card."""


class Play(Effect, frozen=True):
    """The seat plays a card."""


class Lay(Effect, frozen=True):
    """The seat has played a ``card``."""

    card: str


class Score(Effect, frozen=True):
    """The hand is over, and is scored."""


AnyEffect = Deal | Bid | MakeBid | Lead | Play | Lay | Score


class OhHellOptions(msgspec.Struct, frozen=True):
    """How many ``cards`` the largest hand has, the ``course`` of hand sizes, whether bids may not come out."""

    cards: Annotated[int, msgspec.Meta(ge=3, le=10)] = 7
    course: Literal["both", "down", "up"] = "both"
    hook: bool = True
    first: First = "random"

    @property
    def sizes(self) -> list[int]:
        """How many cards each gets, hand by hand."""
        down = [*range(self.cards, 0, -1)]
        return {"down": down, "up": down[::-1], "both": [*down, *range(2, self.cards + 1)]}[self.course]


class State(msgspec.Struct):
    """A whole position. ``deck`` is what was not dealt, ``trick`` the open one, ``last`` the one before."""

    options: OhHellOptions
    rng: GameRng
    first: int
    hands: list[list[str]]
    deck: list[str] = []
    turned: str = ""
    bids: list[int | None] = []
    trick: Trick = Trick(0, 0)
    tricks: list[Trick] = []
    last: Trick | None = None
    scores: list[list[int]] = []
    turns: int = 0
    stack: list[AnyEffect] = []

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def size(self) -> int:
        """The cards each was dealt in this hand, or in the last one."""
        sizes = self.options.sizes
        return sizes[min(len(self.scores), len(sizes) - 1)]

    def won(self) -> list[int]:
        """The tricks of each seat in this hand."""
        counted = Counter(trick.winner(suit(self.turned)) for trick in self.tricks)
        return [counted[seat] for seat in range(self.seats)]


class View(msgspec.Struct, frozen=True):
    """What ``me`` (None: a spectator) may know."""

    me: int | None
    number: int
    hands: int
    size: int
    turned: str
    bids: tuple[int | None, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    trick: Trick
    last: Trick | None
    turn: int | None
    hand: tuple[str, ...]


MACHINE: Machine[State] = Machine()


@MACHINE.do(Deal)
def deal(state: State, effect: Deal, log: Log) -> None:
    number = len(state.scores)
    cards = state.rng.shuffled(PACK)
    for seat in range(state.seats):
        state.hands[seat] = sort_hand([cards.pop() for _ in range(state.size)], SUITS)
    state.turned = cards.pop()
    state.deck, state.tricks, state.bids = cards, [], [None] * state.seats
    log.reveal()
    log.say(
        lambda: text("event-dealt", number=number + 1, cards=state.size, card=named_card(state.turned)),
        touched=(state.turned,),
    )
    leader = (state.first + number) % state.seats
    push(state, [*(Bid(seat=seat) for seat in in_turn(state.seats, leader)), Lead(seat=leader), Score()])


@MACHINE.question(Bid)
class BidQuestion(WhichQuestion[State, Bid]):
    """Any number of tricks, but for the last seat not the one by which all bids would come out."""

    prefix = "bid-"
    about = False

    def _barred(self, state: State) -> int | None:
        return barred(state.bids, state.size) if state.options.hook else None

    def things(self, state: State, frame: Bid) -> list[str]:
        no = self._barred(state)
        return [str(tricks) for tricks in range(state.size + 1) if tricks != no]

    def closed(self, state: State, frame: Bid) -> Iterator[tuple[str, Text]]:
        no = self._barred(state)
        if no is not None and 0 <= no <= state.size:
            yield str(no), text("why-barred", tricks=state.size)

    def chosen(self, state: State, frame: Bid, thing: str) -> Sequence[Effect]:
        return (MakeBid(int(thing), seat=frame.seat),)

    def prompt(self, state: State, frame: Bid) -> Text:
        return text("ask-bid")

    def named(self, state: State, frame: Bid, thing: str) -> Text:
        return text("do-bid", tricks=int(thing))


@MACHINE.do(MakeBid)
def make_bid(state: State, effect: MakeBid, log: Log) -> None:
    state.bids[effect.seat] = effect.tricks
    state.turns += 1
    log.say(lambda: text("event-bid", who=Player(effect.seat), tricks=effect.tricks), touched=(f"bid-{effect.seat}",))


@MACHINE.do(Lead)
def lead(state: State, effect: Lead, log: Log) -> None:
    """Everyone can see that a hand's last card is laid: nobody is asked."""
    state.trick = Trick(effect.seat, state.seats)
    if len(state.hands[effect.seat]) > 1:
        push(state, [Play(seat=effect.seat)])
        return
    log.reveal()
    for seat in in_turn(state.seats, effect.seat):
        put(state, seat, state.hands[seat][0], log)
    take_trick(state, log)


@MACHINE.question(Play)
class PlayQuestion(FollowQuestion[State, Play]):
    """A card of the own hand."""

    def chosen(self, state: State, frame: Play, thing: str) -> Sequence[Effect]:
        return (Lay(thing, seat=frame.seat),)

    def prompt(self, state: State, frame: Play) -> Text:
        return text("ask-play")


@MACHINE.do(Lay)
def lay(state: State, effect: Lay, log: Log) -> None:
    put(state, effect.seat, effect.card, log)
    state.turns += 1
    push(state, [Lead(seat=take_trick(state, log)) if state.trick.full else Play(seat=state.trick.turn)])


def put(state: State, seat: int, card: str, log: Log) -> None:
    """A card goes from a hand into the trick."""
    state.hands[seat].remove(card)
    state.trick = state.trick.on(card)
    log.say(lambda: text("event-played", who=Player(seat), card=named_card(card)), touched=(card,))


def take_trick(state: State, log: Log) -> int:
    """The full trick goes to its winner."""
    winner = state.trick.winner(suit(state.turned))
    state.tricks.append(state.trick)
    state.last, state.trick = state.trick, Trick(winner, state.seats)
    log.say(lambda: text("event-trick", who=Player(winner)), touched=(f"won-{winner}",))
    return winner


@MACHINE.do(Score)
def score(state: State, effect: Score, log: Log) -> None:
    pairs = zip(state.bids, state.won(), strict=True)
    scores = [EXACT + won if bid == won else 0 for bid, won in pairs]
    state.scores.append(scores)
    log.say(
        lambda: text(
            "event-scored",
            scores=tuple(text("score-of", who=Player(seat), points=points) for seat, points in enumerate(scores)),
        ),
        touched=[f"points-{seat}" for seat, points in enumerate(scores) if points],
    )
    if len(state.scores) < len(state.options.sizes):
        push(state, [Deal()])


class OhHell(Game[State, View, OhHellOptions]):
    """What Cairn asks of the game; everything that is not here has a default."""

    key: ClassVar[str] = "oh_hell"
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5)
    Options = OhHellOptions
    presets: Mapping[str, OhHellOptions] = {
        "standard": OhHellOptions(),
        "short": OhHellOptions(cards=4, course="down"),
        "long": OhHellOptions(cards=10),
    }
    short: ClassVar[ShortGame | None] = ShortGame(preset="short", seats=3)
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    codec = Codec(State)
    machine = MACHINE

    @cached_property
    def policy(self) -> Policy[State]:
        from oh_hell.computer import OhHellPolicy

        return OhHellPolicy(self)

    def setup(self, seats: int, options: OhHellOptions, seed: bytes) -> State:
        self.check(seats, options)
        rng = seeded_rng(seed)
        first = first_seat(options.first, seats, rng)
        state = State(options, rng, first, [[] for _ in range(seats)], stack=[Deal()])
        MACHINE.settle(state, NULL_LOG)
        return state

    def view(self, state: State, seat: int | None) -> View:
        sizes = state.options.sizes
        return View(
            me=seat,
            number=min(len(state.scores) + 1, len(sizes)),
            hands=len(sizes),
            size=state.size,
            turned=state.turned,
            bids=tuple(state.bids),
            won=tuple(state.won()),
            points=tuple(self._points(state)),
            trick=state.trick,
            last=state.last,
            turn=state.stack[-1].seat if state.stack else None,
            hand=() if seat is None else tuple(state.hands[seat]),
        )

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        """Deal anew the others' hands and the rest of the pack; who did not follow suit has none of it."""
        dealt = self.clone(state)
        dealt.rng = random_rng(rng)
        tricks = (*state.tricks, state.trick)
        hands, dealt.deck = deal_hands_anew(state.hands, state.deck, seat, rng, tricks)
        dealt.hands = [sort_hand(hand, SUITS) for hand in hands]
        return dealt

    def unseen(self, state: State, seat: int, eyes: int) -> frozenset[str]:
        others = (card for other, hand in enumerate(state.hands) if other != seat for card in hand)
        return frozenset((*state.deck, *others))

    def as_if(self, state: State, seat: int) -> State | None:
        """Who has yet to play to a trick can plan that by the suit that was led."""
        if not state.stack:
            return None
        plan = self.clone(state)
        if state.stack[-1].seat == seat:
            return plan
        trick = state.trick.planned(seat) if state.trick.cards else None
        if trick is None:
            return None
        plan.trick, plan.stack[-1] = trick, Play(seat=seat)
        return plan

    def deals(self, state: State) -> int:
        return len(state.scores)

    def _points(self, state: State) -> list[int]:
        return [sum(scores[seat] for scores in state.scores) for seat in range(state.seats)]

    def standings(self, state: State, *, final: bool = True) -> tuple[Standing, ...] | None:
        if final and state.stack:
            return None
        exact = [sum(scores[seat] > 0 for scores in state.scores) for seat in range(state.seats)]
        pairs = zip(exact, self._points(state), strict=True)
        parts = [{"exact": EXACT * count, "tricks": points - EXACT * count} for count, points in pairs]
        return ranked(parts, [()] * state.seats)

    def pieces(self, state: State) -> dict[str, int]:
        played = (card for trick in (*state.tricks, state.trick) for card in trick.cards)
        return Counter([*state.deck, state.turned, *played, *(card for hand in state.hands for card in hand)])


GAME = OhHell()
