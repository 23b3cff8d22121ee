"""The dashboard, the alert rules, and what the notes say about them: each metric that they name exists."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from prometheus_client import ProcessCollector

from bot.core.metrics.metrics import Metrics

ROOT = Path(__file__).parents[2]
ALERTS = ROOT / "deploy" / "alerts.yaml"
DASHBOARD = ROOT / "deploy" / "dashboard.json"
NOTES = ROOT / "docs" / "operations.md"

NAME = re.compile(r"\b(?:cairn|process)_[a-z_]+\b")
SELECTOR = re.compile(r"\b((?:cairn|process)_[a-z_]+)\{([^}]*)\}")
GROUPED = re.compile(r"\bby \(([^)]*)\)")

BY_PROMETHEUS = {"instance", "job", "le"}
"""Labels that Prometheus adds, or a histogram has."""


class Rule(NamedTuple):
    """An alert as its file has it, every line a key of it."""

    alert: str
    keys: dict[str, str]


def rules() -> list[Rule]:
    """The file is read by its own small part of YAML: one list of rules, whose values are plain or in quotes."""
    found: list[Rule] = []
    for line in ALERTS.read_text("utf-8").splitlines()[4:]:
        match = re.fullmatch(r"      (- |  |    )(\w+):(?: (.+))?", line)
        assert match, line
        mark, key, value = match.groups("")
        assert not value.startswith(("'", "{", "[", "&", "*", "!", "|", ">", "@", "%")), line
        assert value.startswith('"') or (": " not in value and " #" not in value), line
        if mark == "- ":
            assert key == "alert"
            found.append(Rule(value, {}))
        else:
            assert key not in found[-1].keys
            found[-1].keys[key] = value.strip('"')
    return found


ENDS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}


def labels_of() -> dict[str, set[str]]:
    """The labels of every metric, by every name that Prometheus knows it by."""
    registry = Metrics().registry
    process = {
        sample.name: set[str]() for family in ProcessCollector(registry=None).collect() for sample in family.samples
    }
    return process | {
        name: set(getattr(collector, "_labelnames", ()))
        for name, collector in registry._names_to_collectors.items()
        if name.endswith(ENDS.get(getattr(collector, "_type", ""), ""))
    }


def charts() -> list[tuple[str, str]]:
    """Title and query of everything that the dashboard shows."""
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    return [(panel["title"], target["expr"]) for panel in panels for target in panel.get("targets", [])]


def check(query: str) -> None:
    """Fails where ``query`` asks for a metric or a label that does not exist."""
    known = labels_of()
    names = set(NAME.findall(query))
    assert names
    assert names <= set(known), names - set(known)
    for name, selected in SELECTOR.findall(query):
        labels = set(re.findall(r"(\w+)(?:=~|!~|!=|=)\"", selected))
        assert labels <= known[name] | BY_PROMETHEUS, (name, labels)
    for grouped in GROUPED.findall(query):
        labels = {label.strip() for label in grouped.split(",")}
        assert labels <= set.union(*(known[name] for name in names)) | BY_PROMETHEUS, labels
    assert query.count("(") == query.count(")")


def test_every_chart_asks_for_what_there_is() -> None:
    for title, query in charts():
        if "up{" not in query:
            check(query)
        assert title
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in panels)


def test_every_metric_is_on_the_dashboard() -> None:
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for _, query in charts() for name in NAME.findall(query)}
    ours = {re.sub(r"_(bucket|count|sum)$", "", name) for name in labels_of() if name.startswith("cairn_")}
    assert ours == {name for name in shown if name.startswith("cairn_")}


def test_every_alert_asks_for_what_there_is_and_says_what_to_do() -> None:
    notes = NOTES.read_text("utf-8")
    found = rules()
    assert len({rule.alert for rule in found}) == len(found) > 20
    for rule in found:
        if "up{" not in rule.keys["expr"]:
            check(rule.keys["expr"])
        assert re.fullmatch(r"\d+m", rule.keys.get("for", "1m"))
        assert rule.keys["severity"] in {"page", "ticket"}
        assert rule.keys["summary"].endswith(".")
        assert rule.keys["runbook"] == f"docs/operations.md#{rule.alert.lower()}"
        section = re.search(rf"^#### {rule.alert}\n+((?:(?!#).+\n?)+)", notes, re.MULTILINE)
        assert section, f"{rule.alert} has no section in the notes"
        assert len(section[1]) > 80
    assert {rule.alert for rule in found} == set(re.findall(r"^#### (Cairn\w+)$", notes, re.MULTILINE))


@pytest.mark.parametrize(
    "query", ["cairn_nothing > 1", "cairn_moves > 1", 'cairn_tables{colour="x"} > 1', "sum by (game) (cairn_servers)"]
)
def test_what_does_not_exist_is_found(query: str) -> None:
    with pytest.raises(AssertionError):
        check(query)
