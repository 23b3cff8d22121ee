"""Settings as they are declared: in words in every language, in menus, and what may be chosen there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from discord import ui

from bot.core.localizer import LANGUAGES, Localizer
from bot.core.refusal import Refusal
from bot.people.settings import (
    MAX_CHANNELS,
    OF_PEOPLE,
    OF_SERVERS,
    GuildSettings,
    Page,
    Setting,
    Takes,
    UserSettings,
    setting_named,
)
from bot.server.schema import setting_changes
from bot.server.settings_views import setting_line, setting_menus
from bot.tables.lobby.model import Invitations


def chosen(menus: Iterable[ui.ActionRow[Any] | None]) -> list[str]:
    """The values that stand chosen in menus of ours, which are within Discord's limits."""
    found = [each for menu in menus if menu for each in menu.to_component_dict()["components"] if "options" in each]
    assert all(len(each["options"]) <= 25 for each in found)
    return [option["value"] for each in found for option in each["options"] if option["default"]]


OTHERS = {Takes.ROLE: "123", Takes.CHANNEL: "123", Takes.CHANNELS: "123", Takes.FORUM: "123", Takes.GAMES: "moon"}
OTHERS[Takes.PEOPLE] = "123"

IN_DISCORDS_MENUS = (Takes.ROLE, Takes.CHANNEL, Takes.CHANNELS, Takes.FORUM, Takes.PEOPLE)


@pytest.mark.parametrize("setting", [*OF_SERVERS, *OF_PEOPLE], ids=lambda each: each.id)
def test_every_value_of_a_setting_can_be_chosen_stored_and_read(setting: Setting) -> None:
    stored: GuildSettings | UserSettings = GuildSettings() if setting in OF_SERVERS else UserSettings()
    more = [OTHERS[setting.takes]] if setting.takes else []
    for key in (*setting.choices, *more):
        stored = msgspec.structs.replace(stored, **{setting.field: setting.value([key], more)})
        assert msgspec.json.decode(msgspec.json.encode(stored), type=type(stored)) == stored
        assert setting.key(stored) == key
        shown = {setting_line(setting, stored, Localizer(language)) for language in LANGUAGES}
        assert "" not in shown
        menus = chosen(setting_menus(setting, stored, Localizer("en")))
        picked = setting.takes in IN_DISCORDS_MENUS and (key == "123" or len(setting.choices) == 1)
        assert menus == ([] if picked else [key]), "roles and channels are in Discord's menus"
    with pytest.raises(Refusal, match="refusal-unknown-value"):
        setting.value(["loudly"], more)
    if setting.takes in IN_DISCORDS_MENUS:
        assert setting.value([]) == next(iter(setting.choices.values()))
    else:
        with pytest.raises(Refusal, match="refusal-unknown-value"):
            setting.value([])


def test_only_what_stands_on_a_page_can_be_changed_there() -> None:
    assert setting_named("pace", Page.TABLES).field == "pace"
    assert setting_named("pace", Page.ME).field == "pace_shown"
    for name in ("pace", "nudge", "dm_hands"):
        with pytest.raises(Refusal, match="refusal-unknown-value"):
            setting_named(name, Page.PLACES, Page.OWN)


def test_all_games_are_no_choice_of_some() -> None:
    games = setting_named("games", Page.TABLES)
    every = games.key(GuildSettings()).split(",")
    assert games.value(every, every) == ()
    assert games.value([every[1], every[0]], every) == (every[0], every[1])


def test_several_channels_are_kept_once_each_and_fit_into_the_log() -> None:
    channels, ids = setting_named("channels", Page.PLACES), [str(2**62 + n) for n in range(MAX_CHANNELS)]
    value = channels.value([*ids[::-1], ids[0]], ids)
    assert value == tuple(map(int, ids))
    key = channels.key(GuildSettings(table_channels=value))
    column = setting_changes.c.after.type
    assert isinstance(column, sa.String)
    assert len(key) <= (column.length or 0)
    told = setting_line(channels, GuildSettings(table_channels=value), Localizer("en"))
    assert all(f"<#{each}>" in told for each in ids)


def test_settings_that_1_0_0_stored_are_read() -> None:
    """Whoever has never heard of forums has none, and threads are archived."""
    stored = (
        b'{"may_open":"managers","games":["moon"],"pace":"steady","late_days":5,"rated":true,"member_days":3,'
        b'"post_to":"thread","most_tables":5,"most_computers":2,"table_channels":[7],"lobby_channel":8,'
        b'"substitutes_channel":null,"language":"de","dm_hands":false,"keep_days":90,"vacation_days":14,'
        b'"organisers":9,"tournaments_channel":null,"digest_channel":null,"nudge_hours":12}'
    )
    read = msgspec.json.decode(stored, type=GuildSettings)
    assert (read.forum, read.archive) == (None, True)
    assert (read.may_open, read.table_channels, read.organisers) == ("managers", (7,), 9)


def test_wishes_and_lobbies_that_1_0_0_stored_are_read() -> None:
    """Whoever has never heard of challenges takes them and mutes nobody, and no lobby was opened for one."""
    stored = (
        b'{"turn":"later","delay":20,"hour":9,"remind_hours":null,"language":"de","dm_hands":false,"hints":false,'
        b'"pace_shown":false,"ranked":false}'
    )
    read = msgspec.json.decode(stored, type=UserSettings)
    assert (read.challenges, read.muted) == (True, ())
    assert (read.turn, read.remind_hours, read.language, read.ranked) == ("later", None, "de", False)
    lobby = msgspec.json.decode(b'{"invited":[7,8],"private":true,"fill":"easy"}', type=Invitations)
    assert (lobby.challenge, lobby.invited, lobby.private) == (False, (7, 8), True)
