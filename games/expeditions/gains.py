"""What is gained: pieces, cards from the spots and the deck, and the sweep (rulebook, pages 9 and 10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from msgspec.structs import replace

from games.engine import Effect, Log, Player, Text, WhichQuestion, push, text
from games.expeditions import names
from games.expeditions.abilities import Gain, GainCard, Per, Sweep
from games.expeditions.board import NEIGHBOURS, adjacent
from games.expeditions.catalogue import CARDS
from games.expeditions.deck import SPOT_INDEX, draw, put_away, refill, turn_up
from games.expeditions.effects import Keep, KeepCard, PickCard, SweepCards, TakeFaceUp
from games.expeditions.machine import MACHINE
from games.expeditions.ongoing import whenever
from games.expeditions.questions import PassableQuestion
from games.expeditions.state import MOST, ROW_LIMIT, Active, Seat, State
from games.expeditions.terms import SPOTS, Count, Kind, Source, Spot, Stock

_SPOTS: dict[str, Spot] = {spot: spot for spot in SPOTS}
_FULL = {"power": text("withheld-power-full", n=MOST), "guile": text("withheld-guile-full", n=MOST)}
_NO_MAPS = text("withheld-no-maps")
_NO_BAG = text("withheld-bag-empty")
_NO_COUNT = text("withheld-no-count")
_NO_CARDS = text("withheld-deck-empty")
_NO_FACE_UP = text("withheld-no-face-up")
_ROW_FULL = text("withheld-row-full", n=ROW_LIMIT)
IN_HAND = ".hand"
_ALL, _CHOSEN = "all", "done"
"""What is swept by other keys than those of the spots."""


# Pieces


@MACHINE.need(Gain)
def need_gain(state: State, effect: Gain) -> Text | None:
    """Room on the track, or a piece in the supply."""
    return why_no(state, state.seats[effect.seat], effect.what)


def why_no(state: State, owner: Seat, what: Stock) -> Text | None:
    """Why a seat can gain none of ``what`` now: the track is full, or the supply empty."""
    if what == "coins":
        return None
    if what in _FULL:
        return _FULL[what] if (owner.power if what == "power" else owner.guile) >= MOST else None
    if what == "map":
        return None if state.maps else _NO_MAPS
    if what == "corruption":
        return None if state.bag else _NO_BAG
    return None if state.workers[what] else _no_worker(what)


@lru_cache
def _no_worker(colour: str) -> Text:
    return text("withheld-workers-gone", colour=colour)


@MACHINE.do(Gain)
def gain(state: State, effect: Gain, log: Log) -> None:
    gain_pieces(state, effect.seat, effect.what, effect.n, effect.chain, log, effect.card)


def gain_pieces(
    state: State, seat: int, what: Stock, n: int, chain: tuple[str, ...], log: Log, by: str | None = None
) -> None:
    """``n`` of ``what`` for a seat, as far as the track and the supply reach; ``by`` is the card that brings it."""
    owner = state.seats[seat]
    match what:
        case "power":
            n = min(n, MOST - owner.power)
            owner.power += n
        case "guile":
            n = min(n, MOST - owner.guile)
            owner.guile += n
        case "coins":
            owner.coins += n
        case "map":
            n = min(n, state.maps)
            state.maps -= n
            owner.maps += n
        case "corruption":
            _draw_tokens(state, seat, n, log, by)
            return
        case _:
            n = min(n, state.workers[what])
            state.workers[what] -= n
            owner.workers[what] += n
            for _ in range(n):
                whenever(state, seat, "gain-worker", chain)
    if n and log.listens:
        log.say(lambda: names.gains("say-gains", seat, by, what=names.amount(what, n)), touched=(f"seat:{seat}",))


def _draw_tokens(state: State, seat: int, n: int, log: Log, by: str | None) -> None:
    owner = state.seats[seat]
    for _ in range(min(n, len(state.bag))):
        token = names.token(state.bag[-1])
        owner.corruption = [*owner.corruption, state.bag.pop()]
        log.say(partial(names.gains, "say-gains", seat, by, what=token), touched=(f"seat:{seat}",))
        log.reveal()


@MACHINE.need(Per)
def need_per(state: State, effect: Per) -> Text | None:
    """Something to count, and room for what it gives."""
    if not amount(state.seats[effect.seat], effect):
        return _NO_COUNT
    return why_no(state, state.seats[effect.seat], effect.what)


@MACHINE.do(Per)
def per(state: State, effect: Per, log: Log) -> None:
    n = amount(state.seats[effect.seat], effect)
    if n:
        gain_pieces(state, effect.seat, effect.what, n, effect.chain, log, effect.card)


def amount(owner: Seat, effect: Per) -> int:
    """What a per-count gain gives a seat now."""
    return min(effect.most, count(owner, effect.count) // effect.each * effect.n)


def count(owner: Seat, what: Count) -> int:
    """How many of ``what`` a seat has."""
    match what:
        case "maps":
            return owner.maps
        case "workers":
            return sum(owner.all_workers().values())
        case "available-workers":
            return sum(owner.workers.values())
        case "cards":
            return len(owner.hand) + len(owner.active)
        case "solved" | "melded" | "upgraded" | "stars" | "corruption":
            return len(getattr(owner, what))
        case _:
            colour = what.removesuffix("-cards")
            return sum(CARDS[card].colour == colour for card in controlled(owner))


def controlled(owner: Seat) -> list[str]:
    """The cards in hand and in the active row."""
    return [*owner.hand, *(active.card for active in owner.active)]


# Cards


def take_card(state: State, effect: GainCard | TakeFaceUp | Keep, card: str, log: Log) -> None:
    """A card is gained: to the right end of the active row, or to the hand."""
    seat, to_hand = effect.seat, not isinstance(effect, GainCard) and effect.to_hand
    by = effect.card if isinstance(effect, GainCard) else effect.by
    owner = state.seats[seat]
    if to_hand:
        owner.hand.append(card)
    else:
        owner.active.append(Active(card))
    said = "say-gains-card-hand" if to_hand else "say-gains-card"
    log.say(lambda: names.gains(said, seat, by, card=names.card(card)), touched=(f"seat:{seat}", f"card:{card}"))
    whenever(state, seat, "gain-card", effect.chain, card)


# Gaining a card


def spots_open(state: State, seat: int, source: Source, kind: Kind) -> list[Spot]:
    """The face-up cards a gain from ``source`` may take, by spot."""
    spots = SPOTS if source == "face-up" else adjacent_spots(state, seat)
    cards = state.spots
    if kind == "any":
        return [spot for spot in spots if cards[SPOT_INDEX[spot]] is not None]
    return [spot for spot in spots if (card := cards[SPOT_INDEX[spot]]) is not None and names.kind_of(card) == kind]


def adjacent_spots(state: State, seat: int) -> tuple[Spot, ...]:
    """The spots adjacent to a seat's mech; none at Basecamp."""
    position = state.seats[seat].position
    return () if position is None else _adjacent(position, wide=state.options.wide_adjacency)


@lru_cache
def _adjacent(position: str, *, wide: bool) -> tuple[Spot, ...]:
    places = (position, *NEIGHBOURS[position]) if wide else (position,)
    near = {spot for place in places for spot in adjacent(place)}
    return tuple(spot for spot in SPOTS if spot in near)


def card_at(state: State, spot: Spot) -> str | None:
    """The face-up card on a spot."""
    return state.spots[SPOT_INDEX[spot]]


@MACHINE.need(GainCard)
def need_gain_card(state: State, effect: GainCard) -> Text | None:
    """A card to gain, and room in the active row where the table limits it."""
    if state.options.row_limit and len(state.seats[effect.seat].active) >= ROW_LIMIT:
        return _ROW_FULL
    if effect.source in {"deck", "two"}:
        return None if state.deck else _NO_CARDS
    return None if spots_open(state, effect.seat, effect.source, effect.kind) else _NO_FACE_UP


@MACHINE.do(GainCard)
def gain_card(state: State, effect: GainCard, log: Log) -> None:
    """A face-up card, the top one, or one of two."""
    if need_gain_card(state, effect) is not None:
        return
    source = effect.source
    if source in {"face-up", "adjacent"}:
        push(state, [PickCard(source, effect.kind, effect.chain, effect.card, seat=effect.seat)])
        return
    found = [card for card in (draw(state, log) for _ in range(2 if source == "two" else 1)) if card is not None]
    seat = effect.seat
    if len(found) == 1 and state.seats[seat].rules.rule != "to-hand":
        take_card(state, effect, found[0], log)
        refill(state, log)
        return
    state.shown = tuple(found)
    log.say(
        lambda: text("say-draws", player=Player(seat), cards=tuple(map(names.card, found))),
        touched=tuple(f"card:{card}" for card in found),
    )
    refill(state, log)
    push(state, [KeepCard(effect.chain, effect.card, seat=seat)])


def _both_ways(state: State, seat: int, things: Sequence[str]) -> Sequence[str]:
    """Each thing, and once more for the hand where the mech lets cards go there."""
    if state.seats[seat].rules.rule != "to-hand":
        return things
    return [way for thing in things for way in (thing, thing + IN_HAND)]


def _gaining(card: str, *, to_hand: bool) -> Text:
    told = "do-gain-card-hand" if to_hand else "do-gain-card"
    return text(told, card=names.card(card), about=names.about(card))


@MACHINE.question(PickCard)
class PickCardQuestion(PassableQuestion[PickCard]):
    prefix = "gain-"

    def things(self, state: State, frame: PickCard) -> Sequence[str]:
        return _both_ways(state, frame.seat, spots_open(state, frame.seat, frame.source, frame.kind))

    def chosen(self, state: State, frame: PickCard, thing: str) -> tuple[Effect, ...]:
        spot, to_hand = _picked(thing)

        return (TakeFaceUp(_SPOTS[spot], to_hand, frame.chain, frame.by, seat=frame.seat),)

    def forfeits(self, state: State, frame: PickCard) -> Text:
        return names.effects([GainCard(frame.source, frame.kind)])

    def named(self, state: State, frame: PickCard, thing: str) -> Text:
        spot, to_hand = _picked(thing)
        card = card_at(state, _SPOTS[spot])
        assert card is not None  # noqa: S101 - open spots bear a card
        return _gaining(card, to_hand=to_hand)

    def ref(self, state: State, frame: PickCard, key: str) -> str:
        return _picked(key.removeprefix(self.prefix))[0]


def _picked(thing: str) -> tuple[str, bool]:
    name, dot, _ = thing.partition(".")
    return name, bool(dot)


@MACHINE.do(TakeFaceUp)
def take_face_up(state: State, effect: TakeFaceUp, log: Log) -> None:
    index = SPOT_INDEX[effect.spot]
    card = state.spots[index]
    assert card is not None  # noqa: S101 - chosen from those that are there
    state.spots[index] = None
    take_card(state, effect, card, log)
    turn_up(state, index, log)


@MACHINE.question(KeepCard)
class KeepCardQuestion(WhichQuestion[State, KeepCard]):
    prefix = "keep-"

    def things(self, state: State, frame: KeepCard) -> Sequence[str]:
        return _both_ways(state, frame.seat, state.shown)

    def chosen(self, state: State, frame: KeepCard, thing: str) -> tuple[Effect, ...]:
        card, to_hand = _picked(thing)
        return (Keep(card, to_hand, frame.chain, frame.by, seat=frame.seat),)

    def prompt(self, state: State, frame: KeepCard) -> Text:
        return text("ask-keep-card")

    def named(self, state: State, frame: KeepCard, thing: str) -> Text:
        card, to_hand = _picked(thing)
        return _gaining(card, to_hand=to_hand)

    def ref(self, state: State, frame: KeepCard, key: str) -> str:
        return _picked(key.removeprefix(self.prefix))[0]


@MACHINE.do(Keep)
def keep(state: State, effect: Keep, log: Log) -> None:
    card = effect.card
    others = [other for other in state.shown if other != card]
    state.shown = ()
    take_card(state, effect, card, log)
    put_away(state, others, log)


# Sweeping


@MACHINE.need(Sweep)
def need_sweep(state: State, effect: Sweep) -> Text | None:  # noqa: ARG001
    """A face-up card."""
    return None if any(state.spots) else _NO_FACE_UP


@MACHINE.question(Sweep)
class SweepQuestion(PassableQuestion[Sweep]):
    prefix = "sweep-"

    def things(self, state: State, frame: Sweep) -> list[str]:
        found: list[str] = [spot for spot in _bearing(state) if spot not in frame.chosen]
        return [*found, _CHOSEN] if frame.chosen else [*found, _ALL] if found else []

    def chosen(self, state: State, frame: Sweep, thing: str) -> tuple[Effect, ...]:
        if thing == _ALL:
            return (SweepCards(_bearing(state), seat=frame.seat),)
        if thing == _CHOSEN:
            return (SweepCards(frame.chosen, seat=frame.seat),)
        return (replace(frame, chosen=(*frame.chosen, _SPOTS[thing])),)

    def prompt(self, state: State, frame: Sweep) -> Text:
        chosen = tuple(names.card(card) for spot in frame.chosen if (card := card_at(state, spot)))
        return text("ask-sweep-more", cards=chosen) if chosen else text("ask-sweep")

    def named(self, state: State, frame: Sweep, thing: str) -> Text:
        if thing == _ALL:
            return text("do-sweep-all")
        if thing == _CHOSEN:
            return text("do-sweep-done", n=len(frame.chosen))
        card = card_at(state, _SPOTS[thing])

        assert card is not None  # noqa: S101 - open spots bear a card
        return text("do-sweep", card=names.card(card))

    def ref(self, state: State, frame: Sweep, key: str) -> str | None:
        return _SPOTS.get(key.removeprefix(self.prefix))


def _bearing(state: State) -> tuple[Spot, ...]:
    """The spots that bear a card."""
    return tuple(spot for spot, card in zip(SPOTS, state.spots, strict=True) if card)


@MACHINE.do(SweepCards)
def sweep_cards(state: State, effect: SweepCards, log: Log) -> None:
    """The chosen cards go to the sweep pile all at once, then others are turned up."""
    indexes = [SPOT_INDEX[spot] for spot in effect.spots]
    cards = [card for index in indexes if (card := state.spots[index]) is not None]
    for index in indexes:
        state.spots[index] = None
    log.say(
        lambda: text("say-swept", player=Player(effect.seat), cards=tuple(map(names.card, cards))),
        touched=tuple(f"card:{card}" for card in cards),
    )
    put_away(state, cards, log)
    for index in indexes:
        turn_up(state, index, log)
