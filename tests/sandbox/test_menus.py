"""Commands in the menus of people and of messages, and select lists in forms, by a bot of discord.py."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox.errors import NotPossible
from testing.driver import Channel, Sandbox, User
from tests.sandbox.small_bot import SmallBot


class Invitation(ui.Modal, title="An invitation"):
    """One of each list that a form may have; only people have to be chosen."""

    people: ui.Label[Any] = ui.Label(
        text="Who", component=ui.UserSelect(custom_id="people", min_values=1, max_values=2, required=True)
    )
    days: ui.Label[Any] = ui.Label(
        text="When",
        component=ui.Select(
            custom_id="days",
            min_values=0,
            max_values=2,
            required=False,
            options=[discord.SelectOption(label=day, default=day == "Monday") for day in ("Monday", "Friday")],
        ),
    )
    place: ui.Label[Any] = ui.Label(
        text="Where",
        component=ui.ChannelSelect(
            custom_id="place", required=False, min_values=0, channel_types=[discord.ChannelType.text]
        ),
    )
    role: ui.Label[Any] = ui.Label(text="As", component=ui.RoleSelect(custom_id="role", required=False, min_values=0))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        lists: list[Any] = [each.component for each in (self.people, self.days, self.place, self.role)]
        said = ["+".join(sorted(getattr(one, "name", one) for one in each.values)) or "-" for each in lists]
        await interaction.response.send_message(" ".join(said))


class MenuBot(SmallBot):
    """A small bot that has menus beside its commands."""

    def add_commands(self) -> None:
        super().add_commands()

        @self.tree.context_menu(name="Wave at")
        async def wave(interaction: discord.Interaction, user: discord.Member | discord.User) -> None:
            member = "a member" if isinstance(user, discord.Member) else "somebody"
            await interaction.response.send_message(f"{interaction.user.name} waves at {user.name}, {member}")

        @self.tree.context_menu(name="Repeat")
        async def repeat(interaction: discord.Interaction, message: discord.Message) -> None:
            await interaction.response.send_message(f"{message.author.name}: {message.content}", ephemeral=True)

        @self.tree.context_menu(name="Invite")
        @app_commands.guild_only()
        async def invite(interaction: discord.Interaction, user: discord.Member | discord.User) -> None:
            await interaction.response.send_modal(Invitation())


@pytest.fixture
async def menus(sandbox: Sandbox) -> MenuBot:
    sandbox.guild.channel()
    return await sandbox.connect(MenuBot)


async def test_a_command_in_the_menu_of_a_person_is_told_who_that_is(
    sandbox: Sandbox, menus: MenuBot, alice: User, bob: User, carol: User
) -> None:
    assert (await alice.use("Wave at", bob)).text == "alice waves at bob, a member"
    assert (await alice.use("Wave at", alice)).text == "alice waves at alice, a member"
    gone = sandbox.guild.user("gone")
    gone.leave(sandbox.guild)
    assert (await alice.use("Wave at", gone)).text == "alice waves at gone, somebody", "whose message still stands"
    assert (await alice.use("Wave at", User(sandbox, sandbox.world.bot))).text.startswith("alice waves at")


async def test_a_command_in_the_menu_of_a_message_is_told_its_words_and_author(
    menus: MenuBot, alice: User, bob: User, games: Channel
) -> None:
    answer = await alice.use("Repeat", bob.write("hello there", games))
    assert (answer.ephemeral, answer.text) == (True, "bob: hello there")
    said = await bob.slash("classic")
    assert (await alice.use("Repeat", said.need())).text.endswith(": classic")
    with pytest.raises(NotPossible, match="everybody sees"):
        await alice.use("Repeat", answer.need())


async def test_a_menu_offers_what_fits_there_and_to_whom_it_is_offered(
    menus: MenuBot, alice: User, bob: User, games: Channel
) -> None:
    """A name is found among those of its kind, where the command may be used."""
    with pytest.raises(NotPossible, match="no Repeat here"):
        await alice.use("Repeat", bob)
    with pytest.raises(NotPossible, match="no Wave at here"):
        await alice.use("Wave at", bob.write("hello", games))
    with pytest.raises(NotPossible, match="no Invite here"):
        await alice.use("Invite", bob, alice.private)
    games.permit(alice, use_application_commands=False)
    with pytest.raises(NotPossible, match="no Invite here"):
        await alice.use("Invite", bob, games)


async def test_lists_in_a_form_are_sent_as_they_are_chosen(
    sandbox: Sandbox, menus: MenuBot, alice: User, bob: User, games: Channel
) -> None:
    role = sandbox.guild.role("players")
    form = await alice.use("Invite", bob)
    assert form.modal is not None
    assert [field.label for field in form.modal.fields] == ["Who", "When", "Where", "As"]
    for missing, why in (
        ({}, "as many as the menu asks for"),
        ({"Who": [alice, bob, sandbox.guild.user("carl")]}, "as many as the menu asks for"),
        ({"Who": ["7"]}, "not in the menu"),
        ({"Who": bob, "When": ["Sunday"]}, "not in the menu"),
        ({"Who": bob, "Where": [sandbox.guild.forum("posts")]}, "not in the menu"),
    ):
        with pytest.raises(NotPossible, match=why):
            await alice.submit(form, missing)
    answer = await alice.submit(form, {"Who": [bob, alice], "When": ["Friday"], "Where": [games], "As": [role]})
    assert answer.text == "alice+bob Friday games players"
    again = await alice.use("Invite", bob)
    assert (await alice.submit(again, {"Who": bob})).text == "bob Monday - -", "what is there at first is sent, too"
    emptied = await alice.use("Invite", bob)
    assert (await alice.submit(emptied, {"Who": bob, "When": []})).text == "bob - - -"
