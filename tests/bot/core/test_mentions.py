"""What other people's games say mentions nobody but the players."""

import pytest

from bot.core.mentions import unmentioned


@pytest.mark.parametrize(
    "mention", ["<@1>", "<@!1>", "<@&12>", "<#123>", "@everyone", "@here", "</erase all:5>", "<id:guide>"]
)
def test_whatever_would_mention_is_shown_as_it_was_written(mention: str) -> None:
    said = unmentioned(f"{mention} {mention}s")
    assert mention not in said
    assert said.replace("\u200b", "") == f"{mention} {mention}s"


@pytest.mark.parametrize("words", ["nobody", "a < b @ noon", "<:magpies.gem:000> gem", "<t:1:R>"])
def test_other_words_stay(words: str) -> None:
    assert unmentioned(words) == words


def test_players_are_called_by_their_mentions() -> None:
    assert unmentioned("<@1> takes <@2>", ("**<@1>**", "Ben")) == "<@1> takes <\u200b@2>"
