"""Check this installation: what is wrong, and what to do about it, line by line.

It looks at the settings, the machine, the games, the database and its back-ups, and with DISCORD_TOKEN asks Discord
about the token, the application, the servers, the commands and the shards. Nothing is changed anywhere. With --public
it also checks what a bot needs that strangers add: who runs it, terms, privacy policy, the rights of each game, what
Discord's directory shows.

0: all is well. 3: something should be seen to. 4: something does not work. 2: a setting is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import textwrap
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bot.cli.databases import database_argument, settings_for
from bot.cli.doctor.diagnosis import Diagnosis, Level, note
from bot.core.config import Settings

HELP = "check this installation, and say what to do"

CODES = {Level.OK: 0, Level.NOTE: 0, Level.WARNING: 3, Level.BROKEN: 4}
"""The exit code by the worst finding."""

WIDTH = 120


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what is checked, and how it is told."""
    parser.add_argument("--public", action="store_true", help="also what a bot needs that strangers add")
    parser.add_argument("--backups", metavar="FOLDER", type=Path, help="where back-ups lie (beside the database)")
    parser.add_argument("--json", action="store_true", help="one JSON array, for monitoring")
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Check everything and tell it."""
    from games import PACKAGES

    settings = settings_for(args)
    PACKAGES.allow(settings.allowed_games)
    PACKAGES.offer_cleared(settings.cleared)
    found = asyncio.run(examine(settings, args.backups, public=args.public))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print(told(found))
    return max(CODES[finding.level] for finding in found)


def told(found: Sequence[Diagnosis]) -> str:
    """Return findings as lines, each with what to do below it, and a sum."""
    width = min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns)
    levels, checks = max(len(each.level) for each in found), max(len(each.check) for each in found)
    lines = []
    for each in found:
        head = f"{each.level:<{levels}}  {each.check:<{checks}}  "
        lines.append(textwrap.fill(each.says, width, initial_indent=head, subsequent_indent=" " * len(head)))
        if each.remedy and each.level is not Level.OK:
            lines.append(
                textwrap.fill(
                    each.remedy, width, initial_indent=" " * len(head) + "→ ", subsequent_indent=" " * (len(head) + 2)
                )
            )
    wrong = [sum(each.level is level for each in found) for level in (Level.BROKEN, Level.WARNING)]
    total = f"not working: {wrong[0]}, to be seen to: {wrong[1]}" if any(wrong) else "all is well"
    return "\n".join([*lines, total])


def short(settings: Settings) -> Iterator[Diagnosis]:
    """Check what takes no time and asks nobody: what a start tells of."""
    from bot.cli.doctor import database, machine

    file = settings.database_file
    yield from machine.memory(settings)
    yield from database.room(file.parent if file is not None else Path())


async def examine(settings: Settings, backups: Path | None = None, *, public: bool = False) -> list[Diagnosis]:
    """Check everything."""
    from bot.cli.doctor import games, machine

    found = [*short(settings), *machine.fonts(), *games.offered(settings), *machine.running(settings)]
    found += await _database(settings, backups)
    found += await machine.metrics(settings)
    found += await _discord(settings, public=public)
    return found


async def _database(settings: Settings, backups: Path | None) -> list[Diagnosis]:
    from bot.cli.doctor import database
    from bot.cli.doctor.backups import folders, last_good, origin
    from bot.cli.doctor.webhooks import webhooks
    from bot.db.connections import connect

    file = settings.database_file
    found = list(database.file(file)) if file is not None else list(await database.server(settings.database_url))
    if not any(each.check == "durability" for each in found):
        return found  # there is none yet, or it cannot be read
    opened = connect(settings.database_url)
    try:
        mine = await opened.peek(origin)
        found += last_good(folders(settings, backups), mine, settings, datetime.now(UTC))
        found += await webhooks(opened)
    finally:
        await opened.close()
    return found


async def _discord(settings: Settings, *, public: bool) -> list[Diagnosis]:
    import aiohttp

    from bot.cli.doctor import games, listing, portal

    if not settings.token:
        return [note("token", "DISCORD_TOKEN is not set: Discord was not asked", "put it into .env")]
    async with portal.opened(settings) as discord:
        try:
            known = await portal.ask(discord)
        except (portal.ErrorAnswer, aiohttp.ClientError, TimeoutError, OSError) as error:
            return [portal.unreachable(error)]
    found = [*portal.token(known), *portal.clock(discord.skew), *portal.intents(known), *portal.installation(known)]
    found += [*portal.servers(known), *portal.shards(known, settings), *portal.emoji(known, settings)]
    found += portal.commands(known, await portal.our_commands(settings))
    if public:
        found += [*listing.operator(settings), *listing.reports(settings)]
        found += [*listing.directory(known), *listing.verification(known)]
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=portal.MAX_SECONDS)) as session:
            found += [each async for each in listing.pages(settings, known, session)]
        found += [*listing.retention(), *games.rights(settings)]
    return found
