"""Write down what API 1 promises."""

from tests.render.api import RECORDED, written

RECORDED.write_text(written(), "utf-8")
