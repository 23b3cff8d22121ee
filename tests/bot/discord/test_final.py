"""What cannot be taken back says so before it is chosen, in every game and language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.localizer import LANGUAGES
from bot.discord.choices import PanelPage
from bot.tables.show import status
from bot.tables.show.panel import panel
from games import GAMES
from games.engine import Decision, Text
from testing.messages import along, body, parts, texts

EVERY = 29


def shown(found: list[dict[str, Any]]) -> dict[str, str]:
    """The choices on buttons and in menus, by key: what is read of each."""
    options = [option for part in found for option in part.get("options", [])]
    read = {option["value"]: option["label"] + " " + (option.get("description") or "") for option in options}
    buttons = [part for part in found if part["type"] == 2 and part["custom_id"].startswith("cairn:b:act")]
    return read | {part["custom_id"].split(":")[-1]: part["label"] for part in buttons}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_cannot_be_taken_back_says_so(game: str, language: str) -> None:
    marked = 0
    for position, _ in along(game, GAMES[game].seats[0], seed=3, every=EVERY, language=language):
        words = status.localizer_for(position.table)
        mark = words(Text("choice-final", {"choice": ""}))

        def final(decision: Decision, key: str, position: Any = position) -> bool:
            after = position.game.apply(position.state, decision.seat, key)
            return after.revealed or not position.game.decisions(after.state)

        for seat in position.to_act:
            decisions = position.decisions_of(seat)
            for number, decision in enumerate(decisions):
                told = position.final_keys(decision)
                keys = {choice.key for choice in decision.choices if choice.why_not is None}
                assert told == {key for key in keys if final(decision, key)}
                made = panel(position, decisions, words, place=PanelPage(number), final=told)
                all_of_them = bool(keys) and told == keys
                assert (words.format("panel-final") in texts(made)) == all_of_them
                for key, label in shown(list(parts(body(made)["components"]))).items():
                    if key in keys:
                        assert (mark in label) == (key in told and not all_of_them), label
                marked += len(told)
    assert marked
