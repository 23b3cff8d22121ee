"""Thinking for computer players: what the worker processes of :mod:`bot.core.workers.thinking_pool` do.

Questions and answers are MessagePack. All it ever learns is what the asking seat knows.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import StrEnum
from functools import cache

import msgspec

from bot.core.errors import describe
from games import GAMES
from games.players import Advised, Knowledge, Level, Regret, advise, choose, choose_offer, explain, fallback, regret

NICE = 10
"""How far thinking steps back behind the bot itself and the pictures, where cores are scarce."""


MAX_SLOWDOWN = 6.0
"""How many times as long as it may think a thought lasts at most, where the machine is busy."""


def own_time() -> Callable[[], float]:
    """A clock that tells the seconds of a core's own time from now on, but never goes SLOWEST times too slow."""
    began, own = time.perf_counter(), time.thread_time()
    return lambda: max(time.thread_time() - own, (time.perf_counter() - began) / MAX_SLOWDOWN)


@cache
def warm_up(game: str) -> None:
    """Prepares for thinking about a game, the first time."""
    GAMES[game].policy.warm_up()


class Task(StrEnum):
    """The kinds of question: a move with thought, one by rules of thumb, a wish, and words about moves."""

    CHOOSE = "choose"
    FALLBACK = "fallback"
    CHOOSE_OFFER = "choose_offer"
    ADVISE = "advise"
    EXPLAIN = "explain"
    REGRET = "regret"


class Question(msgspec.Struct, frozen=True):
    """A seat's position as it knows it, and how to think about it, with chance by ``seed``.

    It may take so many ``seconds`` of a core's own time; with ``rollouts`` it makes so many, however long that takes,
    and the answer depends on the question alone.
    """

    task: Task
    game: str
    known: Knowledge
    level: Level
    seed: bytes
    seconds: float = 0.0
    key: str = ""
    """The choice that is to be explained or judged."""
    rollouts: int | None = None


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choice's key (None: nothing is wanted), choices with their reasons, what was lost, or what went wrong."""

    key: str | None = None
    advised: tuple[Advised, ...] = ()
    regret: Regret | None = None
    error: str | None = None


questions = msgspec.msgpack.Decoder(Question)
answers = msgspec.msgpack.Decoder(Answer)


def think(question: Question) -> Answer:
    """Thinks about ``question``."""
    try:
        game = GAMES[question.game]
        match question.task:
            case Task.CHOOSE:
                known, level, seconds = question.known, question.level, question.seconds
                if seconds:
                    warm_up(question.game)
                if question.rollouts is not None:
                    return Answer(choose(game, known, level, question.seed, iterations=question.rollouts))
                return Answer(choose(game, known, level, question.seed, seconds=seconds, clock=own_time()))
            case Task.FALLBACK:
                return Answer(fallback(game, question.known, question.seed))
            case Task.CHOOSE_OFFER:
                return Answer(choose_offer(game, question.known, question.seed))
            case Task.ADVISE:
                return Answer(advised=advise(game, question.known, question.seed))
            case Task.EXPLAIN:
                return Answer(advised=(Advised(question.key, explain(game, question.known, question.key)),))
            case Task.REGRET:
                known, seconds = question.known, question.seconds
                clock = own_time()
                return Answer(regret=regret(game, known, question.key, question.seed, seconds=seconds, clock=clock))
    except Exception as error:
        return Answer(error=describe(error))


def answer(request: bytes) -> bytes:
    """Thinks about an encoded question."""
    return msgspec.msgpack.encode(think(questions.decode(request)))
