"""The choices that lay an arrow: their keys, which of them are open, and their words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from sys import intern
from typing import ClassVar, Generic, TypeVar

import msgspec

from games.engine import Choice, Effect, Question, Text, text
from games.famous_explorers import names
from games.famous_explorers.effects import ArrowKind, Lay
from games.famous_explorers.paths import Arrow, leaving, onward
from games.famous_explorers.state import State
from games.famous_explorers.view import COLOURS

PREFIXES: Mapping[ArrowKind, str] = {
    "main": "arrow",
    "ticket": "ticket-arrow",
    "bonus": "bonus",
    "exit": "exit",
    "fork": "fork",
    "tailwind": "tailwind",
    "tailwind-again": "tailwind",
}
"""The kinds of arrow, and how the keys of their choices begin."""

PAID: frozenset[ArrowKind] = frozenset({"ticket", "tailwind", "tailwind-again"})
"""The kinds of arrow a ticket was spent for: with new rule 2 they may not lead to a red dot."""

SWIFT: frozenset[ArrowKind] = frozenset({"tailwind", "tailwind-again"})
"""The kinds of arrow that get nothing from dots and claim no destination: only cards in hands score."""

MAIN: frozenset[ArrowKind] = frozenset({"main", "fork"})
"""The kinds of arrow that are the turn's own arrow."""

Ways = Mapping[str, Sequence[Arrow]]
"""Arrows that could be laid, by colour."""

FrameT = TypeVar("FrameT", bound=Effect)


class Route(msgspec.Struct, frozen=True):
    """What the key of an arrow's choice tells; ``source`` is None where the arrow leaves from the tip.

    A tailwind's second arrow is told from its first by who asks, not by its key.
    """

    kind: ArrowKind
    colour: str
    target: str
    source: str | None = None


_KINDS: Mapping[str, ArrowKind] = {PREFIXES[kind]: kind for kind in PREFIXES if kind != "tailwind-again"}
_KEY = re.compile(rf"({'|'.join(_KINDS)})-({'|'.join(COLOURS)})-(?:([^.]+)\.)?([^.]+)")


def keys_of(kind: ArrowKind, colour: str, arrows: Sequence[Arrow], here: str) -> list[str]:
    """The keys of the choices that lay ``arrows``. One that does not leave from ``here``, the tip, tells its source.

    An exit tells it in any case.
    """
    begin = f"{PREFIXES[kind]}-{colour}-"
    return [
        begin + arrow.target if arrow.source == here and kind != "exit" else f"{begin}{arrow.source}.{arrow.target}"
        for arrow in arrows
    ]


@lru_cache(maxsize=1 << 10)
def read_arrow_key(key: str) -> Route | None:
    """What :func:`keys_of` has put into ``key``; None where it lays no arrow."""
    found = _KEY.fullmatch(key)
    if found is None:
        return None
    prefix, colour, source, target = found.groups()
    if prefix == "fork" and source is None:  # the expedition and dot are chosen, the way is not
        return None
    return Route(_KINDS[prefix], colour, target, source)


def arrow_keys(state: State, kind: ArrowKind, ways: Ways) -> list[str]:
    """The keys of those of ``ways`` that no rule of the moment forbids."""
    paths, looped, known = state.paths, state.turn.looped, _keys_onward(state.map, kind)
    everywhere = _restricted_everywhere(state, kind)
    keys: list[str] = []
    for colour, arrows in ways.items():
        path = paths[colour]
        if everywhere or colour in looped:
            open_ = [arrow for arrow, why in _reasons(state, kind, colour, arrows) if why is None]
            keys += keys_of(kind, colour, open_, path.tip)
        elif path.arrows and isinstance(arrows, tuple):
            last = path.arrows[-1]
            keys += known[colour][last.target][last.edge]
        elif isinstance(arrows, tuple):
            keys += known[colour][path.tip][""]
        else:
            keys += keys_of(kind, colour, arrows, path.tip)
    return keys


def next_arrow_keys(state: State, kind: ArrowKind) -> list[str]:
    """The keys of the arrows that expeditions can take next, but for those that a rule of the moment forbids."""
    if state.turn.looped or _restricted_everywhere(state, kind):
        return arrow_keys(state, kind, {colour: path.ways for colour, path in state.paths.items()})
    known = _keys_onward(state.map, kind)
    keys: list[str] = []
    for colour, path in state.paths.items():
        came = path.free
        keys += known[colour][came[0]][came[1]] if came else keys_of(kind, colour, path.ways, path.tip)
    return keys


def any_arrow(state: State, kind: ArrowKind, ways: Ways) -> bool:
    """Whether one of ``ways`` is open."""
    return bool(arrow_keys(state, kind, ways)) if _restricted(state, kind) else any(ways.values())


@lru_cache
def _keys_onward(map_name: str, kind: ArrowKind) -> Mapping[str, Mapping[str, Mapping[str, list[str]]]]:
    """The keys of all arrows that lead on from a free tip, by colour, where it is, and the edge it has come by.

    Where it has not set out, that edge is "". A key is there once, however many ways lead where it does.
    """
    ways = {here: {"": leaving(map_name)[here], **by_edge} for here, by_edge in onward(map_name).items()}
    return {
        colour: {
            here: {edge: [*map(intern, keys_of(kind, colour, arrows, here))] for edge, arrows in by_edge.items()}
            for here, by_edge in ways.items()
        }
        for colour in COLOURS
    }


def withheld_arrows(state: State, seat: int, kind: ArrowKind, ways: Ways) -> list[Choice]:
    """Those of ``ways`` that a rule of the moment forbids, with the reason."""
    if not _restricted(state, kind):
        return []
    found = []
    for colour, arrows in ways.items():
        closed = [(arrow, why) for arrow, why in _reasons(state, kind, colour, arrows) if why is not None]
        keys = keys_of(kind, colour, [arrow for arrow, _ in closed], state.paths[colour].tip)
        found += [arrow_choice(state, seat, kind, key, why) for key, (_, why) in zip(keys, closed, strict=True)]
    return found


def _restricted(state: State, kind: ArrowKind) -> bool:
    """Whether any rule of the moment may forbid an arrow."""
    return bool(state.turn.looped) or _restricted_everywhere(state, kind)


def _restricted_everywhere(state: State, kind: ArrowKind) -> bool:
    """Whether a rule of the moment may forbid an arrow of every expedition, and not only a second loop of one."""
    return state.block is not None or (kind in PAID and state.options.no_ticket_to_red)


def _reasons(state: State, kind: ArrowKind, colour: str, arrows: Sequence[Arrow]) -> list[tuple[Arrow, str | None]]:
    """Each of ``arrows`` with the message that says which rule of the moment forbids it; None where it is open."""
    world = state.world
    blocked = "" if state.block is None else state.block.edge
    known = state.paths[colour].touched if colour in state.turn.looped else ()
    no_red = kind in PAID and state.options.no_ticket_to_red
    found: list[tuple[Arrow, str | None]] = []
    for arrow in arrows:
        why = None
        if arrow.edge == blocked:
            why = "withheld-blocked"
        elif arrow.target in known:
            why = "withheld-second-loop"
        elif no_red and world.by_key[arrow.target].kind == "red":
            why = "withheld-red-dot"
        found.append((arrow, why))
    return found


class ArrowQuestion(Question[State, FrameT], Generic[FrameT]):
    """Asks for an arrow of one ``kind``; it fizzles where none can be laid."""

    kind: ClassVar[ArrowKind]

    def ways(self, state: State, frame: FrameT) -> Ways:
        """The arrows that could be laid."""
        raise NotImplementedError

    def keys(self, state: State, frame: FrameT) -> list[str]:
        return arrow_keys(state, self.kind, self.ways(state, frame))

    def fizzles(self, state: State, frame: FrameT) -> bool:
        return not any_arrow(state, self.kind, self.ways(state, frame))

    def then(self, state: State, frame: FrameT, key: str) -> Sequence[Effect]:
        return lay_by(frame.seat, self.kind, key)

    def choice(self, state: State, frame: FrameT, key: str) -> Choice:
        if read_arrow_key(key) is None:
            return super().choice(state, frame, key)
        return arrow_choice(state, frame.seat, self.kind, key)

    def withheld(self, state: State, frame: FrameT) -> Sequence[Choice]:
        return withheld_arrows(state, frame.seat, self.kind, self.ways(state, frame))


@lru_cache(maxsize=1 << 10)
def lay_by(seat: int, kind: ArrowKind, key: str) -> tuple[Lay, ...]:
    """What a key of :func:`keys_of` does; nothing for any other key."""
    route = read_arrow_key(key)
    return () if route is None else (Lay(kind, route.colour, route.target, route.source, seat=seat),)


_DOTS = {"red": ("ticket",), "green": ("bonus",)}
"""What a dot brings to the one who leads an expedition there."""


def arrow_choice(state: State, seat: int, kind: ArrowKind, key: str, why: str | None = None) -> Choice:
    """The choice that lays an arrow as ``seat`` reads it: where it leads and what it brings; ``why`` it is withheld."""
    route = read_arrow_key(key)
    assert route is not None  # noqa: S101 - the key is one of keys_of
    target, owner = route.target, state.seats[seat]
    gains: tuple[str, ...] = () if kind in SWIFT else _DOTS.get(state.world.by_key[target].kind, ())
    if target in owner.hand:
        gains += ("mark",) if target in owner.marks else ("card",)
    if target in state.public and kind not in SWIFT:
        gains += ("public",)
    path = state.paths[route.colour]
    if target in path.touched:
        gains += ("loop",)
    return _in_words(state.map, kind, key, route.source or path.tip, gains, why)


@lru_cache(maxsize=1 << 8)
def _in_words(map_name: str, kind: ArrowKind, key: str, source: str, gains: tuple[str, ...], why: str | None) -> Choice:
    route = read_arrow_key(key)
    assert route is not None  # noqa: S101 - the key is one of keys_of
    place, way = names.node(map_name, route.target), names.way(map_name, source, route.target)
    if route.source:
        to = text("way-from", place=place, way=way, source=names.node(map_name, source))
    else:
        to = text("way-to", place=place, way=way)
    if gains:
        to = text("way-bringing", to=to, brings=tuple(text(f"brings-{gain}") for gain in gains))
    label = text(f"do-lay-{kind}", expedition=names.expedition_word(route.colour), to=to)
    group = _group(kind, route.colour, names.node(map_name, source))
    return Choice(key, label, group, route.target, text(why) if why else None)


def _group(kind: ArrowKind, colour: str, source: Text) -> Text:
    if kind == "ticket":
        return text("group-tickets")
    if kind == "exit":
        return text("group-from", place=source)
    return text("group-arrow", expedition=names.expedition(colour))
