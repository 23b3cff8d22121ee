"""What a player is asked in a turn of Lost Cities (rulebook, "How to play" and "Game for four")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress

from msgspec.structs import replace

from games.engine import Choice, Effect, Question, Text, text
from games.lost_cities.cards import CARD_TEXTS, CARDS, COLOUR, INVESTMENT, PER_COLOUR, value
from games.lost_cities.effects import Discard, Draw, HandOver, PassAnother, PickUp, Play, PutDown, Take
from games.lost_cities.rules import DISCARD_PILES, DRAW_PILE, MACHINE
from games.lost_cities.state import State
from games.lost_cities.view import COLOURS

SEATS = range(4)
LEAST_HAND = 6
PASSED = 2

PLAY_KEYS = tuple(f"play-{card}" for card in CARDS)
DISCARD_KEYS = tuple(f"discard-{card}" for card in CARDS)
PASS_KEYS = tuple(f"pass-{card}" for card in CARDS)
TAKE_KEYS = tuple(f"draw-{colour}" for colour in COLOURS)
PILE_KEY = "draw-pile"
_FACE = {keys[face]: face for keys in (PLAY_KEYS, DISCARD_KEYS, PASS_KEYS) for face in range(len(CARDS))}
_COLOUR = {key: colour for colour, key in enumerate(TAKE_KEYS)}

LOWEST_NEXT = tuple(face if face % PER_COLOUR == INVESTMENT else face + 1 for face in range(len(CARDS)))
"""The lowest face that may follow each face: investments follow investments, numbers only lower numbers."""


@MACHINE.question(PutDown)
class PutDownQuestion(Question[State, PutDown]):
    def keys(self, state: State, frame: PutDown) -> list[str]:
        seat = frame.seat
        lanes, hand = state.sides[seat % 2], state.hands[seat]
        keys, discards, seen = [], [], None
        for face in hand:
            if face != seen:  # else a second card of the same face
                seen = face
                discards.append(DISCARD_KEYS[face])
                lane = lanes[COLOUR[face]]
                if not lane or face >= LOWEST_NEXT[lane[-1]]:
                    keys.append(PLAY_KEYS[face])
        keys += discards
        if len(state.hands) == 4 and _may_pass(state, seat):
            keys += [PASS_KEYS[face] for face in dict.fromkeys(hand)]
        return keys

    def then(self, state: State, frame: PutDown, key: str) -> Sequence[Effect]:
        return _PUT_DOWN[frame.seat][key]

    def prompt(self, state: State, frame: PutDown) -> Text:
        return text("prompt-down" if len(state.hands) == 2 else "prompt-down-partners")

    def choice(self, state: State, frame: PutDown, key: str) -> Choice:
        return _CARD_CHOICES[key]

    def withheld(self, state: State, frame: PutDown) -> list[Choice]:
        hand, lanes = dict.fromkeys(state.hands[frame.seat]), state.sides[frame.seat % 2]
        tops = {face: lane[-1] for face in hand if (lane := lanes[face // PER_COLOUR])}
        found = [_closed(PLAY_KEYS[face], _too_low(face, top)) for face, top in tops.items() if face < LOWEST_NEXT[top]]
        if len(state.hands) == 4 and not _may_pass(state, frame.seat):
            few = len(state.hands[frame.seat]) < LEAST_HAND + PASSED
            why = text("why-few-cards", least=LEAST_HAND) if few else text("why-all-passed")
            found += [_closed(PASS_KEYS[face], why) for face in hand]
        return found


@MACHINE.question(PassAnother)
class PassAnotherQuestion(Question[State, PassAnother]):
    def keys(self, state: State, frame: PassAnother) -> list[str]:
        left = state.hands[frame.seat][:]
        left.remove(frame.first)
        return [PASS_KEYS[face] for face in sorted(set(left))]

    def then(self, state: State, frame: PassAnother, key: str) -> Sequence[Effect]:
        return (HandOver(frame.first, _FACE[key], seat=frame.seat),)

    def prompt(self, state: State, frame: PassAnother) -> Text:
        return text("prompt-pass")

    def choice(self, state: State, frame: PassAnother, key: str) -> Choice:
        return _CARD_CHOICES[key]

    def withheld(self, state: State, frame: PassAnother) -> list[Choice]:
        if state.hands[frame.seat].count(frame.first) > 1:
            return []
        return [_closed(PASS_KEYS[frame.first], text("why-chosen"))]


@MACHINE.question(PickUp)
class PickUpQuestion(Question[State, PickUp]):
    def keys(self, state: State, frame: PickUp) -> list[str]:
        keys, blocked = [PILE_KEY, *compress(TAKE_KEYS, state.discards)], frame.blocked
        if blocked >= 0:
            keys.remove(TAKE_KEYS[blocked])
        return keys

    def then(self, state: State, frame: PickUp, key: str) -> Sequence[Effect]:
        return _PICK_UP[frame.seat][key]

    def prompt(self, state: State, frame: PickUp) -> Text:
        return text("prompt-up")

    def choice(self, state: State, frame: PickUp, key: str) -> Choice:
        return _DRAW if key == PILE_KEY else _TAKES[state.discards[_COLOUR[key]][-1]]

    def withheld(self, state: State, frame: PickUp) -> list[Choice]:
        if frame.blocked < 0:
            return []
        return [replace(_TAKES[state.discards[frame.blocked][-1]], why_not=text("why-just-discarded"))]


def _may_pass(state: State, seat: int) -> bool:
    """Whether two cards may go to the partner: six stay, and not all four seats have just passed in a row."""
    seats = len(state.hands)
    return seats == 4 and state.passes < seats and len(state.hands[seat]) >= LEAST_HAND + PASSED


@cache
def _closed(key: str, why: Text) -> Choice:
    return replace(_CARD_CHOICES[key], why_not=why)


@cache
def _too_low(face: int, top: int) -> Text:
    return text("why-number-lies") if face % PER_COLOUR == INVESTMENT else text("why-too-low", number=value(top))


def _put_down(seat: int) -> dict[str, tuple[Effect, ...]]:
    """What each card put down causes, by key."""
    found: dict[str, tuple[Effect, ...]] = {}
    for face in range(len(CARDS)):
        found[PLAY_KEYS[face]] = (Play(face, seat=seat), PickUp(seat=seat))
        found[DISCARD_KEYS[face]] = (Discard(face, seat=seat), PickUp(face // PER_COLOUR, seat=seat))
        found[PASS_KEYS[face]] = (PassAnother(face, seat=seat),)
    return found


def _pick_up(seat: int) -> dict[str, tuple[Effect, ...]]:
    """What each way to draw causes, by key."""
    takes = {key: (Take(colour, seat=seat),) for key, colour in _COLOUR.items()}
    return {PILE_KEY: (Draw(seat=seat),), **takes}


_CARD_CHOICES = {
    keys[face]: Choice(keys[face], text(f"choice-{act}", card=CARD_TEXTS[face]), text(f"group-{act}"), CARDS[face])
    for act, keys in (("play", PLAY_KEYS), ("discard", DISCARD_KEYS), ("pass", PASS_KEYS))
    for face in range(len(CARDS))
}
"""What a card put down is as a choice, by key: made once, as every position asks for a dozen of them."""

_DRAW = Choice(PILE_KEY, text("choice-draw"), text("group-draw"), DRAW_PILE)
_TAKES = [
    Choice(
        TAKE_KEYS[face // PER_COLOUR],
        text("choice-take", card=CARD_TEXTS[face]),
        text("group-draw"),
        DISCARD_PILES[face // PER_COLOUR],
    )
    for face in range(len(CARDS))
]
"""The top card of a discard pile as a choice, by face."""

_PUT_DOWN = [_put_down(seat) for seat in SEATS]
_PICK_UP = [_pick_up(seat) for seat in SEATS]
