"""Builds the view of a seat, field by field: nothing gets in that is not put in."""

from __future__ import annotations

from collections.abc import Sequence

from games.famous_explorers import explorers
from games.famous_explorers.arrow_choices import read_arrow_key
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.names import region_of
from games.famous_explorers.paths import ARROWS, leading
from games.famous_explorers.scoring import scorable
from games.famous_explorers.state import State, passed, spare_tokens
from games.famous_explorers.turn import price
from games.famous_explorers.view import (
    COLOURS,
    Blocked,
    ExpeditionView,
    HandCard,
    LaidArrow,
    Offer,
    Phase,
    ScoredCard,
    SeatView,
    SecretView,
    Target,
    View,
)


def show(state: State, seat: int | None) -> View:
    """What ``seat`` (None: a spectator) may know."""
    own = None if seat is None else state.seats[seat]
    return View(
        me=seat,
        map=state.map,
        phase=_phase(state),
        asked=MACHINE.waiting(state),
        first=state.first,
        turn=state.turns,
        last_round=state.ending,
        expeditions=tuple(_expedition(state, colour) for colour in COLOURS),
        seats=tuple(_seat(state, number) for number in range(len(state.seats))),
        public=tuple(state.public),
        secrets=tuple(
            SecretView(secret.peekers, secret.place if seat in secret.peekers else None) for secret in state.secrets
        ),
        offers=tuple(_offer(card) for card in state.offers),
        blocked=None if state.block is None else Blocked(state.block.edge, state.block.seat),
        ticket_supply=state.supply,
        spent=state.turn.spent,
        main_laid=state.turn.main,
        deck=len(state.deck),
        event_deck=len(state.event_deck),
        discards=tuple(state.discards),
        hand=() if seat is None or own is None else _cards(state, seat, own.hand),
        drawn=() if seat is None or own is None else _cards(state, seat, own.drawn, scorable_now=False),
        auto=None if own is None else own.auto,
        targets=() if seat is None else _targets(state, seat),
    )


def _phase(state: State) -> Phase:
    if not state.stack:
        return "over"
    return "play" if state.playing is not None else "marks"


def _expedition(state: State, colour: str) -> ExpeditionView:
    path = state.paths[colour]
    return ExpeditionView(
        colour=colour,
        arrows=tuple(LaidArrow(arrow.edge, arrow.source, arrow.target) for arrow in path.arrows),
        tip=path.tip,
        supply=ARROWS - len(path),
        looped=path.looped,
        over=path.over,
    )


def _seat(state: State, number: int) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        seat=number,
        score=seat.score,
        tickets=seat.tickets,
        cards=len(seat.hand) + len(seat.drawn),
        marks=tuple(seat.marks),
        spare=spare_tokens(state, number),
        scored=tuple(ScoredCard(card.place, card.how, card.marked, card.points) for card in seat.scored),
        explorers=tuple(seat.explorers),
        events=tuple(seat.events),
    )


def _offer(card: str) -> Offer:
    return Offer(card, "explorer" if card in explorers.EXPLORERS else "event", price(card))


def _cards(state: State, seat: int, cards: Sequence[str], *, scorable_now: bool = True) -> tuple[HandCard, ...]:
    reached, world = passed(state), state.world
    tips = [path.tip for path in state.paths.values()]
    return tuple(
        HandCard(
            place=place,
            region=region_of(state.map, place),
            near=place in world.near,
            marked=place in state.seats[seat].marks,
            passed=place in reached,
            scorable=scorable(state, seat, place, reached) if scorable_now else None,
            distance=min(world.spans[place][tip] for tip in tips),
        )
        for place in sorted(cards, key=world.places.index)
    )


def _targets(state: State, seat: int) -> tuple[Target, ...]:
    if MACHINE.mover(state) != seat:
        return ()
    found = []
    for key in MACHINE.legal(state):
        route = read_arrow_key(key)
        if route is not None:
            arrow = leading(state.map)[route.source or state.paths[route.colour].tip][route.target]
            found.append(Target(key, route.colour, arrow.edge, arrow.source, arrow.target, route.kind == "ticket"))
    return tuple(found)
