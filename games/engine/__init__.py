"""What every game shares: the contract, the effect stack, words, randomness, stored states."""

from games.engine.codec import Codec, NewerState, UnreadableState
from games.engine.contract import AnyGame, Game
from games.engine.decisions import THEN, Choice, Decision, Event, IllegalMove, Outcome, open_keys
from games.engine.effects import Effect, announce, push
from games.engine.lessons import LEARNER, Lesson, LessonStep
from games.engine.log import NULL_LOG, Log
from games.engine.lookup import Lookup, once
from games.engine.machine import Machine
from games.engine.options import First, OptionField, ShortGame, first_seat, option_fields
from games.engine.policy import Plan, Policy, Rules, leads
from games.engine.questions import BACK, DECLINE, DONE, SKIP, WAYS_OUT, Question, SimultaneousQuestion, WhichQuestion
from games.engine.rng import GameRng, commitment, random_rng, seeded_rng
from games.engine.standings import Standing, ranked
from games.engine.steps import Step, ahead, steps
from games.engine.text import Argument, Player, Text, labelled, text

__all__ = [
    "BACK",
    "DECLINE",
    "DONE",
    "LEARNER",
    "NULL_LOG",
    "SKIP",
    "THEN",
    "WAYS_OUT",
    "AnyGame",
    "Argument",
    "Choice",
    "Codec",
    "Decision",
    "Effect",
    "Event",
    "First",
    "Game",
    "GameRng",
    "IllegalMove",
    "Lesson",
    "LessonStep",
    "Log",
    "Lookup",
    "Machine",
    "NewerState",
    "OptionField",
    "Outcome",
    "Plan",
    "Player",
    "Policy",
    "Question",
    "Rules",
    "ShortGame",
    "SimultaneousQuestion",
    "Standing",
    "Step",
    "Text",
    "UnreadableState",
    "WhichQuestion",
    "ahead",
    "announce",
    "commitment",
    "first_seat",
    "labelled",
    "leads",
    "once",
    "open_keys",
    "option_fields",
    "push",
    "random_rng",
    "ranked",
    "seeded_rng",
    "steps",
    "text",
]
