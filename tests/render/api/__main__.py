"""Write down what API 1 promises."""

from testing.api import written
from tests.render.api import RECORDED

RECORDED.write_text(written(), "utf-8")
