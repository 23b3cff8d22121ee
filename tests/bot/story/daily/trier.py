"""Somebody who tries the deal of the day by clicks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.app import Cairn
from bot.core.workers.drawing_pool import PanelPictures
from games import GAMES
from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import said


def short(monkeypatch: pytest.MonkeyPatch, turns: int = 2) -> None:
    """Deals end after so few turns of each."""
    for game in GAMES.values():
        assert game.short is not None
        monkeypatch.setattr(type(game), "short", msgspec.structs.replace(game.short, turns=turns))


def undrawn(cairn: Cairn, monkeypatch: pytest.MonkeyPatch) -> None:
    """No pictures are drawn: they are not what is looked at."""

    async def nothing(_context: Any, what: str, *_args: Any, **_options: Any) -> Any:
        return {"panel": PanelPictures(), "board": [], "sheet": None}.get(what)

    monkeypatch.setattr(cairn.render_pool, "_draw", nothing)


class Trier:
    """Somebody with the page of a day, in one message that changes with each click."""

    def __init__(self, sandbox: Sandbox, user: User, message: Message) -> None:
        self.sandbox, self.user, self.message = sandbox, user, message

    @classmethod
    async def opens(cls, sandbox: Sandbox, user: User, channel: Channel) -> Trier:
        """Types the command, on a server or in their messages with the bot."""
        shown = await user.slash("/daily", channel)
        return cls(sandbox, user, shown.need())

    def looks(self) -> tuple[object, ...]:
        """How the message is now: words and what can be pressed."""
        buttons, menus = self.message.buttons, self.message.selects
        return self.message.text, *(each.custom_id for each in buttons), *(each.custom_id for each in menus)

    async def changed(self, before: tuple[object, ...]) -> None:
        """Waits until the message is another: on a busy machine an answer comes after the click."""
        await self.sandbox.until(lambda: self.looks() != before)

    async def presses(self, label: str) -> None:
        before = self.looks()
        await self.user.click(self.message, said(self.user, label))
        await self.changed(before)

    def offered(self) -> dict[str, str]:
        """The custom id by which each choice is taken, by the choice's key."""
        buttons = (button.custom_id or "" for button in self.message.buttons)
        found = {made.rpartition(".")[2]: made for made in buttons if made.startswith("cairn:b:daily-act:")}
        menus = [menu for menu in self.message.selects if menu.custom_id.startswith("cairn:s:daily-act:")]
        return found | {option.value: menu.custom_id for menu in menus for option in menu.options}

    async def takes(self, key: str) -> None:
        """Takes a choice by its button, or in the menu that has it; where it warns, once more."""
        made, before = self.offered()[key], self.looks()
        if made.startswith("cairn:b:"):
            await self.user.click(self.message, custom_id=made)
        else:
            await self.user.choose(self.message, None, key, custom_id=made)
        await self.changed(before)
        if key.endswith("?"):
            await self.presses("button-anyway")

    async def opens_group(self) -> bool:
        """Chooses what a choice is about, where that is asked first; returns whether it is."""
        menus = [each for each in self.message.selects if each.custom_id.startswith("cairn:s:daily-group:")]
        for menu in (each for each in menus if not each.custom_id.endswith(".other")):
            before = self.looks()
            await self.user.choose(self.message, None, menu.options[0].value, custom_id=menu.custom_id)
            await self.changed(before)
            return True
        return False

    async def asks_again(self) -> bool:
        """Presses the button for who waits for computers, where a busy machine has them late; returns whether it is."""
        if said(self.user, "button-refresh") not in [button.label for button in self.message.buttons]:
            return False
        await self.presses("button-refresh")
        return True

    async def plays(self, most: int = 80) -> int:
        """Takes the first choice that there is until it is over, or so often; returns how often."""
        for number in range(most):
            if not self.offered() and not await self.opens_group() and not await self.asks_again():
                return number
            if not self.offered():
                continue
            await self.takes(min(self.offered(), key=lambda key: (key.endswith("?"), key)))
        return most
