"""The machine: it resolves effects from the top of the stack until a person has to choose; that frame is the decision.

A game tells it what each kind of effect does: a *do* resolves by itself, a :class:`Question` waits for a seat. There is
one road to a move: what people choose (``decisions``, ``apply``) and what search tries (``legal``, ``step``) lead
through the same questions and the same dos; only the words are left out where nobody reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from games.engine.decisions import Choice, Decision, IllegalMove, Outcome
from games.engine.effects import Effect, Stacked
from games.engine.log import NULL_LOG, Log
from games.engine.questions import WAYS_OUT, Question
from games.engine.text import Text

StateT = TypeVar("StateT", bound=Stacked)
EffectT = TypeVar("EffectT", bound=Effect)
QuestionT = TypeVar("QuestionT", bound=type[Question[Any, Any]])

Do = Callable[[StateT, EffectT, Log], None]
Keys = Callable[[StateT, Any], list[str]]
Then = Callable[[StateT, Any, str], Sequence[Effect]]
Fizzles = Callable[[StateT, Any], bool]
Offers = Callable[[StateT, int | None], Sequence[Effect]]
"""The frames that a seat (None: each seat) may answer out of turn. They do not lie on the stack."""


class Machine(Generic[StateT]):
    """What the effects of one game do, and the loop that resolves them."""

    def __init__(self) -> None:
        self._resolved: dict[type[Effect], tuple[Do[StateT, Any] | None, Fizzles[StateT] | None]] = {}  # no do: it asks
        self._questions: dict[type[Effect], Question[StateT, Any]] = {}
        self._searched: dict[type[Effect], tuple[bool, Keys[StateT], Then[StateT]]] = {}
        self._offers: Offers[StateT] | None = None
        self._offered: tuple[str, ...] = ()

    def do(self, kind: type[EffectT]) -> Callable[[Do[StateT, EffectT]], Do[StateT, EffectT]]:
        """Registers what an effect of this ``kind`` does by itself; the Struct says it in words."""

        def register(do: Do[StateT, EffectT]) -> Do[StateT, EffectT]:
            self._check_new(kind)
            self._resolved[kind] = do, None
            return do

        return register

    def question(self, kind: type[Effect]) -> Callable[[QuestionT], QuestionT]:
        """Registers the question that an effect of this ``kind`` asks."""

        def register(question: QuestionT) -> QuestionT:
            self._check_new(kind)
            asking = self._questions[kind] = question()
            self._resolved[kind] = None, None if question.fizzles is Question.fizzles else asking.fizzles
            self._offered += question.prefixes
            self._searched[kind] = asking.several, asking.keys, asking.then
            return question

        return register

    def offers(self, offers: Offers[StateT]) -> Offers[StateT]:
        """Registers what seats may do out of turn, whoever is asked: ``offers(state, seat)`` returns the frames.

        They are those of ``seat``, or of all seats where it is None, and none are asked for once the game is over. They
        do not lie on the stack; each frame's question
        has ``waits`` False, and what it causes resolves on top of what is open. A do that ends a turn or a round so
        takes what it ends off the stack itself (``state.stack.clear()``) and pushes what follows::

            @MACHINE.offers
            def offers(state: State, seat: int | None) -> list[Effect]:
                mine = range(len(state.hands)) if seat is None else (seat,)
                return [Object(seat=each) for each in mine if each != state.bidder]
        """
        self._offers = offers
        return offers

    @property
    def kinds(self) -> frozenset[type[Effect]]:
        """Every kind of effect that has a do or a question."""
        return frozenset(self._resolved)

    def question_of(self, frame: Effect) -> Question[StateT, Any]:
        """The question that ``frame`` asks. Raises KeyError where it resolves by itself."""
        return self._questions[type(frame)]

    # For people.

    def decisions(self, state: StateT) -> list[Decision]:
        """Everything that is open on a settled stack, in words."""
        return [question.decision(state, frame) for question, frame in self._open(state)]

    def choices(self, state: StateT, seat: int) -> list[Choice]:
        """What is open to ``seat``, in words, and nothing that is withheld."""
        mine = [each for each in self._open(state) if each[1].seat == seat]
        return [question.choice(state, frame, key) for question, frame in mine for key in question.keys(state, frame)]

    def keys(self, state: StateT, seat: int, *, waits: bool) -> list[str]:
        """The keys open to ``seat``, of the decisions that are waited for or of those that are not, without words."""
        mine = [each for each in self._open(state) if each[1].seat == seat and each[0].waits is waits]
        return [key for question, frame in mine for key in question.keys(state, frame)]

    def prompt(self, state: StateT) -> Text:
        """What the mover is asked, in words. Raises IndexError when the game is over."""
        top: Effect = state.stack[-1]
        question = self._questions[type(top)]
        return question.prompt(state, question.asked(state, top)[0])

    def apply(self, state: StateT, seat: int, key: str, clone: Callable[[StateT], StateT]) -> Outcome[StateT]:
        """The outcome of ``seat`` taking ``key``; ``state`` is left as it was. Raises IllegalMove."""
        for question, frame in self._open(state):
            if frame.seat == seat and key in question.keys(state, frame):
                after, log = clone(state), Log()
                if question.waits:
                    after.stack.pop()
                self._resolve(after, question.then(state, frame, key), log)
                return Outcome(after, tuple(log.events), log.revealed)
        raise IllegalMove(self.decisions(state), seat, key)

    def forced(self, state: StateT, seat: int) -> str | None:
        """What ``seat`` takes without a click, see :meth:`Question.forced`; None where there is something to choose."""
        if not state.stack:
            return None
        top: Effect = state.stack[-1]
        question = self._questions[type(top)]
        return None if question.several or top.seat != seat else question.forced(state, top)

    def follow_up(self, before: StateT, passed: Iterable[StateT], after: StateT, seat: int) -> Decision | None:
        """What ``seat`` is asked by a choice that led from ``before`` to ``after``, where the choice is about that.

        ``passed`` are the states between, in which a step was forced. What a choice leads to lies above the question
        that it answers: once the stack has come down to that question's rest, what follows is about something else.
        """
        asked = self._questions[type(before.stack[-1])]
        if any(len(state.stack) < len(before.stack) or self._rest(before, state) for state in (*passed, after)):
            return None
        top: Effect = after.stack[-1]
        question = self._questions[type(top)]
        if not question.follows or top.seat != seat:
            return None
        found = question.decision(after, top)
        kept = tuple(choice for choice in found.choices if choice.key not in WAYS_OUT)
        return replace(found, choices=kept) if asked.passes and kept else found

    @staticmethod
    def _rest(before: StateT, state: StateT) -> bool:
        """Whether what is asked in ``state`` is the question of ``before`` once more, without what was chosen."""
        return type(state.stack[-1]) is type(before.stack[-1])

    # For search: in place, without words or checks.

    def mover(self, state: StateT) -> int:
        """The lowest seat that is waited for, for which ``legal`` and ``step`` speak; -1 when the game is over."""
        if not state.stack:
            return -1
        frame: Effect = state.stack[-1]
        several = self._searched[type(frame)][0]
        return self._questions[type(frame)].asked(state, frame)[0].seat if several else frame.seat

    def waiting(self, state: StateT) -> tuple[int, ...]:
        """The seats that are waited for, lowest first."""
        if not state.stack:
            return ()
        top: Effect = state.stack[-1]
        return tuple(frame.seat for frame in self._questions[type(top)].asked(state, top))

    def legal(self, state: StateT) -> list[str]:
        """The keys open to the mover, out of turn too, but for mere settings; none when the game is over."""
        stack = state.stack
        if not stack:
            return []
        frame: Effect = stack[-1]
        several, keys_of, _ = self._searched[type(frame)]
        if several:
            frame = self._questions[type(frame)].asked(state, frame)[0]
        keys = keys_of(state, frame)
        if self._offers:
            for offer in self._offers(state, frame.seat):
                offered = self._questions[type(offer)]
                if offered.searched:
                    keys = keys + offered.keys(state, offer)
        return keys

    def step(self, state: StateT, key: str, seat: int | None = None) -> None:
        """The mover takes ``key``, one of ``legal``, in place; or ``seat`` does, where several are asked at once."""
        stack = state.stack
        frame: Effect = stack[-1]
        several, _, then = self._searched[type(frame)]
        if several:
            asked = self._questions[type(frame)].asked(state, frame)
            frame = next((each for each in asked if each.seat == seat), asked[0])
        offered = self._offered and key.startswith(self._offered)
        if offered and (offer := self._offering(state, frame.seat, key)) is not None:
            caused = self._questions[type(offer)].then(state, offer, key)
        else:
            caused = then(state, frame, key)
            stack.pop()
        self._resolve(state, caused, NULL_LOG)

    def settle(self, state: StateT, log: Log) -> None:
        """Resolves effects from the top until somebody has to choose, or none are left."""
        self._resolve(state, (), log)

    def _resolve(self, state: StateT, effects: Sequence[Effect], log: Log) -> None:
        """Resolves ``effects`` on top of the stack, then what lies there, until somebody has to choose."""
        stack, resolved = state.stack, self._resolved
        if effects:
            first = effects[0]
            do, _ = resolved[type(first)]
            if do is None:
                stack.extend(effects[::-1])
            else:  # the first need not go on the stack to come off it at once
                if len(effects) == 2:  # as most
                    stack.append(effects[1])
                elif len(effects) > 2:
                    stack.extend(effects[:0:-1])
                do(state, first, log)
        while stack:
            top = stack[-1]
            do, fizzles = resolved[type(top)]
            if do is not None:
                stack.pop()
                do(state, top, log)
            elif fizzles is not None and fizzles(state, top):
                stack.pop()
            else:
                return

    def _offering(self, state: StateT, seat: int, key: str) -> Effect | None:
        """The frame out of turn that opens ``key`` to ``seat``."""
        offers = self._offers(state, seat) if self._offers else ()
        return next((offer for offer in offers if key in self._questions[type(offer)].keys(state, offer)), None)

    def _open(self, state: StateT) -> list[tuple[Question[StateT, Any], Effect]]:
        """The open questions with their frames, those out of turn included."""
        if not state.stack:
            return []
        top: Effect = state.stack[-1]
        question = self._questions[type(top)]
        found: list[tuple[Question[StateT, Any], Effect]] = [(question, frame) for frame in question.asked(state, top)]
        if self._offers:
            found += [(self._questions[type(offer)], offer) for offer in self._offers(state, None)]
        return found

    def _check_new(self, kind: type[Effect]) -> None:
        if kind in self._resolved:
            raise ValueError(f"{kind.__name__} is registered twice")
