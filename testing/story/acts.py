"""What is done on the page of a table, and behind *Organise*, pressed as people do it.

Where a page does not offer it to somebody, it is sent all the same, as a modified client would.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.tournaments.deciding.deeds import OF_LEAGUES
from testing.driver import Channel, Message, User
from testing.views import Response

SEAT = re.compile(r"^\d+\. .*$", re.MULTILINE)
TABLE_OF = re.compile(r"cairn:b:export:(\d+):")
ORGANISE = "cairn:b:tournament-organise"


async def table_page(user: User, channel: Channel | None = None, table: object = None) -> Response:
    """The page of the table here, or of the one with a number; or why there is none."""
    return await user.slash("/table", channel, {} if table is None else {"table": str(table)})


async def at_table(user: User, verb: str, channel: Channel | None = None, table: object = None) -> Response:
    """Press a button of a table's page. Return the answer, or why there is no such page."""
    page = await table_page(user, channel, table)
    number = _number(page)
    return page if number is None else await _clicked(user, page.need(), f"cairn:b:{verb}:{number}:")


async def kick(user: User, whom: User | str, channel: Channel | None = None, table: object = None) -> Response:
    """Take a person, or the computer player of a name, off a table."""
    page = await table_page(user, channel, table)
    number = _number(page)
    if number is None:
        return page
    key = whom if isinstance(whom, str) else whom.id
    offered = [option.value for menu in page.selects if ":kick:" in menu.custom_id for option in menu.options]
    if key in offered:
        return await user.choose(page, None, key, custom_id=f"cairn:s:kick:{number}")
    return await user.forge_component(page, f"cairn:s:kick:{number}:0", [key])


async def replace(
    user: User, old: User | str, channel: Channel | None = None, *, table: object = None, **fields: Any
) -> Response:
    """Give somebody's seat to somebody else: ``new`` or ``level``, of a manager with a ``reason``."""
    page = await table_page(user, channel, table)
    number = _number(page)
    if number is None:
        return page
    named = old if isinstance(old, str) else old.mention
    place = next(place for place, line in enumerate(SEAT.findall(page.text)) if named in line)
    offered = [option.value for menu in page.selects if ":replace:" in menu.custom_id for option in menu.options]
    if str(place) in offered:
        asked = await user.choose(page, None, str(place), custom_id=f"cairn:s:replace:{number}")
    else:
        asked = await user.forge_component(page, f"cairn:s:replace:{number}:0", [str(place)])
    return asked if asked.modal is None else await user.submit(asked, fields)


async def pause(user: User, days: int, channel: Channel | None = None, table: object = None) -> Response:
    """Propose a pause of so many days; or return why that cannot be."""
    asked = await at_table(user, "pause", channel, table)
    return asked if asked.modal is None else await user.submit(asked, {"days": str(days)})


async def add_computer(user: User, level: str, channel: Channel | None = None, table: object = None) -> Response:
    """Add a computer player of a level."""
    panel = await at_table(user, "computer", channel, table)
    if any(menu.custom_id.startswith("cairn:s:computer-level") for menu in panel.selects):
        return await user.choose(panel, None, level, custom_id="cairn:s:computer-level")
    return panel


async def close(user: User, channel: Channel | None = None, table: object = None) -> Response:
    """Close a table; confirm it, where that is asked."""
    asked = await at_table(user, "close", channel, table)
    sure = any((button.custom_id or "").startswith("cairn:b:close:") for button in asked.buttons)
    return await user.click(asked, custom_id="cairn:b:close:") if sure else asked


async def calendar(user: User, channel: Channel | None = None) -> Response:
    """The page of one's own hours, absences and alerts."""
    return await user.click(await user.slash("/settings", channel), custom_id="cairn:b:me:")


async def own_data(user: User, channel: Channel | None = None, *, forget: bool = False) -> Response:
    """The file of all that is stored about somebody, or the question whether they want to be forgotten."""
    verb = "me-forget" if forget else "me-data"
    return await user.click(await user.slash("/settings", channel), custom_id=f"cairn:b:{verb}:")


async def organise(
    user: User, deed: str, channel: Channel | None = None, *, tournament: object = None, **fields: Any
) -> Response:
    """Do what organisers do: press *Organise*, choose ``deed``, fill its form (names with ``_`` for ``-``)."""
    named = {} if tournament is None else {"tournament": str(tournament)}
    league = deed in OF_LEAGUES and tournament is None
    page = await user.slash("/league show" if league else "/tournament show", channel, named)
    found = [button.custom_id or "" for button in page.buttons if (button.custom_id or "").startswith(ORGANISE)]
    if found:
        menu = await user.click(page, custom_id=found[0])
    else:
        number = tournament or next(
            match[1]
            for b in page.buttons
            if (match := re.match(r"cairn:b:tournament-list:0:0:(\d+)", b.custom_id or ""))
        )
        menu = await user.forge_component(page, f"{ORGANISE}:0:0:{number}")
    if not menu.selects:
        return menu
    form = await user.choose(menu, None, deed, custom_id="cairn:s:tournament-deed")
    return await user.submit(form, {name.replace("_", "-"): value for name, value in fields.items()})


async def decide(
    user: User, table: object, winners: Sequence[str], cause: str, channel: Channel | None = None
) -> Response:
    """Decide the game at a table of a tournament: who wins by name, and with more than two players who follows."""
    panel = await organise(user, "adjudicate", channel, game_table=str(table))
    for name in winners:
        panel = await user.click(panel, next(button.label for button in panel.buttons if name in button.label))
    if panel.modal is None:
        panel = await user.click(panel, panel.buttons[-1].label)
    return await user.submit(panel, {"cause": cause})


async def _clicked(user: User, message: Message, begins: str) -> Response:
    """Press the button whose custom id begins so; where there is none, as if there were."""
    found = next((b.custom_id for b in message.buttons if (b.custom_id or "").startswith(begins)), None)
    if found is not None:
        return await user.click(message, custom_id=found)
    return await user.forge_component(message, f"{begins}0" if begins.endswith(":") else begins)


def _number(page: Response) -> str | None:
    """The number of the table whose page this is; None for an answer that is none."""
    found = (TABLE_OF.match(button.custom_id or "") for button in page.buttons)
    return next((match[1] for match in found if match), None)
