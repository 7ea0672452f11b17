"""The API for programs, /api/v1: loaded late, as its libraries take a third of the server's time to start."""

import asyncio
from functools import cache

from starlette.datastructures import State
from starlette.types import ASGIApp, Receive, Scope, Send


@cache
def load_api() -> ASGIApp:
    """Load the API."""
    from baumeister.web.api.app import create_api  # noqa: PLC0415 - that is the point

    return create_api()


class LazyApi:
    """The API, loaded with its first request if it has not been before."""

    def __init__(self, state: State) -> None:
        """`state` will have the server's `services`."""
        self._state = state
        self._api: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if self._api is None:
            self._api = await asyncio.to_thread(load_api)
        scope["services"] = self._state.services
        await self._api(scope, receive, send)  # the scope itself: the log reads the route from it
