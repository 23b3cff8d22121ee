"""Faults where there is no channel of a server, or a forum: closed messages, apps removed, groups left, tags, emoji."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.icons.service import FULL
from sandbox.state import GROUP
from testing.driver import User
from tools.fault_injection.trouble import Healing, Kind, Trouble, at_peace

UPLOAD = "POST /applications/*/emojis"
TOO_LARGE, EDITED_OFTEN = 50138, 30046

TAGS = ("Lost Cities", "Looking for players", "Running", "Finished")
"""Those of the forum, while nothing is wrong."""


async def _heard_from(trouble: Trouble, user: User) -> bool:
    """Somebody clicks, by which the bot learns that it may write to them; whether it does so again."""
    await trouble.briefly(user.slash("/mygames", user.private))
    tables = [await trouble.cairn.tables.get(number) for number in trouble.by_message]
    seats = [table.seat_of(int(user.id)) for table in tables]
    return not any(seat.unreachable for seat in seats if seat is not None)


async def closed_to_us(trouble: Trouble) -> Healing | None:
    user = trouble.any_stranger()
    if user is None:
        return None
    user.close_dms()

    async def heal() -> bool:
        user.close_dms(closed=False)
        return await _heard_from(trouble, user)

    return heal


async def uninstalled(trouble: Trouble) -> Healing | None:
    """Somebody removes the app in the middle of a game, and adds it again."""
    user = trouble.any_stranger()
    if user is None or not user.person.installed:
        return None
    user.uninstall()

    async def heal() -> bool:
        user.install()
        return await _heard_from(trouble, user)

    return heal


async def refused_message(code: int, trouble: Trouble) -> Healing | None:
    """Discord says of a message or an edit that it cannot be, or may not be, though nobody has changed anything."""
    user = trouble.any_stranger()
    if user is None:
        return None
    method = "PATCH" if code == EDITED_OFTEN else "POST"
    match = f"{method} /channels/{user.private.id}/messages*"
    faults = trouble.sandbox.faults
    fault = faults.fail(match, code=code, times=trouble.rng.randint(1, 2))

    async def heal() -> bool:
        if fault in faults.requests:
            faults.requests.remove(fault)
        return await _heard_from(trouble, user)

    return heal


async def lost_access(trouble: Trouble) -> Healing | None:
    """The conversation with somebody is to be opened anew."""
    user = trouble.any_stranger()
    if user is None:
        return None
    trouble.sandbox.faults.lose(user.person)
    return at_peace


async def deleted_message(trouble: Trouble) -> Healing | None:
    user = trouble.any_stranger()
    if user is None or not user.dms():
        return None
    user.delete(user.dms()[-1])

    async def heal() -> bool:
        if not any(message.pictures for message in user.dms()):
            await trouble.briefly(_again(user))
        return True

    return heal


async def _again(user: User) -> None:
    page = await user.slash("/mygames", user.private)
    await user.click(page, custom_id="cairn:b:message-again:")


async def left_group(trouble: Trouble) -> Healing | None:
    """Somebody leaves the group in which their table was opened: it goes on in their own messages."""
    places = [table.place for table in trouble.by_message.values() if table.place is not None]
    leavers = [(place, person) for place in places if place.inner.type == GROUP for person in place.inner.people]
    if not leavers:
        return None
    group, person = trouble.rng.choice(leavers)
    trouble.sandbox.world.leave_group(group.inner, person)
    return at_peace


# -- forums -------------------------------------------------------------------------------------------------------


async def other_tags(
    trouble: Trouble, names: Sequence[str] = (), *, required: bool = False, moderated: bool = False
) -> Healing | None:
    """The forum has other tags, while somebody opens a table there."""
    forum = trouble.forum
    if forum is None:
        return None
    forum.inner.tags.clear()
    forum.set_tags(*names, required=required, moderated=moderated)
    opener = trouble.sandbox.guild.user(f"Opener {len(trouble.struck)}")

    async def heal() -> bool:
        forum.inner.tags.clear()
        forum.set_tags(*TAGS)
        return True

    await trouble.briefly(opener.slash("/open", trouble.sandbox.guild.channel("lobby"), game="lost_cities"))
    return heal


# -- emoji --------------------------------------------------------------------------------------------------------


async def deleted_emoji(trouble: Trouble) -> Healing | None:
    """Some of the bot's emoji are deleted in the developer portal."""
    there = list(trouble.sandbox.world.emojis.values())
    if not there:
        return None
    for emoji in trouble.rng.sample(there, min(len(there), 20)):
        trouble.sandbox.world.drop_emoji(emoji)
    return at_peace


async def refused_emoji(broken: dict[str, Any], trouble: Trouble) -> Healing | None:
    """Some are deleted, and not all are taken again."""
    trouble.sandbox.faults.fail(UPLOAD, **broken, times=trouble.rng.randint(1, 4))
    return await deleted_emoji(trouble)


OTHER_TAGS: dict[str, Callable[[Trouble], Awaitable[Healing | None]]] = {
    "removed": other_tags,
    "required": functools.partial(other_tags, names=("Off topic", "Moon"), required=True),
    "full": functools.partial(other_tags, names=[f"Tag {n}" for n in range(20)], required=True),
    "moderated": functools.partial(other_tags, names=TAGS, moderated=True, required=True),
}
NOT_TAKEN: dict[str, dict[str, Any]] = {
    "too large": {"code": TOO_LARGE},
    "full": {"code": FULL},
    "limited": {"status": 429},
}
"""Why an emoji is not taken; the limit is one that no header has announced."""

KINDS = (
    *[Kind("closed to us", "by message", closed_to_us), Kind("uninstalled", "by message", uninstalled)] * 3,
    *(
        Kind(f"message refused {code}", "by message", functools.partial(refused_message, code))
        for code in (50007, 50278, 50001, EDITED_OFTEN)
    ),
    *[Kind("lost access", "by message", lost_access), Kind("deleted message", "by message", deleted_message)] * 2,
    *[Kind("left group", "by message", left_group)] * 2,
    *(Kind(f"tags {name}", "forums", strike) for name, strike in OTHER_TAGS.items()),
    *[Kind("emoji deleted", "emoji", deleted_emoji)] * 2,
    *(Kind(f"emoji {name}", "emoji", functools.partial(refused_emoji, how)) for name, how in NOT_TAKEN.items()),
)
