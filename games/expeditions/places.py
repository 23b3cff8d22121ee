"""What mechs do on the map: move, vanquish, take a benefit from next door (rulebook, pages 5, 8 and 9)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import SILENCE, Choice, Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.benefits import enact, tile_benefits
from games.expeditions.board import BASECAMP, NEIGHBOURS
from games.expeditions.catalogue import TILES
from games.expeditions.machine import DONE, MACHINE, Question, bind, chain_of, number, word
from games.expeditions.ongoing import modified, whenever
from games.expeditions.paths import destinations
from games.expeditions.state import TWENTY, Seat, State, cleared, value_of

_NOWHERE = text("withheld-nowhere")
_NO_TOKEN = text("withheld-no-corruption")
_NO_PLACE = text("withheld-basecamp")
_NEVER_TWENTY = text("withheld-never-twenty")
_NO_BENEFIT = text("withheld-no-benefit")
MOVE = "move-"


# Moving


def reach(state: State, seat: int, more: int = 0) -> tuple[str, ...]:
    """Where a seat's mech can go; ``more`` adds to its range."""
    return destinations(state, seat, state.seats[seat].rules.reach + modified(state, seat, "range") + more)


@MACHINE.need("move")
def need_move(state: State, effect: Effect) -> Text | None:
    """A free location within range."""
    return None if reach(state, effect.seat, number(effect, "more")) else _NOWHERE


@MACHINE.question
class Move(Question):
    """Where to move."""

    op = "move"

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [MOVE + position for position in reach(state, frame.seat, number(frame, "more"))]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("move_to", frame.seat, {"to": key.removeprefix(MOVE), "chain": chain_of(frame)}),)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        return place_label(state, key.removeprefix(MOVE))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix(MOVE)


def place_label(state: State, position: str) -> Text:
    """A place to go to, with what is known of it."""
    if position in state.hidden:
        return text("do-move-hidden", place=names.position(position))
    number = state.tiles[position]
    tile, what = names.tile(number), names.benefits(number)
    if TILES[number].covered is None:
        return text("do-move", tile=tile, what=what)
    covered = names.covered(number, reward=state.options.clear_reward)
    tokens = tuple(names.token(token) for token in reversed(state.corruption.get(position, ())))
    if tokens:
        return text("do-move-corrupted", tile=tile, what=what, tokens=tokens, covered=covered)
    return text("do-move-cleared", tile=tile, what=what, covered=covered)


@MACHINE.do
def move_to(state: State, effect: Effect, log: Log) -> None:
    """A mech moves; a face-down tile is flipped, its map taken, corruption drawn onto it."""
    seat, to = effect.seat, word(effect, "to")
    owner = state.seats[seat]
    owner.position = to
    if to in state.hidden:
        state.hidden = tuple(position for position in state.hidden if position != to)
        owner.maps += 1
        _flip(state, seat, to, log)
    elif log is not SILENCE:
        tile = names.tile(state.tiles[to])
        log.say(text("say-moves", player=Player(seat), tile=tile), touched=(f"mech:{seat}", f"tile:{to}"))
    whenever(state, seat, "move", chain_of(effect))


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
    said = (
        text("say-flips", player=Player(seat), tile=names.tile(tile.number), tokens=tuple(map(names.token, found)))
        if found
        else text("say-flips-bare", player=Player(seat), tile=names.tile(tile.number))
    )
    log.say(said, touched=(f"mech:{seat}", f"tile:{position}", f"corruption:{position}", f"seat:{seat}"))


# Vanquishing


@MACHINE.need("vanquish")
def need_vanquish(state: State, effect: Effect) -> Text | None:
    """Corruption at the mech's location, and what it costs."""
    owner = state.seats[effect.seat]
    if owner.position is None:
        return _NO_PLACE
    tokens = state.corruption.get(_battle(effect, owner), ())
    if not tokens or owner.position != _battle(effect, owner):
        return _NO_TOKEN
    if effect.args["to_bag"]:
        return _NEVER_TWENTY if tokens[-1] == TWENTY else None
    if _payments(state, effect, owner, tokens[-1]):
        return None
    return _too_dear(tokens[-1], _price(state, effect, tokens[-1]))


@lru_cache
def _too_dear(token: str, price: int) -> Text:
    return text("withheld-corruption-cost", token=names.token(token), price=price)


def _battle(frame: Effect, owner: Seat) -> str:
    """The location of a Vanquish: where it began."""
    at = frame.args.get("at", owner.position)
    assert isinstance(at, str)  # noqa: S101 - checked by the caller
    return at


def _price(state: State, frame: Effect, token: str) -> int:
    """What the top token costs in this Vanquish.

    The discount mech takes 1 off the first of each colour, the 20 being of both (rulebook, page 13).
    """
    seen = frame.args.get("seen", ())
    price = value_of(token) - number(frame, "discount")
    if not seen:
        price -= modified(state, frame.seat, "vanquish-cost")
    if state.seats[frame.seat].rules.rule == "first-cheaper":
        colours = "ot" if token == TWENTY else token[0]
        price -= sum(colour not in seen for colour in colours)  # type: ignore[operator]
    return max(0, price)


def _payments(state: State, frame: Effect, owner: Seat, token: str) -> list[tuple[int, int]]:
    """The ways to pay for a token, in power and guile."""
    price = _price(state, frame, token)
    if token == TWENTY or frame.args["any_colour"]:
        return [(p, price - p) for p in range(min(price, owner.power), -1, -1) if price - p <= owner.guile]
    if token[0] == "o":
        return [(price, 0)] if price <= owner.power else []
    return [(0, price)] if price <= owner.guile else []


@MACHINE.question
class Vanquish(Question):
    """Pay for the top token, as often as one likes; or return one to the bag."""

    op = "vanquish"
    passing = DONE
    pays = True

    def keys(self, state: State, frame: Effect) -> list[str]:
        if need_vanquish(state, frame) is not None:
            return []
        if frame.args["to_bag"]:
            return ["banish"]
        owner = state.seats[frame.seat]
        token = state.corruption[_battle(frame, owner)][-1]
        return [f"vanquish-{power}-{guile}" for power, guile in _payments(state, frame, owner, token)]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        seat, chain = frame.seat, chain_of(frame)
        at = _battle(frame, state.seats[seat])
        if key == "banish":
            return (Effect("banish", seat, {"at": at, "chain": chain}),)
        power, guile = map(int, key.removeprefix("vanquish-").split("-"))
        token = state.corruption[at][-1]
        seen = (*frame.args.get("seen", ()), *("ot" if token == TWENTY else token[0]))  # type: ignore[misc]
        taken = Effect("take_token", seat, {"at": at, "power": power, "guile": guile, "chain": chain})
        return (taken, Effect("vanquish", seat, {**frame.args, "at": at, "seen": seen}))

    def label(self, state: State, frame: Effect, key: str) -> Text:
        token = names.token(state.corruption[_battle(frame, state.seats[frame.seat])][-1])
        if key == "banish":
            return text("do-banish", token=token)
        power, guile = map(int, key.removeprefix("vanquish-").split("-"))
        return text("do-vanquish", token=token, price=names.points(power, guile))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return _battle(frame, state.seats[frame.seat])

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
        why = need_vanquish(state, frame)
        if why is None or why is _NO_TOKEN or why is _NO_PLACE or frame.args["to_bag"]:
            return []
        token = state.corruption[_battle(frame, state.seats[frame.seat])][-1]
        label = text("do-vanquish-withheld", token=names.token(token))
        return [Choice("vanquish", label, why_not=why)]


@MACHINE.do
def take_token(state: State, effect: Effect, log: Log) -> None:
    """The top token is paid for and gained."""
    seat, at = effect.seat, word(effect, "at")
    owner = state.seats[seat]
    owner.power -= number(effect, "power")
    owner.guile -= number(effect, "guile")
    token = _lift(state, at)
    owner.corruption.append(token)
    if log is not SILENCE:
        paid = names.points(number(effect, "power"), number(effect, "guile"))
        said = text("say-vanquishes", player=Player(seat), token=names.token(token), price=paid)
        log.say(said, touched=(f"seat:{seat}", f"corruption:{at}"))
    whenever(state, seat, "vanquish", chain_of(effect))
    _bare(state, effect, at, log)


@MACHINE.do
def banish(state: State, effect: Effect, log: Log) -> None:
    """The top token goes back into the bag."""
    at = word(effect, "at")
    token = _lift(state, at)
    state.bag.insert(state.chance.below(len(state.bag) + 1), token)
    said = text("say-banishes", player=Player(effect.seat), token=names.token(token))
    log.say(said, touched=(f"corruption:{at}",))
    _bare(state, effect, at, log)


def _lift(state: State, at: str) -> str:
    *rest, token = state.corruption[at]
    state.corruption[at] = tuple(rest)
    return token


def _bare(state: State, effect: Effect, at: str, log: Log) -> None:
    """Says that a tile is clear, and gives what the table's option gives for it."""
    if not cleared(state, at):
        return
    log.say(text("say-cleared", tile=names.tile(state.tiles[at])), touched=(f"tile:{at}",))
    if state.options.clear_reward:
        push(state, [Effect("one_of", effect.seat, {"at": at}, bind(_REWARD, effect.seat, None, chain_of(effect)))])


_REWARD = (Effect("upgrade"), Effect("meld"), Effect("boast"))


# A benefit from next door


def _next_door(state: State, seat: int) -> list[tuple[str, int, Effect]]:
    """The icons of adjacent locations: position, index on the tile, what it gives.

    Both sides of a "/" count; Upgrade, Meld and Boast do not, cleared or not, nor an icon of this kind (specification).
    """
    here = state.seats[seat].position
    found = []
    for position in BASECAMP if here is None else NEIGHBOURS[here]:
        if position in state.hidden:
            continue
        icons = _icons(state.tiles[position], seat)
        found += [(position, index, icon) for index, icon in enumerate(icons)]
    return found


@lru_cache
def _icons(number: int, seat: int) -> tuple[Effect, ...]:
    benefits = tile_benefits(number, seat, reward=False)[: len(TILES[number].benefits)]
    split: list[Effect] = []
    for effect in benefits:
        for side in effect.then if effect.op == "one_of" else (effect,):
            split += side.then if side.op == "all_of" else (side,)
    return tuple(effect for effect in split if effect.op != "neighbour")


@MACHINE.need("neighbour")
def need_neighbour(state: State, effect: Effect) -> Text | None:
    """An icon next door that does something."""
    if any(MACHINE.why_not(state, icon) is None for _, _, icon in _next_door(state, effect.seat)):
        return None
    return _NO_BENEFIT


@MACHINE.question
class Neighbour(Question):
    """Which benefit of which adjacent location."""

    op = "neighbour"

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [
            f"from-{position}.{index}"
            for position, index, icon in _next_door(state, frame.seat)
            if MACHINE.why_not(state, icon) is None
        ]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        icon = self._icon(state, frame, key)
        chain = chain_of(frame)
        if chain:  # it happens within the chain that led here
            icon = bind((_loose(icon),), frame.seat, str(frame.args.get("card")), chain)[0]
        return enact(icon)

    def label(self, state: State, frame: Effect, key: str) -> Text:
        tile = names.tile(state.tiles[key.removeprefix("from-").partition(".")[0]])
        return text("do-neighbour", tile=tile, what=names.effects([self._icon(state, frame, key)]))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("from-").partition(".")[0]

    @staticmethod
    def _icon(state: State, frame: Effect, key: str) -> Effect:
        position, _, index = key.removeprefix("from-").partition(".")
        return _icons(state.tiles[position], frame.seat)[int(index)]


def _loose(effect: Effect) -> Effect:
    return Effect(effect.op, -1, effect.args, tuple(map(_loose, effect.then)))
