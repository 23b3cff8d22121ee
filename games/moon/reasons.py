"""What speaks for a choice in Moon, in words: the terms of its evaluation."""

from __future__ import annotations

from games.engine import Effect, Text, text
from games.moon.card_index import BLUEPRINTS
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.components import RESOURCE
from games.moon.effects import ChooseGain, Gain, OneOf, TakeTurn
from games.moon.heuristics import MANY, PRODUCTION, Heuristics
from games.moon.state import State
from games.moon.turn import ASSIMILATE, BUILD, CLAIM, END_TURN, PARK, split

LITTLE = 1
"""So few of a resource are a reason to take more of it."""


def reason(state: State, seat: int, key: str, *, own: bool) -> Text | None:
    """What speaks most for ``seat`` taking ``key``; it goes by what lies open. Why a turn ends is for ``own`` eyes."""
    frame = state.stack[-1]
    if not isinstance(frame, TakeTurn):
        kind = _gained(frame, key)
        have = state.seats[seat].resources[RESOURCE[kind]] if kind in RESOURCE else MANY
        return text("reason-gain", n=have) if have <= LITTLE else None
    if key == END_TURN:
        return text("reason-end-turn") if own else None
    step, card = split(key)
    if step == BUILD:
        return _building(Heuristics(state, seat), card)
    if step == CLAIM:
        return text("reason-claim", hearts=REPUTATIONS[card].hearts)
    if step == ASSIMILATE:
        return _assimilating(state, seat, card)
    if step == PARK:
        return text("reason-park-flag" if STRUCTURES[card].colour == "yellow" else "reason-park-resource")
    return text("reason-use")


def _gained(frame: Effect, key: str) -> str | None:
    """What a choice brings that is not about a card."""
    verb, _, which = key.partition("-")
    if isinstance(frame, ChooseGain):
        return which
    if isinstance(frame, OneOf) and verb == "option":
        branch = frame.branches[int(which) - 1]
        return branch.what if isinstance(branch, Gain) else None
    return None


def _assimilating(state: State, seat: int, card: str) -> Text:
    """What the bin gives of which there is least, where there is little of it."""
    have = state.seats[seat].resources
    kinds = [each.what for each in STRUCTURES[card].bin if isinstance(each, Gain) and each.what in RESOURCE]
    kind = min(kinds, key=lambda kind: have[RESOURCE[kind]], default=None)
    if kind is None or have[RESOURCE[kind]] > LITTLE:
        return text("reason-assimilate")
    return text("reason-scarce", n=have[RESOURCE[kind]], resource=text(f"resource-{kind}"))


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
