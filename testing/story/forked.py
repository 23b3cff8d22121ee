"""Processes of tests: bots and their drawing and thinking workers, forked from one process that has loaded them.

Hundreds of stories each start a bot, and each bot its workers; some kill it again and again. To load their modules anew
each time would take half of the suite's time. What is forked is the worker or the bot as it is: a process of its own,
which may be killed at any moment.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import importlib
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from asyncio.subprocess import Process
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import BinaryIO, cast

import msgspec

from bot.core.config import load
from bot.core.workers import drawing_worker, pool, thinking_worker, worker
from bot.core.workers.pool import READ_BYTES
from games import PACKAGES
from games.packages import Packages
from testing.story.sketches import sketch

WORKERS = ("bot.core.workers.drawing_worker", "bot.core.workers.thinking_worker")
LOADED = (*WORKERS, "bot.app", "bot.cli.run", "bot.cli.process", "sandbox.redirect")

CAN_FORK = hasattr(os, "pidfd_open")
"""On Linux; elsewhere all is started as it is."""

COMMANDS = {worker.command(module): module for module in WORKERS} if CAN_FORK else {}
"""The command lines of the workers that are forked; any other is started as it is."""

REQUEST_BYTES = 1 << 17

PAINTED = False
"""Whether pictures are painted in what is forked from now on; else they are sketched."""


class Forked:
    """A forked process, as :class:`asyncio.subprocess.Process` for all that a pool or a killable bot asks of one.

    Its exit code is not known: 0 stands for any.
    """

    def __init__(
        self,
        pid: int,
        handle: int,
        stdin: asyncio.StreamWriter | None = None,
        stdout: asyncio.StreamReader | None = None,
        pipe: asyncio.Transport | None = None,
    ) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout
        self._handle, self._pipe = handle, pipe
        self._ended = False

    @property
    def returncode(self) -> int | None:
        """None while the process lives."""
        if not self._ended and select.select([self._handle], [], [], 0)[0]:
            self._end()
        return 0 if self._ended else None

    def kill(self) -> None:
        """Kill the process. Raises ProcessLookupError where there is none any more."""
        if self._ended:
            raise ProcessLookupError
        signal.pidfd_send_signal(self._handle, signal.SIGKILL)

    async def wait(self) -> int:
        """Return once the process has ended."""
        if self.returncode is None:
            loop = asyncio.get_running_loop()
            ended: asyncio.Future[None] = loop.create_future()
            loop.add_reader(self._handle, ended.set_result, None)
            try:
                await ended
            finally:
                loop.remove_reader(self._handle)
            self._end()
        return 0

    def _end(self) -> None:
        self._ended = True
        os.close(self._handle)
        if self._pipe is not None:
            self._pipe.close()


_parents: list[socket.socket] = []
"""The way to the process that forks for this one, once there is one."""


def _parent() -> socket.socket:
    """Start the process that forks, once for all tests of this one. It ends with this one."""
    if _parents:
        return _parents[0]
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    known = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    path = os.pathsep.join(folder for folder in sys.path if folder)
    subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-m", __name__, str(theirs.fileno())],
        pass_fds=[theirs.fileno()],
        env={**known, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
    ).returncode = 0  # nobody waits for it
    theirs.close()
    atexit.register(ours.close)
    _parents.append(ours)
    return ours


_one_at_a_time = threading.Lock()


class Request(msgspec.Struct):
    """What is to be forked: a ``worker`` of that module, or else a Python that runs ``command``.

    ``onto``: the numbers that the files which come with it get there.
    """

    onto: tuple[int, int]
    worker: str = ""
    command: Sequence[str] = ()
    environment: Mapping[str, str] = {}
    folder: str = ""
    painted: bool = False


def _ask(request: Request, *files: int) -> tuple[int, int]:
    """Return the id and the handle of the new process."""
    with _one_at_a_time:
        socket.send_fds(_parent(), [msgspec.json.encode(request)], files)
        said, handles, _, _ = socket.recv_fds(_parent(), 32, 1)
    return int(said), handles[0]


async def fork(command: Sequence[str], *, apart: bool = False) -> Process:
    """Start a worker as :func:`bot.core.workers.pool.start` does, but fork it where its modules are loaded already."""
    module = COMMANDS.get(tuple(command))
    if module is None:
        return await _start(command, apart=apart)
    loop = asyncio.get_running_loop()
    (requests, to_worker), (from_worker, answers) = os.pipe(), os.pipe()
    try:
        pid, handle = await asyncio.to_thread(_ask, Request((0, 1), module, painted=PAINTED), requests, answers)
    finally:
        os.close(requests)
        os.close(answers)
    stdout = asyncio.StreamReader(limit=READ_BYTES)
    pipe, _ = await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(from_worker, "rb", 0)
    )
    transport, protocol = await loop.connect_write_pipe(asyncio.streams.FlowControlMixin, os.fdopen(to_worker, "wb", 0))
    stdin = asyncio.StreamWriter(transport, protocol, None, loop)
    return cast("Process", Forked(pid, handle, stdin, stdout, cast("asyncio.Transport", pipe)))


_start = pool.start


async def fork_bot(command: Sequence[str], environment: Mapping[str, str], folder: Path, log: BinaryIO) -> Process:
    """Start a bot as :func:`testing.story.killable_bot.start` does, but fork it and its workers."""
    if not CAN_FORK:
        from testing.story.killable_bot import start

        return await start(command, environment, folder, log)
    request = Request((1, 2), command=command, environment=environment, folder=str(folder), painted=PAINTED)
    pid, handle = await asyncio.to_thread(_ask, request, log.fileno(), log.fileno())
    return cast("Process", Forked(pid, handle))


def serve(parent: socket.socket) -> None:
    """Fork a process for each request, until nobody asks any more. Returns in a process that was forked, too."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, files, _, _ = socket.recv_fds(parent, REQUEST_BYTES, 2)
        if not asked:
            return
        pid = os.fork()
        if not pid:
            parent.close()
            _become(msgspec.json.decode(asked, type=Request), files)
            return
        handle = os.pidfd_open(pid)
        for file in files:
            os.close(file)
        socket.send_fds(parent, [str(pid).encode()], [handle])
        os.close(handle)


def _become(request: Request, files: Sequence[int]) -> None:
    """Do in a new process what was asked for."""
    global PAINTED  # noqa: PLW0603 - its workers are forked likewise
    PAINTED = request.painted
    if not PAINTED:
        sketch()
    for each in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(each, signal.SIG_DFL)
    for number, file in zip(request.onto, files, strict=True):
        os.dup2(file, number)
        os.close(file)
    if request.worker:
        worker.main(request.worker)
        os._exit(0)
    os.setsid()
    os.chdir(request.folder)
    os.environ.clear()
    os.environ.update(request.environment)
    _look_for_games()
    _fork_workers()
    _run(request.command)


def _look_for_games() -> None:
    """Find and offer the games of this environment, as what is started in it does when it loads its modules."""
    folders = [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each not in sys.path]
    if not folders and not any(map(os.environ.get, ("CAIRN_GAMES", "CAIRN_RIGHTS"))):
        return
    sys.path[:0] = folders
    importlib.invalidate_caches()
    Packages.__init__(PACKAGES)  # whoever imported it has this one
    vars(PACKAGES).pop("_found", None)
    from bot.discord.commands import offer_games

    settings = load()
    PACKAGES.allow(settings.allowed_games)
    PACKAGES.offer_cleared(settings.cleared)
    offer_games()


def _fork_workers() -> None:
    """Let the workers of this process be forked, by a process that ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    if not os.fork():
        ours.close()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the bot still needs workers to finish
        serve(theirs)
        os._exit(0)
    theirs.close()
    _parents[:] = [ours]
    pool.start = fork


def _run(command: Sequence[str]) -> None:
    """Do what Python does with such arguments."""
    how, what, *arguments = command
    sys.argv = [how, *arguments]
    if how == "-c":
        exec(what, {"__name__": "__main__"})
    else:
        runpy.run_module(what, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    for module in LOADED:
        importlib.import_module(module)
    drawing_worker.warm_up(tuple(PACKAGES))
    for key in PACKAGES:
        thinking_worker.warm_up(key)
    gc.freeze()  # a fork that leaves it alone shares it
    serve(socket.socket(fileno=int(sys.argv[1])))
