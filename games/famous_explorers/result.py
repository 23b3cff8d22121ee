"""The end of the game and the final score (rulebook, page 11)."""

from __future__ import annotations

from functools import partial

from games.engine import Log, Player, Standing, Text, ranked, text
from games.famous_explorers import names
from games.famous_explorers.explorers import bonus
from games.famous_explorers.scoring import scorable, score_from_hand
from games.famous_explorers.state import Seat, State, Turn, passed
from games.parts.seats import in_turn


def finish(state: State, log: Log, why: Text) -> None:
    """Ends the game: what can be scored at this moment is scored, for whoever it belongs to."""
    state.ending = True
    log.reveal()
    reached = passed(state)
    for seat in in_turn(len(state.seats), state.first):
        for place in list(state.seats[seat].hand):
            if scorable(state, seat, place, reached) == "now":
                score_from_hand(state, seat, place, log)
    state.turn = Turn()
    state.block = None
    state.stack.clear()
    log.say(lambda: why)
    for seat in in_turn(len(state.seats), state.first):
        owner = state.seats[seat]
        for said, left in (("say-cards-left", _cards_left(owner)), ("say-marks-left", len(owner.marks))):
            if left:
                log.say(partial(text, said, player=Player(seat), count=left), touched=(f"seat:{seat}",))
        for key in owner.explorers:
            log.say(partial(_say_bonus, state, seat, key))


def _cards_left(owner: Seat) -> int:
    return len(owner.hand) + len(owner.drawn)


def _say_bonus(state: State, seat: int, key: str) -> Text:
    points = bonus(state.world, state.seats, seat, key)
    return text("say-bonus", player=Player(seat), explorer=names.card(key), points=points)


def standings(state: State, *, final: bool) -> tuple[Standing, ...]:
    """Every seat's place and points; what is counted at the end only where ``final``."""
    parts = [_parts(state, seat, final=final) for seat in range(len(state.seats))]
    return ranked(parts, [(len(owner.scored),) for owner in state.seats])


def _parts(state: State, seat: int, *, final: bool) -> dict[str, int]:
    owner = state.seats[seat]
    parts = {
        "hand": _points(owner, "hand", marked=False),
        "marked": _points(owner, "hand", marked=True),
        "public": _points(owner, "public", marked=False),
        "secret": _points(owner, "secret", marked=False),
        "reveals": owner.adjust,
    }
    if final:
        parts["cards-left"] = -_cards_left(owner)
        parts["marks-left"] = -len(owner.marks)
        parts["explorers"] = sum(bonus(state.world, state.seats, seat, key) for key in owner.explorers)
    return parts


def _points(owner: Seat, how: str, *, marked: bool) -> int:
    return sum(card.points for card in owner.scored if card.how == how and card.marked == marked)
