"""What the effects of this game do; each module registers its own here.

The order in which things resolve, written down once:

1. An arrow lands. Cards of that place score, seat by seat from the mover; then the mover claims a public or known
   secret destination; a red dot's ticket is taken.
2. A green dot's bonus is decided. A bonus arrow lands and resolves *whole* (points 1 to 4) before anything goes on:
   chains of green dots resolve depth first.
3. A loop closed by the arrow of point 1 is left. If the bonus arrow has left it already, the arrow that is still owed
   is laid at that expedition's tip: both happen, in any case.
4. If no expedition can ever take an arrow again, the game ends at once.
5. Only then the next thing: the second arrow of an event, or the turn's next choice.

A removed arrow goes through the same points for the node the expedition falls back to, without claims.
"""

from __future__ import annotations

from games.engine import Machine
from games.famous_explorers.state import State

MACHINE: Machine[State] = Machine()
