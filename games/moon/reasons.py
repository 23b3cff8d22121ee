"""What speaks for a choice in Moon, in words: the terms of its evaluation."""

from __future__ import annotations

from games.engine import Text, text
from games.moon.card_index import BLUEPRINTS
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.effects import TakeTurn
from games.moon.heuristics import PRODUCTION, Heuristics
from games.moon.state import State
from games.moon.turn import ASSIMILATE, BUILD, CLAIM, END_TURN, PARK, split


def reason(state: State, seat: int, key: str) -> Text | None:
    """What speaks most for ``seat`` taking ``key``; it goes by what lies open."""
    if not isinstance(state.stack[-1], TakeTurn):
        return None
    if key == END_TURN:
        return text("reason-end-turn")
    step, card = split(key)
    if step == BUILD:
        return _building(Heuristics(state, seat), card)
    if step == CLAIM:
        return text("reason-claim", hearts=REPUTATIONS[card].hearts)
    return text({ASSIMILATE: "reason-assimilate", PARK: "reason-park"}.get(step, "reason-use"))


def _building(heuristics: Heuristics, card: str) -> Text:
    blueprint, structure = BLUEPRINTS[card], STRUCTURES[card]
    made = sum(n for _, n in blueprint.makes)
    terms = [
        (float(structure.hearts), text("reason-hearts", hearts=structure.hearts)),
        (made * heuristics.unit * (1 + PRODUCTION * heuristics.eras), text("reason-production", n=made)),
        (sum(heuristics.flag[flag] for flag in blueprint.flags), text("reason-flags", n=len(blueprint.flags))),
        (heuristics.abilities(structure.effects, card), text("reason-abilities")),
    ]
    return max(terms, key=lambda term: term[0])[1]
