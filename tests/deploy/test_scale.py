"""The compose file for several processes: read as Compose reads it, it fits together and fits the program."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from discord.http import Route

from bot.cli.process import DRAIN_SECONDS
from bot.core.config import load
from bot.core.shards import read_shards
from bot.db.connections import connect

DEPLOY = Path(__file__).parents[2] / "deploy"
LINE = re.compile(r"( *)(- )?(?:([\w<.-]+):(?: |$))?(?:&(\w+) ?)?(.*)")

Node = dict[str, Any]


def compose() -> Node:
    """The file as a tree: mappings by indentation with anchors, aliases and merges; lists and texts by their lines."""
    anchors: dict[str, Any] = {}
    top: Node = {}
    open_: list[tuple[int, Node]] = [(-1, top)]
    text = re.sub(r"^ *#.*\n", "", (DEPLOY / "compose.scale.yaml").read_text("utf-8"), flags=re.MULTILINE)
    for line in text.splitlines():
        match = LINE.fullmatch(line)
        assert match, line
        indent, item, key, anchor, value = match.groups()
        while open_[-1][0] >= len(indent):
            open_.pop()
        inside = open_[-1][1]
        if item or key is None:
            inside.setdefault("", []).append(line.strip().removeprefix("- "))
            continue
        if value.startswith("*"):
            known = anchors[value[1:]]
            inside.update(known) if key == "<<" else inside.update({key: known})
            continue
        inside[key] = value.strip('"') if value else {}
        if not value:
            open_.append((len(indent), inside[key]))
        if anchor:
            anchors[anchor] = inside[key]
    return top


def bots(file: Node) -> dict[str, Node]:
    return {name: service for name, service in file["services"].items() if name.startswith("bot")}


def environment(service: Node) -> dict[str, str]:
    """With everything filled in that the operator is asked for."""
    asked = {name: re.sub(r"\$\{\w+:\?\}", "secret", value) for name, value in service["environment"].items()}
    return {"DISCORD_TOKEN": "t", **asked}


def test_the_processes_together_serve_every_shard_once() -> None:
    ranges = [read_shards(bot["environment"]["CAIRN_SHARDS"]) for bot in bots(compose()).values()]
    assert len(ranges) >= 2
    (count,) = {each.count for each in ranges}
    assert sorted(number for each in ranges for number in each.ids) == list(range(count))


def test_its_settings_are_taken_and_lead_to_its_services() -> None:
    file = compose()
    for bot in bots(file).values():
        settings = load(environment(bot), DEPLOY / "no.env")
        database = connect(settings.database_url)
        assert database.url.host == "postgres"
        server = file["services"]["postgres"]["environment"]
        assert (database.url.username, database.url.database) == (server["POSTGRES_USER"], server["POSTGRES_DB"])
        proxy = file["services"]["proxy"]["environment"]
        assert settings.api == f"http://proxy:{proxy['PORT']}/api/v{Route.BASE.rpartition('/v')[2]}"
        assert set(bot["depends_on"]) <= set(file["services"])


def test_each_bot_is_as_well_kept_as_a_single_one() -> None:
    single = (DEPLOY / "compose.yaml").read_text("utf-8")
    for bot in bots(compose()).values():
        assert int(bot["stop_grace_period"].removesuffix("s")) > DRAIN_SECONDS
        assert f"mem_limit: {bot['mem_limit']}" in single
        assert (bot["read_only"], bot["cap_drop"], bot["security_opt"]) == (
            "true",
            {"": ["ALL"]},
            {"": ["no-new-privileges:true"]},
        )
        assert (DEPLOY / bot["build"]["dockerfile"].removeprefix("deploy/")).is_file()


def test_every_bot_is_watched() -> None:
    file = compose()
    text = (DEPLOY / "compose.scale.yaml").read_text("utf-8")
    for name, bot in bots(file).items():
        settings = load(environment(bot), DEPLOY / "no.env")
        assert settings.metrics_address is not None
        assert f"{name}:{settings.metrics_address[1]}" in text
    assert 'job="cairn"' in (DEPLOY / "alerts.yaml").read_text("utf-8")
    assert "job_name: cairn\n" in text
    for mounted in re.findall(r"- \./([\w.]+):", text):
        assert (DEPLOY / mounted).is_file()


def test_every_image_is_of_one_version() -> None:
    """Another PostgreSQL does not open the files of an earlier one, and nobody chooses when "latest" changes."""
    text = "\n".join(file.read_text("utf-8") for file in DEPLOY.glob("compose*.yaml"))
    images = re.findall(r"^ +image: (?!cairn$|\$)(\S+)$", text, re.MULTILINE)
    assert images
    assert [image for image in images if not re.fullmatch(r"[\w./-]+:v?\d+\.\d+(\.\d+)?", image)] == []


def test_who_names_a_database_gets_that_one() -> None:
    """What ``compose.yaml`` sets outranks ``.env``; the image has the usual file, which ``.env`` outranks."""
    assert "CAIRN_DATABASE" not in (DEPLOY / "compose.yaml").read_text("utf-8")
    assert "CAIRN_DATABASE=/data/cairn.db" in (DEPLOY / "Dockerfile").read_text("utf-8")


def test_the_way_from_the_volume_of_the_one_bot_leads_here() -> None:
    """Both files are one project, so that its volume is found and its bot is ended."""
    here, single = ((DEPLOY / name).read_text("utf-8") for name in ("compose.scale.yaml", "compose.yaml"))
    assert "name: cairn\n" in here
    assert "name: cairn\n" in single
    migrate = compose()["services"]["migrate"]
    assert "- data:/data" in here
    assert "- data:/data" in single
    assert "migrate, /data/cairn.db" in migrate["command"]
    assert migrate["restart"] == "no"
    assert compose()["x-settings"]["CAIRN_DATABASE"] in migrate["command"]
    notes = (DEPLOY.parent / "docs" / "operations.md").read_text("utf-8")
    assert "compose.scale.yaml up -d --build --remove-orphans" in notes
