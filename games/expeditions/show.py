"""Builds the view of a seat, field by field: nothing gets in that is not put in."""

from __future__ import annotations

from typing import Any, cast

from games.engine import WAYS_OUT
from games.expeditions.benefits import open_benefits
from games.expeditions.board import POSITIONS
from games.expeditions.catalogue import CARDS
from games.expeditions.effects import Gather
from games.expeditions.glory import progress
from games.expeditions.machine import MACHINE
from games.expeditions.scoring import score
from games.expeditions.state import State, cleared, corruption_view
from games.expeditions.terms import SPOTS
from games.expeditions.view import ActiveCard, SeatView, Target, TileView, View


def show(state: State, seat: int | None) -> View:
    """What ``seat`` (None: a spectator) may know."""
    return View(
        me=seat,
        phase="play" if state.stack else "over",
        actor=state.actor,
        first=state.first,
        turn=state.turns,
        ending=state.ending,
        tiles=tuple(_tile(state, position) for position in POSITIONS),
        spots=tuple(state.spots),
        deck=len(state.deck),
        sweep=tuple(state.sweep),
        bag=len(state.bag),
        supply_maps=state.maps,
        supply_workers=_workers(state.workers),
        seats=tuple(_seat(state, number) for number in range(len(state.seats))),
        exposed=cast("Any", state.exposed),
        benefits=_benefits(state),
        shown=state.shown,
        targets=() if seat is None else _targets(state, seat),
    )


def _tile(state: State, position: str) -> TileView:
    hidden = position in state.hidden
    return TileView(
        position=position,
        number=None if hidden else state.tiles[position],
        map=hidden,
        corruption=tuple(map(corruption_view, state.corruption.get(position, ()))),
        cleared=cleared(state, position),
        mechs=tuple(number for number, seat in enumerate(state.seats) if seat.position == position),
    )


def _seat(state: State, number: int) -> SeatView:
    seat = state.seats[number]
    lent = state.lent if number == state.actor else ()
    return SeatView(
        seat=number,
        mech=seat.mech,
        character=seat.character,
        companion=seat.companion,
        position=seat.position,
        token=cast("Any", seat.token),
        power=seat.power,
        guile=seat.guile,
        coins=seat.coins,
        maps=seat.maps,
        available=_workers(seat.workers),
        workers=_workers(seat.all_workers()),
        stars=len(seat.stars),
        hand=tuple(seat.hand),
        active=tuple(ActiveCard(one.card, cast("Any", one.worker), one.card in lent) for one in seat.active),
        solved=tuple(seat.solved),
        melded=tuple(seat.melded),
        upgraded=tuple(seat.upgraded),
        corruption=tuple(map(corruption_view, seat.corruption)),
        progress=progress(seat),
        score=score(state, number),
    )


def _workers(found: dict[str, int]) -> Any:
    return found.copy()


def _benefits(state: State) -> tuple[int, ...]:
    frame = next((frame for frame in reversed(state.stack) if isinstance(frame, Gather)), None)
    return () if frame is None else open_benefits(state, frame)


def _targets(state: State, seat: int) -> tuple[Target, ...]:
    if not state.stack or state.stack[-1].seat != seat:
        return ()
    frame = state.stack[-1]
    question = MACHINE.question_of(frame)
    found = ((key, question.ref(state, frame, key)) for key in question.keys(state, frame) if key not in WAYS_OUT)
    return tuple(Target(key, _kind(ref), ref) for key, ref in found if ref is not None)


def _kind(ref: str) -> Any:
    if ref in SPOTS:
        return "spot"
    return "card" if ref in CARDS else "position"
