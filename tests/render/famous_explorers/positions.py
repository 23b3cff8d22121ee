"""Positions of Famous Explorers for pictures: some made by hand, some from random play."""

import itertools
import random
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from bot.core.localizer import Localizer
from games.engine import Choice, Decision, Text, text
from games.famous_explorers import GAME
from games.famous_explorers.maps import PUBLISHED, world_of
from games.famous_explorers.state import State
from games.famous_explorers.view import (
    COLOURS,
    Blocked,
    ExpeditionView,
    HandCard,
    LaidArrow,
    Offer,
    ScoredCard,
    SeatView,
    SecretView,
    Target,
    View,
)

WORLD = world_of(PUBLISHED)
NAMES = ("Ida Pfeiffer", "Alexander von Humboldt", "Zheng He", "Mungo", "Jeanne Baret", "Thùy Đặng")
STRANGE = ("🧭 محمد السلام", "Đặng 한국어 名前 שלום สวัสดี", "\ud800\u200d\u202e", "W" * 300, "", "🏔️" * 40)


def words(language: str = "en", names: Sequence[str] = NAMES) -> Localizer:
    return Localizer(language, "famous_explorers", names)


def route(text: str) -> tuple[LaidArrow, ...]:
    """The arrows of ``"london dingle reykjavik, dingle lisbon"``; nodes that are no neighbours are joined."""
    found: list[LaidArrow] = []
    for chain in text.split(","):
        nodes = chain.split()
        for start, end in itertools.pairwise(nodes):
            found += [LaidArrow(_edge(a, b), a, b) for a, b in _path(start, end)]
    return tuple(found)


def _edge(one: str, other: str) -> str:
    edge = WORLD.edge(one, other)
    assert edge is not None
    return edge.key


def _path(start: str, end: str) -> list[tuple[str, str]]:
    """A shortest way, the same every time."""
    steps, nodes = WORLD.distances([end]), [start]
    while nodes[-1] != end:
        nodes.append(min(WORLD.neighbours[nodes[-1]], key=lambda node: (steps[node], node)))
    return list(itertools.pairwise(nodes))


def expedition(colour: str, way: str, **changes: Any) -> ExpeditionView:
    arrows = route(way)
    known: dict[str, Any] = {"tip": arrows[-1].target if arrows else WORLD.start, "supply": 45 - len(arrows)}
    known |= {"looped": False, "over": False} | changes
    return ExpeditionView(colour=colour, arrows=arrows, **known)


def card(
    place: str, distance: int, scorable: Literal["now", "late"] | None = None, *, marked: bool = False
) -> HandCard:
    region = WORLD.by_key[place].region
    assert region is not None
    return HandCard(place, region, place in WORLD.near, marked, scorable is not None, scorable, distance)


def seat(number: int, score: int = 0, tickets: int = 3, cards: int = 9, marks: str = "", **changes: Any) -> SeatView:
    known: dict[str, Any] = {"spare": 2, "scored": (), "explorers": (), "events": ()}
    return SeatView(
        seat=number, score=score, tickets=tickets, cards=cards, marks=tuple(marks.split()), **known | changes
    )


def view(ways: Sequence[str] = ("", "", ""), seats: tuple[SeatView, ...] | None = None, **changes: Any) -> View:
    known: dict[str, Any] = {
        "me": None,
        "map": PUBLISHED,
        "phase": "play",
        "asked": (0,),
        "first": 0,
        "turn": 20,
        "last_round": False,
        "expeditions": tuple(expedition(colour, way) for colour, way in zip(COLOURS, ways, strict=True)),
        "seats": seats or (seat(0), seat(1)),
        "public": ("cape-town", "tupaia", "ternate", "madagascar", "lake-tana", "golden-bay"),
        "secrets": (),
        "offers": (),
        "blocked": None,
        "ticket_supply": 24,
        "spent": 0,
        "main_laid": False,
        "deck": 40,
        "event_deck": 0,
        "discards": (),
        "hand": (),
        "drawn": (),
        "auto": None,
        "targets": (),
    }
    return View(**known | changes)


WAYS = (
    "london reykjavik mackenzie hawaii tupaia easter-island magellan rio-de-janeiro cape-verde carthage",
    "london istanbul delhi malacca alice-springs botany-bay vanikoro tokyo yakutsk spitsbergen london lisbon",
    "london lisbon columbus quito rio-de-janeiro boma zanzibar vasco-da-gama samarkand moscow tromso reykjavik vinland",
)
FULL_SEATS = (
    seat(0, 12, 0, 3, "denali golden-bay", explorers=("james-cook",)),
    seat(1, 9, 4, 4, "challenger-deep", events=("local-guide",)),
    seat(2, 7, 11, 10, "taklamakan manaus cape-dezhnev nansen"),
    seat(3, -3, 2, 1, scored=(ScoredCard("delhi", "hand", True, 2), ScoredCard("quito", "public", False, 1))),
    seat(4, 20, 12, 12, "saint-helena madagascar"),
    seat(5, 8, 0, 0, "sacagawea shark-bay"),
)
OFFERS = (
    Offer("alexander-von-humboldt", "explorer", 2),
    Offer("amundsen", "explorer", 2),
    Offer("letters-of-introduction", "event", 1),
    Offer("swollen-river", "event", 1),
    Offer("changed-headlines", "event", 1),
    Offer("tailwind", "event", 1),
)


def sparse(**changes: Any) -> View:
    ways = ("london lisbon", "london dingle", "")
    return view(ways, (seat(0, 1, 3, 11, "samarkand manaus"), seat(1, 0, 2, 12, "denali alexandria")), **changes)


def full(**changes: Any) -> View:
    """Six players, every option, long expeditions that share much of their way."""
    known: dict[str, Any] = {
        "asked": (2,),
        "first": 4,
        "public": ("alice-springs", "challenger-deep", "machu-picchu", "saint-petersburg"),
        "secrets": (SecretView((0, 2, 3, 5), None), SecretView((1,), None)),
        "offers": OFFERS,
        "blocked": Blocked(WORLD.exits["livingstone"][0].key, 3),
        "spent": 2,
        "ticket_supply": 1,
        "last_round": True,
    }
    return view(WAYS, FULL_SEATS, **known | changes)


def changed(position: View) -> frozenset[str]:
    """What the last arrows of every expedition touch, and a mark."""
    found = {"mark:2:manaus", "seat:2", f"public:{position.public[0]}", "secret:1", "offer:tailwind"}
    for one in position.expeditions:
        if one.arrows:
            found |= {f"arrow:{one.colour}:{one.arrows[-1].edge}", f"node:{one.tip}"}
    return frozenset(found)


HAND = (
    card("marco-polo", 2),
    card("spitsbergen", 0, "now", marked=True),
    card("alexandria", 1, "late"),
    card("lake-victoria", 3),
    card("saint-helena", 4, marked=True),
    card("cape-chelyuskin", 5),
    card("challenger-deep", 11, marked=True),
    card("tupaia", 6),
)
LONG_HAND = (
    *HAND[:3],
    card("timbuktu", 2, "now"),
    card("mauritius", 4),
    card("samarkand", 5),
    card("gertrude-bell", 3),
    card("cape-chelyuskin", 6),
    card("vasco-da-gama", 6),
    card("sacagawea", 7),
    card("buenos-aires", 8),
    card("rio-de-janeiro", 8),
    card("easter-island", 9),
    card("golden-bay", 12),
)


def deciding(**changes: Any) -> tuple[View, Decision]:
    """A view whose owner leads an expedition on, and the decision."""
    position = full(me=2, hand=HAND, **changes)
    targets, choices = [], []
    for one in position.expeditions:
        used = {arrow.edge for arrow in one.arrows}
        for edge in WORLD.exits[one.tip]:
            if edge.key not in used:
                target = edge.other(one.tip)
                key = f"arrow-{one.colour}-{target}"
                targets.append(Target(key, one.colour, edge.key, one.tip, target, False))
                group = text("group-arrow", expedition=text(f"expedition-{one.colour}"))
                choices.append(Choice(key, Text("do-end-turn"), group, target))
    choices.insert(1, Choice("arrow-blue-nowhere", Text("do-end-turn"), None, "berlin", text("withheld-blocked")))
    choices.append(Choice("buy-tailwind", Text("do-end-turn"), None, "tailwind"))
    choices.append(Choice("end-turn", Text("do-end-turn")))
    return msgspec.structs.replace(position, targets=tuple(targets)), Decision(2, text("ask-turn"), tuple(choices))


def marking() -> tuple[View, Decision]:
    """A view whose owner places a mark, and the decision."""
    position = view(phase="marks", me=0, hand=tuple(card(one.place, one.distance) for one in LONG_HAND))
    choices = tuple(
        Choice(
            f"mark-{one.place}",
            text("do-mark", place=text(f"place-{one.place}")),
            ref=one.place,
            why_not=text("withheld-near") if one.near else None,
        )
        for one in position.hand
    )
    return position, Decision(0, text("ask-mark", number=1, count=4), choices)


@cache
def played(seats: int, preset: str, seed: int) -> list[tuple[State, frozenset[str]]]:
    """Positions of a random game, each with what the last turn touched: some of every tenth of it, and the last."""
    rng = random.Random(seed)
    state = GAME.setup(seats, GAME.presets[preset], b"%d" % seed)
    found: list[tuple[State, frozenset[str]]] = []
    touched, last = set[str](), frozenset[str]()
    for step in range(100_000):
        waiting = [decision for decision in GAME.decisions(state) if decision.waits]
        if not waiting:
            break
        if step % 41 == 0:
            found.append((state, last))
        decision = waiting[0]
        choice = rng.choice([choice for choice in decision.choices if choice.why_not is None])
        outcome = GAME.apply(state, decision.seat, choice.key)
        touched |= {key for event in outcome.events if event.seats is None for key in event.touched}
        if GAME.turn(outcome.state) != GAME.turn(state):
            touched, last = set(), frozenset(touched)
        state = outcome.state
    return [*found, (state, last)]
