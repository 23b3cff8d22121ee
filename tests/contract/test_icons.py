"""The icons of all games are emoji of one application."""

from contract.pictures.test_icons import MOST, drawn
from games import GAMES


def test_those_of_all_games_can_be_uploaded() -> None:
    assert sum(len(drawn(key)) for key in GAMES) <= MOST / 2, "an application has 2,000, and two versions for a while"
