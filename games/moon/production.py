"""Production: what every symbol in a tableau makes."""

from __future__ import annotations

from games.engine import SILENCE, Log, Player, text
from games.moon import wording
from games.moon.state import State
from games.moon.stores import named


def produce(state: State, seat: int, log: Log) -> None:
    """All production symbols of ``seat`` produce, the base's included."""
    owner = state.seats[seat]
    for kind, n in enumerate(owner.makes):
        owner.resources[kind] += n
    if log is not SILENCE:
        what = wording.stocks(named(owner.makes))
        log.say(text("say-produce", player=Player(seat), what=what), touched=(f"seat:{seat}",))
