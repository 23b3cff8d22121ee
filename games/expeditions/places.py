"""What mechs do on the map: move, vanquish, take a benefit from next door (rulebook, pages 5, 8 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import DONE, Choice, Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.abilities import Ability, AllOf, Move, Neighbour, OneOf, Vanquish
from games.expeditions.benefits import enact, tile_benefits
from games.expeditions.board import BASECAMP, NEIGHBOURS
from games.expeditions.catalogue import COVERED, MECHS, TILES
from games.expeditions.effects import Banish, BoastOfReward, MoveTo, TakeToken
from games.expeditions.glory import progress
from games.expeditions.machine import MACHINE, bind
from games.expeditions.ongoing import modified, whenever
from games.expeditions.paths import destinations
from games.expeditions.questions import PassableQuestion
from games.expeditions.state import TWENTY, Seat, State, cleared, value_of

_NOWHERE = text("withheld-nowhere")
_NO_TOKEN = text("withheld-no-corruption")
_NO_PLACE = text("withheld-basecamp")
_NEVER_TWENTY = text("withheld-never-twenty")
_NO_BENEFIT = text("withheld-no-benefit")
MOVE, BANISH = "move-", "banish"


# Moving


def reach(state: State, seat: int, more: int = 0) -> tuple[str, ...]:
    """Where a seat's mech can go; ``more`` adds to its range."""
    return destinations(state, seat, MECHS[state.seats[seat].mech].reach + modified(state, seat, "range") + more)


@MACHINE.need(Move)
def need_move(state: State, effect: Move) -> Text | None:
    """A free location within range."""
    return None if reach(state, effect.seat, effect.more) else _NOWHERE


@MACHINE.question(Move)
class MoveQuestion(PassableQuestion[Move]):
    prefix = MOVE

    def things(self, state: State, frame: Move) -> Sequence[str]:
        return reach(state, frame.seat, frame.more)

    def chosen(self, state: State, frame: Move, position: str) -> tuple[Effect, ...]:
        return (MoveTo(position, frame.chain, seat=frame.seat),)

    def named(self, state: State, frame: Move, position: str) -> Text:
        return place_label(state, position)


def place_label(state: State, position: str) -> Text:
    """A place to go to, with what is known of it."""
    if position in state.hidden:
        return text("do-move-hidden", place=names.position(position))
    number = state.tiles[position]
    tile, what = names.tile(number), names.benefits(number)
    if TILES[number].covered is None:
        return text("do-move", tile=tile, what=what)
    reward = state.options.clear_reward
    tokens = tuple(names.token(token) for token in reversed(state.corruption.get(position, ())))
    if tokens:
        covered = names.still_covered(number, reward=reward)
        return text("do-move-corrupted", tile=tile, what=what, tokens=tokens, covered=covered)
    return text("do-move-cleared", tile=tile, what=what, covered=names.covered(number, reward=reward))


@MACHINE.do(MoveTo)
def move_to(state: State, effect: MoveTo, log: Log) -> None:
    """A mech moves; a face-down tile is flipped, its map taken, corruption drawn onto it."""
    seat, to = effect.seat, effect.to
    owner = state.seats[seat]
    owner.position = to
    if to in state.hidden:
        state.hidden = tuple(position for position in state.hidden if position != to)
        owner.maps += 1
        _flip(state, seat, to, log)
    elif log.listens:
        log.say(
            lambda: text("say-moves", player=Player(seat), tile=names.tile(state.tiles[to])),
            touched=(f"mech:{seat}", f"tile:{to}"),
        )
    whenever(state, seat, "move", effect.chain)


def _flip(state: State, seat: int, position: str, log: Log) -> None:
    log.reveal()
    tile = state.tile_at(position)
    found: list[str] = []
    if tile.number == 20:
        found.append(TWENTY)
    else:
        total = 0
        while total < tile.level and state.bag:
            found.append(state.bag.pop())
            total += value_of(found[-1])
    state.corruption[position] = tuple(found)
    log.say(
        lambda: _flipped(seat, tile.number, found),
        touched=(f"mech:{seat}", f"tile:{position}", f"corruption:{position}", f"seat:{seat}"),
    )


def _flipped(seat: int, number: int, tokens: list[str]) -> Text:
    player, tile = Player(seat), names.tile(number)
    if not tokens:
        return text("say-flips-bare", player=player, tile=tile)
    return text("say-flips", player=player, tile=tile, tokens=tuple(map(names.token, tokens)))


# Vanquishing


@MACHINE.need(Vanquish)
def need_vanquish(state: State, effect: Vanquish) -> Text | None:
    """Corruption at the mech's location, and what it costs."""
    owner = state.seats[effect.seat]
    if owner.position is None:
        return _NO_PLACE
    tokens = state.corruption.get(_battle(effect, owner), ())
    if not tokens or owner.position != _battle(effect, owner):
        return _NO_TOKEN
    if effect.to_bag:
        return _NEVER_TWENTY if tokens[-1] == TWENTY else None
    if _payments(state, effect, owner, tokens[-1]):
        return None
    return _too_dear(tokens[-1], _price(state, effect, tokens[-1]))


@lru_cache
def _too_dear(token: str, price: int) -> Text:
    return text("withheld-corruption-cost", token=names.token(token), price=price)


def _battle(frame: Vanquish, owner: Seat) -> str:
    """The location of a Vanquish: where it began."""
    at = frame.at or owner.position
    assert at is not None  # noqa: S101 - checked by the caller
    return at


def _price(state: State, frame: Vanquish, token: str) -> int:
    """What the top token costs in this Vanquish.

    The discount mech takes 1 off the first of each colour, the 20 being of both (rulebook, page 13).
    """
    price = value_of(token) - frame.discount
    if not frame.seen:
        price -= modified(state, frame.seat, "vanquish-cost")
    if state.seats[frame.seat].rules.rule == "first-cheaper":
        price -= sum([colour not in frame.seen for colour in _colours(token)])
    return max(0, price)


def _colours(token: str) -> str:
    return "ot" if token == TWENTY else token[0]


def _payments(state: State, frame: Vanquish, owner: Seat, token: str) -> list[tuple[int, int]]:
    """The ways to pay for a token, in power and guile; only the 20 takes a mix (rulebook, page 8)."""
    price = _price(state, frame, token)
    if token == TWENTY:
        ways = [(power, price - power) for power in range(price, -1, -1)]
    elif frame.any_colour:
        ways = [(price, 0), (0, price)] if price else [(0, 0)]
    else:
        ways = [(price, 0) if token[0] == "o" else (0, price)]
    return [(power, guile) for power, guile in ways if power <= owner.power and guile <= owner.guile]


@MACHINE.question(Vanquish)
class VanquishQuestion(PassableQuestion[Vanquish]):
    way_out = DONE
    pays = True

    def things(self, state: State, frame: Vanquish) -> list[str]:
        if need_vanquish(state, frame) is not None:
            return []
        if frame.to_bag:
            return [BANISH]
        owner = state.seats[frame.seat]
        token = state.corruption[_battle(frame, owner)][-1]
        return [f"vanquish-{power}-{guile}" for power, guile in _payments(state, frame, owner, token)]

    def chosen(self, state: State, frame: Vanquish, key: str) -> tuple[Effect, ...]:
        seat, chain = frame.seat, frame.chain
        at = _battle(frame, state.seats[seat])
        if key == BANISH:
            return (Banish(at, chain, seat=seat),)
        power, guile = map(int, key.removeprefix("vanquish-").split("-"))
        seen = frame.seen + _colours(state.corruption[at][-1])
        return (TakeToken(at, power, guile, chain, seat=seat), replace(frame, at=at, seen=seen))

    def named(self, state: State, frame: Vanquish, key: str) -> Text:
        token = names.token(state.corruption[_battle(frame, state.seats[frame.seat])][-1])
        if key == BANISH:
            return text("do-banish", token=token)
        power, guile = map(int, key.removeprefix("vanquish-").split("-"))
        return text("do-vanquish", token=token, price=names.points(power, guile))

    def ref(self, state: State, frame: Vanquish, key: str) -> str:
        return _battle(frame, state.seats[frame.seat])

    def withheld(self, state: State, frame: Vanquish) -> list[Choice]:
        why = need_vanquish(state, frame)
        if why is None or why is _NO_TOKEN or why is _NO_PLACE or frame.to_bag:
            return []
        token = state.corruption[_battle(frame, state.seats[frame.seat])][-1]
        label = text("do-vanquish-withheld", token=names.token(token))
        return [Choice("vanquish", label, why_not=why)]


@MACHINE.do(TakeToken)
def take_token(state: State, effect: TakeToken, log: Log) -> None:
    seat, at = effect.seat, effect.at
    owner = state.seats[seat]
    power, guile = effect.power, effect.guile
    owner.power -= power
    owner.guile -= guile
    token = _lift(state, at)
    owner.corruption = [*owner.corruption, token]
    log.say(
        lambda: text("say-vanquishes", player=Player(seat), token=names.token(token), price=names.points(power, guile)),
        touched=(f"seat:{seat}", f"corruption:{at}"),
    )
    whenever(state, seat, "vanquish", effect.chain)
    _bare(state, effect, at, log)


@MACHINE.do(Banish)
def banish(state: State, effect: Banish, log: Log) -> None:
    at = effect.at
    token = _lift(state, at)
    state.bag.insert(state.rng.below(len(state.bag) + 1), token)
    log.say(
        lambda: text("say-banishes", player=Player(effect.seat), token=names.token(token)),
        touched=(f"corruption:{at}",),
    )
    _bare(state, effect, at, log)


def _lift(state: State, at: str) -> str:
    *rest, token = state.corruption[at]
    state.corruption[at] = tuple(rest)
    return token


def _bare(state: State, effect: TakeToken | Banish, at: str, log: Log) -> None:
    """Says that a tile is clear, and gives what the table's option gives for it."""
    if not cleared(state, at):
        return
    log.say(lambda: text("say-cleared", tile=names.tile(state.tiles[at])), touched=(f"tile:{at}",))
    if state.options.clear_reward:
        seat, chain = effect.seat, effect.chain
        reward = bind((*COVERED.values(),), seat, None, chain)
        before = tuple(one.category for one in progress(state.seats[seat]) if one.reached)
        push(state, [OneOf(reward, cleared=at, seat=seat), BoastOfReward(before, chain, seat=seat)])


# A benefit from next door


def _next_door(state: State, frame: Neighbour) -> list[tuple[str, int, Ability]]:
    """The icons of adjacent locations: position, index on the tile, what it gives.

    Both sides of a "/" count, and what corruption no longer covers. A location's own icon of this kind counts once in a
    chain: what it gives is looked for next door again.
    """
    here = state.seats[frame.seat].position
    found = []
    for position in BASECAMP if here is None else NEIGHBOURS[here]:
        if position not in state.hidden:
            found += [(position, index, icon) for index, icon in enumerate(_icons(state, position, frame))]
    return found


def _icons(state: State, position: str, frame: Neighbour) -> tuple[Ability, ...]:
    """The icons of a location that lie open, by index: what they give happens within the chain that led here."""
    seat, number = frame.seat, state.tiles[position]
    benefits = tile_benefits(number, seat, reward=state.options.clear_reward)
    icons = _single(benefits, seat, frame.card, frame.chain, f"tile-{number}")
    covered = TILES[number].covered is not None and not cleared(state, position)
    return icons[:-1] if covered else icons


@lru_cache(maxsize=4096)
def _single(
    benefits: tuple[Ability, ...], seat: int, card: str | None, chain: tuple[str, ...], tile: str
) -> tuple[Ability, ...]:
    """Benefits icon by icon, bound; an icon that leads next door again marks the chain with its ``tile``."""
    split: list[Ability] = []
    for effect in benefits:
        for side in effect.then if isinstance(effect, OneOf) else (effect,):
            split += side.then if isinstance(side, AllOf) else (side,)
    return tuple(
        part
        for effect in split
        if not (onward := isinstance(effect, Neighbour)) or tile not in chain
        for part in bind((effect,), seat, card, (*chain, tile) if onward else chain)
    )


@MACHINE.need(Neighbour)
def need_neighbour(state: State, effect: Neighbour) -> Text | None:
    """An icon next door that does something."""
    if any(MACHINE.why_not(state, icon) is None for _, _, icon in _next_door(state, effect)):
        return None
    return _NO_BENEFIT


@MACHINE.question(Neighbour)
class NeighbourQuestion(PassableQuestion[Neighbour]):
    prefix = "from-"

    def things(self, state: State, frame: Neighbour) -> list[str]:
        return [
            f"{position}.{index}"
            for position, index, icon in _next_door(state, frame)
            if MACHINE.why_not(state, icon) is None
        ]

    def chosen(self, state: State, frame: Neighbour, icon: str) -> tuple[Effect, ...]:
        return enact(self._icon(state, frame, icon))

    def named(self, state: State, frame: Neighbour, icon: str) -> Text:
        tile = names.tile(state.tiles[icon.partition(".")[0]])
        return text("do-neighbour", tile=tile, what=names.effects([self._icon(state, frame, icon)]))

    def ref(self, state: State, frame: Neighbour, key: str) -> str:
        return key.removeprefix(self.prefix).partition(".")[0]

    @staticmethod
    def _icon(state: State, frame: Neighbour, icon: str) -> Ability:
        position, _, index = icon.partition(".")
        return _icons(state, position, frame)[int(index)]
