"""What red structures do when they are built; their privileges, which go on for good, are asked for elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine import Effect, Log, Player, Text, WhichQuestion, push, text
from games.moon import wording
from games.moon.abilities import Offer
from games.moon.card_index import copied
from games.moon.catalogue import STRUCTURES
from games.moon.components import FLAG, FLAGS
from games.moon.effects import BuildAgain, ChooseTap, Copied, CopyFlip, ProduceNow, Tap, TapFlag
from games.moon.machine import MACHINE
from games.moon.majority import flag_name, lone_leader
from games.moon.possible import possible
from games.moon.state import State, host_of
from games.moon.stores import produce, touched

TAPPED = 3
COPY = "copy-"


@MACHINE.do(ProduceNow)
def produce_now(state: State, effect: ProduceNow, log: Log) -> None:
    produce(state, effect.seat, log)


@MACHINE.do(BuildAgain)
def build_again(state: State, effect: BuildAgain, log: Log) -> None:  # noqa: ARG001 - the turn's prompt tells it
    state.turn.again = True


@MACHINE.do(TapFlag)
def tap_flag(state: State, effect: TapFlag, log: Log) -> None:  # noqa: ARG001 - taking the hearts tells it
    """Hearts of a flag that the player leads alone; asked where there are several."""
    found = _tappable(state, effect.seat)
    if len(found) == 1:
        push(state, [Tap(found[0], seat=effect.seat)])
    elif found:
        push(state, [ChooseTap(seat=effect.seat)])


def _tappable(state: State, seat: int) -> list[int]:
    """The flags with hearts on them of which ``seat`` shows more than anybody else."""
    return [flag for flag, hearts in enumerate(state.board) if hearts and lone_leader(state, flag) == seat]


@MACHINE.question(ChooseTap)
class TapQuestion(WhichQuestion[State, ChooseTap]):
    prefix = "tap-"
    about = False

    def things(self, state: State, frame: ChooseTap) -> list[str]:
        return [FLAGS[flag] for flag in _tappable(state, frame.seat)]

    def chosen(self, state: State, frame: ChooseTap, flag: str) -> Sequence[Effect]:
        return (Tap(FLAG[flag], seat=frame.seat),)

    def prompt(self, state: State, frame: ChooseTap) -> Text:
        return text("ask-tap")

    def named(self, state: State, frame: ChooseTap, flag: str) -> Text:
        hearts = wording.amount("heart", min(TAPPED, state.board[FLAG[flag]]))
        return text("do-tap", flag=flag_name(FLAG[flag]), hearts=hearts)


@MACHINE.do(Tap)
def tap(state: State, effect: Tap, log: Log) -> None:
    seat, flag = effect.seat, effect.flag
    hearts = min(TAPPED, state.board[flag])
    state.board[flag] -= hearts
    state.seats[seat].won += hearts
    log.say(
        lambda: text("say-tap", player=Player(seat), flag=flag_name(flag), hearts=wording.amount("heart", hearts)),
        touched=(f"flag:{FLAGS[flag]}", *touched(seat, "heart")),
    )


@MACHINE.question(CopyFlip)
class CopyQuestion(Offer[CopyFlip]):
    """Which pink structure of another player to use; it stays as it is, and what it says of itself is of the copy."""

    prefix = COPY

    def fizzles(self, state: State, frame: CopyFlip) -> bool:
        return not self.things(state, frame)

    def things(self, state: State, frame: CopyFlip) -> list[str]:
        return [key for key in _pink_of_others(state, frame.seat) if _useful(state, frame, key)]

    def closed(self, state: State, frame: CopyFlip) -> list[tuple[str, Text]]:
        useless = [key for key in _pink_of_others(state, frame.seat) if not _useful(state, frame, key)]
        return [(key, text("withheld-no-use")) for key in useless]

    def chosen(self, state: State, frame: CopyFlip, card: str) -> Sequence[Effect]:
        return _copy(frame, card)

    def prompt(self, state: State, frame: CopyFlip) -> Text:
        return text("ask-copy")

    def named(self, state: State, frame: CopyFlip, card: str) -> Text:
        return text("do-copy", card=wording.name(card), effect=wording.flipped(STRUCTURES[card]))

    def group(self, state: State, frame: CopyFlip, key: str) -> Text:
        return text("group-of", player=Player(host_of(state, key.removeprefix(COPY))))


def _pink_of_others(state: State, seat: int) -> list[str]:
    return [
        key
        for other, owner in enumerate(state.seats)
        if other != seat
        for key in owner.tableau
        if STRUCTURES[key].colour == "pink"
    ]


def _useful(state: State, frame: CopyFlip, key: str) -> bool:
    return any(possible(state, part) for part in copied(key, frame.seat, frame.card))


@lru_cache(maxsize=1 << 10)
def _copy(frame: CopyFlip, key: str) -> tuple[Effect, ...]:
    return (Copied(key, seat=frame.seat), *copied(key, frame.seat, frame.card))


@MACHINE.do(Copied)
def say_copied(state: State, effect: Copied, log: Log) -> None:
    host = Player(host_of(state, effect.card))
    log.say(
        lambda: text("say-copy", player=Player(effect.seat), card=wording.name(effect.card), host=host),
        touched=(f"structure:{effect.card}",),
    )
