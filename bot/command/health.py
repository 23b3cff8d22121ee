"""Tell whether the bot is well: exit code 0 when a connected bot has left a sign within the last minute, else 1."""

from __future__ import annotations

import argparse

from bot import health
from bot.command import Problem
from bot.config import load

HELP = "tell whether a running bot is well (for health checks)"


def arguments(parser: argparse.ArgumentParser) -> None:
    """It has none."""


def run(args: argparse.Namespace) -> int:  # noqa: ARG001
    """0 when the last beat is fresh."""
    file = load().health_file
    seconds = health.age(file)
    if seconds is None:
        raise Problem(f"no bot is running: there is no {file}.")
    if seconds > health.FRESH:
        raise Problem(f"the bot has given no sign for {seconds:.0f} s ({file}).")
    print(f"well: last sign {seconds:.0f} s ago")
    return 0
