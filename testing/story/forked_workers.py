"""Drawing and thinking workers of tests: forked from one process that has loaded their modules and drawn once.

Hundreds of stories each start a bot, and each bot its workers. To load their modules anew each time would take half of
the suite's time. What is forked is the worker as it is: a process of its own, which may be killed at any moment.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import importlib
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from asyncio.subprocess import Process
from collections.abc import Sequence
from typing import cast

from bot.core.workers import pool, worker
from bot.core.workers.pool import READ_BYTES

MODULES = ("bot.core.workers.drawing_worker", "bot.core.workers.thinking_worker")
COMMANDS = {worker.command(module): module for module in MODULES} if hasattr(os, "pidfd_open") else {}
"""The command lines of the workers that are forked, on Linux; any other is started as it is."""


class Forked:
    """A forked worker, as :class:`asyncio.subprocess.Process` for all that a pool asks of one."""

    def __init__(
        self, pid: int, handle: int, stdin: asyncio.StreamWriter, stdout: asyncio.StreamReader, pipe: asyncio.Transport
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
        self._pipe.close()


@functools.cache
def _parent() -> socket.socket:
    """Start the process that forks, once for all tests of this one. It ends with this one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    known = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    path = os.pathsep.join(folder for folder in sys.path if folder)
    subprocess.Popen(
        [sys.executable, "-m", __name__, str(theirs.fileno())],
        pass_fds=[theirs.fileno()],
        env={**known, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
    ).returncode = 0  # nobody waits for it
    theirs.close()
    atexit.register(ours.close)
    return ours


_one_at_a_time = threading.Lock()


def _ask(module: str, requests: int, answers: int) -> tuple[int, int]:
    """Return the id and the handle of a new worker, which reads and writes these pipes."""
    with _one_at_a_time:
        socket.send_fds(_parent(), [module.encode()], [requests, answers])
        said, handles, _, _ = socket.recv_fds(_parent(), 32, 1)
    return int(said), handles[0]


async def fork(command: Sequence[str]) -> Process:
    """Start a worker as :func:`bot.core.workers.pool.start` does, but fork it where its modules are loaded already."""
    module = COMMANDS.get(tuple(command))
    if module is None:
        return await _start(command)
    loop = asyncio.get_running_loop()
    (requests, to_worker), (from_worker, answers) = os.pipe(), os.pipe()
    try:
        pid, handle = await asyncio.to_thread(_ask, module, requests, answers)
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


def serve(parent: socket.socket) -> None:
    """Fork a worker for each request, until nobody asks any more."""
    drawing = importlib.import_module(MODULES[0])
    drawing.warm_up()
    for module in MODULES[1:]:
        importlib.import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, pipes, _, _ = socket.recv_fds(parent, 256, 2)
        if not asked:
            return
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            parent.close()
            for number, pipe in enumerate(pipes):
                os.dup2(pipe, number)
                os.close(pipe)
            worker.main(asked.decode())
            os._exit(0)
        handle = os.pidfd_open(pid)
        for pipe in pipes:
            os.close(pipe)
        socket.send_fds(parent, [str(pid).encode()], [handle])
        os.close(handle)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
