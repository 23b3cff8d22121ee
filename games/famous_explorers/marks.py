"""Important destinations: four marks each, before the first turn (rulebook, pages 4 and 5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from games.engine import Choice, Effect, Log, Player, SimultaneousQuestion, Text, text
from games.famous_explorers import names
from games.famous_explorers.effects import ExchangeOne, PlaceMark, PlaceMarks
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.maps import world_of
from games.famous_explorers.questions import WhichPlaceQuestion
from games.famous_explorers.state import MARKS, Seat, State

EXCHANGE = "discard-"


def why_no_mark(state: State, place: str, marks: Collection[str]) -> Text | None:
    """Why a player with ``marks`` cannot mark ``place``; None where it can be marked."""
    if place in state.world.near:
        return text("withheld-near")
    return None if _beside(state)[place].isdisjoint(marks) else text("withheld-beside-own-mark")


def _beside(state: State) -> Mapping[str, frozenset[str]]:
    """The places that own marks keep away from, around every place."""
    contracted = state.options.mark_spacing == "contracted"
    return state.world.adjacent if contracted else state.world.adjacent_single_dot


def room_for(state: State, count: int, marks: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether ``count`` more marks fit on places of ``cards`` beside those on ``marks``."""
    bits, away = _as_bits(state.map, state.options.mark_spacing)
    return _fit(away, count, sum([bits[place] for place in _free(state, marks, cards)]))


def _free(state: State, marks: Sequence[str], cards: Sequence[str]) -> list[str]:
    """The places of ``cards`` that a player with ``marks`` can mark next."""
    near, beside = state.world.near, _beside(state)
    return [place for place in cards if place not in marks and place not in near and beside[place].isdisjoint(marks)]


@lru_cache
def _as_bits(map_name: str, spacing: str) -> tuple[Mapping[str, int], Mapping[int, int]]:
    """A bit for each place of a map, and for each bit those of other places that a mark there leaves free."""
    world = world_of(map_name)
    bits = {place: 1 << number for number, place in enumerate(world.places)}
    beside = world.adjacent if spacing == "contracted" else world.adjacent_single_dot
    return bits, {bit: ~sum([bit, *(bits[other] for other in beside[place])]) for place, bit in bits.items()}


def _fit(away: Mapping[int, int], count: int, places: int) -> bool:
    """Whether ``count`` of ``places`` (a sum of bits), each free for a mark, can be marked together."""
    if count <= 1:
        return count <= 0 or places != 0
    while places:
        bit = places & -places
        places -= bit
        if _fit(away, count - 1, places & away[bit]):
            return True
    return False


def marking(state: State) -> list[int]:
    """The seats that have marks to place, while the set-up lasts."""
    if not state.stack or not isinstance(state.stack[-1], PlaceMarks):
        return []
    return [seat for seat, owner in enumerate(state.seats) if len(owner.marks) < MARKS and _can_go_on(state, owner)]


def _can_go_on(state: State, owner: Seat) -> bool:
    """Whether a player can mark a place, or exchange a card to get one that can be marked."""
    return bool(state.deck or _free(state, owner.marks, owner.hand))


def _exchanging(state: State, owner: Seat) -> bool:
    """Whether a player exchanges a card next, because the hand has no room for the marks to come."""
    return bool(state.deck) and not _with_room(state, owner)


def _with_room(state: State, owner: Seat) -> list[str]:
    """The hand cards whose places can be marked next and leave room for the marks still to come."""
    free, (bits, away) = _free(state, owner.marks, owner.hand), _as_bits(state.map, state.options.mark_spacing)
    to_come, places = MARKS - 1 - len(owner.marks), sum([bits[place] for place in free])
    return [place for place in free if _fit(away, to_come, places & away[bits[place]])]


@MACHINE.question(PlaceMarks)
class PlaceMarksQuestion(SimultaneousQuestion[State, PlaceMarks], WhichPlaceQuestion[PlaceMarks]):
    """Where a seat's next mark goes: on the place of a hand card, such that the marks still to come fit too.

    All seats are asked at once. Nobody is in anybody's way: a place is marked by whoever holds its card. A hand that
    cannot take four marks is exchanged card by card until it can.
    """

    prefix, label_id = "mark-", "do-mark"

    def choosing(self, state: State) -> list[int]:
        return marking(state)

    def things(self, state: State, frame: PlaceMarks) -> Iterable[str]:
        """The hand cards whose places leave room for the marks still to come; all that can be marked, if none does."""
        owner = state.seats[frame.seat]
        return _with_room(state, owner) or _free(state, owner.marks, owner.hand)

    def keys(self, state: State, frame: PlaceMarks) -> list[str]:
        owner = state.seats[frame.seat]
        if with_room := _with_room(state, owner):
            return [self.prefix + place for place in with_room]
        if state.deck:
            return [f"{EXCHANGE}{place}" for place in owner.hand if place not in owner.marks]
        return super().keys(state, frame)

    def closed(self, state: State, frame: PlaceMarks) -> Iterable[tuple[str, Text]]:
        owner = state.seats[frame.seat]
        if _exchanging(state, owner):
            return
        open_ = self.things(state, frame)
        for place in owner.hand:
            if place not in owner.marks and place not in open_:
                yield place, why_no_mark(state, place, owner.marks) or text("withheld-no-room")

    def then(self, state: State, frame: PlaceMarks, key: str) -> Sequence[Effect]:
        if key.startswith(EXCHANGE):
            return ExchangeOne(key.removeprefix(EXCHANGE), seat=frame.seat), PlaceMarks()
        return super().then(state, frame, key)

    def chosen(self, state: State, frame: PlaceMarks, place: str) -> Sequence[Effect]:
        return (PlaceMark(place, seat=frame.seat),)

    def prompt(self, state: State, frame: PlaceMarks) -> Text:
        owner = state.seats[frame.seat]
        if _exchanging(state, owner):
            return text("ask-redraw")
        return text("ask-mark", number=len(owner.marks) + 1, count=MARKS)

    def choice(self, state: State, frame: PlaceMarks, key: str) -> Choice:
        if key.startswith(EXCHANGE):
            place = key.removeprefix(EXCHANGE)
            return Choice(key, text("do-discard", place=names.place(place)), ref=place)
        return super().choice(state, frame, key)

    def group(self, state: State, frame: PlaceMarks, key: str) -> Text:
        return names.region(state.map, key.removeprefix(self.prefix))


@MACHINE.do(ExchangeOne)
def exchange_one(state: State, effect: ExchangeOne, log: Log) -> None:
    """A card is exchanged for the top one of the deck and shuffled back, unseen by the others."""
    owner = state.seats[effect.seat]
    owner.hand.remove(effect.place)
    owner.hand.append(state.deck.pop())
    state.deck.append(effect.place)
    state.rng.shuffle(state.deck)
    log.say(lambda: text("say-redrawn", player=Player(effect.seat)), touched=(f"seat:{effect.seat}",))
    log.reveal()


@MACHINE.do(PlaceMark)
def place_mark(state: State, effect: PlaceMark, log: Log) -> None:
    """A destination token goes on the board. The last of them ends the set-up, which counts as a turn."""
    seat, place = effect.seat, effect.place
    state.seats[seat].marks.append(place)
    if not marking(state):
        state.turns += 1
    log.say(
        lambda: text("say-marked", player=Player(seat), place=names.place(place)), touched=(f"mark:{seat}:{place}",)
    )
