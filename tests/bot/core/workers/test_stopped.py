"""What is remembered of the requests at which a game was stopped: for a while, and so many."""

from __future__ import annotations

from bot.core.workers.stopped import BUSY_SECONDS, MAX_REQUESTS, SECONDS, Stopped


def test_a_request_is_tried_again_after_a_while_and_sooner_where_the_machine_was_busy() -> None:
    now = [5.0]
    stopped = Stopped(lambda: now[0])
    assert stopped.why(b"asked") is None
    stopped.note(b"asked", "took too long")
    stopped.note(b"busy", "took too long", BUSY_SECONDS)
    now[0] += BUSY_SECONDS
    assert (stopped.why(b"asked"), stopped.why(b"busy")) == ("took too long", None)
    now[0] += SECONDS - BUSY_SECONDS
    assert stopped.why(b"asked") is None


def test_the_last_requests_are_remembered() -> None:
    stopped = Stopped()
    for number in range(MAX_REQUESTS + 1):
        stopped.note(b"%d" % number, "took too long")
        stopped.note(b"1", "took too long")
    assert stopped.why(b"0") is None
    assert stopped.why(b"1") is not None
    assert stopped.why(b"%d" % MAX_REQUESTS) is not None
