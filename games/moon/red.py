"""The red structures' own ops that happen when one is built; those that go on for good are asked for elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import SILENCE, Choice, Decision, Effect, Log, Player, push, text
from games.moon import wording
from games.moon.abilities import FLAGS
from games.moon.catalogue import STRUCTURES
from games.moon.effects import SKIP, possible
from games.moon.facts import bind, meant
from games.moon.machine import MACHINE, word
from games.moon.majority import flag_name, lone_leader
from games.moon.production import produce
from games.moon.state import State

TAPPED = 3


@MACHINE.do
def special(state: State, effect: Effect, log: Log) -> None:
    """A red structure's own op, by its name."""
    seat = effect.seat
    match word(effect, "what"):
        case "produce-now":
            produce(state, seat, log)
        case "build-again":
            state.turn.again = True
        case "tap-flag":
            found = tappable(state, seat)
            if len(found) == 1:
                push(state, [_tap(seat, found[0])])
            elif found:
                state.stack.append(Effect("choose_tap", seat))
        case "copy-flip":
            if any(choice.why_not is None for choice in copies(state, effect)):
                state.stack.append(Effect("choose_copy", seat, effect.args))


def tappable(state: State, seat: int) -> list[int]:
    """The flags with hearts on them of which ``seat`` shows more than anybody else."""
    return [flag for flag, hearts in enumerate(state.board) if hearts and lone_leader(state, flag) == seat]


def _tap(seat: int, flag: int) -> Effect:
    return Effect("tap", seat, {"flag": flag})


@MACHINE.ask
def choose_tap(state: State, effect: Effect) -> Sequence[Decision]:
    """Which flag to take hearts from."""
    choices = tuple(
        Choice(
            f"tap-{FLAGS[flag]}",
            text("do-tap", flag=flag_name(flag), hearts=wording.amount("heart", min(TAPPED, state.board[flag]))),
            then=(_tap(effect.seat, flag),),
        )
        for flag in tappable(state, effect.seat)
    )
    return [Decision(effect.seat, text("ask-tap"), choices)]


@MACHINE.do
def tap(state: State, effect: Effect, log: Log) -> None:
    """Takes up to three hearts from a flag."""
    seat, flag = effect.seat, effect.args["flag"]
    assert isinstance(flag, int)  # noqa: S101 - effects are ours
    hearts = min(TAPPED, state.board[flag])
    state.board[flag] -= hearts
    state.seats[seat].won += hearts
    if log is not SILENCE:
        taken = wording.amount("heart", hearts)
        said = text("say-tap", player=Player(seat), flag=flag_name(flag), hearts=taken)
        log.say(said, touched=(f"flag:{FLAGS[flag]}", f"seat:{seat}"))


@MACHINE.ask
def choose_copy(state: State, effect: Effect) -> Sequence[Decision]:
    """Which pink structure of another player to use; it stays as it is, and what it says of itself is of the copy."""
    return [Decision(effect.seat, text("ask-copy"), (*copies(state, effect), SKIP))]


def copies(state: State, effect: Effect) -> list[Choice]:
    """The pink structures of others, those that would do nothing withheld."""
    seat, card = effect.seat, word(effect, "card")
    choices = []
    for other, owner in enumerate(state.seats):
        for key in owner.tableau:
            effects = STRUCTURES[key].effects
            if other == seat or STRUCTURES[key].colour != "pink":
                continue
            then = bind(effects, seat, card)
            useful = any(possible(state, part) for part in then)
            choices.append(
                Choice(
                    f"copy-{key}",
                    text("do-copy", card=wording.name(key), effect=wording.sentences(effects)),
                    text("group-of", player=Player(other)),
                    key,
                    None if useful else text("withheld-no-use"),
                    (Effect("copy", seat, {"card": key}), *(map(meant, then) if len(then) == 1 else then)),
                )
            )
    return choices


@MACHINE.do
def copy(state: State, effect: Effect, log: Log) -> None:
    """Says whose structure is copied; its effects follow."""
    key = word(effect, "card")
    host = next(number for number, owner in enumerate(state.seats) if key in owner.tableau)
    log.say(
        text("say-copy", player=Player(effect.seat), card=wording.name(key), host=Player(host)),
        touched=(f"structure:{key}",),
    )
