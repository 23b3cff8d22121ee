"""A bot that shows every kind of message, so that the page can be seen to show them."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

GAMES = {"Harbour": "harbour", "Hill forts": "forts", "Heron": "heron"}
RULES = "https://example.org/rules"


def picture(name: str, alt: str, size: tuple[int, int] = (700, 500)) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", size, "#2b6ca3").save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=alt)


class Board(ui.LayoutView):
    """A status post: container, picture, section, buttons."""

    def __init__(self, words: str = "to play") -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="The whole board")
        row: ui.ActionRow[Any] = ui.ActionRow(
            ui.Button(label="Take turn", style=discord.ButtonStyle.primary, custom_id="turn"),
            ui.Button(label="Move on", custom_id="move"),
            ui.Button(label="Silence", style=discord.ButtonStyle.danger, custom_id="silence"),
            ui.Button(label="Options", custom_id="form"),
            ui.Button(label="Start", style=discord.ButtonStyle.success, custom_id="start", disabled=True),
        )
        section: ui.Section[Any] = ui.Section(f"# Table 3\n{words}", accessory=ui.Button(label="Rules", url=RULES))
        self.add_item(ui.Container(section, gallery, ui.Separator(), row, accent_colour=0xE0B84C))


class Panel(ui.View):
    """A private panel with a menu of one, a menu of several and one of people."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        cards = [discord.SelectOption(label=f"Blue {n}", value=f"b{n}", description="A card") for n in range(2, 6)]
        self.add_item(ui.Select(placeholder="A card", custom_id="card", options=cards))
        self.add_item(ui.Select(placeholder="Some cards", custom_id="cards", options=cards, min_values=2, max_values=3))
        self.add_item(ui.UserSelect(placeholder="A player", custom_id="who"))


class Form(ui.Modal, title="Options of the table"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", max_length=20)
    rounds: ui.Label[Any] = ui.Label(
        text="Rounds",
        component=ui.Select(custom_id="rounds", options=[discord.SelectOption(label=f"{n} rounds") for n in (1, 3)]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        select = self.rounds.component
        assert isinstance(select, ui.Select)
        await interaction.response.send_message(f"{self.name.value}: {select.values[0]}")


class German(app_commands.Translator):
    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        known = {"open": "öffnen", "game": "spiel", "Open a table": "Einen Tisch öffnen"}
        return known.get(string.message) if locale is discord.Locale.german else None


class PageBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.add_commands()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        if interaction.type is not discord.InteractionType.component:
            return
        match data["custom_id"]:
            case "turn":
                await interaction.response.send_message("Your turn", view=Panel(), ephemeral=True)
            case "move":
                assert interaction.message
                kept = interaction.message.attachments
                await interaction.response.edit_message(view=Board("moved on\n" * 12), attachments=kept)
            case "form":
                await interaction.response.send_modal(Form())
            case "card" | "cards" | "who":
                await interaction.response.send_message(f"chosen {' '.join(data['values'])}", ephemeral=True)

    def add_commands(self) -> None:
        table = app_commands.Group(name="table", description="Tables", guild_only=True)

        @table.command(name="open", description="Open a table")
        async def open_(
            interaction: discord.Interaction,
            game: str,
            seats: app_commands.Range[int, 2, 4] | None = None,
            guest: discord.Member | None = None,
            quick: bool | None = None,
        ) -> None:
            await interaction.response.defer(thinking=True)
            words = f"{game} seats={seats} guest={guest and guest.name} quick={quick}"
            await interaction.followup.send(view=Board(words), file=picture("board.png", "The whole board"))

        @open_.autocomplete("game")
        async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            fitting = {name: key for name, key in GAMES.items() if typed.lower() in name.lower()}
            return [app_commands.Choice(name=name, value=key) for name, key in fitting.items()]

        self.tree.add_command(table)

        @self.tree.command(description="Invite people")
        @app_commands.allowed_installs(guilds=True, users=True)
        @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        async def lobby(interaction: discord.Interaction) -> None:
            link = discord.utils.oauth_url(interaction.application_id, scopes=())
            await interaction.response.send_message(
                view=Board(f"Who plays? {link}"), file=picture("board.png", "The whole board")
            )

        @self.tree.command(description="See your hand")
        async def hand(interaction: discord.Interaction, table: int | None = None) -> None:
            await interaction.response.send_message(f"your hand at {table}", ephemeral=True)

    async def show(self, channel: int) -> None:
        """Post a board."""
        place = self.get_partial_messageable(channel)
        await place.send(view=Board(), file=picture("board.png", "The whole board"))

    async def report(self, channel: int, to: int) -> None:
        """Answer a message with an embed, its picture and a file."""
        place = self.get_partial_messageable(channel)
        embed = discord.Embed(title="Result", description="**Alice** won", colour=0x4CB870, url=RULES)
        embed.add_field(name="Alice", value="41", inline=True).add_field(name="Bob", value="38", inline=True)
        embed.set_image(url="attachment://score.png").set_footer(text="three rounds")
        log = discord.File(io.BytesIO(b"1. Alice played"), "log.txt")
        await place.send(
            "The log:",
            embed=embed,
            files=[picture("score.png", "The score sheet"), log],
            reference=discord.MessageReference(message_id=to, channel_id=channel),
        )

    async def call(self, channel: int, user: int) -> None:
        """Say that it is somebody's turn."""
        await self.get_partial_messageable(channel).send(f"<@{user}> it is your turn")
