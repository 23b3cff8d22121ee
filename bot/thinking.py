"""A worker that thinks for computer players: ``python -m bot.thinking``, started by :mod:`bot.thinker`.

It reads questions from standard input and writes an answer to each to standard output, every one as its length in four
bytes and then MessagePack. It ends when its input does. All it ever learns is what the asking seat knows.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from enum import StrEnum
from typing import BinaryIO

import msgspec

from games import GAMES
from games.players import Knowledge, Level, choose, fallback, spontaneous

LENGTH = 4
NICE = 10
"""How far thinking steps back behind the bot itself and the pictures, where cores are scarce."""


class What(StrEnum):
    """What is asked: a move with thought, one by rules of thumb, or whether to do something unasked."""

    CHOOSE = "choose"
    FALLBACK = "fallback"
    SPONTANEOUS = "spontaneous"


class Question(msgspec.Struct, frozen=True):
    """A seat's position as it knows it, and how to think about it: for so long at most, and with chance by ``seed``."""

    what: What
    game: str
    known: Knowledge
    level: Level
    seed: bytes
    seconds: float = 0.0


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choice's key (None: nothing is wanted), or what went wrong."""

    key: str | None = None
    error: str | None = None


questions = msgspec.msgpack.Decoder(Question)
answers = msgspec.msgpack.Decoder(Answer)


def framed(message: Question | Answer) -> bytes:
    """``message`` as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer(question: Question) -> Answer:
    """Thinks about ``question``."""
    game = GAMES[question.game]
    try:
        match question.what:
            case What.CHOOSE:
                known, level, seconds = question.known, question.level, question.seconds
                return Answer(choose(game, known, level, question.seed, seconds=seconds, clock=time.perf_counter))
            case What.FALLBACK:
                return Answer(fallback(game, question.known, question.seed))
            case What.SPONTANEOUS:
                return Answer(spontaneous(game, question.known, question.seed))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answers until there are no more questions."""
    while len(length := asked.read(LENGTH)) == LENGTH:
        question = questions.decode(asked.read(int.from_bytes(length, "big")))
        answered.write(framed(answer(question)))
        answered.flush()


def main() -> None:
    """Serves the process that has started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the bot's to answer; it closes the pipe when it goes
    with contextlib.suppress(OSError):  # a hardened system may forbid it, and thinking goes on all the same
        os.nice(NICE)
    answered = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anything prints is no answer
    serve(sys.stdin.buffer, answered)


if __name__ == "__main__":
    main()
