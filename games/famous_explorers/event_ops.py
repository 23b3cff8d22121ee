"""What event cards do, card by card; which card does what is in :mod:`games.famous_explorers.events`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from games.engine import Choice, Decision, Effect, Log, Player, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.arrow_choices import Ways, arrow_choices, short_arrow_choices
from games.famous_explorers.arrows import look, take_back, why_no_removal
from games.famous_explorers.events import EVENTS, begin
from games.famous_explorers.machine import MACHINE, number, word
from games.famous_explorers.marks import why_no_mark
from games.famous_explorers.paths import branches, passed, steps_from, ways
from games.famous_explorers.scoring import claim_public, refill
from games.famous_explorers.state import Block, State, in_order
from games.famous_explorers.tickets import gain_tickets, take_in
from games.famous_explorers.view import COLOURS


def _playing(
    effect: Effect, key: str, label: Text, *then: Effect, group: Text | None = None, ref: str | None = None
) -> Choice:
    """A choice that plays a kept event: the card goes, then its effects happen."""
    played = Effect("played", effect.seat, {"card": word(effect, "card")})
    return Choice(key, label, group, ref, None, (played, *then))


def _ask(effect: Effect, prompt: str, choices: Sequence[Choice], *back: Effect) -> Sequence[Decision]:
    """The question of a kept event, with a way ``back``: the card is only played by the last choice."""
    return [Decision(effect.seat, text(prompt), (*choices, Choice("back", text("do-back"), then=back)))]


def why_not_play(state: State, seat: int, key: str) -> Text | None:
    """Why a kept event cannot be played now; None where it can."""
    if EVENTS[key].instead and state.turn.main:
        return text("withheld-arrow-laid")
    ready = _READY[EVENTS[key].op]
    return None if ready(state, begin(seat, key)) else text("withheld-no-use")


@MACHINE.do
def played(state: State, effect: Effect, log: Log) -> None:
    """A kept event is played and leaves the game."""
    card = word(effect, "card")
    state.seats[effect.seat].events.remove(card)
    state.box.append(card)
    state.turn.landed = None
    log.say(text("say-played", player=Player(effect.seat), card=names.card(card)), touched=(f"seat:{effect.seat}",))


# Tailwind: several arrows in a row on the expedition with the fewest arrows; only hands score


@MACHINE.ask
def tailwind(state: State, effect: Effect) -> Sequence[Decision]:
    """The first of several arrows in a row, on the expedition with the fewest arrows of those that can go on."""
    choices = arrow_choices(state, effect.seat, "tailwind", _furthest_behind(state))
    left = number(effect, "arrows") - 1
    again = [replace(choice, then=(*choice.then, _again(choice, left))) for choice in choices]
    return [Decision(effect.seat, text("ask-tailwind", count=left + 1), tuple(again))]


def _furthest_behind(state: State) -> Ways:
    going = {colour: arrows for colour in COLOURS if (arrows := ways(state, colour))}
    fewest = min((len(state.paths[colour]) for colour in going), default=0)
    return {colour: arrows for colour, arrows in going.items() if len(state.paths[colour]) == fewest}


def _again(choice: Choice, left: int) -> Effect:
    lay = choice.then[0]
    return Effect("tailwind_again", lay.seat, {"colour": word(lay, "colour"), "left": left})


@MACHINE.ask
def tailwind_again(state: State, effect: Effect) -> Sequence[Decision]:
    """The next arrow, on the same expedition."""
    colour, left = word(effect, "colour"), number(effect, "left")
    choices = arrow_choices(state, effect.seat, "tailwind-again", {colour: ways(state, colour)})
    if left > 1:
        choices = [replace(choice, then=(*choice.then, _again(choice, left - 1))) for choice in choices]
    prompt = text("ask-tailwind-again", expedition=names.expedition(colour), count=left)
    return [Decision(effect.seat, prompt, tuple(choices))]


# Washed-out bridge: block an edge without arrows


@MACHINE.ask
def block_edge(state: State, effect: Effect) -> Sequence[Decision]:
    """Which edge to block."""
    used = {arrow.edge for path in state.paths.values() for arrow in path}
    return _ask(
        effect,
        "ask-block",
        [
            _playing(
                effect,
                f"block-{edge.a}.{edge.b}",
                text("do-block", one=names.node(state.map, edge.a), two=names.node(state.map, edge.b)),
                Effect("block", effect.seat, {"edge": edge.key}),
                group=names.region(state.map, edge.a),
                ref=edge.a,
            )
            for edge in state.world.edges
            if edge.key not in used
        ],
    )


@MACHINE.do
def block(state: State, effect: Effect, log: Log) -> None:
    """Nobody may use the edge until the buyer's next turn."""
    key = word(effect, "edge")
    state.block = Block(key, effect.seat)
    one, two = (names.node(state.map, end) for end in key.split("~"))
    log.say(text("say-blocked", edge=text("edge", one=one, two=two)), touched=(f"block:{key}",))


# Turned back: remove the last two arrows of an expedition


@MACHINE.ask
def turn_back(state: State, effect: Effect) -> Sequence[Decision]:
    """Which expedition turns back."""
    count = number(effect, "count")
    choices = []
    for colour in COLOURS:
        then = Effect("go_back", effect.seat, {"colour": colour, "count": count})
        choice = _playing(
            effect, f"turn-back-{colour}", text("do-turn-back", expedition=names.expedition(colour)), then
        )
        choices.append(replace(choice, why_not=why_no_removal(state, colour, count)))
    return _ask(effect, "ask-turn-back", choices)


@MACHINE.do
def go_back(state: State, effect: Effect, log: Log) -> None:
    """The expedition turns back; only where it comes to stand counts as reached."""
    take_back(state, effect.seat, word(effect, "colour"), number(effect, "count"), log)


# New commission: move a mark to another hand card's place


def _commissions(state: State, seat: int, mark: str) -> list[str]:
    owner = state.seats[seat]
    if mark not in owner.marks:
        return []  # its card has been scored out of turn while its owner was choosing
    others = [place for place in owner.marks if place != mark]
    return [place for place in owner.hand if place not in owner.marks and why_no_mark(state, place, others) is None]


@MACHINE.ask
def commission(state: State, effect: Effect) -> Sequence[Decision]:
    """Which mark to move."""
    choices = [
        Choice(
            f"commission-{mark}",
            text("do-commission", mark=names.place(mark)),
            ref=mark,
            why_not=None if _commissions(state, effect.seat, mark) else text("withheld-no-commission"),
            then=(Effect("commission_to", effect.seat, {**effect.args, "mark": mark}),),
        )
        for mark in state.seats[effect.seat].marks
    ]
    return _ask(effect, "ask-commission", choices)


@MACHINE.ask
def commission_to(state: State, effect: Effect) -> Sequence[Decision]:
    """Where the mark goes."""
    mark = word(effect, "mark")
    choices = [
        _playing(
            effect,
            f"commission-{mark}.{place}",
            text("do-commission-to", mark=names.place(mark), place=names.place(place)),
            Effect("move_mark", effect.seat, {"mark": mark, "place": place}),
            ref=place,
        )
        for place in _commissions(state, effect.seat, mark)
    ]
    return _ask(effect, "ask-commission-to", choices, begin(effect.seat, word(effect, "card")))


@MACHINE.do
def move_mark(state: State, effect: Effect, log: Log) -> None:
    """A mark changes its place."""
    seat, mark, place = effect.seat, word(effect, "mark"), word(effect, "place")
    marks = state.seats[seat].marks
    marks[marks.index(mark)] = place
    log.say(
        text("say-moved-mark", player=Player(seat), mark=names.place(mark), place=names.place(place)),
        touched=(f"mark:{seat}:{mark}", f"mark:{seat}:{place}"),
    )


# Letters of introduction: exchange up to three hand cards


@MACHINE.ask
def letters(state: State, effect: Effect) -> Sequence[Decision]:
    """Which further hand card to exchange. The cards drawn join the hand when the exchange is done."""
    seat, left = effect.seat, number(effect, "left")
    go_on = Effect("letters", seat, {**effect.args, "left": left - 1})
    choices = [
        Choice(
            f"exchange-{place}",
            text("do-exchange", place=names.place(place)),
            ref=place,
            then=(_exchange(seat, place), go_on),
        )
        for place in state.seats[seat].hand
        if left and state.deck
    ]
    choices.append(Choice("done", text("do-done"), then=(Effect("take_drawn", seat),)))
    return [Decision(seat, text("ask-letters", count=left), tuple(choices))]


def _exchange(seat: int, place: str) -> Effect:
    return Effect("exchange", seat, {"place": place})


@MACHINE.do
def exchange(state: State, effect: Effect, log: Log) -> None:
    """A hand card goes to the discards and another is drawn."""
    owner, place = state.seats[effect.seat], word(effect, "place")
    owner.hand.remove(place)
    state.discards.append(place)
    owner.drawn.append(state.deck.pop())
    log.say(
        text("say-discarded", player=Player(effect.seat), place=names.place(place)), touched=(f"seat:{effect.seat}",)
    )
    log.reveal()


@MACHINE.do
def take_drawn(state: State, effect: Effect, log: Log) -> None:
    """The cards drawn join the hand."""
    owner = state.seats[effect.seat]
    cards, owner.drawn = owner.drawn, []
    take_in(state, effect.seat, cards, log)


# Local guide: score a hand card one space from a tip


def _guided(state: State, seat: int, steps: int) -> list[str]:
    distance = steps_from(state)
    return [place for place in state.seats[seat].hand if distance.get(place) == steps]


@MACHINE.ask
def guide(state: State, effect: Effect) -> Sequence[Decision]:
    """Which card the guide leads to."""
    choices = [
        _playing(
            effect,
            f"guide-{place}",
            text("do-guide", place=names.place(place)),
            Effect("score", effect.seat, {"place": place}),
            ref=place,
        )
        for place in _guided(state, effect.seat, number(effect, "steps"))
    ]
    return _ask(effect, "ask-guide", choices)


# Caravan, changed headlines, survey


@MACHINE.do
def caravan(state: State, effect: Effect, log: Log) -> None:
    """Tickets for the buyer, and some for everybody else, in turn order while there are any."""
    buyer, *others = in_order(state, effect.seat)
    gain_tickets(state, buyer, number(effect, "count"), log)
    for seat in others:
        gain_tickets(state, seat, number(effect, "others"), log)


@MACHINE.ask
def headlines(state: State, effect: Effect) -> Sequence[Decision]:
    """Which public destination to replace."""
    seat = effect.seat
    choices = [
        Choice(
            f"replace-{place}",
            text("do-replace", place=names.place(place)),
            ref=place,
            why_not=None if state.deck else text("withheld-deck-empty"),
            then=(Effect("withdraw", seat, {"place": place}),),
        )
        for place in state.public
    ]
    return [Decision(seat, text("ask-headlines"), (*choices, Choice("done", text("do-done"))))]


@MACHINE.do
def withdraw(state: State, effect: Effect, log: Log) -> None:
    """A public destination goes to the discards and is replaced; a new one that is passed already goes to the buyer."""
    place, seat = word(effect, "place"), effect.seat
    state.public.remove(place)
    state.discards.append(place)
    log.say(text("say-withdrawn", place=names.place(place)), touched=(f"public:{place}",))
    new = state.deck[-1]
    refill(state, log)
    if new in passed(state):
        claim_public(state, seat, new, log)


@MACHINE.do
def survey(state: State, effect: Effect, log: Log) -> None:
    """A look at the secret destinations and a card exchanged; without them a better swap."""
    seat = effect.seat
    for slot, secret in enumerate(state.secrets):
        if seat not in secret.peekers:
            look(state, seat, slot, log)
    if state.options.secret_destinations:
        push(state, [Effect("letters", seat, {"left": 1})])
    else:
        push(state, [Effect("swap", seat, {"draw": number(effect, "draw"), "price": 0})])


# Forked road: this turn's arrow leaves the path at the dot just behind its tip


@MACHINE.ask
def fork(state: State, effect: Effect) -> Sequence[Decision]:
    """Which expedition branches, and from where."""
    choices = []
    for colour in COLOURS:
        for source in dict.fromkeys(arrow.source for arrow in branches(state, colour)):
            then = Effect("fork_to", effect.seat, {**effect.args, "colour": colour, "source": source})
            open_ = any(choice.why_not is None for choice in _forks(state, then))
            choices.append(
                Choice(
                    f"fork-{colour}-{source}",
                    text("do-fork", expedition=names.expedition(colour), place=names.node(state.map, source)),
                    text("group-arrow", expedition=names.expedition(colour)),
                    source,
                    None if open_ else text("withheld-no-way"),
                    (then,),
                )
            )
    return _ask(effect, "ask-fork", choices)


def _forks(state: State, effect: Effect) -> list[Choice]:
    colour, source = word(effect, "colour"), word(effect, "source")
    arrows = [arrow for arrow in branches(state, colour) if arrow.source == source]
    return arrow_choices(state, effect.seat, "fork", {colour: arrows})


@MACHINE.ask
def fork_to(state: State, effect: Effect) -> Sequence[Decision]:
    """Where the branch leads."""
    played = Effect("played", effect.seat, {"card": word(effect, "card")})
    forks = [replace(choice, then=(played, *choice.then)) for choice in _forks(state, effect)]
    return _ask(effect, "ask-fork-to", forks, begin(effect.seat, word(effect, "card")))


def _can_turn_back(state: State, effect: Effect) -> bool:
    return any(why_no_removal(state, colour, number(effect, "count")) is None for colour in COLOURS)


def _can_commission(state: State, effect: Effect) -> bool:
    return any(_commissions(state, effect.seat, mark) for mark in state.seats[effect.seat].marks)


def _can_guide(state: State, effect: Effect) -> bool:
    return bool(_guided(state, effect.seat, number(effect, "steps")))


def _can_fork(state: State, effect: Effect) -> bool:
    ways_by_colour = {colour: branches(state, colour) for colour in COLOURS}
    return bool(short_arrow_choices(state, effect.seat, "fork", ways_by_colour))


def _can_block(state: State, effect: Effect) -> bool:  # noqa: ARG001
    used = {arrow.edge for path in state.paths.values() for arrow in path}
    return len(used) < len(state.world.edges)


_READY: dict[str, Callable[[State, Effect], bool]] = {
    "block_edge": _can_block,
    "turn_back": _can_turn_back,
    "commission": _can_commission,
    "guide": _can_guide,
    "fork": _can_fork,
}
