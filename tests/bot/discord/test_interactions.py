"""Handlers as cogs declare them: each kind of component has one for a verb, and what was pressed is read from it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import discord
import pytest
from discord.ext import commands

from bot.discord.ids import Id
from bot.discord.interactions import ComponentInteraction, ComponentRouter, button, form, menu, when_named, when_sure
from bot.discord.replies import Ack


class Chooser(commands.Cog):
    @menu("choose")
    @button("choose")
    async def choose(self, request: ComponentInteraction) -> None:
        """One handler for a menu and a button."""


class Asker(commands.Cog):
    @button("fill-in", ack=Ack.FORM)
    async def ask(self, request: ComponentInteraction) -> None:
        """One for the button that asks."""

    @form("fill-in")
    async def answer(self, request: ComponentInteraction) -> None:
        """And one for the form that it answers with."""


def pressed(arg: str = "", *values: str, **fields: str) -> ComponentInteraction:
    came = SimpleNamespace(locale=discord.Locale.american_english, message=None)
    given = {name: (value,) for name, value in fields.items()}
    return ComponentInteraction(cast("discord.Interaction", came), Id("choose", 1, arg=arg), values, given)


def test_every_kind_of_a_verb_has_one_handler() -> None:
    router = ComponentRouter()
    router.register(Chooser())
    router.register(Asker())
    assert router.verbs == ("choose", "fill-in")
    with pytest.raises(ValueError, match="choose is declared twice"):
        router.register(Chooser())


def test_what_was_pressed_chosen_and_typed() -> None:
    assert (pressed("b").choice, pressed("b", "m", "n").choice, pressed("b").value) == ("b", "m", "")
    form_ = pressed(first=" today ", last="")
    assert (form_.typed("first"), form_.typed("last"), form_.typed("other")) == ("today", "", "")
    assert [when_sure(pressed(arg)) for arg in ("sure", "1.sure", "", "surely", "sure.1")] == [
        Ack.UPDATE, Ack.UPDATE, Ack.REPLY, Ack.REPLY, Ack.REPLY,
    ]  # fmt: skip
    assert [when_named(pressed(arg)) for arg in ("2", "")] == [Ack.UPDATE, Ack.REPLY]
