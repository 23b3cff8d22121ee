"""The turn of Lost Cities: what is open, and what it does to a position, in place.

Both roads to a move lead through here: the contract's (``ops``, which adds words) and the search path, ``legal`` and
``step``, which works on the caller's own clone and neither checks nor narrates.

The stack holds one frame while a match runs: ``put_down`` (play, discard, or with four players pass), ``pass_another``
(the second card to pass; ``first`` is the one already chosen) or ``pick_up`` (``blocked`` is the colour discarded to in
this turn). When the match is over it is empty.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from games.engine import Chance, Effect
from games.lost_cities.cards import CARDS, INVESTMENT, PER_COLOUR, deck
from games.lost_cities.scoring import side_scores, totals
from games.lost_cities.state import State, TableOptions
from games.lost_cities.view import COLOURS

HAND = 8
LEAST_HAND = 6
PASSED = 2
PILE = -1
"""Where ``draw`` takes from: a colour's discard pile by its number, or the draw pile."""

LOWEST_NEXT = tuple(face if face % PER_COLOUR == INVESTMENT else face + 1 for face in range(len(CARDS)))
"""The lowest face that may follow each face: investments follow investments, numbers only lower numbers."""

PUT_DOWN = tuple(Effect("put_down", seat) for seat in range(4))
PICK_UP = tuple(Effect("pick_up", seat) for seat in range(4))
PICK_UP_ELSEWHERE = tuple(
    tuple(Effect("pick_up", seat, {"blocked": colour}) for colour in range(len(COLOURS))) for seat in range(4)
)
PASS_ANOTHER = tuple(
    tuple(Effect("pass_another", seat, {"first": face}) for face in range(len(CARDS))) for seat in range(4)
)

PLAY_KEYS = tuple(f"play-{card}" for card in CARDS)
DISCARD_KEYS = tuple(f"discard-{card}" for card in CARDS)
PASS_KEYS = tuple(f"pass-{card}" for card in CARDS)
TAKE_KEYS = tuple(f"draw-{colour}" for colour in COLOURS)
PILE_KEY = "draw-pile"


def begin(seats: int, options: TableOptions, chance: Chance) -> State:
    """The first position of a match."""
    first = chance.below(seats) if options.first == "random" else options.first
    state = State(options, chance, first, 0, 0, [], [[] for _ in range(seats)], [], [], [], [], [])
    _deal(state)
    return state


def legal(state: State) -> list[str]:
    """The keys open to the seat whose turn it is; empty when the match is over."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    return _KEYS[frame.op](state, frame)


def step(state: State, key: str) -> None:
    """Takes ``key``, one of ``legal(state)``, in place."""
    act, subject = _ACTS[key]
    act(state, state.stack.pop(), subject)


def may_pass(state: State, seat: int) -> bool:
    """Whether two cards may go to the partner: six stay, and not all four seats have just passed in a row."""
    seats = len(state.hands)
    return seats == 4 and state.passes < seats and len(state.hands[seat]) >= LEAST_HAND + PASSED


def put_down_keys(state: State, frame: Effect) -> list[str]:
    lanes = state.sides[frame.seat % 2]
    keys, hand, seen = [], [], None
    for face in state.hands[frame.seat]:
        if face == seen:  # a second card of the same face
            continue
        seen = face
        hand.append(face)
        lane = lanes[face // PER_COLOUR]
        if not lane or face >= LOWEST_NEXT[lane[-1]]:
            keys.append(PLAY_KEYS[face])
    keys += [DISCARD_KEYS[face] for face in hand]
    if may_pass(state, frame.seat):
        keys += [PASS_KEYS[face] for face in hand]
    return keys


def pass_another_keys(state: State, frame: Effect) -> list[str]:
    left = state.hands[frame.seat][:]
    left.remove(frame.args["first"])  # type: ignore[arg-type]
    return [PASS_KEYS[face] for face in sorted(set(left))]


def pick_up_keys(state: State, frame: Effect) -> list[str]:
    blocked = frame.args.get("blocked")
    return [PILE_KEY, *[TAKE_KEYS[i] for i, pile in enumerate(state.discards) if pile and i != blocked]]


def play(state: State, frame: Effect, face: int) -> None:
    """A card onto the own side."""
    seat = frame.seat
    _let_go(state, seat, face)
    state.sides[seat % 2][face // PER_COLOUR] += (face,)
    state.passes = 0
    state.stack.append(PICK_UP[seat])


def discard(state: State, frame: Effect, face: int) -> None:
    """A card onto its colour's discard pile."""
    seat, colour = frame.seat, face // PER_COLOUR
    _let_go(state, seat, face)
    state.discards[colour] += (face,)
    state.passes = 0
    state.stack.append(PICK_UP_ELSEWHERE[seat][colour])


def choose_pass(state: State, frame: Effect, face: int) -> None:
    """A card to pass: the first is only chosen, the second takes both to the partner."""
    first = frame.args.get("first")
    if isinstance(first, int):
        hand_over(state, frame, (first, face))
    else:
        state.stack.append(PASS_ANOTHER[frame.seat][face])


def hand_over(state: State, frame: Effect, faces: tuple[int, ...]) -> None:
    """Cards face down to the partner; nothing is drawn."""
    giver = frame.seat
    partner = (giver + 2) % 4
    for face in faces:
        _let_go(state, giver, face)
        insort(state.hands[partner], face)
    state.given[giver] += faces
    state.passes += 1
    _end_turn(state, giver)


def draw(state: State, frame: Effect, source: int) -> None:
    """The top card of the draw pile or of a discard pile into the hand; the last of the draw pile ends the round."""
    hand = state.hands[frame.seat]
    if source == PILE:
        insort(hand, state.pile.pop())
    else:
        pile = state.discards[source]
        state.discards[source] = pile[:-1]
        insort(hand, pile[-1])
    _end_turn(state, frame.seat)


def _let_go(state: State, seat: int, face: int) -> None:
    """Takes a card out of a hand. Its face is then no longer known to be there on account of an earlier pass."""
    state.hands[seat].remove(face)
    if state.given:
        giver = (seat + 2) % 4
        known = state.given[giver]
        if face in known:
            at = known.index(face)
            state.given[giver] = known[:at] + known[at + 1 :]


def _end_turn(state: State, seat: int) -> None:
    state.turns += 1
    if state.pile:
        state.stack.append(PUT_DOWN[(seat + 1) % len(state.hands)])
        return
    state.scores.append(side_scores(state))
    if len(state.scores) < state.options.rounds:
        state.first = _next_first(state)
        _deal(state)


def _next_first(state: State) -> int:
    """Who starts the next round: the first seat of a leading side, counted from the seat after the last starter.

    So the player with the most points starts (rulebook), partners who keep the lead take it in turns, and when the
    leaders are level the start passes on to the next seat (both rulings).
    """
    seats, total = len(state.hands), totals(state.scores)
    order = [(state.first + k) % seats for k in range(1, seats + 1)]
    return next(seat for seat in order if total[seat % 2] == max(total))


def _deal(state: State) -> None:
    """Lays out a round: every card shuffled, eight to each seat, the rest is the draw pile."""
    seats, expeditions = len(state.hands), state.options.expeditions
    pile = list(deck(seats, expeditions))
    state.chance.shuffle(pile)
    state.hands = [sorted(pile.pop() for _ in range(HAND)) for _ in range(seats)]
    state.pile = pile
    state.given = [()] * seats if seats == 4 else []
    state.sides = [[()] * expeditions, [()] * expeditions]
    state.discards = [()] * expeditions
    state.passes = 0
    state.stack.append(PUT_DOWN[state.first])


_KEYS: dict[str, Callable[[State, Effect], list[str]]] = {
    "put_down": put_down_keys,
    "pass_another": pass_another_keys,
    "pick_up": pick_up_keys,
}
_ACTS: dict[str, tuple[Callable[[State, Effect, int], None], int]] = {
    **{key: (play, face) for face, key in enumerate(PLAY_KEYS)},
    **{key: (discard, face) for face, key in enumerate(DISCARD_KEYS)},
    **{key: (choose_pass, face) for face, key in enumerate(PASS_KEYS)},
    **{key: (draw, colour) for colour, key in enumerate(TAKE_KEYS)},
    PILE_KEY: (draw, PILE),
}
