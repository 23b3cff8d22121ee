"""Where a table is to be found."""

from __future__ import annotations

from bot.outbox.model import Post
from bot.tables.core.model import Table


def board_link(table: Table, post: Post | None) -> str:
    """The address of a table's board, or of its channel where no ``post`` of it is known."""
    channel, message = (post.channel_id, f"/{post.message_id}") if post else (table.channel_id, "")
    return f"https://discord.com/channels/{table.guild_id}/{channel}{message}"
