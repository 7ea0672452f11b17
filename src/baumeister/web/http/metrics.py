"""Metrics for hosts: requests, connections, and refusals by their kind."""

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


class Metrics:
    """Counts since the start."""

    def __init__(self) -> None:
        self.requests = 0
        self.refused: Counter[str] = Counter()
        self.open_connections: Callable[[], int] = lambda: 0
        self._logged: Counter[str] = Counter()

    async def log_hourly(self) -> None:
        """Log the new refusals, once an hour."""
        while True:
            await asyncio.sleep(HOUR)
            self.log_refused()

    def log_refused(self) -> None:
        """Log the refusals since the last time, if there were any."""
        new = self.refused - self._logged
        self._logged = self.refused.copy()
        if new:
            log.info(
                "refused since the last such line: %s", ", ".join(f"{count} × {kind}" for kind, count in new.most_common())
            )

    def text(self) -> str:
        """Return all metrics in the format of Prometheus."""
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
    metrics: Metrics | None = request.scope.get("metrics")
    if metrics is not None:
        metrics.refused[refusal.kind if isinstance(refusal, HttpRefusal) else refusal.code] += 1


async def show_metrics(request: Request) -> Response:
    """Show the metrics to this machine only, and to no proxy's visitors."""
    if not is_from_here(request):
        raise request_refusals.no_page()
    metrics: Metrics = request.scope["metrics"]
    return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")


def is_from_here(request: Request) -> bool:
    """Tell whether a program on this machine asks."""
    try:
        is_loopback = request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        is_loopback = False
    return is_loopback and not any(name in request.headers for name in FORWARDED)
