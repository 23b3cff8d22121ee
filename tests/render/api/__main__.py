"""Write down what API 1 promises, unless a name has gone that authors may still count on."""

import sys

from testing.api import gone_too_soon, version, written
from tests.render.api import RECORDED

if gone := gone_too_soon(RECORDED.read_text("utf-8"), written(), version()):
    sys.exit(f"These have to stay, or to be deprecated first: {', '.join(gone)}")
RECORDED.write_text(written(), "utf-8")
