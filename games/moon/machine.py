"""The effect stack's machine of this game; each module registers its own dos and questions here.

The order in which things resolve, written down once:

1. What is done is done whole: paid, placed, and its production symbols produce; a parked rover gives its spot.
2. Then what the card itself gives at once: a red structure's own ability, a bin corner, a flip, a reputation's reward.
3. Then every "whenever" that hears it: those of the player whose turn it is in the order the cards came to them, then
   (``parked-on``) those of the card's owner. A card does not hear its own coming.
4. Only then the turn goes on.
"""

from __future__ import annotations

from games.engine import Machine
from games.moon.state import State

MACHINE: Machine[State] = Machine()
