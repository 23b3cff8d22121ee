"""Lines of a lobby about those it waits for."""

from __future__ import annotations

from bot.core.localizer import Localizer
from bot.tables.core.base import user_mentions
from bot.tables.core.model import Table
from games import GAMES
from games.engine import Argument, text


def invitation_lines(table: Table, localizer: Localizer) -> list[str]:
    """Where the game begins, who is invited, whether others may join, and when it begins by itself."""
    wanted, lines = table.invitations, list[str]()
    if (branch := wanted.branch) is not None:
        known: dict[str, Argument] = {"table": str(branch.table), "turn": branch.turn}
        lines.append(localizer.format("lobby-branch", **known))
        if branch.open_hands:
            lines.append(localizer.format("lobby-open-hands"))
    if wanted.invited:
        lines.append(localizer.format("lobby-invited", who=user_mentions(wanted.invited)))
    if wanted.rematch is not None:
        until = f"<t:{int(wanted.rematch.until.timestamp())}:R>"
        lines.append(localizer.format("lobby-rematch", until=until))
    elif wanted.private:
        lines.append(localizer.format("lobby-private"))
    if wanted.start_at is not None:
        stamp = int(wanted.start_at.timestamp())
        at = f"<t:{stamp}:f> (<t:{stamp}:R>)"
        fill = text("lobby-fill", level=text(f"level-{wanted.fill}")) if wanted.fill else ""
        lines.append(localizer.format("lobby-starts", at=at, fill=fill))
    return lines


def has_room(table: Table) -> bool:
    """Whether somebody who is not invited can still join a table."""
    wanted = table.invitations
    return not wanted.private and len(table.seats) + len(wanted.invited) < max(wanted.players(GAMES[table.game].seats))
