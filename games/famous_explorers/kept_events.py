"""Events that are kept when bought and played later; which card does what is in :mod:`games.famous_explorers.events`.

The card is played with the last answer: until then there is a way back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

from games.engine import BACK, Effect, Log, Player, Text, text
from games.famous_explorers import names
from games.famous_explorers.arrow_choices import ArrowQuestion, Ways, any_arrow
from games.famous_explorers.arrows import take_back, why_no_removal
from games.famous_explorers.effects import (
    ArrowKind,
    BlockEdge,
    Commission,
    CommissionTo,
    Fork,
    ForkTo,
    GoBack,
    Guide,
    Letters,
    MoveMark,
    Played,
    Score,
    SetBlock,
    TurnBack,
)
from games.famous_explorers.events import EVENTS, resolve
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.marks import why_no_mark
from games.famous_explorers.questions import WhichPlaceQuestion
from games.famous_explorers.state import Block, State
from games.famous_explorers.view import COLOURS

CardT = TypeVar("CardT", BlockEdge, TurnBack, Commission, CommissionTo, Guide, Fork)


class EventQuestion(WhichPlaceQuestion[CardT]):
    """What a kept event is used on, with a way back."""

    way_out = BACK


def _played(frame: CardT | ForkTo) -> Played:
    return Played(frame.card, seat=frame.seat)


@MACHINE.do(Played)
def played(state: State, effect: Played, log: Log) -> None:
    seat, card = effect.seat, effect.card
    owner = state.seats[seat]
    owner.events = [kept for kept in owner.events if kept != card]
    state.box = [*state.box, card]
    state.turn.landed = None
    log.say(lambda: text("say-played", player=Player(seat), card=names.card(card)), touched=(f"seat:{seat}",))


# Swollen river: block an edge without arrows


@MACHINE.question(BlockEdge)
class BlockEdgeQuestion(EventQuestion[BlockEdge]):
    asks, prefix = "ask-block", "block-"

    def things(self, state: State, frame: BlockEdge) -> Iterable[str]:
        used = {arrow.edge for path in state.paths.values() for arrow in path.arrows}
        return (f"{edge.a}.{edge.b}" for edge in state.world.edges if edge.key not in used)

    def chosen(self, state: State, frame: BlockEdge, ends: str) -> Sequence[Effect]:
        exchange = Letters(frame.cards, seat=frame.seat)
        return _played(frame), SetBlock(ends.replace(".", "~"), seat=frame.seat), exchange

    def named(self, state: State, frame: BlockEdge, ends: str) -> Text:
        one, two = (names.node(state.map, end) for end in ends.split("."))
        return text("do-block", one=one, two=two)

    def group(self, state: State, frame: BlockEdge, key: str) -> Text:
        return names.region(state.map, self.ref(state, frame, key))

    def ref(self, state: State, frame: BlockEdge, key: str) -> str:
        return key.removeprefix(self.prefix).partition(".")[0]


@MACHINE.do(SetBlock)
def set_block(state: State, effect: SetBlock, log: Log) -> None:
    """Nobody may use the edge until the buyer's next turn."""
    state.block = Block(effect.edge, effect.seat)
    one, two = (names.node(state.map, end) for end in effect.edge.split("~"))
    log.say(lambda: text("say-blocked", edge=text("edge", one=one, two=two)), touched=(f"block:{effect.edge}",))


# Turned back: remove the last arrows of an expedition


@MACHINE.question(TurnBack)
class TurnBackQuestion(EventQuestion[TurnBack]):
    prefix = "turn-back-"

    def things(self, state: State, frame: TurnBack) -> Iterable[str]:
        return (colour for colour in COLOURS if why_no_removal(state, colour, frame.count) is None)

    def closed(self, state: State, frame: TurnBack) -> Iterable[tuple[str, Text]]:
        return [(colour, why) for colour in COLOURS if (why := why_no_removal(state, colour, frame.count))]

    def chosen(self, state: State, frame: TurnBack, colour: str) -> Sequence[Effect]:
        return _played(frame), GoBack(colour, frame.count, seat=frame.seat)

    def prompt(self, state: State, frame: TurnBack) -> Text:
        return text("ask-turn-back", count=frame.count)

    def named(self, state: State, frame: TurnBack, colour: str) -> Text:
        return text("do-turn-back", expedition=names.expedition(colour))

    def ref(self, state: State, frame: TurnBack, key: str) -> str:
        return state.paths[key.removeprefix(self.prefix)].tip


@MACHINE.do(GoBack)
def go_back(state: State, effect: GoBack, log: Log) -> None:
    """The expedition turns back; only the node it ends on counts as reached."""
    take_back(state, effect.seat, effect.colour, effect.count, log)


# New commission: move a mark to another hand card's place


def _commissions(state: State, seat: int, mark: str) -> list[str]:
    owner = state.seats[seat]
    if mark not in owner.marks:
        return []  # its card has been scored out of turn while its owner was choosing
    others = [place for place in owner.marks if place != mark]
    return [place for place in owner.hand if place not in owner.marks and why_no_mark(state, place, others) is None]


@MACHINE.question(Commission)
class CommissionQuestion(EventQuestion[Commission]):
    asks, prefix = "ask-commission", "commission-"

    def things(self, state: State, frame: Commission) -> Iterable[str]:
        return (mark for mark in state.seats[frame.seat].marks if _commissions(state, frame.seat, mark))

    def closed(self, state: State, frame: Commission) -> Iterable[tuple[str, Text]]:
        marks = state.seats[frame.seat].marks
        return [(mark, text("withheld-no-commission")) for mark in marks if not _commissions(state, frame.seat, mark)]

    def chosen(self, state: State, frame: Commission, mark: str) -> Sequence[Effect]:
        return (CommissionTo(frame.card, mark, seat=frame.seat),)

    def named(self, state: State, frame: Commission, mark: str) -> Text:
        return text("do-commission", mark=names.place(mark))


@MACHINE.question(CommissionTo)
class CommissionToQuestion(EventQuestion[CommissionTo]):
    asks, prefix = "ask-commission-to", "commission-"

    def things(self, state: State, frame: CommissionTo) -> Iterable[str]:
        return [f"{frame.mark}.{place}" for place in _commissions(state, frame.seat, frame.mark)]

    def chosen(self, state: State, frame: CommissionTo, move: str) -> Sequence[Effect]:
        return _played(frame), MoveMark(frame.mark, move.partition(".")[2], seat=frame.seat)

    def left(self, frame: CommissionTo) -> Sequence[Effect]:
        return (resolve(frame.seat, frame.card),)

    def named(self, state: State, frame: CommissionTo, move: str) -> Text:
        return text("do-commission-to", mark=names.place(frame.mark), place=names.place(move.partition(".")[2]))

    def ref(self, state: State, frame: CommissionTo, key: str) -> str:
        return key.partition(".")[2]


@MACHINE.do(MoveMark)
def move_mark(state: State, effect: MoveMark, log: Log) -> None:
    seat, mark, place = effect.seat, effect.mark, effect.place
    marks = state.seats[seat].marks
    marks[marks.index(mark)] = place
    log.say(
        lambda: text("say-moved-mark", player=Player(seat), mark=names.place(mark), place=names.place(place)),
        touched=(f"mark:{seat}:{mark}", f"mark:{seat}:{place}"),
    )


# Local guide: score a hand card near a tip


@MACHINE.question(Guide)
class GuideQuestion(EventQuestion[Guide]):
    asks, prefix, label_id = "ask-guide", "guide-", "do-guide"

    def things(self, state: State, frame: Guide) -> Iterable[str]:
        tips = [path.tip for path in state.paths.values() if path.arrows]  # START is no tip
        distance = state.world.distances(tips)
        return [place for place in state.seats[frame.seat].hand if distance.get(place) == frame.steps]

    def chosen(self, state: State, frame: Guide, place: str) -> Sequence[Effect]:
        return _played(frame), Score(place, seat=frame.seat)


# Forked road: this turn's arrow leaves the path at the dot just behind its tip


@MACHINE.question(Fork)
class ForkQuestion(EventQuestion[Fork]):
    """Which expedition branches; the dot it does from goes without saying, but the key and the words say it."""

    asks, prefix = "ask-fork", "fork-"

    def things(self, state: State, frame: Fork) -> Iterable[str]:
        return (fork for fork in _forks(state) if _open(state, fork))

    def closed(self, state: State, frame: Fork) -> Iterable[tuple[str, Text]]:
        return [(fork, text("withheld-no-way")) for fork in _forks(state) if not _open(state, fork)]

    def chosen(self, state: State, frame: Fork, fork: str) -> Sequence[Effect]:
        return (ForkTo(frame.card, fork.partition("-")[0], seat=frame.seat),)

    def named(self, state: State, frame: Fork, fork: str) -> Text:
        colour, _, source = fork.partition("-")
        return text("do-fork", expedition=names.expedition(colour), place=names.node(state.map, source))

    def group(self, state: State, frame: Fork, key: str) -> Text:
        colour, _, _ = key.removeprefix(self.prefix).partition("-")
        return text("group-arrow", expedition=names.expedition(colour))

    def ref(self, state: State, frame: Fork, key: str) -> str:
        return key.removeprefix(self.prefix).partition("-")[2]


def _forks(state: State) -> list[str]:
    """The expeditions that could branch, each with the dot behind its tip."""
    return [f"{colour}-{found[0].source}" for colour, path in state.paths.items() if (found := path.branches)]


def _open(state: State, fork: str) -> bool:
    colour = fork.partition("-")[0]
    return any_arrow(state, "fork", {colour: state.paths[colour].branches})


@MACHINE.question(ForkTo)
class ForkToQuestion(ArrowQuestion[ForkTo]):
    kind: ClassVar[ArrowKind] = "fork"

    def fizzles(self, state: State, frame: ForkTo) -> bool:
        return False

    def ways(self, state: State, frame: ForkTo) -> Ways:
        return {frame.colour: state.paths[frame.colour].branches}

    def keys(self, state: State, frame: ForkTo) -> list[str]:
        return [*super().keys(state, frame), BACK]

    def then(self, state: State, frame: ForkTo, key: str) -> Sequence[Effect]:
        if key == BACK:
            return (resolve(frame.seat, frame.card),)
        return (_played(frame), *super().then(state, frame, key))

    def prompt(self, state: State, frame: ForkTo) -> Text:
        return text("ask-fork-to")

    def label(self, state: State, frame: ForkTo, key: str) -> Text:
        return text("do-back")


def why_not_play(state: State, seat: int, key: str) -> Text | None:
    """Why a kept event cannot be played now; None where it can."""
    if EVENTS[key].instead and state.turn.main:
        return text("withheld-arrow-laid")
    effect = resolve(seat, key)
    question = MACHINE.question_of(effect)
    useful = isinstance(question, EventQuestion) and any(question.things(state, effect))
    return None if useful else text("withheld-no-use")
