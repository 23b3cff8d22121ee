"""Views of a position: what a seat may know, and what it may not, dealt anew."""

from __future__ import annotations

from random import Random

from games.engine.chance import unknown
from games.lost_cities.cards import CARDS, names
from games.lost_cities.rules import PASS_ANOTHER
from games.lost_cities.scoring import expedition_score, totals
from games.lost_cities.state import State, clone
from games.lost_cities.view import COLOURS, Expedition, View

STEPS = {"put_down": "down", "pass_another": "pass", "pick_up": "up"}


def look(state: State, me: int | None) -> View:
    """The position as ``me`` (None: a spectator) sees it."""
    colours = COLOURS[: state.options.expeditions]
    frame = state.stack[-1] if state.stack else None
    blocked = frame.args.get("blocked") if frame else None
    return View(
        me=me,
        seats=len(state.hands),
        round=min(len(state.scores) + 1, state.options.rounds),
        rounds=state.options.rounds,
        colours=colours,
        actor=frame.seat if frame else None,
        step=STEPS[frame.op] if frame else "over",
        sides=(_expeditions(state, 0), _expeditions(state, 1)),
        discards=tuple(CARDS[pile[-1]] if pile else None for pile in state.discards),
        blocked=colours[blocked] if isinstance(blocked, int) else None,
        draw_pile=len(state.pile),
        hand_counts=tuple(map(len, state.hands)),
        round_scores=tuple(state.scores),
        totals=totals(state.scores),
        hand=() if me is None else names(state.hands[me]),
        given=_passed(state, me),
        received=_passed(state, None if me is None else (me + 2) % 4),
    )


def resample(state: State, me: int | None, rng: Random) -> State:
    """A position ``me`` cannot tell from ``state``: other hands, passed cards, the draw pile and later luck dealt anew.

    What partners passed each other stays where ``me`` knows it to be. Discard piles stay: everybody saw them grow.
    """
    dealt = clone(state)
    dealt.chance = unknown(rng)
    others = [seat for seat in range(len(dealt.hands)) if seat != me]
    known = {seat: _known_to(state, me, seat) for seat in others}
    unseen = [face for seat in others for face in _without(dealt.hands[seat], known[seat])] + dealt.pile
    unseen.sort()  # how they lie now is not to be told by how they are dealt anew
    rng.shuffle(unseen)
    for seat in others:
        wanted = len(dealt.hands[seat]) - len(known[seat])
        dealt.hands[seat] = sorted([*known[seat], *[unseen.pop() for _ in range(wanted)]])
    dealt.pile = unseen
    for giver, faces in enumerate(dealt.given):
        if me is None or giver % 2 != me % 2:
            dealt.given[giver] = tuple(rng.sample(dealt.hands[(giver + 2) % 4], len(faces)))
    _choose_anew(dealt, me, rng)
    return dealt


def _choose_anew(state: State, me: int | None, rng: Random) -> None:
    """Whoever is in the middle of passing has chosen some card of the new hand."""
    frame = state.stack[-1] if state.stack else None
    if frame is not None and frame.op == "pass_another" and frame.seat != me:
        state.stack[-1] = PASS_ANOTHER[frame.seat][rng.choice(state.hands[frame.seat])]


def _expeditions(state: State, side: int) -> tuple[Expedition, ...]:
    return tuple(
        Expedition(COLOURS[colour], names(cards), expedition_score(cards))
        for colour, cards in enumerate(state.sides[side])
    )


def _passed(state: State, giver: int | None) -> tuple[str, ...]:
    """What ``giver`` passed and the partner still holds, sorted as a hand is."""
    return names(sorted(state.given[giver])) if giver is not None and state.given else ()


def _known_to(state: State, me: int | None, seat: int) -> tuple[int, ...]:
    """The cards in the hand of ``seat`` that ``me`` passed there."""
    return state.given[me] if me is not None and state.given and seat == (me + 2) % 4 else ()


def _without(hand: list[int], faces: tuple[int, ...]) -> list[int]:
    left = hand[:]
    for face in faces:
        left.remove(face)
    return left
