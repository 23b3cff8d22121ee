"""Lessons of Expeditions: what they show and ask. Their words are in the catalogues."""

from __future__ import annotations

from games.engine import Lesson, LessonStep
from games.engine.lessons import BOARD, HAND
from games.expeditions.lesson_positions import Player, position
from games.expeditions.state import State

ANNA, GUNTER = 2, 3
"""The pairs of the learner (Anna, who solves, and Wojtek, who vanquishes) and of the rival."""

PLACES = {"s1": 1, "s2": 2, "s3": 3, "s4": 5, "s5": 4, "s6": 6, "c3": 10, "c4": 7, "c5": 8, "n4": 15}


def _beginning() -> State:
    return position(
        Player(ANNA),
        Player(GUNTER),
        "deserters-camp sky-lens rotor-sled pole-finder fur-auction",
        PLACES,
    )


def _quest() -> State:
    return position(
        Player(ANNA, "s4", "deserters-camp rotor-sled", workers="yellow red", covers="play", power=4, guile=1),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "ember-core sky-lens spare-parts pole-finder fur-auction",
        PLACES,
    )


def _corruption() -> State:
    return position(
        Player(
            ANNA,
            "c4",
            "rotor-sled sky-lens",
            workers="yellow red blue",
            power=4,
            guile=3,
            coins=2,
            maps=1,
            solved="deserters-camp",
        ),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "ember-core spare-parts moss-idol pole-finder fur-auction",
        PLACES,
        {"c4": "t3 o4"},
        "play-wojtek core",
    )


def _meld() -> State:
    return position(
        Player(
            ANNA,
            "c5",
            "sky-lens ember-core",
            workers="yellow red blue",
            covers="play",
            power=3,
            guile=4,
            coins=3,
            maps=2,
            solved="deserters-camp",
            upgraded="rotor-sled",
            corruption="o4 t3 o3",
        ),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "spare-parts moss-idol pole-finder fur-auction storm-geode",
        PLACES,
        {"c4": "", "c5": ""},
        "token-move play-anna core done",
    )


def _glory() -> State:
    return position(
        Player(
            ANNA,
            "c3",
            "spare-parts",
            workers="yellow red blue",
            covers="play",
            power=6,
            guile=6,
            coins=9,
            maps=3,
            solved="deserters-camp",
            melded="sky-lens ember-core",
            upgraded="rotor-sled field-kitchen",
            corruption="o4 t3 o3 t4 o5 t5 o3",
        ),
        Player(GUNTER, "s2", "golden-icon", workers="red", coins=4),
        "moss-idol pole-finder fur-auction storm-geode wolf-iron",
        PLACES,
        {"c4": "", "c5": "", "c3": ""},
        "token-move",
    )


FIRST_GAME = Lesson(
    key="first",
    seats=2,
    steps=(
        LessonStep(id="welcome", show=(BOARD,), position=_beginning),
        LessonStep(
            id="people",
            marks=(
                "card:anna",
                "card:wojtek",
            ),
            show=(HAND,),
        ),
        LessonStep(id="move", marks=("tile:s4",), do=("move-s4",), explains=True),
        LessonStep(
            id="gather",
            show=("mech-0",),
            marks=("tile:s4",),
            do=("gather,take-0.1",),
            then=("gain-a",),
            explains=True,
        ),
        LessonStep(id="play", marks=("card:anna",), do=("play-anna",), explains=True),
        LessonStep(id="worker", marks=("card:anna",), do=("worker-yellow,or-1",), explains=True),
        LessonStep(id="token", marks=("card:deserters-camp",), position=_quest, do=("token-gather",), explains=True),
        LessonStep(id="place", marks=("tile:s3",), do=("move-s3",), then=("play-anna", "core"), explains=True),
        LessonStep(
            id="solve",
            marks=(
                "card:deserters-camp",
                "card:anna",
            ),
            do=("worker-yellow,or-0,solve-deserters-camp",),
            explains=True,
        ),
        LessonStep(
            id="vanquish",
            show=("mech-0",),
            marks=("corruption:c4", "card:wojtek"),
            position=_corruption,
            do=("worker-red,or-0,vanquish-4-0",),
            explains=True,
        ),
        LessonStep(id="clear", marks=("corruption:c4",), do=("vanquish-0-3",), explains=True),
        LessonStep(id="upgrade", marks=("card:rotor-sled",), do=("gather,take-2,upgrade-rotor-sled",), explains=True),
        LessonStep(
            id="meld",
            marks=(
                "card:ember-core",
                "card:sky-lens",
            ),
            position=_meld,
            do=("gather,take-3,meld-ember-core", "gather,take-3,meld-sky-lens"),
            explains=True,
        ),
        LessonStep(
            id="boast",
            marks=("star:corruption",),
            show=(BOARD,),
            position=_glory,
            do=("gather,take-2,boast-corruption",),
            explains=True,
        ),
        LessonStep(id="end"),
    ),
)


def _spent() -> State:
    return position(
        Player(ANNA, "s4", active="anna:yellow wojtek:red rotor-sled", covers="gather", power=3, guile=2),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "deserters-camp sky-lens golden-icon pole-finder fur-auction",
        PLACES,
    )


def _choosing() -> State:
    return position(
        Player(
            ANNA,
            "c4",
            "golden-icon field-kitchen sky-lens",
            workers="yellow red blue",
            covers="play",
            power=3,
            guile=2,
            coins=2,
            maps=1,
            corruption="o4 t3",
        ),
        Player(GUNTER, "s2", "war-drum", workers="red"),
        "spare-parts moss-idol pole-finder fur-auction storm-geode",
        PLACES,
        {"c4": ""},
        "token-move",
    )


def _third_meld() -> State:
    return position(
        Player(
            ANNA,
            "c5",
            "gilded-splinter sun-salt",
            workers="yellow red blue",
            covers="play",
            power=3,
            guile=4,
            coins=3,
            maps=2,
            melded="sky-lens ember-core",
            upgraded="golden-icon",
            corruption="o4 t3 o3",
        ),
        Player(GUNTER, "s2", "field-kitchen", workers="red"),
        "spare-parts moss-idol pole-finder fur-auction storm-geode",
        PLACES,
        {"c4": "", "c5": ""},
        "token-move",
    )


def _third_quest() -> State:
    return position(
        Player(
            ANNA,
            "s2",
            "fur-auction",
            workers="yellow red",
            covers="play",
            power=2,
            guile=4,
            coins=6,
            solved="deserters-camp last-caravan",
            melded="sky-lens ember-core sun-salt moss-idol",
            corruption="o4 t3 o3 t4 o5 t5 t3",
            stars="corruption meld cards",
        ),
        Player(GUNTER, "s1", "field-kitchen", workers="red", coins=4),
        "spare-parts pole-finder storm-geode wolf-iron hail-pearls",
        PLACES,
        {"c4": "", "c5": "", "c3": ""},
        "token-move play-anna core",
    )


def _reached() -> State:
    return position(
        Player(
            ANNA,
            "c3",
            "spare-parts",
            active="anna:yellow wojtek:red",
            workers="blue",
            covers="play",
            power=6,
            guile=6,
            coins=9,
            maps=5,
            solved="deserters-camp last-caravan",
            melded="sky-lens ember-core sun-salt moss-idol",
            upgraded="rotor-sled golden-icon",
            corruption="o4 t3 o3 t4 o5 t5 t3",
            stars="meld",
        ),
        Player(GUNTER, "s2", "field-kitchen", workers="red", coins=4),
        "pole-finder echo-sphere storm-geode wolf-iron hail-pearls",
        PLACES,
        {"c4": "", "c5": "", "c3": ""},
        "token-move",
    )


STARS = Lesson(
    key="stars",
    seats=2,
    steps=(
        LessonStep(
            id="refresh",
            marks=("card:anna", "card:wojtek", "card:rotor-sled"),
            position=_spent,
            do=("refresh",),
            explains=True,
        ),
        LessonStep(id="order", marks=("tile:s4",), do=("gather",), explains=True),
        LessonStep(
            id="upgrade",
            show=("mech-0",),
            marks=("mech:0", "card:golden-icon", "card:field-kitchen"),
            position=_choosing,
            do=("gather,take-2,upgrade-golden-icon", "gather,take-2,upgrade-field-kitchen"),
            explains=True,
        ),
        LessonStep(
            id="meld",
            marks=("card:sky-lens", "card:ember-core", "card:gilded-splinter", "card:sun-salt"),
            position=_third_meld,
            do=("gather,take-3,meld-sun-salt", "gather,take-3,meld-gilded-splinter"),
            explains=True,
        ),
        LessonStep(
            id="quest",
            show=("mech-0",),
            marks=("mech:0", "card:fur-auction"),
            position=_third_quest,
            do=("worker-yellow,or-0,solve-fur-auction",),
            explains=True,
        ),
        LessonStep(
            id="boast",
            show=(BOARD,),
            marks=("star:corruption", "star:workers-maps"),
            position=_reached,
            do=("gather,take-2,boast-corruption", "gather,take-2,boast-workers-maps"),
            explains=True,
        ),
        LessonStep(id="back", marks=("card:anna", "card:wojtek"), do=("take-0",), explains=True),
        LessonStep(id="core", show=(HAND,), marks=("card:anna", "card:wojtek")),
        LessonStep(id="end"),
    ),
)

LESSONS = (FIRST_GAME, STARS)
