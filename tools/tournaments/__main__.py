"""Whole tournaments with the real services on a fake clock, with people who vanish, leave and are replaced.

The program dies again and again. A bookkeeping of its own notes what was played at each table; the standings have to
be what a second implementation makes of that, and every round has to seat everybody once.

With --kill it is a process on a database, ended by SIGKILL at any moment: 200 people, nine rounds. That keeps in --out
what it has done and goes on there; with --postgresql it runs on a server of its own, which is gone with it, in two
processes that both do whatever time does.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from testing.cluster import Cluster, programs
from tools.campaign import command_line, tell
from tools.tournaments.crashing import simulate
from tools.tournaments.killed import campaign
from tools.tournaments.setup import GROUPS, LARGE, SWISS


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what has happened; 1 where something must not have."""
    parser = command_line("tournament", __doc__)
    parser.add_argument("--people", type=int)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--deaths", type=float, default=0.01, help="how likely it dies at a transaction")
    parser.add_argument("--kill", type=float, metavar="SHARE", help="how likely it is killed when asked for something")
    parser.add_argument("--out", type=Path, default=Path("artefacts/contest"), help="what is kept of --kill")
    parser.add_argument("--postgresql", action="store_true", help="--kill on a PostgreSQL server of its own")
    parser.add_argument("--database", help="--kill on this database: an SQLAlchemy URL, empty at the beginning")
    asked = parser.parse_args(arguments)
    logging.disable(logging.WARNING)
    setups = (SWISS, GROUPS) if asked.kill is None else (LARGE,)
    broken = False
    for each in setups:
        setup = each._replace(people=asked.people or each.people, rounds=asked.rounds or each.rounds)
        began = time.monotonic()
        if asked.kill is None:
            book = asyncio.run(simulate(setup, asked.seed, asked.deaths))
            book.seconds = time.monotonic() - began
        else:
            asked.out.mkdir(parents=True, exist_ok=True)
            url = database(asked)
            processes = 1 if url.startswith("sqlite") else 2
            book = asyncio.run(campaign(setup, asked.seed, asked.kill, url, asked.out, processes))
        what = f"{setup.game}, {setup.people} people, {setup.rounds} rounds, {setup.group_size} at a table"
        tell(what, book)
        broken |= bool(book.findings)
    return int(broken)


def database(asked: argparse.Namespace) -> str:
    """The URL of the database that was asked for."""
    if asked.database:
        return str(asked.database)
    if not asked.postgresql:
        return f"sqlite:///{asked.out / 'cairn.db'}"
    binaries = programs()
    if binaries is None:
        sys.exit("PostgreSQL's server programs are not installed (Debian: apt-get install postgresql)")
    server = Cluster(binaries)
    server.start()
    return server.create("tournament")


if __name__ == "__main__":
    sys.exit(main())
