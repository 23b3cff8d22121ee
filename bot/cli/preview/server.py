"""The preview's server: a page, what the worker has drawn for it, and word of it when a file changes."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import msgspec
from aiohttp import web

import render
import sandbox
from bot.cli import Problem
from bot.cli.preview.worker import Ask, Show
from bot.cli.process import stop_signal
from bot.core.workers import worker
from bot.core.workers.pool import Lane, WorkerError, WorkerPool
from games.packages import GamePackage

MODULE = "bot.cli.preview.worker"
PAGE = Path(__file__).with_name("page")
SANDBOX_PAGE = Path(sandbox.__file__).with_name("page")
FONTS = Path(render.__file__).with_name("fonts")
MAX_SECONDS = 30.0
"""For a whole game played by rules of thumb, and for all pictures of a position."""


class Preview:
    """Shows one game; ``await start()``, then ``await stop()``."""

    def __init__(self, package: GamePackage) -> None:
        self._key, self._title = package.about.key, package.about.title
        self._folders = folders(package)
        self._stamp = stamp(self._folders)
        self._pool = self._new_pool()
        self._runner: web.AppRunner | None = None

    def _new_pool(self) -> WorkerPool[Show]:
        return WorkerPool(worker.command(MODULE, self._key), [Lane()], msgspec.json.Decoder(Show).decode)

    async def start(self, host: str, port: int) -> str:
        """Listen; return the address of the page. Raises OSError when the port is taken."""
        app = web.Application()
        app.router.add_get("/", self._page)
        app.router.add_get("/shown", self._shown)
        app.router.add_get("/changed", self._changed)
        app.router.add_static("/page", PAGE)
        app.router.add_static("/sandbox", SANDBOX_PAGE)
        app.router.add_static("/fonts", FONTS)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        return f"http://{host}:{self._runner.addresses[0][1]}/"

    async def stop(self) -> None:
        """Stop listening, and the worker."""
        if self._runner is not None:
            await self._runner.cleanup()
        await self._pool.close()

    async def _page(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _shown(self, request: web.Request) -> web.StreamResponse:
        """Answer a query of the page by a worker that knows the files as they are now."""
        try:
            ask = msgspec.convert({**request.query, "game": self._key}, Ask, strict=False)
        except msgspec.ValidationError as error:
            raise web.HTTPBadRequest(text=str(error)) from None
        if (now := await asyncio.to_thread(stamp, self._folders)) != self._stamp:
            self._stamp = now
            pool, self._pool = self._pool, self._new_pool()
            await pool.close()
        try:
            found = (await self._pool.run(msgspec.json.encode(ask), MAX_SECONDS)).answer
        except WorkerError as error:
            found = Show(ask=ask, wrong=f"There is no answer: {error}. A rule or a picture that never ends?")
        return _json({"stamp": now, "title": self._title, "shown": found})

    async def _changed(self, _: web.Request) -> web.StreamResponse:
        """The stamp of the files as they are now; the page asks for it now and then."""
        return _json({"stamp": await asyncio.to_thread(stamp, self._folders)})


def _json(content: object) -> web.Response:
    return web.Response(
        body=msgspec.json.encode(content), content_type="application/json", headers={"Cache-Control": "no-store"}
    )


def folders(package: GamePackage) -> list[Path]:
    """Where the files of a game lie: the outermost packages of its rules and of its scene, which are not imported."""
    outermost = dict.fromkeys(module.split(".")[0] for module in (package.entry.module, package.scene_module))
    specs = (find_spec(each) for each in outermost)
    return [Path(place) for spec in specs if spec for place in spec.submodule_search_locations or ()]


def stamp(places: Iterable[Path]) -> str:
    """Return another text once a file in one of these folders has changed, come or gone."""
    files = (file for place in places for file in place.rglob("*") if "__pycache__" not in file.parts)
    seen = sorted((str(file), stat.st_mtime_ns, stat.st_size) for file in files if (stat := file.stat()))
    return f"{hash(tuple(seen)):x}"


async def serve(package: GamePackage, host: str, port: int | None) -> None:
    """Show a game until told to stop. Raises Problem where nothing can listen there."""
    stop, preview = stop_signal(), Preview(package)
    try:
        try:
            address = await preview.start(host, 0 if port is None else port)
        except OSError as error:
            why = "it is in use" if error.errno == errno.EADDRINUSE else error.strerror
            raise Problem(f"the page cannot be served on {host}:{port}: {why}.") from None
        print(f"{package.about.title} is shown at {address} (Ctrl-C stops it)", flush=True)
        await stop.wait()
    finally:
        await preview.stop()
