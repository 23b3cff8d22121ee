"""Checks of the machine: memory, fonts, the running bot, its metrics."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.cli.doctor.diagnosis import Diagnosis, broken, note, warning, well
from bot.core import health
from bot.core.config import Settings

BOT_MIB, DRAWING_MIB, THINKING_MIB = 110, 85, 70
"""Memory of the bot, of each process that draws and of each that thinks, as `make bench` and `make soak` found it."""

FURTHER_THINKERS = 2
"""Processes that think beside those of CAIRN_THINKERS: for normal players, and for what takes no time."""

MEMORY = Path("/proc/meminfo")
CONTAINER = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""The files in which the system and a container say how much memory there is."""

UNKNOWN_MIB = 1 << 40
"""More than any machine has."""


def memory(settings: Settings) -> Iterator[Diagnosis]:
    """Compare the memory that there is with what the processes of the settings take."""
    has = min(_of_system(), *map(_of_container, CONTAINER))
    thinkers = settings.thinking_processes + FURTHER_THINKERS
    need = BOT_MIB + DRAWING_MIB * settings.workers + THINKING_MIB * thinkers
    if has == UNKNOWN_MIB:
        yield note("memory", f"this system does not say how much there is; Cairn takes up to {need:,} MiB")
    elif has < need:
        yield warning(
            "memory",
            f"{has:,} MiB, and with {settings.workers} drawing and {thinkers} thinking processes it may take {need:,}",
            "set CAIRN_THINKERS=1 and CAIRN_WORKERS=1, or give it more memory",
        )
    else:
        yield well("memory", f"{has:,} MiB; Cairn takes up to {need:,}")


def _of_system() -> int:
    """MiB of the machine."""
    try:
        line = next(line for line in MEMORY.read_text("ascii").splitlines() if line.startswith("MemTotal:"))
        return int(line.split()[1]) >> 10
    except (OSError, StopIteration, ValueError):
        return UNKNOWN_MIB


def _of_container(file: Path) -> int:
    """MiB that a container may take."""
    try:
        return int(file.read_text("ascii")) >> 20
    except (OSError, ValueError):  # there is none, or it has no limit ("max")
        return UNKNOWN_MIB


def fonts() -> Iterator[Diagnosis]:
    """Check that every font can be read."""
    from render import fonts  # with Pillow, which no other check needs

    fonts.check()
    if fonts.missing:
        yield broken(
            "fonts",
            f"cannot be read: {', '.join(sorted(fonts.missing))}; pictures show other letters, or boxes",
            "install Cairn anew: its wheel brings all of them",
        )
    else:
        yield well("fonts", "all are there")


def running(settings: Settings) -> Iterator[Diagnosis]:
    """Judge the sign of life of the bot that should be running."""
    file = settings.health_file
    if not file.is_file():
        yield note("bot", f"none is running: there is no {file}", "start it by `cairn run`")
        return
    code, words = health.judge(file)
    if code is health.Code.WELL:
        yield well("bot", words)
    else:
        yield broken("bot", words, "`cairn health` and docs/operations.md, *Is it well?*, say what to do")


async def metrics(settings: Settings) -> list[Diagnosis]:
    """Check that the metrics can be read where the settings have them."""
    import aiohttp

    if settings.metrics_address is None:
        return [note("metrics", "CAIRN_METRICS is not set: none are kept")]
    host, port = settings.metrics_address
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}/metrics"
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=5)) as session, session.get(url) as answer:
            if answer.status == 200 and "cairn_" in await answer.text():
                return [well("metrics", f"{url} answers")]
            said = f"{url} is not Cairn’s: it answers with HTTP {answer.status}"
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        said = f"{url} does not answer: {str(error) or type(error).__name__}"
    if not settings.health_file.is_file():
        return [note("metrics", said, "they are there while the bot runs")]
    return [warning("metrics", said, "start the bot with the same CAIRN_METRICS; is the port free, the address right?")]
