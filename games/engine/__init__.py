"""What every game shares: the contract, the effect stack, words, chance, stored states."""

from games.engine.chance import Chance, commitment
from games.engine.codec import Codec, UnreadableState
from games.engine.contract import (
    AnyGame,
    Choice,
    Decision,
    Effect,
    Event,
    Game,
    IllegalMove,
    Outcome,
    Standing,
    pick,
)
from games.engine.options import First, OptionField, option_fields
from games.engine.policy import Plan, Policy
from games.engine.stack import SILENCE, Log, Machine, announce, push, together
from games.engine.text import Argument, Player, Text, text

__all__ = [
    "SILENCE",
    "AnyGame",
    "Argument",
    "Chance",
    "Choice",
    "Codec",
    "Decision",
    "Effect",
    "Event",
    "First",
    "Game",
    "IllegalMove",
    "Log",
    "Machine",
    "OptionField",
    "Outcome",
    "Plan",
    "Player",
    "Policy",
    "Standing",
    "Text",
    "UnreadableState",
    "announce",
    "commitment",
    "option_fields",
    "pick",
    "push",
    "text",
    "together",
]
