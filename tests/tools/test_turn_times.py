"""Times of turns."""

import pytest

from tools import turn_times


def test_turns_of_normal_players_keep_to_their_time(capsys: pytest.CaptureFixture[str]) -> None:
    turn_times.main(["--level", "normal", "--turns", "2", "--game", "famous_explorers"])
    said = capsys.readouterr().out.split()
    assert said[:3] == ["famous_explorers", "normal", "2"]
