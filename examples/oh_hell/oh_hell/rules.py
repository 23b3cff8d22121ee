"""The rules of Oh Hell: a hand is dealt, a trump turned up, tricks are bid for and played; then the next hand."""

# ruff: noqa: ARG001, ARG002

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

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
from games.parts.cards import deal_anew
from games.parts.seats import in_turn
from games.parts.tricks import Trick, pack, rank, sort_hand, suit, voids
from oh_hell.lesson import FIRST

if TYPE_CHECKING:
    from oh_hell.computer import OhHellPolicy

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
    """A whole position. ``deck`` is what was not dealt, ``laid`` the open trick, ``last`` the one before."""

    options: OhHellOptions
    rng: GameRng
    first: int
    hands: list[list[str]]
    deck: list[str] = []
    turned: str = ""
    bids: list[int | None] = []
    laid: list[tuple[int, str]] = []
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

    def open_trick(self) -> Trick:
        """The trick as its cards lie; in a plan a card may be missing between them, so ask it for suits alone."""
        leader = self.laid[0][0] if self.laid else 0
        return Trick(leader, self.seats, tuple(card for _, card in self.laid))


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
    laid: tuple[tuple[int, str], ...]
    last: tuple[tuple[int, str], ...]
    turn: int | None
    hand: tuple[str, ...]


MACHINE: Machine[State] = Machine()


def named_suit(card: str) -> Text:
    """The suit of a card in words."""
    return text(f"suit-{suit(card)}")


def named_card(card: str) -> Text:
    """A card in words."""
    return text(f"card-{suit(card)}", rank=rank(card))


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
    if len(state.hands[effect.seat]) > 1:
        push(state, [Play(seat=effect.seat)])
        return
    log.reveal()
    for seat in in_turn(state.seats, effect.seat):
        put(state, seat, state.hands[seat][0], log)
    take_trick(state, log)


@MACHINE.question(Play)
class PlayQuestion(WhichQuestion[State, Play]):
    """A card of the suit that was led, or any where the hand has none of it."""

    prefix = "play-"

    def things(self, state: State, frame: Play) -> list[str]:
        return state.open_trick().playable(state.hands[frame.seat])

    def closed(self, state: State, frame: Play) -> Iterator[tuple[str, Text]]:
        hand, trick = state.hands[frame.seat], state.open_trick()
        open_to_it = trick.playable(hand)
        for card in hand:
            if card not in open_to_it:
                yield card, text("why-follow", suit=named_suit(trick.cards[0]))

    def chosen(self, state: State, frame: Play, thing: str) -> Sequence[Effect]:
        return (Lay(thing, seat=frame.seat),)

    def prompt(self, state: State, frame: Play) -> Text:
        return text("ask-play")

    def named(self, state: State, frame: Play, thing: str) -> Text:
        return named_card(thing)


@MACHINE.do(Lay)
def lay(state: State, effect: Lay, log: Log) -> None:
    put(state, effect.seat, effect.card, log)
    state.turns += 1
    if len(state.laid) == state.seats:
        winner = take_trick(state, log)
        push(state, [Lead(seat=winner)])
    else:
        played = {seat for seat, _ in state.laid}
        following = next(seat for seat in in_turn(state.seats, effect.seat + 1) if seat not in played)
        push(state, [Play(seat=following)])


def put(state: State, seat: int, card: str, log: Log) -> None:
    """A card goes from a hand into the trick."""
    state.hands[seat].remove(card)
    state.laid.append((seat, card))
    log.say(lambda: text("event-played", who=Player(seat), card=named_card(card)), touched=(card,))


def take_trick(state: State, log: Log) -> int:
    """The full trick goes to its winner."""
    state.last = state.open_trick()
    state.tricks.append(state.last)
    state.laid = []
    winner = state.last.winner(suit(state.turned))
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
    version: ClassVar[int] = 1
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
    def policy(self) -> OhHellPolicy:
        from oh_hell.computer import OhHellPolicy

        return OhHellPolicy(self)

    def setup(self, seats: int, options: OhHellOptions, seed: bytes) -> State:
        if seats not in self.seats:
            raise ValueError(f"Oh Hell is played by 3 to 5, not by {seats}")
        if not 3 <= options.cards <= 10:
            raise ValueError(f"the largest hand has 3 to 10 cards, not {options.cards}")
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
            laid=tuple(state.laid),
            last=tuple(state.last.by_seat.items()) if state.last else (),
            turn=state.stack[-1].seat if state.stack else None,
            hand=() if seat is None else tuple(state.hands[seat]),
        )

    def resample(self, state: State, seat: int | None, rng: Random) -> State:
        """Deal anew the others' hands and the rest of the pack; who did not follow suit has none of it."""
        dealt = self.clone(state)
        dealt.rng = random_rng(rng)
        counts = {other: len(hand) for other, hand in enumerate(state.hands) if other != seat}
        unseen = [*state.deck, *(card for other in counts for card in state.hands[other])]
        led = state.open_trick().suit
        known = voids(state.tricks) | {(other, led) for other, card in state.laid if suit(card) != led}
        hands, dealt.deck = deal_anew(unseen, counts, rng, lambda other, card: (other, suit(card)) not in known)
        for other, hand in hands.items():
            dealt.hands[other] = sort_hand(hand, SUITS)
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
        if not state.laid or any(other == seat for other, _ in state.laid):
            return None
        plan.stack[-1] = Play(seat=seat)
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

    def hand(self, view: View) -> Hashable:
        return None if view.me is None else view.hand

    def pieces(self, state: State) -> dict[str, int]:
        laid = (card for _, card in state.laid)
        won = (card for trick in state.tricks for card in trick.cards)
        return Counter([*state.deck, state.turned, *laid, *won, *(card for hand in state.hands for card in hand)])


GAME = OhHell()
