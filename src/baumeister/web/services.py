"""Everything that a running server consists of."""

from dataclasses import dataclass

from starlette.requests import Request

from baumeister.web.botpool import Chooser
from baumeister.web.driver import Driver
from baumeister.web.onlookers import Onlookers
from baumeister.web.presence import Presence
from baumeister.web.settings import Settings
from baumeister.web.streams import Streams
from baumeister.web.tables import Tables


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
