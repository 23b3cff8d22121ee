"""The published map as its tool describes it and checks it: what lies where, and that it can be drawn cleanly."""

from __future__ import annotations

import math

import pytest

from games.famous_explorers.world import Edge, Label, Node, World, load
from tools.worldmap import atlas, checks, labels

WORLD = load()


def test_red_and_green_dots_lie_everywhere() -> None:
    for kind in ("red", "green"):
        dots = [point for node in WORLD.nodes if node.kind == kind for point in checks.spots(node)]
        for node in WORLD.nodes:
            assert min(math.dist((node.x, node.y), dot) for dot in dots) < 300, (kind, node.key)


def test_no_two_edges_cross() -> None:
    assert list(checks.crossings(WORLD)) == []


def test_every_edge_holds_an_arrow_and_keeps_clear_of_third_nodes() -> None:
    assert list(checks.short_edges(WORLD)) == []
    assert list(checks.grazed_nodes(WORLD)) == []


def test_edges_keep_clear_of_names_and_part_early() -> None:
    assert list(checks.crossed_labels(WORLD)) == []
    assert list(checks.narrow_turns(WORLD)) == []


def test_names_and_nodes_have_room() -> None:
    assert list(checks.crowded_nodes(WORLD)) == []
    assert list(checks.crowded_labels(WORLD)) == []
    assert list(checks.outside(WORLD)) == []


def test_the_checks_find_what_they_look_for() -> None:
    label = Label(70, 95, 60, 17)
    nodes = (
        Node("a", "start", x=0, y=100, label=label),
        Node("b", "place", x=200, y=100),
        Node("c", "red", x=100, y=40),
        Node("d", "green", x=100, y=160),
        Node("e", "place", x=150, y=104, label=Label(90, 90, 60, 17)),
    )
    world = World(nodes, (Edge("a", "b"), Edge("a", "e"), Edge("c", "d"), Edge("b", "e")), 210, 170)
    found = " ".join(checks.problems(world))
    for trouble in ("crosses", "too short", "grazes", "crosses the name", "too close", "overlap", "leave", "cut off"):
        assert trouble in found


def test_every_name_fits_its_box_in_every_language() -> None:
    for key, names in labels.names().items():
        label = WORLD.by_key[key].label
        assert label is not None
        for name in names:
            lines = label.lines(name)
            assert len(lines) <= label.rows
            assert max(labels.text_width(line) for line in lines) <= label.width
            assert labels.ROW * label.rows <= label.height


def test_the_data_is_what_the_tool_describes() -> None:
    assert {node.key: node.kind for node in WORLD.nodes} == atlas.kinds()
    assert [(edge.a, edge.b) for edge in WORLD.edges] == atlas.routes()
    assert {node.key: node.region for node in WORLD.nodes if node.is_place} == atlas.regions()


@pytest.mark.parametrize("region", ["europe", "africa", "asia", "north-america", "south-america"])
def test_places_keep_to_their_side_of_their_neighbours(region: str) -> None:
    """Two places more than ten degrees of longitude or twelve of latitude apart lie in the right order."""
    degrees = atlas.PLACES[region]
    for one, (lon, lat) in degrees.items():
        for two, (east, north) in degrees.items():
            a, b = WORLD.by_key[one], WORLD.by_key[two]
            if (east - lon) % 360 > 10 and (east - lon) % 360 < 180:
                assert a.x < b.x, (one, two)
            if north - lat > 12:
                assert b.y < a.y, (one, two)
