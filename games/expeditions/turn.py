"""A player's turn: the action token, the exposed actions in any order, and its end (rulebook, pages 4, 12 and 13)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Decision, Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.benefits import gatherable, gathering
from games.expeditions.board import POSITIONS
from games.expeditions.gains import gain_pieces
from games.expeditions.machine import MACHINE, Question, word
from games.expeditions.places import MOVE, place_label, reach
from games.expeditions.playing import play_label, playing
from games.expeditions.state import State

ACTIONS = ("move", "play", "gather")
TOKEN = "token-"  # noqa: S105 - the action token
REFRESH, GATHER, END_TURN = "refresh", "gather", "end-turn"
_PLAY = "play-"
_GROUPS = {action: text(f"group-{action}") for action in ACTIONS}
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
_MOVES = {position: MOVE + position for position in POSITIONS}


@MACHINE.do
def begin_turn(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """A turn begins; a token on Refresh goes to the blank spot, which exposes everything."""
    owner = state.seats[effect.seat]
    if owner.token == REFRESH:
        owner.token = "blank"  # noqa: S105
        state.exposed = ACTIONS
        push(state, [Effect("turn", effect.seat)])
    else:
        push(state, [Effect("shift", effect.seat)])


@MACHINE.question
class Shift(Question):
    """Where the action token goes: never where it lies; to Refresh only from an action."""

    op = "shift"
    passing = None

    def keys(self, state: State, frame: Effect) -> list[str]:
        return _shifts(state.seats[frame.seat].token)

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return shifting(frame.seat, key)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        return text(f"do-{key}")

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
        token = state.seats[frame.seat].token
        if token in ACTIONS:
            return [Choice(TOKEN + token, text(f"do-{TOKEN}{token}"), why_not=_SAME)]
        return [Choice(REFRESH, text("do-refresh"), why_not=_NO_REFRESH)]


def _shifts(token: str) -> list[str]:
    found = [TOKEN + action for action in ACTIONS if action != token]
    return [*found, REFRESH] if token in ACTIONS else found


@lru_cache
def shifting(seat: int, key: str) -> tuple[Effect, ...]:
    """What shifting the token causes."""
    if key == REFRESH:
        return (
            Effect("cover", seat, {"token": REFRESH}),
            Effect("refresh", seat),
            Effect("end_turn", seat),
        )
    return (Effect("cover", seat, {"token": key.removeprefix(TOKEN)}), Effect("turn", seat))


@MACHINE.do
def cover(state: State, effect: Effect, log: Log) -> None:
    """The token covers an action and exposes the other two, or covers Refresh."""
    seat, token = effect.seat, word(effect, "token")
    state.seats[seat].token = token
    if token != REFRESH:
        state.exposed = tuple(action for action in ACTIONS if action != token)
        log.say(text(f"say-covers-{token}", player=Player(seat)), touched=(f"seat:{seat}",))


def can(state: State, seat: int, action: str) -> bool:
    """Whether an exposed action would do anything."""
    match action:
        case "move":
            return bool(reach(state, seat))
        case "play":
            return bool(state.seats[seat].hand)
        case _:
            at = state.seats[seat].position
            if at is None:
                return False
            return bool(gatherable(state, seat, at))


@MACHINE.question
class Turn(Question):
    """The exposed actions in any order; what can be done has to be done before the turn ends."""

    op = "turn"
    passing = None

    def asked(self, state: State, frame: Effect) -> bool:  # noqa: ARG002
        return True  # a turn can go on or be ended

    def keys(self, state: State, frame: Effect) -> list[str]:
        seat, exposed = frame.seat, state.exposed
        found: list[str] = []
        if "move" in exposed:
            found += [_MOVES[position] for position in reach(state, seat)]
        if "play" in exposed:
            found += [_PLAY + card for card in state.seats[seat].hand]
        if "gather" in exposed and can(state, seat, GATHER):
            found.append(GATHER)
        return found or [END_TURN]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        seat = frame.seat
        if key == GATHER:
            at = state.seats[seat].position
            assert at is not None  # noqa: S101 - nobody gathers at Basecamp
            return (_spend(seat, GATHER), gathering(state, seat, at), _turn(seat))
        if key.startswith(MOVE):
            return _moving(seat, key.removeprefix(MOVE))
        if key.startswith(_PLAY):
            return _play(seat, key.removeprefix(_PLAY))
        return (Effect("end_turn", seat),)

    def prompt(self, state: State, frame: Effect) -> Text:  # noqa: ARG002
        return text(f"ask-turn-{len(state.exposed)}")

    def label(self, state: State, frame: Effect, key: str) -> Text:
        seat = frame.seat
        if key == GATHER:
            return gather_label(state, seat)
        if key.startswith(MOVE):
            return place_label(state, key.removeprefix(MOVE))
        if key.startswith(_PLAY):
            return play_label(state.seats[seat], key.removeprefix(_PLAY))
        return text("do-end-turn")

    def group(self, state: State, frame: Effect, key: str) -> Text | None:  # noqa: ARG002
        return None if key == GATHER else _GROUPS.get(key.partition("-")[0])  # a single choice is no menu

    def ref(self, state: State, frame: Effect, key: str) -> str | None:  # noqa: ARG002
        action, _, rest = key.partition("-")
        return (rest or None) if action in _GROUPS else None

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
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
    return text("do-gather", what=names.effects(gatherable(state, seat, at)))


def _turn(seat: int) -> Effect:
    return Effect("turn", seat)


def _spend(seat: int, action: str) -> Effect:
    return Effect("spend", seat, {"action": action})


@lru_cache
def _moving(seat: int, to: str) -> tuple[Effect, ...]:
    return (_spend(seat, "move"), Effect("move_to", seat, {"to": to}), _turn(seat))


@lru_cache(maxsize=1024)
def _play(seat: int, card: str) -> tuple[Effect, ...]:
    return (_spend(seat, "play"), *playing(seat, card, ()), _turn(seat))


@MACHINE.do
def spend(state: State, effect: Effect, log: Log) -> None:  # noqa: ARG001
    """An exposed action is used."""
    action = word(effect, "action")
    state.exposed = tuple(left for left in state.exposed if left != action)


@MACHINE.do
def end_turn(state: State, effect: Effect, log: Log) -> None:
    """What was lent ends; then the next player, or the end of the game."""
    state.exposed = state.lent = ()
    state.turns += 1
    if state.left == 0:
        state.stack.clear()
        log.say(text("say-over"))
        return
    if state.left is not None:
        state.left -= 1
    push(state, [Effect("begin_turn", (effect.seat + 1) % len(state.seats))])


# Maps for a little something, at any time of one's own turn


_TRASH = ("power", "guile", "coins")


def offers(state: State) -> list[Decision]:
    """What the mech of the player whose turn it is may do at any time and nobody waits for."""
    seat = state.actor
    if seat is None or not trashes(state, seat):
        return []
    return [_trash(seat)]


def trashes(state: State, seat: int) -> bool:
    """Whether a seat can trash a map now."""
    owner = state.seats[seat]
    return owner.maps > 0 and owner.rules.rule == "trash-maps"


@lru_cache
def _trash(seat: int) -> Decision:
    choices = tuple(
        Choice(f"map-{what}", text("do-trash-map", what=names.amount(what, 1)), then=trashing(seat, f"map-{what}"))
        for what in _TRASH
    )
    return Decision(seat, text("ask-trash-map"), choices, waits=False)


@lru_cache
def trashing(seat: int, key: str) -> tuple[Effect, ...]:
    """What trashing a map causes."""
    return (Effect("trash_map", seat, {"what": key.removeprefix("map-")}),)


@MACHINE.do
def trash_map(state: State, effect: Effect, log: Log) -> None:
    """A map goes to the box for a point or a coin."""
    seat = effect.seat
    state.seats[seat].maps -= 1
    state.box.append("map")
    log.say(text("say-trashes-map", player=Player(seat)), touched=(f"seat:{seat}",))
    gain_pieces(state, seat, word(effect, "what"), 1, (), log)
