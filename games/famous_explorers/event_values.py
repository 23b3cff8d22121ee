"""What each event is worth to a player right now, in points, leaving its price and other uses of the turn aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from games.famous_explorers.events import CARAVAN, LETTERS, SURVEY, SWOLLEN_RIVER, TAILWIND, TURNED_BACK
from games.famous_explorers.marks import why_no_mark
from games.famous_explorers.paths import leading, leaving
from games.famous_explorers.state import Seat, State
from games.famous_explorers.view import COLOURS
from games.famous_explorers.weights import Weights

NEVER = -50.0
CARD, MARKED = 2.0, 4.0
"""What scoring a hand card brings: its points, and the penalties for the card and the mark that do not stay behind."""
UNSEEN = 4
"""How many spaces away an unseen card's place lies about."""


class Prospects(Protocol):
    """What the worth of events is reckoned from; see :class:`games.famous_explorers.heuristics.SeatEvaluator`."""

    state: State
    seat: int
    owner: Seat
    weights: Weights
    near: list[float]

    @property
    def wanted(self) -> dict[str, float]: ...

    @property
    def now(self) -> float: ...

    @property
    def may_remove(self) -> bool: ...

    @property
    def passed_by(self) -> float: ...

    def prospect(self, place: str) -> float: ...

    def prospects(self, colour: str, target: str) -> float: ...

    def soon(self, place: str) -> float: ...

    def arrow(self, colour: str, target: str) -> float: ...

    def exchange(self, cards: int, index: int = 0) -> float: ...


def worth(me: Prospects, card: str) -> float:
    """What event ``card`` brings if it is resolved now; NEVER where it cannot be."""
    return _WORTH[card](me)


def best_arrow(me: Prospects) -> tuple[float, str] | None:
    """The best arrow of any expedition by what it is worth, and where it leads."""
    found = [(me.arrow(colour, way.target), way.target) for colour, path in me.state.paths.items() for way in path.ways]
    return max(found, default=None)


def turned_back(me: Prospects, colour: str) -> float:
    """What is won by removing the last arrows of an expedition."""
    path, count = me.state.paths[colour], TURNED_BACK.count
    if len(path) < count or not me.may_remove:
        return NEVER
    return me.prospects(colour, path.arrows[-count].source) - me.now


def commission(me: Prospects, mark: str, to: str | None = None) -> float:
    """What is won by moving a mark, to a certain place or to the best."""
    owner, kept = me.owner, [place for place in me.owner.marks if place != mark]
    others = [to] if to else [card for card in owner.hand if card not in owner.marks]
    chances = [me.soon(place) for place in others if why_no_mark(me.state, place, kept) is None]
    return (MARKED - CARD) * (max(chances, default=0.0) - me.soon(mark))


def guided(me: Prospects, place: str) -> float:
    """What is won by scoring a hand card at once."""
    return me.wanted.get(place, 0.0) * (1 - me.prospect(place))


def forked(me: Prospects, colour: str) -> float:
    """What the best arrow off an expedition's path brings."""
    return max((me.arrow(colour, arrow.target) for arrow in me.state.paths[colour].branches), default=NEVER)


def danger(me: Prospects) -> dict[str, float]:
    """What rivals' marks one space from a tip cost, by the two ends of the edge that leads there."""
    found = {}
    tips = {path.tip for path in me.state.paths.values()}
    for edge in me.state.world.edges:
        for one, two in ((edge.a, edge.b), (edge.b, edge.a)):
            if one in tips and me.wanted.get(two, 0.0) < 0:
                found[f"{edge.a}.{edge.b}"] = -me.weights.block * me.wanted[two]
    return found


def _tailwind(me: Prospects) -> float:
    """Arrows in a row on the expedition furthest behind, each the best as seen from the last."""
    going = [colour for colour in COLOURS if not me.state.paths[colour].over]
    if not going:
        return NEVER
    fewest = min(len(me.state.paths[colour]) for colour in going)
    return max(_run(me, colour) for colour in going if len(me.state.paths[colour]) == fewest)


def _run(me: Prospects, colour: str) -> float:
    here, way, on_the_way = "", list[str](), 0.0
    nodes = [arrow.target for arrow in me.state.paths[colour].ways]
    for _ in range(TAILWIND.arrows):
        fresh = [node for node in nodes if node not in way]
        if not fresh:
            break
        on_the_way += _passing(me, here) if here else 0.0
        here = max(fresh, key=lambda node: me.arrow(colour, node))
        way.append(here)
        nodes = [arrow.target for arrow in leaving(me.state.map)[here]]
    return me.prospects(colour, here) - me.now + on_the_way if here else NEVER


def _passing(me: Prospects, node: str) -> float:
    """What an arrow to a node brings where hands alone score, the rivals' too, and the tip does not stay there."""
    if not me.state.world.by_key[node].is_place:
        return 0.0
    scores = node in me.owner.hand or me.wanted.get(node, 0.0) < 0
    return (guided(me, node) if scores else 0.0) - me.weights.gift


def _caravan(me: Prospects) -> float:
    """Tickets, and no arrow that could serve a rival; but the rivals get tickets too."""
    return me.weights.price * (min(CARAVAN.count, me.state.supply) - CARAVAN.others) + me.weights.gift


def _letters(me: Prospects) -> float:
    """Each of the worst cards for one from the deck."""
    return sum(max(0.0, me.exchange(1, index)) for index in range(LETTERS.left))


def _survey(me: Prospects) -> float:
    if not me.state.options.secret_destinations:
        return me.exchange(SURVEY.draw)
    unknown = sum(me.seat not in secret.peekers for secret in me.state.secrets)
    return me.weights.look * unknown + max(0.0, me.exchange(1))


def _headlines(me: Prospects) -> float:
    """A public destination for another, which may be passed already."""
    if not me.state.public:
        return NEVER
    worst = min(map(me.prospect, me.state.public))
    return me.passed_by + me.weights.public * (me.near[UNSEEN] - worst)


def _guide(me: Prospects) -> float:
    tips = {path.tip for path in me.state.paths.values() if path.arrows}
    found = [place for place in me.owner.hand if any(_one_space(me, place, end) for end in tips)]
    return max((guided(me, place) for place in found), default=NEVER)


def _one_space(me: Prospects, place: str, end: str) -> bool:
    return end in leading(me.state.map)[place]


def _turned_back(me: Prospects) -> float:
    return max(turned_back(me, colour) for colour in COLOURS)


def _commission(me: Prospects) -> float:
    return max((commission(me, mark) for mark in me.owner.marks), default=NEVER)


def _forked(me: Prospects) -> float:
    return max(forked(me, colour) for colour in COLOURS)


def _block(me: Prospects) -> float:
    if not me.state.turn.main:
        return NEVER
    cards = min(SWOLLEN_RIVER.cards, len(me.state.deck))
    return max(danger(me).values(), default=0.0) + sum(max(0.0, me.exchange(1, index)) for index in range(cards))


_WORTH: Mapping[str, Callable[[Prospects], float]] = {
    "tailwind": _tailwind,
    "swollen-river": _block,
    "turned-back": _turned_back,
    "new-commission": _commission,
    "letters-of-introduction": _letters,
    "local-guide": _guide,
    "caravan": _caravan,
    "changed-headlines": _headlines,
    "survey": _survey,
    "forked-road": _forked,
}
