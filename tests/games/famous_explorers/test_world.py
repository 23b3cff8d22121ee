"""The published map, line by line of what it promises, and the helpers of its types on small maps."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from itertools import accumulate, pairwise
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast

from contract.words.catalogues import parsed
from games.famous_explorers.world import REGIONS, Edge, Label, Node, World, load

ROOT = Path(__file__).parents[3]
WORLD = load()
PLACES = {
    "europe": 12,
    "africa": 16,
    "asia": 18,
    "north-america": 13,
    "south-america": 11,
    "oceania": 9,
}


@lru_cache
def catalogue(language: str) -> dict[str, str]:
    found = {}
    for entry in parsed("games.famous_explorers", language).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = "".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
    return found


# The graph


def test_start_is_london_with_six_ways_out() -> None:
    assert WORLD.start == "london"
    assert [node.key for node in WORLD.nodes if node.kind == "start"] == ["london"]
    assert len(WORLD.exits["london"]) == 6


def test_there_are_79_places_in_six_regions() -> None:
    assert Counter(node.region for node in WORLD.nodes if node.is_place) == PLACES
    assert tuple(PLACES) == REGIONS
    assert len(WORLD.places) == 79
    assert all(node.region is None for node in WORLD.nodes if not node.is_place)


def test_there_are_21_red_dots_three_of_them_wrapped_and_20_green_ones() -> None:
    kinds = Counter(node.kind for node in WORLD.nodes)
    assert (kinds["red"], kinds["green"]) == (21, 20)
    wrapped = [node for node in WORLD.nodes if node.wrap]
    assert [node.kind for node in wrapped] == ["red"] * 3
    assert all((node.x, node.wrap) == (0, (WORLD.width, node.y)) for node in wrapped)


def test_keys_are_unique_and_every_edge_joins_two_nodes_once() -> None:
    keys = [node.key for node in WORLD.nodes]
    assert len(set(keys)) == len(keys)
    pairs = [(edge.a, edge.b) for edge in WORLD.edges]
    assert len(set(pairs)) == len(pairs)
    assert all(a < b and {a, b} <= set(keys) for a, b in pairs)


def test_there_are_195_to_215_edges() -> None:
    assert 195 <= len(WORLD.edges) <= 215


def test_every_node_has_two_to_six_ways() -> None:
    assert {len(edges) for edges in WORLD.exits.values()} <= {2, 3, 4, 5, 6}


def test_the_map_is_connected_and_11_to_15_spaces_across() -> None:
    spans = [WORLD.distances([node.key]) for node in WORLD.nodes]
    assert all(len(steps) == len(WORLD.nodes) for steps in spans)
    assert 11 <= max(max(steps.values()) for steps in spans) <= 15


def test_8_to_12_places_are_near_start() -> None:
    steps = WORLD.distances([WORLD.start])
    assert {key for key in WORLD.places if steps[key] <= 2} == WORLD.near
    assert 8 <= len(WORLD.near) <= 12


def test_every_region_can_be_entered_by_at_least_three_edges() -> None:
    region = {node.key: node.region for node in WORLD.nodes}
    for name in REGIONS:
        assert sum((region[e.a] == name) != (region[e.b] == name) for e in WORLD.edges) >= 3


def test_wrap_dots_have_ways_on_both_sides_and_only_their_edges_name_one() -> None:
    wrapped = {node.key for node in WORLD.nodes if node.wrap}
    for key in wrapped:
        assert {edge.side for edge in WORLD.exits[key]} == {"left", "right"}
    assert all((edge.side is not None) == bool({edge.a, edge.b} & wrapped) for edge in WORLD.edges)


@pytest.mark.parametrize(
    "route",
    [
        ["lisbon", "red-azores", "vinland"],
        ["tangier", "green-trade-winds", "columbus"],
        ["saint-helena", "green-kalahari", "cape-town", "madagascar"],
        ["alexandria", "red-red-sea", "green-gulf-of-aden", "vasco-da-gama"],
        ["istanbul", "baghdad", "samarkand", "taklamakan", "xian"],
        ["cape-dezhnev", "red-bering-strait", "denali"],
        ["mexico-city", "darien", "quito"],
        ["buenos-aires", "green-patagonia", "magellan", "easter-island"],
        ["tokyo", "red-north-pacific", "hawaii"],
        ["golden-bay", "red-south-pacific", "tupaia"],
    ],
    ids=["atlantic", "trades", "cape", "suez", "silk-road", "bering", "panama", "magellan", "pacific", "south-seas"],
)
def test_the_great_routes_can_be_travelled(route: str) -> None:
    assert all(there in WORLD.neighbours[here] for here, there in pairwise(route))


def test_only_dots_have_no_name_on_the_map() -> None:
    assert {node.key for node in WORLD.nodes if node.label} == {WORLD.start, *WORLD.places}


# Four marks


def four_marks(hand: list[str]) -> bool:
    free = [key for key in hand if key not in WORLD.near]

    def choose(chosen: tuple[str, ...], rest: list[str]) -> bool:
        if len(chosen) == 4:
            return True
        return any(
            choose((*chosen, key), [other for other in rest[i + 1 :] if other not in WORLD.adjacent[key]])
            for i, key in enumerate(rest)
        )

    return choose((), free)


@pytest.mark.parametrize(("cards", "share"), [(9, 0.93), (12, 0.98)])
def test_random_hands_can_place_four_marks(cards: int, share: float) -> None:
    deal = Random(cards)
    assert sum(four_marks(deal.sample(WORLD.places, cards)) for _ in range(4000)) >= share * 4000


# Texts


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_place_dot_and_region_has_its_texts(language: str) -> None:
    words = catalogue(language)
    for key in (WORLD.start, *WORLD.places):
        assert words[f"place-{key}"]
        assert words[f"place-{key}-where"]
        assert 20 <= len(words[f"place-{key}-about"]) <= 90
    assert all(words[f"dot-{node.key}"] for node in WORLD.nodes if node.kind in {"red", "green"})
    assert all(words[f"region-{key}"] for key in REGIONS)
    names = [words[f"place-{key}"] for key in WORLD.places]
    assert len(set(names)) == len(names)


# The coast


def test_the_coast_names_its_source_and_lies_on_the_same_map() -> None:
    coast = json.loads((ROOT / "render/data/world_coast.json").read_text("utf-8"))
    assert "Natural Earth" in coast["source"]
    assert (coast["width"], coast["height"]) == (WORLD.width, WORLD.height)
    rings = [*coast["land"], *coast["lakes"]]
    assert 3000 < sum(map(len, rings)) // 2 < 8000
    for ring in rings:
        assert len(ring) >= 6
        xs = [x / coast["scale"] for x in accumulate(ring[::2])]
        assert min(xs) > -30
        assert max(xs) < WORLD.width + 30


def on_land(x: float, y: float) -> bool:
    coast = json.loads((ROOT / "render/data/world_coast.json").read_text("utf-8"))
    inside = False
    for ring in coast["land"]:
        xs = [n / coast["scale"] for n in accumulate(ring[::2])]
        ys = [n / coast["scale"] for n in accumulate(ring[1::2])]
        for i in range(len(xs)):
            ax, ay, bx, by = xs[i - 1], ys[i - 1], xs[i], ys[i]
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside


def test_inland_places_lie_on_land_and_open_seas_are_water() -> None:
    for key in ("moscow", "timbuktu", "murzuk", "karakorum", "delhi", "manaus", "alice-springs", "grand-canyon"):
        assert on_land(WORLD.by_key[key].x, WORLD.by_key[key].y), key
    for key in ("red-norwegian-sea", "saint-helena", "red-azores", "green-chagos", "red-coral-sea", "red-arabian-sea"):
        assert not on_land(WORLD.by_key[key].x, WORLD.by_key[key].y), key


# The types, on small maps

LINE = World(
    (
        Node("s", "start"),
        Node("a", "place"),
        Node("r", "red"),
        Node("g", "green"),
        Node("b", "place"),
        Node("c", "place"),
    ),
    (Edge("a", "s"), Edge("a", "r"), Edge("g", "r"), Edge("b", "g"), Edge("c", "s")),
)


def test_chains_of_dots_are_seen_through_or_single_ones_only() -> None:
    assert LINE.adjacent == {"a": {"b"}, "b": {"a"}, "c": set()}
    assert LINE.adjacent_single_dot == {"a": set(), "b": set(), "c": set()}
    short = World(LINE.nodes, (Edge("a", "r"), Edge("b", "r"), Edge("a", "c")))
    assert short.adjacent_single_dot == {"a": {"b", "c"}, "b": {"a"}, "c": {"a"}}


def test_dots_count_as_spaces() -> None:
    assert LINE.distances(["s"]) == {"s": 0, "a": 1, "c": 1, "r": 2, "g": 3, "b": 4}
    assert LINE.distances(["b", "c"])["r"] == 2
    assert LINE.near == {"a", "c"}


def test_edges_know_their_ends() -> None:
    edge = LINE.edge("r", "a")
    assert edge == Edge("a", "r")
    assert (edge.key, edge.other("a"), edge.other("r")) == ("a~r", "r", "a")
    assert LINE.edge("a", "b") is None


def test_an_edge_to_a_wrap_dot_ends_on_its_own_border() -> None:
    nodes = (
        Node("a", "place", x=30, y=10),
        Node("b", "place", x=70, y=10),
        Node("w", "red", x=0, y=20, wrap=(100, 20)),
    )
    world = World(nodes, (Edge("a", "w", "left"), Edge("b", "w", "right")), 100, 40)
    assert [world.line(edge) for edge in world.edges] == [((30, 10), (0, 20)), ((70, 10), (100, 20))]


@pytest.mark.parametrize(
    ("name", "rows", "lines"),
    [
        ("Mato Grosso", 1, ["Mato Grosso"]),
        ("Mato Grosso", 2, ["Mato", "Grosso"]),
        ("Rio de Janeiro", 2, ["Rio de", "Janeiro"]),
        ("David-Néel", 2, ["David-", "Néel"]),
        ("Osterinsel", 2, ["Osterinsel"]),
    ],
)
def test_a_name_is_parted_at_its_best_gap(name: str, rows: int, lines: list[str]) -> None:
    assert Label(0, 0, 0, 0, rows=rows).lines(name) == lines
