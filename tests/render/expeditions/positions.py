"""Positions of Expeditions for pictures: some made by hand, some from random play."""

import random
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from bot.core.localizer import Localizer
from games.engine import Decision
from games.expeditions import items, meteorites, quests
from games.expeditions.board import POSITIONS
from games.expeditions.catalogue import BAG, DECK, MECHS, PAIRS, TILES
from games.expeditions.game import GAME
from games.expeditions.state import State
from games.expeditions.terms import CATEGORIES, COLOURS
from games.expeditions.view import ActiveCard, CorruptionView, Progress, SeatView, TileView, View

NAMES = ("Ida Pfeiffer", "Alexander von Humboldt", "Zheng He", "Mungo", "Jeanne Baret")
STRANGE = ("🧭 محمد السلام", "Đặng 한국어 名前 שלום สวัสดี", "\ud800\u200d\u202e", "W" * 300, "")
ITEMS, METEORITES, QUESTS = (
    {card.key for card in table} for table in (items.ITEMS, meteorites.METEORITES, quests.QUESTS)
)
GOALS = {"solve": 4, "meld": 4, "upgrade": 4, "twenty": 1, "corruption": 7, "cards": 8, "workers-maps": 7}
KEYS = tuple(MECHS)


def words(language: str = "en", names: Sequence[str] = NAMES) -> Localizer:
    return Localizer(language, "expeditions", names)


def stack(level: int, rng: random.Random) -> tuple[CorruptionView, ...]:
    """Corruption drawn until ``level`` is reached."""
    found: list[CorruptionView] = []
    while sum(token.value for token in found) < level:
        colour, value, _ = rng.choice(BAG)
        found.append(CorruptionView(colour, value))
    return tuple(found)


def tiles(
    up: Collection[str] = (),
    cleared: Collection[str] = (),
    mechs: Mapping[str, tuple[int, ...]] | None = None,
    seed: int = 1,
) -> tuple[TileView, ...]:
    """The tiles: the South open, of the rest those at the positions ``up``; ``mechs`` maps positions to seats."""
    rng = random.Random(seed)
    numbers = [list(range(1, 7)), list(range(7, 14)), list(range(14, 21))]
    for part in numbers:
        rng.shuffle(part)
    found = []
    for position, number in zip(POSITIONS, [n for part in numbers for n in part], strict=True):
        shown = position[0] == "s" or position in up
        tokens: tuple[CorruptionView, ...] = ()
        if shown and number > 6 and position not in cleared:
            tokens = (
                (CorruptionView("both", 20),)
                if number == 20
                else stack(TILES[number].level, random.Random(f"{seed}{position}"))
            )
        seats = (mechs or {}).get(position, ())
        found.append(
            TileView(position, number if shown else None, not shown, tokens, shown and number > 6 and not tokens, seats)
        )
    return tuple(found)


def seat(number: int, position: str | None = None, **changes: Any) -> SeatView:
    """A seat as the game begins."""
    pair = PAIRS[number]
    known: dict[str, Any] = {
        "mech": KEYS[number],
        "character": pair[0],
        "companion": pair[1],
        "token": "refresh",
        "power": 0,
        "guile": 0,
        "coins": 0,
        "maps": 0,
        "available": dict.fromkeys(COLOURS, 0),
        "workers": dict.fromkeys(COLOURS, 0),
        "stars": 0,
        "hand": pair,
        "active": (),
        "solved": (),
        "melded": (),
        "upgraded": (),
        "corruption": (),
        "progress": tuple(Progress(category, 0, GOALS[category], False, False) for category in CATEGORIES),
        "score": 0,
    }
    return SeatView(seat=number, position=position, **known | changes)


def view(**changes: Any) -> View:
    known: dict[str, Any] = {
        "me": None,
        "phase": "play",
        "actor": 0,
        "first": 0,
        "turn": 0,
        "ending": None,
        "tiles": tiles(),
        "spots": DECK[:5],
        "deck": 85,
        "sweep": (),
        "bag": 36,
        "supply_maps": 10,
        "supply_workers": dict.fromkeys(COLOURS, 10),
        "seats": (seat(0), seat(1)),
        "exposed": ("move", "play", "gather"),
        "benefits": (),
        "shown": (),
        "targets": (),
    }
    return View(**known | changes)


def rich(number: int, position: str | None, cards: int = 9, seed: int = 0) -> SeatView:
    """A seat in the middle of a game, with about ``cards`` cards."""
    rng = random.Random(number + 10 * seed)
    pool = rng.sample(DECK, cards + 12)
    items = [key for key in pool if key in ITEMS]
    stones = [key for key in pool if key in METEORITES]
    quests = [key for key in pool if key in QUESTS]
    upgraded, melded, solved = tuple(items[:2]), tuple(stones[:1]), tuple(quests[:3])
    tucked = {*upgraded, *melded, *solved}
    held = [key for key in pool if key not in tucked][:cards]
    active = tuple(
        ActiveCard(key, rng.choice((None, *COLOURS)), lent=i == 1) for i, key in enumerate(held[: cards // 2])
    )
    workers = {colour: rng.randrange(4) for colour in COLOURS}
    available = {colour: rng.randrange(count + 1) for colour, count in workers.items()}
    have = (len(solved), len(melded), len(upgraded), number % 2, rng.randrange(9), cards + 2, sum(workers.values()))
    progress = tuple(
        Progress(category, count, GOALS[category], count >= GOALS[category], count >= GOALS[category] and number < 3)
        for category, count in zip(CATEGORIES, have, strict=True)
    )
    return seat(
        number,
        position,
        token=("move", "play", "gather", "blank", "refresh")[number],
        power=rng.randrange(11),
        guile=10 - number,
        coins=rng.randrange(40),
        maps=rng.randrange(6),
        available=available,
        workers=workers,
        stars=sum(one.star for one in progress),
        hand=(*PAIRS[number], *held[cards // 2 :]),
        active=active,
        solved=solved,
        melded=melded,
        upgraded=upgraded,
        corruption=(CorruptionView("orange", 4), CorruptionView("turquoise", 3)),
        progress=progress,
        score=40 + rng.randrange(60),
    )


PLACES = ("c3", "n5", None, "s6", "c7")


def full(seats: int = 5, cards: int = 12, **changes: Any) -> View:
    """A late position with ``seats`` players."""
    up = {"c1", "c2", "c3", "c5", "c6", "c7", "n1", "n3", "n5", "n6", "n7"}
    where = {place: (number,) for number, place in enumerate(PLACES[:seats]) if place}
    known: dict[str, Any] = {
        "tiles": tiles(up, {"c2", "n5"}, where, seed=4),
        "spots": (DECK[3], DECK[30], DECK[60], DECK[88], DECK[20]),
        "seats": tuple(rich(number, place, cards) for number, place in enumerate(PLACES[:seats])),
        "turn": 41,
        "deck": 23,
        "sweep": DECK[:6],
        "bag": 4,
        "exposed": ("play", "gather"),
    }
    return view(**known | changes)


@cache
def played(seats: int, preset: str, seed: int) -> tuple[tuple[State, frozenset[str]], ...]:
    """Positions along a random game, each with what its last action touched."""
    rng = random.Random(seed)
    state = GAME.setup(seats, GAME.presets[preset], bytes([seed]) * 16)
    found: list[tuple[State, frozenset[str]]] = []
    turn, touched = 0, set[str]()
    while (decisions := [decision for decision in GAME.decisions(state) if decision.waits]) and len(found) < 400:
        decision = rng.choice(decisions)
        key = rng.choice([choice.key for choice in decision.choices if choice.why_not is None])
        outcome = GAME.apply(state, decision.seat, key)
        state = outcome.state
        touched |= {piece for event in outcome.events for piece in event.touched}
        found.append((state, frozenset(touched)))
        if GAME.turn(state) != turn:
            turn, touched = GAME.turn(state), set()
    return tuple(found)


def deciding(seats: int = 3, seed: int = 2, kind: str = "position") -> tuple[View, Decision]:
    """A position of a random game in which a choice is about something on the map, with its decision."""
    for state, _ in played(seats, "standard", seed)[40:]:
        for decision in GAME.decisions(state):
            view = GAME.view(state, decision.seat)
            keys = {choice.key for choice in decision.choices if choice.why_not is None}
            if sum(target.kind == kind and target.key in keys for target in view.targets) > 2:
                return view, decision
    raise LookupError(kind)
