"""What a game tries in its process to get at files: its own it reads, in every way, and no other in any."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]

ARMED = """
import json, os, sys
from pathlib import Path
from bot.core.heap import give_back
from bot.core.workers.forbidden import RuleBroken, forbidding
from PIL import Image, ImageFont

tried = json.loads(sys.argv[1])
own, secret = Path("own").resolve(), Path("secret").resolve()
give_back()
os.chdir("/")
sys.addaudithook(forbidding([file for file in own.rglob("*") if file.is_file()]))
for each in tried:
    try:
        exec(each)
        print("done")
    except RuleBroken as broken:
        print(broken)
    except OSError as error:
        print(f"OSError: {error}")
"""

READS, LOOKS = "it may not read files that are not its own", "it may not look at folders that are not its own"

REFUSED = {
    "open(secret)": READS,
    "secret.read_text()": READS,
    "open(str(secret).lstrip('/'))": READS,
    "open(os.fsencode(secret))": READS,
    "open(own / '..' / 'secret')": READS,
    "open(own / 'elsewhere' / 'secret')": READS,
    "open(f'/proc/self/root{secret}')": READS,
    "open('/proc/self/environ')": READS,
    "open(0)": READS,
    "os.open(secret, os.O_RDONLY)": READS,
    "os.open('secret', os.O_RDONLY, dir_fd=os.open(secret.parent, os.O_RDONLY))": READS,
    "Image.open(secret)": READS,
    "ImageFont.load(str(secret))": READS,
    "os.listdir(secret.parent)": LOOKS,
    "[*os.scandir(secret.parent)]": LOOKS,
    "[*secret.parent.iterdir()]": LOOKS,
    "os.listdir('/proc')": LOOKS,
    "import readline": "it may not import readline",
    "import sqlite3; sqlite3.connect(secret)": "it may not do this: sqlite3.connect",
    "import ctypes; ctypes.CDLL(None)": "it may not do this: ctypes.dlopen",
    "open(own / 'table.json', 'a')": "it may not write files",
}

LET = (
    "open(own / 'table.json').read()",
    "os.listdir(own)",
    "Image.open(own / 'picture.png').load()",
    "from importlib import resources; resources.files('render').joinpath('fonts').iterdir()",
    "from render import fonts; fonts.check(); assert not fonts.missing",
    "import statistics, decimal; from babel.numbers import format_decimal; format_decimal(1.5, locale='de')",
    "give_back()",
    "assert not os.path.exists(own / 'nothing')",
)
"""What goes on: its own files, what Cairn has for it, and modules that are imported late."""


@pytest.fixture
def there(tmp_path: Path) -> Path:
    from PIL import Image

    (own := tmp_path / "own").mkdir()
    (own / "table.json").write_text("[]", "utf-8")
    Image.new("L", (1, 1)).save(own / "picture.png")
    (tmp_path / "secret").write_text("token=secret", "utf-8")
    (own / "elsewhere").symlink_to(tmp_path)
    return tmp_path


def done(tried: Sequence[str], folder: Path) -> list[str]:
    """What became of each of these in the process of a game."""
    told = subprocess.run(
        [sys.executable, "-c", ARMED, json.dumps(tried)],
        env={"PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


def test_what_is_not_its_own_is_refused(there: Path) -> None:
    assert dict(zip(REFUSED, done([*REFUSED], there), strict=True)) == REFUSED


def test_what_it_needs_it_may_read(there: Path) -> None:
    assert done(LET, there) == ["done"] * len(LET)


def test_fonts_alone_are_opened_without_a_word_to_anybody_and_what_is_none_tells_nothing(there: Path) -> None:
    assert done(["ImageFont.truetype(str(secret))"], there) == ["OSError: unknown file format"]
