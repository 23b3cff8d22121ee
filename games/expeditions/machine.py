"""The effect stack's ops of this game; each module registers its own here.

A :class:`Question` tells what is open by key first and puts it into words only when somebody reads it: search takes the
short way. Rulings, written down once:

* What somebody picks from several benefits happens at once; what is offered to them alone can be declined. Power,
  guile, coins, maps, workers and tokens that a "whenever" gives, or that follow from a choice whose label says so, are
  taken without asking.
* A question of which nothing but passing is open is not asked.
* A chain is a card's ability and all that it causes. Within one chain every card's ability is used at most once, by
  whatever way; and no "whenever" fires on what it has itself caused. So everything ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from games.engine import Choice, Decision, Effect, Log, Machine, Text, push, text
from games.expeditions.state import State

DECLINE, DONE = "decline", "done"
_PASSING = {DECLINE: Choice(DECLINE, text("do-decline")), DONE: Choice(DONE, text("do-done"))}


class Question:
    """What a person is asked: an ask of the machine, named by ``op``.

    ``passing`` is the key that answers with nothing, or None where something has to be chosen. ``pays`` is true where
    more power or guile could open a choice.
    """

    op: str
    passing: str | None = DECLINE
    pays = False

    def keys(self, state: State, frame: Effect) -> list[str]:
        """What is open, passing aside."""
        raise NotImplementedError

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        """What an open key causes."""
        raise NotImplementedError

    def prompt(self, state: State, frame: Effect) -> Text:  # noqa: ARG002
        """The question in words."""
        return text(f"ask-{self.op.replace('_', '-')}")

    def label(self, state: State, frame: Effect, key: str) -> Text:
        """What an open key brings, in words."""
        raise NotImplementedError

    def ref(self, state: State, frame: Effect, key: str) -> str | None:  # noqa: ARG002
        """The place, face-up card or card an open key is about."""
        return None

    def group(self, state: State, frame: Effect, key: str) -> Text | None:  # noqa: ARG002
        """The menu an open key stands in."""
        return None

    def withheld(self, state: State, frame: Effect) -> list[Choice]:  # noqa: ARG002
        """What is not open, with the reason."""
        return []

    def passes(self, frame: Effect) -> str | None:  # noqa: ARG002
        """The key that passes; see ``passing``."""
        return self.passing

    def asked(self, state: State, frame: Effect) -> bool:
        """Whether anything but passing is open, or could be opened by what may be done at any time."""
        if self.keys(state, frame):
            return True
        owner = state.seats[frame.seat]
        return bool(self.pays and owner.maps and owner.rules.rule == "trash-maps" and self.withheld(state, frame))

    def decisions(self, state: State, frame: Effect) -> list[Decision]:
        """The question with its choices: those open, passing, those withheld."""
        choices = [
            Choice(
                key,
                self.label(state, frame, key),
                self.group(state, frame, key),
                self.ref(state, frame, key),
                None,
                self.then(state, frame, key),
            )
            for key in self.keys(state, frame)
        ]
        passing = self.passes(frame)
        if passing is not None:
            choices.append(_PASSING[passing])
        return [Decision(frame.seat, self.prompt(state, frame), (*choices, *self.withheld(state, frame)))]


QuestionT = TypeVar("QuestionT", bound=type[Question])
Need = Callable[[State, Effect], "Text | None"]


class Rules(Machine[State]):
    """The machine, with a short way to what is open. This game has no ``together``: only the top frame can be open."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: dict[str, Question] = {}
        self.needs: dict[str, Need] = {}

    def question(self, kind: QuestionT) -> QuestionT:
        """Registers a question under its ``op``."""
        question = kind()
        self._ask[self._new_name(question.op)] = question.decisions
        self.questions[question.op] = question
        return kind

    def need(self, op: str) -> Callable[[Need], Need]:
        """Registers what tells why ``op`` would do nothing now; None where it would do something."""

        def register(need: Need) -> Need:
            self.needs[op] = need
            return need

        return register

    def why_not(self, state: State, effect: Effect) -> Text | None:
        """Why ``effect`` would do nothing now; None where it would do something."""
        need = self.needs.get(effect.op)
        return None if need is None else need(state, effect)

    def settle(self, state: State, log: Log) -> None:
        """See :meth:`games.engine.Machine.settle`."""
        stack, dos, questions = state.stack, self._do, self.questions
        while stack:
            top = stack[-1]
            do = dos.get(top.op)
            if do is not None:
                stack.pop()
                do(state, top, log)
            elif questions[top.op].asked(state, top):
                return
            else:
                stack.pop()


MACHINE = Rules()


Args = dict[str, int | str | bool | tuple[int | str, ...] | None]
"""The arguments of an effect."""


def bind(effects: Sequence[Effect], seat: int, card: str | None, chain: tuple[str, ...]) -> tuple[Effect, ...]:
    """Effects of a table made somebody's: with the seat, the card they stand on and the chain they belong to.

    What is bound already stays.
    """
    if card is None and not chain:
        return tuple(
            effect if effect.seat >= 0 else Effect(effect.op, seat, effect.args, bind(effect.then, seat, None, ()))
            for effect in effects
        )
    return tuple(
        effect
        if effect.seat >= 0
        else Effect(
            effect.op, seat, {**effect.args, "card": card, "chain": chain}, bind(effect.then, seat, card, chain)
        )
        for effect in effects
    )


def chain_of(effect: Effect) -> tuple[str, ...]:
    """The chain an effect belongs to: the cards used in it, the "whenever" of a card as ``card*``."""
    return effect.args.get("chain", ())  # type: ignore[return-value]


def word(effect: Effect, name: str) -> str:
    """The text argument ``name`` of an effect."""
    return effect.args[name]  # type: ignore[return-value]


def number(effect: Effect, name: str) -> int:
    """The whole-number argument ``name`` of an effect."""
    return effect.args[name]  # type: ignore[return-value]


__all__ = ["DECLINE", "DONE", "MACHINE", "Question", "Rules", "bind", "chain_of", "number", "push", "word"]
