"""The REST routes of Discord that a bot uses."""

from sandbox.rest import about, answers, channels, commands, messages
from sandbox.rest.routing import Call, Reply, Route

ROUTES: list[Route] = [r for module in (messages, channels, about, commands, answers) for r in module.route.all]

__all__ = ["ROUTES", "Call", "Reply", "Route"]
