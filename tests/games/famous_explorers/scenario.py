"""Small maps, tables and moves for the rules' cases, written the way one would tell them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from games.engine import IllegalMove, seeded_rng
from games.famous_explorers.effects import TakeTurn
from games.famous_explorers.game import FamousExplorers
from games.famous_explorers.maps import add_map
from games.famous_explorers.paths import Arrow, Path
from games.famous_explorers.state import Block, Options, Scored, Seat, Secret, State, Turn
from games.famous_explorers.view import COLOURS
from games.famous_explorers.world import Edge, Kind, Node, World

T = TypeVar("T")
GAME = FamousExplorers()
KINDS: Mapping[str, Kind] = {"london": "start", "red": "red", "green": "green"}


def chains(text: str) -> list[tuple[str, str]]:
    """The pairs of neighbours in ``"a b c, b d"``."""
    return [pair for chain in text.split(",") for pair in zip(chain.split(), chain.split()[1:], strict=False)]


def a_map(name: str, text: str, regions: str = "") -> str:
    """Adds a map: chains of nodes; ``red…`` and ``green…`` are dots, ``regions`` is ``"asia: a b; africa: c"``."""
    where = {
        key: region.strip()
        for part in regions.split(";")
        if part
        for region, keys in [part.split(":")]
        for key in keys.split()
    }
    keys = dict.fromkeys(key for pair in chains(text) for key in pair)
    nodes = [
        Node(key, KINDS.get(key.rstrip("0123456789"), "place"), where.get(key, "europe"), x=10.0 * n, y=(7.0 * n) % 50)
        for n, key in enumerate(keys)
    ]
    edges = [Edge(min(pair), max(pair)) for pair in chains(text)]
    assert len({edge.key for edge in edges}) == len(edges)
    add_map(name, World(tuple(nodes), tuple(edges), 1000, 50))
    return name


def laid(text: str) -> tuple[Arrow, ...]:
    """A path: ``"london a b c a, b d"``."""
    return tuple(Arrow("~".join(sorted(pair)), *pair) for pair in chains(text))


def table(
    name: str,
    *hands: str,
    turn: int = 0,
    first: int = 0,
    main: bool = False,
    spent: int = 0,
    tickets: int | tuple[int, ...] = 3,
    marks: Sequence[str] = (),
    auto: bool | tuple[bool, ...] = True,
    scored: Sequence[Sequence[tuple[Any, ...]]] = (),
    public: str = "",
    secrets: Sequence[tuple[Any, ...]] = (),
    deck: str = "",
    discards: str = "",
    offers: str = "",
    event_deck: str = "",
    events: str = "",
    explorers: str = "",
    block: str | None = None,
    window: str = "",
    landed: str | None = None,
    looped: Sequence[str] = (),
    options: Options | None = None,
    adjust: int = 0,
    **paths: str,
) -> State:
    """A table in the middle of a game. Hands and other lists are words; ``tickets``, ``marks``, ``auto`` … by seat."""
    assert len(hands) >= 2

    def by_seat(value: Sequence[T], seat: int, default: T) -> T:
        return value[seat] if len(value) > seat else default

    seats = [
        Seat(
            hand.split(),
            marks=by_seat(marks, seat, "").split(),
            scored=[Scored(place, *how) for place, *how in by_seat(scored, seat, ())],
            tickets=tickets[seat] if isinstance(tickets, tuple) else tickets,
            auto=auto[seat] if isinstance(auto, tuple) else auto,
            explorers=explorers.split() if seat == turn else [],
            events=events.split() if seat == turn else [],
            window=window.split(),
            adjust=adjust,
        )
        for seat, hand in enumerate(hands)
    ]
    return State(
        name,
        options or Options(),
        seeded_rng(b"scenario"),
        first,
        seats,
        deck.split()[::-1],
        discards.split(),
        public.split(),
        [Secret(place, tuple(peekers)) for place, *peekers in secrets],
        offers.split(),
        event_deck.split()[::-1],
        paths={colour: Path(name, laid(paths.get(colour, ""))) for colour in COLOURS},
        turn=Turn(main=main, spent=spent, landed=landed, looped=list(looped)),
        block=_block(block),
        stack=[TakeTurn(seat=turn)],
    )


def _block(text: str | None) -> Block | None:
    if text is None:
        return None
    one, two, seat = text.split()
    return Block("~".join(sorted((one, two))), int(seat))


def play(state: State, moves: str) -> State:
    """The state after ``"0:arrow-blue-a 0:end-turn"``; pieces are kept and positions stored on the way."""
    pieces = GAME.pieces(state)
    for move in moves.split():
        seat, key = move.split(":")
        state = GAME.apply(state, int(seat), key).state
        assert GAME.pieces(state) == pieces
        assert GAME.decode(GAME.encode(state)) == state
    return state


def events(state: State, move: str) -> list[str]:
    """The ids of what is said when ``move`` is made."""
    seat, key = move.split(":")
    return [event.text.id for event in GAME.apply(state, int(seat), key).events]


def open_keys(state: State, seat: int | None = None, *, waits: bool = True) -> set[str]:
    """The keys that are open to a seat (the one that is waited for)."""
    return {
        choice.key
        for decision in GAME.decisions(state)
        if decision.waits == waits and (seat is None or decision.seat == seat)
        for choice in decision.choices
        if choice.why_not is None and not choice.key.startswith("auto-")
    }


def main_arrows(state: State) -> set[str]:
    return {key for key in open_keys(state) if key.startswith("arrow-")}


def withheld(state: State, seat: int, key: str) -> str | None:
    """The reason why a choice is withheld."""
    try:
        GAME.apply(state, seat, key)
    except IllegalMove as refused:
        return refused.text.id
    return None


def path(state: State, colour: str) -> str:
    """A path as the chains it was laid in."""
    found: list[list[str]] = []
    for arrow in state.paths[colour].arrows:
        if found and found[-1][-1] == arrow.source:
            found[-1].append(arrow.target)
        else:
            found.append([arrow.source, arrow.target])
    return ", ".join(" ".join(chain) for chain in found)


FACTS: Mapping[str, Callable[[State], object]] = {
    "blue": lambda s: path(s, "blue"),
    "amber": lambda s: path(s, "amber"),
    "violet": lambda s: path(s, "violet"),
    "tickets": lambda s: tuple(seat.tickets for seat in s.seats),
    "scores": lambda s: tuple(seat.score for seat in s.seats),
    "hands": lambda s: tuple(" ".join(sorted(seat.hand)) for seat in s.seats),
    "marks": lambda s: tuple(" ".join(sorted(seat.marks)) for seat in s.seats),
    "scored": lambda s: tuple(" ".join(f"{c.place}:{c.how}:{c.points}" for c in seat.scored) for seat in s.seats),
    "public": lambda s: " ".join(s.public),
    "secrets": lambda s: " ".join(secret.place for secret in s.secrets),
    "peekers": lambda s: tuple(secret.peekers for secret in s.secrets),
    "discards": lambda s: " ".join(s.discards),
    "offers": lambda s: " ".join(s.offers),
    "events": lambda s: tuple(" ".join(seat.events) for seat in s.seats),
    "explorers": lambda s: tuple(" ".join(seat.explorers) for seat in s.seats),
    "asked": lambda s: next((d.prompt.id for d in GAME.decisions(s) if d.waits), "nothing"),
    "waits": lambda s: GAME.to_act(s),
    "open": lambda s: open_keys(s),
    "aside": lambda s: open_keys(s, waits=False),
    "over": lambda s: not s.stack,
    "supply": lambda s: s.supply,
    "blocked": lambda s: s.block is not None,
    "drawn": lambda s: tuple(" ".join(seat.drawn) for seat in s.seats),
    "final": lambda s: tuple((x.place, x.score) for x in GAME.standings(s) or ()),
    "parts": lambda s: tuple({k: v for k, v in x.parts.items() if v} for x in GAME.standings(s) or ()),
}


def check(state: State, **expected: object) -> None:
    """Compares what is expected with the state's facts, by name."""
    assert {name: FACTS[name](state) for name in expected} == expected
