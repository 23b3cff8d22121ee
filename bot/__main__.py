"""The ``cairn`` command."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import cast

from bot.cli import Command, Problem
from bot.core import build
from bot.core.config import SettingError, Settings, describe, variable

COMMANDS = (
    *("start", "run", "sandbox", "verify", "export", "backup", "restore", "migrate", "sweep", "ratings", "upgrade"),
    *("import", "health", "doctor", "games"),
)


def command(name: str) -> Command:
    """The command ``name``."""
    module = "importing" if name == "import" else name  # no module may be called so
    return cast("Command", importlib.import_module(f"bot.cli.{module}"))


def parser(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The command line with these commands."""
    top = argparse.ArgumentParser(
        prog="cairn",
        description="Cairn, a Discord bot for board games by post.",
        epilog=_settings_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=_Version, nargs=0, help="print the version and stop")
    chosen = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in names:
        module = command(name)
        below = chosen.add_parser(
            name,
            help=module.HELP,
            description=module.__doc__,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.arguments(below)
        below.set_defaults(run=module.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0 done, 2 was asked wrongly, else could not be done."""
    given = sys.argv[1:] if arguments is None else arguments
    named = given[:1] if given and given[0] in COMMANDS else COMMANDS  # the other commands need not be loaded
    args = parser(named).parse_args(given)
    try:
        return cast("int", args.run(args))
    except SettingError as error:
        print(f"cairn: {error}", file=sys.stderr)
        return 2
    except Problem as error:
        print(f"cairn: {error}", file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        return 130


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"cairn {build.version()}, commit {build.commit()}")
        parser.exit()


def _settings_help() -> str:
    lines = ["settings, from the environment or a .env file in the working directory:"]
    for field in Settings.__struct_fields__:
        default = getattr(Settings(), field)
        lines += [f"  {variable(field)}", f"      {describe(field)}" + (f" (default: {default})" if default else "")]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
