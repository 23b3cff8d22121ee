"""A program in processes of its own, which SIGKILL ends in the middle of what it does.

It is asked for one thing after the other, through a pipe. Now and then it has no time to answer: it is killed within
about the time that such a thing takes, so that it dies as often while a round is paired as while somebody moves.
"""

from __future__ import annotations

import asyncio
import io
import logging
import multiprocessing
import os
import time
import traceback
from datetime import datetime
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.db import Store
from testing.crashes import Crashed
from tools.tournaments.book import Book
from tools.tournaments.checks import compare, hold
from tools.tournaments.program import Services
from tools.tournaments.setup import Setup
from tools.tournaments.simulation import GUILD, Simulation

LATE = 1.2
"""It is killed within so many times what the same has taken lately."""

PATIENCE = 600.0
"""Seconds for an answer."""

BOOK, SAID = "book.json", "said"
"""The files in the folder of a campaign: what was noted, and what stands in the tournament's channel."""


TIME = ("all.due", "all.say", "tournaments.open_table")
"""Points that every process passes, whoever else does the same."""


class Worker(NamedTuple):
    """A process, and the pipe to it."""

    process: multiprocessing.process.BaseProcess
    pipe: Connection


class Broken(NamedTuple):
    """The program raised."""

    trace: str


class Killable:
    """``share`` is how likely it is killed when it is asked for something; ``folder`` has its database or its notes.

    Of several processes each does what time does, all at once, and any of them what people do.
    """

    def __init__(self, url: str, folder: Path, seed: int, share: float, processes: int = 1) -> None:
        self._url, self._folder, self._share = url, folder, share
        self._rng = Random(seed)
        self._took: dict[str, float] = {}
        self._workers: list[Worker | None] = [None] * processes
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tools.tournaments.killed"])

    async def begin(self) -> None:
        for number, worker in enumerate(self._workers):
            if worker is None:
                ours, theirs = self._context.Pipe()
                work = (theirs, self._url, self._folder / SAID, self._rng.randrange(2**32))
                process = self._context.Process(target=_serve, args=work, daemon=True)
                process.start()
                theirs.close()
                self._workers[number] = Worker(process, ours)
                _answer(ours, "begin")

    def end(self) -> None:
        """Kills all."""
        for number in range(len(self._workers)):
            self._kill(number)

    def _kill(self, number: int) -> None:
        worker, self._workers[number] = self._workers[number], None
        if worker is not None:
            worker.process.kill()
            worker.process.join()
            worker.process.close()
            worker.pipe.close()

    async def do(self, at: datetime, act: str, *args: Any) -> Any:
        began = time.monotonic()
        some = range(len(self._workers)) if act in TIME else [self._rng.randrange(len(self._workers))]
        asked = {number: worker.pipe for number in some if (worker := self._workers[number]) is not None}
        for pipe in asked.values():
            pipe.send((at, act, args))
        dead = None
        if self._rng.random() < self._share:
            victim = self._rng.choice([*asked])
            if not asked[victim].poll(self._rng.random() * LATE * self._took.get(act, 0.01)):
                self._kill(victim)
                del asked[victim]
                dead = victim
        answers = [_answer(pipe, act) for pipe in asked.values()]
        if dead is not None:
            raise Crashed
        took = time.monotonic() - began
        self._took[act] = 0.8 * self._took.get(act, took) + 0.2 * took
        return answers[0]

    def said(self) -> dict[int, str]:
        """Return the announcements in the channel: their numbers, and the names of their messages."""
        file = self._folder / SAID
        lines = [line.split() for line in file.read_text().splitlines()] if file.exists() else []
        return {int(number): words for number, words in lines}


def _answer(pipe: Connection, act: str) -> Any:
    if not pipe.poll(PATIENCE):
        raise TimeoutError(act)
    answer = pipe.recv()
    if isinstance(answer, Broken):
        raise RuntimeError(f"{act}: {answer.trace}")
    return answer


def _serve(pipe: Connection, url: str, said: Path, seed: int) -> None:
    """The process: does what it is asked for until nobody is there to ask."""
    logging.disable(logging.WARNING)
    try:
        asyncio.run(_answers(pipe, url, said, seed))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        os._exit(0)
    except BaseException:
        pipe.send(Broken(traceback.format_exc()))


async def _answers(pipe: Connection, url: str, said: Path, seed: int) -> None:
    store = await Store.open(url)
    with said.open("ab", buffering=0) as file:
        services = Services(store, seed, lambda number, words: _write(file, f"{number} {words}\n"))
        pipe.send(None)
        while True:
            at, act, args = pipe.recv()
            pipe.send(await services.do(at, act, *args))


def _write(file: io.FileIO, line: str) -> None:
    file.write(line.encode())


async def campaign(setup: Setup, seed: int, share: float, url: str, folder: Path, processes: int = 1) -> Book:
    """A tournament that is over, held against its bookkeeping. It goes on with what ``folder`` and database hold."""
    file = folder / BOOK
    book = Book.read(file) or Book()
    if book.over:
        return book
    store = await Store.open(url)
    program = Killable(url, folder, seed + book.counts.get("deaths", 0), share, processes)
    began, before = time.monotonic(), book.seconds

    def keep() -> None:
        book.seconds = before + time.monotonic() - began
        book.write(file)

    try:
        await program.begin()
        state = await Simulation(store, program, setup, seed, book, keep).run()
        program.end()
        await compare(store, state, setup, book)
        await hold(store, state, GUILD, program.said(), book)
        book.over = True
        keep()
    finally:
        program.end()
        await store.close()
    return book
