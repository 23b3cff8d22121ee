"""The five mechs and the bag of corruption tokens (rulebook, "Mech abilities" and "Components")."""

from __future__ import annotations

from typing import Literal

from games.expeditions.cards import Mech

MECHS: dict[str, Mech] = {
    mech.key: mech
    for mech in (
        Mech("tatanka", limit=5),
        Mech("marsh-strider", reach=4),
        Mech("odins-wrath", rule="trash-maps"),
        Mech("lumberjack", rule="first-cheaper"),
        Mech("highlander", rule="to-hand"),
    )
}

BAG: tuple[tuple[Literal["orange", "turquoise"], int, int], ...] = (
    ("orange", 3, 6),
    ("orange", 4, 6),
    ("orange", 5, 6),
    ("turquoise", 3, 6),
    ("turquoise", 4, 6),
    ("turquoise", 5, 6),
)
"""The tokens in the bag: colour (orange costs power, turquoise guile), value, how many. The 20 lies apart."""
