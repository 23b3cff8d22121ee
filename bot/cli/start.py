"""Implement `make run`: the bot on Discord where DISCORD_TOKEN is set, else the sandbox on this machine."""

from __future__ import annotations

import argparse

from bot.cli import run as on_discord
from bot.cli import sandbox
from bot.core.config import load

HELP = "run the bot where a token is set, else the sandbox"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Those of the sandbox."""
    sandbox.arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Runs until told to stop."""
    return on_discord.run(args) if load().token else sandbox.run(args)
