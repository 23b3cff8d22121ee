"""The worker's end of :mod:`bot.core.workers.pool`: a process that answers one request after another.

``python -m bot.core.workers.worker MODULE`` runs a module's ``answer``; its ``NICE`` says how far it steps back behind
others. Requests come by standard input, answers go to standard output, each as its length in four bytes and then its
bytes.
"""

from __future__ import annotations

import contextlib
import importlib
import itertools
import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO, Protocol, cast

from bot.core.heap import give_back
from games import PACKAGES, allowed
from games.packages import PackageError

LENGTH_BYTES = 4

TIDY_EVERY_ANSWERS = 16
"""After so many answers memory is given back: pictures leave holes of megabytes."""


class Work(Protocol):
    """The interface of a module that workers run."""

    NICE: int

    def answer(self, request: bytes) -> bytes:
        """The answer to a request. What it raises ends the process."""


def command(module: str, *game: str) -> tuple[str, ...]:
    """The command line of a worker that runs ``module``; or alone with one ``game``, by its key.

    Other people's game comes with the line that allows it, where it is not somebody who has named it themselves.
    """
    return sys.executable, "-m", "bot.core.workers.worker", module, *game


def framed(message: bytes) -> bytes:
    """``message`` as it goes through a pipe."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def main(module: str, *game: str) -> None:
    """Serves the process that has started this one, until it closes the pipe.

    Other people's ``game`` is imported in workers of its own alone, and there it is the only one.
    """
    key, line = (*game, "", "")[:2]
    if len(game) != 1:
        PACKAGES.allow(allowed.read(line))
    if key:
        try:
            PACKAGES.use_alone(key)
        except PackageError as error:
            sys.exit(f"{key}: {error}")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the bot's to answer; it still needs its workers to finish
    work = cast("Work", importlib.import_module(module))
    with contextlib.suppress(OSError, AttributeError):  # a system may forbid or lack it, and work goes on all the same
        os.nice(work.NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anything prints is no answer
    serve(work.answer, sys.stdin.buffer, answers)


def serve(answer: Callable[[bytes], bytes], requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there are no more requests."""
    for number in itertools.count(1):
        if len(length := requests.read(LENGTH_BYTES)) < LENGTH_BYTES:
            return
        answers.write(framed(answer(requests.read(int.from_bytes(length, "big")))))
        answers.flush()
        if not number % TIDY_EVERY_ANSWERS:
            give_back()


if __name__ == "__main__":
    main(*sys.argv[1:])
