"""The pages: those of the guide with what they quote, and the reference; names of API 1 lead to what they promise."""

from __future__ import annotations

import ast
import re
import textwrap
from pathlib import Path

from tools.authors import asked, reference
from tools.authors.reference import PAGES

ROOT = Path(__file__).parents[2]
FOLDER, GUIDE = ROOT / "docs" / "authors", Path(__file__).with_name("pages")

TESTS = "tests.md"

NAME = re.compile(r"(?<!\[)`([A-Za-z_.]+(?:\(\))?)`(?!\])")
QUOTE = re.compile(r"^<<([\w./]+) ([\w.]+)>>$", re.MULTILINE)
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def made() -> dict[str, str]:
    """All pages by their files' names."""
    pages = {file.name: file.read_text("utf-8") for file in sorted(GUIDE.glob("*.md"))}
    pages[TESTS] += "\n" + asked.tests()
    for file in PAGES.values():
        pages[file] += "\n" + reference.page(file)
    links = reference.links()
    return {file: linked(QUOTE.sub(_quoted, words), links, file).strip() + "\n" for file, words in pages.items()}


def linked(words: str, links: dict[str, str], file: str) -> str:
    """Markdown in which each name of API 1 leads to its entry, but where code stands by itself, and in headings.

    Raises ValueError for the name of something that a class of API 1 does not have.
    """
    classes = {name for name in links if name.isidentifier()}

    def lead(found: re.Match[str]) -> str:
        name = found[1]
        if name not in links:
            if name.partition(".")[0] in classes and "." in name:
                raise ValueError(f"{file}: there is no {name}")
            return found[0]
        return f"[`{name}`]({links[name].removeprefix(file)})"

    def of(part: str) -> str:
        lines = part.splitlines(keepends=True)
        return "".join(line if line.startswith("#") else NAME.sub(lead, line) for line in lines)

    return "".join(part if part.startswith("```") else of(part) for part in FENCE.split(words))


def _quoted(found: re.Match[str]) -> str:
    """What a line of a page asks for: a table of a class, or a part of a file of the codebase."""
    return summary(found[2]) if found[1] == "table" else source(ROOT / found[1], found[2])


def summary(name: str) -> str:
    """The methods of a class of API 1 with the first sentence of each; bold are those that a game has to write."""
    kind = next(each.thing for each in reference.names() if each.name == name)
    rows = ["| name | in short |", "|---|---|"]
    for member, words in reference.said(kind):
        first = re.split(r"(?<=\.) ", " ".join(words.split()), maxsplit=1)[0].replace("|", r"\|")
        bold = "**" if member in getattr(kind, "__abstractmethods__", ()) else ""
        rows.append(f"| {bold}`{name}.{member}`{bold} | {first} |")
    return "\n".join(rows)


def source(file: Path, name: str) -> str:
    """A class, function or method of a file, as it stands there."""
    text = file.read_text("utf-8")
    body: list[ast.stmt] = ast.parse(text).body
    for part in name.split("."):
        node = next(each for each in body if getattr(each, "name", None) == part)
        body = getattr(node, "body", [])
    first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
    lines = "\n".join(text.splitlines()[first - 1 : node.end_lineno])
    return f"```python\n{textwrap.dedent(lines)}\n```"
