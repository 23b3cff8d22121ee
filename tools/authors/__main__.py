"""Make ``docs/authors/``: ``make authors``."""

import sys
from pathlib import Path

from tools.authors.pages import FOLDER, made


def main(folder: Path = FOLDER) -> None:
    """Writes the pages and says where."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, words in made().items():
        (folder / name).write_text(words, "utf-8")
        sys.stdout.write(f"{folder / name}\n")


if __name__ == "__main__":
    main()
