"""The REST routes of Discord that a bot uses."""

from sandbox.rest import about, answers, channels, commands, emojis, messages
from sandbox.rest.routing import Call, Reply, Route

_MODULES = (messages, channels, about, commands, answers, emojis)
ROUTES: list[Route] = [r for module in _MODULES for r in module.route.all]

__all__ = ["ROUTES", "Call", "Reply", "Route"]
