"""What an operator allows: packages of games by name and seal, a hash of every file that would run.

A seal covers what is installed: of the package's distribution and of all that it depends on each file that its RECORD
lists, and whatever else lies in the package's folder. What Cairn itself depends on is trusted as Cairn is, and is no
part of it. Where a single byte of that changes, the seal is another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
LINE = re.compile(rf"({NAME.pattern})@([0-9a-f]{{64}})")
OF_AN_EXTRA = re.compile(r";.*\bextra\b")
NOTES = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
"""Files beside a distribution that an installation writes as it likes."""


def plain(name: str) -> str:
    """The name of a distribution as it is compared: ``Oh.Hell_x`` is ``oh-hell-x``."""
    return re.sub("[-_.]+", "-", name).lower()


def read(lines: str) -> dict[str, str]:
    """The seals of ``lines``, NAME@SEAL with spaces or commas between them, by name. Raises ValueError."""
    found = {}
    for each in re.split(r"[\s,]+", lines.strip()):
        if each:
            if (line := LINE.fullmatch(each)) is None:
                raise ValueError(each)
            found[plain(line[1])] = line[2]
    return found


def line(name: str, seal: str) -> str:
    """The line that allows a package."""
    return f"{plain(name)}@{seal}"


def seal(files: Mapping[str, Path]) -> str:
    """The hash over the names and the contents of ``files``. Raises OSError where one cannot be read."""
    digest = sha256()
    for name, file in sorted(files.items()):
        digest.update(f"{sha256(file.read_bytes()).hexdigest()} {name}\n".encode())
    return digest.hexdigest()


def files(name: str, folder: Path, trusted: Iterable[str]) -> dict[str, Path]:
    """Every file that a distribution may run, by its name where it is installed.

    That is what it and its dependencies list, but for the ``trusted`` distributions and theirs, and what lies in
    ``folder``, of an installation that only points there, too.
    """
    found = {f"{each.relative_to(folder.parent)}": each for each in folder.rglob("*") if each.is_file()}
    for distribution in _with_dependencies([name], leave=_names(tuple(trusted))):
        for listed in distribution.files or ():
            if listed.parts[0] != "..":
                found[f"{listed}"] = Path(str(listed.locate()))
    return {name: file for name, file in found.items() if _runs(Path(name)) and file.is_file()}


def required(requirements: Iterable[str]) -> list[str]:
    """The names of the distributions that ``requirements`` ask for, but for those of an extra."""
    named = (NAME.match(each) for each in requirements if not OF_AN_EXTRA.search(each))
    return [found[0] for found in named if found]


def _runs(name: Path) -> bool:
    noted = name.name in NOTES and name.parent.suffix == ".dist-info"
    return not noted and "__pycache__" not in name.parts and name.suffix != ".pyc"


@cache
def _names(of: tuple[str, ...]) -> frozenset[str]:
    """The distributions ``of`` these names, and all that they depend on."""
    return frozenset({*map(plain, of), *(plain(each.name) for each in _with_dependencies(of, leave=frozenset()))})


def _with_dependencies(names: Iterable[str], *, leave: frozenset[str]) -> Iterator[metadata.Distribution]:
    """The distributions of these names and all that they depend on, each once, but for what to ``leave`` out."""
    waiting, seen = [*names], {*leave}
    while waiting:
        if (name := plain(waiting.pop())) in seen:
            continue
        seen.add(name)
        try:
            distribution = metadata.distribution(name)
        except metadata.PackageNotFoundError:  # for another system, or not there: then its import fails
            continue
        yield distribution
        waiting += required(distribution.requires or ())
