"""What is done in a turn of Lost Cities: a card goes down, a card comes up (rulebook, "How to play")."""

from __future__ import annotations

from bisect import insort

from games.engine import Log, Machine, Player, Text, text
from games.lost_cities.cards import CARD_TEXTS, CARDS, PER_COLOUR
from games.lost_cities.effects import Discard, Draw, HandOver, Play, PutDown, Take
from games.lost_cities.scoring import side_scores, totals
from games.lost_cities.setup import next_round
from games.lost_cities.state import Ended, State
from games.lost_cities.view import COLOURS, ROUND_END

MACHINE: Machine[State] = Machine()

DRAW_PILE = "draw-pile"
DISCARD_PILES = tuple(f"discard-{colour}" for colour in COLOURS)
_PUT_DOWN = tuple(PutDown(seat=seat) for seat in range(4))
_TOUCHED = tuple((card,) for card in CARDS)
_TOUCHED_DISCARD = tuple((card, DISCARD_PILES[face // PER_COLOUR]) for face, card in enumerate(CARDS))


@MACHINE.do(Play)
def play(state: State, effect: Play, log: Log) -> None:
    seat, face = effect.seat, effect.card
    state.hands[seat].remove(face)
    if state.given:
        _forget(state, seat, face)
    state.sides[seat % 2][face // PER_COLOUR] += (face,)
    state.passes = 0
    if log.listens:
        _say("event-play", seat, face, _TOUCHED[face], log)


@MACHINE.do(Discard)
def discard(state: State, effect: Discard, log: Log) -> None:
    seat, face = effect.seat, effect.card
    state.hands[seat].remove(face)
    if state.given:
        _forget(state, seat, face)
    state.discards[face // PER_COLOUR] += (face,)
    state.passes = 0
    if log.listens:
        _say("event-discard", seat, face, _TOUCHED_DISCARD[face], log)


@MACHINE.do(HandOver)
def hand_over(state: State, effect: HandOver, log: Log) -> None:
    giver, faces = effect.seat, (effect.first, effect.second)
    partner = (giver + 2) % 4
    for face in faces:
        state.hands[giver].remove(face)
        _forget(state, giver, face)
        insort(state.hands[partner], face)
    state.given[giver] += faces
    state.passes += 1
    log.reveal()
    log.say(lambda: text("event-pass", who=Player(giver), partner=Player(partner), number=len(faces)))
    cards = tuple(CARD_TEXTS[face] for face in sorted(faces))
    touched = tuple(CARDS[face] for face in faces)
    log.say(lambda: text("event-passed-to", partner=Player(partner), cards=cards), seats=(giver,), touched=touched)
    log.say(lambda: text("event-passed-from", who=Player(giver), cards=cards), seats=(partner,), touched=touched)
    _end_turn(state, giver, log)


@MACHINE.do(Draw)
def draw(state: State, effect: Draw, log: Log) -> None:
    """From the draw pile: all see that, the owner alone sees what. Its last card ends the round."""
    seat, face = effect.seat, state.pile.pop()
    insort(state.hands[seat], face)
    if log.listens:
        _say_drawn(seat, face, log)
    _end_turn(state, seat, log)


@MACHINE.do(Take)
def take(state: State, effect: Take, log: Log) -> None:
    """From a discard pile: all see which card."""
    seat, pile = effect.seat, state.discards[effect.colour]
    face = pile[-1]
    state.discards[effect.colour] = pile[:-1]
    insort(state.hands[seat], face)
    if log.listens:
        _say("event-take", seat, face, _TOUCHED_DISCARD[face], log)
    _end_turn(state, seat, log)


def _say(what: str, seat: int, face: int, touched: tuple[str, ...], log: Log) -> None:
    log.say(lambda: text(what, who=Player(seat), card=CARD_TEXTS[face]), touched=touched)


def _say_drawn(seat: int, face: int, log: Log) -> None:
    log.reveal()
    log.say(lambda: text("event-draw", who=Player(seat)), touched=(DRAW_PILE,))
    log.say(lambda: text("event-drawn", card=CARD_TEXTS[face]), seats=(seat,), touched=_TOUCHED[face])


def _forget(state: State, seat: int, face: int) -> None:
    """A card that leaves a hand is no longer known to be there on account of an earlier pass (four players)."""
    giver = (seat + 2) % 4
    known = state.given[giver]
    if face in known:
        at = known.index(face)
        state.given[giver] = known[:at] + known[at + 1 :]


def _end_turn(state: State, seat: int, log: Log) -> None:
    """The next seat's turn; or, with the draw pile empty, the end of the round or the match."""
    state.turns += 1
    if state.pile:
        state.stack.append(_PUT_DOWN[(seat + 1) % len(state.hands)])
    else:
        _end_round(state, log)


def _end_round(state: State, log: Log) -> None:
    state.scores.append(side_scores(state))
    number = len(state.scores)
    scores = state.scores[-1]
    log.say(lambda: text("event-round-end", round=number, scores=_side_scores(state, scores)), touched=(ROUND_END,))
    if number == state.options.rounds:
        log.say(lambda: text("event-match-end", scores=_side_scores(state, totals(state.scores))))
    else:
        sides, tops = tuple(map(tuple, state.sides)), tuple(pile[-1] if pile else None for pile in state.discards)
        state.ended = Ended(sides, tops, tuple(map(len, state.hands)))
        next_round(state)
        log.say(lambda: text("event-deal", round=number + 1, who=Player(state.first)), touched=(DRAW_PILE,))


def _side_scores(state: State, scores: tuple[int, int]) -> tuple[Text, ...]:
    if len(state.hands) == 2:
        return tuple(text("score-of", who=Player(side), score=score) for side, score in enumerate(scores))
    return tuple(
        text("score-of-pair", who=Player(side), partner=Player(side + 2), score=score)
        for side, score in enumerate(scores)
    )
