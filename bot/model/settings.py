"""The settings of servers and of people."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from bot.model.alerts import Alerts
from bot.model.clock import Pace


class GuildSettings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings. ``may_open`` is ``everyone``, ``managers`` or the id of a role.

    ``keep_days`` is how long after its end a game is kept with all that happened (None: for ever). ``vacation_days``
    are the days in any year for which the clocks of one person rest because that person is away. ``late_days`` is after
    how many days somebody is late at a table without clocks. In ``substitutes_channel`` open seats are posted (None: at
    their tables); in ``lobby_channel`` those who fit are asked and their tables opened (None: where they asked).
    In ``digest_channel`` a digest of every week is posted (None: there is none).
    ``rated``: whether tables count for ratings where nothing else is said. ``games`` are those it offers (none: all).
    One person may own ``most_tables`` live tables, with ``most_computers`` computer players at all of them together.
    Who has the role ``organisers`` may open tournaments and organise all of them, beside managers;
    they stand in ``tournaments_channel`` (None: where they are opened).
    """

    may_open: Literal["everyone", "managers"] | int = "everyone"
    language: str | None = None
    post_to: Literal["channel", "thread"] = "channel"
    dm_hands: bool = True
    nudge_hours: int = 12
    keep_days: int | None = 400
    pace: Pace = Pace.FREE
    vacation_days: int = 30
    late_days: int = 7
    substitutes_channel: int | None = None
    rated: bool = False
    lobby_channel: int | None = None
    digest_channel: int | None = None
    games: tuple[str, ...] = ()
    most_tables: int = 10
    most_computers: int = 20
    organisers: int | None = None
    tournaments_channel: int | None = None


class SettingChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change of a server's setting, who made it and when; ``before`` and ``after`` are values as menus have them."""

    user_id: int
    at: datetime
    name: str
    before: str
    after: str


class UserSettings(msgspec.Struct, frozen=True, kw_only=True):
    """A person's settings; None follows the server. ``hints``: whether new kinds of decisions are explained.

    ``ranked``: whether rankings show them; they are rated all the same. ``pace_shown``: whether
    profiles tell others how soon they answer.
    """

    dm_hands: bool | None = None
    language: str | None = None
    hints: bool = True
    ranked: bool = True
    pace_shown: bool = True
    alerts: Alerts = Alerts()
