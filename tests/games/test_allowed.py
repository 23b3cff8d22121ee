"""What an operator allows: a package runs as it was looked at, to the byte, and of what it depends on likewise."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from games import PACKAGES, allowed
from games.packages import Packages
from tests.games.test_packages import KEY, Install, cairn_games, install, why

__all__ = ["install"]

NAME = "other-by-post"
NOT_ALLOWED = f"it is not allowed; `cairn games --seal {NAME}` prints the line for CAIRN_GAMES"


def use(seals: dict[str, str]) -> Packages:
    """What is there now, of which the operator allows these."""
    packages = Packages()
    packages.allow(seals)
    return packages


def the_seal() -> dict[str, str]:
    """The seal of the other game, as it lies there now."""
    return {NAME: Packages()["other"].seal}


def test_packages_of_others_run_where_they_are_allowed(install: Install) -> None:
    install("other")
    assert why(use({})) == NOT_ALLOWED
    assert "other" in use(the_seal())
    assert "other" not in sys.modules, "nothing of it is imported to tell"


def test_cairns_own_need_no_line(install: Install) -> None:
    packages = use({})
    assert ([*packages], packages.left_out) == ([*PACKAGES], ())


@pytest.mark.parametrize("file", ["other/__init__.py", "other/locale/en.ftl", "other/game.toml", "other/new.so"])
def test_a_file_that_has_changed_or_come_breaks_the_seal(install: Install, tmp_path: Path, file: str) -> None:
    install("other")
    seal = the_seal()
    with (tmp_path / file).open("a", encoding="utf-8") as changed:
        changed.write("\n")
    assert why(use(seal)).startswith(f"it is not what was allowed: a file of {NAME}, or of what it depends on, ")


def test_what_an_installation_writes_as_it_likes_leaves_it_whole(install: Install, tmp_path: Path) -> None:
    install("other")
    seal = the_seal()
    (tmp_path / "other" / "__pycache__").mkdir()
    (tmp_path / "other" / "__pycache__" / "rules.cpython-311.pyc").write_bytes(b"x")
    installed = tmp_path / "other_by_post-0.3.dist-info"
    (installed / "INSTALLER").write_text("pip", "utf-8")
    (installed / "RECORD").write_text("other/__init__.py,,\nother_by_post-0.3.dist-info/INSTALLER,,\n", "utf-8")
    assert the_seal() == seal


def test_what_it_depends_on_is_part_of_it(install: Install, tmp_path: Path) -> None:
    install("other")
    alone = the_seal()
    with (tmp_path / "other_by_post-0.3.dist-info" / "METADATA").open("a", encoding="utf-8") as metadata:
        metadata.write("Requires-Dist: Hex.Grid>=1\nRequires-Dist: msgspec\nRequires-Dist: nowhere; extra == 'x'\n")
    library = tmp_path / "hex_grid-1.dist-info"
    library.mkdir()
    (library / "METADATA").write_text("Name: hex-grid\nVersion: 1\n", "utf-8")
    (library / "RECORD").write_text("hexes.py,,\n", "utf-8")
    (tmp_path / "hexes.py").write_text("SIDES = 6", "utf-8")
    assert "hexes.py" in Packages()["other"].files
    assert not any("msgspec" in name for name in Packages()["other"].files), "Cairn’s own is trusted as Cairn is"
    assert (seal := the_seal()) != alone
    (tmp_path / "hexes.py").write_text("SIDES = 7", "utf-8")
    assert the_seal() != seal
    (tmp_path / "hexes.py").write_text("import socket", "utf-8")
    with pytest.raises(Exception, match=r"its file hexes\.py, line 1: imports socket"):
        _ = Packages()["other"].game


def test_one_that_is_not_allowed_takes_no_ones_key(install: Install, tmp_path: Path) -> None:
    install("other")
    seal = the_seal()
    shutil.copytree(tmp_path / "other", tmp_path / "another")
    shutil.copytree(tmp_path / "other_by_post-0.3.dist-info", tmp_path / "another-1.dist-info")
    (tmp_path / "another-1.dist-info" / "METADATA").write_text("Name: another\nVersion: 1\n", "utf-8")
    (tmp_path / "another-1.dist-info" / "entry_points.txt").write_text("[cairn.games]\nother = another\n", "utf-8")
    assert Packages()["other"].entry.distribution == "another"
    packages = use(seal)
    assert packages["other"].entry.distribution == NAME
    assert [each.entry.distribution for each in packages.left_out] == ["another"]


@pytest.mark.parametrize("lines", ["", f"a@{'0' * 64}, B.c@{'1' * 64}\nd_e@{'2' * 64}"])
def test_lines_are_read(lines: str) -> None:
    assert [*allowed.read(lines)] == (["a", "b-c", "d-e"] if lines else [])


@pytest.mark.parametrize("lines", ["other", "other@", f"other@{'g' * 64}", f"other @{'0' * 64}"])
def test_what_is_no_line_is_told(lines: str) -> None:
    with pytest.raises(ValueError, match="other"):
        allowed.read(lines)


def test_the_command_prints_the_line_that_lets_it_play(install: Install, tmp_path: Path) -> None:
    install("other")
    (tmp_path / "other" / "scene.py").write_text(f"from render.{KEY} import SCENE as found\nSCENE = found", "utf-8")
    before = cairn_games(tmp_path)
    assert (before.returncode, f"left out: other of {NAME}: {NOT_ALLOWED}") == (3, before.stdout.splitlines()[-1])
    sealed = cairn_games(tmp_path, "--seal", NAME)
    assert (sealed.returncode, sealed.stdout) == (0, f"{allowed.line(NAME, the_seal()[NAME])}\n")
    (file := tmp_path / "allowed").write_text(f"# mine\n{sealed.stdout}", "utf-8")
    for given in (sealed.stdout, str(file)):
        after = cairn_games(tmp_path, allowed=given)
        assert after.returncode == 0, after.stdout + after.stderr
        assert f"other  {NAME}" in " ".join(after.stdout.split()).replace("other ", "other  ")
    assert cairn_games(tmp_path, allowed=str(tmp_path / "nowhere")).returncode == 2


def test_no_line_is_printed_for_what_would_be_refused(install: Install, tmp_path: Path) -> None:
    install("other", "import socket")
    refused = cairn_games(tmp_path, "--seal")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert f"other of {NAME} is none to allow: its file other/__init__.py, line 1: imports socket" in refused.stderr
    assert cairn_games(tmp_path, "--seal", "another").returncode == 1
