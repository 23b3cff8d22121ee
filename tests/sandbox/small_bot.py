"""A small bot that does what Discord offers, to see that the sandbox offers it."""

from __future__ import annotations

import asyncio
import io
import sys
from typing import Any

import discord
from discord import app_commands, ui

from sandbox.redirect import redirect

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade810000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)


def picture(name: str = "board.png", description: str | None = "A board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=description)


class Persistent(ui.DynamicItem[ui.Button[Any]], template=r"take:(?P<table>\d+)"):
    def __init__(self, table: int) -> None:
        super().__init__(ui.Button(label="Take turn", custom_id=f"take:{table}"))
        self.table = table

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Persistent:
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel(f"Table {self.table}"), ephemeral=True)


class Menu(ui.DynamicItem[ui.Select[Any]], template=r"pick:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        options = [discord.SelectOption(label=f"Blue {v}", value=f"b{v}") for v in range(2, 9)]
        super().__init__(ui.Select(placeholder="Play a card", custom_id=f"pick:{n}", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Menu:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Panel(f"played {self.item.values[0]}"))


class Panel(ui.LayoutView):
    def __init__(self, words: str) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(Menu(1))
        self.add_item(ui.Container(ui.TextDisplay(words), row))


class Board(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="All of the board")
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(Persistent(7))
        self.add_item(ui.Container(ui.TextDisplay("# Lost"), gallery, row))


class Classic(ui.View):
    def __init__(self, bot: SmallBot) -> None:
        super().__init__(timeout=None)
        self.bot = bot

    @ui.button(label="Update", custom_id="update")
    async def update(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="updated", view=None)

    @ui.button(label="Noted", custom_id="noted")
    async def noted(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @ui.button(label="Follow", custom_id="follow")
    async def follow(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        await interaction.followup.send("only for you", ephemeral=True)

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, _: Any) -> None: ...

    @ui.button(label="Form", custom_id="form", row=1)
    async def form(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Silence", custom_id="silence", row=1)
    async def silence(self, interaction: discord.Interaction, _: Any) -> None: ...

    @ui.select(cls=ui.UserSelect, placeholder="Who", custom_id="who", row=2)
    async def who(self, interaction: discord.Interaction, menu: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"chose {menu.values[0].id}")


class Form(ui.Modal, title="A form"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", max_length=10)
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(
            custom_id="colour", options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        chosen = self.colour.component.values[0]  # type: ignore[attr-defined]
        await interaction.response.send_message(f"{self.name.value} likes {chosen}")


class SmallBot(discord.Client):
    """``seen`` holds the names of the gateway events a test may want to know of."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[Any] = []
        self.resumes = 0
        self.heard = asyncio.Event()
        self.add_commands()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds before it identifies anew; this bot has no shards to be careful for."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Persistent, Menu)
        self.add_view(Classic(self))
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(("message", message.content, message.author.bot))

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(("interaction", interaction.id))

    def add_commands(self) -> None:
        table = app_commands.Group(name="table", description="Tables", guild_only=True)

        @table.command(name="open", description="Open a table")
        @app_commands.choices(game=[app_commands.Choice(name="Lost Cities", value="lost_cities")])
        async def open_(interaction: discord.Interaction, game: str, rounds: app_commands.Range[int, 1, 5] = 3) -> None:
            await interaction.response.defer(thinking=True)
            await interaction.followup.send(view=Board(), file=picture())

        @table.command(name="join", description="Join a table")
        async def join(interaction: discord.Interaction, who: discord.Member) -> None:
            await interaction.response.send_message(
                f"{who.mention} joins", allowed_mentions=discord.AllowedMentions.none()
            )

        self.tree.add_command(table)

        @self.tree.command(description="Say something")
        async def classic(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("classic", view=Classic(self))

        @self.tree.command(description="A hand")
        async def hand(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.edit_original_response(content="your hand", attachments=[picture("hand.png", "A hand")])

        @self.tree.command(description="Play")
        async def play(interaction: discord.Interaction, choice: str) -> None:
            await interaction.response.send_message(f"played {choice}")

        @play.autocomplete("choice")
        async def choices(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            cards = ("Blue 7", "Black 2", "Red 4")
            return [app_commands.Choice(name=c, value=c.lower()) for c in cards if c.lower().startswith(typed)]

        @self.tree.command(description="Private words")
        async def whisper(interaction: discord.Interaction) -> None:
            try:
                await interaction.user.send("psst")
            except discord.Forbidden as closed:
                await interaction.response.send_message(f"closed {closed.code}", ephemeral=True)
            else:
                await interaction.response.send_message("sent", ephemeral=True)

        @self.tree.command(description="A thread")
        async def thread(interaction: discord.Interaction) -> None:
            assert isinstance(interaction.channel, discord.TextChannel)
            made = await interaction.channel.create_thread(name="Table 2", type=discord.ChannelType.public_thread)
            await made.send(f"hello {interaction.user.mention}")
            await interaction.response.send_message(made.mention)

        @self.tree.command(description="Say nothing")
        async def silent(interaction: discord.Interaction) -> None: ...


if __name__ == "__main__":
    redirect(sys.argv[1])
    SmallBot().run(sys.argv[2], log_handler=None)
