"""Cards scored from the hand: by themselves, by choice, late (rulebook, pages 8 and 11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import ClassVar, Literal

from games.engine import Choice, Effect, Log, Player, Question, Text, text
from games.famous_explorers import names
from games.famous_explorers.claims import claim_what_is_known
from games.famous_explorers.effects import AutoScore, Score, ScoreByChoice, SetAuto
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.questions import WhichPlaceQuestion
from games.famous_explorers.state import MOST_SEATS, Scored, State, passed
from games.parts.seats import in_turn

Scorable = Literal["now", "late"]


def scorable(state: State, seat: int, place: str, reached: Set[str] | None = None) -> Scorable | None:
    """Whether a hand card can be scored: at once, as a late card, or not (its place is not on any path)."""
    if place not in (passed(state) if reached is None else reached):
        return None
    return "late" if state.options.late_scoring and place not in state.seats[seat].window else "now"


def score_from_hand(state: State, seat: int, place: str, log: Log) -> None:
    """Puts a hand card in front of its owner; the mark on its place, if any, comes to lie on it."""
    owner = state.seats[seat]
    owner.hand.remove(place)
    marked = place in owner.marks
    if marked:
        owner.marks.remove(place)
    scored = Scored(place, "hand", marked)
    owner.scored = [*owner.scored, scored]
    if log.listens:
        log.say(
            lambda: text("say-scored", player=Player(seat), place=names.place(place), points=scored.points),
            touched=(f"seat:{seat}", f"node:{place}", *([f"mark:{seat}:{place}"] if marked else [])),
        )
        log.reveal()
    if not owner.hand and not owner.drawn and not state.ending:
        state.ending = True
        log.say(
            lambda: text("say-last-card", player=Player(seat), first=Player(state.first)), touched=(f"seat:{seat}",)
        )


def score_by_itself(state: State, mover: int, log: Log, reached: Set[str]) -> None:
    """Scores what auto-score scores of the places ``reached``; a player's last card waits for the player."""
    for seat in in_turn(len(state.seats), mover):
        owner = state.seats[seat]
        if owner.auto and not reached.isdisjoint(owner.hand):
            for card in [card for card in owner.hand if card in reached]:
                if len(owner.hand) > 1 and scorable(state, seat, card, reached) == "now":
                    score_from_hand(state, seat, card, log)


def arrive(state: State, mover: int, place: str, log: Log, *, laid: bool) -> None:
    """An expedition ends on a place, by an arrow ``laid`` or by one removed: cards score, then claims."""
    if state.options.late_scoring:
        for seat in state.seats:
            if place not in seat.window:
                seat.window = [*seat.window, place]
    if log.listens:  # that nobody scores the card tells as much as that somebody does
        log.reveal(lambda: not _in_sight(state, place))
    score_by_itself(state, mover, log, {place})
    if laid and state.seats[mover].auto:
        claim_what_is_known(state, mover, place, log)


def _in_sight(state: State, place: str) -> bool:
    """Whether everybody can see where the card of ``place`` is."""
    if place in state.public or place in state.discards:
        return True
    return any(card.place == place for seat in state.seats for card in seat.scored)


@MACHINE.do(Score)
def score(state: State, effect: Score, log: Log) -> None:
    """A player scores a hand card by choice; a late one uses up the turn's one late card."""
    if effect.late:
        state.turn.late = True
    score_from_hand(state, effect.seat, effect.place, log)


@MACHINE.do(SetAuto)
def set_auto(state: State, effect: SetAuto, log: Log) -> None:
    """A player turns auto-score on or off; turned on, it scores at once what it can."""
    state.seats[effect.seat].auto = effect.on
    log.say(lambda: text("say-auto-on" if effect.on else "say-auto-off"), seats=(effect.seat,))
    if effect.on:
        log.reveal()
        score_by_itself(state, effect.seat, log, passed(state))


# What seats may do at any time and nobody waits for

_AUTO = tuple((AutoScore(seat=seat),) for seat in range(MOST_SEATS))
_SCORE_AND_AUTO = tuple((ScoreByChoice(seat=seat), AutoScore(seat=seat)) for seat in range(MOST_SEATS))
_SWITCHES = {"auto-on": Choice("auto-on", text("do-auto-on")), "auto-off": Choice("auto-off", text("do-auto-off"))}


@MACHINE.offers
def offers(state: State, seat: int | None) -> Sequence[Effect]:
    """Cards to score by choice, where there are any, and auto-score's switch."""
    if seat is None:
        return [offer for each in range(len(state.seats)) for offer in offers(state, each)]
    if not 0 <= seat < len(state.seats):
        return ()
    cards = _by_choice(state, seat)
    return _SCORE_AND_AUTO[seat] if cards and any(why is None for _, why in cards) else _AUTO[seat]


def _by_choice(state: State, seat: int) -> list[tuple[str, str | None]]:
    """The cards of places passed that ``seat`` holds, each with the message why it cannot score (None: it can)."""
    owner = state.seats[seat]
    if owner.auto and len(owner.hand) != 1 and not (state.options.late_scoring and seat == state.playing):
        return []
    reached, mine = passed(state), seat == state.playing
    late_why = "withheld-late-elsewhere" if not mine else "withheld-late-done" if state.turn.late else None
    found = [(place, scorable(state, seat, place, reached)) for place in owner.hand]
    return [(place, late_why if how == "late" else None) for place, how in found if how]


@MACHINE.question(ScoreByChoice)
class ScoreQuestion(WhichPlaceQuestion[ScoreByChoice]):
    waits = False
    asks, prefix = "ask-score", "score-"

    def things(self, state: State, frame: ScoreByChoice) -> Iterable[str]:
        return [place for place, why in _by_choice(state, frame.seat) if why is None]

    def closed(self, state: State, frame: ScoreByChoice) -> Iterable[tuple[str, Text]]:
        return [(place, text(why)) for place, why in _by_choice(state, frame.seat) if why]

    def chosen(self, state: State, frame: ScoreByChoice, place: str) -> Sequence[Effect]:
        return (Score(place, scorable(state, frame.seat, place) == "late", seat=frame.seat),)

    def named(self, state: State, frame: ScoreByChoice, place: str) -> Text:
        points = 2 if place in state.seats[frame.seat].marks else 1
        said = "do-score-late" if scorable(state, frame.seat, place) == "late" else "do-score"
        return text(said, place=names.place(place), points=points)


@MACHINE.question(AutoScore)
class AutoScoreQuestion(Question[State, AutoScore]):
    waits = False
    prefixes: ClassVar[tuple[str, ...]] = ("auto-",)
    searched = False

    def keys(self, state: State, frame: AutoScore) -> list[str]:
        return ["auto-off" if state.seats[frame.seat].auto else "auto-on"]

    def then(self, state: State, frame: AutoScore, key: str) -> Sequence[Effect]:
        return (SetAuto(key == "auto-on", seat=frame.seat),)

    def prompt(self, state: State, frame: AutoScore) -> Text:
        return text("ask-auto-on" if state.seats[frame.seat].auto else "ask-auto-off")

    def choice(self, state: State, frame: AutoScore, key: str) -> Choice:
        return _SWITCHES[key]
