"""The bot's metrics by name. No label has more values than there are games, kinds of things, or routes of Discord."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot.core.meter import Meter

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Bounds in seconds for what takes milliseconds."""

SLOW = (0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 300.0)
"""Bounds in seconds for what people wait for. Discord waits three for an acknowledgement."""


class Metrics(Meter):
    """Counts and times in a ``registry`` of its own."""

    on = True

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, words: str, *labels: str) -> Counter:
            return Counter(f"cairn_{name}", words, labels, registry=registry)

        def gauge(name: str, words: str, *labels: str) -> Gauge:
            return Gauge(f"cairn_{name}", words, labels, registry=registry)

        def histogram(name: str, words: str, bounds: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"cairn_{name}_seconds", words, labels, registry=registry, buckets=bounds)

        self._moves = counter("moves", "Moves stored", "game", "by")
        self._acknowledgement = histogram(
            "acknowledgement", "From an interaction's arrival to its first answer taken by Discord", SLOW
        )
        self._unanswered = counter("unanswered", "Interactions whose answer could not be delivered")
        self._refusals = counter("refusals", "What people were refused, by kind", "kind")
        self._posts = histogram("post", "From an outbox item being queued to its being said", SLOW, "kind")
        self._failed_posts = counter("failed_posts", "Attempts at outbox items that came to nothing", "kind", "why")
        self._failed_checks = counter("failed_checks", "Checks that were due and came to nothing", "kind", "why")
        self._requests = counter("discord_requests", "Requests to Discord", "route", "answer")
        self._request_times = histogram("discord_request", "Until Discord has answered a request", SLOW, "route")
        self._drawing = histogram("drawing", "Drawing a picture, in its worker", FAST, "what", "game")
        self._drawing_wait = histogram("drawing_wait", "A picture's wait for a worker", SLOW)
        self._thinking = histogram("thinking", "A computer player's thinking, in its worker", SLOW, "level")
        self._thinking_wait = histogram("thinking_wait", "A computer player's wait for a worker", SLOW, "level")
        self._database = histogram("database", "Reads, writes with their commit, and commits alone", FAST, "way")
        self._database_errors = counter("database_errors", "Queries that the database has failed")
        self.loop_lag = histogram("loop_lag", "How late the event loop woke a task", FAST)
        self.log_records = counter("log_records", "Records of the log from WARNING on", "level")
        self.incidents = counter("incidents", "Errors of Cairn's that people were given a number for")
        self.build = gauge("build_info", "The version that runs", "version", "commit")
        self.servers = gauge("servers", "Discord servers that this process serves")
        self.sign_age = gauge("sign_age_seconds", "Time since something last went well, as in cairn health", "sign")
        self.invalid_requests = gauge("invalid_requests", "Requests of the last ten minutes that Discord has refused")
        self.waiting = gauge("workers_waiting", "What waits for a worker process", "work")
        self.waiting_age = gauge("workers_oldest_seconds", "How long the oldest of that has waited", "work")
        self.tables = gauge("tables", "Tables in the database", "game", "state")
        self.outbox = gauge("outbox_items", "Items still to be said, in the database", "state")
        self.outbox_age = gauge("outbox_oldest_seconds", "Age of the oldest item that does not sleep")
        self.outbox_overdue = gauge("outbox_overdue_seconds", "How long the most overdue item was due to be tried")
        self.due = gauge("due_times", "Deadlines in the database")
        self.due_overdue = gauge("due_overdue_seconds", "How long the most overdue deadline has passed")
        for level in ("WARNING", "ERROR", "CRITICAL"):
            self.log_records.labels(level)

    def moved(self, game: str, moves: int, *, computer: bool) -> None:
        self._moves.labels(game, "computer" if computer else "person").inc(moves)

    def acknowledged(self, seconds: float) -> None:
        self._acknowledgement.observe(seconds)

    def unanswered(self) -> None:
        self._unanswered.inc()

    def refused(self, kind: str) -> None:
        self._refusals.labels(kind).inc()

    def posted(self, kind: str, seconds: float) -> None:
        self._posts.labels(kind).observe(seconds)

    def not_posted(self, kind: str, why: str) -> None:
        self._failed_posts.labels(kind, why).inc()

    def not_checked(self, kind: str, why: str) -> None:
        self._failed_checks.labels(kind, why).inc()

    def asked_discord(self, route: str, answer: str, seconds: float) -> None:
        self._requests.labels(route, answer).inc()
        self._request_times.labels(route).observe(seconds)

    def drew(self, what: str, game: str, waited: float, seconds: float) -> None:
        self._drawing.labels(what, game).observe(seconds)
        self._drawing_wait.observe(waited)

    def thought(self, level: str, waited: float, seconds: float) -> None:
        self._thinking.labels(level).observe(seconds)
        self._thinking_wait.labels(level).observe(waited)

    def stored(self, way: str, seconds: float) -> None:
        self._database.labels(way).observe(seconds)

    def not_stored(self) -> None:
        self._database_errors.inc()
