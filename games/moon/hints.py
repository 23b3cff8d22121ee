"""What would help to build a structure that cannot be built yet: parking somewhere, the expedition card, a flip."""

from __future__ import annotations

from games.engine import Text
from games.moon.building import Terms
from games.moon.facts import Fact
from games.moon.state import State


def hint(state: State, seat: int, fact: Fact, terms: Terms) -> Text | None:
    return None
