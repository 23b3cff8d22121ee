"""Faults of people and places: what is closed, deleted, hidden, put to sleep; a server that throws the bot out."""

from __future__ import annotations

import contextlib
import functools

from sandbox import forums
from sandbox.state import TEXT
from testing.driver import Channel, NotPossible
from testing.story.table import Table
from tools.fault_injection.trouble import Healing, Kind, Trouble, at_peace


async def closed_messages(trouble: Trouble) -> Healing:
    number, user = trouble.any_person()
    trouble.unhanded.add(number)
    user.close_dms()

    async def heal() -> bool:
        user.close_dms(closed=False)
        return True

    return heal


async def deleted_board(trouble: Trouble) -> Healing | None:
    number, table = trouble.any_table()
    if not table.boards:
        return None
    trouble.untold.add(number)
    trouble.boss.delete(table.boards[-1])
    return at_peace


async def deleted_hand(trouble: Trouble) -> Healing | None:
    number, user = trouble.any_person()
    hands = [message for message in user.dms() if message.pictures]
    if not hands:
        return None
    trouble.unhanded.add(number)
    user.delete(hands[-1])
    return at_peace


def _channel(trouble: Trouble, table: Table) -> Channel:
    """The channel of a table, or that of its thread."""
    inner = table.channel.inner
    return Channel(trouble.sandbox, inner.parent) if inner.parent is not None else table.channel


async def denied(permission: str, trouble: Trouble) -> Healing:
    _, table = trouble.any_table()
    channel = _channel(trouble, table)
    channel.permit(**{permission: False})

    async def heal() -> bool:
        if channel.id in trouble.sandbox.world.channels:
            channel.permit(**{permission: None})
        return True

    return heal


async def private(trouble: Trouble) -> Healing:
    _, table = trouble.any_table()
    channel = _channel(trouble, table)
    channel.make_private(*table.users, bot=False)

    async def heal() -> bool:
        if channel.id in trouble.sandbox.world.channels:
            channel.make_public()
        return True

    return heal


async def asleep(locked: bool, trouble: Trouble) -> Healing | None:
    _, table = trouble.any_table()
    thread = table.channel
    if not thread.inner.is_thread or thread.id not in trouble.sandbox.world.channels:
        return None
    thread.archive(locked=locked)

    async def heal() -> bool:
        if thread.id in trouble.sandbox.world.channels:
            trouble.sandbox.world.archive(thread.inner, archived=False, locked=False)
        return True

    return heal


async def deleted_channel(trouble: Trouble) -> Healing | None:
    """The channel is gone with all that was said in it; a manager brings the table to another."""
    number, table = trouble.any_table()
    if table.channel.id not in trouble.sandbox.world.channels:
        return None
    table.channel.delete()
    return _moves(trouble, number, table)


async def became_forum(trouble: Trouble) -> Healing | None:
    """The channel is a forum now, and takes nothing but posts; a manager brings the table to another."""
    number, table = trouble.any_table()
    if table.channel.inner.type != TEXT or table.channel.id not in trouble.sandbox.world.channels:
        return None
    forums.become(trouble.sandbox.world, table.channel.inner)
    return _moves(trouble, number, table)


def _moves(trouble: Trouble, number: int, table: Table) -> Healing:
    """Brings a table to another channel."""
    trouble.untold.add(number)
    there = trouble.sandbox.guild.channel(f"new home {len(trouble.struck)}")

    async def heal() -> bool:
        with contextlib.suppress(NotPossible, LookupError):
            shown = await trouble.boss.slash("/table", there, table=str(number))
            if shown.message is not None:
                await trouble.boss.click(shown, custom_id="cairn:b:move")
        table.channel = there
        return (await trouble.cairn.tables.get(number)).channel_id == int(there.id)

    return heal


async def thrown_out(trouble: Trouble) -> Healing | None:
    if not trouble.cairn.guilds:
        return None
    trouble.sandbox.guild.remove_bot()

    async def heal() -> bool:
        trouble.sandbox.guild.invite_bot()
        return True

    return heal


async def outage(trouble: Trouble) -> Healing | None:
    guild = trouble.sandbox.guild.inner
    if not trouble.sandbox.server.gateway.connected or not trouble.cairn.guilds:
        return None
    trouble.sandbox.faults.outage(guild)

    async def heal() -> bool:
        trouble.sandbox.faults.outage(guild, over=True)
        return True

    return heal


KINDS = (
    *[Kind("closed messages", "messages", closed_messages)] * 2,
    *[Kind("deleted board", "messages", deleted_board), Kind("deleted hand", "messages", deleted_hand)],
    *(
        Kind(f"no {permission}", "places", functools.partial(denied, permission))
        for permission in ("send_messages", "send_messages_in_threads", "attach_files", "read_message_history")
    ),
    *[Kind("private", "places", private)] * 2,
    *[Kind("archived", "places", functools.partial(asleep, False))] * 2,
    *[Kind("locked", "places", functools.partial(asleep, True))] * 2,
    *[Kind("deleted channel", "places", deleted_channel), Kind("became a forum", "places", became_forum)],
    *[Kind("thrown out", "places", thrown_out), Kind("outage", "places", outage)] * 2,
)
