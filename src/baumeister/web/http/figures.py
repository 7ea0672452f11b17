"""What a host may want to count: requests, and refusals by their kind."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from baumeister.web.http import request_refusals
from baumeister.web.http.request_refusals import HttpRefusal
from baumeister.web.table.refusals import Refusal

log = logging.getLogger("baumeister.web")
HOUR = 3600.0
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Figures:
    """Counts since the start."""

    def __init__(self) -> None:
        self.requests = 0
        self.refused: Counter[str] = Counter()
        self.open_connections: Callable[[], int] = lambda: 0
        self._told: Counter[str] = Counter()

    async def tell_hourly(self) -> None:
        """Tell the log once an hour."""
        while True:
            await asyncio.sleep(HOUR)
            self.tell()

    def tell(self) -> None:
        """Tell the log what was refused since the last time, if anything was."""
        new = self.refused - self._told
        self._told = self.refused.copy()
        if new:
            log.info(
                "refused since the last such line: %s", ", ".join(f"{count} × {kind}" for kind, count in new.most_common())
            )

    def text(self) -> str:
        """Return all figures in the format of Prometheus."""
        refused = [f'baumeister_refused_total{{kind="{kind}"}} {count}' for kind, count in sorted(self.refused.items())]
        lines = [
            "# TYPE baumeister_requests_total counter",
            f"baumeister_requests_total {self.requests}",
            "# TYPE baumeister_connections gauge",
            f"baumeister_connections {self.open_connections()}",
            "# TYPE baumeister_refused_total counter",
            *refused,
        ]
        return "\n".join(lines) + "\n"


def count(request: Request, refusal: Refusal) -> None:
    """Count a refusal by its kind."""
    figures: Figures | None = request.scope.get("figures")
    if figures is not None:
        figures.refused[refusal.kind if isinstance(refusal, HttpRefusal) else refusal.code] += 1


async def show_figures(request: Request) -> Response:
    """Show the figures to this machine only, and to no proxy's visitors."""
    if not is_from_here(request):
        raise request_refusals.no_page()
    figures: Figures = request.scope["figures"]
    return PlainTextResponse(figures.text(), media_type="text/plain; version=0.0.4")


def is_from_here(request: Request) -> bool:
    """Tell whether a program on this machine asks."""
    try:
        is_loopback = request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        is_loopback = False
    return is_loopback and not any(name in request.headers for name in FORWARDED)
