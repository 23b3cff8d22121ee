"""Positions of Moon for pictures: some made by hand, some from random play."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from bot.core.localizer import Localizer
from games.engine import Choice, Decision, text
from games.moon import GAME
from games.moon.catalogue import BASES, DECKS, REPUTATION_DECKS, STRUCTURES
from games.moon.components import FLAGS, RESOURCES, Flag
from games.moon.state import State
from games.moon.view import Built, FlagView, HandCard, Offered, SeatView, Target, View

NAMES = ("Valentina Tereshkova", "Sun Ra", "Katherine Johnson", "Wernher", "Taikonautin Liu Yang")
STRANGE = ("🌙 محمد السلام", "Đặng 한국어 名前 שלום สวัสดี", "\ud800\u200d\u202e", "W" * 300, "")


def words(language: str = "en", names: Sequence[str] = NAMES) -> Localizer:
    return Localizer(language, "moon", names)


def seat(number: int, tableau: Sequence[Built] = (), *, base: str | None = None, **changes: Any) -> SeatView:
    base = base or tuple(BASES)[number]
    shown = [BASES[base].flag, *(flag for built in tableau for flag in STRUCTURES[built.key].flags)]
    known: dict[str, Any] = {
        "resources": dict.fromkeys(RESOURCES, 0),
        "rovers": 2,
        "hearts": 0,
        "flags": {flag: shown.count(flag) for flag in FLAGS},
        "lent": (),
        "reputations": (),
        "cards": 7,
        "first": number == 0,
        "score": 0,
    }
    return SeatView(seat=number, base=base, tableau=tuple(tableau), **known | changes)


def leaders(seats: Sequence[SeatView], flag: Flag) -> tuple[tuple[int, ...], int]:
    """Who has most of a flag, rovers breaking ties; and how many that is."""
    most = max(one.flags[flag] for one in seats)
    tied = [one for one in seats if most and one.flags[flag] == most]
    rovers = max((one.rovers for one in tied), default=0)
    return tuple(one.seat for one in tied if one.rovers == rovers), most


def view(seats: Sequence[SeatView], **changes: Any) -> View:
    count = len(seats)
    known: dict[str, Any] = {
        "me": None,
        "phase": "play",
        "actor": 0,
        "turn": 4,
        "era": 1,
        "round": 2,
        "rounds": 8 if count == 2 else 7 if count < 5 else 6,
        "x": 3,
        "flags": tuple(FlagView(flag, 3, *leaders(seats, flag)) for flag in FLAGS),
        "reputations": tuple(
            Offered(key, level) for level, keys in REPUTATION_DECKS.items() for key in keys[: max(3, count)]
        ),
        "seats": tuple(seats),
        "deck": 36 - 8 * count,
        "discards": ("seed-vault",),
        "hand": (),
        "expedition": None,
        "used": (),
        "acted": False,
        "targets": (),
    }
    return View(**known | changes)


def sparse(**changes: Any) -> View:
    """Two players, first turns."""
    seats = (
        seat(0, (Built("solar-foil"), Built("rock-lab", parked=1)), resources={"energy": 2, "water": 1}, cards=6),
        seat(1, (Built("ice-quarry"),), resources={"metal": 12, "biomass": 1}, rovers=1, cards=7, score=3, hearts=3),
    )
    return view(seats, **changes)


def full(**changes: Any) -> View:
    """Five players at the end of the last era, each with more than twenty structures."""
    rng = random.Random(5)
    keys = [key for deck in DECKS.values() for key in deck]
    rng.shuffle(keys)
    keys += keys[:2]
    seats = []
    for number in range(5):
        built = []
        for key in keys[number * 22 : number * 22 + 22]:
            card = STRUCTURES[key]
            others = [None, None, *(other for other in range(5) if other != number)]
            built.append(
                Built(
                    key,
                    hearts=rng.choice([0, 0, 2, 11]) if card.colour == "grey" else 0,
                    flipped=card.colour == "pink" and rng.random() < 0.5,
                    parked=rng.choice(others) if card.spot else None,
                )
            )
        seats.append(
            seat(
                number,
                built,
                resources={resource: rng.choice([0, 1, 4, 13]) for resource in RESOURCES},
                rovers=rng.randrange(6),
                hearts=rng.randrange(30, 80),
                cards=2,
                score=rng.randrange(70, 128),
                first=number == 3,
                lent=("science", "food") if number == 2 else (),
            )
        )
    offered = [Offered(key, level) for level, keys in REPUTATION_DECKS.items() for key in keys[:5]]
    owners = {0: 1, 3: 4, 6: 2, 10: 0, 11: 1}
    known: dict[str, Any] = {
        "actor": 2,
        "turn": 86,
        "era": 3,
        "round": 5,
        "x": 1,
        "flags": tuple(
            FlagView(flag, hearts, *leaders(seats, flag)) for flag, hearts in zip(FLAGS, (5, 12, 9, 5, 12), strict=True)
        ),
        "reputations": tuple(
            msgspec.structs.replace(one, owner=owners.get(number)) for number, one in enumerate(offered)
        ),
        "deck": 0,
        "discards": ("solar-foil", "power-grid", keys[3]),
    }
    return view(seats, **known | changes)


def hand(keys: Sequence[str]) -> tuple[HandCard, ...]:
    """Cards in the hand: of every other one some energy is missing, of every third all flags."""
    return tuple(
        HandCard(
            key,
            {"energy": 1} if "energy" in STRUCTURES[key].cost and place % 2 else {},
            dict(STRUCTURES[key].needs) if place % 3 == 0 else {},
            None,
        )
        for place, key in enumerate(keys)
    )


HAND = ("market-tram", "town-square", "service-ramp", "repair-dock", "press-room", "night-market", "night-shift",
        "ice-train")  # fmt: skip


def deciding(**changes: Any) -> tuple[View, Decision]:
    """A view whose owner is to take a turn with everything open, and the decision."""
    position = full(me=2, hand=hand(HAND), expedition="convoy", used=("park",), **changes)
    targets = [Target(f"{verb}-{key}", "hand", key) for key in HAND for verb in ("build", "assimilate")]
    for one in position.seats:
        for built in one.tableau:
            card = STRUCTURES[built.key]
            if one.seat != position.me and card.spot and built.parked is None:
                targets.append(Target(f"park-{built.key}", "structure", built.key, one.seat))
            elif one.seat == position.me and card.colour == "pink" and not built.flipped:
                targets.append(Target(f"flip-{built.key}", "structure", built.key, one.seat))
    free = [offered.key for offered in position.reputations if offered.owner is None]
    targets += [Target(f"claim-{key}", "reputation", key) for key in free[:3]]
    choices = [Choice(target.key, text("do-end-turn"), None, target.ref) for target in targets]
    choices += [Choice("expedition", text("do-end-turn"), None, "convoy"), Choice("end-turn", text("do-end-turn"))]
    withheld = Choice("claim-capital-status", text("do-end-turn"), None, "capital-status", text("withheld-acted"))
    return msgspec.structs.replace(position, targets=tuple(targets)), Decision(
        2, text("ask-turn"), (withheld, *choices)
    )


def salvaging() -> tuple[View, Decision]:
    """A view whose owner swaps a card of the hand for a discarded one, and the decision: the whole era's discards."""
    pile = DECKS[2][:28]
    position = full(me=2, hand=hand(HAND[:3]), discards=pile)
    targets = tuple(Target(f"salvage-{key}", "discard", key) for key in pile)
    choices = tuple(Choice(target.key, text("do-end-turn"), None, target.ref) for target in targets)
    return msgspec.structs.replace(position, targets=targets), Decision(2, text("ask-turn"), choices)


def changed(position: View) -> frozenset[str]:
    """One of everything that a picture can mark as new."""
    one, other, *_ = position.seats[0].tableau
    return frozenset(
        {
            f"card:{other.key}",
            f"rover:{one.key}",
            "seat:1:water",
            "seat:1:rover",
            "flag:science",
            f"reputation:{position.reputations[4].key}",
            "discard",
        }
    )


@cache
def played(seats: int, seed: int) -> list[tuple[State, frozenset[str]]]:
    """Positions of a random game, each with what the last turn touched: some of the way, and the last."""
    rng = random.Random(seed)
    state = GAME.setup(seats, next(iter(GAME.presets.values())), b"%d" % seed)
    found: list[tuple[State, frozenset[str]]] = []
    touched, last, step = set[str](), frozenset[str](), 0
    while waiting := [decision for decision in GAME.decisions(state) if decision.waits]:
        if step % 23 == 0:
            found.append((state, last))
        choice = rng.choice([choice for choice in waiting[0].choices if choice.why_not is None])
        outcome = GAME.apply(state, waiting[0].seat, choice.key)
        touched |= {key for event in outcome.events if event.seats is None for key in event.touched}
        if GAME.turn(outcome.state) != GAME.turn(state):
            touched, last = set[str](), frozenset(touched)
        state, step = outcome.state, step + 1
    return [*found, (state, last)]
