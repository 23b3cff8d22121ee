"""What events are worth to a player on the occasion, in points; their price and other uses of a turn left aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from games.famous_explorers.events import EVENTS
from games.famous_explorers.marks import why_no_mark
from games.famous_explorers.paths import branches, leaving, over, tip, ways
from games.famous_explorers.view import COLOURS

if TYPE_CHECKING:
    from games.famous_explorers.judge import Eye

NEVER = -50.0
CARD, MARKED = 2.0, 4.0
"""What scoring a hand card brings: its points, and the penalties for the card and the mark that do not stay behind."""
UNSEEN = 4
"""How many spaces away an unseen card's place lies about."""


def worth(eye: Eye, card: str) -> float:
    """What event ``card`` brings if it is resolved now; NEVER where it cannot be."""
    return _WORTH[card](eye)


def best_arrow(eye: Eye) -> tuple[float, str] | None:
    """The best arrow of any expedition by what it is worth, and where it leads."""
    found = [(eye.arrow(colour, way.target), way.target) for colour in COLOURS for way in ways(eye.state, colour)]
    return max(found, default=None)


def turned_back(eye: Eye, colour: str) -> float:
    """What is won by removing the last arrows of an expedition."""
    path, count = eye.state.paths[colour], EVENTS["turned-back"].args["count"]
    if len(path) < count or not eye.may_remove:
        return NEVER
    return eye.prospects(colour, path[-count].source) - eye.now


def commission(eye: Eye, mark: str, to: str | None = None) -> float:
    """What is won by moving a mark, to a certain place or to the best."""
    owner, kept = eye.owner, [place for place in eye.owner.marks if place != mark]
    others = [to] if to else [card for card in owner.hand if card not in owner.marks]
    chances = [eye.soon(place) for place in others if why_no_mark(eye.state, place, kept) is None]
    return (MARKED - CARD) * (max(chances, default=0.0) - eye.soon(mark))


def guided(eye: Eye, place: str) -> float:
    """What is won by scoring a hand card at once."""
    return eye.wanted.get(place, 0.0) * (1 - eye.prospect(place))


def forked(eye: Eye, colour: str) -> float:
    """What the best arrow off an expedition's path brings."""
    return max((eye.arrow(colour, arrow.target) for arrow in branches(eye.state, colour)), default=NEVER)


def danger(eye: Eye) -> dict[str, float]:
    """What rivals' marks one space from a tip cost, by the two ends of the edge that leads there."""
    found = {}
    tips = {tip(eye.state, colour) for colour in COLOURS}
    for edge in eye.state.world.edges:
        for one, two in ((edge.a, edge.b), (edge.b, edge.a)):
            if one in tips and eye.wanted.get(two, 0.0) < 0:
                found[f"{edge.a}.{edge.b}"] = -eye.weights.block * eye.wanted[two]
    return found


def _tailwind(eye: Eye) -> float:
    """Arrows in a row on the expedition furthest behind, each the best as seen from the last."""
    going = [colour for colour in COLOURS if not over(eye.state, colour)]
    if not going:
        return NEVER
    fewest = min(len(eye.state.paths[colour]) for colour in going)
    return max(_run(eye, colour) for colour in going if len(eye.state.paths[colour]) == fewest)


def _run(eye: Eye, colour: str) -> float:
    here, way, on_the_way = "", list[str](), 0.0
    nodes = [arrow.target for arrow in ways(eye.state, colour)]
    for _ in range(EVENTS["tailwind"].args["arrows"]):
        fresh = [node for node in nodes if node not in way]
        if not fresh:
            break
        on_the_way += _passing(eye, here) if here else 0.0
        here = max(fresh, key=lambda node: eye.arrow(colour, node))
        way.append(here)
        nodes = [arrow.target for arrow in leaving(eye.state.map)[here]]
    return eye.prospects(colour, here) - eye.now + on_the_way if here else NEVER


def _passing(eye: Eye, node: str) -> float:
    """What an arrow to a node brings where hands alone score, the rivals' too, and the tip does not stay there."""
    if not eye.state.world.by_key[node].is_place:
        return 0.0
    scores = node in eye.owner.hand or eye.wanted.get(node, 0.0) < 0
    return (guided(eye, node) if scores else 0.0) - eye.weights.gift


def _caravan(eye: Eye) -> float:
    """Tickets, and no arrow that could serve a rival; but the rivals get tickets too."""
    card = EVENTS["caravan"].args
    return eye.weights.price * (min(card["count"], eye.state.supply) - card["others"]) + eye.weights.gift


def _letters(eye: Eye) -> float:
    """Each of the worst cards for one from the deck."""
    return sum(max(0.0, eye.exchange(1, index)) for index in range(EVENTS["letters-of-introduction"].args["left"]))


def _survey(eye: Eye) -> float:
    if not eye.state.options.secret_destinations:
        return eye.exchange(EVENTS["survey"].args["draw"])
    unknown = sum(eye.seat not in secret.peekers for secret in eye.state.secrets)
    return eye.weights.look * unknown + max(0.0, eye.exchange(1))


def _headlines(eye: Eye) -> float:
    """A public destination for another, which may be passed already."""
    if not eye.state.public:
        return NEVER
    worst = min(map(eye.prospect, eye.state.public))
    return eye.passed_by + eye.weights.public * (eye.near[UNSEEN] - worst)


def _guide(eye: Eye) -> float:
    tips = {tip(eye.state, colour) for colour in COLOURS}
    found = [place for place in eye.owner.hand if any(_one_space(eye, place, end) for end in tips)]
    return max((guided(eye, place) for place in found), default=NEVER)


def _one_space(eye: Eye, place: str, end: str) -> bool:
    return any(arrow.target == end for arrow in leaving(eye.state.map)[place])


def _turned_back(eye: Eye) -> float:
    return max(turned_back(eye, colour) for colour in COLOURS)


def _commission(eye: Eye) -> float:
    return max((commission(eye, mark) for mark in eye.owner.marks), default=NEVER)


def _forked(eye: Eye) -> float:
    return max(forked(eye, colour) for colour in COLOURS)


def _block(eye: Eye) -> float:
    if not eye.state.turn.main:
        return NEVER
    return max(danger(eye).values(), default=NEVER)


_WORTH: Mapping[str, Callable[[Eye], float]] = {
    "tailwind": _tailwind,
    "washed-out-bridge": _block,
    "turned-back": _turned_back,
    "new-commission": _commission,
    "letters-of-introduction": _letters,
    "local-guide": _guide,
    "caravan": _caravan,
    "changed-headlines": _headlines,
    "survey": _survey,
    "forked-road": _forked,
}
