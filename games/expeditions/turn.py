"""A player's turn: the action token, the exposed actions in any order, and its end (rulebook, pages 4, 12 and 13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from games.engine import Choice, Effect, Log, Lookup, Player, Question, Text, WhichQuestion, text
from games.expeditions import names, wording
from games.expeditions.abilities import Refresh
from games.expeditions.benefits import can_gather, gatherable, gathering
from games.expeditions.catalogue import MECHS
from games.expeditions.effects import BeginTurn, Cover, EndTurn, MoveTo, Shift, Spend, TrashMap, TrashMaps, Turn
from games.expeditions.gains import gain_pieces, why_no
from games.expeditions.machine import MACHINE
from games.expeditions.places import MOVE, place_label, reach
from games.expeditions.playing import play_label, playing
from games.expeditions.standstill import stands_still
from games.expeditions.state import State
from games.expeditions.terms import ACTIONS, Action

TOKEN = "token-"  # noqa: S105 - the action token
REFRESH: Final = "refresh"
GATHER: Final = "gather"
END_TURN = "end-turn"
_PLAY = "play-"
_GROUPS: dict[str, Text] = {action: text(f"group-{action}") for action in ACTIONS}
_SAME = text("withheld-token-there")
_NO_REFRESH = text("withheld-refresh-first")
_COVERED = text("withheld-token-covers")
_DONE = text("withheld-action-done")
_NOTHING = {
    "move": text("withheld-nowhere"),
    "play": text("withheld-hand-empty"),
    "gather": text("withheld-nothing-here"),
}
_BASECAMP = text("withheld-basecamp")
_BEGIN = tuple(BeginTurn(seat=seat) for seat in range(5))
_SHIFT = tuple(Shift(seat=seat) for seat in range(5))
_TURN = tuple(Turn(seat=seat) for seat in range(5))
_PLAYS = Lookup[str, str](_PLAY.__add__)


@MACHINE.do(BeginTurn)
def begin_turn(state: State, effect: BeginTurn, log: Log) -> None:  # noqa: ARG001
    """A turn begins; a token on Refresh goes to the blank spot, which exposes everything."""
    owner = state.seats[effect.seat]
    if owner.token == REFRESH:
        owner.token = "blank"  # noqa: S105
        state.exposed = ACTIONS
        state.stack.append(_TURN[effect.seat])
    else:
        state.stack.append(_SHIFT[effect.seat])


@MACHINE.question(Shift)
class ShiftQuestion(Question[State, Shift]):
    """Where the action token goes: never where it lies; to Refresh only from an action."""

    def keys(self, state: State, frame: Shift) -> list[str]:
        return [*_shifts(state.seats[frame.seat].token)]

    def then(self, state: State, frame: Shift, key: str) -> tuple[Effect, ...]:
        return shifting(frame.seat, key)

    def prompt(self, state: State, frame: Shift) -> Text:
        return text("ask-shift")

    def label(self, state: State, frame: Shift, key: str) -> Text:
        return text(f"do-{key}")

    def withheld(self, state: State, frame: Shift) -> list[Choice]:
        token = state.seats[frame.seat].token
        if token in ACTIONS:
            return [Choice(TOKEN + token, text(f"do-{TOKEN}{token}"), why_not=_SAME)]
        return [Choice(REFRESH, text("do-refresh"), why_not=_NO_REFRESH)]


@lru_cache
def _shifts(token: str) -> tuple[str, ...]:
    found = [TOKEN + action for action in ACTIONS if action != token]
    return (*found, REFRESH) if token in ACTIONS else (*found,)


_SHIFTS: dict[str, Action] = {TOKEN + action: action for action in ACTIONS}


@lru_cache
def shifting(seat: int, key: str) -> tuple[Effect, ...]:
    """What shifting the token causes."""
    if key == REFRESH:
        return (Cover(REFRESH, seat=seat), Refresh(seat=seat), EndTurn(seat=seat))
    return (Cover(_SHIFTS[key], seat=seat), Turn(seat=seat))


@MACHINE.do(Cover)
def cover(state: State, effect: Cover, log: Log) -> None:
    """The token covers an action and exposes the other two, or covers Refresh."""
    seat, token = effect.seat, effect.token
    state.seats[seat].token = token
    if token != REFRESH:
        state.exposed = _left(ACTIONS, token)
        if log.listens:
            log.say(lambda: text(f"say-covers-{token}", player=Player(seat)), touched=(f"seat:{seat}",))


def can(state: State, seat: int, action: str) -> bool:
    """Whether an exposed action would do anything."""
    match action:
        case "move":
            return bool(reach(state, seat))
        case "play":
            return bool(state.seats[seat].hand)
        case _:
            return can_gather(state, seat)


@MACHINE.question(Turn)
class TurnQuestion(Question[State, Turn]):
    """The exposed actions in any order; what can be done has to be done before the turn ends."""

    def keys(self, state: State, frame: Turn) -> list[str]:
        seat, exposed = frame.seat, state.exposed
        found: list[str] = []
        if "move" in exposed:
            found += _moves(reach(state, seat))
        if "play" in exposed:
            found += [_PLAYS[card] for card in state.seats[seat].hand]
        if "gather" in exposed and can_gather(state, seat):
            found.append(GATHER)
        return found or [END_TURN]

    def forced(self, state: State, frame: Turn) -> str | None:
        keys = self.keys(state, frame)
        at_ease = keys != [END_TURN] or not offers(state, frame.seat)
        return keys[0] if len(keys) == 1 and at_ease else None

    def then(self, state: State, frame: Turn, key: str) -> tuple[Effect, ...]:
        seat = frame.seat
        if key == GATHER:
            at = state.seats[seat].position
            assert at is not None  # noqa: S101 - nobody gathers at Basecamp
            return (_GATHERED[seat], gathering(state, seat, at), frame)
        return _acting(seat, key)

    def prompt(self, state: State, frame: Turn) -> Text:
        return text(f"ask-turn-{len(state.exposed)}")

    def label(self, state: State, frame: Turn, key: str) -> Text:
        seat = frame.seat
        if key == GATHER:
            return gather_label(state, seat)
        if key.startswith(MOVE):
            return place_label(state, key.removeprefix(MOVE))
        if key.startswith(_PLAY):
            return play_label(state.seats[seat], key.removeprefix(_PLAY))
        return text("do-end-turn")

    def group(self, state: State, frame: Turn, key: str) -> Text | None:
        return None if key == GATHER else _GROUPS.get(key.partition("-")[0])  # a single choice is no menu

    def ref(self, state: State, frame: Turn, key: str) -> str | None:
        action, _, rest = key.partition("-")
        return (rest or None) if action in _GROUPS else None

    def withheld(self, state: State, frame: Turn) -> list[Choice]:
        seat, found, still = frame.seat, [], []
        for action in ACTIONS:
            why = self._why_not(state, seat, action)
            if why is None:
                still.append(_GROUPS[action])
            else:
                found.append(Choice(action, text(f"do-{action}-withheld"), _GROUPS[action], why_not=why))
        if still:
            why = text("withheld-actions-left", actions=tuple(still))
            found.append(Choice(END_TURN, text("do-end-turn"), why_not=why))
        return found

    @staticmethod
    def _why_not(state: State, seat: int, action: str) -> Text | None:
        owner = state.seats[seat]
        if owner.token == action:
            return _COVERED
        if action not in state.exposed:
            return _DONE
        if can(state, seat, action):
            return None
        return _BASECAMP if action == "gather" and owner.position is None else _NOTHING[action]


def gather_label(state: State, seat: int) -> Text:
    """What a Gather would offer."""
    at = state.seats[seat].position
    assert at is not None  # noqa: S101 - nobody gathers at Basecamp
    return text("do-gather", what=wording.benefits([*gatherable(state, seat, at)]))


_GATHERED = [Spend(GATHER, seat=seat) for seat in range(5)]


@lru_cache(maxsize=1024)
def _acting(seat: int, key: str) -> tuple[Effect, ...]:
    """What a move, a card that is played or the end of the turn causes."""
    action, _, what = key.partition("-")
    if action == "move":
        return (Spend("move", seat=seat), MoveTo(what, seat=seat), _TURN[seat])
    if action == "play":
        return (Spend("play", seat=seat), *playing(seat, what, ()), _TURN[seat])
    return (EndTurn(seat=seat),)


@lru_cache(maxsize=1024)
def _moves(reached: tuple[str, ...]) -> tuple[str, ...]:
    """The keys that move to the positions ``reached``."""
    return tuple([MOVE + position for position in reached])


@lru_cache
def _left(exposed: tuple[str, ...], done: str) -> tuple[str, ...]:
    """The exposed actions once one of them is done."""
    return tuple([action for action in exposed if action != done])


@MACHINE.do(Spend)
def spend(state: State, effect: Spend, log: Log) -> None:
    action = effect.action
    state.exposed = _left(state.exposed, action)
    if action == GATHER and log.listens:
        _say_gathers(state, effect.seat, log)


def _say_gathers(state: State, seat: int, log: Log) -> None:
    log.say(lambda: text("say-gathers", player=Player(seat), tile=_here(state, seat)), touched=(f"mech:{seat}",))


def _here(state: State, seat: int) -> Text:
    at = state.seats[seat].position
    assert at is not None  # noqa: S101 - nobody gathers at Basecamp
    return names.tile(state.tiles[at])


@MACHINE.do(EndTurn)
def end_turn(state: State, effect: EndTurn, log: Log) -> None:
    """What was lent ends; then the next player, or the end of the game."""
    state.exposed = state.lent = ()
    state.turns += 1
    still = state.seats[effect.seat].token == REFRESH and stands_still(state, effect.seat)
    if still or state.left == 0:
        state.stack.clear()
        log.say(lambda: text("say-standstill" if still else "say-over"))
        return
    if state.left is not None:
        state.left -= 1
    state.stack.append(_BEGIN[(effect.seat + 1) % len(state.seats)])


# Maps for a little something, at any time of one's own turn


_TRASHES = frozenset(key for key, mech in MECHS.items() if mech.rule == "trash-maps")
_TRASH_MAPS = tuple(TrashMaps(seat=seat) for seat in range(5))
_TRASHED_FOR: dict[str, Literal["power", "guile", "coins"]] = {"power": "power", "guile": "guile", "coins": "coins"}


@MACHINE.offers
def offers(state: State, seat: int | None) -> tuple[Effect, ...]:
    """What the mech of the player whose turn it is may do at any time and nobody waits for."""
    actor = state.stack[0].seat
    owner = state.seats[actor]
    if owner.maps and owner.mech in _TRASHES and seat in {None, actor}:
        return (_TRASH_MAPS[actor],)
    return ()


@MACHINE.question(TrashMaps)
class TrashMapsQuestion(WhichQuestion[State, TrashMaps]):
    waits = False
    about = False
    prefix = "map-"

    def things(self, state: State, frame: TrashMaps) -> list[str]:
        owner = state.seats[frame.seat]
        return [what for what in _TRASHED_FOR.values() if why_no(state, owner, what) is None]

    def chosen(self, state: State, frame: TrashMaps, what: str) -> tuple[Effect, ...]:
        return (TrashMap(_TRASHED_FOR[what], seat=frame.seat),)

    def prompt(self, state: State, frame: TrashMaps) -> Text:
        return text("ask-trash-map")

    def named(self, state: State, frame: TrashMaps, what: str) -> Text:
        return text("do-trash-map", what=names.amount(what, 1))

    def closed(self, state: State, frame: TrashMaps) -> list[tuple[str, Text]]:
        owner = state.seats[frame.seat]
        return [(what, why) for what in _TRASHED_FOR.values() if (why := why_no(state, owner, what)) is not None]


@MACHINE.do(TrashMap)
def trash_map(state: State, effect: TrashMap, log: Log) -> None:
    """A map goes to the box for a point or a coin."""
    seat = effect.seat
    state.seats[seat].maps -= 1
    state.box = [*state.box, "map"]
    log.say(lambda: text("say-trashes-map", player=Player(seat)), touched=(f"seat:{seat}",))
    gain_pieces(state, seat, effect.what, 1, (), log)
