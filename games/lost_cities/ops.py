"""The turn as decisions and events: the ops of the effect stack, with the words people read.

What is open and what a choice does is decided in ``rules``; here every card gets its choices, those that are withheld
say why, and what happens is told.
"""

from __future__ import annotations

from functools import cache

from games.engine import Choice, Decision, Effect, Log, Machine, Player, Text, text
from games.lost_cities import rules
from games.lost_cities.cards import CARD_TEXTS, CARDS, INVESTMENT, PER_COLOUR, value
from games.lost_cities.scoring import totals
from games.lost_cities.state import State
from games.lost_cities.view import COLOURS

MACHINE: Machine[State] = Machine()

DRAW_PILE = "draw-pile"
DISCARD_PILES = tuple(f"discard-{colour}" for colour in COLOURS)
PLAY, DISCARD, PASS, DRAW = (text(f"group-{name}") for name in ("play", "discard", "pass", "draw"))
PROMPT, PROMPT_PARTNERS = text("prompt-down"), text("prompt-down-partners")
PROMPT_PASS, PROMPT_UP = text("prompt-pass"), text("prompt-up")
TOO_FEW, TOO_MANY_PASSES = text("why-few-cards", least=rules.LEAST_HAND), text("why-all-passed")
CHOSEN, JUST_DISCARDED, TOO_LATE = text("why-chosen"), text("why-just-discarded"), text("why-number-lies")
TOO_LOW = {number: text("why-too-low", number=number) for number in range(2, 11)}


@MACHINE.ask
def put_down(state: State, frame: Effect) -> list[Decision]:
    """Play or discard a card; with four players also: pass two."""
    seat = frame.seat
    hand, lanes = dict.fromkeys(state.hands[seat]), state.sides[seat % 2]
    keys = rules.put_down_keys(state, frame)
    choices = [PUT_DOWN[seat][key] for key in keys]
    open_keys = set(keys)
    choices += [
        _no_play(face, lanes[face // PER_COLOUR][-1]) for face in hand if rules.PLAY_KEYS[face] not in open_keys
    ]
    if len(state.hands) == 2:
        return [Decision(seat, PROMPT, tuple(choices))]
    if not rules.may_pass(state, seat):
        few = len(state.hands[seat]) < rules.LEAST_HAND + rules.PASSED
        choices += [_no_pass(face, TOO_FEW if few else TOO_MANY_PASSES) for face in hand]
    return [Decision(seat, PROMPT_PARTNERS, tuple(choices))]


@MACHINE.ask
def pass_another(state: State, frame: Effect) -> list[Decision]:
    """The second card for the partner."""
    seat, first = frame.seat, _face(frame, "first")
    open_keys = set(rules.pass_another_keys(state, frame))
    choices = [
        _pass_both(seat, first, face) if rules.PASS_KEYS[face] in open_keys else _no_pass(face, CHOSEN)
        for face in sorted(set(state.hands[seat]))
    ]
    return [Decision(seat, PROMPT_PASS, tuple(choices))]


@MACHINE.ask
def pick_up(state: State, frame: Effect) -> list[Decision]:
    """Draw from the draw pile or a discard pile, but not the card just discarded."""
    seat = frame.seat
    open_keys = set(rules.pick_up_keys(state, frame))
    takes = [
        _take(seat, pile[-1]) if rules.TAKE_KEYS[colour] in open_keys else _no_take(pile[-1])
        for colour, pile in enumerate(state.discards)
        if pile
    ]
    return [Decision(seat, PROMPT_UP, (_draw(seat), *takes))]


@MACHINE.do
def play(state: State, effect: Effect, log: Log) -> None:
    face = _face(effect, "card")
    rules.play(state, effect, face)
    log.say(text("event-play", who=Player(effect.seat), card=CARD_TEXTS[face]), touched=(CARDS[face],))


@MACHINE.do
def discard(state: State, effect: Effect, log: Log) -> None:
    face = _face(effect, "card")
    rules.discard(state, effect, face)
    log.say(
        text("event-discard", who=Player(effect.seat), card=CARD_TEXTS[face]),
        touched=(CARDS[face], DISCARD_PILES[face // PER_COLOUR]),
    )


@MACHINE.do
def hand_over(state: State, effect: Effect, log: Log) -> None:
    giver, partner = effect.seat, (effect.seat + 2) % 4
    faces = (_face(effect, "first"), _face(effect, "second"))
    rules.hand_over(state, effect, faces)
    log.reveal()
    log.say(text("event-pass", who=Player(giver), partner=Player(partner), number=len(faces)))
    cards = tuple(CARD_TEXTS[face] for face in sorted(faces))
    touched = tuple(CARDS[face] for face in faces)
    log.say(text("event-passed-to", partner=Player(partner), cards=cards), seats=(giver,), touched=touched)
    log.say(text("event-passed-from", who=Player(giver), cards=cards), seats=(partner,), touched=touched)


@MACHINE.do
def draw(state: State, effect: Effect, log: Log) -> None:
    """From the draw pile: all see that, the owner alone sees what."""
    seat, rounds, card = effect.seat, len(state.scores), state.pile[-1]
    rules.draw(state, effect, rules.PILE)
    log.reveal()
    log.say(text("event-draw", who=Player(seat)), touched=(DRAW_PILE,))
    log.say(text("event-drawn", card=CARD_TEXTS[card]), seats=(seat,), touched=(CARDS[card],))
    if len(state.scores) > rounds:
        _tell_round_end(state, log)


@MACHINE.do
def take(state: State, effect: Effect, log: Log) -> None:
    """From a discard pile: all see which card."""
    face = _face(effect, "card")
    rules.draw(state, effect, face // PER_COLOUR)
    log.say(
        text("event-take", who=Player(effect.seat), card=CARD_TEXTS[face]),
        touched=(CARDS[face], DISCARD_PILES[face // PER_COLOUR]),
    )


def _tell_round_end(state: State, log: Log) -> None:
    number = len(state.scores)
    log.say(text("event-round-end", round=number, scores=_side_scores(state, state.scores[-1])))
    if number == state.options.rounds:
        log.say(text("event-match-end", scores=_side_scores(state, totals(state.scores))))
    else:
        log.say(text("event-deal", round=number + 1, who=Player(state.first)), touched=(DRAW_PILE,))


def _side_scores(state: State, scores: tuple[int, int]) -> tuple[Text, ...]:
    if len(state.hands) == 2:
        return tuple(text("score-of", who=Player(side), score=score) for side, score in enumerate(scores))
    return tuple(
        text("score-of-pair", who=Player(side), partner=Player(side + 2), score=score)
        for side, score in enumerate(scores)
    )


def _face(effect: Effect, name: str) -> int:
    face = effect.args[name]
    assert isinstance(face, int)  # noqa: S101 - these ops are made below and in rules, always with cards
    return face


def _play(seat: int, face: int) -> Choice:
    then = (Effect("play", seat, {"card": face}),)
    return Choice(rules.PLAY_KEYS[face], text("choice-play", card=CARD_TEXTS[face]), PLAY, CARDS[face], then=then)


def _discard(seat: int, face: int) -> Choice:
    then = (Effect("discard", seat, {"card": face}),)
    label = text("choice-discard", card=CARD_TEXTS[face])
    return Choice(rules.DISCARD_KEYS[face], label, DISCARD, CARDS[face], then=then)


def _pass_first(seat: int, face: int) -> Choice:
    then = (rules.PASS_ANOTHER[seat][face],)
    return Choice(rules.PASS_KEYS[face], text("choice-pass", card=CARD_TEXTS[face]), PASS, CARDS[face], then=then)


PUT_DOWN = tuple(
    {
        choice.key: choice
        for make in (_play, _discard, _pass_first)
        for face in range(len(CARDS))
        for choice in [make(seat, face)]
    }
    for seat in range(4)
)
"""Per seat, what a card put down is as a choice, by key: made once, as every position asks for a dozen of them."""


@cache
def _no_play(face: int, last: int) -> Choice:
    why = TOO_LATE if face % PER_COLOUR == INVESTMENT else TOO_LOW[value(last)]
    return Choice(rules.PLAY_KEYS[face], text("choice-play", card=CARD_TEXTS[face]), PLAY, CARDS[face], why)


@cache
def _pass_both(seat: int, first: int, second: int) -> Choice:
    then = (Effect("hand_over", seat, {"first": first, "second": second}),)
    return Choice(rules.PASS_KEYS[second], text("choice-pass", card=CARD_TEXTS[second]), PASS, CARDS[second], then=then)


@cache
def _no_pass(face: int, why: Text) -> Choice:
    return Choice(rules.PASS_KEYS[face], text("choice-pass", card=CARD_TEXTS[face]), PASS, CARDS[face], why)


@cache
def _draw(seat: int) -> Choice:
    return Choice(rules.PILE_KEY, text("choice-draw"), DRAW, DRAW_PILE, then=(Effect("draw", seat),))


@cache
def _take(seat: int, face: int) -> Choice:
    colour = face // PER_COLOUR
    then = (Effect("take", seat, {"card": face}),)
    label = text("choice-take", card=CARD_TEXTS[face])
    return Choice(rules.TAKE_KEYS[colour], label, DRAW, DISCARD_PILES[colour], then=then)


@cache
def _no_take(face: int) -> Choice:
    colour = face // PER_COLOUR
    label = text("choice-take", card=CARD_TEXTS[face])
    return Choice(rules.TAKE_KEYS[colour], label, DRAW, DISCARD_PILES[colour], JUST_DISCARDED)
