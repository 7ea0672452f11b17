"""Everything that a running server consists of."""

from dataclasses import dataclass

from starlette.requests import Request

from baumeister.web.http.event_streams import Streams
from baumeister.web.http.spectator_cache import Onlookers
from baumeister.web.live.bot_driver import Driver
from baumeister.web.live.bot_pool import Chooser
from baumeister.web.live.presence import Presence
from baumeister.web.live.service import Tables
from baumeister.web.settings import Settings


@dataclass(frozen=True)
class Services:
    """The parts, as routes need them."""

    settings: Settings
    tables: Tables
    presence: Presence
    streams: Streams
    chooser: Chooser
    driver: Driver
    onlookers: Onlookers


def services(request: Request) -> Services:
    """Return the parts of the server that handles a request."""
    found: Services = request.scope.get("services") or request.app.state.services
    return found
