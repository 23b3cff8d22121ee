"""The board and the hand in words: for alt texts, and for those who do not see pictures."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from games.engine import Text, text
from games.famous_explorers import names
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import ExpeditionView, HandCard, LaidArrow, SeatView, View
from render.alt_text import (
    DESCRIPTION_LIMIT,
    SHORT_NAME,
    SHORTEST_NAME,
    Line,
    fit_lines,
    plain_names,
    shortened,
)
from render.scene import Say

LATELY = 4
"""How many nodes of an expedition's way an alt text tells."""


def board_alt(view: View, say: Say) -> str:
    """The public board as an alt text."""
    for limit in (SHORT_NAME, SHORTEST_NAME):
        lines = list(_board(view, say, plain_names(say.names, limit)))
        if (words := fit_lines(lines)) is not None:
            return words
    return shortened(" ".join(words for spare, words in lines if spare == 0))


def everything(view: View, say: Say) -> str:
    """All that the owner of ``view`` may know, line by line."""
    people = plain_names(say.names)
    lines = [*_board(view, say, people, way=None), *((0, words) for words in hand_lines(view, say))]
    return fit_lines(lines, DESCRIPTION_LIMIT, "\n") or shortened(
        "\n".join(words for spare, words in lines if spare == 0), DESCRIPTION_LIMIT
    )


def _board(view: View, say: Say, people: Sequence[str], way: int | None = LATELY) -> Iterator[Line]:
    yield 0, _turn(view, say, people)
    if view.last_round and view.asked:
        yield 0, say(text("pic-tell-last-round"))
    for expedition in view.expeditions:
        yield 0, _expedition(view, expedition, say)
        if expedition.arrows:
            yield 5, _way(view, expedition, say, way)
    for seat in view.seats:
        yield 0, _player(seat, say, people)
        if owned := (*seat.explorers, *seat.events):
            yield 1, say(text("pic-tell-owned", who=people[seat.seat], cards=_cards(owned, say)))
    if view.public:
        yield 0, say(text("pic-tell-public", places=_places(view.public, say)))
    else:
        yield 0, say(text("pic-tell-no-public"))
    yield from _secrets(view, say, people)
    for seat in view.seats:
        if seat.marks:
            yield 2, say(text("pic-tell-marks", who=people[seat.seat], places=_places(seat.marks, say)))
    if view.blocked is not None:
        one, two = (names.node(view.map, end) for end in view.blocked.edge.split("~"))
        yield 1, say(text("pic-tell-blocked", who=people[view.blocked.seat], one=one, two=two))
    if view.offers:
        cards = [text("pic-tell-price", card=names.card(offer.card), price=offer.price) for offer in view.offers]
        yield 4, say(text("pic-tell-offers", cards=", ".join(say(card) for card in cards)))
    if view.asked:
        yield 3, say(text("pic-tell-first", who=people[view.first]))
        yield 4, say(text("pic-tell-spent", spent=view.spent, supply=view.ticket_supply))
    if way is None:
        for seat in view.seats:
            if seat.scored:
                places = _places([card.place for card in seat.scored], say)
                yield 4, say(text("pic-tell-scored", who=people[seat.seat], places=places))
        yield 3, say(text("pic-tell-deck", deck=view.deck))


def side_alt(say: Say, seat: SeatView) -> str:
    """What a player has, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    lines, who = [(0, _player(seat, say, people))], people[seat.seat]
    if seat.marks:
        lines.append((1, say(text("pic-tell-marks", who=who, places=_places(seat.marks, say)))))
    if owned := (*seat.explorers, *seat.events):
        lines.append((2, say(text("pic-tell-owned", who=who, cards=_cards(owned, say)))))
    if seat.scored:
        places = _places([card.place for card in seat.scored], say)
        lines.append((3, say(text("pic-tell-scored", who=who, places=places))))
    return fit_lines(lines) or shortened(lines[0][1])


def _player(seat: SeatView, say: Say, people: Sequence[str]) -> str:
    figures = {"score": seat.score, "tickets": seat.tickets, "cards": seat.cards}
    return say(text("pic-tell-player", who=people[seat.seat], **figures))


def _turn(view: View, say: Say, people: Sequence[str]) -> str:
    if not view.asked:
        return say(text("pic-tell-over"))
    who = ", ".join(people[seat] for seat in view.asked)
    return say(text("pic-tell-mark" if view.phase == "marks" else "pic-tell-turn", who=who))


def _expedition(view: View, expedition: ExpeditionView, say: Say) -> str:
    name = names.expedition(expedition.colour)
    if not expedition.arrows:
        return say(text("pic-tell-start", expedition=name))
    tip = names.node(view.map, expedition.tip)
    if expedition.over:
        return say(text("pic-tell-stopped", expedition=name, tip=tip))
    return say(text("pic-tell-tip", expedition=name, tip=tip, supply=expedition.supply))


def _way(view: View, expedition: ExpeditionView, say: Say, way: int | None) -> str:
    """The places on an expedition's way in order, or its last ``way`` nodes."""
    name, arrows = names.expedition(expedition.colour), expedition.arrows
    if way is not None:
        legs = _legs(arrows[-way:])
        legs[-1].pop()  # the tip is told already
        return say(text("pic-tell-lately", expedition=name, way=_told(view, legs, say)))
    places = {node.key for node in world_of(view.map).nodes if node.kind in {"start", "place"}}
    legs = [[leg[0], *(node for node in leg[1:] if node in places)] for leg in _legs(arrows)]
    return say(text("pic-tell-way", expedition=name, way=_told(view, legs, say)))


def _legs(arrows: Sequence[LaidArrow]) -> list[list[str]]:
    """The nodes of a way in order; where an arrow leaves it elsewhere than at its tip, another leg begins."""
    legs = [[arrows[0].source]]
    for arrow in arrows:
        if arrow.source != legs[-1][-1]:
            legs.append([arrow.source])
        legs[-1].append(arrow.target)
    return legs


def _told(view: View, legs: Sequence[Sequence[str]], say: Say) -> str:
    first, *others = [[_node(view, node, say) for node in leg] for leg in legs]
    return say(text("semicolon")).join([", ".join(first), *(_exit(leg, say) for leg in others)])


def _exit(leg: Sequence[str], say: Say) -> str:
    """Where a loop was left, and the way from there as far as it is told."""
    place, *way = leg
    return say(
        text("pic-tell-exit", place=place, way=", ".join(way)) if way else text("pic-tell-exit-bare", place=place)
    )


def _secrets(view: View, say: Say, people: Sequence[str]) -> Iterator[Line]:
    for number, secret in enumerate(view.secrets, start=1):
        if secret.peekers:
            who = ", ".join(people[seat] for seat in secret.peekers)
            yield 1, say(text("pic-tell-peeked", number=number, who=who))
        else:
            yield 1, say(text("pic-tell-secret", number=number))


MOST_CHANGES = 900
"""Characters of what has changed; a whole game's changes are many, and a message takes no more than 1,000 as one."""


def changes_alt(view: View, say: Say, touched: Collection[str]) -> str:
    """What changed on the map, as an alt text."""
    world = world_of(view.map)
    told = []
    laid = {f"arrow:{e.colour}:{arrow.edge}": (e.colour, arrow) for e in view.expeditions for arrow in e.arrows}
    seen = set()
    for key, (colour, arrow) in laid.items():
        if key in touched:
            source, target = (_node(view, node, say) for node in (arrow.source, arrow.target))
            told.append(say(text("pic-tell-arrow", expedition=names.expedition(colour), source=source, target=target)))
            seen |= {arrow.source, arrow.target}
    for key in sorted(touched):
        kind, *_, last = key.split(":")
        if kind in {"node", "mark"} and last in world.by_key and last not in seen:
            told.append(_node(view, last, say))
            seen.add(last)
    return say(text("pic-tell-changed", changes=shortened(say(text("semicolon")).join(told), MOST_CHANGES)))


def region_alt(view: View, say: Say, region: Text, nodes: Collection[str]) -> str:
    """A part of the map, as an alt text."""
    people = plain_names(say.names, SHORT_NAME)
    world = world_of(view.map)
    lines = [say(text("pic-tell-region", region=region))]
    lines += [_expedition(view, e, say) for e in view.expeditions if e.tip in nodes]
    public = [place for place in view.public if place in nodes]
    if public:
        lines.append(say(text("pic-tell-public", places=_places(public, say))))
    for seat in view.seats:
        marks = [place for place in seat.marks if place in nodes]
        if marks:
            lines.append(say(text("pic-tell-marks", who=people[seat.seat], places=_places(marks, say))))
    for expedition in view.expeditions:
        passed = dict.fromkeys(arrow.target for arrow in expedition.arrows if arrow.target in nodes)
        places = [node for node in passed if world.by_key[node].is_place]
        if places:
            name = names.expedition(expedition.colour)
            lines.append(say(text("pic-tell-here", expedition=name, places=_places(places, say))))
    return shortened(" ".join(lines))


def hand_lines(view: View, say: Say, *, distances: bool = True) -> list[str]:
    """What only the view's owner sees, with or without what others' arrows change; nothing for a spectator."""
    if view.me is None:
        return []
    cards = ", ".join(_held(card, say, distances=distances) for card in view.hand)
    lines = [say(text("pic-tell-hand", cards=cards)) if view.hand else say(text("pic-no-cards")) + "."]
    if view.drawn:
        lines.append(
            say(text("pic-tell-drawn", cards=", ".join(_held(card, say, distances=distances) for card in view.drawn)))
        )
    for number, secret in enumerate(view.secrets, start=1):
        if secret.place is not None:
            lines.append(say(text("pic-tell-known", number=number, place=names.place(secret.place))))
    return lines


def lettered_alt(view: View, say: Say, letters: Mapping[str, str], *, arrows: bool) -> str:
    """What has a letter on the map, as an alt text."""
    leading: dict[str, list[str]] = {}
    for target in view.targets:
        if target.colour not in leading.setdefault(target.target, []):
            leading[target.target].append(target.colour)
    told = []
    for node, letter in letters.items():
        place = _node(view, node, say)
        colours = leading.get(node, []) if arrows else []
        if colours:
            who = ", ".join(say(names.expedition(colour)) for colour in colours)
            told.append(say(text("pic-tell-led", letter=letter, place=place, who=who)))
        else:
            told.append(say(text("pic-tell-letter", letter=letter, place=place)))
    return shortened(say(text("pic-tell-letters" if arrows else "pic-tell-letters-mark", places=", ".join(told))))


def _held(card: HandCard, say: Say, *, distances: bool) -> str:
    facts = [text("pic-tell-distance", number=card.distance)] if distances else []
    if card.marked:
        facts.append(text("pic-tell-marked"))
    if card.scorable is not None:
        facts.append(text("pic-tell-now" if card.scorable == "now" else "pic-tell-late"))
    if not facts:
        return say(names.place(card.place))
    told = ", ".join(say(fact) for fact in facts)
    return say(text("pic-tell-card", place=names.place(card.place), facts=told))


def _node(view: View, key: str, say: Say) -> str:
    return say(names.node(view.map, key))


def _places(places: Iterable[str], say: Say) -> str:
    return ", ".join(say(names.place(place)) for place in places)


def _cards(cards: Iterable[str], say: Say) -> str:
    return ", ".join(say(names.card(card)) for card in cards)
