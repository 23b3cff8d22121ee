"""What is gained: pieces, cards from the spots and the deck, and the sweep (rulebook, pages 9 and 10)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import SILENCE, Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.board import NEIGHBOURS, adjacent
from games.expeditions.catalogue import CARDS
from games.expeditions.machine import MACHINE, Args, Question, chain_of, number, word
from games.expeditions.ongoing import whenever
from games.expeditions.state import MOST, ROW_LIMIT, Active, Seat, State
from games.expeditions.view import SPOTS, Spot

_SPOT_INDEX: dict[str, int] = {spot: index for index, spot in enumerate(SPOTS)}
_FULL = {"power": text("withheld-power-full", n=MOST), "guile": text("withheld-guile-full", n=MOST)}
_NO_MAPS = text("withheld-no-maps")
_NO_BAG = text("withheld-bag-empty")
_NO_COUNT = text("withheld-no-count")
_NO_CARDS = text("withheld-deck-empty")
_NO_FACE_UP = text("withheld-no-face-up")
_ROW_FULL = text("withheld-row-full", n=ROW_LIMIT)
IN_HAND = ".hand"


# Pieces


@MACHINE.need("gain")
def need_gain(state: State, effect: Effect) -> Text | None:
    """Room on the track, or a piece in the supply."""
    return _need(state, state.seats[effect.seat], word(effect, "what"))


def _need(state: State, owner: Seat, what: str) -> Text | None:
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
    return text("withheld-no-worker-left", worker=names.worker(colour))


@MACHINE.do
def gain(state: State, effect: Effect, log: Log) -> None:
    """Pieces for a seat."""
    gain_pieces(state, effect.seat, word(effect, "what"), number(effect, "n"), chain_of(effect), log)


def gain_pieces(state: State, seat: int, what: str, n: int, chain: tuple[str, ...], log: Log) -> None:
    """``n`` of ``what`` for a seat, as far as the track and the supply reach."""
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
            _draw_tokens(state, seat, n, log)
            return
        case _:
            n = min(n, state.workers[what])
            state.workers[what] -= n
            owner.workers[what] += n
            for _ in range(n):
                whenever(state, seat, "gain-worker", chain)
    if n and log is not SILENCE:
        gained = names.amount(what, n)
        log.say(text("say-gains", player=Player(seat), what=gained), touched=(f"seat:{seat}",))


def _draw_tokens(state: State, seat: int, n: int, log: Log) -> None:
    for _ in range(min(n, len(state.bag))):
        token = state.bag.pop()
        state.seats[seat].corruption.append(token)
        log.say(text("say-gains", player=Player(seat), what=names.token(token)), touched=(f"seat:{seat}",))
        log.reveal()


@MACHINE.need("per")
def need_per(state: State, effect: Effect) -> Text | None:
    """Something to count, and room for what it gives."""
    if not amount(state, effect):
        return _NO_COUNT
    return _need(state, state.seats[effect.seat], word(effect, "what"))


@MACHINE.do
def per(state: State, effect: Effect, log: Log) -> None:
    """So much for each of what is counted."""
    n = amount(state, effect)
    if n:
        gain_pieces(state, effect.seat, word(effect, "what"), n, chain_of(effect), log)


def amount(state: State, effect: Effect) -> int:
    """What a per-count gain gives now."""
    times = count(state.seats[effect.seat], word(effect, "count")) // number(effect, "each")
    return min(number(effect, "most"), times * number(effect, "n"))


def count(owner: Seat, what: str) -> int:
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


# The deck


def draw(state: State, log: Log) -> str | None:
    """The top card of the deck; the sweep pile is shuffled into an empty one. None where both have run out."""
    if not state.deck:
        if not state.sweep:
            return None
        state.deck, state.sweep = state.sweep, []
        state.chance.shuffle(state.deck)
        log.say(text("say-reshuffled"))
    log.reveal()
    return state.deck.pop()


def turn_up(state: State, index: int, log: Log) -> None:
    """A new card on a free spot."""
    card = state.spots[index] = draw(state, log)
    if card is not None and log is not SILENCE:
        spot = SPOTS[index]
        log.say(text("say-turned-up", card=names.card(card), spot=spot.upper()), touched=(f"spot:{spot}",))


def take_card(state: State, seat: int, card: str, chain: tuple[str, ...], log: Log, *, to_hand: bool = False) -> None:
    """A card is gained: to the right end of the active row, or to the hand."""
    owner = state.seats[seat]
    if to_hand:
        owner.hand.append(card)
    else:
        owner.active.append(Active(card))
    if log is not SILENCE:
        said = "say-gains-card-hand" if to_hand else "say-gains-card"
        log.say(text(said, player=Player(seat), card=names.card(card)), touched=(f"seat:{seat}", f"card:{card}"))
    whenever(state, seat, "gain-card", chain, card)


# Gaining a card


def spots_open(state: State, effect: Effect) -> list[Spot]:
    """The face-up cards a ``gain_card`` may take, by spot."""
    kind = effect.args["kind"]
    spots = SPOTS if effect.args["source"] == "face-up" else adjacent_spots(state, effect.seat)
    if kind == "any":
        return [spot for spot in spots if state.spots[_SPOT_INDEX[spot]] is not None]
    cards = state.spots
    return [spot for spot in spots if (card := cards[_SPOT_INDEX[spot]]) is not None and names.kind_of(card) == kind]


def adjacent_spots(state: State, seat: int) -> tuple[Spot, ...]:
    """The spots adjacent to a seat's mech; none at Basecamp."""
    position = state.seats[seat].position
    return () if position is None else _adjacent(position, wide=state.options.wide_adjacency)


@lru_cache
def _adjacent(position: str, *, wide: bool) -> tuple[Spot, ...]:
    places = (position, *NEIGHBOURS[position]) if wide else (position,)
    near = {spot for place in places for spot in adjacent(place)}
    return tuple(spot for spot in SPOTS if spot in near)


def card_at(state: State, spot: str) -> str | None:
    """The face-up card on a spot."""
    return state.spots[_SPOT_INDEX[spot]]


@MACHINE.need("gain_card")
def need_gain_card(state: State, effect: Effect) -> Text | None:
    """A card to gain, and room in the active row where the table limits it."""
    if state.options.row_limit and len(state.seats[effect.seat].active) >= ROW_LIMIT:
        return _ROW_FULL
    if effect.args["source"] in {"deck", "two"}:
        return None if state.deck or state.sweep else _NO_CARDS
    return None if spots_open(state, effect) else _NO_FACE_UP


@MACHINE.do
def gain_card(state: State, effect: Effect, log: Log) -> None:
    """A face-up card, the top one, or one of two."""
    if need_gain_card(state, effect) is not None:
        return
    source = word(effect, "source")
    if source in {"face-up", "adjacent"}:
        push(state, [Effect("pick_card", effect.seat, effect.args)])
        return
    found = [card for card in (draw(state, log) for _ in range(2 if source == "two" else 1)) if card is not None]
    seat = effect.seat
    if len(found) == 1 and state.seats[seat].rules.rule != "to-hand":
        take_card(state, seat, found[0], chain_of(effect), log)
        return
    state.shown = tuple(found)
    drawn = tuple(map(names.card, found))
    log.say(text("say-draws", player=Player(seat), cards=drawn), touched=tuple(f"card:{card}" for card in found))
    push(state, [Effect("keep_card", seat, {"chain": chain_of(effect)})])


def _both_ways(state: State, seat: int, keys: list[str]) -> list[str]:
    """Each key, and once more for the hand where the mech lets cards go there."""
    if state.seats[seat].rules.rule != "to-hand":
        return keys
    return [way for key in keys for way in (key, key + IN_HAND)]


def _gaining(key: str, card: str) -> Text:
    told = "do-gain-card-hand" if key.endswith(IN_HAND) else "do-gain-card"
    return text(told, card=names.card(card), about=names.about(card))


@MACHINE.question
class PickCard(Question):
    """Which face-up card to gain."""

    op = "pick_card"

    def keys(self, state: State, frame: Effect) -> list[str]:
        return _both_ways(state, frame.seat, [f"gain-{spot}" for spot in spots_open(state, frame)])

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        spot, to_hand = _picked(key, "gain-")
        args: Args = {"spot": spot, "to_hand": to_hand, "chain": chain_of(frame)}
        return (Effect("take_face_up", frame.seat, args),)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        card = card_at(state, _picked(key, "gain-")[0])
        assert card is not None  # noqa: S101 - open spots bear a card
        return _gaining(key, card)

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return _picked(key, "gain-")[0]


def _picked(key: str, prefix: str) -> tuple[str, bool]:
    name, dot, _ = key.removeprefix(prefix).partition(".")
    return name, bool(dot)


@MACHINE.do
def take_face_up(state: State, effect: Effect, log: Log) -> None:
    """A face-up card is gained and replaced at once."""
    index = _SPOT_INDEX[word(effect, "spot")]
    card = state.spots[index]
    assert card is not None  # noqa: S101 - chosen from those that are there
    state.spots[index] = None
    take_card(state, effect.seat, card, chain_of(effect), log, to_hand=bool(effect.args["to_hand"]))
    turn_up(state, index, log)


@MACHINE.question
class KeepCard(Question):
    """Which of the drawn cards to keep."""

    op = "keep_card"
    passing = None

    def keys(self, state: State, frame: Effect) -> list[str]:
        return _both_ways(state, frame.seat, [f"keep-{card}" for card in state.shown])

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        card, to_hand = _picked(key, "keep-")
        return (Effect("keep", frame.seat, {"card": card, "to_hand": to_hand, "chain": chain_of(frame)}),)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        return _gaining(key, _picked(key, "keep-")[0])

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return _picked(key, "keep-")[0]


@MACHINE.do
def keep(state: State, effect: Effect, log: Log) -> None:
    """One of the drawn cards is gained, the other swept."""
    card = word(effect, "card")
    state.sweep += [other for other in state.shown if other != card]
    state.shown = ()
    take_card(state, effect.seat, card, chain_of(effect), log, to_hand=bool(effect.args["to_hand"]))


# Sweeping


@MACHINE.need("sweep")
def need_sweep(state: State, effect: Effect) -> Text | None:  # noqa: ARG001
    """A face-up card."""
    return None if any(state.spots) else _NO_FACE_UP


@MACHINE.question
class Sweep(Question):
    """Which face-up cards to sweep, one after the other; they go together."""

    op = "sweep"

    def keys(self, state: State, frame: Effect) -> list[str]:
        chosen = _chosen(frame)
        found = [f"sweep-{spot}" for spot, card in zip(SPOTS, state.spots, strict=True) if card and spot not in chosen]
        return [*found, "sweep-done"] if chosen else [*found, "sweep-all"] if found else []

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        spot = key.removeprefix("sweep-")
        if spot == "all":
            every = tuple(spot for spot, card in zip(SPOTS, state.spots, strict=True) if card)
            return (Effect("swept", frame.seat, {"chosen": every}),)
        if spot == "done":
            return (Effect("swept", frame.seat, {"chosen": _chosen(frame)}),)
        return (Effect("sweep", frame.seat, {**frame.args, "chosen": (*_chosen(frame), spot)}),)

    def prompt(self, state: State, frame: Effect) -> Text:
        chosen = tuple(names.card(card) for spot in _chosen(frame) if (card := card_at(state, spot)))
        return text("ask-sweep-more", cards=chosen) if chosen else text("ask-sweep")

    def label(self, state: State, frame: Effect, key: str) -> Text:
        spot = key.removeprefix("sweep-")
        if spot == "all":
            return text("do-sweep-all")
        if spot == "done":
            return text("do-sweep-done", n=len(_chosen(frame)))
        card = card_at(state, spot)
        assert card is not None  # noqa: S101 - open spots bear a card
        return text("do-sweep", card=names.card(card))

    def ref(self, state: State, frame: Effect, key: str) -> str | None:  # noqa: ARG002
        spot = key.removeprefix("sweep-")
        return spot if spot in SPOTS else None


def _chosen(frame: Effect) -> tuple[str, ...]:
    return frame.args.get("chosen", ())  # type: ignore[return-value]


@MACHINE.do
def swept(state: State, effect: Effect, log: Log) -> None:
    """The chosen cards go to the sweep pile all at once, then others are turned up."""
    indexes = [_SPOT_INDEX[spot] for spot in _chosen(effect)]
    cards = [card for index in indexes if (card := state.spots[index]) is not None]
    for index in indexes:
        state.spots[index] = None
    state.sweep += cards
    gone = tuple(map(names.card, cards))
    log.say(text("say-swept", player=Player(effect.seat), cards=gone), touched=tuple(f"card:{c}" for c in cards))
    for index in indexes:
        turn_up(state, index, log)
