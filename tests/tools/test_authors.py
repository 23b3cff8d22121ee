"""What authors of games read is made of what API 1 says of itself, lacks no name, and leads nowhere in vain."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain

import pytest

from bot.cli.game import SUFFIX, TEMPLATE
from tools.authors import reference
from tools.authors.pages import FOLDER, GUIDE, ROOT, linked, made
from tools.authors.spoken import docstring
from tools.site_documents import anchor

NAMES = [file.name for file in sorted(GUIDE.glob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)

pages = cache(made)


def anchors(page: str) -> list[str]:
    """What addresses name in a page: its headings, but for lines of programs."""
    return [
        anchor(heading) for heading in HEADING.findall(re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL))
    ]


def test_the_committed_pages_are_those_that_would_be_made_now() -> None:
    there = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.md")}
    assert there == pages(), "python -m tools.authors"


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_what_is_there(name: str) -> None:
    found = LINK.findall(pages()[name])
    assert found
    for where in found:
        path, _, part = where.partition("#")
        if path.startswith("https://"):
            continue
        if (target := path or name) in pages():
            assert not part or part in anchors(pages()[target]), where
        else:
            assert (FOLDER / path).exists(), where


@pytest.mark.parametrize("name", NAMES)
def test_no_two_headings_of_a_page_have_the_same_address(name: str) -> None:
    found = anchors(pages()[name])
    assert [each for each in found if found.count(each) > 1] == []


def test_every_name_has_its_entry_and_says_what_it_is() -> None:
    for each in reference.names():
        assert f"\n### {each.title}\n" in pages()[each.page]
        assert docstring(each.module, each.name, each.thing), f"{each.module}.{each.name} is not explained"


def test_a_name_that_a_class_does_not_have_is_told() -> None:
    links = reference.links()
    assert linked("Ask `Game.turn`.", links, "README.md") == "Ask [`Game.turn`](rules.md#gameturn)."
    assert linked("# `Game.turn`", links, "README.md") == "# `Game.turn`"
    with pytest.raises(ValueError, match=r"there is no Game\.turns"):
        linked("Ask `Game.turns`.", links, "README.md")


def test_a_game_of_bids_and_tricks_takes_an_author_900_lines_with_its_words_and_tests() -> None:
    """Oh Hell in two languages: what every author has to write, the kit gives."""
    written = (
        file for file in (ROOT / "examples/oh_hell").rglob("*") if file.suffix in {".py", ".toml", ".ftl", ".md"}
    )
    assert sum(len(file.read_text("utf-8").splitlines()) for file in written) <= 900


def test_the_guide_speaks_of_every_file_that_a_new_game_has_and_of_all_that_a_game_promises() -> None:
    guide = pages()["README.md"]
    for file in TEMPLATE.rglob(f"*{SUFFIX}"):
        assert file.name.removesuffix(SUFFIX) in guide
    kinds = {each.name: each.thing for each in reference.names()}
    for name in ("Game", "Scene"):
        for member in chain(getattr(kinds[name], "__abstractmethods__", ()), dict(reference.said(kinds[name]))):
            assert f"`{name}.{member}`" in guide
