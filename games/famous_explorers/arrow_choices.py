"""The choices that lay an arrow: in full, as people read them, and in short, for search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import Choice, Effect, Text, text
from games.famous_explorers import names
from games.famous_explorers.paths import leaving, tip, touched
from games.famous_explorers.state import Arrow, State
from games.famous_explorers.view import COLOURS

KEYS = {
    "main": "arrow",
    "ticket": "ticket-arrow",
    "bonus": "bonus",
    "exit": "exit",
    "fork": "fork",
    "tailwind": "tailwind",
    "tailwind-again": "tailwind",
}
"""The kinds of arrow, and how the keys of their choices begin."""

PAID = frozenset({"ticket", "tailwind", "tailwind-again"})
"""The kinds of arrow a ticket was spent for: with new rule 2 they may not lead to a red dot."""

SWIFT = frozenset({"tailwind", "tailwind-again"})
"""The kinds of arrow that get nothing from dots and claim no destination: only cards in hands score."""

MAIN = frozenset({"main", "fork"})
"""The kinds of arrow that are the turn's own arrow."""

Ways = Mapping[str, Sequence[Arrow]]
"""Arrows that could be laid, by colour."""

ArrowLister = Callable[[State, int, str, Ways], list[Choice]]
"""Lists the choices of arrows of a kind for a seat, in full or in short."""


def arrow_choices(state: State, seat: int, kind: str, ways: Ways) -> list[Choice]:
    """One choice for each arrow of ``ways``, withheld where a rule of the moment forbids it."""
    world, hand, marks, public = state.world, state.seats[seat].hand, state.seats[seat].marks, state.public
    found = []
    for colour, arrows in ways.items():
        known, here = touched(state.paths[colour], world.start), tip(state, colour)
        for arrow, why in zip(arrows, _why_not(state, kind, colour, arrows), strict=True):
            target = arrow.target
            gains: tuple[str, ...] = () if kind in SWIFT else _DOTS.get(world.by_key[target].kind, ())
            if target in hand:
                gains += ("mark",) if target in marks else ("card",)
            if target in public and kind not in SWIFT:
                gains += ("public",)
            if target in known:
                gains += ("loop",)
            found.append(_in_full(state.map, seat, kind, colour, arrow, gains, why, arrow.source != here))
    return found


def short_arrow_choices(state: State, seat: int, kind: str, ways: Ways) -> list[Choice]:
    """The choices of :func:`arrow_choices` that are open, in short: the same keys and effects, no word of gains."""
    found = []
    if state.block or state.turn.looped or (kind in PAID and state.options.no_ticket_to_red):
        ways = {colour: _open(state, kind, colour, arrows) for colour, arrows in ways.items()}
    for colour, arrows in ways.items():
        here, source = tip(state, colour), ""
        for arrow in arrows:
            if arrow.source != source:
                source = arrow.source
                leading = _in_short(state.map, seat, kind, colour, source, source != here)
            found.append(leading[arrow.target])
    return found


def short_arrow_choice(state: State, seat: int, key: str) -> Choice | None:
    """The choice of a turn, a green dot or an exit that lays an arrow, by its key; None where the key names none."""
    read = _read(key)
    if read is None:
        return None
    kind, colour, source, target = read
    return _in_short(state.map, seat, kind, colour, source or tip(state, colour), bool(source))[target]


def _open(state: State, kind: str, colour: str, arrows: Sequence[Arrow]) -> Sequence[Arrow]:
    """Those of ``arrows`` that no rule of the moment forbids."""
    reasons = _why_not(state, kind, colour, arrows)
    return [arrow for arrow, why in zip(arrows, reasons, strict=True) if why is None]


def _why_not(state: State, kind: str, colour: str, arrows: Sequence[Arrow]) -> list[str | None]:
    """For each of ``arrows`` the message that says which rule of the moment forbids it; None where it is open."""
    world = state.world
    blocked = "" if state.block is None else state.block.edge
    known = touched(state.paths[colour], world.start) if colour in state.turn.looped else ()
    no_red = kind in PAID and state.options.no_ticket_to_red
    reasons: list[str | None] = []
    for arrow in arrows:
        if arrow.edge == blocked:
            reasons.append("withheld-blocked")
        elif arrow.target in known:
            reasons.append("withheld-second-loop")
        elif no_red and world.by_key[arrow.target].kind == "red":
            reasons.append("withheld-red-dot")
        else:
            reasons.append(None)
    return reasons


_DOTS = {"red": ("ticket",), "green": ("bonus",)}
"""What a dot brings to the one who leads an expedition there."""


@lru_cache(maxsize=1 << 12)
def _in_short(map_name: str, seat: int, kind: str, colour: str, source: str, branches: bool) -> Mapping[str, Choice]:
    """The choices of all arrows from ``source``, by target.

    An arrow that ``branches`` off behind the tip, and any exit, has its source in its key.
    """
    found = {}
    for arrow in leaving(map_name)[source]:
        target = arrow.target
        args = {"colour": colour, "edge": arrow.edge, "source": source, "target": target, "kind": kind}
        then = [Effect("lay", seat, dict(args))]
        if kind in {"main", "ticket"}:
            then.append(Effect("turn", seat))
        way = f"{source}.{target}" if branches or kind == "exit" else target
        label = text(f"do-lay-{kind}", expedition=names.expedition(colour), to=names.node(map_name, target))
        found[target] = Choice(f"{KEYS[kind]}-{colour}-{way}", label, ref=target, then=tuple(then))
    return found


@lru_cache(maxsize=1 << 12)
def _read(key: str) -> tuple[str, str, str, str] | None:
    """The kind, colour, source (empty: the tip) and target in the key of an arrow's choice."""
    for kind in ("main", "ticket", "bonus", "exit"):
        for colour in COLOURS:
            begin = f"{KEYS[kind]}-{colour}-"
            if key.startswith(begin):
                source, _, target = key.removeprefix(begin).rpartition(".")
                return kind, colour, source, target
    return None


@lru_cache(maxsize=1 << 15)
def _in_full(
    map_name: str,
    seat: int,
    kind: str,
    colour: str,
    arrow: Arrow,
    gains: tuple[str, ...],
    why: str | None,
    branches: bool,
) -> Choice:
    choice = _in_short(map_name, seat, kind, colour, arrow.source, branches)[arrow.target]
    label = text(
        f"do-lay-{kind}",
        expedition=names.expedition(colour),
        to=_destination(map_name, arrow, gains, branches=branches or kind == "exit"),
    )
    group = _group(map_name, kind, colour, arrow)
    return replace(choice, label=label, group=group, why_not=text(why) if why else None)


def _destination(map_name: str, arrow: Arrow, gains: Sequence[str], *, branches: bool) -> Text:
    """Where an arrow leads, its way on the map, from where unless that goes without saying, and what it brings."""
    place = names.node(map_name, arrow.target)
    way = names.way(map_name, arrow.source, arrow.target)
    to = text("way-to", place=place, way=way)
    if branches:
        to = text("way-from", place=place, way=way, source=names.node(map_name, arrow.source))
    brings = tuple(text(f"brings-{gain}") for gain in gains)
    return text("way-bringing", to=to, brings=brings) if brings else to


def _group(map_name: str, kind: str, colour: str, arrow: Arrow) -> Text:
    if kind == "ticket":
        return text("group-tickets")
    if kind == "exit":
        return text("group-from", place=names.node(map_name, arrow.source))
    return text("group-arrow", expedition=names.expedition(colour))
