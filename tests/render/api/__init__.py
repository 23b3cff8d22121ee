"""What API 1 promises, written down. ``python -m tests.render.api`` writes it anew."""

from pathlib import Path

from games.packages import API

RECORDED = Path(__file__).parent / f"api-{API}.txt"
