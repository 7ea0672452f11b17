"""The parts of a running server."""

from dataclasses import dataclass

from starlette.requests import Request

from baumeister.web.http.event_streams import Streams
from baumeister.web.http.fragments import Fragments
from baumeister.web.live.bot_driver import BotDriver
from baumeister.web.live.bot_pool import Chooser
from baumeister.web.live.drawing_pool import DrawingPool
from baumeister.web.live.presence import Presence
from baumeister.web.live.rematch import Rematches
from baumeister.web.live.service import TableService
from baumeister.web.settings import Settings


@dataclass(frozen=True)
class Services:
    """The parts, as routes need them."""

    settings: Settings
    tables: TableService
    rematches: Rematches
    presence: Presence
    drawing: DrawingPool
    fragments: Fragments
    streams: Streams
    chooser: Chooser
    driver: BotDriver


def services(request: Request) -> Services:
    """Return the parts of the server behind a request."""
    found: Services = request.scope.get("services") or request.app.state.services
    return found
