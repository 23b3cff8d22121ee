"""Tell whether the bot is well, by exit code and in words.

0: connected, and within the last minute Discord answered, a write went through, and posts, if any were due, went out.
1: no bot runs, or it gives no sign of life. 3: it is not connected to Discord. 4: Discord answers nothing. 5: nothing
can be stored. 6: nothing can be posted. 7: Discord has refused so much that the bot asks no more where it was refused.
"""

from __future__ import annotations

import argparse

from bot.cli import Problem
from bot.core import health
from bot.core.config import load

HELP = "tell whether a running bot is well (for health checks)"


def arguments(parser: argparse.ArgumentParser) -> None:
    """It has none."""


def run(args: argparse.Namespace) -> int:  # noqa: ARG001
    """Judges the last sign of life."""
    code, words = health.judge(load().health_file)
    if code is not health.Code.WELL:
        raise Problem(f"{words}.", code)
    print(f"well: {words}")
    return code
