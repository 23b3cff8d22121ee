"""Builds the view of a seat, field by field: nothing gets in that is not put in."""

from __future__ import annotations

from games.engine import Choice, Text, text
from games.moon.abilities import ROVER, UNFLIP
from games.moon.building import Terms
from games.moon.card_index import BLUEPRINTS
from games.moon.catalogue import REPUTATIONS
from games.moon.components import FLAGS, named
from games.moon.counts import score
from games.moon.extras import parkings
from games.moon.hints import Hints
from games.moon.machine import MACHINE
from games.moon.majority import contest
from games.moon.red import COPY
from games.moon.salvage import GIVE, SALVAGE
from games.moon.state import State, host_of, is_first
from games.moon.stores import held
from games.moon.turn import ASSIMILATE, BUILD, CLAIM, FLIP, PARK, lacking
from games.moon.view import Built, Extra, FlagView, HandCard, Offered, SeatView, Target, View


def show(state: State, seat: int | None) -> View:
    """What ``seat`` (None: a spectator) may know."""
    own = None if seat is None else state.seats[seat]
    return View(
        me=seat,
        phase="play" if state.stack else "over",
        actor=state.playing,
        turn=state.turns,
        era=state.era,
        round=state.round,
        rounds=state.rounds,
        x=state.x,
        flags=tuple(_flag(state, number) for number in range(len(FLAGS))),
        reputations=tuple(_offered(state, key) for key in state.offer),
        seats=tuple(_seat(state, number) for number in range(len(state.seats))),
        deck=len(state.deck),
        discards=tuple(state.discards),
        hand=() if seat is None else _hand(state, seat),
        expedition=None if own is None else own.expedition,
        used=_used(state),
        acted=state.turn.acted,
        targets=() if seat is None else _targets(state, seat),
    )


def _flag(state: State, number: int) -> FlagView:
    found = contest(state, number)
    return FlagView(FLAGS[number], state.board[number], found.leaders, found.most)


def _offered(state: State, key: str) -> Offered:
    owner = next((number for number, seat in enumerate(state.seats) if key in seat.reputations), None)
    return Offered(key, REPUTATIONS[key].level, owner)


def _seat(state: State, number: int) -> SeatView:
    seat = state.seats[number]
    lent = state.turn.lent if number == state.playing else ()
    return SeatView(
        seat=number,
        base=seat.base,
        tableau=tuple(Built(key, site.hearts, site.flipped, site.parked) for key, site in seat.tableau.items()),
        resources=named(seat.resources),
        rovers=seat.rovers,
        hearts=seat.hearts,
        flags={flag: n for flag, n in zip(FLAGS, seat.flags, strict=True) if n},
        lent=tuple(flag for flag, n in zip(FLAGS, lent, strict=False) for _ in range(n)),
        reputations=tuple(seat.reputations),
        cards=len(seat.hand),
        first=is_first(seat.expedition),
        score=score(state, number),
    )


def _hand(state: State, seat: int) -> tuple[HandCard, ...]:
    """The structures of a hand in the order dealt; what is missing is of now, whoever's turn it is."""
    terms, have = Terms(state, seat), held(state, seat)
    hints, closed = Hints(state, seat, terms), _why_closed(state, seat)
    return tuple(
        HandCard(
            key,
            terms.missing_resources(BLUEPRINTS[key], have),
            terms.missing_flags(BLUEPRINTS[key]),
            closed or lacking(BLUEPRINTS[key], hints),
        )
        for key in state.seats[seat].hand
    )


def _why_closed(state: State, seat: int) -> Text | None:
    """Why ``seat`` can build nothing at all now."""
    if state.playing != seat:
        return text("withheld-not-your-turn")
    return text("withheld-acted") if state.turn.acted and not state.turn.again else None


def _used(state: State) -> tuple[Extra, ...]:
    turn, seat = state.turn, state.playing
    used: list[Extra] = []
    if turn.expedition:
        used.append("expedition")
    if seat is not None and turn.parked >= parkings(state, seat):
        used.append("park")
    if turn.flipped:
        used.append("flip")
    if turn.claimed:
        used.append("claim")
    return tuple(used)


def _targets(state: State, seat: int) -> tuple[Target, ...]:
    choices = MACHINE.choices(state, seat)
    return tuple(found for choice in choices if (found := _target(state, choice)) is not None)


def _target(state: State, choice: Choice) -> Target | None:
    key, card = choice.key, choice.ref
    if card is None:
        return None
    if key.startswith((BUILD, ASSIMILATE, GIVE)):
        return Target(key, "hand", card)
    if key.startswith((PARK, FLIP, ROVER, UNFLIP, COPY)):
        return Target(key, "structure", card, host_of(state, card))
    if key.startswith(CLAIM):
        return Target(key, "reputation", card)
    return Target(key, "discard", card) if key.startswith(SALVAGE) else None
