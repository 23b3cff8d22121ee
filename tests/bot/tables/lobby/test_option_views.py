"""The panel in which a table's owner sets its options: each menu shows what holds."""

from __future__ import annotations

import pytest

from bot.tables.core.model import Status
from bot.tables.lobby.option_views import options_panel
from bot.tables.show.status import localizer_for
from testing import messages


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("undo_by_consent", [True, False])
def test_menus_show_what_the_table_has_agreed_on(*, rated: bool, undo_by_consent: bool) -> None:
    table = messages.table("lost_cities", 2, Status.LOBBY, "en", rated=rated, undo_by_consent=undo_by_consent)
    sent = messages.body(options_panel(table, localizer_for(table)))
    shown = {
        part["custom_id"].rpartition(":")[2]: [each["value"] for each in part["options"] if each.get("default")]
        for part in messages.parts(sent["components"])
        if part.get("type") == 3
    }
    assert shown["rated"] == ["on" if rated else "off"]
    assert shown["take-backs"] == ["consent" if undo_by_consent else "free"]
    assert all(len(values) == 1 for values in shown.values()), shown
