"""Every command that Discord was told, and a value for each of its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.validate.commands import CHAT
from testing.driver import Sandbox

GIVEN: dict[str, Any] = {
    "game": "lost_cities",
    "level": "easy",
    "reason": "mine now",
    "why": "mine now",
    "restore": True,
    "choice": "draw-pile",
    "show": "text",
    "name": "x",
    "about": "x",
    "computer": "Juno",
    "open": "everyone",
    "language": "de",
    "post": "thread",
    "hands": "off",
    "my-language": "en",
    "my-hands": "on",
    "my-hints": "on",
    "turn": 1,
    "computers": "easy",
    "open_hands": True,
    "days": 3,
}
"""A value for each option of text; a new one is to be given here."""


def commands(sandbox: Sandbox) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every command and subcommand that Discord was told, with its options."""
    for command in next(iter(sandbox.world.commands.values())).values():
        if command["type"] != CHAT:
            continue
        subs = [option for option in command.get("options", ()) if option["type"] == 1]
        for sub in subs:
            yield f"{command['name']} {sub['name']}", sub.get("options", [])
        if not subs:
            yield command["name"], command.get("options", [])


def menus(sandbox: Sandbox) -> list[dict[str, Any]]:
    """Every command that Discord shows in the menu of a person or of a message."""
    return [each for each in next(iter(sandbox.world.commands.values())).values() if each["type"] != CHAT]
